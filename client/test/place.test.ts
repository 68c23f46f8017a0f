// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => vi.resetModules());

const place = async (base: string | null) => {
  document.documentElement.removeAttribute("data-base");
  if (base !== null) document.documentElement.dataset["base"] = base;
  return import("../src/live/place");
};

test("links lead to the top of an arena's own host", async () => {
  const { linkTo, ownPath, isInTab } = await place(null);
  history.replaceState(null, "", "/t/ABC");
  expect([linkTo("/t/ABC"), ownPath(), isInTab]).toEqual(["/t/ABC", "/t/ABC", false]);
});

test("links lead into the folder of an arena in a browser tab", async () => {
  const { linkTo, ownPath, isInTab } = await place("/games/regalia/");
  history.replaceState(null, "", "/games/regalia/t/ABC");
  expect([linkTo("/t/ABC"), linkTo("/"), ownPath(), isInTab]).toEqual([
    "/games/regalia/t/ABC",
    "/games/regalia/",
    "/t/ABC",
    true,
  ]);
});

test("an arena in a tab at the top of a host has the paths of one at its own", async () => {
  const { linkTo, ownPath, isInTab } = await place("/");
  history.replaceState(null, "", "/t/ABC");
  expect([linkTo("/t/ABC"), ownPath(), isInTab]).toEqual(["/t/ABC", "/t/ABC", true]);
});
