/** Parts of the table lessons point at, by the names the lessons use. On a phone some lie behind a tab: that tab. */
const tab = (n: number): string => `.geodia .tabs [role="tab"]:nth-child(${n})`;

const PARTS: Record<string, readonly string[]> = {
  map: [".geodia .map .sea"],
  stock: [".geodia .stocks", ".geodia .strip", ".geodia .base"],
  hand: [".geodia .hand .cards", tab(1)],
  base: [".geodia .base .blds", tab(2)],
  prompt: [".geodia .prompt"],
  dice: [".geodia .dice", ".geodia .prompt"],
  end: ['.geodia [data-do="end"]'],
  market: ['.geodia [data-do="market"]', tab(2)],
  events: [".geodia .events", tab(3)],
  barons: [".geodia .barons", tab(3)],
};

export const parts = (name: string): readonly string[] => PARTS[name] ?? [];
