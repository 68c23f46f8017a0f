import type { Panel } from "../table/store";
import { useStore, useWords } from "./context";
import { Icon, type IconName } from "./Icon";
import { uiOf } from "./ui";

/** The page's header: game, progress, connection, tools. */
export function Header() {
  const store = useStore();
  const say = useWords();
  const sight = store.sight.value;
  const { Progress } = store.board;
  return (
    <header class="bar">
      <a class="home" href="/" aria-label={say("home")}>
        <span class="mark" aria-hidden="true" />
      </a>
      <div class="title">
        <h1>{say("game-title")}</h1>
        {sight && <Progress view={sight.view} ui={uiOf(store)} />}
      </div>
      <Watching />
      <Line />
      <nav class="tools" aria-label={say("tools")}>
        {sight && <PanelButton panel="log" icon="log" />}
        <PanelButton panel="rules" icon="book" />
        <Tool icon="settings" label={say("settings")} press={() => (store.dialog.value = "settings")} />
      </nav>
    </header>
  );
}

function PanelButton({ panel, icon }: { panel: Exclude<Panel, null>; icon: IconName }) {
  const store = useStore();
  const open = store.panel.value === panel;
  return (
    <Tool icon={icon} label={useWords()(panel)} pressed={open} press={() => (store.panel.value = open ? null : panel)} />
  );
}

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  readonly pressed?: boolean;
  readonly press: () => void;
}

function Tool({ icon, label, pressed, press }: ToolProps) {
  return (
    <button type="button" class="tool" aria-pressed={pressed} onClick={press}>
      <Icon name={icon} />
      <span class="tool-name">{label}</span>
    </button>
  );
}

/** The state of the connection: a dot while connected, words otherwise. */
function Line() {
  const { connection } = useStore();
  const say = useWords();
  const state = connection.state.value;
  const words = say(state === "live" && connection.via.value === "stream" ? "connection-stream" : `connection-${state}`);
  return (
    <p class={`line ${state}`} role="status">
      {state === "lost" ? <Icon name="offline" /> : <span class="dot" aria-hidden="true" title={words} />}
      <span class="line-words">{words}</span>
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
