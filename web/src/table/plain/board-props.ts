import type { SeatOut } from "@/lib/api";
import type { Space } from "./board";
import type { Deed } from "./deeds";

/** What a drawn board must know, whatever its shape. */
export interface BoardProps {
  game: string;
  spaces: readonly Space[];
  seats: readonly SeatOut[];
  /** What can be done on which space. */
  places: ReadonlyMap<string, readonly Deed[]>;
  /** The space that is asked about. */
  asked: string | null;
  /** Where a bot would do something. */
  hint: string | null;
  /** Spaces the log points at. */
  lit: ReadonlySet<string>;
  onchoose: (space: string) => void;
}
