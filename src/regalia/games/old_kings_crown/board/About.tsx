import type { ComponentChild } from "preact";
import type { Seen, Ui } from "regalia/board";
import { RuleLink } from "regalia/parts/RuleLink";
import { Emblem } from "./art/Emblem";
import { Arms } from "./art/heraldry";
import { CARDS, factionOf, KINGDOM } from "./content";
import type { View } from "./types";
import { named } from "./words";

export type Shown = Seen<View> & { readonly what: string };

interface Props {
  readonly picture?: ComponentChild;
  readonly title: string;
  readonly facts?: ComponentChild;
  readonly does?: string;
  readonly rule?: string;
  readonly children?: ComponentChild;
}

/** What a thing is and does, with the rule it follows. */
export function About({ picture, title, facts, does, rule, children }: Props) {
  return (
    <div class="about">
      <h3>
        {picture} {title}
      </h3>
      {facts && <p class="about-facts">{facts}</p>}
      {does && <p>{does}</p>}
      {children}
      {rule && <RuleLink rule={rule} />}
    </div>
  );
}

/** Cards by name, each with its picture. */
export function Listed({ ui, names }: { ui: Ui; names: readonly string[] }) {
  if (names.length === 0) return <p>{ui.say("none")}</p>;
  return (
    <ul class="kinds">
      {names.map((name, place) => (
        <li key={place}>
          {factionOf(name) ? <Arms faction={factionOf(name)} /> : <Emblem name={KINGDOM[name]?.suit ?? "deck"} />}
          {named(ui, name)} {CARDS[name] && <b>{CARDS[name].strength}</b>}
        </li>
      ))}
    </ul>
  );
}
