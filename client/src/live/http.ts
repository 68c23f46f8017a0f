import type { Problem } from "../wire";

const UNREACHABLE: Problem = { code: "offline", allowed: null, refusal: null, detail: "" };

/** Sends an HTTP request; null on success, otherwise the problem. */
export async function request(
  method: "POST" | "DELETE" | "PATCH" | "PUT",
  path: string,
  body?: unknown,
): Promise<Problem | null> {
  try {
    const response = await fetch(path, {
      method,
      headers: { "Content-Type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return response.ok ? null : ((await response.json()) as Problem);
  } catch {
    return UNREACHABLE;
  }
}
