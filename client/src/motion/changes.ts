import { isFields } from "../plain/fields";

/**
 * What an event changes in a view: some of its fields and, of a list, some of its places. A leaf is the new value, or a
 * function of the value that is shown now and of the one in the view that the server sent (`NEXT` takes the latter).
 */
export type Changes<V> = Leaf<V> | Whole<V> | Within<V>;

type Whole<V> = (now: V, next: V) => V;

type Leaf<V> = V extends object ? (V extends readonly unknown[] ? V : never) : V;

type Within<V> = V extends readonly (infer Item)[]
  ? { readonly [place: number]: Changes<Item> }
  : V extends object
    ? { readonly [Field in keyof V]?: Changes<V[Field]> }
    : never;

/** The value in the view that the server sent. */
export const NEXT = <V>(_: V, next: V): V => next;

export const plus =
  (count: number) =>
  (now: number): number =>
    now + count;

/** Appends one or several items to a list. */
export const add =
  <T>(...more: readonly T[]) =>
  (now: readonly T[]): readonly T[] => [...now, ...more];

/** Adds items to a sorted list. */
export const addSorted =
  <T>(...more: readonly T[]) =>
  (now: readonly T[]): readonly T[] =>
    [...now, ...more].sort();

/** Removes the first equal item of a list. */
export const drop =
  <T>(gone: T) =>
  (now: readonly T[]): readonly T[] =>
    now.filter((_, place) => place !== now.indexOf(gone));

/** A change that applies only where the value is not null. */
export const ifKnown =
  <V>(change: (now: V) => V) =>
  (now: V | null): V | null =>
    now === null ? null : change(now);

/** The same change for each of these names. */
export const all = <Change>(names: readonly string[], change: Change): Readonly<Record<string, Change>> =>
  Object.fromEntries(names.map((name) => [name, change]));

/** Applies changes in turn. */
export const both =
  <V>(...changes: readonly Changes<V>[]): Whole<V> =>
  (now, next) =>
    changes.reduce<V>((view, change) => changed(view, next, change), now);

/** Applies a change to a value. Missing values stay missing. */
export function changed<V>(now: V, next: V, change: Changes<V>): V;
export function changed(now: unknown, next: unknown, change: unknown): unknown {
  if (typeof change === "function") return change(now, next);
  if (!isFields(change)) return change;
  const inner = (whole: unknown, name: string) => changed(part(whole, name), part(next, name), change[name]);
  if (Array.isArray(now)) return now.map((item, place) => (place in change ? inner(now, `${place}`) : item));
  if (!isFields(now)) return now;
  const fields = { ...now, ...Object.fromEntries(Object.keys(change).map((name) => [name, inner(now, name)])) };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

const part = (whole: unknown, name: string): unknown =>
  isFields(whole) ? whole[name] : Array.isArray(whole) ? whole[Number(name)] : undefined;
