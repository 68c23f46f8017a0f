import { linkTo } from "../live/place";
import { useEffect, useState } from "preact/hooks";
import { ask } from "../live/http";
import { useStore, useWords } from "./context";
import { Icon } from "./Icon";

/** What the lobby tells that matters here. */
interface Waiting {
  readonly your_turn: readonly string[];
}

/** Milliseconds between two looks at one's other tables. */
const PATIENCE = 60_000;

/** While this table does not wait for the reader: the next one that does. */
export function NextTable() {
  const store = useStore();
  const say = useWords();
  const free = store.person !== "" && store.own.value.length > 0 && !store.yourTurn.value;
  const others = useWaiting(free).filter((table) => table !== store.table.value?.id);
  if (!free || others.length === 0) return null;
  return (
    <a class="button next-table" href={linkTo(`/t/${others[0]}`)}>
      <Icon name="right" /> {say("next-table", { count: others.length })}
    </a>
  );
}

/** The way home to one's tables, with how many others wait for the reader. */
export function Home() {
  const store = useStore();
  const say = useWords();
  const others = useWaiting(store.person !== "").filter((table) => table !== store.table.value?.id).length;
  return (
    <a class="home" href={linkTo("/")} aria-label={others > 0 ? say("home-waiting", { count: others }) : say("home")}>
      <span class="mark" aria-hidden="true" />
      {others > 0 && (
        <b class="home-count" aria-hidden="true">
          {others}
        </b>
      )}
    </a>
  );
}

/** The tables that wait for the reader, looked up while it matters. */
function useWaiting(matters: boolean): readonly string[] {
  const [tables, setTables] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!matters) return undefined;
    const look = (): void =>
      void ask<Waiting>("GET", "/api/tables").then((told) => "value" in told && setTables(told.value.your_turn));
    look();
    const beat = setInterval(look, PATIENCE);
    return () => clearInterval(beat);
  }, [matters]);
  return tables;
}
