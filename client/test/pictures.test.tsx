// @vitest-environment jsdom
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { render } from "preact";
import { describe, expect, test, vi } from "vitest";
import type { RulePictures } from "../src/rules/pictures";
import { onlooker } from "../src/rules/onlooker";
import { speaker } from "../src/text/speaker";

vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined }));
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe(): void {}
    disconnect(): void {}
  },
);
const games = new URL("../src/regalia/games/", pathToFileURL(`${process.cwd()}/`));
const own = new URL("src/text/", pathToFileURL(`${process.cwd()}/`));
const modules = import.meta.glob<RulePictures>("../../src/regalia/games/*/board/pictures.tsx", { import: "default" });

const read = (file: string, folder = games): string => readFileSync(new URL(file, folder), "utf-8");
const rules = (slug: string, language: string): string => read(`${slug}/text/rules.${language}.md`);
const calledFor = (text: string): string[] =>
  [...text.matchAll(/\]\((?:board|beside):([^ ]+) "/g)].map(([, name]) => name!);
const panels = (slug: string): string[] =>
  existsSync(new URL(`${slug}/works.toml`, games))
    ? [...read(`${slug}/works.toml`).matchAll(/^picture = "(\w+)"$/gm)].map(([, name]) => name!)
    : [];
const slugs = readdirSync(games, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
  .map(({ name }) => name);

describe.each(slugs)("the rules of %s", (slug) => {
  const load = Object.entries(modules).find(([file]) => file.includes(`/${slug}/`))?.[1];

  test("call for the pictures that the board draws, and for no others", async () => {
    const drawn = load ? Object.keys((await load()).drawn) : [];
    for (const language of ["en", "ja"]) {
      const called = new Set([...calledFor(rules(slug, language)), ...panels(slug)]);
      expect([...called].sort()).toEqual(drawn.sort());
    }
  });

  test.each(["en", "ja"])("show them in words of %s", async (language) => {
    const pictures = await load?.();
    const ui = onlooker(speaker(language, read(`${language}.ftl`, own), read(`${slug}/text/${language}.ftl`)));
    for (const [name, draw] of Object.entries(pictures?.drawn ?? {})) {
      const place = document.createElement("div");
      render(draw(ui), place);
      expect(place.querySelector("svg, [class]"), name).not.toBeNull();
      expect(place.textContent, name).not.toMatch(/\b(kind|does|noun|option|part)-|undefined|null|NaN/);
    }
  });
});
