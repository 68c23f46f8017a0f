import { Landscape, type Terrain } from "regalia/kit/Landscape";
import figures from "./figures.svg?raw";
import { still } from "regalia/kit/still";

/** All figures as symbols, once on the page. */
export const Figures = () => <div class="art-sheets" aria-hidden="true" dangerouslySetInnerHTML={{ __html: figures }} />;

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

/** Who is on a card, as a silhouette with light at its edge, before a landscape in the colour of the faction. */
export const Figure = still(function Figure({ archetype }: { archetype: string }) {
  return (
    <span class="figure">
      <Landscape terrain={GROUNDS[archetype] ?? "peaks"} season="summer" />
      <svg class="figure-shape" viewBox="0 0 100 92" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
        <use class="figure-light" href={`#figure-${archetype}`} x="-1.6" y="-1.3" />
        <use href={`#figure-${archetype}`} />
      </svg>
    </span>
  );
});
