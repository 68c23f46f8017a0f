import { kinds, type GameGallery } from "regalia/gallery/exhibits";
import { Die, FACES } from "regalia/kit/Die";
import { Crest, Portrait, Scene, Sheets, Sign } from "./art/Art";
import { BUILT_IN, RESOURCES } from "./content";
import { Good } from "./goods";
import { motion } from "./motion";
import type { View } from "./types";
import "regalia/kit/kit.css";
import "regalia/kit/layout/layout.css";
import "./board.css";
import "./css/gallery.css";

const SEASONS = ["winter", "spring", "summer", "autumn"];
const CURSES = ["bloodthirst", "weakness", "greed", "shackles", "famine", "doubt"];
const names = (table: Readonly<Record<string, unknown>>): readonly string[] => Object.keys(table);
const NOTHING = { seats: [] } as unknown as View;

const gallery: GameGallery = {
  Defs: Sheets,
  Stage: () => (
    <span data-piece="pool:5:0">
      <Die face={5} />
    </span>
  ),
  moments: [
    { name: "moment-roll", motion: () => motion({ type: "RoundBegan", round: 1, dice: [5] }, NOTHING) },
    { name: "moment-reveal", motion: () => motion({ type: "Revealed", seat: 0, beast: "kraken" }, NOTHING) },
    { name: "moment-curse", motion: () => motion({ type: "CurseDrawn", seat: 0, curse: "greed" }, NOTHING) },
  ],
  sheets: [
    {
      title: "locations",
      exhibits: kinds(names(BUILT_IN.locations), (location, place) => (
        <span class="exhibited">
          <Scene location={location} season={SEASONS[place % SEASONS.length]!} />
        </span>
      )),
    },
    {
      title: "beasts",
      exhibits: kinds(names(BUILT_IN.beasts), (beast) => (
        <span class="exhibited">
          <Portrait beast={beast} />
        </span>
      )),
    },
    { title: "houses", exhibits: kinds(names(BUILT_IN.houses), (house) => <Crest house={house} />) },
    { title: "resources", exhibits: kinds(RESOURCES, (resource) => <Good name={resource} />) },
    {
      title: "dice",
      exhibits: FACES.map((face) => ({ name: "die-face", args: { face }, draw: () => <Die face={face} /> })),
    },
    { title: "curses", exhibits: kinds(CURSES, (curse) => <Sign kind="curse" name={curse} />) },
  ],
};

export default gallery;
