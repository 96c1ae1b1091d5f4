/** What a game must bring to be played in this client. The table's shell knows games only by this. */
import type { Component, Snippet } from "svelte";
import type { EventOut, Play, SeatOut, SeatResult, StoryEntry } from "@/lib/api";
import type { Args } from "@/lib/messages";
import type { Language } from "@/lib/settings.svelte";
import type { Action } from "@/lib/table";

export interface TableProps {
  view: Record<string, unknown>;
  /** What may be done now; empty when looking back or while others move. */
  actions: readonly Action[];
  seats: readonly SeatOut[];
  /** Events since the view before, for animations. Empty at the first view. */
  fresh: readonly EventOut[];
  /** Exact chances, if the game has them and they are wanted. */
  odds: readonly (number | null)[] | null;
  hint: Action | null;
  /** Names of spaces the log points at. */
  lit: ReadonlySet<string>;
  /** Sends an action; resolves with the position after it, or null if it was refused. */
  play: (id: number) => Promise<Play | null>;
  /** Why something is not possible, as a sentence; null if it is, or nobody knows. */
  why: (action: number) => Promise<string | null>;
  /** The log and chat, to be placed by the game. */
  panel: Snippet;
  /** What happened so far, as far as it is loaded. */
  story: readonly StoryEntry[];
  /** What a bot would do in one's place. */
  advise: () => Promise<Action | null>;
  /** Looking back: all rows, and the position before a step; null where it cannot be asked. */
  past: {
    rows: () => Promise<readonly StoryEntry[]>;
    at: (ply: number) => Promise<Record<string, unknown> | null>;
  } | null;
  /** Lines of chat that nobody has looked at. */
  unread?: number;
}

export interface EndProps {
  view: Record<string, unknown>;
  result: readonly SeatResult[];
  seats: readonly SeatOut[];
  story: readonly StoryEntry[];
}

export interface Phase {
  text: string;
  more?: string;
  on: boolean;
}

export interface Status {
  /** Whose mark to show; null: nobody's. */
  seat: number | null;
  before: string;
  text: string;
}

/** One line of the log. */
export interface Line {
  seq: number;
  ply: number | null;
  seat: number | null;
  icon: string | null;
  id: string;
  args: Args;
  /** Spaces it is about. */
  spaces: string[];
}

export interface GameUi {
  /** Takes what the server tells of the numbers of actions. */
  learn?: (starts: Readonly<Record<string, number>>) => void;
  Table: Component<
    TableProps,
    {
      key?: (event: KeyboardEvent) => boolean;
      /** Brings the log up, where the game has put it away. */ log?: () => boolean;
    }
  >;
  End: Component<EndProps>;
  /** Shortcuts beside the common ones: key and message id. */
  shortcuts: readonly (readonly [string, string])[];
  status: (view: Record<string, unknown>, names: readonly string[], mine: readonly number[]) => Status;
  phases: (view: Record<string, unknown>) => Phase[];
  /** What the log shows of some rows. */
  lines: (story: readonly StoryEntry[]) => (Line | { round: number; seq: number })[];
  /** An argument of an event for the log: marked, if it is a picture or a link. */
  rich: (name: string, value: string | number, names: readonly string[]) => string | number;
  /** The same in words. */
  spoken: (name: string, value: string | number, names: readonly string[]) => string | number;
  /** A bot's advice in words; null: the marks on the table say it all. */
  advice?: (data: Record<string, unknown>, names: readonly string[]) => string | null;
  /** How long a play's events want to be seen, in ms. */
  pause: (events: readonly EventOut[]) => number;
  rules: Record<Language, () => Promise<string>>;
  /** What each seat chooses on a new table, each value once: the option it makes, its values, their words and colours. */
  seatChoice?: {
    option: string;
    values: readonly string[];
    text: (value: string) => string;
    colour: (value: string) => string;
  };
  /** Symbol of a seat's token and mark. */
  token: (colour: string) => string;
  mark: (colour: string) => string;
}
