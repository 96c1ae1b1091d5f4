/** Pages by address. A page is a name and the parts of its path. */

export interface Route {
  page: string;
  id: string;
  query: URLSearchParams;
  hash: string;
}

const PATTERNS: [RegExp, string][] = [
  [/^\/$/, "home"],
  [/^\/new$/, "new"],
  [/^\/t\/([\w-]+)$/, "table"],
  [/^\/record$/, "record"],
  [/^\/record\/([\w-]+)$/, "record"],
  [/^\/dice$/, "dice"],
  [/^\/dice\/([\w-]+)$/, "dice"],
  [/^\/settings$/, "settings"],
  [/^\/me$/, "own"],
  [/^\/map\/([\w-]+)$/, "map"],
  [/^\/learn$/, "learn"],
  [/^\/learn\/([\w-]+)$/, "learn"],
  [/^\/learn\/([\w-]+\/[\w-]+)$/, "lesson"],
  [/^\/at$/, "at"],
  [/^\/at\/([\w-]{22})$/, "companion"],
  [/^\/rules$/, "rules"],
  [/^\/rules\/([\w-]+)$/, "rules"],
];

export function match(url: URL): Route {
  const path = url.pathname.replace(/(.)\/$/, "$1");
  for (const [pattern, page] of PATTERNS) {
    const found = pattern.exec(path);
    if (found) return { page, id: found[1] ?? "", query: url.searchParams, hash: url.hash.slice(1) };
  }
  return { page: "lost", id: "", query: url.searchParams, hash: "" };
}

/** A whole number in the query of an address; null if it is not there or none. */
export function numberIn(query: URLSearchParams, name: string): number | null {
  const text = query.get(name) ?? "";
  return /^\d{1,6}$/.test(text) ? Number(text) : null;
}
