import { describe, expect, test } from "vitest";
import {
  draftedMarker,
  laidSoFar,
  ofCard,
  ofCouncil,
  ofKingdom,
  ofRegion,
  orderOf,
  PARTS,
  shows,
  toLay,
  trayOf,
  waitingIn,
} from "../../../src/regalia/games/old_kings_crown/board/choices";
import {
  besides,
  cardsOf,
  fallenOf,
  goneOf,
  isEarlier,
  partsOf,
  reckoningOf,
  stepOf,
  STEPS,
  tiesOf,
  totalOf,
} from "../../../src/regalia/games/old_kings_crown/board/clash";
import {
  CARDS,
  COUNCILS,
  costOf,
  FACTIONS,
  factionOf,
  FAVOURS,
  favourOf,
  HEADQUARTERS,
  KINGDOM,
  LOCATIONS,
  locationsOf,
  REGIONS,
  seasonsOf,
  TACTICS,
} from "../../../src/regalia/games/old_kings_crown/board/content";
import { LUCIDE } from "../../../src/regalia/games/old_kings_crown/board/art/lucide";
import { foughtBefore } from "../../../src/regalia/games/old_kings_crown/board/words";
import english from "../../../src/regalia/games/old_kings_crown/text/en.ftl?raw";
import japanese from "../../../src/regalia/games/old_kings_crown/text/ja.ftl?raw";
import type { Ui } from "regalia/board";
import { speaker } from "regalia/text/speaker";
import type { Option } from "regalia/wire";
import { beside, HIGH, LOW, lying, MIDDLE, RIVAL, view } from "./table";

/** What the reader is asked, and has chosen so far. */
const asked = (kind: string, options: readonly Option[], change: Partial<Ui> = {}): Ui =>
  ({
    seat: 0,
    decision: { kind, rule: "6", waiting: [0], confirm: false, final: [] },
    options,
    picked: [],
    draft: null,
    given: null,
    ...change,
  }) as Ui;

const isEqual = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

describe("what is printed", () => {
  test("comes from content.toml", () => {
    expect(Object.keys(KINGDOM).length).toBe(51);
    expect(Object.keys(CARDS).length + Object.keys(HEADQUARTERS).length).toBe(76);
    expect(FACTIONS.map((faction) => Object.values(CARDS).filter((card) => card.faction === faction).length)).toEqual([
      18, 17, 17, 18,
    ]);
    expect([factionOf(HIGH), CARDS[HIGH]?.strength, locationsOf("plateau")]).toEqual([
      "clans",
      10,
      ["harvest_field", "battlefield"],
    ]);
    expect([costOf("riders_of_the_north_sky"), costOf("wandering_embassy")]).toEqual([5, 2]);
    expect(seasonsOf("endless_stacks")).toEqual(["always"]);
  });

  test.each([
    ["en", english],
    ["ja", japanese],
  ])("has a name, and whatever has words of its own says what it does and by which rule (%s)", (language, text) => {
    const { knows } = speaker(language, text);
    const worded = [KINGDOM, HEADQUARTERS, TACTICS, FAVOURS, LOCATIONS, COUNCILS].flatMap(Object.keys);
    const marks = Object.values(CARDS).flatMap(({ traits = [], commands = {} }) => [...traits, ...Object.keys(commands)]);
    const kinds = [...Object.keys(CARDS), ...worded, ...REGIONS, ...FACTIONS, ...marks];
    const names = [
      ...kinds.map((kind) => `kind-${kind}`),
      ...Object.values(CARDS).map(({ archetype }) => `kind-${archetype}`),
      ...[...worded, ...FACTIONS].map((kind) => `does-${kind}`),
      ...[...Object.keys(CARDS), ...Object.keys(KINGDOM), ...Object.keys(TACTICS), ...marks].map((kind) => `rule-${kind}`),
      ...Object.keys(KINGDOM).flatMap((kingdom) => seasonsOf(kingdom).map((season) => `season-${season}`)),
      ...PARTS.filter((part) => !REGIONS.includes(part)).map((part) => `jump-${part}`),
      ...STEPS.map((step) => `step-${step}`),
    ];
    expect(names.filter((name) => !knows(name))).toEqual([]);
  });

  test("has a picture wherever the board draws one", () => {
    const seasons = Object.keys(KINGDOM).flatMap(seasonsOf);
    const kinds = Object.values(CARDS).flatMap(({ archetype, traits = [], commands = {} }) => [
      archetype,
      ...traits,
      ...Object.keys(commands),
    ]);
    const suits = Object.values(KINGDOM).map(({ suit = "" }) => suit);
    const drawn = [...kinds, ...seasons, ...suits, ...STEPS, ...PARTS, ...Object.keys(LOCATIONS), ...Object.keys(COUNCILS)];
    expect([...new Set(drawn)].filter((name) => !LUCIDE[name])).toEqual([]);
  });
});

describe("what choosing a thing means", () => {
  test("a card is bid, played or sent on a Journey, by what is asked", () => {
    expect(ofCard(asked("Bids", [{ type: "Bid", card: LOW }]), LOW)).toEqual({ option: { type: "Bid", card: LOW } });
    expect(ofCard(asked("PlayInTie", []), LOW)).toEqual({ option: { type: "Play", card: LOW } });
    expect(ofCard(asked("AutumnActions", []), LOW)).toEqual({ option: { type: "Journey", card: LOW } });
    expect(ofCard(asked("region", []), LOW)).toEqual({ option: { type: "Card", card: LOW } });
  });

  test("a card with which several things can be done offers all of them", () => {
    const options = [
      { type: "Journey", card: HIGH },
      { type: "Command", card: HIGH, command: "rally_self" },
      { type: "Journey", card: LOW },
    ];
    expect(ofCard(asked("AutumnActions", options), HIGH)).toEqual({ acts: options.slice(0, 2) });
  });

  test("a Kingdom card and the card for it are chosen one after the other", () => {
    const options = [LOW, HIGH].flatMap((card) =>
      ["the_boatman", "royal_tourney"].map((kingdom) => ({ type: "Acquire", kingdom, card })),
    );
    expect(ofKingdom(view, asked("Forage", options), "the_boatman")).toEqual({
      option: { type: "Acquire", kingdom: "the_boatman" },
    });
    expect(ofCard(asked("Forage", options), LOW)).toEqual({ option: { type: "Acquire", card: LOW } });
  });

  test("on the Great Road a Kingdom card is taken, elsewhere it is used", () => {
    const bid = asked("ResolveBid", [{ type: "Take", kingdom: "the_boatman" }]);
    expect(ofKingdom(view, bid, "the_boatman").option).toEqual({ type: "Take", kingdom: "the_boatman" });
    expect(ofKingdom(view, asked("SpringActions", []), "the_boatman").option).toEqual({
      type: "Use",
      action: "the_boatman",
      card: "",
    });
  });

  test("the False Claimant offers the Favour actions of the others, not one's own", () => {
    const [own, other] = [favourOf("clans"), favourOf("nobility")];
    const options = [own, other].map((action) => ({ type: "Use", action, card: "" }));
    expect(ofKingdom(view, asked("DayActions", options), "false_claimant").option).toEqual(options[1]);
  });

  test("Regions get their Clash Markers in the order in which they are tapped", () => {
    const first = asked("AssignMarkers", []);
    expect(ofRegion(first, "plateau")).toEqual({ type: "ClashOrder", first: "plateau" });
    const second = asked("AssignMarkers", [], { draft: { type: "ClashOrder", first: "plateau" } });
    expect(ofRegion(second, "highlands")).toEqual({ type: "ClashOrder", second: "highlands" });
    expect(ofRegion(second, "plateau")).toEqual({ type: "ClashOrder", first: "plateau" });
    expect(["plateau", "highlands"].map((region) => draftedMarker(second, region))).toEqual([1, null]);
  });

  test("cards are laid next to the Regions that are open; what has been answered counts like what is being chosen", () => {
    const lay = { type: "Lay", highlands: LOW, plateau: null, lowlands: HIGH };
    expect(toLay(asked("PlaceCards", [lay]))).toEqual(["highlands", "lowlands"]);
    expect(laidSoFar(asked("PlaceCards", [lay], { draft: { type: "Lay", highlands: LOW } }))).toEqual({
      type: "Lay",
      highlands: LOW,
    });
    expect(laidSoFar(asked("PlaceCards", [], { given: lay }))).toEqual(lay);
  });

  test("the Order Track that has been picked is shown on the players", () => {
    expect(orderOf(asked("ArrangeTrack", []))).toBeNull();
    expect(orderOf(asked("ArrangeTrack", [], { picked: [{ type: "Track", order: [1, 0] }] }))).toEqual([1, 0]);
  });

  test("only what has no place on the board becomes a button", () => {
    const buttons = ["Return", "Pass", "Done", "Decline", "Gain", "To", "Supporter", "Herald", "Marker"];
    expect(buttons.filter((type) => shows({ type }))).toEqual([]);
    expect(["Bid", "Take", "Lay", "Space", "Track", "AtLocation", "Player"].every((type) => shows({ type }))).toBe(true);
    expect(["claim_favour", "royal_seal", "sea_lanes"].map((action) => shows({ type: "Use", action }))).toEqual([
      false,
      false,
      true,
    ]);
  });

  test("what lies nowhere in sight is offered beside the hand, each thing once", () => {
    const options = [
      { type: "Steal", kingdom: "sworn_escort" },
      { type: "Take", kingdom: "the_boatman" },
      { type: "Card", card: RIVAL },
      { type: "Card", card: LOW },
      { type: "Card", card: RIVAL },
    ];
    expect(trayOf(view, asked("card", options))).toEqual({ cards: [RIVAL], kingdoms: ["sworn_escort"] });
  });

  const governing = ["relics", "oaths", "secrets"].map((council) => ({ type: "Govern", card: HIGH, council }));

  test("a card governs in a Council that is tapped on the board", () => {
    const journey = { type: "Journey", card: HIGH };
    const half = { type: "Govern", card: HIGH };
    const autumn = asked("AutumnActions", [...governing, journey], { can: () => false });
    expect(ofCard(autumn, HIGH)).toEqual({ acts: [half, journey] });
    expect(ofCard(asked("Castle", governing), HIGH)).toEqual({ option: half });
    expect(ofCouncil(autumn, "oaths")).toEqual({ option: { type: "InCouncil", council: "oaths" } });
    const begun = { ...autumn, draft: half };
    expect(ofCouncil(begun, "oaths")).toEqual({ option: { type: "Govern", council: "oaths" } });
    expect(waitingIn(view, begun).get("councils")).toBe(3);
  });

  test("a Council that is tapped first takes the card that is tapped next", () => {
    const use = { type: "Use", action: "oaths", card: "" };
    const there = { type: "Govern", council: "oaths" };
    const may = (...allowed: readonly object[]) => ({
      can: (option: object) => allowed.some((one) => isEqual(one, option)),
    });
    expect(ofCouncil(asked("AutumnActions", governing, may(there)), "oaths")).toEqual({ option: there });
    expect(ofCouncil(asked("AutumnActions", governing, may(there, use)), "oaths")).toEqual({ acts: [use, there] });
    expect(ofCard(asked("AutumnActions", governing, { draft: there }), HIGH)).toEqual({
      option: { type: "Govern", card: HIGH },
    });
  });

  test("a card is deployed next to a Region that is tapped on the board", () => {
    const deploying = REGIONS.map((region) => ({ type: "Deploy", card: LOW, region }));
    const half = { type: "Deploy", card: LOW };
    expect(ofCard(asked("AutumnActions", deploying), LOW)).toEqual({ option: half });
    const begun = asked("AutumnActions", [...deploying, ...governing], { draft: half });
    expect(ofRegion(begun, "plateau")).toEqual({ type: "Deploy", region: "plateau" });
    expect([...waitingIn(view, begun).values()]).toEqual([0, 1, 1, 1, 0, 0]);
  });

  test("each part of the board tells how much can be chosen there", () => {
    const fought = beside("lowlands", [lying(HIGH, 0)]);
    const options = [
      { type: "Take", kingdom: "the_boatman" },
      { type: "AtLocation", location: "battlefield" },
      { type: "AtLocation", location: "harvest_field" },
      { type: "Command", card: HIGH, command: "rally_self" },
      { type: "Use", action: "oaths", card: "" },
      { type: "Space", space: 1 },
      { type: "Done" },
    ];
    const waiting = waitingIn(fought, asked("AutumnActions", options));
    expect(Object.fromEntries(waiting)).toEqual({
      road: 1,
      highlands: 0,
      plateau: 2,
      lowlands: 1,
      councils: 1,
      own: 1,
    });
  });
});

describe("a Clash", () => {
  const ours = [
    { what: HIGH, strength: 10, card: "" },
    { what: "supporters", strength: 2, card: "" },
    { what: LOW, strength: 1, card: HIGH },
    { what: "ruined_citadel", strength: -6, card: "" },
  ];
  const theirs = [{ what: RIVAL, strength: 6, card: "" }];
  const outcome = { region: "highlands", who: [0, 1], parts: [ours, theirs], best: [0], lowest: false, fallen: [] };

  test("adds up part by part", () => {
    expect(totalOf(ours)).toBe(10 + 2 + 1 - 6);
    expect(totalOf([])).toBe(0);
  });

  test("tells beside the cards only what they do not tell themselves", () => {
    expect(besides(ours).map(({ what }) => what)).toEqual(["supporters", LOW, "ruined_citadel"]);
    expect(besides(null)).toEqual([]);
  });

  test("is the one that runs, or the last one that was decided in a Region", () => {
    const decided = { ...view, outcomes: [{ ...outcome, best: [1] }, outcome] };
    expect(reckoningOf(decided, "highlands")?.best).toEqual([0]);
    expect(reckoningOf(decided, "plateau")).toBeNull();
    const clash = { region: "highlands", participants: [1], parts: [theirs], lowest: false, first: false, fallen: [] };
    const running = reckoningOf({ ...decided, clash }, "highlands");
    expect([running?.best, partsOf(running, 1), partsOf(running, 0)]).toEqual([null, theirs, null]);
  });

  test("shows what fights before what has fought, the strongest first", () => {
    const cards = [lying(HIGH, 0, { taken_part: true }), lying(LOW, 0), lying(RIVAL, 1), lying(MIDDLE, 0)];
    expect(cardsOf(beside("highlands", cards), "highlands", 0).map(({ card }) => card)).toEqual([MIDDLE, LOW, HIGH]);
    expect(cards.map(({ card }) => card)).toEqual([HIGH, LOW, RIVAL, MIDDLE]);
  });

  test("that follows a tie counts new cards alone, and remembers the tie", () => {
    const tie = { ...outcome, parts: [theirs, theirs], best: [0, 1] };
    const after = { ...outcome, parts: [[{ what: LOW, strength: 1, card: "" }], []] };
    const cards = [lying(HIGH, 0, { taken_part: true }), lying(LOW, 0, { taken_part: true })];
    const now = { ...beside("highlands", cards), outcomes: [tie, after] };
    const parts = partsOf(reckoningOf(now, "highlands"), 0);
    expect(cardsOf(now, "highlands", 0, parts).map((card) => [card.card, isEarlier(card, parts)])).toEqual([
      [LOW, false],
      [HIGH, true],
    ]);
    expect(tiesOf(now, "highlands", reckoningOf(now, "highlands")!)).toEqual([6]);
    expect(tiesOf(now, "highlands", tie)).toEqual([]);
  });

  test("remembers what counted in it and has gone elsewhere since", () => {
    const here = beside("highlands", [lying(HIGH, 0, { taken_part: true })]);
    expect(goneOf(here, "highlands", 0, ours).map(({ what }) => what)).toEqual(["supporters"]);
    expect(goneOf(view, "highlands", 0, ours).map(({ what }) => what)).toEqual([HIGH, "supporters"]);
    expect(goneOf(view, "highlands", 1, null)).toEqual([]);
  });

  test("remembers who fell, player by player", () => {
    const fallen = [{ card: LOW, by: [RIVAL] }];
    const reckoning = { ...outcome, fallen };
    expect([fallenOf(reckoning, "clans"), fallenOf(reckoning, "nobility"), fallenOf(null, "clans")]).toEqual([
      fallen,
      [],
      [],
    ]);
  });

  test("goes from the reveal to the day and the night", () => {
    const clash = { region: "highlands", participants: [0, 1], parts: [], lowest: false, first: true, fallen: [] };
    const dark = { ...beside("highlands", [lying(null, 1, { down: true })]), clash };
    expect(stepOf(dark, undefined)).toBe("reveal");
    expect(stepOf({ ...view, clash }, "DayActions")).toBe("day");
    expect(stepOf({ ...view, clash: { ...clash, fallen: [{ card: LOW, by: [RIVAL] }] } }, undefined)).toBe("night");
  });
});

test("Supporters that have left the Region of the Clash after fighting there are told where they are now", () => {
  const clash = { region: "plateau", participants: [0, 1], parts: [], lowest: false, first: false, fallen: [] };
  const seats = view.seats.map((area, seat) => (seat === 0 ? { ...area, taken_part: { lost: 2 } } : area));
  const ui = { ...asked("", []), say: speaker("en", english).say };
  const told = (running: typeof clash | null) => foughtBefore({ view: { ...view, seats, clash: running }, ui }, 0, "lost");
  expect(told(clash)).toMatch(/2 already fought in .*Plateau/);
  expect(told(null)).toBe(false);
});
