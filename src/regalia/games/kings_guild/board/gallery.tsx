import { kinds, type GameGallery, type Words } from "regalia/gallery/exhibits";
import { Landscape, TERRAINS } from "regalia/kit/Landscape";
import { Back } from "./art/backs";
import { Hero, heroColour } from "./art/emblems";
import { Coin, Good } from "./art/goods";
import { Portrait, RoomPicture } from "./art/pictures";
import { Sigil } from "./art/sigils";
import { COLOURS, CONTENT, RESOURCES, ROOMS, SPECIALISTS, TREASURES } from "./content";
import { motion } from "./motion";
import { TreasureCard } from "./Treasure";
import type { View } from "./types";
import "regalia/kit/kit.css";
import "regalia/kit/layout/layout.css";
import "./board.css";
import "./css/gallery.css";

const HEROES = ["mage", "rogue", "warrior"];

/** The two cards of the King, which are shown to all. */
const ROYAL = ["kings_funeral", "offering_to_the_council"];
const NOTHING = { seats: [] } as unknown as View;

const gallery: GameGallery = {
  Stage: () => (
    <>
      <span data-piece="bank">
        <Coin />
      </span>
      <span data-piece="seat:0">
        <Sigil guild="purple" />
      </span>
    </>
  ),
  moments: [
    ...ROYAL.map((quest) => ({
      name: `kind-${quest}`,
      motion: (words: Words) => motion({ type: "Revealed", quest }, NOTHING, words),
    })),
    {
      name: "moment-gain",
      motion: (words) => motion({ type: "Earned", seat: 0, coins: 5, cause: "craft" }, NOTHING, words),
    },
  ],
  sheets: [
    {
      title: "rooms",
      exhibits: kinds(Object.keys(ROOMS), (room) => (
        <span class={`shown-room ${ROOMS[room]?.width === 2 ? "wide" : ""}`}>
          <RoomPicture room={room} />
        </span>
      )),
    },
    {
      title: "people",
      exhibits: kinds(Object.keys(SPECIALISTS), (specialist) => (
        <span class="shown-face">
          <Portrait specialist={specialist} />
        </span>
      )),
    },
    {
      title: "cards",
      exhibits: [
        ...kinds(Object.keys(TREASURES), (treasure, _, words) => (
          <span class="shown-treasure">
            <TreasureCard ui={{ say: words }} treasure={treasure} />
          </span>
        )),
        ...kinds(COLOURS, (colour) => (
          <span class="shown-back">
            <Back colour={colour} />
          </span>
        )),
      ],
    },
    {
      title: "guilds",
      exhibits: Object.keys(CONTENT.guilds).map((guild) => ({
        name: `guild-${guild}`,
        draw: () => (
          <span class="shown-sigil">
            <Sigil guild={guild} />
          </span>
        ),
      })),
    },
    {
      title: "lands",
      exhibits: TERRAINS.flatMap((terrain) =>
        HEROES.map((hero) => ({
          name: `terrain-${terrain}`,
          draw: () => (
            <span class="shown-land" style={{ "--hero": heroColour(hero) }}>
              <span class="quest-land">
                <Landscape terrain={terrain} season="autumn" hour="dusk" />
              </span>
              <span class="quest-hero">
                <Hero name={hero} />
              </span>
            </span>
          ),
        })),
      ),
    },
    { title: "resources", exhibits: kinds(RESOURCES, (resource) => <Good name={resource} />) },
    { title: "tokens", exhibits: [{ name: "metal-gold", draw: () => <Coin /> }] },
  ],
};

export default gallery;
