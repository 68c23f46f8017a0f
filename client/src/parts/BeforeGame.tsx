import { useStore, useWords } from "./context";

/** The table before the game: who sits where, who is invited, what is agreed. */
export function BeforeGame() {
  const store = useStore();
  const say = useWords();
  return (
    <main class="before">
      <h2>{say("open-title")}</h2>
      <p>{store.table.value?.id}</p>
    </main>
  );
}
