import { describe, expect, test } from "vitest";
import {
  ofHand,
  ofQuest,
  ofStore,
  ofSupply,
  PARTS,
  shows,
  waitingIn,
} from "../../../src/regalia/games/kings_guild/board/choices";
import { CONTENT, QUESTS, ROOMS } from "../../../src/regalia/games/kings_guild/board/content";
import {
  bonuses,
  bonusesOf,
  covered,
  facesOf,
  iconsOf,
  isReady,
  paidBy,
  partsOf,
  spacesOf,
  stockOf,
} from "../../../src/regalia/games/kings_guild/board/goods";
import { scores } from "../../../src/regalia/games/kings_guild/board/scores";
import type { Happened, SeenSeat, View } from "../../../src/regalia/games/kings_guild/board/types";
import english from "../../../src/regalia/games/kings_guild/text/en.ftl?raw";
import { speaker } from "regalia/text/speaker";
import type { Decision } from "regalia/wire";
import { recorded } from "../recorded";

const NOTHING = { cloth: 0, leather: 0, metal: 0, wood: 0, gem: 0, magic: 0 };

const guild = (change: Partial<SeenSeat> = {}): SeenSeat => ({
  guild: "green",
  mat: "A",
  coins: 3,
  resources: { ...NOTHING, metal: 2 },
  storage: 5,
  tiles: [],
  staff: [],
  baggage: null,
  hand: null,
  backs: [0, 0, 0],
  seen: [],
  hand_limit: 6,
  won: [],
  sigils: 2,
  offered: false,
  prestige: 0,
  sheet: null,
  ...change,
});

const quest = (name: string) => ({ quest: name, sigils: [null, null], hero_drawn: false, thug: false });
const recruit = (specialist: string) => ({ specialist, coins: 0, prices: [4, 4] });

const view = {
  phase: "play",
  solo: false,
  turn: 3,
  active: 0,
  supply: { ...NOTHING, metal: 4, cloth: 1 },
  rooms: { bedchamber_kitchen: 3, library: 1 },
  slots: [quest("fight_off_the_sharkskin_gnolls"), quest("topple_the_moonstone_giant")],
  deck: 20,
  row: ["a", "b", "c", "d", "e"].map(recruit),
  recruits: 9,
  stacks: [28, 28, 28],
  discards: [[], [], []],
  drawn: [],
  taken: ["metal"],
  returned: [],
  seats: [guild(), guild({ hand: ["coin_purse"], backs: [0, 0, 1] })],
} as unknown as View;

const asked = (kind: string): Decision => ({ kind, rule: "4.1", waiting: [0], confirm: false, final: [], window: null });
const sword = QUESTS["fight_off_the_sharkskin_gnolls"]!.items[0]!;

describe("what a guild has", () => {
  test("what it takes right now counts for it, and for nobody else", () => {
    expect(stockOf(view, 0)).toEqual({ ...NOTHING, metal: 2 + 1 });
    expect(stockOf(view, 1)).toEqual({ ...NOTHING, metal: 2 });
  });

  test("what it gives in exchange is gone", () => {
    const exchanging = { ...view, taken: ["cloth"], returned: ["metal", "metal"] };
    expect(stockOf(exchanging, 0)).toEqual({ ...NOTHING, metal: 2 - 2, cloth: 1 });
  });

  test("a quest is ready while an open item has all that it asks for", () => {
    const rich = guild({ resources: { ...NOTHING, ...sword.cost } });
    expect(isReady(quest("fight_off_the_sharkskin_gnolls"), rich)).toBe(true);
    expect(isReady({ ...quest("fight_off_the_sharkskin_gnolls"), sigils: [0, null] }, rich)).toBe(false);
    expect(isReady(quest("fight_off_the_sharkskin_gnolls"), guild())).toBe(false);
  });
});

test("the sheet tells what a room has paid, and which line of it does", () => {
  const line = (category: string, piece: string, prestige: number) => ({ category, piece, count: 1, prestige, rule: "8" });
  const over = guild({ sheet: [line("quests", "", 3), line("rooms", "kitchen", 4), line("rooms", "library", 2)] });
  expect(paidBy(over, ({ piece }) => piece === "library")).toEqual({ turn: 2, prestige: 2 });
  expect(paidBy(over, ({ category }) => category === "rooms")).toEqual({ turn: 1, prestige: 4 + 2 });
});

describe("what an item asks for", () => {
  test("what lies in storage is held, the rest is missing", () => {
    expect(partsOf(sword, guild()).map(({ state }) => state)).toEqual(["held", "held", "missing"]);
  });

  test("the Blacksmith saves one metal of a weapon", () => {
    const staff = [{ specialist: "blacksmith", space: "outer" }];
    expect(partsOf(sword, guild({ staff })).map(({ state }) => state)).toEqual(["held", "held", "saved"]);
  });

  test("the Tailor saves nothing on a weapon", () => {
    const staff = [{ specialist: "tailor", space: "outer" }];
    expect(partsOf(sword, guild({ staff })).map(({ state }) => state)).toEqual(["held", "held", "missing"]);
  });

  test("a spectator misses nothing", () => {
    expect(partsOf(sword, undefined).map(({ state }) => state)).toEqual(["held", "held", "held"]);
  });
});

describe("a guild", () => {
  test("has four outer spaces, and those of its chambers; the baggage takes one", () => {
    const staff = [{ specialist: "oracle", space: "great_hall" }];
    const home = guild({ staff, baggage: "great_hall" });
    expect(spacesOf(home, "outer").length).toBe(4);
    expect(spacesOf(home, "great_hall").map((one) => one.specialist ?? one.baggage)).toEqual(["oracle", true]);
  });

  test("gathers more with a Miner", () => {
    expect(bonuses(guild({ staff: [{ specialist: "miner", space: "outer" }] }))).toEqual(["metal"]);
  });

  test("counts one hero for a quest and one icon for an item", () => {
    expect(iconsOf(["fight_off_the_sharkskin_gnolls", "crush_the_orc_rebellion"])).toEqual({
      mage: 2,
      weapon: 2,
      armor: 1,
    });
  });

  test("covers two cells with a wide room", () => {
    expect(covered({ room: "barracks", column: 2, row: 1 })).toEqual(["2,1", "3,1"]);
    expect(covered({ room: "kitchen", column: 2, row: 1 })).toEqual(["2,1"]);
  });
});

test("what is printed comes from content.toml", () => {
  expect(Object.keys(QUESTS).length).toBe(48);
  expect(ROOMS["tavern"]).toEqual({ kind: "master", cost: 19, end: { per: "specialist", prestige: 3 } });
  expect(Object.values(CONTENT.mats).every((mat) => Object.keys(mat).length === 5)).toBe(true);
  expect(bonusesOf("A").get("3,2")).toBe("gold");
  expect(facesOf("bedchamber_kitchen")).toEqual(["bedchamber", "kitchen"]);
});

test("whatever is printed or drawn has a name", () => {
  const { knows } = speaker("en", english);
  const { rooms, specialists, treasures, quests, resources, guilds, mats, solo } = CONTENT;
  const items = Object.values(quests).flatMap((one) => one.items);
  const kinds = [rooms, specialists, treasures, quests, resources, mats, solo.ratings].flatMap(Object.keys);
  const names = [
    ...[...kinds, ...items.map(({ name }) => name)].map((name) => `kind-${name}`),
    ...Object.keys(guilds).map((name) => `guild-${name}`),
    ...PARTS.map((part) => `jump-${part}`),
    ...Object.values(specialists).map(({ timing }) => `timing-${timing}`),
    ...Object.values(treasures).map(({ category }) => `category-${category}`),
    ...Object.values(rooms).flatMap(({ end }) => (end ? [`per-${end.per}`] : [])),
  ];
  expect(names.filter((name) => !knows(name))).toEqual([]);
});

describe("what choosing a thing means", () => {
  test("depends on what is asked", () => {
    expect(ofSupply(asked("Turn"), "metal")).toEqual({ type: "Take", resource: "metal" });
    expect(ofSupply(asked("stolen"), "metal")).toEqual({ type: "Name", resource: "metal" });
    expect(ofSupply(asked("FuneralBid"), "metal")).toBeUndefined();
    expect(ofStore(asked("DiscardResources"), "gem")).toEqual({ type: "Return", resource: "gem" });
    expect(ofQuest(asked("quest"), "x")).toEqual({ type: "TakeQuest", quest: "x" });
    expect(ofQuest(asked("Turn"), "offering_to_the_council")).toEqual({ type: "Offer" });
    expect(ofQuest(asked("AfterCraft"), "x")).toEqual({ type: "PlaceThug", quest: "x" });
    expect(ofQuest(asked("AfterCraft"), "offering_to_the_council")).toEqual({ type: "Offer" });
    expect(ofHand(asked("SellDown"), "contract")).toEqual({ type: "Sell", treasure: "contract" });
    expect(ofHand(asked("Turn"), "contract")).toBeUndefined();
  });

  test("only what has no place on the board becomes a button", () => {
    expect(["EndTurn", "Decline", "StartWith"].some((type) => shows({ type }))).toBe(false);
    expect(["Take", "Craft", "Cell", "Onto", "Sell", "Rob"].every((type) => shows({ type }))).toBe(true);
  });

  test("each part of the board tells how much can be chosen there", () => {
    const waiting = waitingIn([{ type: "Take" }, { type: "Take" }, { type: "Hire" }, { type: "EndTurn" }]);
    expect([waiting.get("supply"), waiting.get("row"), waiting.get("quests")]).toEqual([2, 1, 0]);
  });
});

test("at the end every point has its cause: what was told adds up to each guild's prestige", () => {
  for (const acts of recorded<View, Happened>("kings_guild")) {
    const found = acts.flatMap(({ events }) => events.flatMap((event) => scores(event) ?? []));
    const guilds = acts.at(-1)!.view.seats;
    const points = guilds.map((_, seat) =>
      found.filter((score) => score.seat === seat).reduce((sum, score) => sum + score.points, 0),
    );
    expect(points).toEqual(guilds.map(({ prestige }) => prestige));
  }
});
