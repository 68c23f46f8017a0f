import type { ComponentChild } from "preact";
import type { Ui } from "regalia/board";
import { Die } from "regalia/kit/Die";
import type { RulePictures } from "regalia/rules/pictures";
import { Sheets } from "./art/Art";
import { BeastCard } from "./Beasts";
import { Calendar } from "./Calendar";
import { Quarter } from "./City";
import { Heirlooms } from "./House";
import { Quests } from "./Quests";
import type { SeenRegion, SeenSeat, SeenTile, View } from "./types";
import style from "./board.css?url";

const EAST: SeenRegion = { region: "east", faces: [2, 3], end: "x2" };

const tile = (location: string, resource: string, die = 0): SeenTile => ({
  location,
  region: "east",
  resource,
  stocked: die === 0,
  die,
  gives: 0,
});

/** The tracker is in spring, on gold; a die has just taken the gold of the market. */
const VIEW = {
  year: 2,
  final_year: 6,
  season: "spring",
  spot: "gold",
  space: 9,
  active: 0,
  tiles: [tile("archery_range", "archer"), tile("market", "gold", 2), tile("portal_mist", "mage")],
  quests: [
    { level: 1, quests: ["palisade", "clear_road", "tournament"], deck: 9 },
    { level: 2, quests: ["poachers", "bandit_fort", "rune_gate"], deck: 8 },
    { level: 3, quests: ["eastern_marches", "war_council", "cathedral"], deck: 7 },
  ],
  seats: [],
} as Partial<View> as View;

/** A house with the first of its heirlooms. */
const HOUSE: SeenSeat = {
  house: "ashgrove",
  prestige: 6,
  pending: 0,
  crown: true,
  guild_master: false,
  chalice: false,
  dice: [],
  crest: 0,
  resources: { archer: 1, knight: 0, mage: 2, gold: 1, iron: 0, wood: 2 },
  limit: 6,
  equipped: ["ashgrove_helm"],
  unequipped: [],
  spent: false,
  stable: [],
  curses: [],
  quests: [],
  hand: [],
};

/** Part of the city, on its own ground. */
const city = (part: ComponentChild) => (
  <div class="stage playing" style={{ padding: "14px", borderRadius: "10px" }}>
    <div class="on-table nocturion" style={{ display: "block", height: "auto" }}>
      {part}
    </div>
  </div>
);

/** The night behind a whole panel. */
const night = (part: ComponentChild) => (
  <div class="stage playing" style={{ display: "grid", placeContent: "center", minHeight: "280px", margin: "-14px" }}>
    <div class="on-table nocturion" style={{ display: "block", height: "auto" }}>
      {part}
    </div>
  </div>
);

const calendar = (ui: Ui) => (
  <div class="capital" style={{ width: "min(100%, 380px)", height: "320px", justifySelf: "center" }}>
    <Calendar view={VIEW} ui={ui} />
  </div>
);

const quarter = (ui: Ui) => (
  <div style={{ width: "min(100%, 240px)" }}>
    <Quarter view={VIEW} ui={ui} region={EAST} />
  </div>
);

const beasts = (ui: Ui) => (
  <div style={{ "--card": "128px", display: "flex", flexWrap: "wrap", gap: "14px" }}>
    {[true, false].map((ready) => (
      <span key={ready} class="beast">
        <BeastCard ui={ui} beast="wyvern" ready={ready} />
      </span>
    ))}
  </div>
);

const pictures: RulePictures = {
  style,
  Defs: Sheets,
  drawn: {
    works_draft: () =>
      night(
        <div style={{ "--die": "84px", display: "flex", gap: "28px" }}>
          {[1, 3, 6].map((face) => (
            <Die key={face} face={face} />
          ))}
        </div>,
      ),
    works_place: (ui) => night(quarter(ui)),
    works_calendar: (ui) => night(<div style={{ width: "380px", zoom: 0.8 }}>{calendar(ui)}</div>),
    works_equip: (ui) =>
      night(
        <div style={{ width: "300px", zoom: 1.7 }}>
          <Heirlooms view={{ ...VIEW, seats: [HOUSE] }} ui={ui} seat={0} />
        </div>,
      ),
    works_summon: (ui) => night(<div style={{ zoom: 1.4 }}>{beasts(ui)}</div>),
    works_quest: (ui) =>
      night(
        <div style={{ width: "560px", zoom: 0.74 }}>
          <Quests view={VIEW} ui={ui} />
        </div>,
      ),
    calendar: (ui) => city(calendar(ui)),
    quests: (ui) => city(<Quests view={VIEW} ui={ui} />),
    location: (ui) => city(quarter(ui)),
    beast: (ui) => city(beasts(ui)),
  },
};

export default pictures;
