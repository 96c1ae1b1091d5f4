/** Geodia's companion for the shell. */
import type { CompanionUi } from "@/companion/types";
import "../look.css";
import map from "../sprites/map.svg?raw";
import pieces from "../sprites/pieces.svg?raw";
import { code, type Baron } from "../view";
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
  mark: (state, seat) => `f-${code(state.players[seat]!.baron as Baron)}`,
};

export const sprites = { "geodia-pieces": pieces, "geodia-map": map };
