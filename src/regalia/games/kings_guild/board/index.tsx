import type { GameBoard, Seen } from "regalia/board";
import { Table } from "regalia/kit/layout/Table";
import { Later } from "regalia/parts/Later";
import { Badge } from "./art/sigils";
import { shows } from "./choices";
import { Details } from "./Details";
import { Ending } from "./Ending";
import { Guild, Panel } from "./Guild";
import { Hand } from "./Hand";
import { Jump } from "./Jump";
import { kinds } from "./log";
import { motion, sounds } from "./motion";
import { Quests } from "./Quests";
import { Rail } from "./Rail";
import { Rating } from "./Rating";
import { Rooms } from "./Rooms";
import { Row } from "./Row";
import { scores } from "./scores";
import { Seat } from "./Seat";
import { Sheet } from "./Sheet";
import { Supply } from "./Supply";
import type { Happened, View } from "./types";
import "regalia/kit/kit.css";
import "regalia/kit/layout/layout.css";
import "./board.css";

/** Which turn it is, and whether the end is near. */
function Progress({ view, ui }: Seen<View>) {
  return (
    <p class="progress">
      {view.turn > 0 && <span>{ui.say("turn", { turn: view.turn })}</span>}{" "}
      {view.phase !== "play" && <b class={`phase-${view.phase}`}>{ui.say(`phase-${view.phase}`)}</b>}
    </p>
  );
}

const AREAS = { wide: "none / minmax(0, 1fr)" };

function Board({ view, ui }: Seen<View>) {
  if (view.phase === "over") return <Ended view={view} ui={ui} />;
  return (
    <Table class={`guilds phase-${view.phase} asked-${ui.decision?.kind ?? "nothing"}`} areas={AREAS}>
      <Rail view={view} ui={ui} />
      <Jump view={view} ui={ui} />
      <Later>
        <Guild view={view} ui={ui} />
      </Later>
      <div class="market">
        <Later>
          <Supply view={view} ui={ui} />
          <Quests view={view} ui={ui} />
        </Later>
        <Later>
          <Row view={view} ui={ui} />
          <Rooms view={view} ui={ui} />
        </Later>
      </div>
    </Table>
  );
}

/** The end: every guild as it stands, and each of its points explained. */
function Ended({ view, ui }: Seen<View>) {
  return (
    <Table class="guilds phase-over" areas={AREAS}>
      {view.rating && <Rating ui={ui} rating={view.rating} prestige={view.seats[0]?.prestige ?? 0} />}
      {view.seats.map((_, seat) => (
        <div key={seat} class="ended">
          <Panel view={view} ui={ui} seat={seat} />
          <Sheet view={view} ui={ui} seat={seat} />
        </div>
      ))}
    </Table>
  );
}

const board: GameBoard<View, Happened> = {
  Board,
  Hand,
  Seat,
  Badge,
  Progress,
  Details,
  Ending,
  roomy: "(min-width: 1700px)",
  order: (view) => view.seats.map((_, seat) => seat),
  shows,
  about: ({ placing, hiring, named, victim }) => ({ placing, hiring, named, victim }),
  motion,
  sounds,
  rounds: ["TurnBegan"],
  kinds,
  scores,
  colour: (seat, view) => `var(--guild-${view.seats[seat]?.guild})`,
};

export default board;
