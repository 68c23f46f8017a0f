import { sound } from "../sounds";
import type { Store } from "./store";
import { span } from "./tempo";

/** Milliseconds after which changes are drawn and the focus has been moved. */
const DRAWN = 150;

/** The last action after which the reader was called; null if another seat has had a turn since. */
let called: number | null = null;

/** Marks the tab and plays a sound when it becomes the reader's turn; marks it when a host is asked for a seat. */
export function callAttention(store: Store): void {
  const turn = store.yourTurn.value && !store.theatre.playing.value;
  const title = store.speaker.say("game-title");
  const wish = store.hosting.value ? store.table.value?.wishes[0] : undefined;
  const mark = turn
    ? [ownTime(store), store.speaker.say("your-turn")].filter(Boolean).join(" ")
    : wish && store.speaker.say("wants-seat", { name: wish.name, number: wish.seat + 1 });
  document.title = mark ? `● ${mark} – ${title}` : `${title} – Regalia`;
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon) icon.href = icon.href.replace(/[^/]*\.svg/, turn ? "favicon-turn.svg" : "favicon.svg");
  const asked = turn ? (store.latest.value?.seq ?? null) : null;
  if (!store.yourTurn.value) called = null;
  if (asked === null || asked === called) return;
  call(store, called === null);
  called = asked;
}

/** What is left to the seat that must decide, at a live table. */
function ownTime(store: Store): string {
  const tempo = store.table.value?.tempo;
  const waiting = store.latest.value?.sight.decision?.waiting ?? [];
  const seat = store.own.value.find((own) => waiting.includes(own));
  const face = tempo?.live && seat !== undefined ? store.clocks.face(seat, tempo) : null;
  return face?.running ? span(face.left, store.speaker.language) : "";
}

/** Announces the question; plays a sound if another seat's turn came before. */
function call(store: Store, first: boolean): void {
  const sight = store.latest.peek()?.sight;
  const [seat, say] = [store.faced.peek() ?? null, store.speaker.say];
  if (sight?.decision && sight.ask) {
    const labels = store.voice.labels.peek();
    const question = labels.decision(sight.decision, seat, store.board.about(sight.view));
    const situation = labels.situation(sight.decision, sight.situation);
    // Where the keyboard has led the focus to the question, it has been read already.
    setTimeout(() => {
      if (document.activeElement?.id !== "question")
        store.voice.speak([say("your-turn"), question, situation].filter(Boolean).join(" "));
    }, DRAWN);
  }
  if (first) sound("call");
}
