import { linkTo } from "../live/place";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { useStore } from "../parts/context";
import { isWhole } from "../parts/Later";
import { Icon } from "../parts/Icon";
import { reducedMotion } from "../table/preferences";
import type { Speaker } from "../text/speaker";
import type { Answer, LessonTable, LessonWords } from "../wire";
import type { LessonLine } from "./line";
import { type Lit, nodeOf, type Place, placeBeside } from "./targets";
import { Joins, Rings, type Shape, useShape, Veil } from "./Veil";

/** Milliseconds for which "Show me" shows what it is going to tap. */
const SHOWN_FOR = 700;

interface Props {
  readonly line: LessonLine;
  readonly words: Speaker;
}

/** The veil over the board, and the sentence beside what is lit. Hidden while something moves, and under a panel. */
export function Teacher({ line, words }: Props) {
  const store = useStore();
  const lesson = line.shown.value;
  const moving = !store.current.value || store.sending.value || !isWhole.value;
  if (line.state.value === "lost") return <Lost line={line} words={words} />;
  if (!lesson || moving || store.isCovered()) return null;
  if (!lesson.step) return <Done lesson={lesson} line={line} words={words} />;
  return <Lesson key={lesson.index} step={lesson.step} line={line} words={words} />;
}

const litBy = ({ point, lit }: LessonWords): readonly Lit[] => [point, ...lit].filter(Boolean) as Lit[];

function Lesson({ step, line, words }: Props & { step: LessonWords }) {
  const store = useStore();
  const lit = useMemo(() => litBy(step), [step]);
  const shape = useShape(lit);
  useLayoutEffect(() => {
    document.body.dataset["lessonStep"] = String(line.shown.peek()?.index);
    return () => delete document.body.dataset["lessonStep"];
  }, [line]);
  const nudges = line.nudges.value;
  const [showing, setShowing] = useState(false);
  const show = (): void => {
    setShowing(true);
    setTimeout(
      () => {
        setShowing(false);
        store.choice.show(step.shown as Answer);
      },
      reducedMotion.value ? 0 : SHOWN_FOR,
    );
  };
  return (
    <>
      {!step.free && <Veil shape={shape} tapped={() => line.nudge()} />}
      <Joins shape={shape} />
      <Rings key={nudges} holes={shape.holes} class={`${nudges > 0 ? "nudged" : ""} ${showing ? "showing" : ""}`} />
      <Sentence step={step} shape={shape} line={line} words={words} show={show} showing={showing} />
    </>
  );
}

interface SentenceProps extends Props {
  readonly step: LessonWords;
  readonly shape: Shape;
  readonly show: () => void;
  readonly showing: boolean;
}

function Sentence({ step, shape, line, words, show, showing }: SentenceProps) {
  const store = useStore();
  const card = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const [open, setOpen] = useState(false);
  const refused = line.refused.value;
  useLayoutEffect(() => {
    const node = card.current;
    if (!node) return;
    const piece = shape.holes[0] ?? { left: innerWidth / 2, right: innerWidth / 2, top: shape.top, bottom: shape.top };
    const free = [...shape.holes, ...shape.sends];
    setPlace(placeBeside(piece, { width: node.offsetWidth, height: node.offsetHeight }, free, shape.prompt, shape.top));
  }, [shape, open, refused]);
  const lit = shape.holes.length;
  useEffect(() => {
    const own = card.current;
    const target = step.reads ? own?.querySelector<HTMLElement>(".primary") : litBy(step).map(nodeOf).find(isChosen);
    (target ?? own)?.focus({ preventScroll: true });
  }, [step, lit]);
  const reason =
    refused &&
    (refused.refusal ? store.speaker.say(`why-${refused.refusal.reason}`, refused.refusal.facts as never) : refused.words);
  return (
    <section
      class="lesson-card"
      ref={card}
      tabIndex={-1}
      data-side={place?.side}
      aria-label={words.say("lesson")}
      style={place ? { left: `${place.left}px`, top: `${place.top}px`, "--at": `${place.at}px` } : { opacity: 0 }}
    >
      <div role="status">
        <h2>{step.heading}</h2>
        <p>{step.sentence}</p>
        {refused && (
          <p class="lesson-refused">{words.say("lesson-not-yet", { reason: reason || words.say("lesson-tap-lit") })}</p>
        )}
      </div>
      {open && <Why step={step} />}
      <div class="lesson-acts">
        {step.why && (
          <button type="button" class="lesson-why" aria-expanded={open} onClick={() => setOpen(!open)}>
            {words.say("lesson-why")} <Icon name={open ? "up" : "down"} />
          </button>
        )}
        {step.reads ? (
          <button type="button" class="button primary" onClick={() => void line.goOn()}>
            {words.say("lesson-on")}
          </button>
        ) : (
          <button type="button" class="button" disabled={showing} onClick={show}>
            {words.say("lesson-show")}
          </button>
        )}
      </div>
    </section>
  );
}

/** Whether something can be chosen now. */
const isChosen = (node: HTMLElement | undefined): node is HTMLElement => node?.dataset["offers"] !== undefined;

/** The reason behind a step, with the section of the rules. */
function Why({ step }: { step: LessonWords }) {
  const store = useStore();
  return (
    <p class="lesson-reason">
      {step.why}{" "}
      {step.rule && (
        <button type="button" class="rule-link" onClick={() => store.openRules(step.rule)}>
          <Icon name="book" /> {store.speaker.say("rule", { rule: step.rule })}
        </button>
      )}
    </p>
  );
}

/** The end of a lesson: play, or the next one. */
function Done({ lesson, line, words }: Props & { lesson: LessonTable }) {
  const { game } = lesson.table;
  const card = useRef<HTMLElement>(null);
  useEffect(() => card.current?.focus(), []);
  return (
    <div class="lesson-end">
      <section class="lesson-card" role="dialog" aria-labelledby="lesson-done" tabIndex={-1} ref={card}>
        <h2 id="lesson-done">{words.say("lesson-done")}</h2>
        <p>{words.say("lesson-done-words")}</p>
        <form method="post" action={linkTo("/play")}>
          <input type="hidden" name="game" value={game} />
          <input type="hidden" name="level" value="page" />
          <button class="button primary">{words.say("lesson-play")}</button>
        </form>
        <div class="lesson-acts">
          <button type="button" class="button" onClick={() => void line.repeat()}>
            {words.say("lesson-again")}
          </button>
          {lesson.next && (
            <a class="button" href={linkTo(`/learn/${game}/${lesson.next.name}`)}>
              {words.say("lesson-next", { title: lesson.next.title })}
            </a>
          )}
        </div>
      </section>
    </div>
  );
}

/** No connection: nothing is lost, and one can try again. */
function Lost({ line, words }: Props) {
  return (
    <div class="lesson-end">
      <section class="lesson-card" role="alert">
        <p>{words.say("lesson-lost")}</p>
        <button type="button" class="button primary" onClick={() => line.wake()}>
          {words.say("lesson-try-again")}
        </button>
      </section>
    </div>
  );
}
