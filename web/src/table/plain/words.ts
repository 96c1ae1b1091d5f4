/** Words a game without a screen may bring, each by what it chooses; else the names in its code made readable. */
import { t, words } from "@/lib/i18n.svelte";
import { readable } from "@/lib/readable";
import type { Deed } from "./deeds";

/** A message that tells some names apart may give others back as they are. */
function chosen(id: string, by: string, name: string): string {
  if (!words.has(id)) return readable(name);
  const text = t(id, { [by]: name });
  return text === name ? readable(name) : text;
}

export const fieldName = (game: string, field: string): string => chosen(`${game}-field`, "field", field);
export const sourceName = (game: string, source: string): string => chosen(`${game}-source`, "source", source);
export const hasPhases = (game: string): boolean => words.has(`${game}-phase`);
export const phaseName = (game: string, phase: string): string => t(`${game}-phase`, { phase });

export const deedName = (game: string, deed: Deed): string =>
  words.has(`${game}-do`) ? t(`${game}-do`, deed.args) : readable(deed.text);

/** The heading of a group of deeds. */
export const groupName = (game: string, what: string): string => chosen(`${game}-group`, "do", what);
