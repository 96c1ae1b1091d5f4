/** SHA-256 by WebCrypto, which browsers give only to pages opened over https or on localhost. */

export const mayHash = (): boolean => Boolean((crypto as Partial<Crypto>).subtle);

export const hexOf = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return hexOf(await crypto.subtle.digest("SHA-256", bytes));
}

/** A seat's commitment to its entropy, at one table, under one commitment of the server, in one round. */
export async function seatCommitment(
  table: string,
  server: string,
  round: number,
  seat: number,
  entropy: string,
): Promise<string> {
  return sha256(new TextEncoder().encode(`gemhold-entropy:${table}:${server}:${round}:${seat}:${entropy}`));
}
