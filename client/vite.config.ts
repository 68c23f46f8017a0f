import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "smol-toml";
import type { Plugin, ProxyOptions } from "vite";
import { defineConfig } from "vitest/config";
import manifest from "./package.json" with { type: "json" };
import { TAB, tab, tabPlugins } from "./vite.tab.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What is built in is named beside it, with its licence. */
const licences: Plugin = {
  name: "licences",
  generateBundle() {
    const texts = [...Object.keys(manifest.dependencies), "@preact/signals-core"].map((name) => {
      const file = here(`./node_modules/${name}/LICENSE`);
      return `${name}\n\n${existsSync(file) ? readFileSync(file, "utf-8") : "Apache License 2.0, https://www.apache.org/licenses/LICENSE-2.0"}`;
    });
    this.emitFile({ type: "asset", fileName: "licences.txt", source: texts.join(`\n${"-".repeat(78)}\n\n`) });
  },
};

/** Vite names style sheets that are asked for by address by the path of this machine; the manifest shall name none. */
const paths: Plugin = {
  name: "paths",
  writeBundle({ dir = "" }) {
    const file = join(dir, "manifest.json");
    if (existsSync(file)) writeFileSync(file, readFileSync(file, "utf-8").replaceAll(here("../"), "../"));
  },
};

/** What is printed on a game's pieces stands once, in its `content.toml`; a board imports it as it is. */
const toml: Plugin = {
  name: "toml",
  transform: {
    filter: { id: /\.toml$/ },
    handler: (text) => ({ code: `export default ${JSON.stringify(parse(text))}`, map: null, moduleType: "js" }),
  },
};

/** The boards of installed games outside this repository, as `regalia build` names them: the file of each by its game. */
const OUTSIDE = "virtual:boards";
const boards: Plugin = {
  name: "boards",
  resolveId: (id) => (id === OUTSIDE ? `\0${OUTSIDE}` : null),
  load(id) {
    if (id !== `\0${OUTSIDE}`) return null;
    const files = Object.entries(JSON.parse(process.env["REGALIA_BOARDS"] ?? "{}") as Record<string, string>);
    const lines = files.map(([game, file]) => `${JSON.stringify(game)}: () => import(${JSON.stringify(file)})`);
    return `export default { ${lines.join(", ")} };`;
  },
};

/** The pages of the arena. */
const ARENA = {
  outDir: here("../src/regalia/server/static"),
  emptyOutDir: true,
  manifest: "manifest.json",
  assetsInlineLimit: 0,
  rollupOptions: {
    input: { table: here("./src/table.tsx"), site: here("./src/site.ts"), workshop: here("./src/workshop.tsx") },
  },
};

/** `make gallery`: a page with every piece, that is no part of the arena. `light-dark()` stays, since both themes are shown at once. */
const GALLERY = {
  target: "esnext",
  outDir: here("../build/gallery"),
  emptyOutDir: true,
  rollupOptions: { input: { gallery: here("./gallery.html") } },
};

/** For `make dev`: the arena behind this server, which has everything but the client's own files. */
const arena = process.env["REGALIA_ARENA"];
const proxy: Record<string, ProxyOptions> | undefined = arena
  ? {
      "^/(?!static/)": {
        target: arena,
        ws: true,
        configure: (server) =>
          server.on("error", (_, __, response) => {
            if (!("writeHead" in response)) return;
            response.writeHead(503, { "Content-Type": "text/html", "Retry-After": "1" });
            response.end('<meta http-equiv="refresh" content="1"><p>The arena starts again…</p>');
          }),
      },
    }
  : undefined;

/** The boards' folders outside this repository. */
const outsideFolders = Object.values(JSON.parse(process.env["REGALIA_BOARDS"] ?? "{}") as Record<string, string>).map(
  (file) => dirname(dirname(file)),
);

/** Boards live with their games, outside this folder: they find what all boards share as `regalia/…`, and Preact here. */
export default defineConfig(({ mode }) => ({
  base: process.env["REGALIA_ARENA"] ? "/static/" : "./",
  resolve: {
    alias: [
      { find: "preact/jsx-dev-runtime", replacement: here("./node_modules/preact/jsx-runtime") },
      { find: /^regalia\//, replacement: here("./src/") },
      {
        find: /^(preact|@preact\/signals|@fluent\/bundle|lucide-static|vitest)(?=$|\/)/,
        replacement: here("./node_modules/") + "$1",
      },
    ],
  },
  optimizeDeps: { noDiscovery: true },
  ...(mode === "tab" && { root: here("./src/tab") }),
  plugins: mode === "tab" ? tabPlugins : [licences, paths, toml, boards, ...(mode === "gallery" ? [] : [tab])],
  worker: { format: "es", rollupOptions: { output: { entryFileNames: "[name].js" } } },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  server: { host: "127.0.0.1", fs: { allow: [here(".."), ...outsideFolders] }, ...(proxy && { proxy }) },
  build: mode === "gallery" ? GALLERY : mode === "tab" ? TAB : ARENA,
  test: {
    environment: "node", // a file that needs a page says so: a page takes longer than its tests
    pool: "threads", // they start sooner than processes
    hookTimeout: 60_000,
    testTimeout: 60_000, // a busy machine is given time; what is awaited mostly comes at once
    dir: here(".."),
    setupFiles: [here("./test/setup.ts")],
    include: ["client/test/**/*.test.{ts,tsx}", "tests/games/**/*.test.{ts,tsx}"],
  },
}));
