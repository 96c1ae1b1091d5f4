/** Symbols of cards, events and things in play. */
const SHORT: Record<string, string> = {
  "railway-artillery": "railgun",
  "chain-saw": "saw",
  "gem-cutter": "cutter",
  "water-pump": "pump",
  "gem-find": "find",
  "ka-boom": "kaboom",
};
const EVENTS: Record<string, string> = { "wet-season": "wet", "job-fair": "jobfair", inspection: "inspect" };
const SMALL: Record<string, string> = {
  ballista: "ballista",
  tower: "tower",
  trebuchet: "trebuchet",
  "railway-artillery": "railgun",
  airship: "airship",
  "underground-drill": "drill",
  "forest-drone": "i-drone",
  "mountain-drone": "i-mountain-drone",
  "chain-saw": "i-saw",
  jackhammer: "i-jack",
  "gem-cutter": "i-cutter",
  "water-pump": "i-pump",
  rocket: "i-rocket",
  "explosive-drone": "i-explosive-drone",
  "ka-boom": "i-boom",
};

export const picture = (card: string): string => `v-${SHORT[card] ?? card}`;
export const eventPicture = (event: string): string => `ev-${EVENTS[event] ?? event}`;
export const eventIcon = (event: string): string => `i-${EVENTS[event] ?? event}`;
/** The small picture of a thing in play, a weapon. */
export const small = (card: string): string => SMALL[card.replace(/ \d$/, "")] ?? "i-card";
