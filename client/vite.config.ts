import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Boards live with their games, outside this folder: they find what all boards share as `regalia/…`, and Preact here. */
export default defineConfig({
  base: "/static/",
  resolve: {
    alias: [
      { find: /^regalia\//, replacement: here("./src/") },
      { find: /^(preact|@preact\/signals|@fluent\/bundle|vitest)(?=$|\/)/, replacement: here("./node_modules/") + "$1" },
    ],
  },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  server: { fs: { allow: [here("..")] } },
  build: {
    outDir: here("../src/regalia/server/static"),
    emptyOutDir: true,
    manifest: "manifest.json",
    assetsInlineLimit: 0,
    rollupOptions: { input: { table: here("./src/table.tsx"), site: here("./src/site.ts") } },
  },
  test: { environment: "jsdom", dir: here(".."), include: ["client/test/**/*.test.ts", "tests/games/**/*.test.ts"] },
});
