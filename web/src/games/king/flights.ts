/** What flies where: cards to hands, tokens and fires to the map, gems to their owners, and the dragon. */
import type { EventOut } from "@/lib/api";
import { seatOf, spaceOf } from "@/lib/args";
import { fly, placeOf, type End, type Place } from "@/lib/fly";
import type { KingView } from "./view";

const GEM = 34;
const CARD = 46;
const TOKEN = 38;
const FIRE = 56;
const DRAGON = 150;
const SWOOP = 700; // ms the dragon takes

/** Where things stood before the play: what is gone afterwards flies from there. */
export interface Before {
  offer: (Place | null)[];
  hands: Map<number, Place>;
}

const find = (root: ParentNode, selector: string): Element | null =>
  [...root.querySelectorAll(selector)].find((element) => placeOf(element)) ?? null;

export function before(root: HTMLElement): Before {
  const hands = new Map<number, Place>();
  for (const card of root.querySelectorAll<HTMLElement>(".hand [data-card]")) {
    const place = placeOf(card);
    if (place) hands.set(Number(card.dataset.card), place);
  }
  return { offer: [1, 2, 3, 4, 5].map((deck) => placeOf(root.querySelector(`[data-deck="${deck}"]`))), hands };
}

export class Flights {
  constructor(
    private readonly root: HTMLElement,
    private readonly view: KingView,
    private readonly was: Before,
    /** Whose cards lie in the strip of small screens. */
    private readonly me: number,
  ) {}

  /** All that a play's events move. */
  start(events: readonly EventOut[]): void {
    let space: Element | null = null;
    for (const event of events) {
      const { id, args } = event;
      const [seat, from] = [seatOf(args.seat), seatOf(args.from)];
      space = this.#hex(spaceOf(args.space)) ?? space;
      if (id === "king-takes" && seat !== null)
        this.#card(seat, this.#cardOf(seat, Number(args.card)), this.was.offer[Number(args.deck) - 1]);
      else if (id === "king-takes-super" && seat !== null)
        this.#card(seat, this.#last(seat), this.was.offer[Number(args.deck) - 1]);
      else if (id === "king-steals-card" && seat !== null && from !== null) {
        const was = this.was.hands.get(Number(args.card)) ?? placeOf(this.#head(from));
        this.#card(seat, this.#cardOf(seat, Number(args.card)), was);
      } else if (id === "king-builds" || id === "king-slays" || id === "king-raids") {
        if (id === "king-slays") this.#thing("fire", space, this.#stat(seat, "fire"), TOKEN);
        if (from !== null) this.#token(from, space, this.#head(from));
        this.#token(seat, this.#head(seat), space);
      } else if (id === "king-finds-gem") this.#gem(args.gem, space, seat);
      else if (id === "king-supply-gem" || id === "king-fair-gem")
        this.#gem(args.gem, find(this.root, `[data-supply="gem-${args.gem}"]`), seat);
      else if (id === "king-steals-gem" && from !== null)
        this.#gem(args.gem, this.#stat(from, `gem-${args.gem}`) ?? this.#head(from), seat);
      else if (id === "king-fire-laid" || id === "king-ruin") this.#dragon(space);
      else if (id === "king-fire-of") this.#thing("fire", this.#stat(from, "fire"), space, FIRE, SWOOP / 2);
    }
  }

  #hex(name: string | null): Element | null {
    return name === null ? null : this.root.querySelector(`[data-name="${CSS.escape(name)}"]`);
  }

  #area(seat: number | null): Element | null {
    return this.root.querySelector(`[data-seat="${seat}"]`);
  }

  #head(seat: number | null): Element | null {
    const area = this.#area(seat);
    return area && find(area, ".tk");
  }

  #stat(seat: number | null, icon: string): Element | null {
    const area = this.#area(seat);
    return area && (find(area, `[data-stat="${icon}"] svg`) ?? find(area, ".tk"));
  }

  /** A card of a player's hand; on small screens in the strip of one's own cards. */
  #cardOf(seat: number, card: number): Element | null {
    const area = this.#area(seat);
    const own = seat === this.me ? find(this.root, `[data-mine="front${card}"]`) : null;
    return (area && find(area, `[data-card="${card}"]`)) ?? own;
  }

  #last(seat: number): Element | null {
    const area = this.#area(seat);
    const own = seat === this.me ? find(this.root, "[data-mine]:last-of-type") : null;
    return (area && find(area, ".hand li:last-child > *")) ?? own;
  }

  #card(seat: number, card: Element | null, from: End): void {
    if (card) fly(card, from, card, { size: CARD });
    else fly("cardico", from, this.#head(seat), { size: CARD });
  }

  #token(seat: number | null, from: End, to: End): void {
    const colour = this.view.players[seat ?? -1]?.colour;
    if (colour) fly(`tok-${colour}`, from, middle(to), { size: TOKEN });
  }

  #gem(gem: unknown, from: End, seat: number | null): void {
    this.#thing(`gem-${String(gem)}`, from, this.#stat(seat, `gem-${String(gem)}`), GEM, 160);
  }

  #thing(symbol: string, from: End, to: End, size: number, delay = 0): void {
    fly(symbol, from, to, { size, delay });
  }

  /** The dragon comes from beyond the map, and its fire falls where it passes. */
  #dragon(space: Element | null): void {
    const [at, map] = [placeOf(space), placeOf(find(this.root, ".a-board .board"))];
    if (!at || !map) return;
    const side = Math.min(DRAGON, map.width / 3);
    const left = at.x - map.x > map.width / 2;
    const start = { x: left ? map.x : map.x + map.width - side, y: map.y, width: side, height: side };
    const away = { ...start, x: left ? map.x + map.width - side : map.x, y: map.y + map.height / 8 };
    const over = { x: at.x + at.width / 2 - side / 2, y: at.y - side * 0.55, width: side, height: side };
    fly(left ? "dragon" : "dragon-left", start, over, {
      time: SWOOP,
      arc: -0.12,
      landed: () => fly(left ? "dragon" : "dragon-left", over, away, { time: SWOOP, arc: 0.1 }),
    });
    fly("fire", over, middle(at), { time: SWOOP / 2, delay: SWOOP * 0.8, size: FIRE, arc: 0 });
  }
}

/** The middle of a hex, as large as a token. */
function middle(end: End): Place | null {
  const place = placeOf(end);
  if (!place) return null;
  const side = Math.min(place.width, place.height) / 3;
  return {
    x: place.x + place.width / 2 - side / 2,
    y: place.y + place.height / 2 - side / 2,
    width: side,
    height: side,
  };
}
