// @vitest-environment jsdom
import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, test } from "vitest";
import { StoreContext } from "../src/parts/context";
import { SeatName } from "../src/parts/SeatName";
import { Line, sitting, table } from "./sitting";

/** Where the names of two seats lead, of which the first is the reader's. */
function links(isMember: boolean): (string | null)[] {
  const line = new Line();
  const store = sitting(line, "", true, false);
  const told = table([true, false]);
  line.hear({ ...told, seats: told.seats.map((seat) => ({ ...seat, person: seat.person ?? "u_2" })) });
  store.member.value = isMember;
  const root = document.createElement("div");
  act(() =>
    render(
      <StoreContext.Provider value={store}>
        {[0, 1].map((seat) => (
          <p key={seat}>
            <SeatName seat={seat} />
          </p>
        ))}
      </StoreContext.Provider>,
      root,
    ),
  );
  return [...root.querySelectorAll("p")].map((name) => name.querySelector("a")?.getAttribute("href") ?? null);
}

test("names of others lead to their pages, for readers who have an account", () => {
  expect(links(true)).toEqual([null, "/people/u_2"]);
  expect(links(false)).toEqual([null, null]);
});
