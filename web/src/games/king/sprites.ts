import hexes from "@/look/sprites/hexes.svg?raw";
import dice from "./sprites/dice.svg?raw";
import dragon from "./sprites/dragon.svg?raw";
import portraits from "./sprites/portraits.svg?raw";
import terrain from "./sprites/terrain.svg?raw";

export const sprites = { terrain, hexes, dice, dragon, portraits };
