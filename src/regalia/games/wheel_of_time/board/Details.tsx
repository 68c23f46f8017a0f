import type { ComponentChildren } from "preact";
import type { Seen, Ui } from "regalia/board";
import type { Choice } from "regalia/kit/choice";
import { Acts } from "regalia/parts/Acts";
import { RuleLink } from "regalia/parts/RuleLink";
import { sentences } from "regalia/text/breath";
import { Portrait } from "./art/Portrait";
import { ABILITIES } from "./art/Symbol";
import { factsOf, nameOf, termOf, titleOf } from "./cards";
import { ofCard, ofChallenge, ofPiece, ofSeat } from "./choices";
import { pilesOf } from "./Seat";
import { SECTIONS } from "./sections";
import type { Change, SeenPiece, View } from "./types";

/** What a card or a challenge is, what one can do with it, and where its numbers come from. */
export function Details({ view, ui, piece }: Seen<View> & { readonly piece: string }) {
  const inPlay = view.pieces.find(({ id }) => String(id) === piece);
  if (inPlay) return <OfPiece view={view} ui={ui} piece={inPlay} />;
  const challenge = view.challenges.find(({ id }) => String(id) === piece);
  if (challenge)
    return (
      <About
        ui={ui}
        kind={challenge.kind ?? ""}
        title={titleOf({ ui }, challenge)}
        rule="6"
        {...ofChallenge(ui, challenge.id)}
      />
    );
  if (piece.startsWith("seat:")) return <OfSeat view={view} ui={ui} seat={Number(piece.slice(5))} />;
  const [, kind = "", copy = "0"] = piece.split(":");
  return kind ? <About ui={ui} kind={kind} title={nameOf(kind)} {...ofCard(ui, kind, Number(copy))} /> : null;
}

/** A player's piles: how many cards are in each, and which, where everybody may know. */
function OfSeat({ view, ui, seat }: Seen<View> & { readonly seat: number }) {
  const own = view.seats[seat];
  if (!own) return null;
  const open: readonly (readonly [string, readonly string[]])[] = [
    [ui.say("pile-discard"), own.discards],
    [ui.say("pile-killed"), own.killed],
  ];
  return (
    <div class="about wheel-about">
      <h3>{ui.labels.player(seat)}</h3>
      <Acts ui={ui} options={ofSeat(ui, seat).acts ?? []} />
      <p class="sorts">
        {pilesOf(ui, own)
          .map(([name, count]) => `${name} ${count}`)
          .join(" · ")}
      </p>
      {open.map(([name, kinds]) => kinds.length > 0 && <Pile key={name} name={name} kinds={kinds} />)}
    </div>
  );
}

const Pile = ({ name, kinds }: { readonly name: string; readonly kinds: readonly string[] }) => (
  <p>
    <b>{name}</b>: {kinds.map(nameOf).join(", ")}
  </p>
);

function OfPiece({ view, ui, piece }: Seen<View> & { readonly piece: SeenPiece }) {
  const on = view.pieces.filter(({ host }) => host === piece.id);
  const lasting = view.lasting.filter((each) => each.on.includes(piece.id));
  return (
    <About ui={ui} kind={piece.kind} title={nameOf(piece.kind)} traits={piece.traits} {...ofPiece(ui, piece.id)}>
      {piece.abilities.length > 0 && (
        <table class="abilities">
          <thead>
            <tr>
              <td />
              <th scope="col">{ui.say("number-printed")}</th>
              <th scope="col">{ui.say("number-permanent")}</th>
              <th scope="col">{ui.say("number-current")}</th>
            </tr>
          </thead>
          <tbody>
            {piece.abilities.map(({ printed, permanent, current }, place) =>
              printed || permanent || current ? (
                <tr key={place}>
                  <th scope="row">{ui.labels.word("kind", ABILITIES[place]!)}</th>
                  <td>{printed}</td>
                  <td>{permanent}</td>
                  <td>{current}</td>
                </tr>
              ) : null,
            )}
          </tbody>
        </table>
      )}
      <Changes ui={ui} piece={piece} />
      {on.map(({ id, kind }) => (
        <p key={id}>
          <b>{nameOf(kind)}</b>: {sentences(factsOf(kind)?.words ?? [])}
        </p>
      ))}
      {lasting.map(({ kind, entry }) => (
        <p key={`${kind}:${entry}`}>{ui.say("lasting-from", { name: nameOf(kind) })}</p>
      ))}
    </About>
  );
}

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

/** How the abilities that are not as printed come about: what is printed, each change with what makes it, and the sum. */
export function Changes({ ui, piece: { changes, abilities } }: { readonly ui: Ui; readonly piece: SeenPiece }) {
  const made = abilities.flatMap(({ printed, current }, place) => {
    const ability = ABILITIES[place]!;
    const parts = changes.filter((change) => change.ability === ability);
    return parts.length > 0 ? [{ ability, printed, current, parts }] : [];
  });
  if (made.length === 0) return null;
  return (
    <ul class="changes">
      {made.map(({ ability, printed, current, parts }) => (
        <li key={ability}>
          <b>{ui.labels.word("kind", ability)}</b> <span>{ui.say("part-printed", { count: printed })}</span>{" "}
          {parts.map((part, place) => (
            <span key={place}>{wordsOf(ui, part)} </span>
          ))}
          <b>= {current}</b>
        </li>
      ))}
    </ul>
  );
}

/** One change, and what makes it: a card, or tokens. */
function wordsOf(ui: Ui, { amount, by, permanent, token }: Change): string {
  const how = token ?? (permanent ? "permanent" : "for-now");
  return ui.say(`part-${how}`, { amount: signed(amount), by: by ? nameOf(by) : "" });
}

interface AboutProps extends Choice {
  readonly ui: Ui;
  readonly kind: string;
  readonly title: string;
  readonly traits?: readonly string[];
  readonly rule?: string;
  readonly children?: ComponentChildren;
}

/** A card with its picture, what it says, what was decided about it, and the rules of its type. */
function About({ ui, kind, title, traits, rule, acts, children }: AboutProps) {
  const facts = factsOf(kind);
  const sorts = [
    ...(facts?.allegiances ?? []).map((each) => termOf("allegiance", each)),
    ...(traits ?? facts?.traits ?? []).map((trait) => termOf("trait", trait)),
  ];
  return (
    <div class="about wheel-about">
      {kind && (
        <span class="about-picture">
          <Portrait kind={kind} />
        </span>
      )}
      <h3>{title}</h3>
      {acts && <Acts ui={ui} options={acts} />}
      {facts && <p class="sorts">{[termOf("type", facts.type), ...sorts].join(" · ")}</p>}
      {facts?.words?.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {facts?.ruling && <p class="ruling">{facts.ruling}</p>}
      {children}
      <RuleLink rule={rule ?? SECTIONS[facts?.type ?? ""] ?? ""} />
    </div>
  );
}
