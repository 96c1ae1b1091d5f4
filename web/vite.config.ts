import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { GetManualChunk } from "rollup";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Tells the service worker which files there are. */
function listFiles(): Plugin {
  return {
    name: "list-files",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const built = Object.keys(bundle).filter((name) => !/^(sw\.js|index\.html)$/.test(name));
      const files = ["/", ...[...built, ...readdirSync(here("./public"))].sort().map((name) => `/${name}`)];
      const build = createHash("sha256").update(files.join()).digest("hex").slice(0, 12);
      const worker = bundle["sw.js"];
      if (worker?.type !== "chunk") throw new Error("the service worker was not built");
      worker.code = worker.code
        .replace(/"__FILES__"/, () => JSON.stringify(JSON.stringify(files)))
        .replace("__BUILD__", build);
    },
  };
}

const GAMES = readdirSync(here("./src/games"), { withFileTypes: true }).flatMap((each) =>
  each.isDirectory() ? [each.name] : [],
);

/** What is always needed together in a language travels as one file. */
function wordsOf(id: string): string | undefined {
  const [, game, language, part] = /(?:games\/(\w+)\/)?locales\/(\w+)\/(\w+)\.ftl/.exec(id) ?? [];
  if (!language) return undefined;
  if (part === "home" || (!game && ["core", "web", "server"].includes(part!))) return `words-${language}`;
  return game && ["game", "web"].includes(part!) ? `words-${game}-${language}` : undefined;
}

/**
 * Modules of a table by file. Left alone, each that two pages share becomes a file of its own, and a table comes in
 * seventy: browsers fetch six at a time over HTTP/1.1.
 */
function tableTogether(): GetManualChunk {
  const reached = new Map<string, Set<string>>();
  return (id, { getModuleInfo, getModuleIds }) => {
    /** All that is loaded with the modules of this name. */
    const loadedWith = (name: RegExp): Set<string> => {
      const known = reached.get(name.source);
      if (known) return known;
      const found = new Set<string>();
      const visit = (each: string): void => {
        if (found.has(each)) return;
        found.add(each);
        getModuleInfo(each)?.importedIds.forEach(visit);
      };
      [...getModuleIds()].filter((each) => name.test(each)).forEach(visit);
      reached.set(name.source, found);
      return found;
    };
    if (wordsOf(id)) return wordsOf(id);
    if (loadedWith(/src\/worker\/sw\.ts$/).has(id)) return undefined;
    if (loadedWith(/src\/main\.ts$/).has(id)) return "base";
    // a companion is a small thing on a phone: what it shares with a table comes without the rest of it
    const companion = loadedWith(/src\/(pages\/Companion\.svelte|games\/\w+\/companion\/index\.ts)$/).has(id);
    if (loadedWith(/src\/pages\/Table\.svelte$/).has(id)) {
      if (companion) return "small";
      return loadedWith(/src\/pages\/(?!Table)\w+\.svelte$/).has(id) ? "shared" : "table";
    }
    const games = GAMES.filter((game) => loadedWith(new RegExp(`src/games/${game}/index\\.ts$`)).has(id));
    if (!games.length) return undefined;
    const pictured = loadedWith(/src\/games\/\w+\/(Cover|Token)\.svelte$/).has(id); // the home page shows it, too
    if (pictured || companion) return `${games.join("-")}-${pictured ? "pictures" : "companion"}`;
    return games.length > 1 ? "board" : games[0];
  };
}

export default defineConfig({
  plugins: [svelte(), listFiles()],
  resolve: {
    alias: { "@": here("./src"), "@locales": here("../src/gemhold/locales"), "@games": here("../src/gemhold/games") },
  },
  build: {
    outDir: here("../src/gemhold/server/static"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: here("./index.html"), sw: here("./src/worker/sw.ts") },
      output: {
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        manualChunks: tableTogether(),
      },
    },
  },
  server: { fs: { allow: [here("..")] }, proxy: { "/api": "http://127.0.0.1:8000" } },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
