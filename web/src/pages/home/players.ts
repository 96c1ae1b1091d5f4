import type { TableLine } from "@/lib/api";

/** The others at a table, by name. */
export const others = (line: TableLine): string =>
  line.seats
    .filter((seat) => !seat.yours && seat.name)
    .map((seat) => seat.name)
    .join(", ");
