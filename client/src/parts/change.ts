import { requestInTurn } from "../live/http";
import { useStore } from "./context";

/** Sends a change of the table; shows the problem if it is refused. */
export function useChange(): (method: "POST" | "PUT" | "PATCH" | "DELETE", path: string, body?: unknown) => void {
  const store = useStore();
  return (method, path, body) =>
    void requestInTurn(method, `/api/tables/${store.table.value?.id}${path}`, body).then(
      (problem) => (store.problem.value = problem),
    );
}
