import { linkTo } from "../live/place";
import { useState } from "preact/hooks";
import type { Panel } from "../table/store";
import { SeenLate } from "./AgreedSpectators";
import { useStore, useWords } from "./context";
import { toggleFullScreen } from "./fullScreen";
import { Icon, type IconName } from "./Icon";
import { Home } from "./NextTable";
import { ToEvent } from "./ToEvent";
import { uiOf } from "./ui";

/** The page's header: game, progress, connection, tools. */
export function Header() {
  const store = useStore();
  const say = useWords();
  const sight = store.sight.value;
  const { Progress } = store.board;
  return (
    <header class="bar">
      <Home />
      <div class="title" style={{ "--ems": emsOf(say("game-title")) }}>
        <h1>{say("game-title")}</h1>
        {sight && <Progress view={sight.view} ui={uiOf(store)} />}
      </div>
      {store.table.value?.origin && <Origin />}
      <ToEvent class="learning" words="tournament" />
      {store.table.value?.learning && <Learning />}
      {store.table.value?.from_file && <FromFile />}
      {store.table.value?.began_elsewhere && <BeganElsewhere />}
      <SeenLate />
      <Watching />
      <Line />
      <nav class="tools" aria-label={say("tools")}>
        {sight && <PanelButton panel="log" icon="log" />}
        <PanelButton panel="rules" icon="book" />
        <TalkButton />
        {document.fullscreenEnabled && <Tool icon="full" label={say("full-screen")} press={toggleFullScreen} quiet />}
        <Tool icon="settings" label={say("settings")} press={() => (store.dialog.value = "settings")} />
      </nav>
    </header>
  );
}

/** About how wide words are in the face of titles, in its size: a letter half of it, a sign of Japanese all of it. */
const emsOf = (words: string): number => [...words].reduce((sum, sign) => sum + (sign > "\u2e80" ? 1 : 0.48), 0);

function PanelButton({ panel, icon }: { panel: Exclude<Panel, null>; icon: IconName }) {
  const store = useStore();
  const open = store.panel.value === panel;
  return (
    <Tool icon={icon} label={useWords()(panel)} pressed={open} press={() => (store.panel.value = open ? null : panel)} />
  );
}

/** Opens the talk, where there is somebody to talk to; with the number of new lines. */
function TalkButton() {
  const store = useStore();
  const say = useWords();
  const unread = store.talk.unread.value;
  if (!store.table.value?.talk) return null;
  const open = store.panel.value === "talk";
  return (
    <span class={unread > 0 && !open ? "has-news" : undefined}>
      <Tool
        icon="message"
        label={unread > 0 && !open ? say("talk-unread", { count: unread }) : say("talk")}
        pressed={open}
        press={() => (store.panel.value = open ? null : "talk")}
      />
      {unread > 0 && !open && (
        <span class="news-count" aria-hidden="true">
          {unread}
        </span>
      )}
    </span>
  );
}

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  readonly pressed?: boolean;
  readonly press: () => void;
  /** The name is for screen readers only. */
  readonly quiet?: boolean;
}

function Tool({ icon, label, pressed, press, quiet }: ToolProps) {
  return (
    <button type="button" class="tool" aria-pressed={pressed} title={quiet ? label : undefined} onClick={press}>
      <Icon name={icon} />
      <span class={quiet ? "unseen" : "tool-name"}>{label}</span>
    </button>
  );
}

/** The state of the connection: a dot that says its word on a tap while connected, words otherwise. */
function Line() {
  const { connection } = useStore();
  const say = useWords();
  const [told, setTold] = useState(false);
  const state = connection.state.value;
  const words = say(state === "live" && connection.via.value === "stream" ? "connection-stream" : `connection-${state}`);
  return (
    <div class={`line ${state} ${told ? "told" : ""}`}>
      <button type="button" class="line-dot" title={words} onClick={() => setTold(!told)} onBlur={() => setTold(false)}>
        {state === "lost" ? <Icon name="offline" /> : <span class="dot" />}
        <span class="unseen">{say("connection")}</span>
      </button>
      <span class="line-words" role="status">
        {words}
      </span>
    </div>
  );
}

/** At a table that plays on from a game: the way back to that moment of it. */
function Origin() {
  const origin = useStore().table.value?.origin;
  const say = useWords();
  if (!origin) return null;
  return (
    <a class="learning origin" href={linkTo(`/t/${origin.table}?at=${origin.at}&seat=${origin.seat}`)}>
      <Icon name="eye" /> {say("origin", { at: origin.at })}
    </a>
  );
}

/** Says that this is a learning table; on a phone, the way to a hint. */
function Learning() {
  const store = useStore();
  const say = useWords();
  const { hints } = store;
  return (
    <>
      {!store.table.value?.origin && (
        <p class="learning" title={say("learning-hint")}>
          <Icon name="hat" /> {say("learning")}
        </p>
      )}
      {store.ask.value && (
        <button
          type="button"
          class="tool hint-tool"
          aria-pressed={hints.opened.value !== "shut"}
          onClick={() => void hints.press()}
        >
          <Icon name="bulb" />
          <span class="unseen">{say("hint")}</span>
        </button>
      )}
    </>
  );
}

/** Says that the game was opened from a record, and whose the names are. */
function FromFile() {
  const say = useWords();
  return (
    <p class="learning" title={say("from-file-hint")}>
      <Icon name="save" /> <span class="unseen">{say("from-file")}</span>
    </p>
  );
}

/** Says that the game was handed over by another arena, where people could have looked at what is hidden. */
function BeganElsewhere() {
  const say = useWords();
  return (
    <p class="learning" title={say("began-elsewhere-hint")}>
      <Icon name="share" /> <span class="unseen">{say("began-elsewhere")}</span>
    </p>
  );
}

function Watching() {
  const count = useStore().table.value?.watching ?? 0;
  const words = useWords()("watching", { count });
  if (count === 0) return null;
  return (
    <p class="watching">
      <span aria-hidden="true" title={words}>
        <Icon name="eye" /> {count}
      </span>
      <span class="unseen">{words}</span>
    </p>
  );
}
