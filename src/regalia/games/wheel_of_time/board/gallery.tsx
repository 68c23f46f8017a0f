import { kinds, type Exhibit, type GameGallery } from "regalia/gallery/exhibits";
import { Land } from "./art/Land";
import { Portrait, SideSign } from "./art/Portrait";
import { Sign } from "./art/Symbol";
import CONTENT from "../content.toml";
import PREMIER from "../sets/premier.toml";
import { type CardFacts, tell } from "./cards";
import { DieFace } from "./Dice";
import type { SeenChallenge } from "./types";
import "./board.css";
import "./css/gallery.css";

const FORMS = ["pattern", "contest", "last_battle"] as const;
const SIGNS = ["P", "I", "O", "C", "S", "X", "D"];
const SIDES = ["hero", "villain"];

const land = (form: SeenChallenge["form"]) => <Land challenge={{ form } as SeenChallenge} side="hero" />;
type Card = Pick<CardFacts, "allegiances" | "name" | "traits" | "type"> & { readonly id: string };

/** What is printed comes from the files here, since a gallery has no arena. */
const CARDS = (PREMIER as { card: readonly Card[] }).card;
const DICE = (CONTENT as { ability: readonly { code: string; faces: readonly string[] }[] }).ability;
tell({
  cards: Object.fromEntries(
    CARDS.map(({ id, name, type, traits = [], allegiances = [] }) => [id, { name, type, traits, allegiances }]),
  ),
  terms: {},
  dice: Object.fromEntries(DICE.map(({ code, faces }) => [code, faces])),
});

const SORTS = ["troop", "event", "advantage", "challenge"];
const portrait = (card: Card | undefined) => (
  <span class="exhibited square">
    <Portrait kind={card?.id ?? ""} />
  </span>
);
const allegianceOf = ({ allegiances }: Card): string => allegiances?.[0] ?? "";

/** A person of each allegiance, and a card of each other sort. */
const FACES: readonly Exhibit[] = [
  ...[...new Set(CARDS.map(allegianceOf))].filter(Boolean).map((name) => ({
    name: `kind-${name.replaceAll(" ", "_")}`,
    draw: () => portrait(CARDS.find((card) => card.type === "character" && allegianceOf(card) === name)),
  })),
  ...SORTS.map((sort) => ({ name: `type-${sort}`, draw: () => portrait(CARDS.find(({ type }) => type === sort)) })),
];

/** The faces of the die of each ability. */
const CUBES: readonly Exhibit[] = DICE.map(({ code, faces }) => ({
  name: `kind-${code}`,
  draw: () => (
    <span class="thrown">
      {faces.map((_, face) => (
        <DieFace key={face} ability={code} face={face} />
      ))}
    </span>
  ),
}));

const gallery: GameGallery = {
  sheets: [
    {
      title: "landscapes",
      exhibits: FORMS.map((form) => ({ name: `draw-${form}`, draw: () => <span class="exhibited">{land(form)}</span> })),
    },
    { title: "figures", exhibits: FACES },
    { title: "dice", exhibits: CUBES },
    { title: "marks", exhibits: kinds(SIGNS, (sign) => <Sign name={sign} />) },
    { title: "arms", exhibits: kinds(SIDES, (side) => <SideSign side={side} />) },
  ],
};

export default gallery;
