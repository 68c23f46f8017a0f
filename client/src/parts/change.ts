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

/** Sends a change of the table that is shown at once, and taken back if it is refused. */
export function useHope(): (hoped: Partial<TableMessage>, method: "PUT" | "PATCH", path: string, body: unknown) => void {
  const store = useStore();
  return (changed, method, path, body) => {
    const before = store.table.value;
    if (!before) return;
    const hoped = (store.table.value = { ...before, ...changed });
    void requestInTurn(method, `/api/tables/${before.id}${path}`, body).then((problem) => {
      store.problem.value = problem;
      if (problem && store.table.value === hoped) store.table.value = before;
    });
  };
}

/** Changes what is agreed before play. */
export function useAgree(): (agreed: Partial<Pick<TableMessage, "options" | "public" | "learning">>) => void {
  const hope = useHope();
  return (agreed) => hope(agreed, "PATCH", "", agreed);
}
