import { linkTo } from "regalia/live/place";
import { Icon } from "regalia/parts/Icon";
import { sentences } from "regalia/text/breath";
import type { Bench } from "./bench";
import { SECTIONS } from "../sections";
import { copiesOf, MOST_COPIES, withCopies } from "./deck";
import { Art, Pips } from "./marks";
import { type Card, sum } from "./pool";

/** Less and more of a card, and as many as a deck can hold. */
export function Stepper({ bench, card }: { bench: Bench; card: Card }) {
  const { content, change, say } = bench;
  const count = copiesOf(content, card.kind);
  return (
    <span class="stepper" role="group" aria-label={say("workshop-copies", { name: card.name })}>
      <button
        type="button"
        disabled={count === 0}
        aria-label={say("workshop-less", { name: card.name })}
        onClick={() => change(withCopies(content, card.kind, count - 1))}
      >
        <Icon name="minus" />
      </button>
      <output class={count ? "some" : ""}>{count}</output>
      <button
        type="button"
        aria-label={say("workshop-more", { name: card.name })}
        onClick={() => change(withCopies(content, card.kind, count + 1))}
      >
        <Icon name="plus" />
      </button>
      <button
        type="button"
        class="all"
        disabled={count >= MOST_COPIES}
        aria-label={say("workshop-all", { name: card.name, count: MOST_COPIES })}
        onClick={() => change(withCopies(content, card.kind, MOST_COPIES))}
      >
        ×{MOST_COPIES}
      </button>
    </span>
  );
}

/** What a card costs: symbols, nothing, or no price at all. */
export function Cost({ card, say }: { card: Card; say: Bench["say"] }) {
  if (card.cost && sum(card.cost)) return <Pips numbers={card.cost} say={say} label={say("workshop-cost")} />;
  return null;
}

/** The type, and what else stands beside it. */
export function Kind({ card, pool }: { card: Card; pool: Bench["pool"] }) {
  const type =
    card.type === "advantage" && card.subtype ? pool.called("subtype", card.subtype) : pool.called("type", card.type);
  return (
    <span class="card-kind">{[type, ...card.allegiances.map((each) => pool.called("allegiance", each))].join(" · ")}</span>
  );
}

/** A card of the pool. Its name opens it; plus and minus on the keyboard take and leave it, arrows go on. */
export function PoolCard({ bench, card }: { bench: Bench; card: Card }) {
  const { content, change, say, pool, show } = bench;
  const count = copiesOf(content, card.kind);
  const keys = (event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void => {
    const step = { "+": 1, "=": 1, "-": -1 }[event.key];
    const move = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (step) change(withCopies(content, card.kind, count + step));
    if (move) neighbour(event.currentTarget, move)?.focus();
    if (step || move) event.preventDefault();
  };
  return (
    <li class={`pool-card type-${card.type} ${count ? "taken" : ""} ${card.barred === content.side ? "barred" : ""}`}>
      <Art card={card} />
      <button type="button" class="pool-name" onClick={() => show(card)} onKeyDown={keys}>
        {card.name}
      </button>
      <Kind card={card} pool={pool} />
      <span class="pool-numbers">
        <Pips numbers={card.abilities} say={say} label={say("workshop-abilities")} />
        {card.cost && sum(card.cost) > 0 && (
          <span class="price">
            <Cost card={card} say={say} />
          </span>
        )}
      </span>
      <Stepper bench={bench} card={card} />
      <span class="pool-words">{sentences(card.words)}</span>
    </li>
  );
}

function neighbour(button: HTMLElement, step: number): HTMLElement | undefined {
  const all = [...(button.closest("ul")?.querySelectorAll<HTMLElement>(".pool-name") ?? [])];
  return all[all.indexOf(button) + step];
}

/** A card with everything that is printed on it, what was decided about it, and a link to the rules of its type. */
export function WholeCard({ bench, card }: { bench: Bench; card: Card }) {
  const { pool, say } = bench;
  return (
    <div class="whole-card">
      <div class="whole-head">
        <Art card={card} />
        <div>
          <p class="whole-other" lang={bench.language === "ja" ? "en" : "ja"}>
            {card.other}
          </p>
          <Kind card={card} pool={pool} />
          <p class="hint">
            {pool.called("set", card.set)} {card.number} · {pool.called("rarity", card.rarity)}
          </p>
        </div>
        <Stepper bench={bench} card={card} />
      </div>
      <dl class="whole-numbers">
        {card.cost && sum(card.cost) > 0 && (
          <>
            <dt>{say("workshop-cost")}</dt>
            <dd>
              <Cost card={card} say={say} />
            </dd>
          </>
        )}
        {sum(card.abilities) > 0 && (
          <>
            <dt>{say("workshop-abilities")}</dt>
            <dd>
              <Pips numbers={card.abilities} say={say} label="" />
            </dd>
          </>
        )}
      </dl>
      {card.traits.length > 0 && <p class="traits">{card.traits.map((each) => pool.called("trait", each)).join(" · ")}</p>}
      {card.words.map((words, place) => (
        <p key={place} class="whole-words">
          {words}
        </p>
      ))}
      {card.ruling && <p class="whole-words ruling">{card.ruling}</p>}
      <Rule section={SECTIONS[card.type] ?? ""} say={say} />
    </div>
  );
}

/** A link to a section of the rules, on a page of their own. */
const Rule = ({ section, say }: { readonly section: string; readonly say: Bench["say"] }) => (
  <a class="whole-rule" href={linkTo(`/rules/wheel_of_time#rule-${section}`)} target="_blank" rel="noopener">
    <Icon name="book" /> {say("workshop-rule", { rule: section })}
  </a>
);
