import { useEffect } from "preact/hooks";
import type { GameBoard, Seen } from "regalia/board";
import { Table } from "regalia/kit/layout/Table";
import { Later } from "regalia/parts/Later";
import { useStore } from "regalia/parts/context";
import { fieldOf, Sheets } from "./art/Art";
import { Beasts } from "./Beasts";
import { Strip } from "./Calendar";
import { shows } from "./choices";
import { City } from "./City";
import { printedOn, printPack } from "./content";
import { Details } from "./Details";
import { Ending } from "./Ending";
import { useGuide } from "./guide";
import { Hand } from "./Hand";
import { House } from "./House";
import { high, lookedAt, narrow } from "./looking";
import { kinds } from "./log";
import { motion, sounds } from "./motion";
import { Quests } from "./Quests";
import { scores } from "./scores";
import { Badge, Seat } from "./Seat";
import { Tray } from "./Tray";
import type { Happened, View } from "./types";
import { yearOf } from "./words";
import "regalia/kit/kit.css";
import "regalia/kit/layout/layout.css";
import "./board.css";

/** The round, the year and the phase. */
function Progress({ view, ui }: Seen<View>) {
  return (
    <p class="progress">
      {view.round > 0 && <span>{ui.say("round", { round: view.round })}</span>}{" "}
      {view.round > 0 && <span class="progress-year">{yearOf(ui, view)}</span>} <b>{ui.say(`phase-${view.phase}`)}</b>
    </p>
  );
}

/** Parts lie side by side, or below each other: on a phone the whole city is in sight. */
const AREAS = {
  wide: '"house city quests" minmax(0, 1fr) / minmax(212px, 0.27fr) minmax(0, 1fr) minmax(284px, 0.4fr)',
  mid: '"strip" 40px "city" max-content "beasts" max-content "house" max-content "quests" max-content / minmax(0, 1fr)',
  tall: '"strip" 40px "city" minmax(calc(100% - 46px), max-content) "beasts" max-content "house" max-content "quests" max-content / minmax(0, 1fr)',
};

const AT_THE_END = {
  wide: '"houses houses" auto "city quests" auto / minmax(0, 1fr) minmax(288px, 0.42fr)',
  mid: '"houses" "city" "quests" / minmax(0, 1fr)',
};

function Board({ view, ui }: Seen<View>) {
  const over = view.phase === "over";
  const pack = useStore().table.value?.pack?.hash;
  useEffect(() => void printPack(pack), [pack]);
  useGuide(view, ui);
  return (
    <Table class={`nocturion phase-${view.phase} season-${view.season}`} areas={over ? AT_THE_END : AREAS} over={over}>
      <Sheets />
      {narrow.value && !over && <Strip view={view} ui={ui} />}
      <City view={view} ui={ui} />
      <Later>
        {narrow.value && !high.value && <Beasts view={view} ui={ui} />}
        {over ? <Everybody view={view} ui={ui} /> : <House view={view} ui={ui} seat={lookedAt(view, ui)} />}
        <Quests view={view} ui={ui} />
        <Tray view={view} ui={ui} />
      </Later>
    </Table>
  );
}

/** At the end, all houses. */
function Everybody({ view, ui }: Seen<View>) {
  return (
    <div class="everybody">
      {view.seats.map((_, seat) => (
        <House key={seat} view={view} ui={ui} seat={seat} />
      ))}
    </div>
  );
}

/** The colour of a house, such that it is seen by day and by night. */
const lineOf = (house: string): string => `light-dark(${fieldOf(house)}, color-mix(in srgb, ${fieldOf(house)}, white 45%))`;

const board: GameBoard<View, Happened> = {
  Board,
  Hand,
  Seat,
  Badge,
  Progress,
  Details,
  Ending,
  roomy: "(min-width: 1600px)",
  shows,
  about: ({ about, event, player, curse, arriving, paying }) => ({ about, event, player, curse, arriving, paying }),
  asks: ({ about, event, curse }, _, speaker) => printedOn(event === "nothing" ? [about, curse] : [], speaker),
  motion,
  sounds,
  rounds: ["RoundBegan"],
  kinds,
  scores,
  colour: (seat, view) => lineOf(view.seats[seat]?.house ?? ""),
};

export default board;
