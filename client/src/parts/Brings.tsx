import { useChange } from "./change";
import { useStore, useWords } from "./context";

/** What a seat brings: everybody sees whether it has brought something, and its owner chooses. */
export function Brings({ seat }: { seat: number }) {
  const store = useStore();
  const say = useWords();
  const change = useChange();
  const ready = store.game.value?.brings;
  const sitting = store.table.value?.seats[seat];
  if (!ready || !sitting || sitting.bot) return null;
  const told = say(sitting.brought ? "brought" : "not-brought");
  if (!sitting.yours) return <p class="brings hint">{told}</p>;
  const bring = (what: object): void => change("PUT", `/seats/${seat}/brought`, what);
  return (
    <details class="brings" open={!sitting.brought}>
      <summary class="button quiet">{told}</summary>
      <select
        class="button"
        aria-label={say("brings-ready")}
        value=""
        onChange={(event) => bring({ ready: event.currentTarget.value })}
      >
        <option value="">{say("brings-choose")}</option>
        {ready.map((name) => (
          <option key={name} value={name}>
            {say(`brings-${name}`)}
          </option>
        ))}
      </select>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          bring({ content: parsed(String(new FormData(event.currentTarget).get("own"))) });
        }}
      >
        <textarea name="own" required rows={3} aria-label={say("brings-own")} placeholder={say("brings-own")} />
        <button type="submit" class="button">
          {say("brings-send")}
        </button>
      </form>
    </details>
  );
}

/** The record that was pasted as JSON; what is none is sent as it stands, and refused by the game. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
