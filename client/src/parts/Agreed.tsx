import { useChange } from "./change";
import { useStore, useWords } from "./context";

type Value = string | boolean | number;

/** What the table agrees on before play; the host may change it. */
export function Agreed() {
  const store = useStore();
  const say = useWords();
  const change = useChange();
  const [table, game, hosting] = [store.table.value, store.game.value, store.hosting.value];
  if (!table || !game) return null;
  return (
    <section class="sheet" aria-labelledby="agreed">
      <h2 id="agreed">{say("agreed")}</h2>
      {!hosting && <p class="hint">{say("agreed-host")}</p>}
      {game.choices.map(({ field, values }) => (
        <fieldset key={field} disabled={!hosting}>
          <legend>{say(`agreed-${field}`)}</legend>
          <div class="segments">
            {values.map((value: Value) => (
              <label key={String(value)}>
                <input
                  type="radio"
                  name={field}
                  checked={table.options[field] === value}
                  onChange={() => change("PATCH", "", { options: { ...table.options, [field]: value } })}
                />
                <span>{say(`agreed-${field}-${value}`)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      {hosting && (
        <label class="yes-no">
          <input
            type="checkbox"
            checked={table.public}
            onChange={(event) => change("PATCH", "", { public: event.currentTarget.checked })}
          />
          <span>{say("public")}</span>
        </label>
      )}
      <details class="fair">
        <summary>{say("fair-title")}</summary>
        <p>{say("fair-before-start")}</p>
        <code>{table.commitment}</code>
        <p>{say("fair-not-yet")}</p>
      </details>
    </section>
  );
}
