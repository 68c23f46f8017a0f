import type { ComponentChildren } from "preact";
import { moment, PACES, type Pace } from "../table/tempo";
import type { Motion } from "../wire";
import { useChange } from "./change";
import { useStore, useWords } from "./context";
import { Dialog } from "./dialogs";
import { Icon } from "./Icon";

/** What concerns the time of the table: a pause, one's own seat in a bot's hands, seats of people who are gone. */
export function Timing() {
  const store = useStore();
  const table = store.table.value;
  if (table?.status !== "playing") return null;
  return (
    <div class="timing" role="status">
      {table.paused && <Paused />}
      <Proposed />
      {table.seats.map((_, seat) => (
        <SeatMatter key={seat} seat={seat} />
      ))}
    </div>
  );
}

function Line({ words, children }: { words: string; children?: ComponentChildren }) {
  return (
    <p class="absent">
      {words} {children}
    </p>
  );
}

interface ActProps {
  readonly words: string;
  readonly press: () => void;
  readonly primary?: boolean;
}

function Act({ words, press, primary }: ActProps) {
  return (
    <button type="button" class={`button ${primary ? "primary" : ""}`} onClick={press}>
      {words}
    </button>
  );
}

function Paused() {
  const store = useStore();
  const say = useWords();
  const change = useChange();
  const mine = store.own.value.length > 0;
  const until = store.table.value?.paused_until;
  const words = until
    ? say("paused-until", { until: moment(new Date(until * 1_000), store.speaker.language) })
    : say("paused");
  return (
    <Line words={words}>{mine && <Act primary words={say("pause-end")} press={() => change("POST", "/going_on")} />}</Line>
  );
}

/** What is proposed, for the one who has proposed it. */
function Proposed() {
  const store = useStore();
  const say = useWords();
  const change = useChange();
  const motion = store.table.value?.motion;
  if (!motion || motion.by !== store.person) return null;
  return (
    <Line words={say("proposed", { what: wordsOf(motion, store.voice.names.value, say) })}>
      <Act words={say("withdraw")} press={() => change("PUT", "/motion", { yes: false })} />
    </Line>
  );
}

/** What may be done about one seat now. */
function SeatMatter({ seat }: { seat: number }) {
  const store = useStore();
  const say = useWords();
  const change = useChange();
  const [table, tempo] = [store.table.value, store.table.value?.tempo];
  const sitting = table?.seats[seat];
  if (!table || !sitting) return null;
  const name = store.voice.names.value[seat] ?? "";
  const mine = store.own.value.length > 0;
  if (sitting.resigned) return null;
  if (sitting.yours && sitting.bot)
    return (
      <Line words={say(sitting.forfeited ? "seat-forfeited" : "seat-kept")}>
        {!sitting.forfeited && (
          <Act primary words={say("seat-back")} press={() => change("PUT", `/seats/${seat}`, { who: "me" })} />
        )}
      </Line>
    );
  if (!sitting.person && !sitting.bot)
    return (
      <Line words={say("seat-vacant")}>
        {!mine && store.person && (
          <Act primary words={say("seat-take")} press={() => change("PUT", `/seats/${seat}`, { who: "me" })} />
        )}
        {mine && !tempo && (
          <Act
            words={say("seat-bot")}
            press={() => change("PUT", `/seats/${seat}`, { who: "bot", level: table.stand_in })}
          />
        )}
      </Line>
    );
  const fallen = tempo ? store.clocks.face(seat, tempo)?.fallen : false;
  if (!fallen || sitting.yours || !mine) return null;
  const offer = (matter: Motion["matter"]) => (
    <Act words={say(`seat-${matter}`)} press={() => change("POST", "/motion", { matter, seat })} />
  );
  return (
    <Line words={say("out-of-time", { name })}>
      <span class="row">
        {offer("bot")}
        {offer("wait")}
        {!table.rated && offer("substitute")}
        <Act words={say("call-off")} press={() => change("POST", "/motion", { matter: "call_off" })} />
      </span>
    </Line>
  );
}

type Say = ReturnType<typeof useWords>;

/** What a motion is about, in words. */
function wordsOf(motion: Motion, names: readonly string[], say: Say): string {
  return say(`motion-${motion.matter}`, {
    name: names[motion.seat ?? -1] ?? "",
    tempo: say(`tempo-${motion.pace ?? "none"}`),
  });
}

/** Asks those who have not agreed yet. */
export function Agreement() {
  const store = useStore();
  const say = useWords();
  const change = useChange();
  const [table, motion] = [store.table.value, store.table.value?.motion];
  const own = (table?.seats ?? []).filter(({ yours, bot }) => yours && !bot);
  const asks = motion && own.length > 0 && !motion.agreed.includes(store.person);
  if (!table || !motion || !asks || table.seats[motion.seat ?? -1]?.yours) return null;
  const who = store.voice.names.value[table.seats.findIndex(({ person }) => person === motion.by)] ?? "";
  const answer = (yes: boolean): void => change("PUT", "/motion", { yes });
  return (
    <Dialog title={say("motion-question", { who })} key={`${motion.matter} ${motion.seat} ${motion.pace}`}>
      <p>{wordsOf(motion, store.voice.names.value, say)}</p>
      <div class="row">
        <button type="button" class="button primary" onClick={() => answer(true)}>
          {say("motion-yes")}
        </button>
        <button type="button" class="button" onClick={() => answer(false)}>
          {say("motion-no")}
        </button>
      </div>
    </Dialog>
  );
}

/** What one may propose in mid-game: a pause, another tempo, to end the game without a result. */
export function ProposeTime() {
  const store = useStore();
  const say = useWords();
  const change = useChange();
  const table = store.table.value;
  if (store.dialog.value !== "time" || !table) return null;
  const close = (): void => void (store.dialog.value = null);
  const propose = (body: { matter: Motion["matter"]; pace?: Pace }): void => {
    close();
    change("POST", "/motion", body);
  };
  return (
    <Dialog title={say("time")} close={close} class="settings">
      <TempoHint pace={table.tempo?.pace ?? "none"} />
      <p class="hint">{say("time-hint")}</p>
      {table.tempo && !table.paused && (
        <button type="button" class="button" onClick={() => propose({ matter: "pause" })}>
          <Icon name="away" /> {say("propose-pause")}
        </button>
      )}
      <label class="field">
        {say("propose-tempo")}
        <select
          class="button"
          value={table.tempo?.pace ?? "none"}
          onChange={(event) => propose({ matter: "tempo", pace: event.currentTarget.value as Pace })}
        >
          {PACES.map((pace) => (
            <option key={pace} value={pace}>
              {say(`tempo-${pace}`)}
            </option>
          ))}
        </select>
      </label>
      {!(table.rated && store.alone.value) && (
        <button type="button" class="button quiet" onClick={() => propose({ matter: "call_off" })}>
          <Icon name="close" /> {say("call-off")}
        </button>
      )}
    </Dialog>
  );
}

/** What a tempo means. */
export function TempoHint({ pace }: { pace: Pace }) {
  return <p class="hint">{useWords()(`tempo-${pace}.hint`)}</p>;
}
