import { beforeEach, describe, expect, it, vi } from "vitest";
import type { SeatOut, Table } from "@/lib/api";
import { begin, commits, takePart } from "@/lib/entropy";
import { seatCommitment } from "@/lib/hashes";
import { keep, pinOf, readPin } from "@/lib/pins";

/** What a server does with commitments and reveals; `sent` is what it was told. */
const server = vi.hoisted(() => ({ table: null as unknown, sent: [] as { route: string; seats: unknown[] }[] }));

vi.mock("@/lib/api", () => {
  type Part = { seat: number; commitment?: string; entropy?: string };
  const answer = (route: string) => (_: string, round: number, seats: Part[]) => {
    server.sent.push({ route, seats });
    const table = server.table as Table;
    if (round !== table.fairness.round) return Promise.reject(new Error("wrong-round"));
    for (const { seat, commitment, entropy } of seats) {
      const each = table.fairness.seats[seat]!;
      each.commitment ??= commitment ?? "computed";
      each.revealed ||= entropy !== undefined;
    }
    return Promise.resolve(settled(table));
  };
  return {
    api: { commit: answer("commit"), reveal: answer("reveal"), table: () => Promise.resolve(server.table as Table) },
    ApiError: class extends Error {},
  };
});

function settled(table: Table): Table {
  const dice = table.fairness.seats.filter((seat) => seat.commits);
  const open = table.seats.some((seat) => seat.kind === "open");
  const ready = dice.every((seat) => seat.commitment !== null);
  table.fairness.phase = open ? "seats" : ready ? "reveal" : "commit";
  if (!open && ready && dice.every((seat) => seat.revealed)) table.status = "playing";
  return structuredClone(table);
}

function tableOf(id: string, ...kinds: ("mine" | "theirs" | "bot" | "open")[]): Table {
  const seats = kinds.map((kind, seat) => ({
    seat,
    kind: kind === "mine" || kind === "theirs" ? "human" : kind,
    yours: kind === "mine",
  })) as SeatOut[];
  const dice = kinds.map((kind) => ({
    commits: kind === "mine" || kind === "theirs",
    commitment: null,
    revealed: false,
  }));
  const fairness = {
    scheme: 2,
    commitment: "c0",
    revealed: false,
    round: 1,
    phase: "seats",
    awaited: [],
    seats: dice,
  };
  server.table = { id, status: "waiting", seats, fairness } as unknown as Table;
  return settled(server.table as Table);
}

const theTable = (): Table => server.table as Table;
const routes = (): string[] => server.sent.map(({ route }) => route);

/** Keys are own members, as with a browser's. */
class Shelf {
  [key: string]: unknown;
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null;
  }
  setItem(key: string, text: string): void {
    this[key] = text;
  }
  removeItem(key: string): void {
    delete this[key];
  }
}

beforeEach(() => {
  server.sent = [];
  vi.unstubAllGlobals();
  vi.stubGlobal("localStorage", new Shelf());
  vi.stubGlobal("navigator", {});
});

describe("a device's part in the dice", () => {
  it("reveals at once when nobody else is waited for: one request", async () => {
    const table = await begin(tableOf("alone", "mine", "bot", "mine"));
    expect([table.status, routes()]).toEqual(["playing", ["reveal"]]);
    const pin = pinOf("alone")!;
    expect(pin.commitments?.[0]).toBe(await seatCommitment("alone", "c0", 1, 0, pin.entropy["0"]!));
    expect(pin.commitments?.[1]).toBe("");
    expect(pin.entropy["0"]).not.toBe(pin.entropy["2"]);
  });

  it("keeps its text until all have committed, and the list of commitments before it is sent", async () => {
    await takePart(tableOf("two", "mine", "theirs"));
    expect(routes()).toEqual(["commit"]);
    expect(pinOf("two")?.commitments).toBeNull();
    await takePart(settled(theTable()));
    expect(routes()).toEqual(["commit"]);
    theTable().fairness.seats[1]!.commitment = "their";
    await takePart(settled(theTable())); // perhaps after a reload: what is kept is all it needs
    expect(routes()).toEqual(["commit", "reveal"]);
    expect(pinOf("two")?.commitments?.[1]).toBe("their");
    const [, revealed] = server.sent;
    expect(revealed?.seats).toEqual([{ seat: 0, entropy: pinOf("two")?.entropy["0"] }]);
    expect((await takePart(settled(theTable()))).trouble).toBeNull();
    expect(server.sent).toHaveLength(2);
  });

  it("does not reveal to a server that swapped its secret, or a commitment after ours was revealed", async () => {
    await takePart(tableOf("swap", "mine", "theirs"));
    theTable().fairness.seats[1]!.commitment = "their";
    theTable().fairness.commitment = "c1";
    expect((await takePart(settled(theTable()))).trouble).toBe("tampered");
    theTable().fairness.commitment = "c0";
    expect((await takePart(settled(theTable()))).trouble).toBeNull();
    expect(routes()).toEqual(["commit", "reveal"]);
    theTable().fairness.seats[0]!.revealed = false;
    theTable().fairness.seats[1]!.commitment = "later";
    expect((await takePart(settled(theTable()))).trouble).toBe("tampered");
    theTable().fairness.seats[1]!.commitment = "their";
    theTable().fairness.seats[0]!.commitment = "not ours";
    expect((await takePart(settled(theTable()))).trouble).toBe("tampered");
    expect(server.sent).toHaveLength(2);
  });

  it("commits to new text in a new round, and counts what it revealed in vain", async () => {
    await takePart(tableOf("anew", "mine", "theirs"));
    theTable().fairness.seats[1]!.commitment = "their";
    await takePart(settled(theTable()));
    const before = pinOf("anew")!;
    const old = settled(theTable());
    Object.assign(theTable().fairness, { round: 2 });
    for (const seat of theTable().fairness.seats) Object.assign(seat, { commitment: null, revealed: false });
    await takePart(settled(theTable()));
    const after = pinOf("anew")!;
    expect([after.round, after.again, after.commitments]).toEqual([2, 1, null]);
    expect(after.entropy["0"]).not.toBe(before.entropy["0"]);
    expect((await takePart(old)).trouble).toBeNull(); // older news: the table is asked for again
    theTable().fairness.round = 1;
    expect((await takePart(settled(theTable()))).trouble).toBe("tampered");
  });

  it("leaves a seat to the device of the same player that committed first", async () => {
    const table = tableOf("else", "mine", "theirs");
    theTable().fairness.seats[0]!.commitment = "from the phone";
    expect((await takePart(settled(theTable()))).trouble).toBe("elsewhere");
    expect(pinOf("else")?.entropy).toEqual({});
    expect(server.sent).toEqual([]);
    expect(table.fairness.scheme).toBe(2);
  });

  it("forgets what was never revealed when the seat is left", async () => {
    await takePart(tableOf("left", "mine", "theirs"));
    theTable().seats[0]!.yours = false;
    await takePart(settled(theTable()));
    expect(pinOf("left")?.entropy).toEqual({});
  });

  it("asks nothing of watchers, of started tables, of the first recipe, or without WebCrypto", async () => {
    await takePart(tableOf("watch", "theirs", "bot"));
    expect(pinOf("watch")).toBeNull();
    await takePart({ ...tableOf("started", "mine"), status: "playing" });
    const old = tableOf("old", "mine");
    await takePart({ ...old, fairness: { ...old.fairness, scheme: 1 } });
    const table = tableOf("plain", "mine");
    vi.stubGlobal("crypto", { getRandomValues: () => new Uint8Array() });
    expect(commits()).toBe(false);
    expect((await takePart(table)).table).toBe(table);
    expect(server.sent).toEqual([]);
  });

  it("lets the tabs of a browser take turns", async () => {
    const request = vi.fn((_: string, work: () => unknown) => work());
    vi.stubGlobal("navigator", { locks: { request } });
    await takePart(tableOf("tabs", "mine", "theirs"));
    expect(request.mock.calls[0]?.[0]).toBe("gemhold-dice:tabs");
  });
});

describe("what is kept", () => {
  it("is bounded: the oldest goes first", async () => {
    for (let i = 0; i < 70; i++) {
      await takePart(tableOf(`t${i}`, "mine", "theirs"));
      const pin = pinOf(`t${i}`)!;
      localStorage.setItem(`gemhold-dice:t${i}`, JSON.stringify({ ...pin, at: i }));
    }
    const kept = Object.keys(localStorage).filter((key) => key.startsWith("gemhold-dice:"));
    expect(kept).toHaveLength(60);
    expect(kept).not.toContain("gemhold-dice:t9");
    expect(kept).toContain("gemhold-dice:t69");
  });

  it("holds until the page is closed where nothing can be stored", async () => {
    vi.stubGlobal("localStorage", {
      getItem: () => {
        throw new Error("denied");
      },
    });
    await takePart(tableOf("private", "mine", "theirs"));
    expect(pinOf("private")?.entropy["0"]).toHaveLength(32);
  });

  it("is read from a file only if it is complete", () => {
    const pin = keep({
      gemhold: "pinned",
      table: "t",
      commitment: "c",
      round: 1,
      commitments: ["x", ""],
      entropy: { "0": "e" },
      committed: [0],
      again: 0,
      at: 0,
    });
    expect(readPin(JSON.parse(JSON.stringify(pin)))).toEqual(pin);
    for (const change of [{ gemhold: 1 }, { table: 1 }, { commitments: [1] }, { entropy: { "0": 1 } }, { round: "1" }])
      expect(readPin({ ...pin, ...change })).toBeNull();
    expect(readPin(null)).toBeNull();
  });
});
