import { requestInTurn } from "../live/http";
import type { Hope } from "../table/hopes";
import { useStore } from "./context";

/** Sends a change of the table; shows the problem if it is refused. */
export function useChange(): (method: "POST" | "PUT" | "PATCH" | "DELETE", path: string, body?: unknown) => void {
  const store = useStore();
  return (method, path, body) =>
    void requestInTurn(method, `/api/tables/${store.table.value?.id}${path}`, body).then(
      (problem) => (store.problem.value = problem),
    );
}

/** Sends a change of the table that is drawn at once, and taken back if it is refused. */
export function useHope(): (hope: Hope, method: "PUT" | "PATCH", path: string, body: unknown) => void {
  const store = useStore();
  return (hope, method, path, body) => {
    const answer = requestInTurn(method, `/api/tables/${store.table.value?.id}${path}`, body);
    void store.hopes.until(answer, hope).then((problem) => (store.problem.value = problem));
  };
}

/** Sends a change of what is agreed before play; `hope` says what the server makes of it, unless it is that itself. */
export function useAgree(): (agreed: Readonly<Record<string, unknown>>, hope?: Hope) => void {
  const send = useHope();
  return (agreed, hope = () => agreed) => send(hope, "PATCH", "", agreed);
}
