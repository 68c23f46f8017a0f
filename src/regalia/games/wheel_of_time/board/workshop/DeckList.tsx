import type { Bench } from "./bench";
import { Stepper } from "./Cards";
import { byType, countOf, linesOf, sizeOf } from "./deck";
import { Pips } from "./marks";
import { SIDES, sum } from "./pool";

/** The deck: its side, and its cards by type. */
export function DeckList({ bench }: { bench: Bench }) {
  const { content, change, pool, say, show } = bench;
  const lines = linesOf(content, pool);
  return (
    <section class="deck" aria-label={say("workshop-deck")}>
      <div class="sides" role="group" aria-label={say("workshop-filter-side")}>
        {SIDES.map((side) => (
          <button
            key={side}
            type="button"
            class={`side side-${side}`}
            aria-pressed={content.side === side}
            onClick={() => change({ ...content, side })}
          >
            {say(`side-${side}`)}
          </button>
        ))}
        <strong class="deck-size">{say("workshop-size", { count: sizeOf(content) })}</strong>
      </div>
      {lines.length === 0 && <p class="hint">{say("workshop-empty")}</p>}
      {byType(lines).map(([type, some]) => (
        <div key={type} class={`deck-part type-${type}`}>
          <h2>
            {say(`type-${type}-many`)} <span>{countOf(some)}</span>
          </h2>
          <ul>
            {some.map(({ card }) => (
              <li key={card.kind} class={card.barred === content.side ? "barred" : ""}>
                <button type="button" class="deck-name" onClick={() => show(card)}>
                  {card.leads && (
                    <span class="leads" aria-hidden="true">
                      ★{" "}
                    </span>
                  )}
                  {card.name}
                </button>
                {card.cost && sum(card.cost) > 0 && <Pips numbers={card.cost} say={say} label={say("workshop-cost")} />}
                <Stepper bench={bench} card={card} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
