import { useEffect, useRef } from "preact/hooks";
import type { Ask, Decision, Sight } from "../wire";
import { Missing } from "./Agreed";
import { BotsAlone } from "./BotsAlone";
import { Choices } from "./Choices";
import { useStore, useWords } from "./context";
import { catchFocus } from "./keys";
import { isWhole } from "./Later";
import { Offers } from "./Offers";
import { Passes } from "./Passes";
import { TakeRecommended } from "./Recommended";
import { bringAsked } from "./sight";
import { Steps } from "./Steps";

/** The prompt: what the table waits for, options, confirmation, steps back. */
export function Prompt() {
  const { past } = useStore();
  const say = useWords();
  const Replay = past.view.value;
  if (!past.shown.value) return <Now />;
  return Replay ? <Replay /> : <section class="prompt past" aria-label={say("past")} />;
}

function Now() {
  const store = useStore();
  const say = useWords();
  const sight = store.sight.value;
  const ask = store.sending.value ? null : store.ask.value;
  useEffect(catchFocus, [sight, ask]);
  const at = store.latest.value?.seq;
  return (
    <section class={`prompt ${ask ? "yours" : ""}`} data-at={at} aria-label={say("prompt")}>
      <Body key={ask ? `asked ${store.askedAt.value}` : "told"} ask={ask} />
    </section>
  );
}

/** Each question is drawn anew, so that nothing of the one before it moves. */
function Body({ ask }: { ask: Ask | null }) {
  const store = useStore();
  const decision = store.sight.value?.decision ?? null;
  const listed = store.listed.value || store.preferences.value.text;
  return (
    <div class="prompt-body" ref={useOvergrown()}>
      <div class="question" id="question" tabIndex={-1}>
        <Sentence />
        {ask && decision && <Printed decision={decision} />}
      </div>
      <Missing />
      <ProblemLine />
      <Unsent />
      {ask && <TakeRecommended />}
      {ask && <Choices ask={ask} listed={listed} />}
      <Passes />
      <Offers />
      <BotsAlone />
      <Steps rule={ask && decision ? decision.rule : ""} />
    </div>
  );
}

/**
 * The prompt keeps its height and its place; what finds no room grows upwards, over the board. By how much is reported to the
 * style sheet, so that one can still scroll to whatever lies below, what happened since stands upon it, and how much room what
 * lies under the prompt takes; the place that is asked about comes into sight, and again when the window gets another size.
 */
function useOvergrown() {
  const body = useRef<HTMLDivElement>(null);
  const whole = isWhole.value;
  useEffect(() => {
    let size = "";
    const node = body.current;
    const prompt = node?.parentElement;
    if (!node || !prompt) return undefined;
    const tell = (): void => {
      fitSituation(node, prompt.clientHeight);
      const over = Math.max(0, Math.round(node.offsetHeight - prompt.clientHeight));
      const playing = prompt.closest(".playing");
      node.style.setProperty("--below", `${Math.round(window.innerHeight - prompt.getBoundingClientRect().bottom)}px`);
      for (const room of playing?.querySelectorAll<HTMLElement>(".stage, .board, .since") ?? [])
        room.style.setProperty("--overgrown", `${over}px`);
      playing?.querySelector("[data-asked]")?.scrollIntoView({ block: "nearest" });
      if (size === `${innerWidth} ${innerHeight}`) return;
      size = `${innerWidth} ${innerHeight}`;
      if (whole) bringAsked();
    };
    const watch = new ResizeObserver(tell);
    watch.observe(node);
    if (prompt.parentElement) watch.observe(prompt.parentElement);
    return () => watch.disconnect();
  }, [whole]);
  return body;
}

/**
 * What is possible now is left to screen readers where it would make the prompt grow beyond this height, or where the question
 * and what is printed on the piece that asks need its lines. It stays where the prompt grows anyway.
 */
function fitSituation(body: HTMLElement, height: number): void {
  body.removeAttribute("data-brief");
  const [grown, cut] = [body.offsetHeight, isCut(body)];
  if (grown <= height && !cut) return;
  body.setAttribute("data-brief", "");
  if (!cut && body.offsetHeight === grown) body.removeAttribute("data-brief");
}

/** Whether the question, with what is printed, does not fit its lines. */
function isCut(body: HTMLElement): boolean {
  const question = body.querySelector(".question");
  return question !== null && question.scrollHeight > question.clientHeight + 1;
}

function Sentence() {
  const store = useStore();
  const say = useWords();
  const sight = store.sight.value;
  if (!sight || !store.current.value) return <p class="sentence">{store.voice.happening.value}</p>;
  if (!sight.decision) return <p class="sentence">{say("over")}</p>;
  const passing = store.passes.passing.value;
  if (passing) return <p class="sentence">{say(`passing-${passing}`)}</p>;
  const seat = store.faced.value ?? null;
  const words = store.voice.labels.value.decision(sight.decision, seat, store.board.about(sight.view));
  const window = `window-${sight.decision.window?.name}`;
  const given = sight.given === null ? null : store.voice.labels.value.answer(sight.given);
  return (
    <p class="sentence">
      {given && <span>{say("you-chose", { answer: given })} </span>}
      {seat === null && store.own.value.length === 0 && <span>{say("spectator")} </span>}
      {store.ask.value && <strong class="turn">{say("your-turn")}</strong>}
      {store.speaker.knows(window) ? say("asked-in", { window: say(window) }) : " "}
      {words}
      {store.ask.value && <Situation decision={sight.decision} facts={sight.situation} />}
    </p>
  );
}

/** What is possible now, in one short sentence. */
function Situation({ decision, facts }: { decision: Decision; facts: Sight["situation"] }) {
  const words = useStore().voice.labels.value.situation(decision, facts);
  return words ? <span class="situation"> {words}</span> : null;
}

/** What is printed on the piece that asks: a newcomer need not look for it. */
function Printed({ decision }: { decision: Decision }) {
  const store = useStore();
  const words = store.board.asks?.(store.sight.value?.view, decision, store.speaker);
  return words ? <p class="printed">{words}</p> : null;
}

/** Why something was refused, in words. */
export function ProblemLine() {
  const store = useStore();
  const problem = store.problem.value;
  if (!problem) return null;
  return (
    <p class="problem" role="alert">
      {store.voice.excuse(problem)}
    </p>
  );
}

/** Actions that wait for the connection. */
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
