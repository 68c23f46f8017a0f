import type { GameBoard, Seen } from "regalia/board";
import { Table } from "regalia/kit/layout/Table";
import { Later } from "regalia/parts/Later";
import { Crest } from "./crests";
import { Details } from "./Details";
import { Ending } from "./Ending";
import { EmblemDefs } from "./emblems";
import { Hand } from "./Hand";
import { kinds } from "./log";
import { motion } from "./motion";
import { Queue } from "./Queue";
import { Revealed } from "./Revealed";
import { scores } from "./scores";
import { Seat } from "./Seat";
import { Track } from "./Track";
import { shows } from "./choices";
import type { Happened, View } from "./types";
import "regalia/kit/kit.css";
import "regalia/kit/layout/layout.css";
import "./board.css";

/** The families' colours, such that they are seen by day and by night. */
const COLOURS = ["#c2343c", "#3f78cf", "#35a05c", "#c9911a", "#8d8796"];
const ROUNDS = [1, 2, 3, 4, 5, 6];

/** Six rounds, and what is being done in this one. */
function Progress({ view, ui }: Seen<View>) {
  return (
    <p class="progress">
      <span class="rounds" role="img" aria-label={ui.say("round", { round: view.round })}>
        {ROUNDS.map((round) => (
          <i key={round} class={round < view.round || view.phase === "over" ? "past" : round === view.round ? "now" : ""} />
        ))}
      </span>
      <span class="round-words">{ui.say("round", { round: view.round })}</span> <b>{ui.say(`phase-${view.phase}`)}</b>
    </p>
  );
}

const AREAS = { wide: "auto minmax(calc(20 * var(--u)), 1fr) / none" };

function Board({ view, ui }: Seen<View>) {
  return (
    <Table class={`oriflamme ${view.phase}`} areas={AREAS}>
      <EmblemDefs />
      <Track view={view} ui={ui} />
      <Later>
        <Queue view={view} ui={ui} />
      </Later>
      {view.phase === "over" && <Revealed view={view} ui={ui} />}
    </Table>
  );
}

const board: GameBoard<View, Happened> = {
  roomy: "(min-width: 1100px)",
  since: "below",
  Board,
  Hand,
  Seat,
  Badge: Crest,
  Progress,
  Details,
  order: (view) => view.order,
  shows,
  about: (view) => ({
    acting: view.acting,
    held: view.held,
    moving: view.moving,
    does: view.acting && view.cards[view.acting]?.kind,
  }),
  motion,
  Ending,
  rounds: ["RoundBegan"],
  kinds,
  scores,
  colour: (seat) => COLOURS[seat] ?? "currentColor",
};

export default board;
