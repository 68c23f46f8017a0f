/** Builds the page, workers and service worker of an arena in a browser tab, in a folder beside the client (`regalia tab` takes them from there). */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import { build, type BuildEnvironmentOptions, type Plugin } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const FOLDER = here("../src/regalia/games");
const NAMES = "virtual:games";

/** The messages of a game that have no variables. */
function plainMessages(slug: string, language: string): Record<string, string> {
  const text = readFileSync(join(FOLDER, slug, "text", `${language}.ftl`), "utf-8");
  const plain = new FluentResource(text).body.filter(({ value }) => typeof value === "string");
  return Object.fromEntries(plain.map(({ id, value }) => [id, value as string]));
}

/** What a page imports to introduce a game: its cover, and what it is called in each language. */
function introduction(slug: string): string {
  const words = ["en", "ja"].map((language) => {
    const { "game-title": title, "game-pitch": pitch } = plainMessages(slug, language);
    return `${language}: ${JSON.stringify({ title, pitch })}`;
  });
  return `{ cover: ${slug}, ${words.join(", ")} }`;
}

/** The games with their covers: their texts stand in their folders. */
const games: Plugin = {
  name: "games",
  resolveId: (id) => (id === NAMES ? `\0${NAMES}` : null),
  load(id) {
    if (id !== `\0${NAMES}`) return null;
    const slugs = readdirSync(FOLDER).filter((slug) => existsSync(join(FOLDER, slug, "cover.webp")));
    const covers = slugs.map((slug) => `import ${slug} from ${JSON.stringify(join(FOLDER, slug, "cover.webp"))};`);
    return `${covers.join("\n")}\nexport default [${slugs.map(introduction).join(", ")}];`;
  },
};

/** `files.js` is written with the folder. */
const files: Plugin = {
  name: "files",
  resolveId: (id) => (id.endsWith("/files.js") ? { id: "./files.js", external: true } : null),
};

export const tabPlugins: Plugin[] = [games, files];

/** Everything is at the top of the folder, where the service worker must be. */
export const TAB: BuildEnvironmentOptions = {
  target: "es2022",
  outDir: here("../src/regalia/server/static/tab"),
  emptyOutDir: true,
  assetsInlineLimit: 0,
  rollupOptions: {
    input: { index: here("./src/tab/index.html"), service: here("./src/tab/service.ts") },
    output: {
      entryFileNames: "[name].js",
      chunkFileNames: "[name]-[hash].js",
      assetFileNames: "[name]-[hash][extname]",
    },
  },
};

/** Builds the tab's part whenever the pages of the arena are built. */
export const tab: Plugin = {
  name: "tab",
  apply: "build",
  async closeBundle() {
    const { outDir } = this.environment.config.build;
    await build({
      configFile: here("./vite.config.ts"),
      mode: "tab",
      logLevel: this.environment.config.logLevel ?? "info",
      build: { outDir: join(outDir, "tab") },
    });
  },
};
