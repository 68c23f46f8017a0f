// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Room } from "../src/board";
import { flip } from "../src/motion/flip";

const WIDTH = 40;
/** What ends the movement of each thing that moves. */
const ending = new Map<Element, () => void>();
/** How each thing that moves begins. */
const beginning = new Map<Element, Keyframe>();
const animate = Element.prototype.animate;

beforeEach(() => {
  Element.prototype.animate = function (frames) {
    beginning.set(this, (frames as Keyframe[])[0] ?? {});
    const finished = new Promise<void>((resolve) => ending.set(this, resolve));
    return { finished, finish: () => undefined } as unknown as Animation;
  };
});

afterEach(() => {
  Element.prototype.animate = animate;
  ending.clear();
  beginning.clear();
});

/** A piece that lies so far from the left. */
function pieceAt(root: Element, name: string, left: () => number): HTMLElement {
  const node = root.appendChild(document.createElement("b"));
  node.dataset["piece"] = name;
  node.getBoundingClientRect = () => new DOMRect(left(), 0, WIDTH, WIDTH);
  return node;
}

test("whatever moves keeps its layer until all have ended, and nothing of it remains then", async () => {
  const [root, loft] = [document.createElement("div"), document.createElement("div")];
  let far = 0;
  const goes = pieceAt(root, "goes", () => far);
  const leaves = pieceAt(root, "leaves", () => 0);
  const change = (): void => {
    far = 90;
    leaves.remove();
  };
  const over = flip(root, loft, change, {}, 100);
  const double = loft.querySelector<HTMLElement>(".floating")!;
  const layers = (): readonly string[] => [goes, double].map(({ style }) => style.willChange);
  expect(layers()).toEqual(["transform, opacity", "transform, opacity"]);
  ending.get(double)!();
  await vi.waitFor(() => expect(double.style.opacity).toBe("0"));
  expect(layers()).toEqual(["transform, opacity", "transform, opacity"]);
  expect([double.parentElement, goes.className]).toEqual([loft, "moving"]);
  ending.get(goes)!();
  await over;
  expect([goes.style.willChange, goes.className, loft.children.length]).toEqual(["", "", 0]);
});

test("the page is measured before anything of it is changed", async () => {
  const [root, loft] = [document.createElement("div"), document.createElement("div")];
  const told: string[] = [];
  const watched = (): number => (told.push(`measured, ${loft.children.length} in the loft`), 0);
  const pieces = ["from", "to"].map((name) => pieceAt(root, name, watched));
  const scenes = pieces.map((piece) => async ({ measure, loft }: Room) => {
    await measure(piece);
    told.push("changed");
    loft.append(document.createElement("i"));
  });
  const flights = [{ node: "+1", from: "from", to: "to" }];
  const over = flip(root, loft, () => undefined, { flights, marked: ["to"], scenes }, 100);
  for (const node of [...loft.children]) ending.get(node)!();
  await over;
  const changes = told.filter((each) => each === "changed");
  expect(changes).toHaveLength(scenes.length);
  expect(told.slice(-changes.length)).toEqual(changes);
  expect(new Set(told)).toEqual(new Set(["measured, 0 in the loft", "changed"]));
});

test("on a board that is drawn larger a piece travels no further than it has moved", async () => {
  const [root, loft] = [document.createElement("div"), document.createElement("div")];
  let far = 0;
  const goes = pieceAt(root, "goes", () => far);
  Object.defineProperty(goes, "currentCSSZoom", { value: 1.5 });
  const over = flip(root, loft, () => (far = 90), {}, 100);
  expect(beginning.get(goes)).toEqual({ transform: "translate(-60px,0px) scale(1)" });
  ending.get(goes)!();
  await over;
});
