import { isFields } from "../plain/fields";
import type { Happening } from "../wire";

/** What changes from one view to the next: a JSON Patch (RFC 6902) that adds, removes and replaces. */
export type Patch = NonNullable<Happening["patches"]>[number];
type Operation = Patch[number];

/** A value after a patch; every part of it that stays as it was keeps its identity. */
export const patched = (value: unknown, patch: Patch): unknown =>
  patch.reduce((now, operation) => changed(now, namesIn(operation.path), operation), value);

const namesIn = (path: string): readonly string[] =>
  path
    .split("/")
    .slice(1)
    .map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"));

function changed(now: unknown, [name, ...rest]: readonly string[], operation: Operation): unknown {
  const values = "value" in operation ? [operation.value] : [];
  if (name === undefined) return values[0];
  if (Array.isArray(now)) {
    const place = Number(name);
    if (rest.length > 0) return now.with(place, changed(now[place], rest, operation));
    return now.toSpliced(place, operation.op === "add" ? 0 : 1, ...values);
  }
  if (!isFields(now)) return now;
  if (rest.length > 0 || values.length > 0) return { ...now, [name]: changed(now[name], rest, operation) };
  return Object.fromEntries(Object.entries(now).filter(([other]) => other !== name));
}
