/** A game's rules as it writes them: a file for each language. */
import { FALLBACK } from "@/lib/languages";

export function rulesIn(files: Record<string, () => Promise<string>>): (language: string) => Promise<string> {
  return (language) => (files[`./rules/${language}.md`] ?? files[`./rules/${FALLBACK}.md`]!)();
}
