import cards from "./sprites/cards.svg?raw";
import map from "./sprites/map.svg?raw";
import pieces from "./sprites/pieces.svg?raw";
import { CODES } from "./view";

export const sprites = { "geodia-pieces": pieces, "geodia-cards": cards, "geodia-map": map };

/** What stands on the map and must be told from any land. */
export const rimmed = new Set([
  ...Object.values(CODES).flatMap((baron) => [`w-${baron}`, `n-${baron}`]),
  "ballista",
  "tower",
  "trebuchet",
  "railgun",
  "airship",
  "drill",
  "chest",
  "i-shield",
]);
