const YEAR = 31_536_000;
const isSecure = (): boolean => location.protocol === "https:";
const named = (name: string): string => `${isSecure() ? "__Host-" : ""}${name}`;

/** The value of a cookie that scripts may read; empty if there is none. */
export function cookie(name: string): string {
  const start = `${named(name)}=`;
  const found = document.cookie.split("; ").find((each) => each.startsWith(start));
  return found?.slice(start.length) ?? "";
}

/** Keeps a cookie for a year; the value needs no escaping. */
export function keepCookie(name: string, value: string): void {
  document.cookie = `${named(name)}=${value}; path=/; max-age=${YEAR}; samesite=lax${isSecure() ? "; secure" : ""}`;
}
