import { kinds, type GameGallery, type Words } from "regalia/gallery/exhibits";
import { Face } from "./Card";
import { Emblem } from "./art/Emblem";
import { Figure } from "./art/Figure";
import { Arms, Back } from "./art/heraldry";
import { CARDS, FACTIONS, factionOf } from "./content";
import { motion } from "./motion";
import type { View } from "./types";
import "regalia/kit/kit.css";
import "./board.css";
import "./css/gallery.css";

const ARCHETYPES: readonly string[] = [...new Set(Object.values(CARDS).map(({ archetype }) => archetype))];
const SEASONS = ["spring", "summer", "autumn", "winter"];
const TOKENS = ["influence", "lore", "supporters"];

/** The first card of a faction, and its best. */
const cardsOf = (faction: string): readonly string[] => {
  const own = Object.keys(CARDS).filter((card) => factionOf(card) === faction);
  return [own[0]!, own.reduce((best, card) => (CARDS[card]!.strength > CARDS[best]!.strength ? card : best))];
};

const Shown = ({ card, words }: { card: string; words: Words }) => (
  <span class="shown-card card">
    <Face ui={{ say: words }} card={card} />
  </span>
);

const CARD = cardsOf("nobility")[1]!;

/** A Region that has been won by a seat with 10. */
const WON = {
  seats: [{ faction: "nobility" }, { faction: "clans" }],
  regions: {},
  clash: null,
  outcomes: [
    {
      region: "plateau",
      who: [0, 1],
      parts: [[{ what: CARD, strength: 10, card: CARD }], [{ what: "supporters", strength: 5, card: "" }]],
      best: [0],
      fallen: [],
      lowest: false,
    },
  ],
} as unknown as View;

const gallery: GameGallery = {
  Stage: ({ words }) => (
    <>
      <span data-piece={`card:${CARD}`}>
        <Shown card={CARD} words={words} />
      </span>
      <b class="shown-total" data-piece="total:plateau:0">
        10
      </b>
      <span class="shown-region" data-piece="region:plateau" />
      <span data-piece="seat:0">
        <Arms faction="nobility" />
      </span>
    </>
  ),
  moments: [
    {
      name: "moment-strike",
      motion: () => motion({ type: "Eliminated", card: CARD, by: [] }, WON),
    },
    {
      name: "moment-tally",
      motion: () =>
        motion(
          {
            type: "Tallied",
            region: "plateau",
            who: [0],
            totals: [10],
            parts: [[5, 3, 2].map((strength) => ({ what: "supporters", strength, card: "" }))],
            lowest: false,
          },
          WON,
        ),
    },
    { name: "moment-win", motion: () => motion({ type: "ClashWon", region: "plateau", seat: 0 }, WON) },
  ],
  sheets: [
    {
      title: "map",
      exhibits: SEASONS.map((season) => ({
        name: `season-${season}`,
        draw: () => <span class={`shown-map season-${season}`} />,
      })),
    },
    {
      title: "cards",
      exhibits: FACTIONS.flatMap(cardsOf).map((card) => ({
        name: `kind-${card}`,
        draw: (words) => <Shown card={card} words={words} />,
      })),
    },
    {
      title: "figures",
      exhibits: kinds(ARCHETYPES, (archetype, place) => (
        <span class={`shown-figure of-${FACTIONS[place % FACTIONS.length]}`}>
          <Figure card="" archetype={archetype} />
        </span>
      )),
    },
    {
      title: "arms",
      exhibits: kinds(FACTIONS, (faction) => (
        <span class="shown-arms">
          <Arms faction={faction} />
          <Back faction={faction} />
        </span>
      )),
    },
    {
      title: "tokens",
      exhibits: TOKENS.map((name) => ({
        name: `${name}-of`,
        args: { count: 1 },
        draw: () => (
          <span class={`shown-token token-${name}`}>
            <Emblem name={name} />
          </span>
        ),
      })),
    },
  ],
};

export default gallery;
