import { expect, test } from "vitest";
import { readFileSync } from "node:fs";
import type { Ui } from "regalia/board";
import { decidedBy } from "regalia/kit/ending";
import { contains, fitting, isDrafted } from "regalia/table/asking";
import type { Option } from "regalia/wire";
import {
  ofCrest,
  ofDie,
  nextDie,
  ofTile,
  shows,
  trayOf,
  waitingIn,
} from "../../../src/regalia/games/nocturion/board/choices";
import { BUILT_IN, beastOf, houseOf, print, printedOn, textOf } from "../../../src/regalia/games/nocturion/board/content";
import { floorsOf } from "../../../src/regalia/games/nocturion/board/Ending";
import { iconsOf, short } from "../../../src/regalia/games/nocturion/board/goods";
import { scores } from "../../../src/regalia/games/nocturion/board/scores";
import type { Happened, SeenSeat, SeenTile, View } from "../../../src/regalia/games/nocturion/board/types";
import { abilityInWords, yearOf } from "../../../src/regalia/games/nocturion/board/words";
import { recorded } from "../recorded";

const seat: SeenSeat = {
  house: "corvane",
  prestige: 2,
  pending: 0,
  crown: false,
  guild_master: false,
  chalice: false,
  dice: [],
  crest: 0,
  resources: { archer: 0, knight: 0, mage: 0, gold: 0, iron: 0, wood: 0 },
  limit: 6,
  equipped: [],
  unequipped: [],
  spent: false,
  stable: [],
  curses: [],
  quests: [],
  hand: [],
};

const tile = (location: string, region: string, resource: string): SeenTile => ({
  location,
  region,
  resource,
  stocked: true,
  die: 0,
  gives: 1,
});

const region = (name: string, ...faces: number[]): View["regions"][number] => ({ region: name, faces, end: "nothing" });

/** Ada holds 2 and 5; the Basilisk of Bob is ready. */
const view: View = {
  phase: "action",
  pack: "reconstructed-1",
  round: 3,
  year: 1,
  final_year: 4,
  season: "none",
  spot: "none",
  space: -1,
  active: 0,
  pool: [],
  regions: [region("north", 1, 2), region("east", 2, 3), region("south", 4, 5), region("west", 5, 6)],
  tiles: [tile("smithy", "north", "iron"), tile("market", "south", "gold"), tile("monastery", "west", "gold")],
  quests: [],
  deck: 9,
  discards: [],
  looked: [],
  curse_deck: 9,
  curse_discards: [],
  wild: false,
  about: "",
  event: "",
  player: -1,
  curse: "",
  arriving: "",
  paying: "nothing",
  moment: { due: {}, waive: 0, extra: 0, taken: [], returned: [], left: 0 },
  seats: [
    { ...seat, dice: [2, 5], hand: ["dragon"] },
    { ...seat, stable: [{ beast: "basilisk", ready: true }], hand: [null] },
  ],
};

/** What Ada is offered, with this much of an option chosen. */
function ui(options: readonly Option[], draft: Option | null = null): Ui {
  return {
    seat: 0,
    decision: null,
    options,
    offers: [],
    picked: [],
    draft,
    considered: null,
    given: null,
    pointed: null,
    labels: {} as Ui["labels"],
    say: (message) => message,
    can: (option) => fitting(options, draft, option),
    has: (option) => contains([], option) || isDrafted(draft, option),
    recommends: () => false,
    choose: () => undefined,
    share: () => null,
    canShare: () => false,
    doShare: () => undefined,
    placed: () => null,
    place: () => undefined,
    offered: () => false,
    accept: () => undefined,
    point: () => undefined,
    unpoint: () => undefined,
  };
}

const activate = (location: string, die: number): Option => ({ type: "Activate", location, die });
test("an ability that something triggers says by what", () => {
  const [, , third] = houseOf("ashgrove")!.ability;
  expect(abilityInWords(ui([]), third!)).toBe("ability-on-quest_completed");
});

test("at the end every point has its cause: what was told adds up to prestige less what curses cost", () => {
  for (const acts of recorded<View, Happened>("nocturion")) {
    const found = acts.flatMap(({ events }) => events.flatMap((event) => scores(event) ?? []));
    const points = acts
      .at(-1)!
      .view.seats.map((_, seat) =>
        found.filter((score) => score.seat === seat).reduce((sum, score) => sum + score.points, 0),
      );
    expect(points).toEqual(acts.at(-1)!.view.seats.map(({ prestige, pending }) => prestige - pending));
  }
});

test("prestige counts for what brought it; curses cost some", () => {
  expect(scores({ type: "PrestigeGained", seat: 1, prestige: 3, cause: "completed", piece: "tournament" })).toEqual([
    { seat: 1, cause: "completed", points: 3 },
  ]);
  expect(scores({ type: "PenaltyCounted", seat: 0, prestige: 4 })).toEqual([
    { seat: 0, cause: "curses", points: -4, atEnd: true },
  ]);
});

test("at the end a tower has a floor for each source; curses take from the top, and the rest stands as high as the score", () => {
  const causes = ["equipped", "completed", "summoned"];
  const points = [5, 4, 3].map((points, place) => ({ seat: 0, cause: causes[place]!, points }));
  const cursed = [...points, { seat: 0, cause: "curses", points: -4, atEnd: true }];
  const stand = floorsOf(cursed, 0, causes, 5 + 4 + 3 - 4);
  expect(stand.map(({ source, stands }) => [source, stands])).toEqual([
    [0, 5],
    [1, 3],
  ]);
  expect(floorsOf([], 1, [], 7).map(({ stands }) => stands)).toEqual([7]);
});

test("the end says in words what decided: prestige, then beasts, then resources, or nothing", () => {
  const told: unknown[] = [];
  const labels = { player: (seat: number) => `seat ${seat}` } as Ui["labels"];
  const reader: Ui = { ...ui([]), labels, say: (_, fields) => (told.push([fields?.["key"], fields?.["by"]]), "") };
  for (const keys of [
    [5, 9, -2],
    [8, 4, -3],
    [8, 6, -5],
    [8, 6, -3],
  ])
    decidedBy(reader, [
      { seat: 1, rank: 1, keys: [8, 6, -3] },
      { seat: 0, rank: 2, keys },
    ]);
  expect(told).toEqual([
    [0, 8 - 5],
    [1, 6 - 4],
    [2, 5 - 3],
    [-1, 0],
  ]);
});

test("every beast and location of the built-in pack is drawn in the file where it is looked for", () => {
  const art = "../src/regalia/games/nocturion/board/art";
  const drawn = (file: string): readonly string[] =>
    [...readFileSync(`${art}/${file}.svg`, "utf-8").matchAll(/<symbol id="\w+?-([^"]+)"/g)].map(([, name]) => name!).sort();
  const beasts = Object.keys(BUILT_IN.beasts).sort();
  expect(drawn("locations")).toEqual([...Object.keys(BUILT_IN.locations), "any"].sort());
  expect(drawn("beasts-a-h")).toEqual(["any", ...beasts.filter((name) => name < "i")].sort());
  expect(drawn("beasts-i-z")).toEqual(beasts.filter((name) => name >= "i"));
});

const atTile = (seen: View, ui: Ui, location: string) => ofTile(ui, location, nextDie(seen, ui));

test("a location is activated by a tap with the one die that fits; where several fit, one says which", () => {
  expect(atTile(view, ui([activate("market", 5)]), "market")).toEqual({ option: activate("market", 5) });
  const both = [activate("smithy", 2), activate("smithy", 1)];
  expect(atTile(view, ui(both), "smithy")).toEqual({ acts: both });
});

test("a die that was picked up lights what it can activate, and nothing else", () => {
  const options = [activate("smithy", 2), activate("market", 5), activate("monastery", 5)];
  const holding = ui(options, { type: "Activate", die: 5 });
  const lit = view.tiles.filter(({ location }) => holding.can(atTile(view, holding, location).option!));
  expect(lit.map(({ location }) => location)).toEqual(["market", "monastery"]);
  expect(waitingIn(holding).get("city")).toBe(2);
  expect(waitingIn(ui(options)).get("city")).toBe(3);
});

test("a location that nobody can activate says what one would have done there", () => {
  expect(atTile(view, ui([]), "market")).toEqual({ option: activate("market", 2) });
  expect(atTile({ ...view, active: 1 }, ui([]), "market")).toEqual({});
});

test("the crest takes the die in hand; a die without a place is discarded or reserved", () => {
  const options = [activate("smithy", 2), { type: "Reserve", die: 2 }, { type: "Reserve", die: 5 }];
  expect(ofCrest(ui(options, { type: "Activate", die: 2 }))).toEqual({ option: { type: "Reserve", die: 2 } });
  expect(ofCrest(ui(options)).acts).toHaveLength(2);
  const useless = [
    { type: "DiscardDie", die: 5 },
    { type: "Reserve", die: 5 },
  ];
  expect(ofDie(ui(useless), 5)).toEqual({ acts: useless });
  expect(ofDie(ui(options), 2)).toEqual({ option: { type: "Activate", die: 2 } });
});

test("a die is turned where it lies: in the treasury or on the crest", () => {
  const [here, there] = [false, true].map((crest) => ({ type: "Change", die: 5, to: 6, crest }));
  const turning = ui([here!, there!]);
  expect(ofDie(turning, 5)).toEqual({ option: here });
  expect(ofCrest(turning)).toEqual({ option: there });
});

test("the tray holds what lies nowhere in sight: the supply, cards of the deck, beasts of others", () => {
  const tray = trayOf(
    { ...view, looked: ["imp", "ogre"] },
    ui([
      { type: "Take", resource: "iron" },
      { type: "Exhaust", beast: "basilisk" },
      { type: "Keep", beast: "imp" },
      { type: "Summon", beast: "dragon" },
    ]),
  );
  expect(tray).toEqual({
    resources: [{ type: "Take", resource: "iron" }],
    cards: ["imp"],
    beasts: [["basilisk", 1]],
  });
});

test("with an owner's pack, what is printed in it counts, and its words are said", () => {
  expect([beastOf("imp")?.prestige, textOf("imp", "en")]).toEqual([1, undefined]);
  const imp = { ...beastOf("imp")!, prestige: 5, text: "Steals.", text_ja: "盗む。" };
  print({ limits: {}, season: [], location: [], house: [], quest: [], beast: [imp], curse: [] });
  expect([beastOf("imp")?.prestige, textOf("imp", "en"), textOf("imp", "ja")]).toEqual([5, "Steals.", "盗む。"]);
  expect(beastOf("ogre")).toBe(undefined);
  print(null);
  expect(beastOf("ogre")?.prestige).toBe(2);
});

test("a cost marks each icon that is missing", () => {
  const store = { mage: 1, gold: 2 };
  expect(iconsOf(["mage", "mage", "gold"], store).map(({ missing }) => missing)).toEqual([false, true, false]);
  expect(short(["mage", "mage", "iron"], store)).toBe(1 + 1);
  expect(short(["mage", "mage"], undefined)).toBe(0);
});

test("what ends, passes or uses is a button; everything else has a place on the board", () => {
  const buttons = ["EndTurn", "Use", "Choose", "Skip", "Done", "Pass"].map((type) => ({ type }));
  expect(buttons.filter(shows)).toEqual([]);
  expect(["Activate", "Pick", "Take", "Reserve", "Complete", "Curse"].every((type) => shows({ type }))).toBe(true);
});

test("the year is told until the last one is over; then this round is the last", () => {
  expect(yearOf(ui([]), { ...view, year: 4, final_year: 4 })).toBe("year-of");
  expect(yearOf(ui([]), { ...view, year: 5, final_year: 4 })).toBe("last-round");
});

test("what is printed on the piece that asks is told: in the words of a pack, or of the game", () => {
  const words: Readonly<Record<string, string>> = { "does-hexer_tower": "Draw a curse.", "does-ashgrove": "" };
  const speaker = {
    language: "en",
    knows: (name: string) => name in words,
    say: (name: string) => words[name] ?? name,
  };
  expect(printedOn(["hexer_tower", "nothing"], speaker)).toBe("Draw a curse.");
  expect(printedOn(["ashgrove", "nothing"], speaker)).toBeUndefined();
  expect(printedOn(["nothing", "hexer_tower"], speaker)).toBe("Draw a curse.");
});
