/** What an action is worth, in words and as a short sign. The numbers are the server's. */
import { t } from "@/lib/i18n.svelte";
import { signed } from "@/lib/signed";

/** "You: +4 points. Mirek: −3." Nothing if nobody's points change. */
export function worthText(worth: readonly number[] | null, me: number, nameOf: (seat: number) => string): string {
  if (!worth) return "";
  const own = worth[me] ?? 0;
  const others = worth.flatMap((n, seat) =>
    n && seat !== me ? [t("k-worth-name", { name: nameOf(seat), points: signed(n) })] : [],
  );
  return [...(own ? [t("k-worth-you", { n: Math.abs(own), points: signed(own) })] : []), ...others].join(" ");
}
