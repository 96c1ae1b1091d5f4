/** The companion of King of the Dice for the shell. */
import type { CompanionUi } from "@/companion/types";
import "../look.css";
import { sprites } from "../sprites";
import type { Figures } from "./figures";
import { begin, step, type State } from "./fold";
import Setup from "./Setup.svelte";
import Table from "./Table.svelte";
import { line } from "./words";

export const companion: CompanionUi<Figures, State> = {
  begin,
  step,
  players: ({ seats: [least, most] }) => Array.from({ length: most - least + 1 }, (_, i) => least + i),
  Setup,
  Table,
  line,
  mark: (_, seat) => `tok-${["purple", "yellow", "turquoise", "black"][seat] ?? "black"}`,
};

export { sprites };
