import cards from "./sprites/cards.svg?raw";
import map from "./sprites/map.svg?raw";
import pieces from "./sprites/pieces.svg?raw";

export const sprites = { "geodia-pieces": pieces, "geodia-cards": cards, "geodia-map": map };
