import { expect, test } from "vitest";
import { patched } from "regalia/motion/patch";
import { actionsOf } from "./recorded";

const GAMES = ["oriflamme", "nocturion", "kings_guild", "old_kings_crown", "wheel_of_time"];

test.each(GAMES)("within an action of %s every event leads to the server's view", (game) => {
  for (const { before, frames } of actionsOf(game)) {
    let shown = before;
    for (const { view, patch } of frames) {
      shown = patched(shown, patch);
      expect(shown).toEqual(view);
    }
  }
});
