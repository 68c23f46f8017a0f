import { isInTab } from "../live/place";
import type { SeatAtTable } from "../wire";
import { Agreed } from "./Agreed";
import { OpenHands } from "./AgreedSpectators";
import { Brings } from "./Brings";
import { useChange, useHope } from "./change";
import { useStore, useWords } from "./context";
import { Crest } from "./Crest";
import { Icon } from "./Icon";
import { Invite } from "./Invite";
import { OwnName, useTakeSeat } from "./Naming";
import { Wishes } from "./Wishes";

/** The level of bots unless one chooses another: a first game can be won. */
const USUAL = "squire";

/** The table before the game: seats, invitation, options. */
export function BeforeGame() {
  const store = useStore();
  const say = useWords();
  const table = store.table.value;
  if (!table) return null;
  return (
    <main class="before">
      <section class="sheet" aria-labelledby="who">
        <img class="before-cover" src={`/games/${table.game}/cover`} alt="" width="480" height="300" />
        <h2 id="who">{say("open-title")}</h2>
        <p class="hint">
          {say("game-summary")} {say("game-goal")}
        </p>
        <HowItWorks />
        <OpenHands />
        <ol class="places">
          {table.seats.map((sitting, seat) => (
            <Place key={seat} seat={seat} sitting={sitting} />
          ))}
        </ol>
        <Wishes />
        <Places count={table.seats.length} />
        <Start />
      </section>
      <div class="beside">
        <OwnName />
        {!isInTab && <Invite />}
        <Agreed />
      </div>
    </main>
  );
}

/** Opens the rules, which begin with how the game works. */
function HowItWorks() {
  const store = useStore();
  const say = useWords();
  if (!store.game.value?.panels) return null;
  return (
    <button type="button" class="button how-it-works" onClick={() => store.openRules("works")}>
      <Icon name="book" /> {say("works")}
    </button>
  );
}

function Place({ seat, sitting }: { seat: number; sitting: SeatAtTable }) {
  const store = useStore();
  const say = useWords();
  const taken = Boolean(sitting.person ?? sitting.bot);
  const host = sitting.person !== null && sitting.person === store.table.value?.host;
  const tags = [
    sitting.yours && "you",
    host && "host",
    taken && !sitting.bot && (sitting.here ? "here" : "not-here"),
  ].filter((tag) => tag !== false);
  const { Badge } = store.board;
  return (
    <li class={`place ${taken ? "taken" : "free"} ${sitting.yours ? "own" : ""}`}>
      <Badge seat={seat} view={null} />
      <div class="place-who">
        <b>
          {sitting.person ? <Crest person={sitting.person} /> : sitting.bot && <Icon name="bot" />}{" "}
          {taken ? store.voice.names.value[seat] : say("free-seat")}
        </b>
        <span class="tags">{sitting.bot ? say(`bot-${sitting.bot}.hint`) : tags.map((tag) => say(tag)).join(" · ")}</span>
      </div>
      <div class="place-acts">{taken ? <Taken seat={seat} sitting={sitting} /> : <Free seat={seat} />}</div>
      {taken && <Brings seat={seat} />}
    </li>
  );
}

function Taken({ seat, sitting }: { seat: number; sitting: SeatAtTable }) {
  const store = useStore();
  const say = useWords();
  const change = useChange();
  if (!sitting.yours && !store.hosting.value) return null;
  const words = say(sitting.yours ? "stand" : sitting.bot ? "remove-bot" : "remove-person", {
    name: store.voice.names.value[seat] ?? "",
  });
  const empty = (): void =>
    sitting.yours || sitting.person === null
      ? change("PUT", `/seats/${seat}`, { who: "nobody" })
      : change("DELETE", `/people/${sitting.person}`);
  return (
    <>
      {sitting.bot && <Level seat={seat} level={sitting.bot} />}
      <button type="button" class="button quiet" title={words} onClick={empty}>
        <Icon name="close" /> <span class={sitting.yours ? "" : "unseen"}>{words}</span>
      </button>
    </>
  );
}

function Free({ seat }: { seat: number }) {
  const store = useStore();
  const say = useWords();
  const take = useTakeSeat();
  const seated = store.own.value.length > 0;
  const asks = !seated && !store.hosting.value && store.table.value?.public === false;
  return (
    <>
      <button type="button" class={`button ${seated ? "quiet" : "primary"}`} onClick={() => take(seat)}>
        {say(seated ? "move-here" : asks ? "ask-for-seat" : "sit")}
      </button>
      {store.hosting.value && <Level seat={seat} level="" />}
      {seated && <AtThisDevice seat={seat} />}
    </>
  );
}

const withBot = (seats: readonly SeatAtTable[], place: number, level: string): SeatAtTable[] =>
  seats.map((sitting, seat) => (seat === place ? { ...sitting, bot: level } : sitting));

/** Chooses the level of a seat's bot. */
function Level({ seat, level }: { seat: number; level: string }) {
  const store = useStore();
  const say = useWords();
  const hope = useHope();
  const sit = (level: string): void =>
    hope(({ seats }) => ({ seats: withBot(seats, seat, level) }), "PUT", `/seats/${seat}`, { who: "bot", level });
  return (
    <select
      class="button"
      aria-label={say(level ? "level" : "add-bot")}
      value={level}
      onChange={(event) => sit(event.currentTarget.value)}
    >
      {!level && <option value="">{say("add-bot")}</option>}
      {store.game.value?.levels.map((each) => (
        <option key={each} value={each} title={say(`bot-${each}.hint`)}>
          {say(`bot-${each}.option`)}
        </option>
      ))}
    </select>
  );
}

/** Several people can share a device; each is known by a name. */
function AtThisDevice({ seat }: { seat: number }) {
  const store = useStore();
  const say = useWords();
  const change = useChange();
  return (
    <details class="device">
      <summary class="button quiet">
        <Icon name="person" /> {say("local-seat")}
      </summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const name = String(new FormData(event.currentTarget).get("name")).trim();
          if (name) change("PUT", `/seats/${seat}`, { who: "device", name });
        }}
      >
        <input
          name="name"
          required
          maxLength={24}
          autocomplete="off"
          placeholder={say("local-name")}
          aria-label={say("local-name")}
        />
        <button type="submit" class="button">
          {say(store.hosting.value ? "sit" : "ask-for-seat")}
        </button>
      </form>
    </details>
  );
}

/** The host adds seats, or takes free ones away. */
function Places({ count }: { count: number }) {
  const store = useStore();
  const say = useWords();
  const change = useChange();
  const allowed = store.game.value?.seats ?? [];
  if (!store.hosting.value || allowed.length < 2) return null;
  const button = (seats: number, icon: "plus" | "minus", words: string) => (
    <button
      type="button"
      class="button quiet"
      disabled={!allowed.includes(seats)}
      onClick={() => change("PATCH", "", { seats })}
    >
      <Icon name={icon} /> {say(words)}
    </button>
  );
  return (
    <div class="row">
      {button(count + 1, "plus", "add-seat")}
      {button(count - 1, "minus", "remove-seat")}
      <FillWithBots />
    </div>
  );
}

/** One tap, and a bot sits on every free seat. */
function FillWithBots() {
  const store = useStore();
  const say = useWords();
  const change = useChange();
  const free = (store.table.value?.seats ?? []).flatMap(({ person, bot }, seat) => (person || bot ? [] : [seat]));
  const fill = (): void => free.forEach((seat) => change("PUT", `/seats/${seat}`, { who: "bot", level: USUAL }));
  return (
    <button type="button" class="button" disabled={free.length === 0} onClick={fill}>
      <Icon name="bot" /> {say("fill-with-bots")}
    </button>
  );
}

function Start() {
  const store = useStore();
  const say = useWords();
  const change = useChange();
  const table = store.table.value;
  if (!table) return null;
  const free = table.seats.filter((seat) => !seat.person && !seat.bot).length;
  const hidden = table.spectators.hands && table.seats.some(({ person, shows }) => person && !shows);
  const host = table.seats.findIndex((seat) => seat.person === table.host);
  return (
    <div class="start">
      {store.problem.value && (
        <p class="problem" role="alert">
          {store.voice.excuse(store.problem.value)}
        </p>
      )}
      {store.hosting.value ? (
        <button
          type="button"
          class="button primary big"
          disabled={free > 0 || hidden || table.starting}
          onClick={() => change("POST", "/start")}
        >
          {say(table.starting ? "starting" : "start")}
        </button>
      ) : (
        <p>{say("start-hint-host", { name: store.voice.names.value[host] ?? say("host") })}</p>
      )}
      {free > 0 && <p class="hint">{say("start-hint-seats", { count: free })}</p>}
      {store.hosting.value && !table.starting && (
        <button type="button" class="button quiet" onClick={() => (store.dialog.value = "close")}>
          <Icon name="close" /> {say("close-table")}
        </button>
      )}
    </div>
  );
}
