import { linkTo, ownPath } from "../live/place";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { dress, prefer, reducedMotion, theme } from "../table/preferences";
import { ASKED } from "../table/passes";
import { useStore, useWords } from "./context";
import { ThisGame } from "./Ending";
import { toggleFullScreen } from "./fullScreen";
import { Icon } from "./Icon";
import { ToEvent } from "./ToEvent";

interface DialogProps {
  readonly title: string;
  readonly close?: () => void;
  /** What the button that closes it says. */
  readonly closing?: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** A modal dialog; it cannot be dismissed without `close`. */
export function Dialog({ title, close, closing = "close", class: kind = "", children }: DialogProps) {
  const say = useWords();
  const node = useRef<HTMLDialogElement>(null);
  useEffect(() => node.current?.showModal(), []);
  return (
    <dialog
      ref={node}
      class={kind}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        close?.();
      }}
    >
      <h2>{title}</h2>
      {children}
      {close && (
        <button type="button" class="button" onClick={close}>
          {say(closing)}
        </button>
      )}
    </dialog>
  );
}

/** Several people at one device: hides the board until the player whose turn it is confirms. */
export function HandOver() {
  const store = useStore();
  const say = useWords();
  const seat = store.handOver.value;
  const hidden = store.latest.value?.seat === null;
  if (seat === null || !hidden || store.theatre.playing.value || store.past.shown.value) return null;
  const name = store.voice.names.value[seat] ?? "";
  const { Badge } = store.board;
  return (
    <Dialog title={say("hand-over", { name })} class="hand-over" key={seat}>
      <Badge seat={seat} view={store.sight.value?.view ?? null} />
      <p>{say("hand-over-hint", { name })}</p>
      <button type="button" class="button primary" autofocus onClick={() => store.face(seat)}>
        {say("hand-over-ready", { name })}
      </button>
    </Dialog>
  );
}

/** A request to step back, with the consent of each other seat. */
export function Consent() {
  const store = useStore();
  const say = useWords();
  const asking = store.table.value?.asking;
  const seat = asking && store.own.value.find((own) => !asking.agreed.includes(own));
  if (!asking || seat === null || seat === undefined) return null;
  const answer = (yes: boolean): void => void store.demand({ type: "consent", seat, yes });
  return (
    <Dialog title={say("ask-undo-question", { who: store.voice.names.value[asking.seat] ?? "" })} key={seat}>
      <p>{say("ask-undo-explain")}</p>
      <div class="row">
        <button type="button" class="button primary" onClick={() => answer(true)}>
          {say("ask-undo-yes")}
        </button>
        <button type="button" class="button" onClick={() => answer(false)}>
          {say("ask-undo-no")}
        </button>
      </div>
    </Dialog>
  );
}

/** The reader's preferences. */
export function Settings() {
  const store = useStore();
  const say = useWords();
  const liked = store.preferences.value;
  if (store.dialog.value !== "settings") return null;
  return (
    <Dialog title={say("settings")} close={() => (store.dialog.value = null)} class="settings">
      <ThisGame />
      <ToEvent class="button quiet" words="tournament-back" />
      <OneOf
        field="confirm"
        values={["game", "always", "never"]}
        value={liked.confirm}
        choose={(confirm) => prefer({ confirm })}
      />
      <OneOf
        field="speed"
        values={["slow", "normal", "fast", "off"]}
        value={liked.speed}
        choose={(speed) => prefer({ speed })}
      />
      {reducedMotion.value && <p class="hint">{say("set-speed-reduced")}</p>}
      <OneOf field="zoom" values={["1", "1.15", "1.3", "1.5"]} value={liked.zoom} choose={(zoom) => prefer({ zoom })} />
      <OneOf field="theme" values={["auto", "light", "dark"]} value={theme.value} choose={dress} />
      <OneOf
        field="windows"
        values={ASKED}
        value={liked.windows}
        choose={(windows) => {
          prefer({ windows });
          if (typeof store.faced.value === "number") store.passes.tell(store.faced.value);
        }}
      />
      <YesNo field="sound" />
      <YesNo field="text" />
      <YesNo field="shortcuts" />
      {store.table.value?.learning && <YesNo field="mistakes" />}
      <Languages />
      {document.fullscreenEnabled && (
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            store.dialog.value = null;
            toggleFullScreen();
          }}
        >
          <Icon name="full" /> {say("full-screen")}
        </button>
      )}
      <button type="button" class="button quiet" onClick={() => (store.dialog.value = "keys")}>
        <Icon name="keyboard" /> {say("keys")}
      </button>
    </Dialog>
  );
}

interface OneOfProps<Value extends string> {
  readonly field: string;
  readonly values: readonly Value[];
  readonly value: Value;
  choose(value: Value): void;
}

function OneOf<Value extends string>({ field, values, value, choose }: OneOfProps<Value>) {
  const say = useWords();
  return (
    <fieldset>
      <legend>{say(`set-${field}`)}</legend>
      <div class="segments">
        {values.map((each) => (
          <label key={each}>
            <input type="radio" name={field} checked={each === value} onChange={() => choose(each)} />
            <span>{say(`set-${field}-${each.replace(".", "-")}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function YesNo({ field }: { field: "sound" | "text" | "shortcuts" | "mistakes" }) {
  const chosen = useStore().preferences.value[field];
  return (
    <label class="yes-no">
      <input type="checkbox" checked={chosen} onChange={(event) => prefer({ [field]: event.currentTarget.checked })} />
      <span>{useWords()(`set-${field}`)}</span>
    </label>
  );
}

/** The language is kept by the server, so that all pages speak it. */
function Languages() {
  const say = useWords();
  const { language } = useStore().speaker;
  return (
    <form class="row" method="post" action={linkTo("/preferences")}>
      <input type="hidden" name="next" value={ownPath()} />
      <span>{say("set-language")}</span>
      {(["en", "ja"] as const).map((code) => (
        <button
          key={code}
          type="submit"
          class="button"
          name="language"
          value={code}
          lang={code}
          aria-pressed={code === language}
        >
          {code === "en" ? "English" : "日本語"}
        </button>
      ))}
    </form>
  );
}

const KEYS = [
  ["← → ↑ ↓", "arrows"],
  ["N", "next"],
  ["Enter", "enter"],
  ["Esc", "escape"],
  ["I", "info"],
  ["U", "undo"],
  ["O", "list"],
  ["L", "log"],
  ["R", "rules"],
  ["T", "talk"],
  ["← → Home End", "replay"],
  ["Space", "play"],
  ["?", "help"],
] as const;

export function Keys() {
  const store = useStore();
  const say = useWords();
  if (store.dialog.value !== "keys") return null;
  return (
    <Dialog title={say("keys")} close={() => (store.dialog.value = null)}>
      <dl class="keys">
        {KEYS.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{say(`key-${what}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
