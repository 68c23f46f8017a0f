import { useStore } from "../parts/context";

import type { Speaker } from "../text/speaker";
import type { Panel } from "./panel";

interface Props {
  readonly panel: Panel;
  readonly words: Speaker;
}

/** The panel: a button at the edge of the page, and what it opens. */
export function View({ panel, words }: Props) {
  const store = useStore();
  const open = panel.open.value;
  if ((store.table.value?.status ?? "open") === "open") return null;
  return (
    <>
      <button type="button" class="button debug-tab" aria-expanded={open} onClick={() => (panel.open.value = !open)}>
        {words.say("debug")}
      </button>
      {open && (
        <aside class="debug-panel" aria-label={words.say("debug")}>
          <h2>{words.say("debug")}</h2>
          <Walk panel={panel} words={words} />
          <Seats panel={panel} words={words} />
          <Position panel={panel} words={words} />
        </aside>
      )}
    </>
  );
}

/** Step back and forth; bots wait meanwhile. */
function Walk({ panel, words }: Props) {
  const shown = panel.shown.value;
  const button = (name: "back" | "forth", possible: boolean | undefined) => (
    <button type="button" class="button" disabled={!possible} onClick={() => void panel.step("POST", `/${name}`)}>
      {words.say(`debug-${name}`)}
    </button>
  );
  return (
    <section class="row" aria-label={words.say("debug-steps")}>
      {button("back", shown?.back)}
      {button("forth", shown?.forth)}
      {shown?.held && (
        <button type="button" class="button" onClick={() => void panel.step("POST", "/bots")}>
          {words.say("debug-bots")}
        </button>
      )}
    </section>
  );
}

/** Each seat: look through it, give it to a bot, take it. */
function Seats({ panel, words }: Props) {
  const store = useStore();
  const seats = store.table.value?.seats ?? [];
  return (
    <ul class="debug-seats">
      {seats.map(({ bot, yours }, seat) => {
        const name = store.voice.names.value[seat] ?? "";
        const looking = panel.eyes.value === seat;
        return (
          <li key={seat}>
            <span>{name}</span>
            <button
              type="button"
              class="button"
              aria-pressed={looking}
              aria-label={words.say("debug-look-through", { name })}
              onClick={() => void panel.look(looking ? null : seat)}
            >
              {words.say("debug-look")}
            </button>
            <select
              class="button"
              aria-label={words.say("debug-who", { name })}
              value={bot ?? (yours ? "me" : "")}
              onChange={({ currentTarget: { value } }) =>
                void panel.step("PUT", `/seats/${seat}`, { bot: value === "me" ? null : value })
              }
            >
              {!bot && !yours && <option value="">{name}</option>}
              <option value="me">{words.say("debug-me")}</option>
              {store.game.value?.levels.map((level) => (
                <option key={level} value={level}>
                  {store.speaker.say(`bot-${level}`)}
                </option>
              ))}
            </select>
          </li>
        );
      })}
    </ul>
  );
}

/** The position as JSON, to be edited and loaded, and copied as a test. */
function Position({ panel, words }: Props) {
  const store = useStore();
  const problem = panel.problem.value;
  const known = problem && words.knows(`debug-${problem.code}`);
  return (
    <section class="debug-position">
      <label for="debug-text">{words.say("debug-position")}</label>
      <textarea
        id="debug-text"
        data-seq={panel.shown.value?.seq}
        spellcheck={false}
        value={panel.edited.value ?? panel.shown.value?.position ?? ""}
        aria-invalid={problem !== null}
        onInput={({ currentTarget }) => (panel.edited.value = currentTarget.value)}
      />
      {problem && (
        <p class="problem" role="alert">
          {known ? words.say(`debug-${problem.code}`) : store.voice.excuse(problem)} <code>{problem.detail}</code>
        </p>
      )}
      <p role="status">{panel.done.value && words.say(panel.done.value)}</p>
      <div class="row">
        <button
          type="button"
          class="button primary"
          disabled={panel.edited.value === null}
          onClick={() => void panel.load()}
        >
          {words.say("debug-load")}
        </button>
        <button
          type="button"
          class="button"
          disabled={panel.edited.value === null}
          onClick={() => (panel.edited.value = panel.problem.value = null)}
        >
          {words.say("debug-drop")}
        </button>
        <button type="button" class="button" onClick={() => void panel.copyTest()}>
          {words.say("debug-test")}
        </button>
      </div>
    </section>
  );
}
