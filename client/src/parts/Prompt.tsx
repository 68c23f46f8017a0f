import type { Ask, Option } from "../wire";
import { useStore, useWords } from "./context";
import { Icon, type IconName } from "./Icon";
import { RuleLink } from "./RuleLink";

/** What the table waits for, and everything that can be said about it: choose, confirm, take back. */
export function Prompt() {
  const store = useStore();
  const say = useWords();
  if (store.past.value) return <Past />;
  const sight = store.sight.value;
  const ask = store.sending.value ? null : store.ask.value;
  const decision = sight?.decision ?? null;
  const listed = store.listed.value || store.preferences.value.text;
  return (
    <section class={`prompt ${ask ? "yours" : ""}`} aria-label={say("prompt")}>
      <div class="question" id="question" tabIndex={-1}>
        <Sentence />
      </div>
      <ProblemLine />
      <Unsent />
      {ask && <Choices ask={ask} listed={listed} />}
      <Steps rule={ask && decision ? decision.rule : ""} />
    </section>
  );
}

function Sentence() {
  const store = useStore();
  const say = useWords();
  const sight = store.sight.value;
  if (!sight || !store.current.value) return <p class="sentence">{store.said.value}</p>;
  if (!sight.decision) return <p class="sentence">{say("over")}</p>;
  const seat = store.faced.value ?? null;
  const words = store.labels.value.decision(sight.decision, seat, store.board.about(sight.view));
  return (
    <p class="sentence">
      {store.ask.value && <strong class="turn">{say("your-turn")}</strong>} {words}
    </p>
  );
}

function ProblemLine() {
  const store = useStore();
  const problem = store.problem.value;
  if (!problem) return null;
  return (
    <p class="problem" role="alert">
      {store.excuse(problem)}
    </p>
  );
}

/** What was done while the line was broken. */
function Unsent() {
  const { connection } = useStore();
  const words = useWords()("connection-unsent", { count: connection.unanswered.value });
  if (connection.state.value === "live" || connection.unanswered.value === 0) return null;
  return (
    <p class="unsent" role="status">
      {words}
    </p>
  );
}

function Choices({ ask, listed }: { ask: Ask; listed: boolean }) {
  const store = useStore();
  const say = useWords();
  if (ask.type === "number") return <Amount least={ask.least} most={ask.most} />;
  const buttons = listed ? ask.options : ask.options.filter((option) => !store.board.shows(option));
  const count = store.picked.value.length;
  return (
    <>
      {ask.type === "several" && <p class="count">{say("choose-count", { least: ask.least, most: ask.most, count })}</p>}
      {buttons.length > 0 && (
        <ul class={`options ${listed ? "listed" : ""}`} data-arrows>
          {buttons.map((option) => (
            <OptionButton key={JSON.stringify(option)} option={option} />
          ))}
        </ul>
      )}
      <Confirm ask={ask} />
    </>
  );
}

function OptionButton({ option }: { option: Option }) {
  const store = useStore();
  const picked = store.picked.value.includes(option);
  const hint = `option-${option.type}.hint`;
  const about = store.labels.value.args({ ...store.board.about(store.sight.value?.view), ...option });
  return (
    <li>
      <button type="button" class="option" data-stop aria-pressed={picked} onClick={() => store.choose(option)}>
        <span class="option-name">{store.labels.value.option(option)}</span>
        {store.speaker.knows(hint) && <span class="option-hint">{store.speaker.say(hint, about)}</span>}
      </button>
    </li>
  );
}

/** A second tap for what one tap has chosen. */
function Confirm({ ask }: { ask: Ask }) {
  const store = useStore();
  const say = useWords();
  const picked = store.picked.value;
  if (picked.length === 0 && ask.type === "one") return null;
  const words = store.speaker.list(picked.map(store.labels.value.option));
  return (
    <div class="confirm">
      <button type="button" class="button primary" disabled={store.answer.value === null} onClick={() => store.confirm()}>
        <Icon name="check" />
        <span>
          {say("confirm")}
          {words && <span class="what">{words}</span>}
        </span>
      </button>
      {picked.length > 0 && (
        <button type="button" class="button" onClick={() => store.drop()}>
          <Icon name="close" />
          {say("cancel")}
        </button>
      )}
    </div>
  );
}

function Amount({ least, most }: { least: number; most: number }) {
  const store = useStore();
  const say = useWords();
  const set = (amount: number): void => {
    store.amount.value = Math.min(most, Math.max(least, amount));
  };
  return (
    <div class="amount">
      <button type="button" class="button" aria-label={say("less")} onClick={() => set(store.amount.value - 1)}>
        <Icon name="minus" />
      </button>
      <input
        type="number"
        min={least}
        max={most}
        value={store.amount.value}
        aria-label={say("number-from-to", { least, most })}
        onInput={(event) => set(event.currentTarget.valueAsNumber || least)}
      />
      <button type="button" class="button" aria-label={say("more")} onClick={() => set(store.amount.value + 1)}>
        <Icon name="plus" />
      </button>
      <button type="button" class="button primary" onClick={() => store.confirm()}>
        <Icon name="check" /> {say("confirm")}
      </button>
    </div>
  );
}

/** The rule, steps back, the list, skipping. */
function Steps({ rule }: { rule: string }) {
  const store = useStore();
  const say = useWords();
  const latest = store.latest.value;
  if (store.theatre.playing.value) return <Step icon="skip" words="skip" press={() => store.theatre.skip()} />;
  const canUndo = Boolean(latest?.undo.length);
  const canAsk = !canUndo && latest?.sight.decision && store.regret.value !== null && !store.table.value?.asking;
  return (
    <div class="steps">
      <RuleLink rule={rule} />
      {!latest?.sight.decision && <Step icon="history" words="look-back" press={() => void store.walk(-1)} />}
      {canUndo && <Step icon="undo" words="undo" press={() => store.undo()} />}
      {canAsk && <Step icon="undo" words="ask-undo" press={() => store.askUndo()} />}
      {store.table.value?.asking?.seat === store.faced.value && <p class="asking">{say("ask-undo-waiting")}</p>}
      {store.ask.value?.type !== "number" && store.ask.value && !store.preferences.value.text && (
        <Step
          icon="list"
          words="options-list"
          pressed={store.listed.value}
          press={() => (store.listed.value = !store.listed.value)}
        />
      )}
    </div>
  );
}

interface StepProps {
  readonly icon: IconName;
  readonly words: string;
  readonly pressed?: boolean;
  readonly press: () => void;
}

function Step({ icon, words, pressed, press }: StepProps) {
  const say = useWords();
  return (
    <button type="button" class="button quiet" aria-pressed={pressed} title={say(`${words}-hint`)} onClick={press}>
      <Icon name={icon} /> {say(words)}
    </button>
  );
}

/** A banner nobody can miss: this is not the present. */
function Past() {
  const store = useStore();
  const say = useWords();
  const entries = store.journal.value.entries;
  const seq = entries.findIndex((entry) => entry.seq === store.past.value?.seq);
  return (
    <section class="prompt past" aria-label={say("past")}>
      <p class="sentence" role="status">
        <Icon name="history" /> <strong>{say("past")}</strong>{" "}
        <span>{say("past-of", { seq, last: entries.length - 1 })}</span>
      </p>
      <div class="steps">
        <Step icon="left" words="past-previous" press={() => void store.walk(-1)} />
        <Step icon="right" words="past-next" press={() => void store.walk(1)} />
        <button type="button" class="button primary" onClick={() => store.present()}>
          {say("past-now")}
        </button>
      </div>
    </section>
  );
}
