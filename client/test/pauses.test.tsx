// @vitest-environment jsdom
import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, test } from "vitest";
import { Line, sitting, table } from "./sitting"; // first: it stands in for what dialogs ask of the browser
import { StoreContext } from "../src/parts/context";
import { Timing } from "../src/parts/Timing";

function words(until: number | null): string {
  const line = new Line();
  const store = sitting(line, "", true, false);
  line.hear({ ...table([true, false]), status: "playing", paused: true, paused_until: until });
  const root = document.createElement("div");
  act(() =>
    render(
      <StoreContext.Provider value={store}>
        <Timing />
      </StoreContext.Provider>,
      root,
    ),
  );
  return root.textContent;
}

test("the pause of a rated game says when it ends by itself", () => {
  expect(words(null)).not.toContain("paused-until");
  expect(words(2_000_000_000)).toContain("paused-until");
});
