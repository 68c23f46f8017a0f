import { useEffect, useMemo, useState } from "preact/hooks";
import type { GameBoard, Seen, Ui } from "regalia/board";
import { Hand as Cards } from "regalia/kit/layout/Hand";
import { Table } from "regalia/kit/layout/Table";
import { isTaught } from "regalia/parts/sight";
import { SideSign } from "./art/Portrait";
import { InHand } from "./Card";
import { bySort, factsOf, names } from "./cards";
import { Camp } from "./Camp";
import { numbered, plays, rowOf, shows, trayOf, usual } from "./choices";
import { Details } from "./Details";
import { drawn } from "./Drawn";
import { Ending } from "./Ending";
import { Field } from "./Field";
import { kinds } from "./log";
import { motion } from "./motion";
import { openingOf, Places, Types, typesOf } from "./Opening";
import { Pattern } from "./Pattern";
import { Seat } from "./Seat";
import type { Happened, View } from "./types";
import "regalia/kit/kit.css";
import "regalia/kit/layout/layout.css";
import "./board.css";

const ROUNDS = ["ready", "challenge", "action", "resolution", "draw"];

/** The turn and its rounds. */
function Progress({ view, ui }: Seen<View>) {
  return (
    <p class="progress wheel-progress">
      {view.turn > 0 && <span>{ui.say("turn", { turn: view.turn })}</span>}{" "}
      {ROUNDS.map((round) => (
        <span
          key={round}
          class={`round ${round === view.round ? "now" : ""}`}
          aria-current={round === view.round ? "step" : undefined}
        >
          {ui.say(`round-${round}`)}
        </span>
      ))}
    </p>
  );
}

/** When one is asked and nothing that can be chosen is in sight, the first such thing on the table comes into sight. */
function useSight({ decision, options }: Ui): void {
  useEffect(() => {
    const [stage, lit] = [document.querySelector(".stage"), [...document.querySelectorAll(".wheel .piece.lit")]];
    if (isTaught() || !stage || lit.some((piece) => isInSight(piece, stage))) return;
    lit[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [decision, options.length > 0]);
}

/** Whether most of it lies within what scrolls on a phone. */
function isInSight(piece: Element, stage: Element): boolean {
  const [at, window] = [piece.getBoundingClientRect(), stage.getBoundingClientRect()];
  const across = at.left < window.right - at.width / 2 && at.right > window.left + at.width / 2;
  return across && at.top < window.bottom - at.height / 2 && at.bottom > window.top + at.height / 2;
}

/** On a phone the Pattern lies across; in a low window, where the challenges are has the height of the window. */
const AREAS = {
  wide: '"pattern above" auto "pattern field" minmax(150px, 1fr) "pattern below" auto / 72px minmax(0, 1fr)',
  tall: '"pattern" 38px "field" 286px "below" auto "above" auto / minmax(0, 1fr)',
  low: '"pattern" 38px "field" max(232px, calc(100dvh - 128px)) "below" auto "above" auto / minmax(0, 1fr)',
};

function Board({ view, ui }: Seen<View>) {
  useSight(ui);
  const below = ui.seat ?? view.hero;
  return (
    <Table class="wheel" areas={AREAS}>
      <Pattern view={view} ui={ui} />
      <Camp view={view} ui={ui} seat={1 - below} />
      <Field view={view} ui={ui} />
      <Camp view={view} ui={ui} seat={below} />
    </Table>
  );
}

type CardsProps = Seen<View> & {
  readonly cards: readonly (readonly [string, number])[];
  readonly zone: "hand" | "left" | "tray";
};

/** Cards, each with its key. */
const laidOut = ({ view, ui, cards, zone }: CardsProps) =>
  cards.map(([kind, copy]) => ({
    key: `${kind}:${copy}`,
    card: <InHand view={view} ui={ui} kind={kind} copy={copy} zone={zone} />,
  }));

/** At the end, the cards that were hidden from the reader in a hand: beside one's own. */
function Left({ view, ui }: Seen<View>) {
  return view.seats.map(({ hand }, seat) =>
    seat === ui.seat || !hand?.length ? null : (
      <section key={seat} class="left-in-hand">
        <p>{ui.say("hand-left", { player: ui.labels.player(seat) })}</p>
        <Cards label={ui.say("pile-hand")} cards={laidOut({ view, ui, cards: numbered(hand), zone: "left" })} />
      </section>
    ),
  );
}

/** So many cards to choose from are laid out over the table. */
const MANY = 7;

/** One's hand; above it cards of a deck or a pile, while one chooses among them. */
function Hand({ view, ui }: Seen<View>) {
  const tray = trayOf(view, ui);
  const [folded, setFolded] = useState(false);
  const [type, setType] = useState("");
  const opens = ui.decision?.kind === "OpeningHands" && !folded && !isTaught();
  const opening = opens ? openingOf(view, ui) : null;
  const many = tray.length >= MANY;
  // Sorted once: words that come late must not move what one is about to tap.
  const sorted = useMemo(() => (many ? bySort(tray) : tray), [JSON.stringify(tray)]);
  const chosen = opening && typesOf(ui).some((each) => each.type === type) ? type : "";
  const laid = chosen ? sorted.filter(([kind]) => factsOf(kind)?.type === chosen) : sorted;
  return (
    <div
      class={`wheel-hand ${tray.length > 0 ? "choosing" : ""} ${many && !folded ? "many" : ""} ${view.over ? "over" : ""}`}
    >
      {tray.length > 0 && (
        <div class="laid">
          {many && (
            <div class={`laid-head ${opens ? "opens" : ""}`}>
              <button type="button" class="button fold" aria-pressed={folded} onClick={() => setFolded(!folded)}>
                {ui.say(folded ? "lay-out" : "see-the-table")}
              </button>
              {opening && <Places ui={ui} opening={opening} />}
              {opening && <Types ui={ui} shown={chosen} show={setType} />}
            </div>
          )}
          <ul class="tray" data-arrows aria-label={ui.say("to-choose-from")}>
            {laidOut({ view, ui, cards: laid, zone: "tray" }).map(({ key, card }) => (
              <li key={key}>{card}</li>
            ))}
          </ul>
        </div>
      )}
      <Cards label={ui.say("pile-hand")} cards={laidOut({ view, ui, cards: rowOf(view, ui), zone: "hand" })} />
      {view.over && <Left view={view} ui={ui} />}
    </div>
  );
}

const board: GameBoard<View, Happened> = {
  Board,
  Hand,
  Seat,
  Badge: ({ seat, view }) => {
    const side = view?.seats[seat]?.side;
    return side ? <SideSign side={side} /> : <b class="seat-number">{seat + 1}</b>;
  },
  Progress,
  Details,
  roomy: "(min-width: 1600px)",
  shows,
  drawn,
  usual,
  plays,
  // A force that does not roll has come for nothing: it is left out by a tap.
  suggests: ({ kind }, ask) => (kind === "DeclareRollers" && ask.type === "several" ? ask.options : []),
  // With one challenge beside standing down, forces join it unless they are tapped.
  gathers: ({ kind }, { places }) => (kind === "Commit" && places.length === 2 ? 0 : undefined),
  composes: ({ type }) => type === "Force",
  names,
  about: ({ about, shown }) => ({ ...shown, ctx: null, about }),
  rounds: ["TurnBegan"],
  kinds,
  motion,
  Ending,
  ends: ({ type }) => type === "Lost" || type === "Undecided",
};

export default board;
