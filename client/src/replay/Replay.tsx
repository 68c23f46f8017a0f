import { useComputed } from "@preact/signals";
import type { ComponentChild, ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { useStore } from "../parts/context";
import { Icon } from "../parts/Icon";
import { Mark as Badge } from "../parts/Mark";
import { ProblemLine } from "../parts/Prompt";
import type { Reading } from "../analysis/reading";
import { Player } from "../table/player";
import type { Speaker } from "../text/speaker";
import { CopyLink } from "./CopyLink";
import { Present, Presentation } from "./Presentation";
import { Eyes } from "./Eyes";
import { pressed, type Ways } from "./keys";
import { type Mark, markBeside, marksOf } from "./marks";
import { Sign, type SignName } from "./signs";
import { Slider } from "./Slider";
import { PlayOn, WhatIf } from "./WhatIf";
import { wordsAt, wordsOf } from "./words";

/** What draws the analysis of a finished game, and what it draws. */
export type Analysed = typeof import("../analysis") & { readonly reading: Reading };

interface Props {
  readonly words: Speaker;
  /** Null while the game goes on. */
  readonly analysed: Analysed | null;
}

/** The controls with which a game is seen again: what happened at the moment, a slider over all moments, and the ways along it. */
export function Replay({ words, analysed }: Props) {
  const store = useStore();
  const { past } = store;
  const slider = useRef<HTMLInputElement>(null);
  const [player] = useState(() => new Player(past, () => store.news.last.value));
  const stops = useComputed(() =>
    marksOf(store.board, store.journal.value.entries, store.latest.value?.sight.ranking ?? null),
  );
  const marks = analysed?.reading.steps.value ?? stops.value;
  const moments = useComputed(() => store.journal.value.entries.map(({ seq }) => seq)).value;
  const at = past.wanted.value ?? past.shown.value?.seq ?? 0;
  const ways = waysOf(past.walk.bind(past), past.seek.bind(past), player, moments, marks, () => at);
  const told = `${store.speaker.say("past-of", { seq: Math.max(0, moments.indexOf(at)), last: moments.length - 1 })}. ${wordsAt(store, words, at)}${analysed?.reading.chancesAt(at) ?? ""}`;

  const [playsOn, setPlaysOn] = useState(false);
  const latest = useRef(ways);
  latest.current = ways;
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => pressed(event, latest.current);
    document.addEventListener("keydown", press);
    if (!document.activeElement || document.activeElement === document.body) slider.current?.focus({ preventScroll: true });
    return () => {
      document.removeEventListener("keydown", press);
      player.stop();
    };
  }, []);
  useEffect(() => {
    if (document.activeElement !== slider.current) store.voice.speak(told); // the slider says it by itself
  }, [past.shown.value]);

  const seek = (moment: number): void => {
    player.stop();
    void past.seek(moment);
  };
  const halt = (): void => player.stop();
  const whole = analysed?.reading.isThere.value ? analysed : null;

  return (
    <Within analysed={analysed}>
      {store.isOver.value && <Presentation words={words} />}
      <section class={`prompt past replay ${whole ? "analysed" : ""}`} aria-label={store.speaker.say("past")}>
        {whole && (
          <whole.Aside halt={halt}>
            <Moment words={words} at={at} />
          </whole.Aside>
        )}
        <div class="prompt-body">
          {whole ? <whole.Curve at={at} seek={seek} halt={halt} /> : <Moment words={words} at={at} />}
          {analysed && <analysed.Offer />}
          <ProblemLine />
          <div class="replay-about">
            {store.isOver.value && <Eyes words={words} />}
            {store.isOver.value && <WhatIf words={words} open={() => setPlaysOn(true)} />}
            {store.isOver.value && <Present words={words} />}
            <CopyLink words={words} />
            <button type="button" class={`button replay-leave ${analysed ? "" : "primary"}`} onClick={() => past.leave()}>
              <Icon name="close" /> <span class="replay-name">{store.speaker.say("past-now")}</span>
            </button>
          </div>
          <Slider
            moments={moments}
            at={at}
            marks={marks}
            name={words.say("replay-moment")}
            words={told}
            input={slider}
            seek={seek}
          />
          <Buttons words={words} ways={ways} player={player} hasMarks={marks.length > 0} />
          <p class="replay-count" aria-hidden="true">
            {Math.max(0, moments.indexOf(at))} / {moments.length - 1}
          </p>
        </div>
      </section>
      {playsOn && <PlayOn words={words} close={() => setPlaysOn(false)} />}
    </Within>
  );
}

/** Lets what is within read the analysis, if there is one. */
function Within({ analysed, children }: { readonly analysed: Analysed | null; readonly children: ComponentChildren }) {
  if (!analysed) return <>{children}</>;
  return <analysed.ReadingContext.Provider value={analysed.reading}>{children}</analysed.ReadingContext.Provider>;
}

/** What happened at the moment that is shown. */
function Moment({ words, at }: { readonly words: Speaker; readonly at: number }) {
  const store = useStore();
  const happening = store.past.shown.value?.happening;
  return (
    <p class="sentence replay-words" data-at={at}>
      {happening && happening.seat !== null && <Badge seat={happening.seat} />}{" "}
      <span>{wordsOf(store, words, happening)}</span>
    </p>
  );
}

function waysOf(
  walk: (step: -1 | 1) => Promise<boolean>,
  seek: (at: number) => Promise<void>,
  player: Player,
  moments: readonly number[],
  marks: readonly Mark[],
  at: () => number,
): Ways {
  const go = (to: number | undefined): void => {
    player.stop();
    if (to !== undefined) void seek(to);
  };
  return {
    step: (by) => {
      player.stop();
      void walk(by);
    },
    jump: (by) => go(markBeside(marks, at(), by)?.at),
    end: (which) => go(which === "first" ? moments[0] : moments.at(-1)),
    toggle: () => player.toggle(),
  };
}

interface ButtonsProps {
  readonly words: Speaker;
  readonly ways: Ways;
  readonly player: Player;
  readonly hasMarks: boolean;
}

function Buttons({ words, ways, player, hasMarks }: ButtonsProps) {
  const { speaker } = useStore();
  const playing = player.playing.value;
  const speed = words.say(`replay-speed-${player.speed.value}`);
  const sign = (name: SignName) => <Sign name={name} />;
  return (
    <div class="replay-buttons">
      {hasMarks && (
        <Way name={words.say("replay-mark-before")} sign={sign("rewind")} press={() => ways.jump(-1)} kind="replay-jump" />
      )}
      <Way name={speaker.say("past-previous")} sign={<Icon name="left" />} press={() => ways.step(-1)} />
      <Way
        name={words.say(playing ? "replay-pause" : "replay-play")}
        sign={sign(playing ? "pause" : "play")}
        press={() => ways.toggle()}
        kind="main"
      />
      <Way name={speaker.say("past-next")} sign={<Icon name="right" />} press={() => ways.step(1)} />
      {hasMarks && (
        <Way name={words.say("replay-mark-next")} sign={sign("forward")} press={() => ways.jump(1)} kind="replay-jump" />
      )}
      <button
        type="button"
        class="button quiet replay-speed"
        aria-label={words.say("replay-speed", { speed })}
        onClick={() => player.quicken()}
      >
        {speed}
      </button>
    </div>
  );
}

interface WayProps {
  readonly name: string;
  readonly sign: ComponentChild;
  readonly press: () => void;
  readonly kind?: "main" | "replay-jump";
}

function Way({ name, sign, press, kind }: WayProps) {
  return (
    <button type="button" class={`button replay-way ${kind ?? ""}`} title={name} aria-label={name} onClick={press}>
      {sign}
    </button>
  );
}
