import type { Seen } from "regalia/board";
import { Sign } from "./art/Symbol";
import { faceOf } from "./cards";
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
  return (
    <span class="thrown" role="img" aria-label={ui.say("dice-thrown", { dice: spoken.join(", ") })}>
      {roll.dice.map(({ ability, face }, place) => (
        <DieFace key={place} ability={ability} face={face} />
      ))}
    </span>
  );
}

/** A die that lies: its colour is its ability, its signs are what the face gives. */
export function DieFace({ ability, face }: { ability: string; face: number }) {
  const signs = faceOf(ability, face);
  return (
    <span class={`wheel-die die-${ability} signs-${signs.length}`}>
      {signs.map((sign, place) => (
        <Sign key={place} name={sign} />
      ))}
    </span>
  );
}
