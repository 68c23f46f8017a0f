import { Landscape, type Terrain, TERRAINS } from "regalia/kit/Landscape";
import { still } from "regalia/kit/still";
import { CARDS, KINGDOM } from "../content";
import figures from "./figures.svg";
import kingdoms from "./kingdoms.svg";
import people from "./people.svg";

/** Where people of a kind are met. */
const GROUNDS: Readonly<Record<string, Terrain>> = {
  follower: "fields",
  captain: "peaks",
  heir: "town",
  cavalry: "fields",
  war_machine: "peaks",
  agent: "town",
  trader: "river",
  ruse: "woods",
  champion: "woods",
  site: "town",
};

interface Props {
  readonly terrain: Terrain;
  /** The address of the silhouette. */
  readonly shape: string;
}

/** A drawing with light at its edge, before a landscape in the colour of what it stands on. */
const Drawing = ({ terrain, shape }: Props) => (
  <span class="figure">
    <Landscape terrain={terrain} season="summer" />
    <svg class="figure-shape" viewBox="0 0 100 92" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <use class="figure-light" href={shape} x="-1.6" y="-1.3" />
      <use href={shape} />
    </svg>
  </span>
);

/** Those who are painted one by one. */
const PEOPLE = new Set(["captain", "heir"]);

/** Who is on a card: Captains and Heirs have faces, others are silhouettes of their archetypes. */
export const Figure = still(function Figure({ card, archetype }: { card: string; archetype: string }) {
  const shape = PEOPLE.has(CARDS[card]?.archetype ?? "") ? `${people}#${card}` : `${figures}#figure-${archetype}`;
  return <Drawing terrain={GROUNDS[archetype] ?? "peaks"} shape={shape} />;
});

/** What is on a Kingdom card. */
export const Scene = still(function Scene({ kingdom }: { kingdom: string }) {
  const number = KINGDOM[kingdom]?.number ?? 0;
  return <Drawing terrain={TERRAINS[number % TERRAINS.length] ?? "fields"} shape={`${kingdoms}#${kingdom}`} />;
});
