import { useStore, useWords } from "./context";
import { Icon, type IconName } from "./Icon";
import { NextTable } from "./NextTable";
import { RuleLink } from "./RuleLink";

/** Buttons of the prompt: rule, steps back, list, skip. */
export function Steps({ rule }: { rule: string }) {
  const store = useStore();
  const say = useWords();
  const latest = store.latest.value;
  if (store.theatre.playing.value) return <Step icon="skip" words="skip" press={() => store.theatre.skip()} />;
  const canUndo = Boolean(latest?.undo.length);
  const table = store.table.value;
  const decides = !table?.seats[store.faced.value ?? -1]?.bot;
  const mayAsk = !table?.asking && !(table?.rated && store.alone.value);
  const canAsk = !canUndo && decides && latest?.sight.decision && store.news.regret.value !== null && mayAsk;
  return (
    <div class="steps">
      <NextTable />
      {store.sending.value && <p class="asking sending">{say("sending")}</p>}
      <RuleLink rule={rule} />
      {store.sight.value?.ranking && !store.resultOpen.value && (
        <Step icon="flag" words="see-result" press={() => (store.resultOpen.value = true)} />
      )}
      {!latest?.sight.decision && <Step icon="history" words="look-back" press={() => void store.past.begin()} />}
      {canUndo && <Step brief icon="undo" words="undo" press={() => store.undo()} />}
      {canAsk && <Step brief icon="undo" words={store.alone.value ? "undo" : "ask-undo"} press={() => store.askUndo()} />}
      {table?.asking?.seat === store.faced.value && <p class="asking">{say("ask-undo-waiting")}</p>}
      {table?.learning && decides && store.ask.value && (
        <Step
          away
          icon="bulb"
          words="hint"
          pressed={store.hints.opened.value !== "shut"}
          press={() => void store.hints.press()}
        />
      )}
      {decides && store.canOrder.value && (
        <Step
          away
          narrow
          icon="ahead"
          words={store.ask.value ? "in-advance-here" : "in-advance"}
          press={() => void store.ahead.open(store.ask.value ? store.choice.answer.value : null)}
        />
      )}
      {store.ask.value?.type !== "number" && store.ask.value && !store.preferences.value.text && (
        <Step
          brief
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
  /** A phone shows the picture alone. */
  readonly brief?: boolean;
  /** Only a wide window shows its words. */
  readonly narrow?: boolean;
  /** A phone shows it in its bar, or in the settings. */
  readonly away?: boolean;
  readonly icon: IconName;
  readonly words: string;
  readonly pressed?: boolean;
  readonly press: () => void;
}

function Step({ brief, away, narrow, icon, words, pressed, press }: StepProps) {
  const say = useWords();
  return (
    <button
      type="button"
      class={`button quiet ${brief ? "brief" : ""} ${away ? "away" : ""} ${narrow ? "step-narrow" : ""}`}
      aria-pressed={pressed}
      title={say(`${words}-hint`)}
      onClick={press}
    >
      <Icon name={icon} /> <span class="step-name">{say(words)}</span>
    </button>
  );
}
