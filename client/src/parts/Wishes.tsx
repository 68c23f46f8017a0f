import type { SeatWish } from "../wire";
import { useChange } from "./change";
import { useStore, useWords } from "./context";
import { Icon } from "./Icon";

/** Requests for seats: the host admits or refuses them; others see their own. */
export function Wishes() {
  const store = useStore();
  const say = useWords();
  const table = store.table.value;
  if (!table) return null;
  const shown = store.hosting.value ? table.wishes : table.wishes.filter(({ person }) => person === store.person);
  return (
    <div role="status" class="wishes">
      {shown.map((wish) => (
        <Wish key={`${wish.person} ${wish.name}`} wish={wish} />
      ))}
      {store.hosting.value &&
        table.removed.map(({ person, name }) => <Sent key={person} person={person} words={say("was-removed", { name })} />)}
    </div>
  );
}

function Wish({ wish }: { wish: SeatWish }) {
  const store = useStore();
  const say = useWords();
  const change = useChange();
  const mine = wish.person === store.person;
  const args = { name: wish.name, number: wish.seat + 1 };
  const path = `/people/${wish.person}`;
  return (
    <div class="wish">
      <span>{say(mine ? (wish.device ? "asked-for-device" : "asked-for") : "wants-seat", args)}</span>
      {!mine && (
        <button type="button" class="button primary" onClick={() => change("PUT", path)}>
          {say("admit")}
        </button>
      )}
      <button type="button" class="button quiet" onClick={() => change("DELETE", path)}>
        {say(mine ? "withdraw" : "refuse")}
      </button>
    </div>
  );
}

function Sent({ person, words }: { person: string; words: string }) {
  const say = useWords();
  const change = useChange();
  return (
    <div class="wish">
      <span>{words}</span>
      <button type="button" class="button quiet" onClick={() => change("PUT", `/people/${person}`)}>
        <Icon name="undo" /> {say("let-back")}
      </button>
    </div>
  );
}
