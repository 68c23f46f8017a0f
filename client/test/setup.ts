import { afterEach, beforeEach, vi } from "vitest";

/** No test passes or fails by chance, and none leaves its clock to the next. */
beforeEach(() => void vi.spyOn(Math, "random").mockReturnValue(0.5));

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});
