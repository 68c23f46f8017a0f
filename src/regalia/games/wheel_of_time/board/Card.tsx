import type { Seen } from "regalia/board";
import { Piece } from "regalia/parts/Piece";
import { breath } from "regalia/text/breath";
import { ABILITIES, Chip } from "./art/Symbol";
import { Portrait } from "./art/Portrait";
import { factsOf, nameOf, termOf } from "./cards";
import { ofCard, ofPiece } from "./choices";
import type { SeenPiece, View } from "./types";

interface Props extends Seen<View> {
  readonly piece: SeenPiece;
}

/** A card in play: its picture, its numbers as they are now, what it has suffered, what lies on it. */
export function InPlay({ view, ui, piece }: Props) {
  const attached = view.pieces.filter(({ host }) => host === piece.id);
  const name = nameOf(piece.kind);
  const numbers = piece.abilities.flatMap(({ current, printed }, place) =>
    current || printed ? [{ ability: ABILITIES[place]!, current, printed }] : [],
  );
  const label = breath(
    name,
    ...numbers.map(({ ability, current }) => `${ui.labels.word("kind", ability)} ${current}`),
    piece.rotated && ui.say("card-rotated"),
    piece.damage > 0 && ui.say("card-damage", { count: piece.damage }),
    piece.mortal && ui.say("card-mortal"),
    piece.corruption > 0 && ui.say("card-corruption", { count: piece.corruption }),
    ...attached.map(({ kind }) => nameOf(kind)),
  );
  const state = `${piece.rotated ? "rotated" : ""} ${piece.mortal ? "mortal" : ""} ${piece.avatar ? "avatar" : ""}`;
  return (
    <Piece ui={ui} id={String(piece.id)} label={label} {...ofPiece(ui, piece.id)} class={`in-play ${state}`}>
      <span class="frame">
        <Portrait kind={piece.kind} />
        {piece.damage > 0 && <span class="wounds">{piece.damage}</span>}
        {piece.corruption > 0 && <span class="corruption">{piece.corruption}</span>}
        {piece.rotated && <span class="turned">{ui.say("card-rotated")}</span>}
        <span class="numbers">
          {numbers.map(({ ability, current, printed }) => (
            <Chip key={ability} ability={ability} count={current} was={printed} />
          ))}
        </span>
      </span>
      <span class="card-name">{name}</span>
      {attached.length > 0 && (
        <span class="attached">
          {attached.map(({ id, kind }) => (
            <span key={id}>{nameOf(kind)}</span>
          ))}
        </span>
      )}
    </Piece>
  );
}

/** A card in a hand or of a deck: picture, kind, name, cost, and what it says. */
export function InHand({ ui, kind, copy, zone }: Seen<View> & { kind: string; copy: number; zone: string }) {
  const facts = factsOf(kind);
  const cost = facts?.cost ?? [];
  const type = facts ? termOf("type", facts.type) : "";
  const words = facts?.words?.join(" ") ?? "";
  return (
    <Piece
      ui={ui}
      id={`${zone}:${kind}:${copy}`}
      label={breath(nameOf(kind), type, words)}
      {...ofCard(ui, kind, copy)}
      class={`in-hand type-${facts?.type ?? ""}`}
    >
      <span class="frame">
        <Portrait kind={kind} />
        <span class="cost">
          {cost.map((count, place) => (count ? <Chip key={place} ability={ABILITIES[place]!} count={count} /> : null))}
        </span>
        <span class="sort">{type}</span>
      </span>
      <b class="card-name">{nameOf(kind)}</b>
      <span class="card-words">{words}</span>
      {(facts?.abilities ?? []).some(Boolean) && (
        <span class="numbers">
          {facts!.abilities!.map((count, place) =>
            count ? <Chip key={place} ability={ABILITIES[place]!} count={count} /> : null,
          )}
        </span>
      )}
    </Piece>
  );
}
