import { useEffect, useRef, useState } from "preact/hooks";
import { ask } from "../live/http";
import type { Chronicle as Told, Sentence } from "../wire";
import { useStore, useWords } from "./context";
import { Icon } from "./Icon";

/** The story of a finished game; a tap on a sentence plays its moment again. A phone shows the beginning first. */
export function Chronicle() {
  const say = useWords();
  const sentences = useSentences();
  const [open, setOpen] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (open) list.current?.querySelector<HTMLElement>("li:nth-child(n + 3) button")?.focus();
  }, [open]);
  if (sentences.length === 0) return null;
  return (
    <section class={open ? "chronicle open" : "chronicle"} aria-label={say("chronicle")}>
      <h3>{say("chronicle")}</h3>
      <ol ref={list}>
        {sentences.map((sentence, index) => (
          <li key={index}>
            <Line sentence={sentence} />
          </li>
        ))}
      </ol>
      {!open && sentences.length > 2 && (
        <button type="button" class="button chronicle-more" onClick={() => setOpen(true)}>
          {say("chronicle-more")}
        </button>
      )}
    </section>
  );
}

function Line({ sentence: { text, at } }: { sentence: Sentence }) {
  const store = useStore();
  if (!at) return <p>{text}</p>;
  return (
    <button type="button" onClick={() => void store.past.watch(at)}>
      <span>{text}</span>
      <Icon name="eye" />
    </button>
  );
}

function useSentences(): readonly Sentence[] {
  const store = useStore();
  const [sentences, setSentences] = useState<readonly Sentence[]>([]);
  useEffect(() => {
    const address = `/api/tables/${store.table.value?.id}/chronicle?lang=${store.speaker.language}`;
    void ask<Told>("GET", address).then((answer) => "value" in answer && setSentences(answer.value.sentences));
  }, [store]);
  return sentences;
}
