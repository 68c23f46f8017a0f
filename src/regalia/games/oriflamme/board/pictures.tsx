import type { Ui } from "regalia/board";
import type { RulePictures } from "regalia/rules/pictures";
import { Face } from "./Card";
import { EmblemDefs } from "./emblems";
import { Queue } from "./Queue";
import { KINDS } from "./kinds";
import type { SeenCard, View } from "./types";
import style from "./board.css?url";

/** A card of each kind, each of another family than the one before. */
const cards = Object.fromEntries(
  KINDS.map((kind, place) => [
    kind,
    (ui: Ui) => (
      <div style={{ "--w": "104px" }}>
        <Face ui={ui} kind={kind} owner={place % 5} up />
      </div>
    ),
  ]),
);

const card = (owner: number, kind: string | null, tokens = 0): SeenCard => ({
  owner,
  kind,
  tokens,
  face_up: kind !== null,
});

/** The third pile acts: its card was hidden, and has just been turned up, its tokens taken. */
const REVEAL = {
  phase: "resolution",
  queue: [["a"], ["b"], ["c"], ["d", "e"], ["f"]],
  cursor: 2,
  acting: "c",
  held: null,
  moving: null,
  cards: {
    a: card(1, "heir"),
    b: card(3, null, 1),
    c: card(0, "archer"),
    d: card(2, null),
    e: card(2, "lord"),
    f: card(1, null, 3),
  },
} as Partial<View> as View;

const pictures: RulePictures = {
  style,
  Defs: EmblemDefs,
  drawn: {
    ...cards,
    queue: (ui) => (
      <div class="oriflamme" style={{ gridTemplateRows: "0 250px" }}>
        <Queue view={REVEAL} ui={ui} />
      </div>
    ),
  },
};

export default pictures;
