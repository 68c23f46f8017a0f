import { isInTab, linkTo } from "../live/place";
import { afterResigning, seatsToResign } from "../table/resigning";
import { useChange } from "./change";
import { useStore, useWords } from "./context";
import { Dialog } from "./dialogs";
import { Icon } from "./Icon";

/** In the settings: what concerns the game in play, for those who play it. */
export function ThisGame() {
  const store = useStore();
  const say = useWords();
  const table = store.table.value;
  if (table?.status !== "playing" || store.own.value.length === 0) return null;
  const inAdvance = (): void => {
    store.dialog.value = null;
    void store.ahead.open();
  };
  return (
    <section class="this-game" aria-label={say("this-game")}>
      <button type="button" class="button quiet" onClick={() => (store.dialog.value = "time")}>
        <Icon name="away" /> {say("time")}
      </button>
      {store.canOrder.value && (
        <button type="button" class="button quiet" onClick={inAdvance}>
          <Icon name="ahead" /> {say("in-advance")}
        </button>
      )}
      {seatsToResign(table).length > 0 && (
        <button type="button" class="button quiet" onClick={() => (store.dialog.value = "resign")}>
          <Icon name="flag" /> {say("resign")}
        </button>
      )}
      {!(table.rated && store.alone.value) && <ProposeEnd />}
      {isInTab && !table.origin && <HandOver id={table.id} />}
    </section>
  );
}

/** In a browser tab: saves the table as a file, with which its game goes on at an arena. */
function HandOver({ id }: { id: string }) {
  const say = useWords();
  return (
    <div>
      <a class="button quiet" href={linkTo(`/api/tables/${id}/hand_over`)} download={`table-${id}.json`}>
        <Icon name="save" /> {say("hand-over-table")}
      </a>
      <p class="hint">{say("hand-over-table-hint")}</p>
    </div>
  );
}

/** Proposes to end the game, and says what that does. */
function ProposeEnd() {
  const store = useStore();
  const say = useWords();
  const change = useChange();
  const propose = (): void => {
    store.dialog.value = null;
    change("POST", "/motion", { matter: "call_off" });
  };
  return (
    <div>
      <button type="button" class="button quiet" onClick={propose}>
        <Icon name="close" /> {say("call-off")}
      </button>
      <p class="hint">
        {say("motion-call_off")} {say("time-hint")}
      </p>
    </div>
  );
}

/** Asks once more before a seat resigns, and says what that does; of several own seats, the one that is looked through. */
export function Resigning() {
  const store = useStore();
  const say = useWords();
  const change = useChange();
  const table = store.table.value;
  const seats = table?.status === "playing" ? seatsToResign(table) : [];
  const seat = seats.find((each) => each === store.faced.value) ?? seats[0];
  if (store.dialog.value !== "resign" || !table || seat === undefined) return null;
  const keep = (): void => void (store.dialog.value = null);
  const resign = (): void => {
    keep();
    change("POST", `/seats/${seat}/resignation`);
  };
  const name = (each: number): string => store.voice.names.value[each] ?? "";
  const after = afterResigning(table, seat);
  return (
    <Dialog
      title={seats.length > 1 ? say("resign-question-as", { name: name(seat) }) : say("resign-question")}
      close={keep}
      closing="keep-playing"
    >
      <p>{typeof after === "object" ? say("resign-winner", { name: name(after.winner) }) : say(`resign-${after}`)}</p>
      <button type="button" class="button primary" onClick={resign}>
        {say("resign")}
      </button>
    </Dialog>
  );
}
