// @vitest-environment jsdom
import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, test } from "vitest";
import { Line, sitting, table } from "./sitting"; // first: it stands in for what dialogs ask of the browser
import { StoreContext } from "../src/parts/context";
import { ThisGame } from "../src/parts/Ending";

/** How many ways there are to end or pause the game in play. */
function ways(rated: boolean, ...persons: (string | null)[]): number {
  const line = new Line();
  const store = sitting(line, "", true, ...persons.map(() => false));
  const now = table([true, ...persons.map(() => false)]);
  const seats = now.seats.map((seat, index) => (index ? { ...seat, person: persons[index - 1] ?? null } : seat));
  line.hear({ ...now, seats, rated });
  const root = document.createElement("div");
  act(() =>
    render(
      <StoreContext.Provider value={store}>
        <ThisGame />
      </StoreContext.Provider>,
      root,
    ),
  );
  return root.querySelectorAll("button").length;
}

test("one person among bots is not offered to call a rated game off", () => {
  expect(ways(true, null)).toBe(ways(false, null) - 1);
});

test("two people may call a rated game off", () => {
  expect(ways(true, "v")).toBe(ways(false, "v"));
});
