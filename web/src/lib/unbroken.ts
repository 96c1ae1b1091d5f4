/** Words that hold together at the end of a line. DOM-free. */

const JOINER = "\u2060"; // no width, and no line breaks at it
/** Romanian joins its short words to others: "s-a", "într-un", "folosește-l"; longer compounds may break. */
const CLITIC = /(?<!\p{L})(\p{L}{1,3}-)(?=\p{L})|(\p{L}-)(?=\p{L}{1,3}(?!\p{L}))/gu;

/** The text as it is shown: what must stay on one line does. */
export function unbroken(text: string, language: string): string {
  return language === "ro" ? text.replace(CLITIC, (hyphen) => hyphen + JOINER) : text;
}
