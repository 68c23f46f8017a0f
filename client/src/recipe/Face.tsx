import type { Ui } from "../board";
import { CardBack, CardFace } from "../kit/Card";
import type { Recipe } from "../wire";

/** The colours of seats and kinds for which the recipe names none. */
export const COLOURS = ["#a2303a", "#2f5ea8", "#2f7d4f", "#a06a12", "#6a4a9c", "#2b7a80", "#8a4a24", "#4d5566"];

const colourOf = (kind: string): string =>
  COLOURS[[...kind].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % COLOURS.length]!;

export const colourOfSeat = (recipe: Recipe, seat: number): string => recipe.seats[seat] ?? COLOURS[seat % COLOURS.length]!;

interface Props {
  readonly ui: Ui;
  readonly recipe: Recipe;
  /** The field in which the piece stands, by which its words are found. */
  readonly field: string;
  /** Null for a hidden piece. */
  readonly piece: string | null;
  /** The colour of its back. */
  readonly back: string;
}

/** The short name of a piece: that of its kind, if the game has one. */
export function nameOf(ui: Ui, { kind }: Recipe["face"], field: string, piece: string): string {
  const of = String(ui.labels.noun(piece)?.args[kind] ?? piece);
  const words = ui.say(`kind-${of}`);
  return words === `kind-${of}` ? ui.labels.word(field, piece) : words;
}

/** A piece as a card: its name, a picture of its first letter, what it does if the game says so (`does-<kind>`). */
export function Face({ ui, recipe, field, piece, back }: Props) {
  if (piece === null) return <CardBack colour={back} />;
  const { face } = recipe;
  const noun = ui.labels.noun(piece);
  const kind = String(noun?.args[face.kind] ?? piece);
  const name = nameOf(ui, face, field, piece);
  const [does, corner] = [ui.say(`does-${kind}`), face.corner ? noun?.args[face.corner] : undefined];
  const art = (
    <b class="recipe-art" style={{ "--tint": face.colours[kind] ?? colourOf(kind) }} aria-hidden="true">
      {[...name][0]}
    </b>
  );
  return (
    <CardFace name={name} art={art} tone={face.tone} corner={corner === undefined ? undefined : String(corner)}>
      {does === `does-${kind}` ? undefined : does}
    </CardFace>
  );
}
