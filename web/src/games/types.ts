/** What a game must bring to be played in this client. The table's shell knows games only by this. */
import type { Component, Snippet } from "svelte";
import type { EventOut, Play, SeatOut, SeatResult, StoryEntry } from "@/lib/api";
import type { Args, Own } from "@/lib/args";
import type { SoundName } from "@/lib/sound";
import type { Action, Hinted } from "@/lib/table";

/** `View`: what the game's server gives as a position; `Data`: the parts of an action. */
export interface TableProps<View = unknown, Data = object> {
  /** The name of the game. */
  game: string;
  view: View;
  /** What may be done now; empty when looking back or while others move. */
  actions: readonly Action<Data>[];
  seats: readonly SeatOut[];
  /** Events since the view before, for animations. Empty at the first view. */
  fresh: readonly EventOut[];
  /** The change of each seat's score by the play just shown; empty at the first view, and where none are told. */
  deltas?: readonly number[];
  /** Exact chances, if the game has them and they are wanted. */
  odds: readonly (number | null)[] | null;
  /** By the number of an action: what the chances become if it is played. Only actions that decide about them. */
  oddsAfter?: Readonly<Record<string, readonly (number | null)[]>>;
  hint: Hinted<Data> | null;
  /** Names of spaces the log points at. */
  lit: ReadonlySet<string>;
  /** Sends an action; resolves with the position after it, or null if it was refused. */
  play: (id: number) => Promise<(Omit<Play, "view"> & { view: View }) | null>;
  /** Why something is not possible, as a sentence; null if it is, or nobody knows. */
  why: (action: number) => Promise<string | null>;
  /** The log and chat, to be placed by the game. */
  panel: Snippet;
  /** What happened so far, as far as it is loaded. */
  story: readonly StoryEntry[];
  /** What a bot would do in one's place. */
  advise: () => Promise<Action<Data> | null>;
  /** Looking back: all rows, and the position before a step; null where it cannot be asked. */
  past: {
    rows: () => Promise<readonly StoryEntry[]>;
    at: (ply: number) => Promise<View | null>;
  } | null;
  /** Lines of chat that nobody has looked at. */
  unread?: number;
  /**
   * Opens the rules at a heading, by the id it has in the game's rules (`## Jokers {#jokers}`), the same in every
   * language: `openRules?.("jokers")` from a card, a die, a phase. Absent where there is no room for them.
   */
  openRules?: (anchor: string) => void;
}

export interface EndProps<View = unknown> {
  /** The name of the game. */
  game: string;
  view: View;
  result: readonly SeatResult[];
  seats: readonly SeatOut[];
  story: readonly StoryEntry[];
  /** To be called when the count has been told to its end, by games with `tellsCount`. */
  ontold?: () => void;
}

export interface Phase {
  text: string;
  more?: string;
  on: boolean;
}

/** Who plays: whose turn it is (nobody's: below 0), what all are called, which seats are ours. */
export interface Who {
  actor: number;
  names: readonly string[];
  mine: readonly number[];
}

export interface Status {
  /** Whose mark to show; null: nobody's. */
  seat: number | null;
  before: string;
  text: string;
}

/** Something done to a player by others or by chance, to be told where they look. */
export interface Blow {
  /** What happened, as a sentence. */
  text: string;
  /** The heaviest is told first. */
  weight: number;
  /** A symbol to show with it. */
  icon?: string;
}

/** One line of the log. */
export interface Line {
  seq: number;
  ply: number | null;
  seat: number | null;
  icon: string | null;
  id: string;
  args: Args;
}

/** What a table's component lets the shell call. */
export interface TableExports {
  key?: (event: KeyboardEvent) => boolean;
  /** Brings the log up, where the game has put it away. */
  log?: () => boolean;
}

export interface GameUi<View = unknown, Data = object> {
  /** Takes what the server tells of the numbers of actions. */
  learn?: (starts: Readonly<Record<string, number>>) => void;
  Table: Component<TableProps<View, Data>, TableExports>;
  End: Component<EndProps<View>>;
  /** `End` tells its count step by step and calls `ontold`: who has won is not said before. */
  tellsCount?: boolean;
  /** The winner as the game pictures it; else by the token. */
  Winner?: Component<{ view: View; seat: number; colour: string }>;
  /** What winners who share a victory have together, of the scores of each; else the best of them. */
  together?: (view: View, scores: readonly number[]) => number;
  /** Draws what `rich` has marked with a kind of its own. */
  Part?: Component<{ kind: string; value: string }>;
  /** Shortcuts beside the common ones: key and message id. */
  shortcuts: readonly (readonly [string, string])[];
  status: (view: View, who: Who) => Status;
  phases: (view: View) => Phase[];
  /** What the log shows of some rows. */
  lines: (story: readonly StoryEntry[]) => (Line | { round: number; seq: number })[];
  /** What is the game's own among the arguments of its messages: for the log, where it may be marked, … */
  rich?: Own;
  /** … and in words. */
  spoken?: Own;
  /** A bot's advice in words; null: the marks on the table say it all. */
  advice?: (data: Data, names: readonly string[]) => string | null;
  /** The table shows advice in words of its own, so no notice over it has to. */
  showsAdvice?: true;
  /** Everybody's score (points, gems) as a view tells it, by seat. */
  scores?: (view: View) => readonly number[];
  /** The symbol of what is counted: a point, a gem. */
  scoreIcon?: string;
  /** What this event does to the seat `me`, when others or chance did it; null: nothing to tell them of. */
  blow?: (event: EventOut, me: number, names: readonly string[]) => Blow | null;
  /** How much an event matters: news are told in this order, the heaviest first. 0: as any other; below: a trifle. */
  weight?: (event: EventOut) => number;
  /** What it sounds like when an event is shown; `me`: the seats of who hears it. */
  sound?: (event: EventOut, me: readonly number[]) => SoundName | null;
  /** How long a play's events want to be seen, in ms. */
  pause: (events: readonly EventOut[]) => number;
  /** The rules as Markdown; null: there are none to read. */
  rules: (language: string) => Promise<string | null>;
  /** Draws the first position of a new game, from the server's preview: the map it would be played on. */
  Preview?: Component<{ view: View }>;
  /** What each seat chooses on a new table, each value once: the option it makes, its values, words and colours. */
  seatChoice?: {
    option: string;
    values: readonly string[];
    text: (value: string) => string;
    colour: (value: string) => string;
  };
  /** Selectors of a part of the table a lesson points at, the best first; none: there is no such part. */
  parts?: (name: string) => readonly string[];
  /** Symbol of a seat's token and mark. */
  token: (colour: string) => string;
  mark: (colour: string) => string;
}

/** What an editor of a game's layouts is given: what the server draws of the layout, and the layout itself. */
export interface EditorProps<View = unknown, Layout = Record<string, unknown>> {
  view: View;
  layout: Layout;
  /** A change by the person; the server checks it. */
  onchange: (layout: Layout) => void;
}

/** What the module of a game's editor exports. */
export interface EditorUi {
  Editor: Component<EditorProps>;
  /** Does the layout depend on the number of players? */
  bySeats: boolean;
  /** The choice of the option that a seed decides. */
  drawn: string;
}

/** What the module of a game's screen exports. */
export interface Screen {
  ui: GameUi;
  sprites: Record<string, string>;
  /** Symbols that stand on the map and get a light rim. */
  rimmed?: ReadonlySet<string>;
}
