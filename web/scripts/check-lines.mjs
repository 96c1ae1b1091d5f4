// Finds lines that are too long. Prettier breaks code, but neither comments nor long texts.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const LONGEST = 120;
const ROOT = fileURLToPath(new URL("..", import.meta.url));
const GENERATED = "src/lib/api-types.ts";

const files = ["", "src", "tests", "scripts"].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: folder !== "" }).map((name) => join(folder, name)),
);
const problems = files
  .filter((name) => /\.(ts|svelte|mjs|js|css)$/.test(name) && name !== GENERATED)
  .flatMap((name) =>
    readFileSync(join(ROOT, name), "utf8")
      .split("\n")
      .flatMap((line, i) => ([...line].length > LONGEST ? [`${name}:${i + 1}: ${[...line].length} characters`] : [])),
  );

for (const problem of problems) console.error(problem);
if (problems.length) process.exit(1);
