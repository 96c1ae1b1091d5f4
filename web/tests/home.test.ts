import { describe, expect, it } from "vitest";
import { ago } from "@/lib/ago";
import type { TableLine } from "@/lib/api";
import { byUrgency } from "@/pages/home/order";

const line = (id: string, status: TableLine["status"], touched: number, yours = false): TableLine => ({
  id,
  game: "g",
  status,
  created: 0,
  touched,
  public: false,
  timer: null,
  seats: [],
  actor: null,
  your_turn: yours,
  scores: null,
});

describe("one's own tables", () => {
  it("come in the order in which they want attention", () => {
    const all = [
      line("over", "over", 9),
      line("waits", "waiting", 8),
      line("theirs", "playing", 7),
      line("mine-old", "playing", 1, true),
      line("mine-new", "playing", 5, true),
    ];
    expect(byUrgency(all).map(({ id }) => id)).toEqual(["mine-new", "mine-old", "theirs", "waits", "over"]);
  });
});

describe("how long ago", () => {
  const NOW = 1_800_000_000;
  const before = (seconds: number, language = "en"): string => ago(NOW - seconds, NOW, language);

  it("is told as people say it", () => {
    expect(before(3)).toBe("now");
    expect(before(-5)).toBe("now"); // clocks differ
    expect(before(130)).toBe("2 minutes ago");
    expect(before(7200, "sk")).toBe("pred 2 hodinami");
    expect(before(86_400, "cs")).toBe("včera");
    expect(before(30 * 86_400)).toMatch(/2026/);
  });
});
