// @vitest-environment jsdom
import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, test } from "vitest";
import { Line, sitting, table } from "./sitting"; // first: it stands in for what dialogs ask of the browser
import { Closed } from "../src/parts/Closing";
import { StoreContext } from "../src/parts/context";

/** Where the buttons of a table that is closed lead, the primary one first. */
function ways(event: string): (string | null)[] {
  const line = new Line();
  const store = sitting(line, "", true, false);
  line.hear({ ...table([true, false]), status: "closed", called_off: true, event });
  const root = document.createElement("div");
  act(() =>
    render(
      <StoreContext.Provider value={store}>
        <Closed />
      </StoreContext.Provider>,
      root,
    ),
  );
  expect(root.querySelectorAll(".primary").length).toBe(1);
  expect(root.querySelector("a")?.classList.contains("primary")).toBe(true);
  return [...root.querySelectorAll("a")].map((way) => way.getAttribute("href"));
}

test("a game of a tournament leads back to it first", () => {
  expect(ways("cup-1")).toEqual(["/events/cup-1", "/", "/new/g"]);
});

test("other games lead to one's tables", () => {
  expect(ways("")).toEqual(["/", "/new/g"]);
});
