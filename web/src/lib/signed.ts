/** "3", "−2": with the sign of a number, not a hyphen. */
export const minus = (n: number): string => (n < 0 ? `−${-n}` : String(n));
/** "+3", "−2". */
export const signed = (n: number): string => (n < 0 ? minus(n) : `+${n}`);
