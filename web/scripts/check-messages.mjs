// Finds messages that are missing, unused, or not the same in every language.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const CLIENT = here("../src");
const SERVER = here("../../src/gemhold/server");
const SHARED = here("../../src/gemhold/locales");
const GAMES = here("../../src/gemhold/games");
const FIRST = "en";

const folders = (path) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
const languages = folders(SHARED).filter((name) => existsSync(join(SHARED, name, "core.ftl")));
const places = [SHARED, ...folders(GAMES).map((game) => join(GAMES, game, "locales"))].filter((path) =>
  existsSync(path),
);

/** The text of some files in one language, shared and of every game. */
const read = (language, files) =>
  places
    .flatMap((place) => files.map((file) => join(place, language, `${file}.ftl`)))
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");

const problems = [];

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

/** Ids the server sends, its complaints and its own events: used without standing in the client's source. */
function sentIds() {
  const found = (file, pattern) =>
    [...readFileSync(join(SERVER, file), "utf8").matchAll(pattern)].map((match) => match[1]);
  const all = [
    ...found("problems.py", /^ {4}code, status = "([\w-]+)"/gm),
    ...found("security.py", /\b[45]\d\d, "([\w-]+)"/g),
    ...found("app.py", /\b4\d\d: "([\w-]+)"/g),
    ...found("app.py", /"code": "([\w-]+)"/g),
    ...found("app.py", /else "([\w-]+)", "message"/g),
    ...found("tables.py", /\bEvent\("([\w-]+)"/g),
  ];
  if (all.length < 20) problems.push("the server's sources no longer tell its ids as this script reads them");
  return new Set(all);
}

const sources = readdirSync(CLIENT, { recursive: true })
  .filter((name) => /\.(svelte|ts)$/.test(name))
  .map((name) => readFileSync(join(CLIENT, name), "utf8"))
  .join("\n");

// what the client alone says, and all it can say
const own = new Map(
  languages.map((language) => [
    language,
    messages(read(language, ["first", "web", "server", "learn", "home", "own", "editor", "companion"])),
  ]),
);
const first = own.get(FIRST);
const known = new Set([...first.keys(), ...messages(read(FIRST, ["core", "game", "lessons"])).keys()]);

for (const language of languages) {
  const theirs = own.get(language);
  for (const [id, args] of first) {
    if (!theirs.has(id)) problems.push(`${language}: missing ${id}`);
    else if ([...theirs.get(id)].sort().join() !== [...args].sort().join())
      problems.push(`${language}: other arguments in ${id}`);
  }
  for (const id of theirs.keys()) if (!first.has(id)) problems.push(`${language}: not in ${FIRST}: ${id}`);
}

// ids written out: t("id"), t(cond ? "a" : "b")
const literals = new Set([...sources.matchAll(/"([a-z][\w-]*)"/g)].map((found) => found[1]));
const asked = [...sources.matchAll(/\bt\(\s*"([\w-]+)"/g)].map((found) => found[1]);
const chosen = [...sources.matchAll(/\bt\([^`"()]*\?\s*"([\w-]+)"\s*:\s*"([\w-]+)"/g)].flatMap((found) => [
  found[1],
  found[2],
]);
// ids put together: t(`k-do-${phase}`); and where a plug-in may lack them: tOr(`${game}-title`, …)
const pattern = (template) => new RegExp(`^${template.replaceAll(/\$\{[^}]*\}/g, "[\\w-]+")}$`);
const put = [...sources.matchAll(/\bt\([^`)]*`([^`]+)`/g)].map((found) => found[1]);
const perhaps = [...sources.matchAll(/\b(?:tOr|has)\([^`)]*`([^`]+)`/g)].map((found) => found[1]);
const facts = [...sources.matchAll(/`(\$\{game\}-[a-z]+)`/g)].map((found) => found[1]);
const certain = put.filter((template) => ![...perhaps, ...facts].includes(template)).map(pattern);
const all = [...put, ...perhaps, ...facts].map(pattern);
const sent = sentIds();

for (const id of new Set([...asked, ...chosen, ...sent]))
  if (!known.has(id)) problems.push(`used, but nowhere written: ${id}`);
for (const each of certain) if (![...known].some((id) => each.test(id))) problems.push(`no message fits ${each}`);
for (const id of first.keys())
  if (!literals.has(id) && !sent.has(id) && !all.some((each) => each.test(id))) problems.push(`unused: ${id}`);

if (problems.length) {
  for (const problem of problems) console.error(problem);
  process.exit(1);
}
console.log(`${first.size} messages in ${languages.length} languages: all there, all used`);
