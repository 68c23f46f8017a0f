import type { Seen, Ui } from "regalia/board";
import { Sign } from "./art/Symbol";
import { InPlay } from "./Card";
import { nameOf } from "./cards";
import { Thrown } from "./Dice";
import type { SeenChallenge, SeenPiece, View } from "./types";

type Props = Seen<View> & { readonly challenge: SeenChallenge };

const STAGES = ["om", "ctg", "outcome"] as const;

/** A challenge as a place: the forces of the other side above, one's own below, the totals between them. */
export function Place({ view, ui, challenge }: Props) {
  const here = view.pieces.filter((piece) => piece.challenge === challenge.id && piece.host === 0);
  const below = ui.seat ?? view.hero;
  const now = view.resolving === challenge.id;
  return (
    <li class={`place form-${challenge.form} stage-${challenge.stage} ${now ? "now" : ""}`}>
      <Steps ui={ui} challenge={challenge} />
      <Rank view={view} ui={ui} pieces={here.filter(({ seat }) => seat !== below)} />
      <Totals view={view} ui={ui} challenge={challenge} />
      <Rank view={view} ui={ui} pieces={here.filter(({ seat }) => seat === below)} />
    </li>
  );
}

/** What a challenge is called; a card that lies face down is no more than that. */
export const titleOf = ({ ui }: { readonly ui: Ui }, { kind, form, kinds }: SeenChallenge): string =>
  form === "card" && !kind
    ? ui.say("challenge-hidden")
    : form === "contest" && kinds[0]
      ? nameOf(kinds[0])
      : kind
        ? nameOf(kind)
        : ui.say(`field-${form}`);

/** How far a challenge has come, in three steps. */
function Steps({ ui, challenge }: { readonly ui: Ui; readonly challenge: SeenChallenge }) {
  const at = challenge.stage === "resolved" ? STAGES.length : STAGES.findIndex((stage) => stage === challenge.stage);
  return (
    <ol class="stages">
      {STAGES.map((stage, place) => (
        <li
          key={stage}
          class={place < at ? "done" : place === at ? "now" : ""}
          aria-current={place === at ? "step" : undefined}
        >
          {ui.say(`stage-${stage}`)}
        </li>
      ))}
    </ol>
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

/** Support against opposition, and what either side will deal. */
function Totals({ ui, challenge }: Props) {
  const waits = challenge.stage === "declared";
  const won = (seat: number): string => (challenge.stage === "resolved" && challenge.winner === seat ? "won" : "");
  return (
    <div class="totals" data-anchor={`totals:${challenge.id}`}>
      {!waits && (
        <p class="pill">
          <span class={`support ${won(challenge.seat)}`}>
            <Sign name="S" /> <b>{challenge.support}</b>
            <small>{ui.say("support")}</small>
          </span>
          <span class={`opposition ${won(1 - challenge.seat)}`}>
            <Sign name="X" /> <b>{challenge.opposition}</b>
            <small>{ui.say("opposition")}</small>
          </span>
        </p>
      )}
      {!waits && <Harm ui={ui} challenge={challenge} />}
    </div>
  );
}

/** The damage that either player will deal. */
function Harm({ ui, challenge }: { readonly ui: Ui; readonly challenge: SeenChallenge }) {
  const damage = challenge.scores.map(({ char, troop, char_oath, troop_oath }) => char + troop + char_oath + troop_oath);
  if (!damage.some(Boolean)) return null;
  return (
    <p class="harm">
      {damage.map((count, seat) =>
        count > 0 ? (
          <span key={seat}>
            <Sign name="D" /> <b>{count}</b> <small>{ui.labels.player(seat)}</small>
          </span>
        ) : null,
      )}
    </p>
  );
}
