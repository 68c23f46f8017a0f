import { expect, test } from "vitest";
import { named } from "../src/parts/Chronicle";

test("players in a chronicle are called as on the board", () => {
  expect(named("\ue001 passed \ue000, \ue001’s last chance.", ["Ada", "Squire 2"])).toBe(
    "Squire 2 passed Ada, Squire 2’s last chance.",
  );
  expect(named("No one led.", [])).toBe("No one led.");
});
