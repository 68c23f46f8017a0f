import { useState } from "preact/hooks";
import type { Bench } from "./bench";
import { draw, linesOf, trial, type Trial } from "./deck";
import { Art, Pips } from "./marks";
import { type Card, sum } from "./pool";

/** The opening hand that one likes best, what lies beside the deck, and hands to try. */
export function Hand({ bench }: { bench: Bench }) {
  return (
    <section class="hand-page" aria-label={bench.say("workshop-hand")}>
      <Opening bench={bench} />
      <Beside bench={bench} />
      <Trials bench={bench} />
    </section>
  );
}

/** The number of slots shown before a leader is chosen. */
const OTHERS = 3;

/** The starting character, and others that all count as something else. */
function Opening({ bench }: { bench: Bench }) {
  const { content, change, pool, say } = bench;
  const cards = linesOf(content, pool).map(({ card }) => card);
  const opening = content.opening ?? [];
  const leaders = cards.filter((card) => card.leads === content.side);
  const others = cards.filter((card) => card.leads !== content.side);
  const put = (place: number, kind: string): void => {
    const changed = Array.from({ length: Math.max(opening.length, place + 1) }, (_, each) =>
      each === place ? kind : (opening[each] ?? ""),
    );
    while (changed.length && !changed.at(-1)) changed.pop();
    change({ ...content, opening: changed });
  };
  const places = 1 + (pool.byKind.get(opening[0] ?? "")?.beside ?? OTHERS);
  const chosen = opening.slice(0, places).filter((kind) => kind).length;
  return (
    <fieldset class="opening">
      <legend>{say("workshop-opening")}</legend>
      <p class="hint count" role="status">
        {say("workshop-opening-chosen", { count: chosen, places })}
      </p>
      <p class="hint">{say("workshop-opening-hint")}</p>
      <Slot label={say("workshop-leader")} cards={leaders} value={opening[0] ?? ""} choose={(kind) => put(0, kind)} />
      {Array.from({ length: places - 1 }, (_, place) => (
        <Slot
          key={place}
          label={say("workshop-opening-card", { number: place + 1 })}
          cards={others.filter((card) => card.opens && !clashes(card, opening, place + 1, pool))}
          value={opening[place + 1] ?? ""}
          choose={(kind) => put(place + 1, kind)}
          type={(card) => pool.called("type", card.type)}
        />
      ))}
    </fieldset>
  );
}

/** Whether another place of the opening hand has a card that counts as the same. */
const clashes = (card: Card, opening: readonly string[], place: number, pool: Bench["pool"]): boolean =>
  opening.some((kind, other) => other > 0 && other !== place && pool.byKind.get(kind)?.opens === card.opens);

interface SlotProps {
  readonly label: string;
  readonly cards: readonly Card[];
  readonly value: string;
  choose(kind: string): void;
  type?(card: Card): string;
}

function Slot({ label, cards, value, choose, type }: SlotProps) {
  const groups = new Map<string, Card[]>();
  for (const card of cards) groups.set(type?.(card) ?? "", [...(groups.get(type?.(card) ?? "") ?? []), card]);
  const options = (some: readonly Card[]) =>
    some.map((card) => (
      <option key={card.kind} value={card.kind}>
        {card.name}
      </option>
    ));
  return (
    <label class="slot">
      <span>{label}</span>
      <select value={value} onChange={(event) => choose(event.currentTarget.value)}>
        <option value="">–</option>
        {[...groups].map(([name, some]) =>
          name ? (
            <optgroup key={name} label={name}>
              {options(some)}
            </optgroup>
          ) : (
            options(some)
          ),
        )}
      </select>
    </label>
  );
}

/** What lies beside the deck: a Starting Advantage, and the Dragon Reborn set aside for Mat or Perrin. */
function Beside({ bench }: { bench: Bench }) {
  const { content, change, pool, say } = bench;
  const legal = pool.cards.filter((card) => card.legal);
  const advantages = legal.filter((card) => card.traits.includes("Starting Advantage"));
  const dragons = legal.filter((card) => card.leads === "hero" && card.traits.includes("Dragon Reborn"));
  return (
    <fieldset class="opening">
      <legend>{say("workshop-beside")}</legend>
      <Slot
        label={say("workshop-advantage")}
        cards={advantages}
        value={content.advantage ?? ""}
        choose={(advantage) => change({ ...content, advantage })}
      />
      {content.side === "hero" && (
        <Slot
          label={say("workshop-dragon")}
          cards={dragons}
          value={content.dragon ?? ""}
          choose={(dragon) => change({ ...content, dragon })}
        />
      )}
    </fieldset>
  );
}

/** Cards of a turn. */
const TURN = 2;

/** Hands to try: the opening hand, then two cards a turn. */
function Trials({ bench }: { bench: Bench }) {
  const { content, pool, say, show } = bench;
  const [tried, setTried] = useState<Trial | null>(null);
  const cards = (tried?.hand ?? []).flatMap((kind) => pool.byKind.get(kind) ?? []);
  return (
    <div class="trials">
      <div class="row">
        <button type="button" class="primary" onClick={() => setTried(trial(content, Math.random))}>
          {say("workshop-new-hand")}
        </button>
        <button type="button" disabled={!tried?.left.length} onClick={() => tried && setTried(draw(tried, TURN))}>
          {say("workshop-draw", { count: TURN })}
        </button>
        {tried && <span class="hint">{say("workshop-left", { count: tried.left.length })}</span>}
      </div>
      <ul class="trial" aria-live="polite">
        {cards.map((card, place) => (
          <li key={place} class={`trial-card type-${card.type}`}>
            <button type="button" onClick={() => show(card)}>
              <Art card={card} />
              <span class="trial-name">{card.name}</span>
              {card.cost && sum(card.cost) > 0 && <Pips numbers={card.cost} say={say} label={say("workshop-cost")} />}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
