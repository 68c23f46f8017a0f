import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { placeBeside, type Lit, type Place } from "../lesson/targets";
import { Rings, useShape, Veil } from "../lesson/Veil";
import { useStore } from "../parts/context";
import { RuleLink } from "../parts/RuleLink";
import type { Speaker } from "../text/speaker";
import { Pegs, PEGS } from "./Pegs";
import type { Advice, Answer, Hint as Told, Option } from "../wire";

/** Answers whose values differ by less are about equal. */
const EQUAL = 0.05;
/** How many answers are shown. */
const SHOWN = 3;

/** The answers of a hint that are shown. */
interface Shown {
  readonly advice: readonly Advice[];
  /** True if it makes no difference which is chosen: then they are shown without figures. */
  readonly equal: boolean;
}

/** Which answers to show: the best ones, or those that are about equal to the best. */
export function shownOf(told: Told, alone: boolean): Shown {
  const second = told.advice[1];
  const equal = !alone && second !== undefined && second.behind < EQUAL;
  return { advice: told.advice.filter(({ behind }) => !equal || behind < EQUAL).slice(0, SHOWN), equal };
}

/** A hint over the board: first the place to look at, then what the answers are worth. */
export function Hint({ words }: { readonly words: Speaker }) {
  const store = useStore();
  const { opened, told } = store.hints;
  if (store.hints.mistake.value && opened.value === "shut") return <Mistake words={words} />;
  if (!told.value || !["place", "answers"].includes(opened.value) || store.isCovered()) return null;
  return <Card key={opened.value} told={told.value} words={words} />;
}

/** Says kindly that the last action was a mistake. It can be taken back, as any other. */
function Mistake({ words }: { readonly words: Speaker }) {
  const store = useStore();
  const { mistake } = store.hints;
  const regret = store.news.regret.value;
  if (!mistake.value || regret !== mistake.value.seq || !store.latest.value?.sight.decision) return null;
  const back = (): void => {
    mistake.value = null;
    if (store.latest.value?.undo.length) store.undo();
    else store.askUndo();
  };
  return (
    <section class="lesson-card hint-mistake" role="status">
      <p>{words.say("mistake", { count: Math.max(1, Math.round(mistake.value.behind * PEGS)) })}</p>
      <Ways
        leave={{ words: words.say("mistake-keep"), press: () => (mistake.value = null) }}
        go={{ words: words.say("mistake-back"), press: back }}
      />
    </section>
  );
}

interface Way {
  readonly words: string;
  press(): void;
}

/** The two ways on: to leave it at that, or to go one step further. */
function Ways({ leave, go }: { readonly leave: Way; readonly go: Way }) {
  return (
    <div class="lesson-acts">
      <button type="button" class="button quiet" onClick={leave.press}>
        {leave.words}
      </button>
      <button type="button" class="button" onClick={go.press}>
        {go.words}
      </button>
    </div>
  );
}

function Card({ told, words }: { readonly told: Told; readonly words: Speaker }) {
  const store = useStore();
  const { hints } = store;
  const card = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const alone = store.table.value?.seats.length === 1;
  const lit = useMemo(() => litBy(shownOf(told, alone)), [told, alone]);
  const shape = useShape(lit);
  useLayoutEffect(() => {
    const node = card.current;
    if (!node) return;
    const piece = shape.holes[0] ?? { left: innerWidth / 2, right: innerWidth / 2, top: shape.top, bottom: shape.top };
    const size = { width: node.offsetWidth, height: node.offsetHeight };
    const [above, less] = hints.opened.value === "answers" ? [[shape.prompt], piece] : [shape.holes, shape.prompt];
    setPlace(placeBeside(piece, size, above, less, shape.top));
  }, [shape, hints]);
  useEffect(() => {
    card.current?.focus({ preventScroll: true });
    const leave = (event: KeyboardEvent): void => void (event.key === "Escape" && hints.shut());
    addEventListener("keydown", leave);
    return () => removeEventListener("keydown", leave);
  }, [hints]);
  return (
    <>
      <Veil shape={shape} tapped={() => hints.shut()} />
      <Rings holes={shape.holes} />
      <section
        class="lesson-card hint-card"
        ref={card}
        tabIndex={-1}
        role="dialog"
        aria-labelledby="hint-title"
        data-side={place?.side}
        style={place ? { left: `${place.left}px`, top: `${place.top}px`, "--at": `${place.at}px` } : { opacity: 0 }}
      >
        {hints.opened.value === "place" ? <Look words={words} /> : <Answers told={told} words={words} />}
      </section>
    </>
  );
}

/** What lies on the table of the best answer, or of all that are equal. */
export function litBy({ advice, equal }: Shown): readonly Lit[] {
  return (equal ? advice : advice.slice(0, 1)).flatMap(({ answer }) => thingsOf(answer));
}

/** What of an answer lies on the table. */
function thingsOf(answer: Answer): readonly Lit[] {
  if (typeof answer === "number") return [];
  if (Array.isArray(answer)) return answer as readonly Option[];
  if ("pairs" in answer) return (answer.pairs as readonly (readonly [Option, Option])[]).map(([thing]) => thing);
  return "amounts" in answer ? [] : [answer as Option];
}

function Look({ words }: { readonly words: Speaker }) {
  const { hints } = useStore();
  return (
    <>
      <h2 id="hint-title">{words.say("hint-place")}</h2>
      <p>{words.say("hint-place-words")}</p>
      <Ways
        leave={{ words: words.say("hint-close"), press: () => hints.shut() }}
        go={{ words: words.say("hint-more"), press: () => void hints.press() }}
      />
    </>
  );
}

function Answers({ told, words }: { readonly told: Told; readonly words: Speaker }) {
  const store = useStore();
  const [best] = told.advice;
  if (!best) return null;
  const alone = store.table.value?.seats.length === 1;
  const { advice: shown, equal } = shownOf(told, alone);
  const show = (): void => {
    store.hints.shut();
    store.choice.lay(best.answer);
  };
  return (
    <>
      <h2 id="hint-title">
        {equal ? words.say("hint-equal") : words.say("hint-best", { answer: store.voice.labels.value.answer(best.answer) })}
      </h2>
      {equal && <p>{words.say("hint-equal-words")}</p>}
      <ul class="hint-answers">
        {shown.map((advice) => (
          <Row key={JSON.stringify(advice.answer)} best={advice === best} {...{ advice, alone, equal, words }} />
        ))}
      </ul>
      {!equal && <Why told={told} words={words} />}
      <Ways
        leave={{ words: words.say("hint-close"), press: () => store.hints.shut() }}
        go={{ words: words.say("hint-show"), press: show }}
      />
    </>
  );
}

/** Why the best answer is good, what the figures are, and what they are made without. */
function Why({ told, words }: { readonly told: Told; readonly words: Speaker }) {
  const store = useStore();
  const alone = store.table.value?.seats.length === 1;
  const unknown = store.speaker.knows("reason-unknown") ? store.speaker.say("reason-unknown") : words.say("hint-unknown");
  return (
    <>
      {told.reasons.length > 0 && (
        <ul class="hint-reasons">
          {told.reasons.map((reason) => (
            <li key={JSON.stringify(reason)}>{store.voice.reason(reason)}</li>
          ))}
        </ul>
      )}
      <p class="hint-source">
        {words.say(alone ? "hint-means" : "hint-chances", { worlds: told.worlds })} {unknown}{" "}
        <RuleLink rule={store.latest.value?.sight.decision?.rule ?? ""} />
      </p>
    </>
  );
}

interface RowProps {
  readonly advice: Advice;
  /** True if nobody else plays: what counts is points. */
  readonly alone: boolean;
  readonly best: boolean;
  /** True if it makes no difference: then there are no figures. */
  readonly equal: boolean;
  readonly words: Speaker;
}

function Row({ advice, alone, best, equal, words }: RowProps) {
  const count = Math.round(advice.worth * (alone ? 1 : PEGS));
  return (
    <li class={best && !equal ? "best" : undefined}>
      <span class="hint-answer">{useStore().voice.labels.value.answer(advice.answer)}</span>
      {!alone && !equal && <Pegs count={count} />}
      {!equal && <span class="hint-count">{words.say(alone ? "hint-points" : "hint-chance", { count })}</span>}
    </li>
  );
}
