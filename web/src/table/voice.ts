/** What happened, what is not possible and what went wrong, as sentences with the players' names. */
import type { GameUi } from "@/games/types";
import { ApiError, type Reason } from "@/lib/api";
import { spokenArgs, type Args } from "@/lib/args";
import { t, words } from "@/lib/i18n.svelte";
import { readable } from "@/lib/readable";

/** A message with its arguments; a plug-in may lack it: then what its id says, and the arguments in a row. */
export function told(id: string, args: Record<string, string | number>): string {
  if (words.has(id)) return t(id, args);
  const [, own = id] = /^[^-]+-(.+)$/.exec(id) ?? [];
  const values = Object.values(args);
  return values.length ? `${readable(own)}: ${values.join(", ")}` : readable(own);
}

type Speaker = Pick<GameUi, "spoken">;

/** Without names (no table is there yet) players are called by their numbers. */
export function say(id: string, args: Args, names: readonly string[] = [], ui?: Speaker): string {
  const name = (seat: number): string => names[seat] ?? t("player-number", { n: seat + 1 });
  return told(id, spokenArgs(args, name, ui?.spoken));
}

export const sayReason = (reason: Reason, names: readonly string[] = [], ui?: Speaker): string =>
  say(reason.code, reason.args, names, ui);

export function complaint(error: unknown, names: readonly string[] = [], ui?: Speaker): string {
  if (!(error instanceof ApiError)) return t("server-error");
  const { code, body } = error;
  if (body.reason && words.has(body.reason.code)) return sayReason(body.reason, names, ui);
  return words.has(code) ? t(code, { place: body.place ?? "" }) : t("server-error");
}
