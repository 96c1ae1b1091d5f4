import dice from "@/look/sprites/dice.svg?raw";
import hexes from "@/look/sprites/hexes.svg?raw";
import portraits from "@/look/sprites/portraits.svg?raw";
import terrain from "@/look/sprites/terrain.svg?raw";

export const sprites = { terrain, hexes, dice, portraits };
