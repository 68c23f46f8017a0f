import type { GameBoard, Seen } from "regalia/board";
import { Icon } from "regalia/parts/Icon";
import { Table } from "regalia/kit/layout/Table";
import { Later } from "regalia/parts/Later";
import { Area, OwnBoard } from "./Area";
import { Posts, seasonOf } from "./art/Dials";
import { Emblem } from "./art/Emblem";
import { Badge } from "./art/heraldry";
import { CardPiece } from "./Card";
import { printedOn, shows } from "./choices";
import { REGIONS } from "./content";
import { Councils } from "./Councils";
import { Details } from "./Details";
import { Ending } from "./Ending";
import { Factions } from "./Factions";
import { Hand } from "./Hand";
import { Jump } from "./Jump";
import { inspected, narrow, small } from "./looking";
import { kinds } from "./log";
import { motion, sounds } from "./motion";
import { Part } from "./Part";
import { Region } from "./Region";
import { Road } from "./Road";
import { scores } from "./scores";
import { Seat } from "./Seat";
import type { Happened, View } from "./types";
import "regalia/kit/kit.css";
import "regalia/kit/layout/layout.css";
import "./board.css";

/** The Round and the season. */
function Progress({ view, ui }: Seen<View>) {
  return (
    <p class="progress">
      {view.round > 0 && <span>{ui.say("round", { round: view.round, rounds: view.rounds })}</span>}{" "}
      <b>
        <Emblem name={view.phase} /> <span class={small.value ? "unseen" : ""}>{ui.say(`phase-${view.phase}`)}</span>
      </b>
    </p>
  );
}

/** On a desk the map has all the height that is left; elsewhere the Region in question is in sight above the hand. */
const areasOf = (over: boolean) => ({
  wide: over
    ? '"map map" 400px "road councils" auto "own own" auto / minmax(0, 1.6fr) minmax(0, 1fr)'
    : '"map map" minmax(0, 1fr) "road councils" auto / minmax(0, 2.45fr) minmax(0, 1fr)',
  mid: '"jump" auto "road" auto "map" auto "councils" auto "own" auto / minmax(0, 1fr)',
});

function Board({ view, ui }: Seen<View>) {
  const over = view.phase === "over";
  return (
    <Table class={`crown phase-${view.phase} ${narrow.value ? "narrow" : "wide"}`} areas={areasOf(over)} over={over}>
      <Factions ui={ui} />
      <Jump view={view} ui={ui} />
      {!over && <Inspected view={view} ui={ui} />}
      <Road view={view} ui={ui} />
      <div class={`map season-${seasonOf(view)}`}>
        {REGIONS.map((region) => (
          <Later key={region}>
            <Region view={view} ui={ui} region={region} />
          </Later>
        ))}
        <Posts view={view} />
      </div>
      <Later>
        <Councils view={view} ui={ui} />
        {over ? <Everybody view={view} ui={ui} /> : narrow.value && <OwnBoard view={view} ui={ui} />}
      </Later>
    </Table>
  );
}

/** At the end, the things of all, their hands among them. */
function Everybody({ view, ui }: Seen<View>) {
  return (
    <div class="everybody">
      {view.seats.map((_, seat) => (
        <Part key={seat} name={`of-${seat}`} title={ui.say("part-other", { who: ui.labels.player(seat) })}>
          <Area view={view} ui={ui} seat={seat} />
          <Left ui={ui} hand={view.seats[seat]?.hand ?? []} />
        </Part>
      ))}
    </div>
  );
}

/** The cards that were hidden in a hand. */
function Left({ ui, hand }: Pick<Seen<View>, "ui"> & { hand: readonly string[] }) {
  if (hand.length === 0) return null;
  return (
    <div class="left-in-hand">
      <h4>{ui.say("hand-left")}</h4>
      <ul data-arrows>
        {hand.map((card) => (
          <li key={card}>
            <CardPiece ui={ui} card={card} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The things of a player whom one has tapped. */
function Inspected({ view, ui }: Seen<View>) {
  const seat = inspected.value;
  if (seat === null || seat === ui.seat || !view.seats[seat]) return null;
  const close = (
    <button type="button" class="button close-area" onClick={() => (inspected.value = null)}>
      <Icon name="close" /> {ui.say("close")}
    </button>
  );
  return (
    <Part name="other" title={ui.say("part-other", { who: ui.labels.player(seat) })} beside={close}>
      <Area view={view} ui={ui} seat={seat} />
    </Part>
  );
}

const board: GameBoard<View, Happened> = {
  Board,
  Hand,
  Seat,
  Badge,
  Progress,
  Ending,
  Details,
  roomy: "(min-width: 1700px)",
  shows,
  shares: true,
  asks: (view, decision, speaker) => {
    const name = `does-${printedOn(view, decision)}`;
    return speaker.knows(name) ? speaker.say(name) : undefined;
  },
  about: ({ doing, acquiring, with_card: card, contested }) => ({ doing, acquiring, card, contested }),
  motion,
  sounds,
  rounds: ["PhaseBegan"],
  kinds,
  scores,
  colour: (seat, view) => `var(--${view.seats[seat]?.faction})`,
};

export default board;
