import { describe, expect, it } from "vitest";
import { Clock } from "@/companion/clock";
import { fold } from "@/companion/fold";
import { isEntry, merged, ordered, standing, undone, type Body, type Entries, type Entry } from "@/companion/log";
import type { Figures } from "@/games/geodia/companion/figures";
import { begin, finalCount, missing, nextTurn, priceNow, step, type State } from "@/games/geodia/companion/fold";
import * as king from "@/games/king/companion/fold";
import type { Figures as KingFigures } from "@/games/king/companion/figures";
import geodiaFigures from "./samples/companion-geodia.json";
import kingFigures from "./samples/companion-king.json";

const GEODIA = geodiaFigures as unknown as Figures;
const KING = kingFigures as unknown as KingFigures;
const NAMES = ["Anna", "Bela", "Ciro"];
const START: Body = { kind: "start", names: NAMES, options: { rounds: 8, barons: ["emerald", "sapphire", "ruby"] } };

/** Numbers that look random and are the same every time. */
function randomness(seed: number): (below: number) => number {
  let state = seed + 1;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

class Device {
  entries: Entries = new Map();
  #clock: Clock;
  #made = 0;
  constructor(
    readonly number: number,
    now: () => number,
  ) {
    this.#clock = new Clock(now);
  }
  add(body: Body): Entry {
    const id = `${this.number}${String(++this.#made).padStart(31, "0")}`;
    const entry = { id, device: `${this.number}`.repeat(16), stamp: this.#clock.next(), body };
    this.entries = merged(this.entries, [entry]);
    return entry;
  }
  hear(entries: Iterable<unknown>): void {
    this.entries = merged(this.entries, entries);
    for (const { stamp } of this.entries.values()) this.#clock.see(stamp);
  }
}

const stateOf = (entries: Entries): State => fold(entries, GEODIA, { begin, step }).state!;

function anyBody(random: (below: number) => number, own: readonly Entry[]): Body {
  const seat = random(3);
  const kinds: (() => Body)[] = [
    () => ({ kind: "goods", seat, goods: { gems: random(7) - 2 } }),
    () => ({ kind: "pay", seat, what: "worker", goods: { gems: 2 } }),
    () => ({ kind: "pay", seat, what: "road", goods: { wood: 1, iron: 1 } }),
    () => ({ kind: "turn", round: 1 + random(8), seat }),
    () => ({ kind: "event", slot: 1 + random(3), event: GEODIA.events[1 + random(7)]! }),
    () => ({ kind: "chest", seat, gems: random(9) }),
    () => ({ kind: "name", seat, name: `N${random(9)}` }),
    () => ({ kind: "undo", entry: own[random(Math.max(1, own.length))]?.id ?? "" }),
  ];
  return kinds[random(kinds.length)]!();
}

describe("a log", () => {
  it("comes to the same on all devices after any partition, and nothing is lost or doubled", () => {
    for (let seed = 0; seed < 100; seed++) {
      const random = randomness(seed);
      let time = 1_000_000;
      // every clock goes wrong in its own way
      const devices = [0, 1, 2].map((n) => new Device(n, () => time + (n - 1) * 40_000));
      const server = new Map<string, Entry>();
      const made = new Set<string>();
      made.add(devices[0]!.add(START).id);
      let connected = [true, true, true];
      for (let i = 0; i < 80; i++) {
        time += random(5000);
        if (random(8) === 0) connected = connected.map(() => random(2) === 1);
        const device = devices[random(3)]!;
        made.add(device.add(anyBody(random, [...device.entries.values()])).id);
        for (const each of devices.filter((_, n) => connected[n])) {
          for (const entry of each.entries.values()) server.set(entry.id, entry);
          each.hear(random(2) ? server.values() : [...server.values(), ...server.values()].reverse());
        }
      }
      for (const each of devices) for (const entry of each.entries.values()) server.set(entry.id, entry);
      for (const each of devices) each.hear(server.values());
      const [first, ...others] = devices.map(({ entries }) => entries);
      expect(new Set(first!.keys())).toEqual(made);
      for (const other of others) {
        expect(ordered(other)).toEqual(ordered(first!));
        expect(stateOf(other)).toEqual(stateOf(first!));
      }
    }
  });

  it("adds gems up whatever the order", () => {
    const device = new Device(0, () => 5);
    device.add(START);
    const sums = [3, -1, 7, 2, 5];
    const made = sums.map((gems) => device.add({ kind: "goods", seat: 1, goods: { gems } }));
    const start = stateOf(device.entries).players[1]!.gems - 16;
    const [head] = ordered(device.entries);
    for (const some of [made, made.toReversed(), [...made, ...made]])
      expect(stateOf(merged(new Map(), [head, ...some])).players[1]!.gems).toBe(start + 16);
  });

  it("takes entries back and restores them", () => {
    const device = new Device(0, () => 5);
    device.add(START);
    const gain = device.add({ kind: "goods", seat: 0, goods: { gems: 6 } });
    const undo = device.add({ kind: "undo", entry: gain.id });
    expect(undone(device.entries)).toEqual(new Set([gain.id]));
    expect(stateOf(device.entries).players[0]!.gems).toBe(4);
    device.add({ kind: "undo", entry: undo.id });
    expect(undone(device.entries)).toEqual(new Set([undo.id]));
    expect(stateOf(device.entries).players[0]!.gems).toBe(10);
  });

  it("lets nobody take back what comes later, nor twice", () => {
    const entry = (n: number, body: Body): Entry => {
      return { id: `${n}`.repeat(32), device: "a".repeat(16), stamp: n, body };
    };
    const entries = merged(new Map(), [
      entry(1, { kind: "undo", entry: "2".repeat(32) }),
      entry(2, { kind: "goods" }),
      entry(3, { kind: "undo", entry: "2".repeat(32) }),
      entry(4, { kind: "undo", entry: "2".repeat(32) }),
    ]);
    expect(undone(entries)).toEqual(new Set(["2".repeat(32)]));
    expect(standing(entries)).toEqual([]);
  });

  it("believes nothing but well-formed entries", () => {
    const good = { id: "a".repeat(32), device: "b".repeat(16), stamp: 3, body: { kind: "x" } };
    expect(isEntry(good)).toBe(true);
    const bad = [
      null,
      [],
      "x",
      { ...good, id: "A".repeat(32) },
      { ...good, id: "a" },
      { ...good, device: 3 },
      { ...good, stamp: -1 },
      { ...good, stamp: 1.5 },
      { ...good, stamp: Number.NaN },
      { ...good, stamp: 2 ** 50 },
      { ...good, body: null },
      { ...good, body: [] },
      { ...good, body: {} },
    ];
    expect(bad.filter(isEntry)).toEqual([]);
  });

  it("survives nonsense in well-formed entries", () => {
    const device = new Device(0, () => 5);
    device.add(START);
    const before = stateOf(device.entries);
    for (const kind of ["goods", "pay", "turn", "event", "chest", "uncover", "figures", "level", "tool", "dice", "x"])
      for (const value of [null, "x", -1, 1e9, [], {}, { gems: "9" }, Number.NaN])
        device.add({ kind, seat: value, goods: value, round: value, slot: value, event: value, gems: value });
    const after = stateOf(device.entries);
    expect(after.players).toEqual(before.players);
    expect(after.round).toBe(0);
  });
});

describe("a clock", () => {
  it("keeps to the time of day, and after what it has seen", () => {
    let now = 100;
    const clock = new Clock(() => now);
    expect(clock.next()).toBe(100);
    expect(clock.next()).toBe(101);
    clock.see(500);
    expect(clock.next()).toBe(501);
    now = 900;
    expect(clock.next()).toBe(900);
    clock.see(900 + 25 * 3600 * 1000); // somebody's clock is a day ahead
    expect(clock.next()).toBe(901);
  });
});

describe("Geodia", () => {
  const device = (): Device => {
    const made = new Device(0, () => 5);
    made.add(START);
    return made;
  };

  it("starts with what the barons have", () => {
    const { players, events, rounds } = stateOf(device().entries);
    expect(players.map(({ gems, side, workers }) => [gems, side, workers])).toEqual([
      [4, "goblins", 3],
      [3, "dwarves", 3],
      [2, "goblins", 4],
    ]);
    expect(players[1]!.stock).toEqual({ sulphur: 3, wood: 3, iron: 5, water: 3 });
    expect([events, rounds]).toEqual([["tournament", null, null, null], 8]);
  });

  it("loses what goes beyond twenty, and says so", () => {
    const one = device();
    const { id } = one.add({ kind: "goods", seat: 0, goods: { wood: 17, water: 4 } });
    const state = stateOf(one.entries);
    expect(state.players[0]!.stock).toEqual({ sulphur: 3, wood: 20, iron: 3, water: 7 });
    expect(state.lost).toEqual([{ entry: id, seat: 0, goods: { wood: 2 } }]);
  });

  it("brings tools' yields once when a turn begins, however often that is said", () => {
    const one = device();
    one.add({ kind: "pay", seat: 0, what: "gem-cutter", goods: { sulphur: 1, water: 1, gems: 1 } });
    one.add({ kind: "pay", seat: 0, what: "chain-saw", goods: { wood: 2, gems: 1 } });
    one.add({ kind: "turn", round: 1, seat: 0 });
    one.add({ kind: "turn", round: 1, seat: 0 });
    const { players, round, current } = stateOf(one.entries);
    expect(players[0]).toMatchObject({ gems: 3, stock: { sulphur: 2, wood: 5, iron: 3, water: 2 } });
    expect([round, current]).toEqual([1, 0]);
  });

  it("counts income as tiles times figures and remembers them", () => {
    const one = device();
    one.add({ kind: "income", seat: 0, round: 1, tiles: { 0: 2, 5: 1, 9: 4 } });
    expect(stateOf(one.entries).players[0]).toMatchObject({
      stock: { sulphur: 5, wood: 7, iron: 4, water: 4 },
      tiles: { 0: 2, 5: 1 },
    });
  });

  it("applies the wet season to every payment with water", () => {
    const one = device();
    one.add({ kind: "event", slot: 1, event: "wet-season" });
    const cost = (round: number, name: string): unknown => {
      one.add({ kind: "turn", round, seat: 0 });
      const state = stateOf(one.entries);
      return priceNow(
        state,
        GEODIA,
        GEODIA.prices.goblins.find((price) => price.name === name)!,
      );
    };
    expect([cost(1, "put-out"), cost(3, "put-out"), cost(3, "water-pump"), cost(3, "road")]).toEqual([
      { water: 3 },
      { water: 2 },
      { gems: 1 },
      { wood: 2, iron: 1 },
    ]);
  });

  it("says what is missing", () => {
    const { players } = stateOf(device().entries);
    expect(missing(players[0]!, { wood: 6, gems: 4, iron: 5 })).toEqual({ wood: 1, iron: 2 });
  });

  it("lets debts grow from the fourth round on until they are paid", () => {
    const one = device();
    one.add({ kind: "turn", round: 3, seat: 0 });
    one.add({ kind: "event", slot: 1, event: "claim" });
    one.add({ kind: "goods", seat: 1, goods: { gems: 9 } });
    one.add({ kind: "debt", seat: 1 });
    const debts = (round: number): number[] => {
      one.add({ kind: "turn", round, seat: 0 });
      return stateOf(one.entries).players.map(({ debt }) => debt);
    };
    expect([debts(5), debts(6), debts(8)]).toEqual([
      [5, 0, 5],
      [6, 0, 6],
      [8, 0, 8],
    ]);
    expect(stateOf(one.entries).players[1]!.gems).toBe(7);
  });

  it("moves on by the order at the table", () => {
    const one = device();
    const next = (): unknown => nextTurn(stateOf(one.entries), [2, 0, 1]);
    expect(next()).toEqual({ round: 1, seat: 2 });
    one.add({ kind: "turn", round: 1, seat: 1 });
    expect(next()).toEqual({ round: 2, seat: 2 });
    one.add({ kind: "turn", round: 8, seat: 1 });
    expect(next()).toBeNull();
  });

  it("counts chests for who holds them, less debts, by teams", () => {
    const one = new Device(0, () => 5);
    one.add({ kind: "start", names: ["A", "B", "C", "D"], options: { rounds: 8, teams: true } });
    const chest = one.add({ kind: "chest", seat: 0, gems: 3 });
    one.add({ kind: "chest", seat: 0, gems: 2 });
    one.add({ kind: "holder", chest: chest.id, seat: 3 });
    one.add({ kind: "turn", round: 3, seat: 0 });
    one.add({ kind: "event", slot: 1, event: "claim" });
    const counts = finalCount(stateOf(one.entries), GEODIA);
    expect(counts.map(({ total, side, place }) => [total, side, place])).toEqual([
      [4, 1, 1],
      [-2, -1, 2],
      [-3, 1, 1],
      [1, -1, 2],
    ]);
  });
});

describe("King of the Dice", () => {
  const entries = (...bodies: Body[]): Entries => {
    const one = new Device(0, () => 5);
    one.add({ kind: "start", names: ["A", "B", "C", "D"], options: {} });
    for (const body of bodies) one.add(body);
    return one.entries;
  };
  const told = (...bodies: Body[]): king.State => fold(entries(...bodies), KING, king).state!;

  it("scores the example of the sheets: 17, 20, 20, 23", () => {
    const sheets = [
      [3, 5, 0, 1, 0],
      [3, 3, 1, 0, 4],
      [5, 1, 2, 0, 0],
      [2, 4, 1, 3, 2],
    ];
    const parts = ["area", "others", "fires", "gold", "white"];
    const bodies = sheets.flatMap((row, seat) => row.map((n, i) => ({ kind: "sheet", seat, part: parts[i], n })));
    const all = king.scores(told(...bodies), KING);
    expect(all.map(({ total, place }) => [total, place])).toEqual([
      [17, 4],
      [20, 3],
      [20, 2],
      [23, 1],
    ]);
  });

  it("gives nothing for no fires, and shares what is tied", () => {
    const all = king.scores(told(), KING);
    expect(all.map(({ total, place }) => [total, place])).toEqual(Array.from({ length: 4 }, () => [2, 1]));
  });

  it("moves cards from the offer into hands, each once", () => {
    const state = told(
      { kind: "offer", deck: 0, card: 4 },
      { kind: "offer", deck: 1, card: 4 }, // of another deck
      { kind: "take", seat: 2, card: 4 },
      { kind: "take", seat: 3, card: 4 },
      { kind: "offer", deck: 0, card: 4 },
      { kind: "super", seat: 2, card: 13 },
    );
    expect(state.offer).toEqual([null, null, null, null, null]);
    expect(state.hands[2]).toEqual({ cards: [4], supers: 1 });
    expect(state.hands[3]).toEqual({ cards: [], supers: 0 });
  });

  it("pays jokers with fronts before super jokers", () => {
    const joker = KING.cards[0]!.joker;
    expect(king.cardsFor(KING, { cards: [1, 30], supers: 1 }, [{ die: joker, supers: 1 }])).toEqual([1]);
  });

  it("packs a drawn map into few letters and reads it back", () => {
    const spaces = KING.maps["3"]!;
    const packed = king.pack(KING, spaces);
    expect(king.unpack(KING, packed)).toEqual(spaces);
    expect(JSON.stringify(packed).length).toBeLessThan(900);
    for (const bad of [null, [], [1], [["a1"]], [["<b>", 0, 0, 0, 0, 0, 0]]]) expect(king.unpack(KING, bad)).toBeNull();
  });
});
