import type { ComponentChildren } from "preact";
import type { Ui } from "regalia/board";
import { Piece } from "regalia/parts/Piece";
import { Emblem } from "./art/Emblem";
import { Figure } from "./art/Figure";
import { Arms, Field } from "./art/heraldry";
import { ofCard } from "./choices";
import { CARDS, factionOf, type Printed } from "./content";
import { breath, does, named } from "./words";

/** What a card has, as small pictures. */
export const marksOf = ({ traits = [], commands = {} }: Printed): readonly string[] => [
  ...Object.keys(commands),
  ...traits,
];

/** A faction card, as one would read it aloud. */
export function aloud(ui: Ui, card: string): string {
  const facts = CARDS[card];
  return breath(
    named(ui, card),
    facts && ui.say("strength-of", { count: facts.strength }),
    facts && named(ui, facts.archetype),
    facts?.votes && ui.say("votes-of", { count: facts.votes }),
    facts?.lore && ui.say("lore-of", { count: facts.lore }),
    facts && does(ui, card),
  );
}

interface FaceProps {
  readonly ui: Pick<Ui, "say">;
  readonly card: string;
  /** What it is worth, is and has now, where that is not what is printed. */
  readonly strength?: number;
  readonly archetype?: string;
  readonly marks?: readonly string[];
  /** What lies on it. */
  readonly children?: ComponentChildren;
}

/** The face of a faction card: who it is, Strength, kind, name, Votes and Lore. As wide as `--w` says. */
export function Face({ ui, card, strength, archetype, marks, children }: FaceProps) {
  const facts = CARDS[card];
  const kind = archetype || (facts?.archetype ?? "site");
  return (
    <span class={`face of-${factionOf(card)}`}>
      <Figure card={card} archetype={kind} />
      <span class="face-strength">
        <Field faction={factionOf(card)} />
        {facts ? <b>{strength ?? facts.strength}</b> : <Emblem name="site" />}
      </span>
      <span class="face-kind">
        <Emblem name={kind} />
      </span>
      <span class="face-plate">
        <span class="face-name">{named(ui, card)}</span>
        <span class="face-foot">
          <span class="face-marks">
            {(marks ?? (facts ? marksOf(facts) : [])).map((mark) => (
              <i key={mark} class="mark-of">
                <Emblem name={mark} />
              </i>
            ))}
          </span>
          <Worth facts={facts} />
        </span>
      </span>
      {children}
    </span>
  );
}

/** Votes and Lore, where there are any. */
function Worth({ facts }: { facts: Printed | undefined }) {
  return (
    <span class="face-worth">
      {facts?.votes ? (
        <i>
          <Emblem name="votes" />
          {facts.votes}
        </i>
      ) : null}
      {facts?.lore ? (
        <i>
          <Emblem name="lore" />
          {facts.lore}
        </i>
      ) : null}
    </span>
  );
}

interface Props {
  readonly ui: Ui;
  readonly card: string;
  readonly id?: string;
  readonly class?: string;
}

/** A whole faction card, in hand or to choose from. */
export function CardPiece({ ui, card, id = `card:${card}`, class: kind = "" }: Props) {
  return (
    <Piece ui={ui} id={id} label={aloud(ui, card)} class={`card ${kind}`} face="up" {...ofCard(ui, card)}>
      <Face ui={ui} card={card} />
    </Piece>
  );
}

/** A card so small that only the most important number is on it. */
export function Chip({ ui, card, count, class: kind = "" }: Props & { count: number }) {
  return (
    <Piece
      ui={ui}
      id={`card:${card}`}
      label={aloud(ui, card)}
      class={`chip of-${factionOf(card)} ${kind}`}
      face="up"
      {...ofCard(ui, card)}
    >
      <Arms faction={factionOf(card)} />
      <b>{count}</b>
    </Piece>
  );
}
