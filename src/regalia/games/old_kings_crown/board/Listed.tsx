import type { Seen, Ui } from "regalia/board";
import { Emblem } from "./art/Emblem";
import { Arms } from "./art/heraldry";
import { CARDS, factionOf, KINGDOM } from "./content";
import type { View } from "./types";
import { named } from "./words";

export type Shown = Seen<View> & { readonly what: string };

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
