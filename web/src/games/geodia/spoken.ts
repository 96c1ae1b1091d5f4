/** Arguments of Geodia's messages that need a key of their own. */
export function spoken(name: string, value: string | number): string | number {
  if (name === "goods") return String(value).replaceAll(" ", "-"); // a key for each three
  if (name === "weapon") return String(value).replace(/ \d$/, ""); // "ballista 2"
  return value;
}
