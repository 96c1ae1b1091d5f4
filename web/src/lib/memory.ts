/** Small things kept on this device beside the settings. A browser that refuses to store just forgets. */

const PREFIX = "gemhold ";

export function recalled<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + key) ?? "null") as T | null;
  } catch {
    return null;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // private windows may refuse
  }
}
