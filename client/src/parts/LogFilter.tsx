import { isAnything, kindsOf, type LogKind, type Wanted } from "../table/log";
import { useStore, useWords } from "./context";

interface LogFilterProps {
  readonly wanted: Wanted;
  readonly want: (wanted: Wanted) => void;
  /** How many entries were found. */
  readonly count: number;
}

/** Looks for entries of the log: by their words, by player, and by what they are about. */
export function LogFilter({ wanted, want, count }: LogFilterProps) {
  const store = useStore();
  const say = useWords();
  const kinds = kindsOf(store.board);
  return (
    <search class="log-filter">
      <input
        type="search"
        value={wanted.words}
        placeholder={say("log-search")}
        aria-label={say("log-search")}
        onInput={(event) => want({ ...wanted, words: event.currentTarget.value })}
      />
      <select
        aria-label={say("log-player")}
        value={wanted.seat ?? ""}
        onChange={({ currentTarget: { value } }) => want({ ...wanted, seat: value === "" ? null : Number(value) })}
      >
        <option value="">{say("log-all-players")}</option>
        {store.voice.names.value.map((name, seat) => (
          <option key={seat} value={seat}>
            {name}
          </option>
        ))}
      </select>
      {kinds.length > 0 && (
        <select
          aria-label={say("log-kind")}
          value={wanted.kind ?? ""}
          onChange={({ currentTarget: { value } }) => want({ ...wanted, kind: (value || null) as LogKind | null })}
        >
          <option value="">{say("log-all-kinds")}</option>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {say(`log-kind-${kind}`)}
            </option>
          ))}
        </select>
      )}
      <p class="hint" role="status">
        {!isAnything(wanted) && say("log-found", { count })}
      </p>
    </search>
  );
}
