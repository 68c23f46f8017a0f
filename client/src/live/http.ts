import type { Problem } from "../wire";

const UNREACHABLE: Problem = { code: "offline", allowed: null, refusal: null, detail: "" };

/** Asks the table over HTTP; null when it was done, otherwise what stands against it. */
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
