import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Store } from "../table/store";
import type { Args } from "../text/speaker";

export const StoreContext = createContext<Store | null>(null);

/** The table that this page is about. */
export function useStore(): Store {
  const store = useContext(StoreContext);
  if (!store) throw new Error("there is no table here");
  return store;
}

/** The words of the reader's language. */
export function useWords(): (name: string, args?: Args) => string {
  const { speaker } = useStore();
  return (name, args) => speaker.say(name, args);
}
