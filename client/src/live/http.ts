import type { Problem } from "../wire";

const UNREACHABLE: Problem = { code: "offline", allowed: null, refusal: null, detail: "" };

type Method = "GET" | "POST" | "DELETE" | "PATCH" | "PUT";

/** What the server answers: a value, or why not. */
export type Told<Value> = { readonly value: Value } | { readonly problem: Problem };

/** Sends an HTTP request and reads its answer. */
export async function ask<Value>(method: Method, path: string, body?: unknown): Promise<Told<Value>> {
  try {
    const response = await fetch(path, {
      method,
      headers: { "Content-Type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const told: unknown = await response.json();
    return response.ok ? { value: told as Value } : { problem: told as Problem };
  } catch {
    return { problem: UNREACHABLE };
  }
}

/** Sends an HTTP request; null on success, otherwise the problem. */
export async function request(method: Exclude<Method, "GET">, path: string, body?: unknown): Promise<Problem | null> {
  const told = await ask<unknown>(method, path, body);
  return "problem" in told ? told.problem : null;
}

let before: Promise<unknown> = Promise.resolve();

/** Sends a request once those before it are answered: a table hears of changes in the order of the taps. */
export function requestInTurn(...asked: Parameters<typeof request>): Promise<Problem | null> {
  const answer = before.then(() => request(...asked));
  before = answer;
  return answer;
}
