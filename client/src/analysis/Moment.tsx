import type { ComponentChild, ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Icon, type IconName } from "../parts/Icon";
import { Mark as Badge } from "../parts/Mark";
import { sentences } from "../text/breath";
import { newId, playOn } from "../replay/WhatIf";
import type { Advice, JudgedMoment, Seat } from "../wire";
import { SIGNS } from "./Curve";
import { alsoGood, compared, costOf, EQUAL, pegsOf, signed, tenths } from "./figures";
import type { Mark } from "./marks";
import { useReading } from "./reading";

interface Props {
  readonly halt: () => void;
  /** What happened, in words. */
  readonly children: ComponentChildren;
}

/** The moment that is shown: the luck with which it came about, and the decision that follows. */
export function Moment({ halt, children }: Props) {
  const { here, luckHere } = useReading();
  return (
    <section class="analysis-moment">
      {!luckHere.value && <div class={here.value ? "analysis-before" : undefined}>{children}</div>}
      {luckHere.value && <Luck mark={luckHere.value} />}
      {here.value ? <Decision moment={here.value} /> : !luckHere.value && <Found />}
      <Jumps halt={halt} />
    </section>
  );
}

/** What was done where something was at stake; how good it was, and what would have been better. */
function Decision({ moment }: { readonly moment: JudgedMoment }) {
  const reading = useReading();
  const { words, store } = reading;
  const { seat, played, word, kept, at } = moment;
  const name = reading.name(seat);
  const shown = compared(moment);
  const lost = played.behind >= EQUAL;
  const cost = costOf(played);
  const also = alsoGood(moment);
  return (
    <>
      <p class="analysis-who">
        {word && <Sign kind={word} />}
        <Badge seat={seat} />
        <span>{words.say(kept ? "decision-kept" : "decision", { name })}</span>
        <Switch seat={seat} />
      </p>
      <h3>{said(reading.played(at)) || words.say("played-fallback", { name, answer: answerOf(played) })}</h3>
      {shown.length > 0 ? (
        <ul class="analysis-answers">
          <Row advice={played} kind={lost ? "played" : "best"} words={words.say("played", { answer: answerOf(played) })} />
          {shown.map((advice) => (
            <Row
              key={JSON.stringify(advice.answer)}
              advice={advice}
              kind={lost ? "best" : "other"}
              words={words.say(lost ? "better" : "worse", { answer: answerOf(advice) })}
              reasons={moment.reasons?.map((reason) => store.voice.reason(reason))}
            />
          ))}
        </ul>
      ) : null}
      <p class={lost ? "analysis-cost lost" : "analysis-cost"}>
        {lost || shown.length === 0 ? words.say(cost.name, cost.args) : words.say("good")}
      </p>
      {lost && also.length > 0 && <p>{words.say("also", { answers: store.speaker.list(also.map(answerOf)) })}</p>}
      {lost && <p class="analysis-source">{words.say("known", { name, worlds: moment.worlds })}</p>}
      <div class="analysis-ifs">
        <If moment={moment} anew={false} />
        <If moment={moment} anew />
      </div>
    </>
  );

  function answerOf({ answer }: Advice): string {
    return store.voice.labels.value.answer(answer);
  }
}

/** The first sentence alone: what follows is the consequence, which one sees. */
const said = (words: string): string => /^.*?[.!?。！？](?=\s|$|[^\s.])/u.exec(words)?.[0] ?? words;

interface RowProps {
  readonly advice: Advice;
  readonly kind: "played" | "best" | "other";
  readonly words: string;
  /** Why it is good. */
  readonly reasons?: readonly string[] | undefined;
}

/** What an answer was worth: ten pegs, and in how many games of ten it wins. */
function Row({ advice, kind, words, reasons = [] }: RowProps) {
  const reading = useReading();
  return (
    <li class={kind}>
      <span>{words}</span>
      <span class="analysis-pegs" aria-hidden="true">
        {pegsOf(advice.worth).map((full, peg) => (
          <i key={peg} style={{ "--full": full }} />
        ))}
      </span>
      <span class="analysis-count">{reading.words.say("chance", { count: tenths(advice.worth) })}</span>
      {reasons.length > 0 && <span class="analysis-reasons">{sentences(reasons)}</span>}
    </li>
  );
}

/** Through the eyes of who decided, or with all cards open. */
function Switch({ seat }: { readonly seat: Seat }) {
  const reading = useReading();
  const { past } = reading.store;
  const side = (to: Seat | null, words: string): ComponentChild => (
    <button type="button" aria-pressed={past.seat.value === to} onClick={() => void past.face(to)}>
      {words}
    </button>
  );
  return (
    <span class="analysis-switch">
      {side(seat, reading.words.say("switch-seat", { name: reading.name(seat) }))}
      {side(null, reading.words.say("switch-all"))}
    </span>
  );
}

/** Plays on from this decision, in the place of who took it. */
function If({ moment: { at, seat, played }, anew }: { readonly moment: JudgedMoment; readonly anew: boolean }) {
  const reading = useReading();
  const { store, words } = reading;
  const [id] = useState(newId);
  const press = (): void => void playOn(store, { at: reading.before(at), seat, anew, level: "squire", id });
  return (
    <button type="button" class={anew || played.behind < EQUAL ? "button" : "button primary"} onClick={press}>
      <span>
        {words.say("play-on")} <small>{words.say(anew ? "as-known" : "as-it-was", { name: reading.name(seat) })}</small>
      </span>
    </button>
  );
}

function Luck({ mark: { seat, moment } }: { readonly mark: Mark }) {
  const reading = useReading();
  const change = signed(Math.round(100 * (moment.luck[seat] ?? 0)));
  const happened = reading.told(moment.at, reading.following(moment.at));
  return (
    <div class="analysis-luck">
      <p class="analysis-who">
        <Sign kind="luck" />
        <Badge seat={seat} />
        <b>{reading.words.say("luck-here", { name: reading.name(seat), change })}</b>
      </p>
      {happened && <p class="analysis-happened">{happened}</p>}
      <p class="analysis-source">{reading.words.say("luck-words")}</p>
    </div>
  );
}

/** Where no decision follows: what was found in all. */
function Found() {
  const reading = useReading();
  const { words, findings, whose } = reading;
  const seats = (findings.told.value?.seats ?? []).filter(({ seat }) => whose.value === null || seat === whose.value);
  const sum = (of: "blunders" | "mistakes" | "inexact"): number => seats.reduce((all, each) => all + each[of], 0);
  const counts = { blunders: sum("blunders"), mistakes: sum("mistakes"), inexact: sum("inexact") };
  if (Object.values(counts).every((count) => count === 0)) return null;
  return (
    <>
      <p class="analysis-who">{words.say("summary")}</p>
      <h3>{words.say("counts", counts)}</h3>
    </>
  );
}

/** Says kindly that nothing was found, as surely as that can be said of the game. */
function Perfect() {
  const { words, findings, isComplete, whose, name } = useReading();
  const told = findings.told.value;
  if (!isComplete.value || !told) return null;
  if (told.doubts.some((doubt) => doubt === "fails-words" || doubt === "unmeasured"))
    return <p class="analysis-cost">{words.say("perfect-unsure")}</p>;
  return (
    <p class="analysis-cost">
      {whose.value === null ? words.say("perfect-all") : words.say("perfect", { name: name(whose.value) })}
    </p>
  );
}

/** The ways from mark to mark. */
function Jumps({ halt }: { readonly halt: () => void }) {
  const reading = useReading();
  const marks = reading.asked(false);
  const here = marks.findIndex(({ moment }) => moment === reading.here.value);
  return (
    <>
      {marks.length === 0 && <Perfect />}
      {reading.marks.value.length > 0 && (
        <nav class="analysis-jumps" aria-label={reading.words.say("list")}>
          {marks.length > 0 && (
            <>
              <Jump to={reading.beside(-1, false)} name="mistake-before" halt={halt} sign="left" />
              <span>
                {here < 0
                  ? reading.words.say("mistakes", { count: marks.length })
                  : reading.words.say("mistake-of", { number: here + 1, count: marks.length })}
              </span>
              <Jump to={reading.beside(1, false)} name="mistake-next" halt={halt} sign="right" />
            </>
          )}
          <Jump to={reading.beside(1, true)} name="luck-next" halt={halt} />
        </nav>
      )}
    </>
  );
}

interface JumpProps {
  readonly to: Mark | undefined;
  readonly name: string;
  readonly halt: () => void;
  /** What stands for the name, if it does not stand there itself. */
  readonly sign?: IconName;
}

function Jump({ to, name, halt, sign }: JumpProps) {
  const reading = useReading();
  const press = (): void => {
    halt();
    if (to) void reading.go(to);
  };
  return (
    <button type="button" class="button quiet" title={reading.words.say(name)} disabled={!to} onClick={press}>
      {!sign && <span aria-hidden="true">{reading.words.say(`${name}.short`)}</span>}
      <span class="unseen">{reading.words.say(name)}</span> <Icon name={sign ?? "right"} />
    </button>
  );
}

export function Sign({ kind }: { readonly kind: Mark["kind"] }) {
  const name = useReading().words.say(`mark-${kind}`);
  return (
    <b class={`analysis-sign ${kind}`} title={name}>
      <span aria-hidden="true">{SIGNS[kind]}</span>
      <span class="unseen">{name}</span>
    </b>
  );
}
