/** Entries in words: the shell's own, and by the game. */
import { t } from "@/lib/i18n.svelte";
import type { Body, Entry } from "./log";
import type { Session } from "./session.svelte";

const text = (value: unknown): string => (typeof value === "string" ? value : "");

function own(body: Body, names: readonly string[]): string | null {
  if (body.kind === "start") return t("at-log-start");
  if (body.kind === "order") return t("at-log-order");
  if (body.kind === "device") return t("at-log-device", { name: text(body["name"]) });
  if (body.kind === "name")
    return t("at-log-name", { before: names[Number(body["seat"])] ?? "", name: text(body["name"]) });
  return null;
}

export function describe<Figures, State>(session: Session<Figures, State>, { body }: Entry): string {
  return own(body, session.names) ?? session.ui.line(body, session.names, session.figures) ?? t("at-log-other");
}
