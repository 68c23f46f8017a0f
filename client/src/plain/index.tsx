import type { ComponentChild } from "preact";
import type { GameBoard, Seen } from "../board";
import { Piece } from "../parts/Piece";
import { type Fields, ofSeat, ofTable } from "./fields";
import { motion, type Ready } from "./motion";
import { Record } from "./Value";
import "./plain.css";

/**
 * A board for any game that draws none of its own: every field of the view by its name, pieces by their nouns. It shows no
 * option itself, so that all of them are buttons; a piece that an option names is lit, too.
 */
const board: GameBoard<Fields, Ready> = {
  Board: ({ view, ui }) => {
    const fields = ofTable(view);
    return Object.keys(fields).length > 0 ? (
      <div class="plain-board">
        <Record ui={ui} fields={fields} />
      </div>
    ) : null;
  },
  Hand: () => null,
  Badge,
  Seat,
  Progress: () => null,
  Details: ({ ui, piece }) => <h2>{ui.labels.piece(piece)}</h2>,
  shows: () => false,
  about: (view) => view,
  motion,
};

/** The number of a seat, before its name and before what it does in the log. */
function Badge({ seat }: { readonly seat: number }) {
  return <b class="plain-badge">{seat + 1}</b>;
}

function Seat({ view, ui, seat, children }: Seen<Fields> & { readonly seat: number; readonly children: ComponentChild }) {
  const own = ofSeat(view, seat);
  return (
    <div class="plain-seat">
      <Piece ui={ui} id={`seat:${seat}`} label={ui.labels.player(seat)} quiet plain>
        <Badge seat={seat} /> <b>{ui.labels.player(seat)}</b>
        {children}
      </Piece>
      {own && <Record ui={ui} fields={own} seat={seat} />}
    </div>
  );
}

export default board;
