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

/** The first of the signs that stand for players; the server's side is `server/bots/chronicles.py`. */
const MARK = 0xe000;

/** A sentence with the names by which this page calls the players. */
export const named = (text: string, names: readonly string[]): string =>
  text.replace(/[\ue000-\ue03f]/g, (mark) => names[mark.charCodeAt(0) - MARK] ?? "");

function Line({ sentence: { text, at } }: { sentence: Sentence }) {
  const store = useStore();
  const words = named(text, store.voice.names.value);
  if (!at) return <p>{words}</p>;
  return (
    <button type="button" onClick={() => void store.past.watch(at)}>
      <span>{words}</span>
      <Icon name="eye" />
    </button>
  );
}

function useSentences(): readonly Sentence[] {
  const store = useStore();
  const [sentences, setSentences] = useState<readonly Sentence[]>([]);
  useEffect(() => {
    const address = `/api/tables/${store.table.value?.id}/chronicle?lang=${store.speaker.language}&players=marks`;
    void ask<Told>("GET", address).then((answer) => "value" in answer && setSentences(answer.value.sentences));
  }, [store]);
  return sentences;
}
