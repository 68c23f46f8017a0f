import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Ui } from "../board";
import type { Option } from "../wire";

/** Milliseconds after which a long press, a moved pointer or the focus opens the note. */
const LONG_PRESS = 450;
const GLANCE = 300;

interface Props {
  readonly ui: Ui;
  /** The piece's name for motion and for pointing at it. */
  readonly id: string;
  /** The accessible name. */
  readonly label: string;
  /** The option that choosing the piece stands for, whether or not it is offered now. */
  readonly option?: Option | undefined;
  /** Several options of one piece: a tap opens the note, which lists them. */
  readonly acts?: readonly Option[];
  /** Called on a tap when the piece cannot be chosen; without it, the tap opens the note. */
  readonly tapped?: () => void;
  /** The note does not explain why the piece cannot be chosen. */
  readonly quiet?: boolean;
  /** A glance at the piece, too, asks why it cannot be chosen. */
  readonly telling?: boolean;
  /** The piece has no note beside its label. */
  readonly plain?: boolean;
  readonly class?: string;
  readonly children: ComponentChildren;
  /** Changes when the piece turns over. */
  readonly face?: string;
}

/** A piece on the table: lit when it can be chosen, quietly when one may do it unasked; otherwise it tells what it is and why it cannot. */
export function Piece(props: Props) {
  const { ui, id, label, option, acts, tapped, quiet, telling, plain, children, face, class: kind = "" } = props;
  const open = acts?.some(ui.can) ?? false;
  const sharing = option !== undefined && ui.canShare(option, 1);
  const placing = option === undefined ? undefined : ui.place(option);
  const lit = open || sharing || placing !== undefined || (option !== undefined && ui.can(option));
  const may = (each: Option): boolean => ui.offered(each);
  const offered = !lit && ((acts?.some(may) ?? false) || (option !== undefined && may(option)));
  const offers = lit && !sharing && !placing ? JSON.stringify(open ? acts?.filter(ui.can) : [option]) : undefined;
  const has = option !== undefined && (placing ? ui.placed(option) !== null : ui.has(option));
  const picked = open ? (acts?.some(ui.has) ?? false) : has;
  const why = lit || offered || quiet ? undefined : (option ?? acts?.[0] ?? null);
  const stay = (): void => ui.point(id, "stay", why);
  const pointing = usePointing(ui, id, stay, telling ? why : undefined);
  const tap = (): void => {
    if (pointing.pressedLong()) return;
    if (placing) placing();
    else if (sharing) ui.doShare(option, 1);
    else if (lit && !open && option) ui.choose(option);
    else if (offered && option && may(option)) ui.accept(option);
    else if (lit || offered || !tapped) stay();
    else tapped();
  };
  return (
    <button
      type="button"
      class={`piece ${kind} ${lit ? "lit" : offered ? "offered" : ""} ${picked ? "picked" : ""} ${ui.pointed === id ? "pointed" : ""}`}
      data-piece={id}
      data-face={face}
      data-label={label}
      data-offers={offers}
      data-stop
      aria-pressed={lit && !open && !sharing && !placing ? picked : undefined}
      aria-haspopup={open ? "dialog" : undefined}
      onClick={tap}
      {...(plain ? {} : pointing.handlers)}
    >
      <span class="unseen">{lit || offered ? ui.say(lit ? "can-be-chosen" : "may-be-done", { label }) : label}</span>
      <span class="look" aria-hidden="true">
        {children}
      </span>
    </button>
  );
}

/**
 * A pointer that moves over a piece and the focus glance at what it is; pressing long, the other mouse button and the key I
 * stay with it. A pointer under which a piece comes to lie has not moved.
 */
function usePointing(ui: Ui, id: string, stay: () => void, why: Option | null | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const moved = useRef(false);
  const long = useRef(false);
  const stop = (): void => clearTimeout(timer.current);
  const wait = (time: number, work: () => void): void => {
    stop();
    timer.current = setTimeout(work, time);
  };
  const glance = (): void => wait(GLANCE, () => ui.point(id, "glance", why));
  const look = (): void => {
    stop();
    long.current = true;
    stay();
  };
  const press = (event: PointerEvent): void => {
    long.current = false;
    if (event.pointerType !== "mouse") wait(LONG_PRESS, look);
  };
  const move = ({ pointerType, movementX, movementY }: PointerEvent): void => {
    if (moved.current || pointerType !== "mouse" || (movementX === 0 && movementY === 0)) return;
    moved.current = true;
    glance();
  };
  const leave = (): void => {
    stop();
    moved.current = false;
    ui.unpoint("glance");
  };
  useEffect(() => stop, []);
  return {
    /** True if the tap that just ended was a long press, which was already handled. */
    pressedLong(): boolean {
      stop();
      const was = long.current;
      long.current = false;
      return was;
    },
    handlers: {
      onContextMenu: (event: Event) => {
        event.preventDefault();
        look();
      },
      onKeyDown: (event: KeyboardEvent) => event.key === "i" && stay(),
      onPointerDown: press,
      onPointerUp: stop,
      onPointerCancel: stop,
      onPointerMove: move,
      onPointerLeave: leave,
      onFocus: (event: FocusEvent) => (event.currentTarget as Element).matches(":focus-visible") && glance(),
      onBlur: leave,
    },
  };
}
