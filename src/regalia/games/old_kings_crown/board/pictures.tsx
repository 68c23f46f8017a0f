import type { ComponentChild } from "preact";
import type { Ui } from "regalia/board";
import type { RulePictures } from "regalia/rules/pictures";
import { Face } from "./Card";
import { CARDS, COUNCILS, factionOf, KINGDOM, LOCATIONS, locationsOf } from "./content";
import { Councils } from "./Councils";
import { KingdomPiece } from "./KingdomCard";
import { Location } from "./Location";
import { Region } from "./Region";
import type { Outcome, SeenCard, SeenCouncil, SeenSeat, View } from "./types";
import style from "./board.css?url";

const PLAYERS = ["nobility", "clans"].map((faction) => ({ faction, taken_part: {} }) as Partial<SeenSeat> as SeenSeat);

/** A card that has fought beside a Region. */
function fought(card: string, owner: number): SeenCard {
  const { strength, archetype, traits = [], commands = {} } = CARDS[card]!;
  const now = { strength, archetype, traits, commands: Object.keys(commands) };
  return { card, owner, down: false, tokens: 0, taken_part: true, ...now };
}

const cards = [fought("nobility_the_count", 0), fought("clans_gall", 1), fought("clans_snowdrop_scouts", 1)];
const part = (what: string, strength: number) => ({ what, strength, card: "" });
const partsOf = (seat: number) =>
  cards.flatMap(({ card, owner, strength }) => (owner === seat ? [part(card!, strength)] : []));

const CLASH: Outcome = {
  region: "highlands",
  who: [0, 1],
  parts: [[...partsOf(0), part("supporters", 2)], partsOf(1)],
  best: [1],
  lowest: false,
  fallen: [],
};

/** Who sits in each Council. */
const SITTING = [["nobility_the_magistrate"], ["clans_the_branded_seer", "nobility_master_of_records"], []];
const council = (...cards: string[]): SeenCouncil => ({
  cards,
  votes: PLAYERS.map(({ faction }) =>
    cards.reduce((sum, card) => sum + (factionOf(card) === faction ? (CARDS[card]?.votes ?? 0) : 0), 0),
  ),
  markers: [0, 0],
});

const VIEW = {
  phase: "summer",
  order: [0, 1],
  regions: {
    highlands: { cards, supporters: [2, 0], taken_part: [2, 0], marker: 1, resolved: true, kingdom: [], locked: false },
  },
  locations: Object.fromEntries(
    Object.keys(LOCATIONS).map((name, place) => [name, { heralds: place === 0 ? [1] : [], markers: [0, 0], kingdom: [] }]),
  ),
  councils: Object.fromEntries(Object.keys(COUNCILS).map((name, place) => [name, council(...(SITTING[place] ?? []))])),
  clash: null,
  outcomes: [CLASH],
  favour: null,
  seats: PLAYERS,
} as Partial<View> as View;

/** The same Region in spring: a card of each player lies hidden there. */
const HIDING = {
  ...VIEW,
  phase: "spring",
  outcomes: [],
  regions: {
    highlands: {
      ...VIEW.regions["highlands"],
      cards: [0, 1].map((owner) => ({ ...fought("clans_gall", owner), card: null, down: true, taken_part: false })),
      supporters: [1, 2],
      taken_part: [0, 0],
      resolved: false,
    },
  },
} as Partial<View> as View;

/** And in winter: all is cleared away. */
const CLEARED = {
  ...HIDING,
  phase: "winter",
  regions: { highlands: { ...HIDING.regions["highlands"], cards: [], supporters: [0, 0], marker: null } },
} as Partial<View> as View;

/** The winner has a Herald at one of the two Locations of the Region. */
const REWARD = {
  ...VIEW,
  locations: { ...VIEW.locations, castle: { heralds: [1], markers: [0, 0], kingdom: [] } },
} as Partial<View> as View;

const table = (children: ComponentChild) => (
  <div
    class="on-table crown narrow"
    style={{ gap: 0, gridTemplate: '"jump" auto "road" auto "map" auto "councils" auto "own" auto / minmax(0, 1fr)' }}
  >
    {children}
  </div>
);

/** A Region in a season. */
const region = (season: string, view: View, ui: Ui) =>
  table(
    <div class={`map season-${season}`} style={{ "--region-high": "330px" }}>
      <Region view={view} ui={ui} region="highlands" />
    </div>,
  );

const card = (ui: Ui, name: string) => (
  <span key={name} class={`of-${factionOf(name)}`} style={{ "--w": "min(128px, 22vw)" }}>
    <Face ui={ui} card={name} />
  </span>
);

const pictures: RulePictures = {
  style,
  drawn: {
    clash: (ui) => region("summer", VIEW, ui),
    works_bid: (ui) =>
      table(
        <div
          style={{
            display: "flex",
            gap: "10px",
            justifyContent: "center",
            alignItems: "center",
            zoom: 1.25,
          }}
        >
          {card(ui, "nobility_the_count")}
          {["monument_masons", "cellar_gossip"].map((kingdom) => (
            <div key={kingdom} style={{ width: "150px" }}>
              <KingdomPiece view={VIEW} ui={ui} kingdom={kingdom} choice={{}} />
            </div>
          ))}
        </div>,
      ),
    works_hide: (ui) => region("spring", HIDING, ui),
    works_reward: (ui) =>
      table(
        <div class="map season-summer" style={{ "--region-high": "330px" }}>
          <section class="region" id="part-highlands">
            <div class="locations" style={{ zoom: 1.6 }}>
              {locationsOf("highlands").map((location) => (
                <Location key={location} view={REWARD} ui={ui} location={location} />
              ))}
            </div>
          </section>
        </div>,
      ),
    works_winter: (ui) => region("winter", CLEARED, ui),
    councils: (ui) => table(<Councils view={VIEW} ui={ui} />),
    cards: (ui) =>
      table(
        <div
          style={{
            "--w": "min(128px, 22vw)",
            display: "flex",
            flexWrap: "wrap",
            gap: "12px",
          }}
        >
          {cards.map(({ card: name }) => card(ui, name!))}
        </div>,
      ),
  },
  piece: (ui, kind) => {
    if (kind in KINGDOM) return table(<KingdomPiece view={VIEW} ui={ui} kingdom={kind} choice={{}} />);
    return kind in CARDS && table(card(ui, kind));
  },
};

export default pictures;
