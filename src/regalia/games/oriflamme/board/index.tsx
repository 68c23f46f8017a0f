import type { GameBoard, Seen } from "regalia/board";
import { Crest } from "./crests";
import { Details } from "./Details";
import { Hand } from "./Hand";
import { motion } from "./motion";
import { Queue } from "./Queue";
import { Revealed } from "./Revealed";
import { scores } from "./scores";
import { Seat } from "./Seat";
import { shows } from "./choices";
import { told } from "./told";
import type { Happened, View } from "./types";
import "./board.css";

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

function Board({ view, ui }: Seen<View>) {
  return (
    <>
      <Queue view={view} ui={ui} />
      {view.phase === "over" && <Revealed view={view} ui={ui} />}
    </>
  );
}

const board: GameBoard<View, Happened> = {
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
  told,
  motion,
  scores,
};

export default board;
