import type { Seen } from "regalia/board";
import { Piece } from "regalia/parts/Piece";
import { breath } from "regalia/text/breath";
import { Sign } from "./art/Symbol";
import { InPlay } from "./Card";
import { faceOf, nameOf } from "./cards";
import { ofChallenge } from "./choices";
import type { SeenChallenge, SeenPiece, View } from "./types";

type Props = Seen<View> & { readonly challenge: SeenChallenge };

/** A challenge as a place: the initiator's participants above or below, the opponent's across, the totals between them. */
export function Challenge({ view, ui, challenge }: Props) {
  const here = view.pieces.filter((piece) => piece.challenge === challenge.id && piece.host === 0);
  const below = ui.seat ?? view.hero;
  const now = view.resolving === challenge.id;
  return (
    <li class={`challenge form-${challenge.form} stage-${challenge.stage} ${now ? "now" : ""}`}>
      <Head view={view} ui={ui} challenge={challenge} />
      <Rank view={view} ui={ui} pieces={here.filter(({ seat }) => seat !== below)} />
      <Totals view={view} ui={ui} challenge={challenge} />
      <Rank view={view} ui={ui} pieces={here.filter(({ seat }) => seat === below)} />
    </li>
  );
}

/** What a challenge is called; a card that lies face down is no more than that. */
export const titleOf = ({ ui }: Pick<Props, "ui">, { kind, form, kinds }: SeenChallenge): string =>
  form === "card" && !kind
    ? ui.say("challenge-hidden")
    : form === "contest" && kinds[0]
      ? nameOf(kinds[0])
      : kind
        ? nameOf(kind)
        : ui.say(`field-${form}`);

function Head({ view, ui, challenge }: Props) {
  const title = titleOf({ ui }, challenge);
  const who = ui.labels.player(challenge.seat);
  return (
    <Piece
      ui={ui}
      id={String(challenge.id)}
      label={breath(title, ui.say("challenge-of", { player: who }), ui.say(`stage-${challenge.stage}`))}
      {...ofChallenge(ui, challenge.id)}
      class="challenge-head"
    >
      <b>{title}</b>
      <span>
        {ui.say("challenge-of", { player: who })}
        {challenge.hidden && challenge.kind ? ` · ${ui.say("face-down")}` : ""}
      </span>
      <span class="stage">{ui.say(view.resolving === challenge.id ? "stage-now" : `stage-${challenge.stage}`)}</span>
    </Piece>
  );
}

/** The participants of one player, each with the dice it has thrown. */
function Rank({ view, ui, pieces }: Seen<View> & { readonly pieces: readonly SeenPiece[] }) {
  return (
    <ul class="rank" data-arrows>
      {pieces.map((piece) => (
        <li key={piece.id}>
          <InPlay view={view} ui={ui} piece={piece} />
          <Thrown view={view} ui={ui} piece={piece} />
        </li>
      ))}
    </ul>
  );
}

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

/** Support against opposition, and what either side will deal. */
function Totals({ ui, challenge }: Props) {
  const [one, two] = challenge.scores;
  const damage = [one, two].map(({ char, troop, char_oath, troop_oath }) => char + troop + char_oath + troop_oath);
  if (challenge.stage === "declared") return <p class="totals" />;
  const won = challenge.stage === "resolved";
  return (
    <p class="totals" data-anchor={`totals:${challenge.id}`}>
      <span class={`total support ${won && challenge.winner === challenge.seat ? "won" : ""}`}>
        <Sign name="S" /> <b>{challenge.support}</b> <small>{ui.say("support")}</small>
      </span>
      <span class={`total opposition ${won && challenge.winner === 1 - challenge.seat ? "won" : ""}`}>
        <Sign name="X" /> <b>{challenge.opposition}</b> <small>{ui.say("opposition")}</small>
      </span>
      {damage.map((count, seat) =>
        count > 0 ? (
          <span key={seat} class="total harm">
            <Sign name="D" /> <b>{count}</b> <small>{ui.labels.player(seat)}</small>
          </span>
        ) : null,
      )}
    </p>
  );
}
