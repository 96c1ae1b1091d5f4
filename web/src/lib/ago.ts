/** When something was, as people say it: "3 hours ago", and from a week on the date. DOM-free. */

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];
const WEEK = 7 * 86_400;

/** `then` and `now` in seconds since 1970. */
export function ago(then: number, now: number, language: string): string {
  const passed = Math.max(0, now - then);
  if (passed >= WEEK) return day(then, language);
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  for (const [unit, size] of UNITS) if (passed >= size) return words.format(-Math.floor(passed / size), unit);
  return words.format(0, "second");
}

/** A day by its date. */
export function day(seconds: number, language: string): string {
  return new Date(seconds * 1000).toLocaleDateString(language, { day: "numeric", month: "long", year: "numeric" });
}
