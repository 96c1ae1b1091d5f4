/** The four things one builds on the map: their symbols, and the names of their prices. */
import type { Tool } from "./choices";

type Built = "road" | "rail" | "wall" | "detonate";

export const TOOL_ICONS: Record<Built, string> = {
  road: "i-road",
  rail: "i-rail",
  wall: "i-wall",
  detonate: "i-boom",
};
export const TOOL_PRICES: Record<Built, string> = {
  road: "road",
  rail: "railway",
  wall: "wall",
  detonate: "detonation",
};

export const isBuilt = (verb: string): verb is Built => verb in TOOL_ICONS;

/** What hovers over a tile while a tool is held; null: nothing does. */
export function ghostOf(tool: Tool | null, baron: string | null): string | null {
  if (tool?.startsWith("put") && baron) return `${tool === "put-worker" ? "w" : "n"}-${baron}`;
  return tool && isBuilt(tool) ? TOOL_ICONS[tool] : null;
}
