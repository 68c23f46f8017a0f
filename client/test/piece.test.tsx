// @vitest-environment jsdom
import { render } from "preact";
import { expect, test, vi } from "vitest";
import type { Ui } from "../src/board";
import { Piece } from "../src/parts/Piece";

function drawn(): { piece: Element; pointed: string[] } {
  const pointed: string[] = [];
  const ui = {
    canShare: () => false,
    place: () => undefined,
    point: (piece: string) => pointed.push(piece),
    unpoint: () => undefined,
  } as unknown as Ui;
  const page = document.createElement("div");
  render(
    <Piece ui={ui} id="card:1" label="Archer">
      A
    </Piece>,
    page,
  );
  return { piece: page.querySelector("button")!, pointed };
}

const move = (piece: Element, movementX: number): unknown =>
  piece.dispatchEvent(Object.assign(new Event("pointermove"), { pointerType: "mouse", movementX, movementY: 0 }));

test("a note opens 300 ms after the pointer has moved over a piece, and not under a pointer at rest", () => {
  vi.useFakeTimers();
  const { piece, pointed } = drawn();
  move(piece, 0);
  vi.advanceTimersByTime(1_000);
  expect(pointed).toEqual([]);
  move(piece, 3);
  vi.advanceTimersByTime(299);
  move(piece, 3);
  expect(pointed).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(pointed).toEqual(["card:1"]);
  vi.useRealTimers();
});
