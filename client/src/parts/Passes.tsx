import { useState } from "preact/hooks";
import { want } from "../table/preferences";
import { type Asked, ASKED } from "../table/passes";
import type { PassAhead, WindowName } from "../wire";
import { useStore, useWords } from "./context";
import { Icon } from "./Icon";
import { Ended, Orders } from "./Orders";

/** Passes in advance: what stands, why one is asked again, and more ways to pass beside the one for this window alone. */
export function Passes() {
  const store = useStore();
  const seat = store.faced.value;
  const window = store.sight.value?.decision?.window;
  if (!store.current.value || typeof seat !== "number") return null;
  if (!window) return <Orders seat={seat} />;
  const told = store.passes.told.value;
  const stands = !store.ask.value && (told?.passing || told?.ahead.length);
  if (stands)
    return (
      <Stop words={words(told.passing === null ? told.ahead[0] : undefined)} stop={() => void store.passes.stop(seat)} />
    );
  if (told?.nothing && !store.ask.value) return <Soon pass={() => store.passes.run(seat)} />;
  if (!store.choice.options.value.some(({ type }) => type === "Pass")) return null;
  const only = told?.nothing ? () => void store.passOnly() : null;
  return <More window={window} give={(ahead) => store.passes.ahead(seat, ahead)} ended={told?.ended ?? null} only={only} />;
}

/** What was passed in advance, as the name of a message with its stretch. */
const words = (ahead: PassAhead | undefined): readonly [string, string] | null =>
  ahead
    ? ahead.stretch
      ? [ahead.window ? "passing-this" : "passing-to-end", ahead.stretch]
      : ["passing-until-news", ""]
    : null;

/** One can act in this run of windows, and is not asked yet. */
function Soon({ pass }: { pass(): void }) {
  const say = useWords();
  return (
    <div class="passes">
      <p class="hint">{say("pass-soon")}</p>
      <button type="button" class="button quiet" onClick={pass}>
        {say("pass-now")}
      </button>
    </div>
  );
}

function Stop({ words, stop }: { readonly words: readonly [string, string] | null; stop(): void }) {
  const say = useWords();
  return (
    <div class="passes">
      {words && <p class="hint">{say(words[0], { stretch: words[1] && say(`stretch-${words[1]}`) })}</p>}
      <button type="button" class="button quiet" onClick={stop}>
        <Icon name="close" /> {say("pass-stop")}
      </button>
    </div>
  );
}

interface MoreProps {
  readonly window: WindowName;
  readonly ended: string | null;
  /** Passes this window alone, where a pass counts until something happens. */
  readonly only: (() => void) | null;
  give(ahead: Partial<PassAhead>): void;
}

function More({ window, ended, only, give }: MoreProps) {
  const store = useStore();
  const say = useWords();
  const [open, setOpen] = useState(false);
  const stretches = Object.keys(window.stretches);
  const later = only && store.choice.options.value.length === 1;
  const of = (stretch: string) => ({ stretch: say(`stretch-${stretch}`) });
  return (
    <div class="passes">
      {ended && <Ended why={ended} orders={store.passes.told.value?.ended_orders ?? []} />}
      {later && <p class="hint">{say("pass-later")}</p>}
      {only && (
        <button type="button" class="button quiet" onClick={only}>
          {say("pass-only")}
        </button>
      )}
      <button type="button" class="button quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
        {say("pass-on")}
      </button>
      {open && (
        <div class="pass-ways">
          <button type="button" class="button" onClick={() => give({ news: true })}>
            {say("pass-until-news")}
          </button>
          {stretches.map((stretch) => (
            <button key={stretch} type="button" class="button" onClick={() => give({ stretch })}>
              {say("pass-to-end", of(stretch))}
            </button>
          ))}
          {stretches.slice(0, 1).map((stretch) => (
            <button key={stretch} type="button" class="button" onClick={() => give({ stretch, window: window.name })}>
              {say("pass-this", of(stretch))}
            </button>
          ))}
          {store.speaker.knows(`window-${window.name}`) && <HowToAsk window={window.name} />}
        </div>
      )}
    </div>
  );
}

/** How one wants to be asked in windows of this name, from now on. */
function HowToAsk({ window }: { readonly window: string }) {
  const store = useStore();
  const say = useWords();
  const game = store.table.value?.game ?? "";
  const liked = store.preferences.value;
  const choose = (how: string): void => {
    void want(game, window, how as Asked).then((problem) => (store.problem.value = problem));
    if (typeof store.faced.value === "number") store.passes.tell(store.faced.value);
  };
  return (
    <label class="how-to-ask">
      <span>{say("ask-in-window", { window: say(`window-${window}`) })}</span>
      <select value={liked.asked[game]?.[window] ?? liked.windows} onChange={(event) => choose(event.currentTarget.value)}>
        {ASKED.map((each) => (
          <option key={each} value={each}>
            {say(`set-windows-${each}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
