import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Icon } from "regalia/parts/Icon";
import type { Bench } from "./bench";
import { PoolCard } from "./Cards";
import { copiesOf } from "./deck";
import { type Order, ordered, ORDERS } from "./order";
import { ABILITIES, type Card, FIELDS, type Pool as Cards, SIDES, type Side, TYPES } from "./pool";
import { meant, type Misread } from "./search";

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

/** The whole pool: search, filters, order, and the cards that fit. */
export function Pool({ bench }: { bench: Bench }) {
  const { pool, say, content } = bench;
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState<Chosen>({ side: content.side });
  const [order, setOrder] = useState<readonly [Order, Order]>(["best", "name"]);
  const [shown, setShown] = useState(PAGE);
  const field = useSlash();
  useEffect(() => setChosen((now) => ({ ...now, side: content.side })), [content.side]);
  const { test, rank, misread } = useMemo(() => meant(query, pool), [query, pool]);
  const found = useMemo(() => ordered(fitting(pool, chosen), order, rank), [pool, chosen, order, rank]);
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
          {order.map((key, place) => (
            <label key={place} class="filter">
              <span>{say(place ? "workshop-order-then" : "workshop-order")}</span>
              <select
                value={key}
                onChange={(event) => {
                  const chosen = event.currentTarget.value as Order;
                  setOrder(place ? [order[0], chosen] : [chosen, order[1]]);
                }}
              >
                {ORDERS.map((each) => (
                  <option key={each} value={each}>
                    {say(ABILITIES.some((ability) => ability === each) ? `kind-${each}` : `workshop-order-${each}`)}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </div>
      </details>
      <p class="found hint" role="status">
        {say("workshop-found", { count: cards.length })}
      </p>
      <div class="misreads" role="status">
        {misread.map((each, place) => (
          <p key={place} class="misread">
            {toldOf(each, pool, say)}
          </p>
        ))}
      </div>
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

/** What was not understood of a query, and what would have been. */
function toldOf({ why, text, field }: Misread, pool: Cards, say: Bench["say"]): string {
  const allowed = field ? valuesOf(pool, field, say).map(([, words]) => words) : FIELDS;
  return say(`workshop-query-${why}`, { text, list: allowed.length > MOST_VALUES ? "none" : allowed.join(", ") });
}

/** More values than these are not listed. */
const MOST_VALUES = 12;

const fitting = (pool: Cards, chosen: Chosen): Card[] =>
  pool.cards.filter(
    (card) => card.legal && FILTERS.every((filter) => !chosen[filter] || FITS[filter](card, chosen[filter])),
  );

/** What a filter may be, with its words. */
function valuesOf(
  pool: Cards,
  filter: Filter | (Misread["field"] & string),
  say: Bench["say"],
): readonly (readonly [string, string])[] {
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
