import type { Seat } from "../wire";
import { useStore } from "./context";

/** Who a seat is, as the game draws it. Apart from the words beside it: they are not said anew when the table changes. */
export function Mark({ seat }: { seat: Seat }) {
  const { board, sight } = useStore();
  return <board.Badge seat={seat} view={sight.value?.view ?? null} />;
}
