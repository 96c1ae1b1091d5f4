import cards from "./sprites/cards.svg?raw";
import map from "./sprites/map.svg?raw";
import pieces from "./sprites/pieces.svg?raw";

export const sprites = { "geodia-pieces": pieces, "geodia-cards": cards, "geodia-map": map };

const BARONS = ["em", "ru", "sa", "ci"];
/** What stands on the map and must be told from any land. */
export const rimmed = new Set([...BARONS.flatMap((baron) => [`w-${baron}`, `n-${baron}`]), "ballista", "tower", "trebuchet", "railgun", "airship", "drill", "chest", "i-shield"]);
