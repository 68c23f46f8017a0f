import { CARDS, LOCATIONS } from "../../../src/regalia/games/old_kings_crown/board/content";
import type { SeenCard, SeenSeat, View } from "../../../src/regalia/games/old_kings_crown/board/types";

const FREE = { kingdom: null, occupier: null, strength: 0 };

export const player = (change: Partial<SeenSeat>): SeenSeat => ({
  faction: "clans",
  influence: 2,
  lore: 1,
  hand_size: 6,
  hand: null,
  hand_count: 4,
  seen: [],
  deck: [null, null, null],
  discard: [],
  site: [],
  site_lore: 0,
  spaces: [FREE, FREE],
  headquarters: [],
  supply: [],
  tactics: [{ tactic: "sea_lanes", markers: 3, exhausted: false }],
  supporters: 5,
  fallen: 0,
  taken_part: {},
  herald: null,
  bid: null,
  arriving: [],
  aside: [],
  offers: null,
  offered: 0,
  lasting: [],
  used: [],
  ...change,
});

export const lying = (card: string | null, owner: number, change: Partial<SeenCard> = {}): SeenCard => ({
  card,
  owner,
  down: false,
  tokens: 0,
  taken_part: false,
  strength: CARDS[card ?? ""]?.strength ?? 0,
  archetype: CARDS[card ?? ""]?.archetype ?? "",
  traits: [],
  commands: [],
  ...change,
});

export const empty = {
  cards: [],
  supporters: [0, 0],
  taken_part: [0, 0],
  marker: null,
  resolved: false,
  kingdom: [],
  locked: false,
};
const council = { cards: [], votes: [0, 0], markers: [0, 0] };
export const [LOW, MIDDLE, HIGH] = ["clans_snowdrop_scouts", "clans_gall", "clans_saga_the_unifier"] as const;
export const RIVAL = Object.keys(CARDS).find((card) => CARDS[card]?.faction === "nobility" && CARDS[card].strength === 6)!;

export const view = {
  round: 2,
  rounds: 6,
  phase: "spring",
  order: [1, 0],
  road: ["the_boatman", "royal_tourney", "endless_stacks", "sleeping_giant"],
  kingdom_deck: 40,
  ahead: null,
  kingdom_discard: [],
  regions: { highlands: empty, plateau: empty, lowlands: empty },
  locations: Object.fromEntries(
    Object.keys(LOCATIONS).map((name) => [name, { heralds: [], markers: [0, 0], kingdom: [] }]),
  ),
  councils: { relics: council, secrets: council, oaths: council },
  clash: null,
  outcomes: [],
  lost: [],
  burned: [],
  favour: null,
  favour_uses: 3,
  door: 0,
  gifts: [],
  acting: null,
  doing: null,
  with_card: null,
  acquiring: null,
  seats: [player({ hand: [LOW, MIDDLE, HIGH, "ruse"] }), player({ faction: "nobility" })],
} as unknown as View;

export const beside = (region: string, cards: readonly SeenCard[], from = view): View => ({
  ...from,
  regions: { ...from.regions, [region]: { ...empty, cards } },
});
