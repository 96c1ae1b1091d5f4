/** The plain table: plays any game whose server tells its actions, without knowing it. */
import type { GameUi, Phase, Status, Who } from "@/games/types";
import type { GameOut } from "@/lib/api";
import { choiceName } from "@/lib/game-words";
import { t, words } from "@/lib/i18n.svelte";
import { deedOf, type PlainData } from "./deeds";
import { lines } from "./lines";
import { addMarks, markId } from "./marks";
import PlainEnd from "./PlainEnd.svelte";
import PlainTable from "./PlainTable.svelte";
import { scoresOf, type PlainView } from "./view";
import { deedName, hasPhases, phaseName } from "./words";

type SeatChoice = NonNullable<GameUi["seatChoice"]>;
const PAUSE = 450;
const OVER = -2;

function status(_: PlainView, { actor, names, mine }: Who): Status {
  if (actor === OVER) return { seat: null, before: "", text: t("game-over") };
  if (actor < 0) return { seat: null, before: "", text: t("plain-chance") };
  const name = names[actor] ?? "";
  if (!mine.includes(actor)) return { seat: actor, before: "", text: t("plain-playing", { name }) };
  return { seat: actor, before: mine.length > 1 ? `${name}:` : t("your-turn"), text: t("plain-choose") };
}

/** What seats choose may be colours themselves; other values wear the colours in their order. */
function choiceOf({ name, colours }: GameOut, { name: option, each }: GameOut["options"][number]): SeatChoice {
  return {
    option,
    values: each,
    text: (value) => choiceName(name, option, value),
    colour: (value) => (colours.includes(value) ? value : (colours[each.indexOf(value)] ?? "")),
  };
}

export function plainUi(game: GameOut): GameUi<PlainView, PlainData> {
  addMarks(game);
  const symbol = (colour: string): string => markId(game.name, colour);
  const own = game.options.find((option) => option.each.length);

  function phases({ phase }: PlainView): Phase[] {
    return typeof phase === "string" && hasPhases(game.name) ? [{ text: phaseName(game.name, phase), on: true }] : [];
  }

  return {
    Table: PlainTable,
    End: PlainEnd,
    shortcuts: [
      ["1–9", "key-deeds"],
      ["N", "key-target"],
    ],
    status,
    phases,
    lines,
    advice: (data, names) => deedName(game.name, deedOf({ id: -1, text: "", data }, names)) || null,
    pause: (events) => (events.length ? PAUSE : 0),
    scores: scoresOf,
    rules: async () => (words.has(`${game.name}-rules`) ? t(`${game.name}-rules`) : null),
    ...(own && { seatChoice: choiceOf(game, own) }),
    token: symbol,
    mark: symbol,
  };
}
