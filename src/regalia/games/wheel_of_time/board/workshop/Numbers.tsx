import { Mark } from "regalia/kit/marks";
import type { Bench } from "./bench";
import { balance, byType, countOf, curve, DEAREST, type Line, linesOf, RESULTS, results } from "./deck";
import { Sign } from "./marks";
import { type CardType, TYPES } from "./pool";

/** What the deck is made of: types, costs, dice and symbols. Every picture says its numbers, too. */
export function Numbers({ bench }: { bench: Bench }) {
  const { content, pool, say } = bench;
  const lines = linesOf(content, pool);
  return (
    <section class="numbers" aria-label={say("workshop-numbers")}>
      <Types lines={lines} say={say} />
      <Curve lines={lines} say={say} />
      <Symbols lines={lines} bench={bench} />
      <Allegiances lines={lines} bench={bench} />
    </section>
  );
}

interface Props {
  readonly lines: readonly Line[];
  readonly say: Bench["say"];
}

function Types({ lines, say }: Props) {
  const all = countOf(lines) || 1;
  return (
    <>
      <h3>{say("workshop-types")}</h3>
      <div class="types" aria-hidden="true">
        {byType(lines).map(([type, some]) => (
          <span key={type} class={`bar type-${type}`} style={{ flexGrow: countOf(some) }} />
        ))}
      </div>
      <ul class="legend">
        {byType(lines).map(([type, some]) => (
          <li key={type}>
            <span class={`dot type-${type}`} aria-hidden="true" /> {say(`type-${type}-many`)} {countOf(some)}{" "}
            <span class="hint">{Math.round((100 * countOf(some)) / all)} %</span>
          </li>
        ))}
      </ul>
    </>
  );
}

const total = (column: Readonly<Record<CardType, number>>): number => TYPES.reduce((all, type) => all + column[type], 0);

function Curve({ lines, say }: Props) {
  const columns = curve(lines);
  const most = Math.max(1, ...columns.map(total));
  return (
    <>
      <h3>{say("workshop-curve")}</h3>
      <ol class="curve">
        {columns.map((column, cost) => (
          <li key={cost}>
            <span class="unseen">{say("workshop-curve-at", { cost, count: total(column) })}</span>
            <span class="curve-count" aria-hidden="true">
              {total(column) || ""}
            </span>
            <span class="curve-column" aria-hidden="true" style={{ height: `${(100 * total(column)) / most}%` }}>
              {TYPES.filter((type) => column[type]).map((type) => (
                <span key={type} class={`bar type-${type}`} style={{ flexGrow: column[type] }} />
              ))}
            </span>
            <span class="curve-cost" aria-hidden="true">
              {cost}
              {cost === DEAREST ? "+" : ""}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

function Symbols({ lines, bench: { pool, say } }: { lines: readonly Line[]; bench: Bench }) {
  const rows = balance(lines, pool.dice);
  const shown = results(lines, pool.dice);
  const icons = { S: "star", X: "crest", D: "skull" } as const;
  return (
    <>
      <h3>{say("workshop-balance")}</h3>
      <table class="balance">
        <thead>
          <tr>
            <th scope="col" />
            <th scope="col">{say("workshop-dice")}</th>
            <th scope="col">{say("workshop-symbols")}</th>
            <th scope="col">{say("workshop-asked")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ ability, dice, symbols, costs }) => (
            <tr key={ability}>
              <th scope="row">
                <span class={`pip pip-${ability}`}>
                  <Sign ability={ability} />
                </span>{" "}
                {say(`kind-${ability}`)}
              </th>
              <td>{dice}</td>
              <td>{Math.round(symbols)}</td>
              <td>{costs}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="hint">{say("workshop-per-hundred")}</p>
      <ul class="legend">
        {RESULTS.map((result) => (
          <li key={result}>
            <Mark name={icons[result]} /> {say(`kind-${result}`)} {Math.round(shown[result])}
          </li>
        ))}
      </ul>
    </>
  );
}

function Allegiances({ lines, bench: { pool, say } }: { lines: readonly Line[]; bench: Bench }) {
  const counts = pool
    .words("allegiance")
    .map((each) => [each, countOf(lines.filter(({ card }) => card.allegiances.includes(each)))] as const)
    .filter(([, count]) => count)
    .sort(([, one], [, other]) => other - one);
  if (!counts.length) return null;
  return (
    <>
      <h3>{say("workshop-filter-allegiance")}</h3>
      <ul class="legend">
        {counts.map(([each, count]) => (
          <li key={each}>
            {pool.called("allegiance", each)} {count}
          </li>
        ))}
      </ul>
    </>
  );
}
