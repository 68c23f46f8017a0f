import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Icon } from "regalia/parts/Icon";
import type { Bench } from "./bench";
import { PoolCard } from "./Cards";
import { copiesOf } from "./deck";
import { ABILITIES, type Card, type Pool as Cards, SIDES, type Side, sum, TYPES } from "./pool";
import { meant } from "./search";

/** The number of cards shown at first, and added each time. */
const PAGE = 60;

const FILTERS = ["side", "type", "set", "allegiance", "ability", "rarity"] as const;
type Filter = (typeof FILTERS)[number];
type Chosen = Readonly<Partial<Record<Filter, string>>>;

const FITS: Readonly<Record<Filter, (card: Card, value: string) => boolean>> = {
  side: (card, value) => card.barred !== value && (!card.leads || card.leads === value),
  type: (card, value) => card.type === value,
  set: (card, value) => card.set === value,
  allegiance: (card, value) => card.allegiances.includes(value),
  ability: (card, value) => card.abilities[ABILITIES.findIndex((each) => each === value)]! > 0,
  rarity: (card, value) => card.rarity === value,
};

const ORDERS = ["name", "cost", "number"] as const;
type Order = (typeof ORDERS)[number];
const price = (card: Card): number => (card.cost ? sum(card.cost) : 99);
const BY: Readonly<Record<Order, (one: Card, other: Card) => number>> = {
  name: (one, other) => one.name.localeCompare(other.name),
  cost: (one, other) => price(one) - price(other) || one.name.localeCompare(other.name),
  number: (one, other) => one.set.localeCompare(other.set) || one.number.localeCompare(other.number),
};

/** The whole pool: search, filters, order, and the cards that fit. */
export function Pool({ bench }: { bench: Bench }) {
  const { pool, say, content } = bench;
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState<Chosen>({ side: content.side });
  const [order, setOrder] = useState<Order>("name");
  const [shown, setShown] = useState(PAGE);
  const field = useSlash();
  useEffect(() => setChosen((now) => ({ ...now, side: content.side })), [content.side]);
  const test = useMemo(() => meant(query, pool.types), [query, pool]);
  const found = useMemo(() => fitting(pool, chosen).sort(BY[order]), [pool, chosen, order]);
  const cards = found.filter((card) => test(card, copiesOf(content, card.kind)));
  const anew = (act: () => void): void => {
    act();
    setShown(PAGE);
  };
  return (
    <section class="pool" aria-label={say("workshop-pool")}>
      <div class="searching">
        <input
          ref={field}
          type="search"
          value={query}
          placeholder={say("workshop-search-example")}
          aria-label={say("workshop-search")}
          aria-describedby="search-help"
          onInput={(event) => anew(() => setQuery(event.currentTarget.value))}
        />
        <details class="search-help">
          <summary aria-label={say("workshop-search-help")}>?</summary>
          <p id="search-help">{say("workshop-search-words")}</p>
        </details>
      </div>
      <details class="filters" open={matchMedia("(min-width: 900px)").matches}>
        <summary>
          {say("workshop-filters")} ({Object.values(chosen).filter(Boolean).length})
        </summary>
        <div class="filter-row">
          {FILTERS.map((filter) => (
            <Chooser
              key={filter}
              label={say(`workshop-filter-${filter}`)}
              value={chosen[filter] ?? ""}
              values={valuesOf(pool, filter, say)}
              choose={(value) => anew(() => setChosen({ ...chosen, [filter]: value }))}
            />
          ))}
          <label class="filter">
            <span>{say("workshop-order")}</span>
            <select value={order} onChange={(event) => setOrder(event.currentTarget.value as Order)}>
              {ORDERS.map((each) => (
                <option key={each} value={each}>
                  {say(`workshop-order-${each}`)}
                </option>
              ))}
            </select>
          </label>
        </div>
      </details>
      <p class="found hint" role="status">
        {say("workshop-found", { count: cards.length })}
      </p>
      <ul class="pool-cards">
        {cards.slice(0, shown).map((card) => (
          <PoolCard key={card.kind} bench={bench} card={card} />
        ))}
      </ul>
      {cards.length > shown && (
        <button type="button" class="more" onClick={() => setShown(shown + PAGE)}>
          <Icon name="down" /> {say("workshop-show-more", { count: Math.min(PAGE, cards.length - shown) })}
        </button>
      )}
    </section>
  );
}

const fitting = (pool: Cards, chosen: Chosen): Card[] =>
  pool.cards.filter(
    (card) => card.legal && FILTERS.every((filter) => !chosen[filter] || FITS[filter](card, chosen[filter])),
  );

/** What a filter may be, with its words. */
function valuesOf(pool: Cards, filter: Filter, say: Bench["say"]): readonly (readonly [string, string])[] {
  if (filter === "side") return SIDES.map((side: Side) => [side, say(`side-${side}`)]);
  if (filter === "ability") return ABILITIES.map((ability) => [ability, say(`kind-${ability}`)]);
  const words = filter === "type" ? TYPES : pool.words(filter);
  return words.map((word) => [word, pool.called(filter, word)]);
}

interface ChooserProps {
  readonly label: string;
  readonly value: string;
  readonly values: readonly (readonly [string, string])[];
  choose(value: string): void;
}

function Chooser({ label, value, values, choose }: ChooserProps) {
  return (
    <label class={`filter ${value ? "set" : ""}`}>
      <span>{label}</span>
      <select value={value} onChange={(event) => choose(event.currentTarget.value)}>
        <option value="">–</option>
        {values.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A field that the key "/" leads to. */
function useSlash() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const keys = (event: KeyboardEvent): void => {
      const typing = event.target instanceof Element && event.target.matches("input, textarea, select");
      if (event.key !== "/" || typing) return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener("keydown", keys);
    return () => removeEventListener("keydown", keys);
  }, []);
  return field;
}
