import type { Ui } from "regalia/board";
import type { RulePictures } from "regalia/rules/pictures";
import { Face } from "./Card";
import { EmblemDefs } from "./emblems";
import { Queue } from "./Queue";
import { KINDS } from "./kinds";
import { Track } from "./Track";
import type { SeenCard, SeenSeat, View } from "./types";
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

/** The same queue a phase earlier: nothing has been turned up. */
const hidden = (...tokens: readonly number[]): View =>
  ({
    ...REVEAL,
    phase: "placement",
    queue: tokens.map((_, place) => [String(place)]),
    cursor: null,
    acting: null,
    cards: Object.fromEntries(tokens.map((count, place) => [place, card([3, 0, 1, 2][place] ?? 4, null, count)])),
  }) as Partial<View> as View;

const queue = (view: View) => (ui: Ui) => (
  <div class="on-table oriflamme" style={{ gridTemplateRows: "0 250px" }}>
    <Queue view={view} ui={ui} />
  </div>
);

/** Faces side by side, large. */
const faces =
  (...kinds: readonly string[]) =>
  (ui: Ui) => (
    <div
      style={{
        "--w": "150px",
        display: "flex",
        gap: "22px",
        justifyContent: "center",
      }}
    >
      {kinds.map((kind, place) => (
        <Face key={kind} ui={ui} kind={kind} owner={place} up />
      ))}
    </div>
  );

/** The score near the end of a game. */
const SCORE = {
  order: [0, 1, 2, 3],
  seats: [14, 9, 17, 11].map((points) => ({ points }) as Partial<SeenSeat> as SeenSeat),
} as Partial<View> as View;

const pictures: RulePictures = {
  style,
  Defs: EmblemDefs,
  drawn: {
    ...cards,
    queue: queue(REVEAL),
    works_place: queue(hidden(0, 0, 0)),
    works_wait: queue(hidden(1, 2, 0, 3)),
    works_strike: faces("archer", "soldier", "assassination"),
    works_ambush: faces("soldier", "ambush"),
    works_count: (ui) => (
      <div class="on-table oriflamme" style={{ display: "block" }}>
        <Track view={SCORE} ui={ui} />
      </div>
    ),
  },
};

export default pictures;
