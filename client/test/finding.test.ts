// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";

import { followSearch } from "../src/finding";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a table that is found is gone to once, however long its answer takes", () => {
  vi.useFakeTimers();
  const assign = vi.fn();
  vi.stubGlobal("location", { assign });
  const part = document.createElement("section");
  followSearch(part);
  vi.advanceTimersByTime(2000);
  expect(assign).not.toHaveBeenCalled();
  part.innerHTML = "<a href='/find' data-go>Go</a>";
  vi.advanceTimersByTime(5000);
  expect(assign).toHaveBeenCalledExactlyOnceWith("/find");
});
