import { describe, expect, test } from "vitest";
import { partsOf, reckoningOf, stepOf, totalOf } from "../../../src/regalia/games/old_kings_crown/board/clash";
import { told } from "../../../src/regalia/games/old_kings_crown/board/told";
import type { Happened, View } from "../../../src/regalia/games/old_kings_crown/board/types";
import { after as watched, untold } from "../recorded";
import { HIGH, LOW, MIDDLE, player, RIVAL, view } from "./table";

const FREE = { kingdom: null, occupier: null, strength: 0 };
const BOATMAN = { kingdom: "the_boatman", occupier: HIGH, strength: 10 };
const BOATMAN_OCCUPIED: Happened = { type: "KingdomOccupied", seat: 0, kingdom: "the_boatman", space: 1, card: HIGH };

/** The view after some events; in the end it will be as it was. */
const then = (now: View, ...events: Happened[]): View => watched(told, now, view, ...events);
const after = (...events: Happened[]): View => then(view, ...events);

describe("what events change", () => {
  test("bids leave the hand and lie open; the card under a Kingdom card is no bid any more", () => {
    const shown = after({ type: "BidsShown", cards: [HIGH, RIVAL] });
    expect(shown.seats.map(({ bid }) => bid)).toEqual([HIGH, RIVAL]);
    expect(shown.seats[0]?.hand).toEqual([LOW, MIDDLE, "ruse"]);
    const next = { ...shown, seats: [player({ spaces: [FREE, BOATMAN] }), shown.seats[1]!] };
    const occupied = watched(told, shown, next, BOATMAN_OCCUPIED);
    expect([occupied.seats[0]?.spaces, occupied.seats[0]?.bid]).toEqual([[FREE, BOATMAN], null]);
    expect(then(shown, { type: "KingdomTaken", seat: 0, kingdom: "royal_tourney", source: "road" }).road[1]).toBeNull();
  });

  test("a card laid face down is a back to others, and turns over in its place", () => {
    const laid = after(
      { type: "LaidDown", seat: 0, region: "highlands", card: LOW },
      { type: "LaidDown", seat: 1, region: "highlands", card: null },
    );
    expect(laid.seats.map(({ hand_count: count }) => count)).toEqual([3, 3]);
    expect(laid.regions["highlands"]?.cards.map(({ card, down }) => [card, down])).toEqual([
      [LOW, true],
      [null, true],
    ]);
    const revealed = then(laid, { type: "Revealed", region: "highlands", cards: [LOW, RIVAL] });
    expect(revealed.regions["highlands"]?.cards.map(({ card, owner, down }) => [card, owner, down])).toEqual([
      [LOW, 0, false],
      [RIVAL, 1, false],
    ]);
  });

  test("a Clash begins, cards fall, it is added up, and somebody wins", () => {
    const parts = [[{ what: HIGH, strength: 10, card: "" }], [{ what: RIVAL, strength: 6, card: "" }]];
    const fallen = after(
      { type: "ClashBegan", region: "plateau", who: [0, 1], first: true },
      { type: "Eliminated", card: LOW, by: [RIVAL] },
    );
    expect([fallen.phase, fallen.clash?.fallen]).toEqual(["summer", [{ card: LOW, by: [RIVAL] }]]);
    const added = then(fallen, { type: "Tallied", region: "plateau", who: [0, 1], totals: [10, 6], parts, lowest: false });
    expect([stepOf(added, undefined), reckoningOf(added, "plateau")?.best]).toEqual(["tally", null]);
    expect(totalOf(partsOf(reckoningOf(added, "plateau"), 0) ?? [])).toBe(10);
    const won = then(added, { type: "ClashWon", region: "plateau", seat: 0 });
    expect(won.clash).toBeNull();
    expect(reckoningOf(won, "plateau")).toEqual({
      region: "plateau",
      who: [0, 1],
      parts,
      lowest: false,
      best: [0],
      fallen: [{ card: LOW, by: [RIVAL] }],
    });
  });

  test("cards go from any place to any other", () => {
    const governs = after({ type: "Moved", seat: 0, card: HIGH, source: "hand", target: "oaths", secret: false });
    expect([governs.seats[0]?.hand_count, governs.councils["oaths"]?.cards]).toEqual([3, [HIGH]]);
    const lost = then(governs, { type: "Moved", seat: 0, card: HIGH, source: "oaths", target: "lost", secret: false });
    expect([lost.councils["oaths"]?.cards, lost.lost]).toEqual([[], [HIGH]]);
    const back = then(lost, { type: "Moved", seat: 0, card: HIGH, source: "lost", target: "hand", secret: false });
    expect([back.lost, back.seats[0]?.hand_count]).toEqual([[], 4]);
    expect(
      after({ type: "Moved", seat: 1, card: null, source: "hand", target: "deck_top", secret: false }).seats[1]?.hand_count,
    ).toBe(3);
  });

  test("Supporters and Heralds walk, Influence changes hands", () => {
    const walked = after(
      { type: "SupportersMoved", seat: 0, source: "board", target: "lowlands", count: 2 },
      { type: "HeraldMoved", seat: 1, location: "shrine" },
      { type: "Stole", seat: 1, victim: 0, influence: 2 },
    );
    expect([walked.seats[0]?.supporters, walked.regions["lowlands"]?.supporters]).toEqual([3, [2, 0]]);
    expect([walked.locations["shrine"]?.heralds, walked.seats[1]?.herald]).toEqual([[1], "shrine"]);
    expect(walked.seats.map(({ influence }) => influence)).toEqual([0, 4]);
  });

  test("of a card that nobody else knows one sees that the hand has one fewer, and the deck one more if one knows it", () => {
    const under = after({ type: "Moved", seat: 0, card: LOW, source: "hand", target: "deck_bottom", secret: false });
    expect([under.seats[0]?.hand?.includes(LOW), under.seats[0]?.deck.length]).toEqual([false, 4]);
  });

  test("a stolen Kingdom card leaves its board, and the card under it goes where the next event says", () => {
    const mine = { ...view, seats: [player({ spaces: [FREE, BOATMAN] }), ...view.seats.slice(1)] };
    const stolen = then(mine, { type: "KingdomStolen", seat: 1, victim: 0, kingdom: "the_boatman" });
    expect(stolen.seats[0]?.spaces[1]).toEqual({ ...BOATMAN, kingdom: null });
    const freed: Happened = { type: "Moved", seat: 0, card: HIGH, source: "the_boatman", target: "hand", secret: false };
    const left = watched(told, stolen, view, freed).seats[0];
    expect([left?.spaces[1]?.occupier, left?.hand_count]).toEqual([null, 4 + 1]);
  });

  test("Kingdom cards are put on the Map and into a Supply, and end in the Kingdom Discard or the fire", () => {
    const lain = after(
      { type: "KingdomPlaced", seat: 0, kingdom: "ruined_citadel", place: "plateau" },
      { type: "KingdomPlaced", seat: 0, kingdom: "old_kings_lantern", place: "supply" },
    );
    expect([lain.regions["plateau"]?.kingdom, lain.seats[0]?.supply]).toEqual([["ruined_citadel"], ["old_kings_lantern"]]);
    const gone = then(lain, { type: "KingdomLeft", seat: 0, kingdom: "ruined_citadel", target: "kingdom_discard" });
    expect([gone.regions["plateau"]?.kingdom, gone.kingdom_discard]).toEqual([[], ["ruined_citadel"]]);
    const burned = then(lain, { type: "KingdomLeft", seat: 0, kingdom: "old_kings_lantern", target: "burned" });
    expect([burned.seats[0]?.supply, burned.kingdom_discard]).toEqual([[], []]);
  });

  test("markers, Tactics, the Favour and the Site change as they are told", () => {
    const put = after(
      { type: "MarkerPut", seat: 0, place: "shrine", count: 5 },
      { type: "MarkerPut", seat: 0, place: "shrine", count: -5 },
      { type: "MarkerPut", seat: 1, place: "oaths", count: 1 },
    );
    expect([put.locations["shrine"]?.markers, put.councils["oaths"]?.markers]).toEqual([
      [0, 0],
      [0, 1],
    ]);
    const tactics = [{ tactic: "sea_lanes", markers: 3, exhausted: true }];
    const next = { ...view, favour: 1, favour_uses: 2, seats: [player({ tactics }), view.seats[1]!] };
    const turned: Happened = { type: "TacticChanged", seat: 0, tactic: "sea_lanes", became: "exhausted" };
    expect(watched(told, view, next, turned).seats[0]?.tactics).toEqual(tactics);
    const claimed = after({ type: "FavourClaimed", seat: 1 });
    expect([claimed.favour, claimed.favour_uses]).toEqual([1, 3]);
    const disc: Happened = { type: "FavourTurned", seat: 1, uses: 2 };
    const used = watched(told, claimed, next, disc);
    expect([used.favour, used.favour_uses]).toEqual([1, 2]);
    const site: View = { ...view, seats: [player({ site: ["wandering_embassy"], lore: 3 }), view.seats[1]!] };
    const built: View = { ...view, seats: [player({ headquarters: ["wandering_embassy"] }), view.seats[1]!] };
    const paid: Happened = { type: "SiteCardAcquired", seat: 0, card: "wandering_embassy", paid: 2 };
    const bought = watched(told, site, built, paid).seats[0];
    expect([bought?.site, bought?.headquarters, bought?.lore]).toEqual([[], ["wandering_embassy"], 3 - 2]);
  });

  test("random games are watched event by event: what is left to the end are sums, and what is being decided", () => {
    const decision = "acting acquiring ahead doing picked contested seats.offers seats.offered with_card".split(" ");
    const known = "regions.cards.card seats.seen seats.deck".split(" ");
    const card = "strength archetype traits commands taken_part".split(" ").map((field) => `regions.cards.${field}`);
    const clash = "clash.parts clash.parts.what clash.parts.strength gifts regions.taken_part".split(" ");
    const rest = "door regions.resolved regions.marker regions.locked councils.votes seats.spaces".split(" ");
    const marks = "seats.used seats.lasting seats.tactics.markers seats.spaces.strength".split(" ");
    const waiting = [...decision, ...known, ...card, ...clash, ...rest, ...marks];
    expect(untold("old_kings_crown", told, waiting)).toEqual([]);
  });

  test("an event that shows nothing changes nothing", () => {
    expect(after({ type: "TiePassed", seat: 0 })).toBe(view);
  });
});
