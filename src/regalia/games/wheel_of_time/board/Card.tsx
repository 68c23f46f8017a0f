import type { Seen, Ui } from "regalia/board";
import { Piece } from "regalia/parts/Piece";
import { GoodFirst } from "regalia/parts/Recommended";
import type { Option } from "regalia/wire";
import { breath, sentences } from "regalia/text/breath";
import { ABILITIES, Chip, Sign } from "./art/Symbol";
import { Portrait } from "./art/Portrait";
import { factsOf, nameOf, termOf, titleOf } from "./cards";
import { forceOf, type Lack, lackOf, ofCard, ofPiece, payment, plays, wouldBe } from "./choices";
import { Numbered } from "./Opening";
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
  const side = view.seats[piece.seat]?.side ?? "";
  const pays = payment(view, ui)?.symbols.some(({ source }) => source === piece.id) ?? false;
  const state = `${pays ? "pays" : ""} of-${side} ${piece.rotated ? "rotated" : ""} ${piece.mortal ? "mortal" : ""} ${piece.avatar ? "avatar" : ""}`;
  return (
    <div class="stand">
      <Piece
        ui={ui}
        id={String(piece.id)}
        label={breath(label, whither(view, ui, piece))}
        {...ofPiece(ui, piece.id)}
        class={`in-play ${state}`}
      >
        <span class="frame">
          <Portrait kind={piece.kind} />
          {piece.damage > 0 && (
            <span class="wounds">
              <Sign name="D" /> {piece.damage}
            </span>
          )}
          {piece.corruption > 0 && <span class="corruption">{piece.corruption}</span>}
          {piece.rotated && <span class="turned">{ui.say("card-rotated")}</span>}
        </span>
        <span class="numbers">
          {numbers.map(({ ability, current, printed }) => (
            <Chip key={ability} ability={ability} count={current} was={printed} />
          ))}
        </span>
        <span class="card-name">{name}</span>
      </Piece>
      {attached.length > 0 && (
        <span class="attached">
          {attached.map((each) => (
            <Attached key={each.id} view={view} ui={ui} piece={each} />
          ))}
        </span>
      )}
      <Part view={view} ui={ui} piece={piece} />
    </div>
  );
}

/** A card that lies on another one: as much of it as shows. */
const Attached = ({ ui, piece }: Props) => (
  <Piece ui={ui} id={String(piece.id)} label={nameOf(piece.kind)} {...ofPiece(ui, piece.id)} class="attachment">
    <Portrait kind={piece.kind} />
  </Piece>
);

/** Where a force is being sent, in words; nothing if that is not in question. */
function whither(view: View, ui: Ui, { id }: SeenPiece): string {
  const place = ui.placed(forceOf(id));
  const challenge = view.challenges.find((each) => each.id === place?.["challenge"]);
  return challenge ? titleOf({ ui }, challenge) : place ? ui.labels.option(place) : "";
}

/** A card's part in an answer that is put together: where it is sent, or how much of the damage it takes. */
function Part({ view, ui, piece }: Props) {
  const force = forceOf(piece.id);
  const share = ui.share(force);
  if (ui.place(force)) return <span class="sent">{whither(view, ui, piece) || ui.say("not-yet-sent")}</span>;
  if (share === null) return null;
  const name = nameOf(piece.kind);
  return (
    <span class="dealt" role="group" aria-label={name}>
      <button
        type="button"
        class="button"
        aria-label={ui.say("less-of", { name })}
        disabled={!ui.canShare(force, -1)}
        onClick={() => ui.doShare(force, -1)}
      >
        −
      </button>
      <output aria-live="polite">
        <Sign name="D" /> {share}
      </output>
      <button
        type="button"
        class="button"
        aria-label={ui.say("more-of", { name })}
        disabled={!ui.canShare(force, 1)}
        onClick={() => ui.doShare(force, 1)}
      >
        +
      </button>
    </span>
  );
}

/** Numbers of an ability each, in words, without those of nothing. */
const counted = (ui: Ui, numbers: readonly number[]): readonly string[] =>
  numbers.flatMap((count, place) => (count ? [`${ui.labels.word("kind", ABILITIES[place]!)} ${count}`] : []));

/** A card in a hand or of a deck: picture, kind, name, cost, and what it says. */
export function InHand({ view, ui, kind, copy, zone }: Seen<View> & { kind: string; copy: number; zone: string }) {
  const facts = factsOf(kind);
  const cost = facts?.cost ?? [];
  const type = facts ? termOf("type", facts.type) : "";
  const words = sentences(facts?.words ?? []);
  const choice = ofCard(ui, kind, copy);
  const idle = !choice.option && !choice.acts;
  const lack = idle ? lackOf(view, ui, kind) : null;
  const good = Boolean(choice.option && ui.recommends(choice.option)) && ui.say("opening-good");
  const price = counted(ui, cost);
  const spoken = [
    ...counted(ui, facts?.abilities ?? []),
    price.length > 0 && `${ui.say("workshop-cost")} ${price.join(" ")}`,
  ];
  return (
    <Piece
      ui={ui}
      id={`${zone}:${kind}:${copy}`}
      label={breath(nameOf(kind), good, type, ...spoken, words, lack?.words ?? "")}
      {...(idle && zone === "hand" ? { option: wouldBe(kind), telling: true } : choice)}
      class={`in-hand type-${facts?.type ?? ""} ${lack ? "waits" : ""}`}
    >
      <span class="frame">
        <Portrait kind={kind} />
        <span class="cost">
          {cost.map((count, place) => (count ? <Chip key={place} ability={ABILITIES[place]!} count={count} /> : null))}
        </span>
        <span class="sort">{type}</span>
        <Numbered ui={ui} kind={kind} />
      </span>
      <b class="card-name">{nameOf(kind)}</b>
      {good && <GoodFirst words={good} />}
      <span class="card-words">{words}</span>
      <span class="foot">
        {(facts?.abilities ?? []).map((count, place) =>
          count ? <Chip key={place} ability={ABILITIES[place]!} count={count} /> : null,
        )}
        {lack && <Lacking ui={ui} lack={lack} />}
        {zone === "hand" && <Playable ui={ui} options={choice.acts ?? (choice.option ? [choice.option] : [])} />}
      </span>
    </Piece>
  );
}

/** How a card of the hand can be played now: words for the first way to do it. */
function Playable({ ui, options }: { readonly ui: Ui; readonly options: readonly Option[] }) {
  const type = options.find(plays)?.type;
  return type ? <span class="can">{ui.say("can-play", { type })}</span> : null;
}

/** For what a card waits: in words, or the signs of the symbols that are missing. */
const Lacking = ({ ui, lack: { words, symbols } }: { readonly ui: Ui; readonly lack: Lack }) => (
  <span class="lack">
    {symbols.length === 0
      ? words
      : [
          <span key="short">{ui.say("lacks")}</span>,
          ...symbols.map(([ability, count]) => <Chip key={ability} ability={ability} count={count} />),
        ]}
  </span>
);
