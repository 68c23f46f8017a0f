import type { ComponentChild } from "preact";
import type { RulePictures } from "regalia/rules/pictures";
import { Sheets } from "./art/Art";
import { BeastCard } from "./Beasts";
import { Calendar } from "./Calendar";
import { Quarter } from "./City";
import { Quests } from "./Quests";
import type { SeenRegion, SeenTile, View } from "./types";
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

/** Part of the city, on its own ground. */
const city = (part: ComponentChild) => (
  <div class="playing" style={{ padding: "14px", borderRadius: "10px" }}>
    <div class="nocturion" style={{ display: "block", height: "auto" }}>
      {part}
    </div>
  </div>
);

const pictures: RulePictures = {
  style,
  Defs: Sheets,
  drawn: {
    calendar: (ui) =>
      city(
        <div
          class="capital"
          style={{
            width: "min(100%, 380px)",
            height: "320px",
            justifySelf: "center",
          }}
        >
          <Calendar view={VIEW} ui={ui} />
        </div>,
      ),
    quests: (ui) => city(<Quests view={VIEW} ui={ui} />),
    location: (ui) =>
      city(
        <div style={{ width: "min(100%, 240px)" }}>
          <Quarter view={VIEW} ui={ui} region={EAST} />
        </div>,
      ),
    beast: (ui) =>
      city(
        <div
          style={{
            "--card": "128px",
            display: "flex",
            flexWrap: "wrap",
            gap: "14px",
          }}
        >
          {[true, false].map((ready) => (
            <span key={ready} class="beast">
              <BeastCard ui={ui} beast="wyvern" ready={ready} />
            </span>
          ))}
        </div>,
      ),
  },
};

export default pictures;
