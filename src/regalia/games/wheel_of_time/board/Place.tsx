import type { Seen, Ui } from "regalia/board";
import { sentences } from "regalia/text/breath";
import { Land } from "./art/Land";
import { Sign } from "./art/Symbol";
import { InPlay } from "./Card";
import { factsOf } from "./cards";
import { Thrown } from "./Dice";
import type { SeenChallenge, SeenPiece, View } from "./types";

type Props = Seen<View> & { readonly challenge: SeenChallenge };

const STAGES = ["om", "ctg", "outcome"] as const;

/** A challenge as a place: the forces of the other side above, one's own below, the totals between them. */
export function Place({ view, ui, challenge }: Props) {
  const here = view.pieces.filter((piece) => piece.challenge === challenge.id && piece.host === 0);
  const below = ui.seat ?? view.hero;
  const now = view.resolving === challenge.id;
  const waits = challenge.stage === "declared";
  return (
    <li
      class={`ground form-${challenge.form} stage-${challenge.stage} ${now ? "now" : ""} ${here.length === 0 ? "bare" : ""}`}
    >
      <span class="land" aria-hidden="true">
        <Land challenge={challenge} side={view.seats[challenge.seat]?.side ?? ""} />
      </span>
      <Rank view={view} ui={ui} pieces={here.filter(({ seat }) => seat !== below)} />
      <div class="totals" data-anchor={`totals:${challenge.id}`}>
        {(waits || here.length === 0) && <Aim ui={ui} challenge={challenge} />}
        {!waits && <Totals ui={ui} challenge={challenge} />}
      </div>
      <Rank view={view} ui={ui} pieces={here.filter(({ seat }) => seat === below)} />
      <Harm view={view} ui={ui} challenge={challenge} />
    </li>
  );
}

/** How far a challenge has come, in three steps. */
export function Steps({ ui, challenge }: { readonly ui: Ui; readonly challenge: SeenChallenge }) {
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

/** What either total has to reach, where it is not that a tie fails. */
const RULES: Readonly<Record<string, readonly [string, string]>> = {
  pattern: ["three-for-light", "three-for-shadow"],
  last_battle: ["five-to-win", "five-to-win"],
};

/** What a challenge is about, while it waits or no force stands there. */
function Aim({ ui, challenge: { kind, form } }: Pick<Props, "ui" | "challenge">) {
  const words = form === "pattern" ? ui.say("pattern-aim") : sentences(factsOf(kind ?? "")?.words ?? []);
  return words ? <p class="aim">{words}</p> : null;
}

/** Support against opposition, and how the challenge would end with them. */
function Totals({ ui, challenge }: Omit<Props, "view">) {
  const { support, opposition } = challenge;
  const rules = RULES[challenge.form] ?? ["must-be-higher", "holds-on-a-tie"];
  const won = (seat: number): string => (challenge.stage === "resolved" && challenge.winner === seat ? "won" : "");
  return (
    <div class="pill">
      <span class={`support ${won(challenge.seat)}`}>
        <Sign name="S" /> <b>{support}</b>
        <small>
          {ui.say("support")} <i>{ui.say(rules[0])}</i>
        </small>
      </span>
      <span class={`opposition ${won(1 - challenge.seat)}`}>
        <Sign name="X" /> <b>{opposition}</b>
        <small>
          {ui.say("opposition")} <i>{ui.say(rules[1])}</i>
        </small>
      </span>
      {challenge.ends && (
        <p class="stands">{ui.say("as-it-stands", { support, opposition, end: ui.say(`stands-${challenge.ends}`) })}</p>
      )}
    </div>
  );
}

/** The damage that either player will deal, in the corner of that player's rank. */
function Harm({ view, ui, challenge }: Props) {
  const below = ui.seat ?? view.hero;
  const damage = challenge.scores.map(({ char, troop, char_oath, troop_oath }) => char + troop + char_oath + troop_oath);
  return damage.map((count, seat) =>
    count > 0 ? (
      <p key={seat} class={`harm ${seat === below ? "below" : "above"}`} title={ui.say("deals-damage", { count })}>
        <Sign name="D" /> <b>{count}</b>
        <span class="unseen">
          {ui.labels.player(seat)}: {ui.say("deals-damage", { count })}
        </span>
      </p>
    ) : null,
  );
}
