// @vitest-environment jsdom
import type { ComponentChild } from "preact";
import { render } from "preact";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Ui } from "../../../client/src/board";
import type { Decision, Option } from "../../../client/src/wire";
import { isWoman } from "../../../src/regalia/games/wheel_of_time/board/art/Portrait";
import { InPlay } from "../../../src/regalia/games/wheel_of_time/board/Card";
import { payment, payingDice, usual } from "../../../src/regalia/games/wheel_of_time/board/choices";
import { Changes } from "../../../src/regalia/games/wheel_of_time/board/Details";
import { Ending } from "../../../src/regalia/games/wheel_of_time/board/Ending";
import { motion } from "../../../src/regalia/games/wheel_of_time/board/motion";
import { Seat } from "../../../src/regalia/games/wheel_of_time/board/Seat";
import type { Happened, SeenPiece, SeenSeat, View } from "../../../src/regalia/games/wheel_of_time/board/types";

const [RAND, PELIVAR] = [1, 2];
const symbol = (source: number, ability: string) => ({ ability, source, kind: "x", use: "", held: 0 });
const pay = (...symbols: ReturnType<typeof symbol>[]): Option => ({ type: "PayWith", symbols, tokens: 0 });
const CHEAPEST = pay(symbol(RAND, "P"));
const OTHER = pay(symbol(PELIVAR, "P"), symbol(PELIVAR, "C"));

/** What a board knows of a question how to pay, with the pointer or the focus on one of its buttons, or on none. */
function paying(considered: Option | null, picked: readonly Option[] = []): Ui {
  const none = { offers: [], draft: null, given: null, pointed: null, decision: null };
  const silent = { place: () => undefined, placed: () => null, share: () => null, can: () => false, has: () => false };
  const labels = { player: (seat: number) => `P${seat}`, word: (_: string, word: string) => word };
  const say = (message: string, fields?: object) => [message, ...Object.values(fields ?? {})].join(" ");
  const told = { seat: 0, options: [CHEAPEST, OTHER], picked, considered, offered: () => false };
  return { ...none, ...silent, ...told, labels, say } as unknown as Ui;
}

const piece = (id: number, more: Partial<SeenPiece> = {}): SeenPiece =>
  ({
    id,
    kind: `card_${id}`,
    seat: 0,
    host: 0,
    abilities: [],
    changes: [],
    damage: 0,
    corruption: 0,
    ...more,
  }) as SeenPiece;

const pool = ["P", "C"].map((ability) => ({ ability, count: 2 }));
const seat = { side: "hero", pool, discards: [], killed: [], avatar: RAND } as unknown as SeenSeat;
const view = { seats: [seat, seat], pieces: [piece(RAND), piece(PELIVAR)], challenges: [], hero: 0 } as unknown as View;

let root: HTMLElement;
beforeEach(() => {
  root = document.createElement("div");
  document.body.append(root);
});
afterEach(() => {
  render(null, root);
  root.remove();
});

const drawn = (node: ComponentChild): HTMLElement => {
  render(node, root);
  return root;
};

/** Which cards in play are lit as those that pay, and what would be taken from the pool. */
function lit(ui: Ui): readonly [readonly number[], readonly (string | null)[]] {
  const pays = [RAND, PELIVAR].filter((id) =>
    drawn(<InPlay view={view} ui={ui} piece={piece(id)} />).querySelector(".pays"),
  );
  const paid = [
    ...drawn(
      <Seat view={view} ui={ui} seat={0}>
        {null}
      </Seat>,
    ).querySelectorAll(".chip.paid i"),
  ];
  return [pays, paid.map(({ textContent }) => textContent)];
}

test("the cheapest payment is lit while none is looked at", () => {
  expect(lit(paying(null))).toEqual([[RAND], ["−1"]]);
});

test("the payment whose button has the pointer or the focus is lit: who has generated it, and what leaves the pool", () => {
  expect(lit(paying(OTHER))).toEqual([[PELIVAR], ["−1", "−1"]]);
  expect(lit(paying(CHEAPEST, [OTHER]))).toEqual([[RAND], ["−1"]]);
});

test("the payment that is picked is lit once the pointer is elsewhere", () => {
  expect(payment(view, paying(null, [OTHER]))).toBe(OTHER);
});

test("of a payment in parts what was chosen so far is lit, and the part that is looked at", () => {
  const spend = { type: "Spend", symbol: symbol(PELIVAR, "C") };
  const spare = { type: "Spare", ability: "P" };
  const begun = { ...view, shown: { paid: [symbol(RAND, "P")], spared: ["O"] } } as unknown as View;
  const among = (considered: Option | null, ...options: Option[]): Ui =>
    ({ ...paying(considered), options }) as unknown as Ui;
  expect(payment(begun, among(null, spend))).toEqual({ spared: ["O"], symbols: [symbol(RAND, "P")] });
  expect(payment(begun, among(spend, spend))?.symbols).toEqual([symbol(RAND, "P"), symbol(PELIVAR, "C")]);
  expect(payment(begun, among(spare, spare, { type: "DoneSparing" }))?.spared).toEqual(["O", "P"]);
  expect(payment(begun, among(null, { type: "Take" }))).toBeNull();
});

test("no die is lit for a payment that others make", () => {
  expect(payingDice(view, paying(OTHER), RAND, [{ ability: "P", face: 1 }])).toEqual([false]);
});

test("the parts of an ability are told one by one, and their sum", () => {
  const change = { ability: "C", permanent: false, by: "", token: null } as const;
  const changes: SeenPiece["changes"] = [
    { ...change, amount: 2, by: "blademaster", permanent: true },
    { ...change, amount: -1, by: "stymied" },
    { ...change, amount: -3, token: "damage" },
  ];
  const abilities = [0, 0, 0, 2].map((printed, place) => ({
    printed,
    permanent: printed,
    current: place === 3 ? 0 : printed,
  }));
  const lines = drawn(<Changes ui={paying(null)} piece={piece(RAND, { changes, abilities })} />).querySelectorAll("li");
  expect([...lines].map(({ textContent }) => textContent)).toEqual([
    "C part-printed 2 part-permanent +2 blademaster part-for-now −1 stymied part-damage −3  = 0",
  ]);
});

test("what is as printed needs no explanation", () => {
  const abilities = [{ printed: 2, permanent: 2, current: 2 }];
  expect(drawn(<Changes ui={paying(null)} piece={piece(RAND, { abilities })} />).textContent).toBe("");
});

test.each([
  ["character", "char", 3],
  ["troop", "troop", 0],
] as const)("damage is split with one tap where only a %s can take it", (_, acts_as, char) => {
  const fights = { ...view, pieces: [piece(1, { challenge: 7 }), piece(2, { challenge: 7, seat: 1, acts_as })] };
  const decision = { kind: "SplitDamage", waiting: [0] } as unknown as Decision;
  const split = { ...fights, shown: { challenge: 7 } } as unknown as View;
  expect(usual(decision, { type: "number", least: 0, most: 3 }, split) ?? 0).toBe(char);
});

test("as many cards are drawn as may be", () => {
  const decision = { kind: "DrawCards", waiting: [0] } as unknown as Decision;
  const round = { pieces: [], shown: { challenge: 0 } } as unknown as View;
  expect(usual(decision, { type: "number", least: 0, most: 2 }, round)).toBe(2);
});

test.each([
  ["lanfear_i", true],
  ["high_lady_estanda", true],
  ["min", true],
  ["mat_cauthon_i", false],
  ["ladyless", false],
])("%s is drawn as a woman, without a beard: %s", (kind, woman) => {
  expect(isWoman(kind)).toBe(woman);
});

test.each([
  [[{ seat: 1, kind: "rahvin_i", why: "avatar" }], [1, 2], "end-hero", ["end-avatar 0 P1 rahvin i"]],
  [[{ seat: 0, kind: "", why: "last_battle" }], [2, 1], "end-villain", ["end-last_battle 7 P0 "]],
  [[], [1, 1], "end-none", []],
])("the picture of the end: who has won, by what, and all that was woven", (fallen, ranks, title, reasons) => {
  const challenges = fallen.some(({ why }) => why === "last_battle") ? [{ form: "last_battle", margin: -7 }] : [];
  const seats = [
    { ...seat, tokens: 4 },
    { ...seat, side: "villain", tokens: 6 },
  ];
  const over = { ...view, seats, neutral: 5, total: 15, fallen, challenges } as unknown as View;
  const ranking = ranks.map((rank, seat) => ({ seat, rank, keys: [] }));
  const picture = drawn(<Ending view={over} ui={paying(null)} ranking={ranking} scores={[]} />);
  expect(picture.querySelector("h2")?.textContent).toBe(title);
  expect([...picture.querySelectorAll("header p")].map(({ textContent }) => textContent)).toEqual(reasons);
  expect(["light", "neutral", "open", "shadow"].map((name) => picture.querySelectorAll(`.weave-${name}`).length)).toEqual([
    4, 5, 5, 6,
  ]);
  expect([...picture.querySelectorAll(".sides li")].map(({ textContent }) => textContent)).toEqual([" 4P0", " 6P1"]);
});

test.each([
  [{ type: "Entered", piece: 9, kind: "card_9", seat: 0 }, [["hand:card_9:0", "9"]]],
  [{ type: "Entered", piece: 9, kind: "card_9", seat: 1 }, [["piles:1", "9"]]],
  [{ type: "Left", piece: RAND, owner: 1 }, [["1", "piles:1"]]],
  [{ type: "Drew", seat: 0, cards: ["card_9"] }, [["piles:0", "hand:card_9:0"]]],
  [{ type: "Drew", seat: 1, cards: null }, []],
  [{ type: "Tallied", piece: RAND, challenge: 5, support: 2, opposition: 0 }, [["1", "totals:5"]]],
  [{ type: "Damaged", piece: RAND, by: PELIVAR }, [["2", "1"]]],
  [{ type: "Damaged", piece: RAND, by: 0 }, [["totals:5", "1"]]],
  [{ type: "PatternChanged", seat: 1, own: 1, neutral: 0 }, [["totals:5", "pattern:shadow"]]],
  [{ type: "PatternChanged", seat: 0, own: -1, neutral: 1 }, [["totals:5", "pattern:neutral"]]],
])("what moves comes from somewhere and goes somewhere: %j", (event, routes) => {
  const seats = [
    { ...seat, hand: ["card_9"] },
    { ...seat, hand: null },
  ];
  const moved = motion(event as unknown as Happened, { ...view, seats, resolving: 5 } as View);
  expect([
    ...Object.entries(moved?.from ?? {}).map(([piece, from]) => [from, piece]),
    ...Object.entries(moved?.to ?? {}),
    ...(moved?.flights ?? []).map(({ from, to }) => [from, to]),
  ]).toEqual(routes);
});
