/** A name in code as a person would write it: "rolls_left" is "Rolls left". */
export function readable(name: string): string {
  const text = name.replaceAll(/[_-]+/g, " ").trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
