import { expect, test } from "vitest";
import { labels, seatNames } from "../src/text/labels";
import { speaker } from "../src/text/speaker";

const WORDS = `
seat-number = Seat { $number }
bot-squire = Squire
kind-archer = Archer
where-left = at the head
noun-card-known = { $owner }’s { $kind }
    .own = your { $kind }
noun-card-hidden = { $owner }’s card
    .option = { $owner }’s card in place { $place }
event-Kept = { $card } stays face down.
option-Target = Eliminate { $card }
option-Steal = Take a point from { $victim }
event-Placed = { $seat } places { $kind ->
    [none] a card
   *[other] { $kind }
} { $where }.
event-Drew = Drawn: { $kinds }.
amount = { $count } { $what }
numbered-name = { $name } { $number }
why-short = { $missing } short.
event-Tallied = { $totals }.
event-GameEnded = { $winners } won.
event-Stood = { $open ->
    [yes] Open.
   *[no] Closed.
}
decision-target = Choose for { $acting }.
    .others = { $who } is choosing.
`;

const say = speaker("en", WORDS);
const nouns = {
  a1: { key: "card-known", args: { owner: 0, kind: "archer" } },
  b2: { key: "card-hidden", args: { owner: 1, place: 2 } },
};
const words = labels(say, nouns, ["Ada", "Bob", ""]);

test("pieces go by their nouns, seats by their names, words by their messages", () => {
  expect(words.option({ type: "Target", card: "b2" })).toBe("Eliminate Bob’s card in place 2");
  expect(words.option({ type: "Steal", victim: 1 })).toBe("Take a point from Bob");
  expect(words.event({ type: "Placed", seat: 0, kind: "archer", where: "left" })).toBe("Ada places Archer at the head.");
});

test("a numbered piece goes by its noun in a field for pieces alone", () => {
  const numbered = labels(say, { "7": { key: "card-hidden", args: { owner: 1, place: 2 } } }, ["Ada", "Bob"]);
  expect(numbered.args({ piece: 7, pieces: [7], amount: 7, host: 0 })).toEqual({
    piece: "Bob’s card",
    pieces: "Bob’s card",
    "pieces-count": 1,
    amount: 7,
    host: 0,
  });
});

test("options tell apart what events do not number", () => {
  expect(words.part({ type: "Target", card: "b2" })).toBe("option-Target.part");
  expect(words.event({ type: "Kept", card: "b2" })).toBe("Bob’s card stays face down.");
  expect(words.answer([{ type: "Target", card: "b2" }])).toBe("Eliminate Bob’s card in place 2");
});

test("a word with signs goes by its message", () => {
  const signs = labels(speaker("en", "kind-Ta_veren = one of the pattern"), {}, []);
  expect(signs.word("trait", "Ta'veren")).toBe("one of the pattern");
});

test("what one may not know is none, a lie is no, and a list reads as one", () => {
  expect(words.event({ type: "Placed", seat: 0, kind: null, where: "left" })).toBe("Ada places a card at the head.");
  expect(words.event({ type: "Stood", open: false })).toBe("Closed.");
  expect(words.event({ type: "GameEnded", winners: [0, 1] })).toBe("Ada and Bob won.");
  expect(words.event({ type: "Drew", kinds: ["archer", "spy", "archer"] })).toBe("Drawn: Archer ×2 and spy.");
});

test("a list tells how long it is, so that an empty one can be told in other words", () => {
  const paying = labels(
    speaker("en", "option-Pay = { $coins-count ->\n    [0] Pay nothing\n   *[other] Pay { $coins }\n}"),
    {},
    [],
  );
  expect(paying.option({ type: "Pay", coins: [] })).toBe("Pay nothing");
  expect(paying.option({ type: "Pay", coins: ["gold", "gold"] })).toBe("Pay gold ×2");
});

test("equal numbers in a list are told one by one", () => {
  expect(words.event({ type: "Tallied", totals: [4, 4, 10] })).toBe("4, 4, and 10.");
});

test("amounts of things are told with their numbers", () => {
  expect(say.say("why-short", words.args({ missing: { archer: 2, spy: 1 } }))).toBe("2 Archer and 1 spy short.");
});

test("a seat without a name is known by its number", () => {
  expect(words.player(2)).toBe("Seat 3");
});

test("a decision is told differently to the one who decides", () => {
  const decision = { kind: "target", rule: "6.2", waiting: [0], confirm: true, final: [], window: null };
  expect(words.decision(decision, 0, { acting: "a1" })).toBe("Choose for your Archer.");
  expect(words.decision(decision, 0, { acting: "b2" })).toBe("Choose for Bob’s card.");
  expect(words.decision(decision, 1, { acting: "a1" })).toBe("Ada is choosing.");
  expect(words.decision(decision, null, { acting: "a1" })).toBe("Ada is choosing.");
});

test("a message that nobody wrote is shown by its name", () => {
  expect(words.event({ type: "Unheard" })).toBe("event-Unheard");
});

test("bots go by their level, numbered where two are alike", () => {
  const seats = [
    { person: "u", name: "Ada", bot: null },
    { person: null, name: "squire", bot: "squire" },
    { person: null, name: "squire", bot: "squire" },
    { person: null, name: "", bot: null },
    { person: null, name: "", bot: null },
  ];
  expect(seatNames(say, seats)).toEqual(["Ada", "Squire 1", "Squire 2", "", ""]);
  const japanese = speaker("ja", "bot-squire = 従者\nnumbered-name = { $name }{ $number }");
  expect(seatNames(japanese, seats)).toEqual(["Ada", "従者1", "従者2", "", ""]);
  expect(seatNames(say, seats, [2, 0, 1, 3, 4]).slice(1, 3)).toEqual(["Squire 2", "Squire 1"]);
});

test("a person whose seat a bot plays keeps the name", () => {
  expect(seatNames(say, [{ person: "u", name: "Ada", bot: "squire" }])).toEqual(["Ada"]);
});
