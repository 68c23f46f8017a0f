import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Told } from "../table/telling";
import { useStore } from "./context";

/** The moments that changed the chances the most, if the game was analysed; otherwise those that changed the scores. */
export function Highlights({ told }: { told: readonly Told[] }) {
  const store = useStore();
  const [End, setEnd] = useState<ComponentType<{ told: readonly Told[] }> | null>(null);
  useEffect(() => {
    void import("../analysis").then(({ endOf }) => endOf(store)).then((end) => setEnd(() => end));
  }, [store]);
  return End && <End told={told} />;
}
