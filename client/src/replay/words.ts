import type { Store } from "../table/store";
import { sentences } from "../text/breath";
import type { Speaker } from "../text/speaker";
import type { Happening } from "../wire";

/** What happened at a moment, in the words of the log: as it is shown or, until it is, as the log tells it. */
export function wordsAt(store: Store, words: Speaker, at: number): string {
  const shown = store.past.shown.value;
  if (shown?.seq === at) return wordsOf(store, words, shown.happening);
  if (store.past.seat.value !== null) return ""; // the log of a finished game tells more than a seat knew
  return wordsOf(
    store,
    words,
    store.journal.value.entries.find(({ seq }) => seq === at),
  );
}

/** What an action made happen; that somebody has decided, where nothing of it can be seen. */
export function wordsOf(store: Store, words: Speaker, happening: Happening | undefined): string {
  if (!happening) return "";
  const told = sentences(happening.events.map(store.voice.telling.value.event));
  if (told) return told;
  return happening.seat === null
    ? words.say("replay-start")
    : words.say("replay-quiet", { name: store.voice.names.value[happening.seat] ?? "" });
}
