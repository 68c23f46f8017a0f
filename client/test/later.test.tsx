// @vitest-environment jsdom
import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, test, vi } from "vitest";
import { isWhole, Later, openInParts } from "../src/parts/Later";

const FRAME = 17;

function Table() {
  return (
    <div>
      <Later>board</Later>
      <Later>
        side
        <Later>log</Later>
      </Later>
    </div>
  );
}

test("a table that opens draws one more part in each frame, and parts within parts last", async () => {
  vi.useFakeTimers();
  const page = document.createElement("div");
  void openInParts();
  void act(() => render(<Table />, page));
  const seen = [page.textContent];
  while (!isWhole.value) {
    await vi.advanceTimersByTimeAsync(FRAME);
    seen.push(page.textContent);
  }
  expect([...new Set(seen)]).toEqual(["", "board", "boardside", "boardsidelog"]);
});

test("what is drawn later than the opening is drawn at once", () => {
  const page = document.createElement("div");
  void act(() => render(<Table />, page));
  expect(page.textContent).toBe("boardsidelog");
});
