/** Keys as people mean them, whatever their keyboard. */

type Key = Pick<KeyboardEvent, "key" | "code" | "shiftKey">;

/** The digit of a key, or null. On Slovak and Czech keyboards the row of digits writes letters and `+`. */
export function digitOf({ key, code, shiftKey }: Key): number | null {
  if (/^[1-9]$/.test(key)) return Number(key);
  const row = /^Digit([1-9])$/.exec(code);
  return row && !shiftKey ? Number(row[1]) : null;
}

/** A letter whatever Caps Lock says; other keys as they are. */
export const letterOf = ({ key }: Pick<KeyboardEvent, "key">): string => (key.length === 1 ? key.toLowerCase() : key);
