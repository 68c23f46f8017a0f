import type { RefObject } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Seat } from "../wire";
import { clusters, type Cluster, type Kind, type Mark } from "./marks";
import { type Reading, useReading } from "./reading";
import { namesOf } from "./rounds";
import { bandsOf, type Point } from "./stack";

/** The least distance of marks, so that each is large enough for a finger, in pixels. */
const APART = 44;
/** The room that crests take from the first round, in pixels. */
const CREST = 28;
/** Colours where a game names none. */
const COLOURS = ["#a4302b", "#2a5c9f", "#2c7040", "#b7860b", "#5b3a8a", "#3a3942"];
export const SIGNS: Readonly<Record<Kind, string>> = { blunder: "??", mistake: "?", inexact: "", luck: "+" };

interface Props {
  /** The moment that is shown. */
  readonly at: number;
  readonly seek: (at: number) => void;
  /** Stops the replay before the reader goes elsewhere. */
  readonly halt: () => void;
}

/** The chances of all seats over the game, stacked, with marks. What is later than now is dim. */
export function Curve({ at, seek, halt }: Props) {
  const reading = useReading();
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const moments = reading.moments.value;
  const last = Math.max(1, moments.length - 1);
  const points = reading.points.value;
  const order = reading.order.value;
  const bands = useMemo(() => bandsOf(points, order), [points, order]);
  const now = Math.max(0, moments.indexOf(at)) / last;
  const drag = (event: PointerEvent): void => {
    const box = frame.current?.getBoundingClientRect();
    if (!box || !(event.buttons & 1)) return;
    const share = Math.min(1, Math.max(0, (event.clientX - box.left) / box.width));
    halt();
    seek(moments[Math.round(share * last)] ?? at);
  };
  return (
    <div class="analysis-curve" style={{ "--now": `${100 * now}%` }} aria-hidden="true">
      <div
        class="analysis-stack"
        ref={frame}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          drag(event);
        }}
        onPointerMove={drag}
      >
        {bands.map(({ seat, outline }) => (
          <i
            key={seat}
            class="analysis-band"
            data-seat={seat}
            style={{ clipPath: outline, "--seat": colourOf(reading, seat) }}
          />
        ))}
        <Heights />
        <Rest points={points} />
        <i class="analysis-later" />
        <Rounds width={width} />
        <Decided last={last} />
        <Crests points={points} order={order} />
        <i class="analysis-now" />
      </div>
      <Marks width={width} last={last} halt={halt} />
    </div>
  );
}

export const colourOf = ({ store }: Reading, seat: Seat): string => {
  const view = store.sight.value?.view ?? null;
  return (view && store.board.colour?.(seat, view)) ?? COLOURS[seat % COLOURS.length]!;
};

function useWidth(frame: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!frame.current) return undefined;
    const watch = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    watch.observe(frame.current);
    return () => watch.disconnect();
  }, []);
  return width;
}

/** Half of the chances. */
const Heights = () => <i class="analysis-half" />;

/** The part that is not judged yet, hatched. */
function Rest({ points }: { readonly points: readonly Point[] }) {
  const known = points.at(-1)?.x ?? 0;
  return known < 1 ? <i class="analysis-rest" style={{ left: `${100 * known}%` }} /> : null;
}

/** Where rounds begin; named where there is room. */
function Rounds({ width }: { readonly width: number }) {
  const reading = useReading();
  const moments = reading.moments.value;
  const last = Math.max(1, moments.length - 1);
  const rounds = reading.rounds.value.map(({ at }) => ({ at, x: moments.indexOf(at) / last }));
  const room = (place: number): number => {
    const [from, to] = [rounds[place]?.x ?? 0, rounds[place + 1]?.x ?? 1];
    return (to - from) * width - (place === 0 ? CREST : 0);
  };
  const names = namesOf(rounds.map(({ at }, place) => ({ words: nameOf(reading, at), room: room(place) })));
  return (
    <>
      {rounds.map(({ at, x }, place) => (
        <span key={at} class={names[place] ? "analysis-round" : "analysis-round brief"} style={{ left: `${100 * x}%` }}>
          {names[place]}
        </span>
      ))}
    </>
  );
}

/** The first words with which a round begins. */
function nameOf({ store }: Reading, at: number): string {
  const entry = store.journal.value.entries.find(({ seq }) => seq === at);
  const event = entry?.events.find(({ type }) => store.board.rounds?.includes(type));
  return event ? (store.voice.telling.value.event(event).split(/[.:。：]/)[0] ?? "") : "";
}

function Decided({ last }: { readonly last: number }) {
  const reading = useReading();
  const from = reading.decided.value;
  if (!from) return null;
  const x = Math.max(0, reading.moments.value.indexOf(from.at) - 1) / last;
  return (
    <span class="analysis-decided" style={{ left: `${100 * x}%` }}>
      <span>{reading.words.say("decided")}</span>
    </span>
  );
}

/** Whose part is whose, at the left end of the curve. */
function Crests({ points, order }: { readonly points: readonly Point[]; readonly order: readonly Seat[] }) {
  const { store } = useReading();
  const first = points[0];
  if (!first) return null;
  let below = 0;
  return (
    <>
      {order.map((seat) => {
        const share = first.shares[seat] ?? 0;
        const middle = below + share / 2;
        below += share;
        return (
          share > 0.12 && (
            <span key={seat} class="analysis-crest" style={{ bottom: `${100 * middle}%` }}>
              <store.board.Badge seat={seat} view={store.sight.value?.view ?? null} />
            </span>
          )
        );
      })}
    </>
  );
}

interface MarksProps {
  readonly width: number;
  readonly last: number;
  readonly halt: () => void;
}

/** Mistakes and luck above the curve. Near ones share a target; with each tap it leads to the next of them. */
function Marks({ width, last, halt }: MarksProps) {
  const reading = useReading();
  const { words } = reading;
  const moments = reading.moments.value;
  const whose = reading.whose.value;
  const marks = reading.marks.value;
  const found = useMemo(() => {
    const counted = marks.filter(({ kind, seat }) => kind === "luck" || whose === null || seat === whose);
    const placeOf = (mark: Mark): number => moments.indexOf(reading.target(mark)) / last;
    return clusters(counted, placeOf, width > 0 ? APART / width : 1);
  }, [marks, whose, moments, width]);
  const go = ({ marks: near, first }: Cluster): void => {
    const at = reading.store.past.shown.value?.seq;
    const here = near.findIndex((mark) => reading.target(mark) === at);
    halt();
    void reading.go(here < 0 ? first : near[(here + 1) % near.length]!);
  };
  return (
    <>
      {found.map((cluster) => {
        const { kind, seat, moment } = cluster.first;
        const name = words.say("mark-name", { at: moment.at, kind: words.say(`mark-${kind}`), name: reading.name(seat) });
        const more = cluster.marks.length - 1;
        return (
          <button
            key={`${kind} ${moment.at}`}
            type="button"
            class={`analysis-mark ${kind}`}
            tabIndex={-1}
            style={{ left: `${100 * cluster.x}%` }}
            title={more > 0 ? words.say("mark-more", { mark: name, more }) : name}
            onClick={() => go(cluster)}
          >
            <b>
              <span>{SIGNS[kind]}</span>
            </b>
            {more > 0 && <small>{cluster.marks.length}</small>}
          </button>
        );
      })}
    </>
  );
}
