import type { Spectators } from "../wire";
import { Choice } from "./AgreedTime";
import { useAgree, useHope } from "./change";
import { useStore, useWords } from "./context";
import { Icon } from "./Icon";

const WELCOME: readonly Spectators["welcome"][] = ["all", "friends", "nobody"];
const DELAYS: readonly Spectators["delay"][] = ["none", "moves-3", "moves-10", "minutes-5"];

/** What the server makes of this: with open hands there is always a delay. */
const settled = (spectators: Spectators): Spectators =>
  spectators.hands && spectators.delay === "none" ? { ...spectators, delay: "moves-3" } : spectators;

/** Before play: who may watch, how late, and whether spectators see hands. */
export function AgreedSpectators() {
  const store = useStore();
  const say = useWords();
  const send = useAgree();
  const spectators = store.table.value?.spectators;
  if (!spectators) return null;
  const agree = (wanted: Partial<Spectators>): void =>
    send({ spectators: wanted }, (table) => ({ spectators: settled({ ...table.spectators, ...wanted }) }));
  const delays = spectators.hands ? DELAYS.slice(1) : DELAYS;
  return (
    <fieldset class="agreed-time" disabled={!store.hosting.value}>
      <legend>{say("spectators")}</legend>
      <label for="spectators-welcome">{say("spectators-welcome")}</label>
      <Choice
        name="spectators-welcome"
        values={WELCOME}
        value={spectators.welcome}
        words="spectators-welcome"
        choose={(welcome) => agree({ welcome })}
      />
      {spectators.welcome !== "nobody" && (
        <>
          <label for="spectators-delay">{say("spectators-delay")}</label>
          <Choice
            name="spectators-delay"
            values={delays}
            value={spectators.delay}
            words="spectators-delay"
            choose={(delay) => agree({ delay })}
          />
          <label class="yes-no">
            <input
              type="checkbox"
              checked={spectators.hands}
              onChange={(event) => agree({ hands: event.currentTarget.checked })}
            />
            <span>{say("spectators-hands")}</span>
          </label>
          <p class="hint">{say("spectators-hands-hint")}</p>
        </>
      )}
    </fieldset>
  );
}

/** Says before play, to people with a seat and without, that spectators see hands; and asks those with a seat to agree. */
export function OpenHands() {
  const store = useStore();
  const say = useWords();
  const hope = useHope();
  const table = store.table.value;
  if (!table?.spectators.hands) return null;
  const own = table.seats.filter(({ yours }) => yours);
  const missing = table.seats.filter(({ person, shows }) => person && !shows).length;
  const show = (yes: boolean): void =>
    hope(({ seats }) => ({ seats: seats.map((seat) => (seat.yours ? { ...seat, shows: yes } : seat)) }), "PUT", "/hand", {
      yes,
    });
  return (
    <div class="open-hands" role="note">
      <p>
        <Icon name="eye" /> {say("spectators-notice", { delay: say(`spectators-delay-${table.spectators.delay}`) })}
      </p>
      {own.length > 0 && (
        <label class="yes-no">
          <input
            type="checkbox"
            disabled={table.starting}
            checked={own.every(({ shows }) => shows)}
            onChange={(event) => show(event.currentTarget.checked)}
          />
          <span>{say("spectators-agree")}</span>
        </label>
      )}
      {missing > 0 && <p class="hint">{say("spectators-missing", { count: missing })}</p>}
    </div>
  );
}

/** Says during play that one sees the game late, or that spectators see hands. */
export function SeenLate() {
  const say = useWords();
  const table = useStore().table.value;
  if (!table || table.status !== "playing" || !(table.behind || table.spectators.hands)) return null;
  const words = table.behind ? say("seen-late") : say("spectators-hands");
  const hint = table.behind
    ? say("seen-late-hint", { delay: say(`spectators-delay-${table.spectators.delay}`) })
    : say("spectators-notice", { delay: say(`spectators-delay-${table.spectators.delay}`) });
  return (
    <p class="seen-late" title={hint}>
      <Icon name="eye" /> <span class="unseen">{words}</span>
      <span class="seen-late-words" aria-hidden="true">
        {words}
      </span>
    </p>
  );
}
