import type { Seen, Ui } from "regalia/board";
import { Zone } from "regalia/kit/layout/Zone";
import { Icon } from "regalia/parts/Icon";
import { Piece } from "regalia/parts/Piece";
import type { Option } from "regalia/wire";
import { CardFace, Face } from "./Card";
import { numberOf, ofPile, type Slot, slots } from "./choices";
import { Rays } from "./Rays";
import type { View } from "./types";

/** A place where a card could go is narrower than a pile. */
const SLOT = 0.7;

/** The height of a card by its width. */
const TALL = 1.43;

/** Fewer piles than these lie as if there were so many. */
const FEWEST = 5;

/** The row of piles, from head to tail, with the marker and the places where a card can go. */
export function Queue({ view, ui }: Seen<View>) {
  const open = slots(view, ui.can);
  const last = view.queue.length;
  const at = (before: number) =>
    open
      .filter((slot) => slot.before === before)
      .map((slot) => <SlotCell key={slot.option.type + before} view={view} ui={ui} slot={slot} />);
  return (
    <Zone
      class="queue"
      label={ui.say("queue")}
      count={Math.max(FEWEST, last + open.length * SLOT)}
      aspect={TALL}
      empty={last === 0 && open.length === 0 ? ui.say("queue-empty") : undefined}
    >
      {view.queue.map((pile, place) => [
        ...at(place),
        <PileCell key={pile[0]} view={view} ui={ui} pile={pile} place={place} />,
      ])}
      {at(last)}
    </Zone>
  );
}

/** The number of a place in the queue, and which end it is. */
function Place({ view, ui, place }: Seen<View> & { place: number }) {
  return (
    <span class="number" aria-hidden="true">
      {place === 0 && <i>{ui.say("head")}</i>}
      <b>{numberOf(view, place)}</b>
      {place === view.queue.length - 1 && place > 0 && <i>{ui.say("tail")}</i>}
    </span>
  );
}

interface PileProps extends Seen<View> {
  readonly pile: readonly string[];
  readonly place: number;
}

function PileCell({ view, ui, pile, place }: PileProps) {
  const top = pile.at(-1) ?? "";
  const option = ofPile(view, ui.decision, top);
  const here = view.cursor === place;
  const covered = option !== undefined && option.type === "Onto" && ui.has(option);
  return (
    <li
      class={`cell ${here ? "here" : ""} ${view.cursor !== null && place < view.cursor ? "done" : ""}`}
      data-asked={here ? "" : undefined}
    >
      {here && <Rays />}
      <div class={`pile ${view.moving === top ? "lifted" : ""}`} style={{ "--height": Math.min(pile.length - 1, 4) }}>
        {pile.slice(0, -1).map((card, depth) => (
          <Covered key={card} view={view} ui={ui} card={card} depth={pile.length - 1 - depth} />
        ))}
        <TopCard view={view} ui={ui} pile={pile} place={place} option={option} />
        {here && <span class="cursor" data-piece="cursor" aria-hidden="true" />}
        {covered && <Ghost view={view} ui={ui} />}
        {pile.length > 1 && <span class="height">{pile.length}</span>}
      </div>
      <Place view={view} ui={ui} place={place} />
    </li>
  );
}

function Covered({ view, ui, card, depth }: Seen<View> & { card: string; depth: number }) {
  const seen = view.cards[card];
  if (!seen) return null;
  return (
    <span
      class="covered"
      data-piece={card}
      data-face={String(seen.face_up)}
      style={{ "--depth": Math.min(depth, 4) }}
      aria-hidden="true"
    >
      <CardFace ui={ui} card={seen} />
    </span>
  );
}

function TopCard({ view, ui, pile, place, option }: PileProps & { readonly option: Option | undefined }) {
  const id = pile.at(-1) ?? "";
  const seen = view.cards[id];
  if (!seen) return null;
  return (
    <Piece
      key={id}
      ui={ui}
      id={id}
      label={pileWords(view, ui, pile, place)}
      option={option}
      face={String(seen.face_up)}
      class="top"
    >
      <CardFace ui={ui} card={seen} />
      {option?.type === "Target" && ui.can(option) && <span class="aim" />}
      {option?.type === "Onto" && ui.can(option) && !ui.has(option) && (
        <span class="onto">
          <Icon name="layers" />
        </span>
      )}
    </Piece>
  );
}

/** What a pile is, for those who listen. */
export function pileWords(view: View, ui: Ui, pile: readonly string[], place: number): string {
  const id = pile.at(-1) ?? "";
  const seen = view.cards[id];
  const number = numberOf(view, place);
  const words = [
    number === null ? "" : ui.say("place-number", { place: number }),
    ui.labels.piece(id),
    ui.say(seen?.face_up ? "face-up" : "face-down"),
    seen?.tokens ? ui.say("tokens", { tokens: seen.tokens }) : "",
    pile.length > 1 ? ui.say("pile-of", { count: pile.length }) : "",
    view.cursor === place ? ui.say("at-cursor") : "",
  ];
  return words.filter(Boolean).join(", ");
}

/** A place between piles, or at an end, where a card can go. */
function SlotCell({ view, ui, slot }: Seen<View> & { slot: Slot }) {
  const { option, before } = slot;
  return (
    <li class="cell slot-cell">
      <Piece
        ui={ui}
        id={`slot:${option.type}:${before}`}
        label={ui.labels.option(option)}
        option={option}
        class="slot"
        plain
      >
        {ui.has(option) ? <Ghost view={view} ui={ui} /> : <Icon name="plus" />}
      </Piece>
      <span class="number" aria-hidden="true" />
    </li>
  );
}

/** The card as it would lie there. */
function Ghost({ view, ui }: Seen<View>) {
  const moved = view.moving ? view.cards[view.moving] : undefined;
  const kind = moved ? moved.kind : view.held;
  return (
    <span class="ghost">
      <Face ui={ui} kind={kind} owner={moved?.owner ?? ui.seat ?? 0} up={moved?.face_up ?? false} />
    </span>
  );
}
