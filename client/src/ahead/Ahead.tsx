import { useState } from "preact/hooks";
import { useStore } from "../parts/context";
import { Dialog } from "../parts/dialogs";
import type { Speaker } from "../text/speaker";
import type { ForeseenMessage } from "../wire";
import { Compose } from "./Compose";
import { begin, type Draft } from "./draft";
import { Given } from "./Given";

interface Props {
  readonly words: Speaker;
}

/** The panel of answers in advance: what is ordered, why orders have ended, and a form for a new one. */
export function Ahead({ words }: Props) {
  const { ahead } = useStore();
  const offered = ahead.offered.value;
  return offered && <Panel key={offered.id} words={words} offered={offered} />;
}

function Panel({ words, offered }: Props & { readonly offered: ForeseenMessage }) {
  const store = useStore();
  const [draft, setDraft] = useState<Draft | null>(() => begin(offered, store.ahead.answer.value));
  const told = store.passes.told.value;
  const problem = store.problem.value;
  return (
    <Dialog title={words.say("ahead-title")} close={() => store.ahead.shut()} class="ahead-panel">
      <p class="hint">{words.say("ahead-hint")}</p>
      <Given words={words} orders={told?.orders ?? []} ended={told?.ended_orders ?? []} />
      {draft ? (
        <Compose words={words} offered={offered} draft={draft} change={setDraft} />
      ) : (
        <p>{words.say("ahead-nothing")}</p>
      )}
      {problem && (
        <p class="problem" role="alert">
          {store.voice.excuse(problem)}
        </p>
      )}
    </Dialog>
  );
}
