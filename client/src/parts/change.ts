import { requestInTurn } from "../live/http";
import type { TableMessage } from "../wire";
import { useStore } from "./context";

/** Sends a change of the table; shows the problem if it is refused. */
export function useChange(): (method: "POST" | "PUT" | "PATCH" | "DELETE", path: string, body?: unknown) => void {
  const store = useStore();
  return (method, path, body) =>
    void requestInTurn(method, `/api/tables/${store.table.value?.id}${path}`, body).then(
      (problem) => (store.problem.value = problem),
    );
}

/** Changes what is agreed before play. It is shown at once, and taken back if it is refused. */
export function useAgree(): (agreed: Partial<Pick<TableMessage, "options" | "public" | "learning">>) => void {
  const store = useStore();
  return (agreed) => {
    const before = store.table.value;
    if (!before) return;
    const hoped = (store.table.value = { ...before, ...agreed });
    void requestInTurn("PATCH", `/api/tables/${before.id}`, agreed).then((problem) => {
      store.problem.value = problem;
      if (problem && store.table.value === hoped) store.table.value = before;
    });
  };
}
