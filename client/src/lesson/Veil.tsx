import { useLayoutEffect, useState } from "preact/hooks";
import { type Box, boxOf, lineOf, type Lit, nodeOf, overlap } from "./targets";

const ROOM = 4;

/** Where everything on the page is: what is lit, and the prompt, which is never veiled. */
export interface Shape {
  readonly holes: readonly Box[];
  /** Buttons that send an answer. */
  readonly sends: readonly Box[];
  readonly prompt: Box;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where everything is now. */
function measured(lits: readonly Lit[]): Shape {
  const holes = lits.flatMap((lit) => nodeOf(lit) ?? []);
  const prompt = document.querySelector(".playing .prompt-body") ?? document.body;
  const top = document.querySelector(".bar")?.getBoundingClientRect().bottom ?? 0;
  return {
    holes: holes.map((node) => boxOf(node, ROOM)),
    sends: [...document.querySelectorAll(".prompt :is(.confirm, .amount) .primary")].map((node) => boxOf(node, 0)),
    prompt: boxOf(prompt, 0),
    top,
    width: innerWidth,
    height: innerHeight,
  };
}

/** Brings into sight what is lit, above all the first of it. */
function bring(lits: readonly Lit[]): void {
  const [first, ...others] = lits.flatMap((lit) => nodeOf(lit) ?? []);
  for (const node of others) node.scrollIntoView({ block: "center", inline: "center" });
  first?.scrollIntoView(
    others.length > 0 ? { block: "nearest", inline: "nearest" } : { block: "center", inline: "center" },
  );
}

/** What a reader does to look elsewhere. */
const LOOKS = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/** The shape of the page, measured again whenever something of it changes. What is lit stays in sight until the reader looks elsewhere. */
export function useShape(lits: readonly Lit[]): Shape {
  const [shape, setShape] = useState(() => measured(lits));
  useLayoutEffect(() => {
    let asked = 0;
    let before = "";
    let free = false;
    const look = (): void => {
      asked = 0;
      if (JSON.stringify(measured(lits)) === before) return;
      if (!free) bring(lits);
      const now = measured(lits);
      before = JSON.stringify(now);
      setShape(now);
      ask();
    };
    const ask = (): void => void (asked ||= requestAnimationFrame(look));
    const table = document.querySelector(".playing") ?? document.body;
    const sizes = new ResizeObserver(ask);
    const changes = new MutationObserver(ask);
    sizes.observe(table);
    changes.observe(table, { subtree: true, childList: true, attributes: true });
    const events = ["scroll", "resize", "transitionend", "animationend"] as const;
    for (const event of events) addEventListener(event, ask, { capture: true, passive: true });
    const leave = (): void => void (free = true);
    for (const event of LOOKS) addEventListener(event, leave, { capture: true, passive: true });
    ask();
    return () => {
      cancelAnimationFrame(asked);
      sizes.disconnect();
      changes.disconnect();
      for (const event of events) removeEventListener(event, ask, { capture: true });
      for (const event of LOOKS) removeEventListener(event, leave, { capture: true });
    };
  }, [lits]);
  return shape;
}

const styleOf = ({ left, top, right, bottom }: Box) => ({
  left: `${left}px`,
  top: `${top}px`,
  width: `${right - left}px`,
  height: `${bottom - top}px`,
});

/** A ring around each thing that is lit. */
export function Rings({ holes, class: how = "" }: { holes: readonly Box[]; class?: string }) {
  return (
    <>
      {holes.map((box, index) => (
        <i key={index} class={`lesson-ring ${how}`} style={styleOf(box)} />
      ))}
    </>
  );
}

/** Dotted lines from what else is lit on the board to what the sentence points at. */
export function Joins({ shape }: { shape: Shape }) {
  const [to, ...others] = shape.holes.filter((box) => overlap(box, shape.prompt) === 0);
  const lines = to ? others.flatMap((from) => lineOf(from, to) ?? []) : [];
  return (
    <svg class="lesson-joins" width={shape.width} height={shape.height} aria-hidden="true">
      {lines.map((line, index) => (
        <g key={index}>
          <mask id={`lesson-line-${index}`} maskUnits="userSpaceOnUse" width={shape.width} height={shape.height}>
            <path class="lesson-drawing" pathLength={1} d={line} />
          </mask>
          <path class="lesson-line" d={line} mask={`url(#lesson-line-${index})`} />
        </g>
      ))}
    </svg>
  );
}

const pathOf = ({ left, top, right, bottom }: Box): string => `M${left} ${top}H${right}V${bottom}H${left}Z`;

/** The veil has holes for what is lit and for the prompt. A tap on it changes nothing on the table. */
export function Veil({ shape, tapped }: { shape: Shape; tapped: () => void }) {
  const { holes, prompt, top, width, height } = shape;
  const page = { left: 0, top, right: width, bottom: height };
  return (
    <svg class="lesson-veil" width={width} height={height} aria-hidden="true">
      <defs>
        <mask id="lesson-holes">
          <path d={pathOf(page)} fill="#fff" />
          <path d={[prompt, ...holes].map(pathOf).join("")} fill="#000" />
        </mask>
      </defs>
      <path class="lesson-shade" d={pathOf(page)} mask="url(#lesson-holes)" />
      <path class="lesson-taps" d={taps(page, [prompt, ...holes])} onClick={tapped} />
    </svg>
  );
}

/** The part of the page that is veiled, as stripes: holes can overlap. */
function taps(page: Box, holes: readonly Box[]): string {
  const edges = [...new Set([page.top, page.bottom, ...holes.flatMap(({ top, bottom }) => [top, bottom])])]
    .filter((y) => y >= page.top && y <= page.bottom)
    .sort((one, other) => one - other);
  return edges
    .slice(1)
    .flatMap((bottom, index) => {
      const top = edges[index]!;
      const open = holes
        .filter((hole) => hole.top <= top && hole.bottom >= bottom)
        .sort((one, other) => one.left - other.left);
      const shut: string[] = [];
      let left = page.left;
      for (const hole of open) {
        if (hole.left > left) shut.push(pathOf({ left, top, right: hole.left, bottom }));
        left = Math.max(left, hole.right);
      }
      if (left < page.right) shut.push(pathOf({ left, top, right: page.right, bottom }));
      return shut;
    })
    .join("");
}
