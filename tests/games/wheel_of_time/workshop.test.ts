// @vitest-environment jsdom
import { expect, test } from "vitest";
import {
  balance,
  byType,
  curve,
  type Deck,
  differences,
  draw,
  linesOf,
  results,
  sizeOf,
  trial,
  withCopies,
} from "../../../src/regalia/games/wheel_of_time/board/workshop/deck";
import { type Order, ordered } from "../../../src/regalia/games/wheel_of_time/board/workshop/order";
import { type Catalogue, poolOf } from "../../../src/regalia/games/wheel_of_time/board/workshop/pool";
import { meant } from "../../../src/regalia/games/wheel_of_time/board/workshop/search";

const printed = { set: "premier", rarity: "common", number: "01-001", other: "" } as const;
const catalogue: Catalogue = {
  cards: {
    rand: {
      ...printed,
      name: "Rand",
      other: "ランド",
      type: "character",
      abilities: [1, 0, 3, 1],
      leads: "hero",
      beside: 3,
    },
    cavalry: {
      ...printed,
      name: "Andor Cavalry",
      other: "アンドール騎兵隊",
      type: "troop",
      cost: [0, 0, 0, 2],
      abilities: [0, 0, 0, 4],
      allegiances: ["Andor"],
      opens: "troop",
    },
    rabble: { ...printed, name: "Rabble", type: "troop", cost: [0, 0, 0, 3], abilities: [0, 0, 0, 3], opens: "troop" },
    healing: { ...printed, name: "Healing", type: "event", cost: [0, 0, 1, 0], words: ["Draw a card."], opens: "event" },
    banner: { ...printed, name: "Banner", type: "advantage", subtype: "troop", set: "cycles", opens: "advantage" },
    gather: { ...printed, name: "Gather Allies", type: "challenge", opens: "challenge" },
    aiel: {
      ...printed,
      name: "Spears",
      type: "character",
      allegiances: ["Aiel"],
      traits: ["Wise One"],
      opens: "character",
    },
    egwene: { ...printed, name: "Egwéne al'Vere", other: "エグウェーン・アルヴィア", type: "character", set: "cycles" },
  },
  terms: {
    type: {
      character: ["Character", "キャラクター"],
      troop: ["Troop", "軍隊"],
      event: ["Event", "イベント"],
      advantage: ["Advantage", "アドバンテージ"],
      challenge: ["Challenge", "挑戦"],
    },
    subtype: { troop: ["Troop advantage", "軍隊のアドバンテージ"] },
    set: { premier: ["Premier", "プレミア"], cycles: ["Cycles", "サイクル"] },
    allegiance: { Andor: ["Andor", "アンドール"], Aiel: ["Aiel", "アイール人"] },
    trait: { "Wise One": ["Wise One", "賢者"] },
  },
  dice: {
    P: ["P", "PS", "S", "XS", "PX", "X"],
    I: ["I", "DS", "IS", "XS", "IX", "X"],
    O: ["O", "OS", "S", "XS", "X", "D"],
    C: ["C", "CS", "S", "X", "DX", "D"],
  },
};
const pool = poolOf(catalogue, "en");
const deck: Deck = {
  side: "hero",
  cards: { rand: 1, cavalry: 3, healing: 2, gather: 1 },
  opening: ["rand", "cavalry", "healing", "gather"],
};

const found = (query: string): readonly string[] => {
  const { test } = meant(query, pool);
  return pool.cards.filter((card) => test(card, deck.cards?.[card.kind] ?? 0)).map((card) => card.kind);
};

test.each([
  ["troop andor cost<=2", ["cavalry"]],
  ["troop", ["cavalry", "rabble"]],
  ["軍隊　アンドール　コスト＜＝２", ["cavalry"]],
  ["軍隊 cost>2", ["rabble"]],
  ["troop advantage", []],
  ['"troop advantage"', ["banner"]],
  ["アンドール騎兵隊", ["cavalry"]],
  ["aiel|andor", ["cavalry", "aiel"]],
  ["character -aiel", ["rand", "egwene"]],
  ['"wise one"', ["aiel"]],
  ["賢者", ["aiel"]],
  ["サイクル", ["banner", "egwene"]],
  ["draw", ["healing"]],
  ["egwene alvere", ["egwene"]],
  ["Egwene al\u2019Vere", ["egwene"]],
  ["set:premier event", ["healing"]],
  ["set:cycles", ["banner", "egwene"]],
  ["セット：サイクル type:advantage", ["banner"]],
  ["trait:wise", ["aiel"]],
  ["spears or rabble", ["rabble", "aiel"]],
  ["軍隊 アンドール または rabble", ["cavalry", "rabble"]],
  ["troop andor or -cost>2", ["cavalry"]],
  ["text:draw", ["healing"]],
  ["本文：card", ["healing"]],
  ["name:spears", ["aiel"]],
  ["o>=3", ["rand"]],
  ["power≥3", ["rand"]],
  ["軍事=4", ["cavalry"]],
  ["dice>3", ["rand", "cavalry"]],
  ["cost=0", ["banner", "gather"]],
  ["deck>1", ["cavalry", "healing"]],
  ["troop cost<", ["cavalry", "rabble"]],
  ["nothing like it", []],
])("%s finds what all its words fit", (query, kinds) => {
  expect(found(query)).toEqual(kinds);
});

test.each([
  ["troop cost<=", [{ why: "number", text: "cost<=" }], ["cavalry", "rabble"]],
  ["cost<=many rand", [{ why: "number", text: "cost<=many" }], ["rand"]],
  ["colour:red rand", [{ why: "field", text: "colour" }], ["rand"]],
  ["set:nowhere rand", [{ why: "value", text: "set:nowhere", field: "set" }], ["rand"]],
  ["rand or", [{ why: "or", text: "or" }], ["rand"]],
  ["or rand", [{ why: "or", text: "or" }], ["rand"]],
] as const)("%s says what of it was not understood, and leaves no card out by it", (query, misread, kinds) => {
  expect(meant(query, pool).misread).toEqual(misread);
  expect(found(query)).toEqual(kinds);
});

test("cards that are called like a word come before those that mention it", () => {
  const { rank } = meant("andor or draw or healing", pool);
  const names = ordered(pool.cards, ["best", "name"], rank).map((card) => card.kind);
  expect(names.slice(0, 2)).toEqual(["cavalry", "healing"]);
});

test("cards are in the order of several keys, the first of which counts most", () => {
  const some = pool.cards.filter((card) => ["rand", "cavalry", "rabble", "healing"].includes(card.kind));
  const order = (...keys: Order[]): readonly string[] => ordered(some, keys, () => 0).map((card) => card.kind);
  expect(order("type", "cost")).toEqual(["rand", "cavalry", "rabble", "healing"]);
  expect(order("cost", "name")).toEqual(["healing", "cavalry", "rabble", "rand"]);
  expect(order("C", "name")).toEqual(["cavalry", "rabble", "rand", "healing"]);
  expect(order("dice", "O")).toEqual(["rand", "cavalry", "rabble", "healing"]);
});

test("no query finds everything", () => {
  expect(found("  ")).toHaveLength(pool.cards.length);
  expect(found("-")).toHaveLength(pool.cards.length);
});

test("words of cards are told in the reader's language", () => {
  expect(pool.called("allegiance", "Andor")).toBe("Andor");
  expect(poolOf(catalogue, "ja").called("allegiance", "Andor")).toBe("アンドール");
  expect(pool.called("trait", "Unheard Of")).toBe("Unheard Of");
});

test("a deck counts its cards by type, starting characters first", () => {
  expect(sizeOf(deck)).toBe(7);
  expect(byType(linesOf(deck, pool)).map(([type, lines]) => [type, lines.map(({ card }) => card.kind)])).toEqual([
    ["character", ["rand"]],
    ["troop", ["cavalry"]],
    ["event", ["healing"]],
    ["challenge", ["gather"]],
  ]);
});

test("a card that leaves the deck leaves the opening hand", () => {
  expect(withCopies(deck, "healing", 0).opening).toEqual(["rand", "cavalry", "", "gather"]);
  expect(withCopies(deck, "healing", 1).opening).toEqual(deck.opening);
  expect(withCopies({ side: "hero", cards: { rand: 1 }, opening: ["rand"] }, "rand", 0)).toEqual({
    side: "hero",
    cards: {},
    opening: [],
  });
});

test("two decks differ in what was added, and then in what was taken out", () => {
  const changed: Deck = { ...deck, cards: { rand: 1, cavalry: 1, healing: 3, spears: 2 } };
  expect(differences(deck, changed)).toEqual([
    { name: "healing", before: 2, after: 3 },
    { name: "spears", before: 0, after: 2 },
    { name: "cavalry", before: 3, after: 1 },
    { name: "gather", before: 1, after: 0 },
  ]);
  expect(differences(deck, deck)).toEqual([]);
});

test("the curve counts what costs symbols, without the leader and without challenges", () => {
  const columns = curve(linesOf({ ...deck, cards: { ...deck.cards, banner: 1 } }, pool));
  expect(columns.map((column) => Object.values(column).reduce((all, each) => all + each, 0))).toEqual([
    1, 2, 3, 0, 0, 0, 0, 0, 0,
  ]);
});

test("dice, the symbols they show on average, and what is asked for", () => {
  const [politics, intrigue, power, combat] = balance(linesOf(deck, pool), pool.dice);
  expect(politics).toEqual({ ability: "P", dice: 1, symbols: 3 / 6, costs: 0 });
  expect(intrigue).toEqual({ ability: "I", dice: 0, symbols: 0, costs: 0 });
  expect(power).toEqual({ ability: "O", dice: 3, symbols: 3 * (2 / 6), costs: 2 });
  expect(combat).toEqual({ ability: "C", dice: 1 + 3 * 4, symbols: 13 * (2 / 6), costs: 3 * 2 });
});

test("a hundred dice show support, opposition and damage in the shares of their faces", () => {
  const combat = linesOf({ side: "hero", cards: { cavalry: 1 } }, pool);
  expect(results(combat, pool.dice)).toEqual({ S: 100 * (2 / 6), X: 100 * (2 / 6), D: 100 * (2 / 6) });
  expect(results([], pool.dice)).toEqual({ S: 0, X: 0, D: 0 });
});

test("a hand to try holds the opening hand and what is drawn; the leader is in play", () => {
  const begun = trial(deck, () => 0.5);
  expect(begun.hand).toEqual(["cavalry", "healing", "gather"]);
  expect([...begun.left].sort()).toEqual(["cavalry", "cavalry", "healing"]);
  const drawn = draw(begun, 2);
  expect(drawn.hand).toEqual([...begun.hand, ...begun.left.slice(0, 2)]);
  expect(draw(drawn, 2).left).toEqual([]);
});
