import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { vi } from "vitest";
import type { GameBoard } from "regalia/board";
import { changed } from "regalia/motion/changes";

const root = join(import.meta.dirname, "../..");

/** Whole games are played for a test. */
vi.setConfig({ testTimeout: 60_000 });

/** What an action made happen, as one seat sees it, and the view that the server sent afterwards. */
interface Act<View, Event> {
  readonly events: readonly Event[];
  readonly view: View;
}

/** Random games, played by the rules as they are now. */
export const recorded = <View, Event>(game: string): readonly (readonly Act<View, Event>[])[] => printed(game);

function printed<Games>(...names: readonly string[]): Games {
  const json = execFileSync(".venv/bin/python", ["-m", "tests.recorded", ...names], { cwd: root, maxBuffer: 1e9 });
  return JSON.parse(json.toString());
}

/** The view after some events, on the way to the next one that the server sent. */
export const after = <View, Event>(
  told: NonNullable<GameBoard<View, Event>["told"]>,
  now: View,
  next: View,
  ...events: readonly Event[]
): View =>
  events.reduce((view, event) => {
    const changes = told(event, view);
    return changes === undefined ? view : changed(view, next, changes);
  }, now);

/**
 * The fields that differ from the server's view when all events of an action have been watched, in random games until
 * their last action; but for those that are known to wait.
 */
export function untold<View, Event>(
  game: string,
  told: NonNullable<GameBoard<View, Event>["told"]>,
  waiting: readonly string[],
): readonly string[] {
  const steps = recorded<View, Event>(game).flatMap((acts) =>
    acts.slice(1, -1).map(({ events, view }, place) => ({ now: acts[place]!.view, events, next: view })),
  );
  const found = steps.flatMap(({ now, events, next }) => differences(after(told, now, next, ...events), next));
  return [...new Set(found)].filter((field) => !waiting.includes(field));
}

/** An action of several events, as one seat sees it, with the server's view after each event. */
interface Action<View, Event> {
  readonly before: View;
  readonly frames: readonly { readonly event: Event; readonly view: View }[];
  readonly after: View;
}

/**
 * By the type of an event, the fields that differ from the server's view right after it, in random games. Each event
 * starts from the server's view before it; the last one of an action shows the server's view anyway.
 */
export function drawnOtherwise<View, Event extends { readonly type: string }>(
  game: string,
  told: NonNullable<GameBoard<View, Event>["told"]>,
): Readonly<Record<string, string>> {
  const found: Record<string, Set<string>> = {};
  for (const { before, frames, after: next } of printed<readonly Action<View, Event>[]>(game, "frames"))
    frames.slice(0, -1).forEach(({ event, view }, place) => {
      const shown = after(told, frames[place - 1]?.view ?? before, next, event);
      for (const field of differences(shown, view)) (found[event.type] ??= new Set()).add(field);
    });
  return Object.fromEntries(Object.entries(found).map(([type, fields]) => [type, [...fields].sort().join(" ")]));
}

const ANY = "*";
/** Records of these names hold things of one kind by their names. */
const BY_NAME = /^(cards|regions|locations|councils|resources|supply|rooms)$/;

/** Where two views differ, without numbers and names of things: `seats.hand` for anybody's hand. */
function differences(one: unknown, other: unknown, path: readonly string[] = []): readonly string[] {
  if (one === other) return [];
  if (!isWhole(one) || !isWhole(other) || lengthOf(one) !== lengthOf(other))
    return [path.filter((name) => name !== ANY).join(".")];
  const nameless = Array.isArray(one) || BY_NAME.test(path.at(-1) ?? "");
  return Object.keys({ ...one, ...other }).flatMap((name) =>
    differences(Reflect.get(one, name), Reflect.get(other, name), [...path, nameless ? ANY : name]),
  );
}

const isWhole = (value: unknown): value is object => typeof value === "object" && value !== null;
const lengthOf = (value: object): number | null => (Array.isArray(value) ? value.length : null);
