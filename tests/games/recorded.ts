import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { vi } from "vitest";
import type { Patch } from "regalia/motion/patch";

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

/** An action of several events, as one seat sees it, with the server's view after each event, and what it changed. */
interface Action {
  readonly before: unknown;
  readonly frames: readonly { readonly view: unknown; readonly patch: Patch }[];
}

/** The actions of several events in random games. */
export const actionsOf = (game: string): readonly Action[] => printed(game, "frames");
