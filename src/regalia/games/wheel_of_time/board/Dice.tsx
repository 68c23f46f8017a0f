import type { Seen } from "regalia/board";
import { Sign } from "./art/Symbol";
import { faceOf } from "./cards";
import { payingDice } from "./choices";
import type { SeenPiece, View } from "./types";

/** The dice that a card has thrown last, as they lie. */
export function Thrown({ view, ui, piece }: Seen<View> & { readonly piece: SeenPiece }) {
  const roll = [...view.thrown, ...view.rolls].filter((each) => each.piece === piece.id).at(-1);
  if (!roll) return null;
  const spoken = roll.dice.map(({ ability, face }) =>
    faceOf(ability, face)
      .map((sign) => ui.labels.word("kind", sign))
      .join(" + "),
  );
  const pays = payingDice(view, ui, piece.id, roll.dice);
  return (
    <span class="thrown" role="img" aria-label={ui.say("dice-thrown", { dice: spoken.join(", ") })}>
      {roll.dice.map(({ ability, face }, place) => (
        <DieFace key={place} ability={ability} face={face} pays={pays[place]} />
      ))}
    </span>
  );
}

/** A die that lies: its colour is its ability, its signs are what the face gives. */
export function DieFace({ ability, face, pays }: { ability: string; face: number; pays?: boolean | undefined }) {
  const signs = faceOf(ability, face);
  return (
    <span class={`wheel-die die-${ability} signs-${signs.length} ${pays ? "pays" : ""}`}>
      {signs.map((sign, place) => (
        <Sign key={place} name={sign} />
      ))}
    </span>
  );
}
