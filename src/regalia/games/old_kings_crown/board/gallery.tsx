import type { Exhibit, GameGallery } from "regalia/gallery/exhibits";
import { Figure, Figures } from "./art/Figure";
import { Arms, Back } from "./art/heraldry";
import { CARDS, FACTIONS } from "./content";
import "./board.css";
import "./css/gallery.css";

const ARCHETYPES: readonly string[] = [...new Set(Object.values(CARDS).map(({ archetype }) => archetype))];

const kinds = (
  names: readonly string[],
  draw: (name: string, place: number) => ReturnType<Exhibit["draw"]>,
): readonly Exhibit[] => names.map((name, place) => ({ name: `kind-${name}`, draw: () => draw(name, place) }));

const gallery: GameGallery = {
  Defs: Figures,
  sheets: [
    {
      title: "figures",
      exhibits: kinds(ARCHETYPES, (archetype, place) => (
        <span class={`shown-figure of-${FACTIONS[place % FACTIONS.length]}`}>
          <Figure archetype={archetype} />
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
  ],
};

export default gallery;
