/** The new value, with every part of the old one in it that is equal: what did not change keeps its identity. */
export function kept<Value>(was: Value | undefined, now: Value): Value;
export function kept(was: unknown, now: unknown): unknown {
  if (!isCompound(was) || !isCompound(now) || Array.isArray(was) !== Array.isArray(now)) return now;
  const parts = Object.entries(now).map(([name, part]) => [name, kept(was[name], part)] as const);
  const equal =
    Object.keys(was).length === parts.length && parts.every(([name, part]) => name in was && was[name] === part);
  if (equal) return was;
  return Array.isArray(now) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}

const isCompound = (thing: unknown): thing is Readonly<Record<string, unknown>> =>
  typeof thing === "object" && thing !== null;
