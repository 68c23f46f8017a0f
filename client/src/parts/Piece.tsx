import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import type { Ui } from "../board";
import type { Option } from "../wire";

const LONG_PRESS = 450;
const GLANCE = 350;

interface Props {
  readonly ui: Ui;
  /** The piece's name for motion and for pointing at it. */
  readonly id: string;
  /** What it is, in words. */
  readonly label: string;
  /** What choosing it would mean, whether or not that is possible now. */
  readonly option?: Option | undefined;
  readonly class?: string;
  readonly children: ComponentChildren;
  /** Changes when the piece turns over. */
  readonly face?: string;
}

/** A piece on the table: lit when it can be chosen; otherwise it tells what it is and why it cannot. */
export function Piece({ ui, id, label, option, children, face, class: kind = "" }: Props) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);
  const lit = option !== undefined && ui.can(option);
  const picked = option !== undefined && ui.has(option);
  const wait = (work: () => void, time: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(work, time);
  };
  const stay = (): void => ui.point(id, "stay", lit ? undefined : (option ?? null));
  const leave = (): void => {
    clearTimeout(timer.current);
    ui.unpoint("glance");
  };
  const tap = (): void => {
    clearTimeout(timer.current);
    if (held.current) held.current = false;
    else if (lit) ui.choose(option);
    else stay();
  };
  return (
    <button
      type="button"
      class={`piece ${kind} ${lit ? "lit" : ""} ${picked ? "picked" : ""} ${ui.pointed === id ? "pointed" : ""}`}
      data-piece={id}
      data-face={face}
      data-stop
      aria-pressed={lit ? picked : undefined}
      onClick={tap}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => event.key === "i" && stay()}
      onPointerDown={(event) =>
        event.pointerType !== "mouse" &&
        wait(() => {
          held.current = true;
          stay();
        }, LONG_PRESS)
      }
      onPointerUp={() => clearTimeout(timer.current)}
      onPointerCancel={() => clearTimeout(timer.current)}
      onPointerEnter={(event) => event.pointerType === "mouse" && wait(() => ui.point(id, "glance"), GLANCE)}
      onPointerLeave={leave}
      onFocus={(event) => event.currentTarget.matches(":focus-visible") && wait(() => ui.point(id, "glance"), GLANCE)}
      onBlur={leave}
    >
      <span class="unseen">{label}</span>
      <span class="look" aria-hidden="true">
        {children}
      </span>
    </button>
  );
}
