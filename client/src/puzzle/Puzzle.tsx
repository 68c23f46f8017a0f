import { linkTo } from "../live/place";
import { useEffect, useRef } from "preact/hooks";
import { Pegs, PEGS } from "../hints/Pegs";
import { useStore } from "../parts/context";
import type { Speaker } from "../text/speaker";
import type { Advice, Answer, Solved } from "../wire";
import type { PuzzleLine } from "./line";

/** So many answers are shown, and the given one. */
const SHOWN = 4;

interface Props {
  readonly line: PuzzleLine;
  readonly words: Speaker;
}

/** What the answers are worth, once one is given; and that there is no connection, if so. */
export function Puzzle({ line, words }: Props) {
  const store = useStore();
  const solved = line.solved.value;
  if (line.state.value === "lost") return <Lost line={line} words={words} />;
  return solved && !store.isCovered() ? <Solution solved={solved} line={line} words={words} /> : null;
}

function Solution({ solved, line, words }: Props & { readonly solved: Solved }) {
  const store = useStore();
  const card = useRef<HTMLElement>(null);
  useEffect(() => card.current?.focus({ preventScroll: true }), []);
  const given = JSON.stringify(solved.given);
  const shown = solved.answers.filter(({ answer }, place) => place < SHOWN || JSON.stringify(answer) === given);
  const before = line.puzzle.value?.before;
  return (
    <section class="lesson-card puzzle-card" role="dialog" aria-labelledby="puzzle-result" tabIndex={-1} ref={card}>
      <h2 id="puzzle-result">{words.say(solved.right ? "puzzle-right" : "puzzle-wrong")}</h2>
      <ul class="hint-answers">
        {shown.map((advice, place) => (
          <Row
            key={JSON.stringify(advice.answer)}
            advice={advice}
            best={place === 0}
            given={JSON.stringify(advice.answer) === given}
            words={words}
          />
        ))}
      </ul>
      {solved.reasons.length > 0 && (
        <ul class="hint-reasons">
          {solved.reasons.map((reason) => (
            <li key={JSON.stringify(reason)}>{store.voice.reason(reason)}</li>
          ))}
        </ul>
      )}
      <About solved={solved} words={words} />
      <div class="lesson-acts">
        <button type="button" class="button quiet" onClick={() => line.again()}>
          {words.say("puzzle-again")}
        </button>
        {before && (
          <a class="button" href={linkTo(`/puzzles/${line.puzzle.value?.table.game}/${before}`)}>
            {words.say("puzzle-before")}
          </a>
        )}
        <a class="button primary" href={linkTo("/puzzles")}>
          {words.say("puzzle-others")}
        </a>
      </div>
    </section>
  );
}

/** What was played in the real game, which bots find the answer, and how the chances came about. */
function About({ solved, words }: { readonly solved: Solved; readonly words: Speaker }) {
  const { voice, speaker } = useStore();
  const finders = [...solved.found_by, "regent"].map((level) => speaker.say(`bot-${level}`));
  return (
    <p class="hint-source">
      {words.say("puzzle-played", { answer: voice.labels.value.answer(solved.played as Answer) })}{" "}
      {words.say("puzzle-found", { levels: speaker.list(finders) })}{" "}
      {words.say("puzzle-chances", { worlds: solved.worlds })}
    </p>
  );
}

interface RowProps {
  readonly advice: Advice;
  readonly best: boolean;
  readonly given: boolean;
  readonly words: Speaker;
}

function Row({ advice, best, given, words }: RowProps) {
  const count = Math.round(advice.worth * PEGS);
  return (
    <li class={`${best ? "best" : ""} ${given ? "given" : ""}`}>
      <span class="hint-answer">
        {useStore().voice.labels.value.answer(advice.answer)}
        {given && <em>{words.say("puzzle-yours")}</em>}
      </span>
      <Pegs count={count} />
      <span class="hint-count">{words.say("puzzle-chance", { count })}</span>
    </li>
  );
}

/** No connection: nothing is lost, and one can try again. */
function Lost({ line, words }: Props) {
  return (
    <section class="lesson-card puzzle-card" role="alert">
      <p>{words.say("puzzle-lost")}</p>
      <div class="lesson-acts">
        <button type="button" class="button primary" onClick={() => line.wake()}>
          {words.say("puzzle-try-again")}
        </button>
      </div>
    </section>
  );
}
