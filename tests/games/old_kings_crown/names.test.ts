// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { seatNames } from "regalia/text/labels";
import { speaker } from "regalia/text/speaker";
import { view } from "./table";

test("bots keep their numbers while the Order Track changes", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  const { default: board } = await import("../../../src/regalia/games/old_kings_crown/board/index");
  const say = speaker("en", "bot-squire = Squire\nnumbered-name = { $name } { $number }");
  const seats = view.seats.map(() => ({ person: null, name: "", bot: "squire" }));
  const around = seats.map((_, seat) => seat);
  const names = [around, around.toReversed()].map((order) => seatNames(say, seats, board.order?.({ ...view, order })));
  expect(names[0]).toEqual(around.map((seat) => `Squire ${seat + 1}`));
  expect(names[1]).toEqual(names[0]);
});
