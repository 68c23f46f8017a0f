import { linkTo } from "../live/place";
import type { Store } from "../table/store";
import { useChange } from "./change";
import { useStore, useWords } from "./context";
import { Dialog } from "./dialogs";
import { ToEvent } from "./ToEvent";

/** Asks the host once more before the table is closed. */
export function CloseTable() {
  const store = useStore();
  const say = useWords();
  const change = useChange();
  if (store.dialog.value !== "close") return null;
  const keep = (): void => void (store.dialog.value = null);
  const close = (): void => {
    keep();
    change("DELETE", "");
  };
  return (
    <Dialog title={say("close-table-question")} close={keep} closing="cancel">
      <p>{say("close-table-explain")}</p>
      <button type="button" class="button primary" onClick={close}>
        {say("close-table")}
      </button>
    </Dialog>
  );
}

function closing({ table, hosting }: Store): string {
  if (table.value?.closed_why) return "closed-by-administrator";
  if (table.value?.called_off) return "called-off";
  return hosting.value ? "closed-by-you" : "closed-by-host";
}

/** What is left of a table that the host has closed. */
export function Closed() {
  const store = useStore();
  const say = useWords();
  return (
    <main class="before">
      <section class="sheet" aria-labelledby="closed">
        <div role="status">
          <h2 id="closed">{say(closing(store))}</h2>
          {store.table.value?.closed_why && <p>{store.table.value.closed_why}</p>}
        </div>
        <div class="row">
          <ToEvent class="button primary" words="tournament-next" />
          <a class={store.table.value?.event ? "button" : "button primary"} href={linkTo("/")}>
            {say("to-tables")}
          </a>
          <a class="button" href={linkTo(`/new/${store.table.value?.game}`)}>
            {say("open-another")}
          </a>
        </div>
      </section>
    </main>
  );
}
