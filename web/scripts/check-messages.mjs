// Finds messages that are missing, unused, or not the same in every language.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const LANGUAGES = ["en", "sk", "cs", "ro"];
const SOURCE = here("../src");
const LOCALES = here("../../src/gemhold/locales");
const OWN = ["web", "web-geodia"];
const SHARED = ["core", "king", "geodia"];
// Complaints of the server: their codes are message ids, used without standing in the client's source.
const CODES = [
  "bad-json",
  "bad-body",
  "not-json",
  "not-found",
  "method-not-allowed",
  "not-your-seat",
  "not-your-turn",
  "not-seated",
  "not-host",
  "not-yet",
  "cross-site",
  "no-such-table",
  "no-such-seat",
  "no-such-step",
  "no-odds",
  "unknown-code",
  "unknown-level",
  "stale",
  "not-started",
  "already-started",
  "not-over",
  "seat-taken",
  "no-open-seat",
  "already-playing",
  "too-large",
  "too-many-requests",
  "server-error",
  "offline",
  "undone",
];

function read(language, file) {
  try {
    return readFileSync(join(LOCALES, language, `${file}.ftl`), "utf8");
  } catch {
    return "";
  }
}

/** Message ids with the arguments they use. */
function messages(text) {
  const out = new Map();
  let id = "";
  for (const line of text.split("\n")) {
    const start = /^([a-zA-Z][\w-]*)\s*=/.exec(line);
    if (start) {
      id = start[1];
      if (out.has(id)) problems.push(`twice: ${id}`);
      out.set(id, new Set());
    } else if (/^\S/.test(line) && !line.startsWith("#") && !line.startsWith("}") && line.trim())
      problems.push(`not Fluent: ${line}`);
    if (id && !line.startsWith("#")) for (const [, name] of line.matchAll(/\$(\w+)/g)) out.get(id)?.add(name);
  }
  return out;
}

const problems = [];
const sources = readdirSync(SOURCE, { recursive: true })
  .filter((name) => /\.(svelte|ts)$/.test(name))
  .map((name) => readFileSync(join(SOURCE, name), "utf8"))
  .join("\n");

const own = new Map(
  LANGUAGES.map((language) => [language, messages(OWN.map((file) => read(language, file)).join("\n"))]),
);
const english = own.get("en");
const known = new Set([...english.keys(), ...SHARED.flatMap((file) => [...messages(read("en", file)).keys()])]);

for (const language of LANGUAGES) {
  const theirs = own.get(language);
  for (const [id, args] of english) {
    if (!theirs.has(id)) problems.push(`${language}: missing ${id}`);
    else if ([...theirs.get(id)].sort().join() !== [...args].sort().join())
      problems.push(`${language}: other arguments in ${id}`);
  }
  for (const id of theirs.keys()) if (!english.has(id)) problems.push(`${language}: not in English: ${id}`);
}

// ids written out: t("id"), t(cond ? "a" : "b")
const literals = new Set([...sources.matchAll(/"([a-z][\w-]*)"/g)].map((found) => found[1]));
const asked = [...sources.matchAll(/\bt\(\s*"([\w-]+)"/g)].map((found) => found[1]);
const chosen = [...sources.matchAll(/\bt\([^`"()]*\?\s*"([\w-]+)"\s*:\s*"([\w-]+)"/g)].flatMap((found) => [
  found[1],
  found[2],
]);
// ids put together: t(`k-do-${phase}`)
const patterns = [...sources.matchAll(/\bt\([^`)]*`([^`]+)`/g)].map(
  (found) => new RegExp(`^${found[1].replaceAll(/\$\{[^}]*\}/g, "[\\w-]+")}$`),
);

for (const id of new Set([...asked, ...chosen, ...CODES]))
  if (!known.has(id)) problems.push(`used, but nowhere written: ${id}`);
for (const pattern of patterns)
  if (![...known].some((id) => pattern.test(id))) problems.push(`no message fits ${pattern}`);
for (const id of english.keys()) {
  if (!literals.has(id) && !CODES.includes(id) && !patterns.some((pattern) => pattern.test(id)))
    problems.push(`unused: ${id}`);
}

if (problems.length) {
  for (const problem of problems) console.error(problem);
  process.exit(1);
}
console.log(`${english.size} messages in ${LANGUAGES.length} languages: all there, all used`);
