import { useStore, useWords } from "./context";
import { Icon } from "./Icon";
import { useEnter } from "./Naming";

/** Where bots play alone, anyone can take the seat that is asked; no other person reads a name there, so none is asked for. */
export function BotsAlone() {
  const store = useStore();
  const say = useWords();
  const enter = useEnter();
  const [table, waiting] = [store.table.value, store.decision.value?.waiting];
  if (table?.status !== "playing" || !waiting || store.own.value.length > 0 || table.seats.some(({ person }) => person))
    return null;
  return (
    <p class="bots-alone">
      <button type="button" class="button primary" onClick={() => void enter(waiting[0] ?? 0, say("guest"))}>
        <Icon name="bot" /> {say("take-bots-seat")}
      </button>
    </p>
  );
}
