import { isInTab } from "../live/place";
import type { TablePack } from "../wire";
import { AgreedSpectators } from "./AgreedSpectators";
import { AgreedTime } from "./AgreedTime";
import { useAgree } from "./change";
import { useStore, useWords } from "./context";

type Value = string | boolean | number;

/** The table's options before play; the host may change them. */
export function Agreed() {
  const store = useStore();
  const say = useWords();
  const agree = useAgree();
  const [table, game, hosting] = [store.table.value, store.game.value, store.hosting.value];
  if (!table || !game) return null;
  return (
    <section class="sheet" aria-labelledby="agreed">
      <h2 id="agreed">{say("agreed")}</h2>
      {!hosting && <p class="hint">{say("agreed-host")}</p>}
      <Packs />
      <AgreedTime />
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
                  onChange={() => agree({ options: { ...table.options, [field]: value } })}
                />
                <span>{say(`agreed-${field}-${value}`)}</span>
              </label>
            ))}
          </div>
          {store.speaker.knows(`agreed-${field}.hint`) && <p class="hint">{say(`agreed-${field}.hint`)}</p>}
        </fieldset>
      ))}
      {hosting && !isInTab && (
        <label class="yes-no">
          <input
            type="checkbox"
            checked={table.public}
            onChange={(event) => agree({ public: event.currentTarget.checked })}
          />
          <span>{say("public")}</span>
        </label>
      )}
      <label class="yes-no">
        <input
          type="checkbox"
          disabled={!hosting}
          checked={table.learning}
          onChange={(event) => agree({ learning: event.currentTarget.checked })}
        />
        <span>{say("agreed-learning")}</span>
      </label>
      {!isInTab && <AgreedSpectators />}
      <details class="fair">
        <summary>{say("fair-title")}</summary>
        <p>{say("fair-before-start")}</p>
        <code>{table.commitment}</code>
        <p>{say("fair-not-yet")}</p>
      </details>
    </section>
  );
}

/** What is printed on the cards, where there is a choice: the game's own content, or a pack of the arena. */
function Packs() {
  const store = useStore();
  const say = useWords();
  const agree = useAgree();
  const [table, game] = [store.table.value, store.game.value];
  const offered = game?.packs ?? [];
  if (!table || (offered.length === 0 && !table.pack)) return null;
  const packs = table.pack && !table.pack.offered ? [...offered, table.pack] : offered;
  return (
    <fieldset disabled={!store.hosting.value}>
      <legend>{say("pack")}</legend>
      <div class="segments">
        {[null, ...packs].map((pack) => (
          <label key={pack?.hash ?? ""}>
            <input
              type="radio"
              name="pack"
              checked={(table.pack?.hash ?? "") === (pack?.hash ?? "")}
              onChange={() => agree({ pack: pack?.hash ?? "" }, () => ({ pack }))}
            />
            <span>{pack ? titleOf(pack, store.speaker.language) : say("pack-own")}</span>
          </label>
        ))}
      </div>
      <Missing />
    </fieldset>
  );
}

const titleOf = (pack: TablePack, language: string): string => pack.titles[language] ?? pack.name;

/** Says which pack the table needs to go on, if the arena does not have it. */
export function Missing() {
  const store = useStore();
  const say = useWords();
  const pack = store.table.value?.pack;
  if (!pack || pack.offered) return null;
  const words = say("pack-missing", { pack: titleOf(pack, store.speaker.language), hash: pack.hash.slice(0, 8) });
  return (
    <p class="problem" role="status">
      {words}
    </p>
  );
}
