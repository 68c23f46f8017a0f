import { expect, test } from "vitest";
import { inWords, naming, partsOf } from "../src/table/spoken";
import { labels } from "../src/text/labels";
import { speaker } from "../src/text/speaker";

const NOUNS = {
  b1: { key: "card", args: { kind: "archer" } },
  b2: { key: "card", args: { kind: "archer" } },
  "c:3": { key: "card", args: { kind: "spy" } },
  h: { key: "hidden", args: {} },
};
const own = (language: "en" | "ja", ...words: [string, string, string]) =>
  labels(
    speaker(
      language,
      `noun-card = { $kind }\nnoun-hidden = ${words[2]}\nkind-archer = ${words[0]}\nkind-spy = ${words[1]}\n`,
    ),
    NOUNS,
    [],
  );
const english = own("en", "Archer", "Spy", "a hidden card");
const japanese = own("ja", "弓兵", "密偵", "伏せたカード");

test("a piece is named in the reader's own words", () => {
  expect(partsOf("Mind #b1, and #c:3.", english)).toEqual([
    "Mind ",
    { piece: "b1", name: "Archer" },
    ", and ",
    { piece: "c:3", name: "Spy" },
    ".",
  ]);
  expect(inWords("#b1 と #h", japanese)).toBe("弓兵 と 伏せたカード");
});

test("what the reader's table does not have stays as it was written", () => {
  expect(partsOf("We are #1 in #nothing #", english)).toEqual(["We are #1 in #nothing #"]);
  expect(partsOf("", english)).toEqual([]);
});

test("pieces are proposed behind a #, and those that are called alike are counted", () => {
  const pieces = Object.keys(NOUNS);
  expect(naming("Look at #", english, pieces).pieces.map(({ name }) => name)).toEqual([
    "Archer",
    "Archer 2",
    "Spy",
    "a hidden card",
  ]);
  expect(naming("Look at #arch", english, pieces)).toEqual({
    begun: "arch",
    pieces: [
      { piece: "b1", name: "Archer" },
      { piece: "b2", name: "Archer 2" },
    ],
  });
  expect(naming("#archer 2", english, pieces).pieces).toEqual([{ piece: "b2", name: "Archer 2" }]);
  expect(naming("Number#", english, pieces).pieces).toEqual([]);
});

test("where a board has no nouns, its pieces go by their kind, and are proposed once", () => {
  const plain = labels(speaker("en", "kind-library = Library\nkind-A = A\nkind-boots = Boots\n"), {}, []);
  expect(inWords("Build #tile:0:library before #boots, #1:2 and #stack:A", plain)).toBe(
    "Build Library before #boots, #1:2 and #stack:A",
  );
  expect(naming("#l", plain, ["deck", "room:library", "tile:0:library", "won:1"]).pieces).toEqual([
    { piece: "room:library", name: "Library" },
  ]);
});
