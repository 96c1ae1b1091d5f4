import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { numberIn } from "@/lib/router-match";
import { REST, Steps } from "@/lib/steps";

/** Steps that answer when told to. */
function asked() {
  const open = new Map<number, { come: () => void; fail: (problem: unknown) => void }>();
  const log: string[] = [];
  const steps = new Steps<string>({
    ask: (ply) => new Promise((resolve, reject) => open.set(ply, { come: () => resolve(`at ${ply}`), fail: reject })),
    got: (ply, answer) => log.push(`${ply} ${answer}`),
    failed: (problem) => log.push(`failed ${String(problem)}`),
  });
  return { open, log, steps };
}

const settle = (): Promise<void> => vi.advanceTimersByTimeAsync(0).then(() => undefined);

describe("steps of a record", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("shows only the newest, whatever comes first", async () => {
    const { open, log, steps } = asked();
    void steps.go(3);
    void steps.go(4);
    open.get(4)!.come();
    await settle();
    open.get(3)!.come();
    await settle();
    expect(log).toEqual(["4 at 4"]);
    expect(steps.asking).toBe(false);
  });

  it("tells of a failure only if the step is still wanted", async () => {
    const { open, log, steps } = asked();
    void steps.go(3);
    void steps.go(4);
    open.get(3)!.fail("old");
    await settle();
    expect(log).toEqual([]);
    expect(steps.asking).toBe(true);
    open.get(4)!.fail("new");
    await settle();
    expect(log).toEqual(["failed new"]);
  });

  it("waits for a slider to rest, and asks once", async () => {
    const { open, log, steps } = asked();
    for (const ply of [1, 2, 3]) {
      steps.goSoon(ply);
      await vi.advanceTimersByTimeAsync(REST / 2);
    }
    expect(open.size).toBe(0);
    await vi.advanceTimersByTimeAsync(REST);
    expect([...open.keys()]).toEqual([3]);
    open.get(3)!.come();
    await settle();
    expect(log).toEqual(["3 at 3"]);
  });

  it("a button overtakes a slider; who has left hears nothing", async () => {
    const { open, log, steps } = asked();
    steps.goSoon(7);
    void steps.go(8);
    await vi.advanceTimersByTimeAsync(2 * REST);
    expect([...open.keys()]).toEqual([8]);
    steps.stop();
    open.get(8)!.come();
    await settle();
    expect(log).toEqual([]);
  });
});

describe("numbers in an address", () => {
  it("are whole and not negative, or not there", () => {
    const query = new URLSearchParams("ply=12&seat=0&bad=1.5&low=-1&none=&word=x");
    expect(["ply", "seat", "bad", "low", "none", "word", "missing"].map((name) => numberIn(query, name))).toEqual([
      12,
      0,
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});
