import type { Exhibit, GameGallery } from "regalia/gallery/exhibits";
import { Land } from "./art/Land";
import { SideSign } from "./art/Portrait";
import { Sign } from "./art/Symbol";
import type { SeenChallenge } from "./types";
import "./board.css";
import "./css/gallery.css";

const FORMS = ["pattern", "contest", "last_battle"] as const;
const SIGNS = ["P", "I", "O", "C", "S", "X", "D"];
const SIDES = ["hero", "villain"];

const land = (form: SeenChallenge["form"]) => <Land challenge={{ form } as SeenChallenge} side="hero" />;
const kinds = (names: readonly string[], draw: (name: string) => ReturnType<Exhibit["draw"]>): readonly Exhibit[] =>
  names.map((name) => ({ name: `kind-${name}`, draw: () => draw(name) }));

/** Portraits and dice are not shown: they are drawn from what is printed on the cards, which only an arena has. */
const gallery: GameGallery = {
  sheets: [
    {
      title: "landscapes",
      exhibits: FORMS.map((form) => ({ name: `draw-${form}`, draw: () => <span class="exhibited">{land(form)}</span> })),
    },
    { title: "marks", exhibits: kinds(SIGNS, (sign) => <Sign name={sign} />) },
    { title: "arms", exhibits: kinds(SIDES, (side) => <SideSign side={side} />) },
  ],
};

export default gallery;
