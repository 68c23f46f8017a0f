import { useComputed, useSignalEffect } from "@preact/signals";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { AfterGame } from "./AfterGame";
import { Announcements } from "./Announcements";
import { BeforeGame } from "./BeforeGame";
import { Closed, CloseTable } from "./Closing";
import { useStore, useWords } from "./context";
import { Consent, HandOver, Keys, Settings } from "./dialogs";
import { Resigning } from "./Ending";
import { Header } from "./Header";
import { isWhole, Later, openInParts } from "./Later";
import { Naming } from "./Naming";
import { Pointer } from "./Pointer";
import { Prompt } from "./Prompt";
import { Seats } from "./Seats";
import { Side } from "./Side";
import { Since } from "./Since";
import { Agreement, ProposeTime } from "./Timing";
import { useKeys } from "./keys";
import { growth } from "../kit/layout/window";
import { uiOf } from "./ui";
import type { Sight } from "../wire";

/** The whole page of a table. */
export function App() {
  const store = useStore();
  const status = store.table.value?.status;
  useKeys(store);
  const Bar = store.bar.value ?? Header;
  const Hint = store.hints.view.value;
  const InAdvance = store.ahead.view.value;
  return (
    <>
      {store.sight.value && <Skip />}
      <Bar />
      {status === undefined ? (
        <Waiting />
      ) : status === "open" ? (
        <>
          <BeforeGame />
          {store.panel.value !== "log" && <Side />}
        </>
      ) : status === "closed" ? (
        <Closed />
      ) : (
        <Playing />
      )}
      {Hint && <Hint />}
      {InAdvance && <InAdvance />}
      <Said />
      <Announcements />
      <Naming />
      <HandOver />
      <Consent />
      <Agreement />
      <ProposeTime />
      <Resigning />
      <CloseTable />
      <Settings />
      <Keys />
    </>
  );
}

/** Leads past the bar and the board. */
function Skip() {
  const say = useWords();
  const skip = (event: Event): void => {
    event.preventDefault();
    document.getElementById("question")?.focus();
  };
  return (
    <a class="skip" href="#question" onClick={skip}>
      {say("prompt")}
    </a>
  );
}

/** Announces events to screen readers. */
function Said() {
  const { said } = useStore().voice;
  return (
    <div class="unseen" role="log">
      {said.value.map(({ number, words }) => (
        <p key={number}>{words}</p>
      ))}
    </div>
  );
}

function Waiting() {
  const say = useWords();
  return (
    <main class="waiting">
      <p>{say("loading")}</p>
    </main>
  );
}

/**
 * Names the game that is played, the place of what happened since, and whether there are clocks, at the body: style sheets
 * that asked for the board by `:has` would be asked anew at each change within it.
 */
function usePageOf(playing: string | null, since: string, clocks: boolean): void {
  useLayoutEffect(() => {
    const page = document.body.dataset;
    if (playing === null) return undefined;
    Object.assign(page, { playing, since });
    if (clocks) page["clocks"] = "";
    return () => {
      delete page["playing"];
      delete page["since"];
      delete page["clocks"];
    };
  }, [playing, since, clocks]);
}

function Playing() {
  const sight = useStore().sight.value;
  return sight ? <Played sight={sight} /> : <Waiting />;
}

/** The table in play. It opens in parts: the question and the hand first, then players, board and panel, a part a frame. */
function Played({ sight }: { readonly sight: Sight }) {
  const store = useStore();
  const say = useWords();
  useState(() => void openInParts());
  const root = useRef<HTMLDivElement>(null);
  const loft = useRef<HTMLDivElement>(null);
  const ui = useComputed(() => uiOf(store)).value; // the same as long as nothing of it changes
  useSignalEffect(() => {
    root.current?.toggleAttribute("data-whole", isWhole.value);
    store.stage.value = isWhole.value && root.current && loft.current ? { root: root.current, loft: loft.current } : null;
  });
  usePageOf(store.table.value?.game ?? null, store.board.since ?? "above", !!store.table.value?.tempo);
  const seen = { view: sight.view, ui };
  const { Board, Hand } = store.board;
  const hasHand = !store.past.shown.value || store.eyes.value !== null;
  return (
    <div
      class={`playing ${store.isBeside() ? "with-side" : ""} ${store.past.shown.value ? "in-past" : ""}`}
      data-over={store.isOver.value ? "" : undefined}
      ref={root}
    >
      <main class="stage" onClick={() => store.skip()}>
        <h2 class="unseen">{say("table")}</h2>
        <Later>
          <Seats seen={seen} />
        </Later>
        <section
          class="board"
          aria-label={say("table")}
          style={{ zoom: Number(store.preferences.value.zoom) * growth.value }}
        >
          <Later>
            <Board {...seen} />
          </Later>
        </section>
        <Pointer seen={seen} />
      </main>
      <div class="dock">
        <Since />
        <Prompt />
        {hasHand && <Hand {...seen} />}
      </div>
      <Later>
        <Side />
        <AfterGame />
      </Later>
      <div class="loft" ref={loft} aria-hidden="true" inert />
    </div>
  );
}
