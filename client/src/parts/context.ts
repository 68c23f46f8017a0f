import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Store } from "../table/store";
import type { Args } from "../text/speaker";

export const StoreContext = createContext<Store | null>(null);

/** The store of this page's table. */
export function useStore(): Store {
  const store = useContext(StoreContext);
  if (!store) throw new Error("there is no table here");
  return store;
}

/** The function that formats messages in the reader's language. */
export function useWords(): (name: string, args?: Args) => string {
  const { speaker } = useStore();
  return (name, args) => speaker.say(name, args);
}
