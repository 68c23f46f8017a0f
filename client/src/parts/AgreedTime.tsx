import { PACES, type Pace } from "../table/tempo";
import type { TableMessage, Tempo } from "../wire";
import { useAgree } from "./change";
import { useStore, useWords } from "./context";
import { TempoHint } from "./Timing";

const FLAGS: readonly TableMessage["flag"][] = ["bot", "forfeit", "vote"];

/** The tempo of a pace; before play only its pace is drawn. */
const tempoOf = (pace: Pace): Tempo | null =>
  pace === "none" ? null : { pace, live: pace.startsWith("live"), bank: 0, increment: 0, cap: 0, grace: 0 };

/** Before play: the tempo, and what happens to a seat whose time is up. */
export function AgreedTime() {
  const store = useStore();
  const say = useWords();
  const agree = useAgree();
  const table = store.table.value;
  if (!table) return null;
  const pace: Pace = table.tempo?.pace ?? "none";
  return (
    <fieldset class="agreed-time" disabled={!store.hosting.value}>
      <legend>{say("tempo")}</legend>
      <Choice
        name="tempo"
        values={PACES}
        value={pace}
        words="tempo"
        choose={(tempo) => agree({ tempo }, () => ({ tempo: tempoOf(tempo) }))}
      />
      <TempoHint pace={pace} />
      {pace !== "none" && (
        <>
          <label for="flag">{say("flag")}</label>
          <Choice name="flag" values={FLAGS} value={table.flag} words="flag" choose={(flag) => agree({ flag })} />
          {table.flag !== "forfeit" && <StandIn />}
        </>
      )}
    </fieldset>
  );
}

interface ChoiceProps<Value extends string> {
  readonly name: string;
  readonly values: readonly Value[];
  readonly value: Value;
  /** What the names of the messages begin with. */
  readonly words: string;
  choose(value: Value): void;
}

/** A choice among words, with its label. */
export function Choice<Value extends string>({ name, values, value, words, choose }: ChoiceProps<Value>) {
  const say = useWords();
  return (
    <select
      id={name}
      class="button"
      aria-label={say(name)}
      value={value}
      onChange={(event) => choose(event.currentTarget.value as Value)}
    >
      {values.map((each) => (
        <option key={each} value={each}>
          {say(`${words}-${each}`)}
        </option>
      ))}
    </select>
  );
}

/** The level of bots that take seats of absent people. */
function StandIn() {
  const store = useStore();
  const say = useWords();
  const agree = useAgree();
  const [table, levels] = [store.table.value, store.game.value?.levels ?? []];
  return (
    <>
      <label for="stand-in">{say("stand-in")}</label>
      <Choice
        name="stand-in"
        values={levels}
        value={table?.stand_in ?? ""}
        words="bot"
        choose={(stand_in) => agree({ stand_in })}
      />
    </>
  );
}
