/** What changes place flies there: gems and chests to their owner, cards to a hand or onto the map, figures, shots. */
import { tick } from "svelte";
import type { EventOut } from "@/lib/api";
import { seatOf, spaceOf } from "@/lib/args";
import { fly, type Flight } from "@/lib/fly";
import { settings } from "@/lib/settings.svelte";
import { picture, small } from "./pictures";
import { ownerOf, type GeodiaView } from "./view";

const GEM = 26; // px
const CARD = 54;
const MOST_GEMS = 4; // of one find: more would be a cloud
const AFTER = 90; // ms between gems of one find
const WALK = 480;
const SHOT = 380;

/** The first of these that is on screen: what is folded away has no size. */
const seen = (selector: string): Element | undefined =>
  [...document.querySelectorAll(selector)].find((each) => each.getBoundingClientRect().width > 0);

const gems = (seat: number): Element | undefined => seen(`[data-gems="${seat}"]`);
const hand = (seat: number): Element | undefined => seen(`[data-hand="${seat}"], [data-pile="${seat}"]`) ?? gems(seat);

/** A place of the map: a tile by its name, or the base of a seat. */
function spot(view: GeodiaView, name: string | null, seat: number): Element | null {
  const base = view.bases.find((each) => each.seat === seat);
  return document.getElementById(name && name !== "base" ? `hex-${name}` : `hex-base-${base?.name ?? ""}`);
}

type Sent = (event: EventOut, view: GeodiaView, seat: number, tile: string | null) => void;

function sendGems(n: number, from: Element | null, seat: number): void {
  for (let i = 0; i < Math.min(n, MOST_GEMS); i++) fly("i-gem", from, gems(seat), { size: GEM, delay: i * AFTER });
}

const place = (arg: EventOut["args"][string] | undefined): string | null =>
  spaceOf(arg) ?? (typeof arg === "string" ? arg : null);

function shotFrom(view: GeodiaView, seat: number, weapon: string): string | null {
  const kind = weapon.replace(/ \d$/, "");
  return view.tiles.find((tile) => tile.siege.some((each) => each.seat === seat && each.kind === kind))?.name ?? null;
}

const played: Sent = ({ args }, view, seat, tile) =>
  fly(picture(String(args.card)), hand(seat), spot(view, tile, seat), { size: CARD });
const home: Sent = (_, view, seat, tile) => fly("chest", spot(view, tile, seat), gems(seat), { size: GEM + 6 });
const shot: Sent = ({ args }, view, seat, tile) => {
  const weapon = String(args.weapon);
  fly(small(weapon), spot(view, shotFrom(view, seat, weapon), seat), spot(view, tile ?? view.dragon.name, seat), {
    size: GEM,
    time: SHOT,
  });
};

const FLIGHTS: Record<string, Sent> = {
  "geodia-mines": ({ args }, view, seat, tile) => sendGems(Number(args.gems), spot(view, tile, seat), seat),
  "geodia-treasure": ({ args }, view, seat) => sendGems(Number(args.gems), spot(view, view.dragon.name, seat), seat),
  "geodia-chest-home": home,
  "geodia-steals": home,
  "geodia-chest-put": (_, view, seat, tile) =>
    fly("chest", seen(`[data-chests="${seat}"]`) ?? gems(seat), spot(view, tile, seat), { size: GEM }),
  "geodia-draws": (_, view, seat) =>
    fly(`back-${view.players[seat]!.side === "goblins" ? "goblin" : "dwarf"}`, spot(view, null, seat), hand(seat), {
      size: GEM,
    }),
  "geodia-plays": played,
  "geodia-plays-at": played,
  "geodia-puts": ({ args }, view, seat, tile) => walk(view, seat, String(args.figure), null, tile),
  "geodia-moves": ({ args }, view, seat) => walk(view, seat, String(args.figure), place(args.from), place(args.to)),
  "geodia-fires": shot,
  "geodia-fires-treasure": shot,
};

function walk(view: GeodiaView, seat: number, figure: string, from: string | null, to: string | null): void {
  const art = `${figure === "worker" ? "w" : "n"}-${ownerOf(view, seat)}`;
  const how: Flight = { size: GEM, time: WALK, arc: 0 };
  fly(art, spot(view, from, seat), spot(view, to, seat), how);
}

/** Sends off what these events moved. The things themselves stand in their new places already. */
export async function sendOff(events: readonly EventOut[], view: GeodiaView): Promise<void> {
  if (settings.still || !events.length) return;
  await tick();
  for (const event of events) {
    const seat = seatOf(event.args.seat);
    if (seat !== null) FLIGHTS[event.id]?.(event, view, seat, place(event.args.tile));
  }
}
