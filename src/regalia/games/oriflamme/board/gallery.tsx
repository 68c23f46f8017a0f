import type { GameGallery, Words } from "regalia/gallery/exhibits";
import { Face } from "./Card";
import { Points } from "./Coin";
import { Crest } from "./crests";
import { Emblem, EmblemDefs } from "./emblems";
import { KINDS } from "./kinds";
import { motion } from "./motion";
import type { View } from "./types";
import "regalia/kit/kit.css";
import "./board.css";
import "./css/gallery.css";

const FAMILIES = [0, 1, 2, 3, 4];

const familyOf = (place: number): number => place % FAMILIES.length;

function Shown({ words, kind, family, up }: { words: Words; kind: string | null; family: number; up: boolean }) {
  return (
    <span class="shown-card">
      <Face ui={{ say: words }} kind={kind} owner={family} up={up} />
    </span>
  );
}

/** A table with one card, in the queue. */
const VIEW = {
  queue: [["sample"]],
  cards: { sample: { owner: 0, kind: "archer", tokens: 0, face_up: true } },
  seats: [],
} as unknown as View;

const gallery: GameGallery = {
  Defs: EmblemDefs,
  Stage: ({ words }) => (
    <span data-piece="sample">
      <Shown words={words} kind="archer" family={0} up />
    </span>
  ),
  moments: [
    {
      name: "moment-reveal",
      motion: () => motion({ type: "Revealed", card: "sample", kind: "archer", tokens: 0 }, VIEW),
    },
    {
      name: "moment-strike",
      motion: () => motion({ type: "Eliminated", card: "sample", by: "sample", kind: "archer" }, VIEW),
    },
    {
      name: "moment-gain",
      motion: () => motion({ type: "Gained", seat: 0, card: "sample", points: 3, cause: "archer" }, VIEW),
    },
  ],
  sheets: [
    {
      title: "figures",
      exhibits: KINDS.map((kind, place) => ({
        name: `kind-${kind}`,
        draw: () => (
          <span class={`shown-woodcut family-${familyOf(place)}`}>
            <Emblem kind={kind} />
          </span>
        ),
      })),
    },
    {
      title: "cards",
      exhibits: [
        ...KINDS.map((kind, place) => ({
          name: `kind-${kind}`,
          draw: (words: Words) => <Shown words={words} kind={kind} family={familyOf(place)} up />,
        })),
        ...FAMILIES.map((family) => ({
          name: `family-${family}`,
          draw: (words: Words) => (
            <>
              <Shown words={words} kind={null} family={family} up={false} />
              <Shown words={words} kind={KINDS[family]!} family={family} up={false} />
            </>
          ),
        })),
      ],
    },
    {
      title: "arms",
      exhibits: FAMILIES.map((family) => ({
        name: `family-${family}`,
        draw: () => (
          <span class="shown-crest">
            <Crest seat={family} />
          </span>
        ),
      })),
    },
    { title: "tokens", exhibits: [{ name: "metal-gold", draw: () => <Points count={3} stacked /> }] },
  ],
};

export default gallery;
