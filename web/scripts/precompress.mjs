// Writes name.br and name.gz next to every built text file: the server sends them as they are.
import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const TEXT = /\.(js|css|html|svg|json)$/;
const LEAST = 1024;

/** @returns {import("vite").Plugin} */
export function precompress() {
  let folder = "";
  return {
    name: "precompress",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    async closeBundle() {
      for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !TEXT.test(entry.name)) continue;
        const path = join(entry.parentPath, entry.name);
        const text = await readFile(path);
        if (text.length < LEAST) continue;
        await writeFile(`${path}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
        await writeFile(`${path}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}
