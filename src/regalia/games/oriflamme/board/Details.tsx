import type { Seen } from "regalia/board";
import { RuleLink } from "regalia/parts/RuleLink";
import { Crest } from "./crests";
import { Emblem } from "./emblems";
import { INTRIGUES } from "./kinds";
import type { View } from "./types";

type Props = Seen<View> & { readonly piece: string };

/** What a piece is and does. */
export function Details({ view, ui, piece }: Props) {
  const [what = "", which = ""] = piece.split(":");
  if (what === "hand" || what === "removed" || what === "spent")
    return <Kind ui={ui} view={view} kind={which} title={ui.say(`kind-${which}`)} />;
  if (what === "seat") return <Player view={view} ui={ui} seat={Number(which)} />;
  return <Placed view={view} ui={ui} piece={piece} />;
}

function Kind({ ui, kind, title }: Seen<View> & { kind: string; title: string }) {
  return (
    <div class="about">
      <h3>
        <span class="cutting">
          <Emblem kind={kind} />
        </span>{" "}
        {title}
      </h3>
      <p class="group">{ui.say(INTRIGUES.includes(kind) ? "group-intrigue" : "group-character")}</p>
      <p>{ui.say(`does-${kind}`)}</p>
      <RuleLink rule={ui.say(`rule-${kind}`)} />
    </div>
  );
}

/** A card in the queue, and what lies below it. */
function Placed({ view, ui, piece }: Props) {
  const seen = view.cards[piece];
  const pile = view.queue.find((cards) => cards.includes(piece));
  if (!seen) return null;
  const title = ui.labels.piece(piece);
  return (
    <>
      {seen.kind ? (
        <Kind ui={ui} view={view} kind={seen.kind} title={title} />
      ) : (
        <div class="about">
          <h3>
            <Crest seat={seen.owner} /> {title}
          </h3>
          <p>
            {ui.say("hidden-card")}, {ui.say("tokens", { tokens: seen.tokens })}
          </p>
        </div>
      )}
      {pile && pile.length > 1 && <Pile view={view} ui={ui} pile={pile} />}
    </>
  );
}

function Pile({ view, ui, pile }: Seen<View> & { pile: readonly string[] }) {
  return (
    <div class="about-pile">
      <h4>
        {ui.say("pile-of", { count: pile.length })} {ui.say("from-top")}
      </h4>
      <ol>
        {[...pile].reverse().map((card) => {
          const seen = view.cards[card];
          const words = [
            ui.labels.piece(card),
            ui.say(seen?.face_up ? "face-up" : "face-down"),
            seen?.tokens ? ui.say("tokens", { tokens: seen.tokens }) : "",
          ];
          return <li key={card}>{words.filter(Boolean).join(", ")}</li>;
        })}
      </ol>
    </div>
  );
}

/** What all may know of a player, and what only this player may. */
function Player({ view, ui, seat }: Seen<View> & { seat: number }) {
  const own = view.seats[seat];
  if (!own) return null;
  const placed = view.queue.flat().filter((card) => view.cards[card]?.owner === seat).length;
  const discards = own.discards.map((card) => view.cards[card]?.kind ?? "");
  return (
    <div class="about">
      <h3>
        <Crest seat={seat} /> {ui.labels.player(seat)} ({ui.say(`family-${seat}`)})
      </h3>
      <p>
        {ui.say("points", { points: own.points })}, {ui.say("in-queue", { count: placed })},{" "}
        {ui.say("hand-of", { count: own.hand_size })}
      </p>
      <Kinds ui={ui} title={ui.say("discards")} kinds={discards} none={ui.say("discards-none")} />
      {own.removed && <Kinds ui={ui} title={ui.say("removed")} kinds={own.removed} none="" />}
      {own.hand && view.phase === "over" && <Kinds ui={ui} title={ui.say("hand-left")} kinds={own.hand} none="" />}
    </div>
  );
}

function Kinds({ ui, title, kinds, none }: { ui: Props["ui"]; title: string; kinds: readonly string[]; none: string }) {
  return (
    <>
      <h4>{title}</h4>
      {kinds.length === 0 && <p>{none}</p>}
      <ul class="kinds">
        {kinds.map((kind) => (
          <li key={kind}>
            <span class="cutting">
              <Emblem kind={kind} />
            </span>{" "}
            {ui.say(`kind-${kind}`)}
          </li>
        ))}
      </ul>
    </>
  );
}
