import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
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
      output: { entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
  server: { fs: { allow: [here("..")] }, proxy: { "/api": "http://127.0.0.1:8000" } },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
