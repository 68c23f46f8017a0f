import { existsSync, readdirSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

const here = pathToFileURL(`${process.cwd()}/`);
const games = new URL("../src/regalia/games/", here);
const folders = readdirSync(games, { withFileTypes: true }).filter(
  (entry) => entry.isDirectory() && !entry.name.startsWith("_"),
);
const places: [string, URL][] = [
  ["the table page", new URL("src/text/", here)],
  ["the debug panel", new URL("src/debug/text/", here)],
  ["what every game has", new URL("../src/regalia/core/text/", here)],
  ["the replay", new URL("src/replay/text/", here)],
  ["the analysis", new URL("src/analysis/text/", here)],
  ["the workshop", new URL("src/workshop/text/", here)],
  ["the answers in advance", new URL("src/ahead/text/", here)],
  ["the arena in a browser tab", new URL("src/tab/text/", here)],
  ...folders.map(({ name }): [string, URL] => [name, new URL(`${name}/text/`, games)]),
];

const read = (folder: URL, file: string): string => readFileSync(new URL(file, folder), "utf-8");

/** What a pack prints comes in each language: `$en` and `$ja` are the same thing. */
const thing = (variable: string): string => (["en", "ja"].includes(variable) ? "printed" : variable);

/** The messages and attributes of a text, and the variables that each uses, also by the messages that it refers to. */
function messages(text: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const patterns = new Map(new FluentResource(text).body.map(({ id, value }) => [id, value]));
  const named = (pattern: unknown, type: "var" | "mesg"): string[] =>
    [...JSON.stringify(pattern ?? "").matchAll(new RegExp(`"type":"${type}","name":"([^"]+)"`, "g"))].map(
      (match) => match[1] ?? "",
    );
  const variables = (pattern: unknown): Set<string> =>
    new Set([
      ...named(pattern, "var").map(thing),
      ...named(pattern, "mesg").flatMap((message) => [...variables(patterns.get(message))]),
    ]);
  for (const message of new FluentResource(text).body) {
    if (message.value) found.set(message.id, variables(message.value));
    for (const [name, pattern] of Object.entries(message.attributes))
      found.set(`${message.id}.${name}`, variables(pattern));
  }
  return found;
}

describe.each(places)("%s", (_, folder) => {
  const [english, japanese] = [messages(read(folder, "en.ftl")), messages(read(folder, "ja.ftl"))];

  test("says everything in both languages", () => {
    expect([...japanese.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test("every message that is written is understood", () => {
    for (const file of ["en.ftl", "ja.ftl"]) {
      const written = read(folder, file).match(/^[a-zA-Z][\w-]*(?= *=)/gm) ?? [];
      const understood = new Set([...messages(read(folder, file)).keys()].map((name) => name.split(".")[0]));
      expect(written.filter((name) => !understood.has(name))).toEqual([]);
    }
  });

  test("no language names a thing that the other does not know of, but what a pack calls it in this language", () => {
    for (const [name, used] of japanese) {
      const others = new Set([...(english.get(name) ?? []), "ja"]);
      expect([name, [...used].filter((variable) => !others.has(variable))]).toEqual([name, []]);
    }
  });
});

test.each(folders.map(({ name }) => name))("%s says nothing under a name that the table page uses", (game) => {
  const [own, theirs] = [places[0]![1], new URL(`${game}/text/`, games)].map((folder) => messages(read(folder, "en.ftl")));
  expect([...theirs!.keys()].filter((name) => own!.has(name))).toEqual([]);
});

describe.each(folders.map(({ name }) => name))("the rules of %s", (game) => {
  const sections = (language: string): string[] =>
    read(new URL(`${game}/text/`, games), `rules.${language}.md`).match(/^##+ [\d.]*\d/gm) ?? [];

  test("have the same sections in both languages", () => {
    expect(sections("ja")).toEqual(sections("en"));
    expect(sections("en").length).toBeGreaterThan(0);
  });
});

test("every message the page asks for is there", () => {
  const english = messages(read(new URL("src/text/", here), "en.ftl"));
  const parts = new URL("src/parts/", here);
  const asked = readdirSync(parts).flatMap((file) =>
    [...read(parts, file).matchAll(/\bsay\("([a-z][\w-]*)"/g)].map((match) => match[1] ?? ""),
  );
  const ofGames = ["game-title", "game-summary", "game-goal", "key-hint", "can-play", "can-play-which"];
  expect(asked.filter((name) => !english.has(name) && !ofGames.includes(name))).toEqual([]);
  expect(asked.length).toBeGreaterThan(40);
});

test("every message the workshop asks for is there", () => {
  const workshop = new URL("src/workshop/", here);
  const english = messages(read(new URL("text/", workshop), "en.ftl"));
  const files = readdirSync(workshop).filter((file) => /\.tsx?$/.test(file));
  const asked = files.flatMap((file) =>
    [...read(workshop, file).matchAll(/\bsay\(\s*"([a-z][\w-]*)"/g)].map((match) => match[1] ?? ""),
  );
  expect(asked.filter((name) => !english.has(name))).toEqual([]);
  expect(asked.length).toBeGreaterThan(20);
});

test("every message the debug panel asks for is there", () => {
  const debug = new URL("src/debug/", here);
  const english = messages(read(new URL("text/", debug), "en.ftl"));
  const files = readdirSync(debug).filter((file) => /\.tsx?$/.test(file));
  const asked = files.flatMap((file) =>
    [...read(debug, file).matchAll(/(?:words\.say\(|done\.value = )"([a-z][\w-]*)"/g)].map((match) => match[1] ?? ""),
  );
  expect(asked.filter((name) => !english.has(name))).toEqual([]);
  expect(asked.length).toBeGreaterThan(10);
});

const drawn = folders.map(({ name }) => name).filter((name) => existsSync(new URL(`${name}/board/`, games)));

test.each(drawn)("every message that the board of %s asks for is there", (game) => {
  const board = new URL(`${game}/board/`, games);
  const known = new Set(
    [new URL("src/text/", here), new URL("src/workshop/text/", here), new URL(`${game}/text/`, games)].flatMap((text) => [
      ...messages(read(text, "en.ftl")).keys(),
    ]),
  );
  const asked = readdirSync(board, { recursive: true, encoding: "utf-8" })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [...read(board, file).matchAll(/\bsay\(\s*"([a-z][\w-]*)"/g)].map((match) => match[1] ?? ""));
  expect(asked.filter((name) => !known.has(name))).toEqual([]);
  expect(asked.length).toBeGreaterThan(10);
});

test("every message that the page of an arena in a tab asks for is there", () => {
  const tab = new URL("src/tab/", here);
  const english = messages(read(new URL("text/", tab), "en.ftl"));
  const code = ["shell.ts", "start.ts"].map((file) => read(tab, file)).join("\n");
  const asked = [...code.matchAll(/\bsay\(\s*"([a-z][\w-]*)"/g), ...code.matchAll(/: "([a-z]+(?:-[a-z]+)+)",/g)];
  expect(asked.map((match) => match[1] ?? "").filter((name) => !english.has(name))).toEqual([]);
  expect(asked.length).toBeGreaterThan(20);
});
