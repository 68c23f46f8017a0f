import type { GameGallery } from "regalia/gallery/exhibits";
import { Crest } from "./crests";
import { Emblem, EmblemDefs } from "./emblems";
import "./css/families.css";
import "./css/gallery.css";

const FAMILIES = [0, 1, 2, 3, 4];
const KINDS = [
  "archer",
  "soldier",
  "spy",
  "heir",
  "lord",
  "shapeshifter",
  "assassination",
  "royal_decree",
  "ambush",
  "conspiracy",
];

const gallery: GameGallery = {
  Defs: EmblemDefs,
  sheets: [
    {
      title: "figures",
      exhibits: KINDS.map((kind, place) => ({
        name: `kind-${kind}`,
        draw: () => (
          <span class={`shown-woodcut family-${place % FAMILIES.length}`}>
            <Emblem kind={kind} />
          </span>
        ),
      })),
    },
    {
      title: "arms",
      exhibits: FAMILIES.map((family) => ({
        name: `family-${family}`,
        draw: () => (
          <span class={`shown-crest family-${family}`}>
            <Crest seat={family} />
          </span>
        ),
      })),
    },
  ],
};

export default gallery;
