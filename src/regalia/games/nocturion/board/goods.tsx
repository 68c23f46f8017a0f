import type { Ui } from "regalia/board";
import { Token, type TokenShape } from "regalia/kit/Token";
import { drawing } from "./art/Art";
import { RESOURCES } from "./content";
import { breath } from "./words";
import { still } from "regalia/kit/still";

/** A resource is distinguished by its shape before its colour. */
const LOOKS: Readonly<Record<string, readonly [TokenShape, string]>> = {
  archer: ["square", "#b4531f"],
  knight: ["shield", "#2f5fae"],
  mage: ["diamond", "#6d3fc0"],
  gold: ["round", "#9a7208"],
  iron: ["hex", "#56636f"],
  wood: ["arch", "#2f7a4a"],
};

export const Good = still(function Good({ name, missing }: { name: string; missing?: boolean }) {
  const [shape, colour] = LOOKS[name] ?? ["round", "#666666"];
  return (
    <span class={`good ${missing ? "missing" : ""}`}>
      <Token shape={shape} colour={colour}>
        <use href={drawing("resource", name)} width="24" height="24" />
      </Token>
    </span>
  );
});

/** An icon of a cost, and whether a player lacks it. */
interface Icon {
  readonly resource: string;
  readonly missing: boolean;
}

type Store = Readonly<Record<string, number>>;

/** The icons of a cost beside a store. */
export const iconsOf = (cost: readonly string[], store: Store | undefined): readonly Icon[] =>
  cost.map((resource, place) => {
    const needed = cost.slice(0, place + 1).filter((other) => other === resource).length;
    return { resource, missing: store !== undefined && needed > (store[resource] ?? 0) };
  });

export const short = (cost: readonly string[], store: Store | undefined): number =>
  iconsOf(cost, store).filter(({ missing }) => missing).length;

export const Price = still(function Price({ cost, store }: { cost: readonly string[]; store?: Store | undefined }) {
  return (
    <span class="price">
      {iconsOf(cost, store).map(({ resource, missing }, place) => (
        <Good key={place} name={resource} missing={missing} />
      ))}
    </span>
  );
});

/** A cost in words. */
export const inWords = (ui: Ui, cost: readonly string[]): string =>
  breath(
    ...RESOURCES.filter((resource) => cost.includes(resource)).map((resource) =>
      ui.say("amount", { count: cost.filter((other) => other === resource).length, what: resource }),
    ),
  );

/** How many resources a store holds. */
export const total = (store: Store): number => Object.values(store).reduce((sum, count) => sum + count, 0);
