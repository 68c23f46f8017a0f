import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { Seen } from "../board";
import { growth, shape } from "../kit/layout/window";
import type { Option } from "../wire";
import { Acts } from "./Acts";
import { useStore, useWords } from "./context";
import { byKey } from "./keys";
import { Icon } from "./Icon";
import { RuleLink } from "./RuleLink";

const EDGE = 8;

/** Least height above the prompt that a note is confined to; where there is less, as in a low window, it has the window. */
const ROOM = 200;

/** How far down a note may reach: it never lies over the prompt, unless that stands beside the board. */
function floor(): number {
  if (shape.value === "low") return innerHeight;
  const prompt = document.querySelector(".prompt-body")?.getBoundingClientRect().top ?? innerHeight;
  return prompt < ROOM ? innerHeight : Math.min(prompt, innerHeight);
}

/** A length of the window as one of the note, which is larger on a large screen. */
const px = (length: number): string => `${length / growth.value}px`;

/** Puts the note beside its piece, inside the window and above the prompt. */
function moor(note: HTMLElement, piece: Element): void {
  const end = floor() - EDGE;
  note.style.maxHeight = px(end - EDGE);
  const [at, size] = [piece.getBoundingClientRect(), note.getBoundingClientRect()];
  const below = at.bottom + EDGE + size.height < end;
  const above = at.top - EDGE - size.height > 0;
  const top = below ? at.bottom + EDGE : above ? Math.min(at.top - EDGE, end) - size.height : end - size.height;
  const left = Math.min(Math.max(at.x + at.width / 2 - size.width / 2, EDGE), innerWidth - size.width - EDGE);
  Object.assign(note.style, { top: px(Math.max(top, EDGE)), left: px(left) });
}

const pieceOf = (name: string): HTMLElement | null => document.querySelector(`.playing [data-piece="${name}"]`);

/** The one thing that a tap on a piece would do; where there are several, the board's own details list them. */
function onlyDeed(piece: string): readonly Option[] {
  const { offers = "[]" } = pieceOf(piece)?.matches("[aria-haspopup]") ? {} : (pieceOf(piece)?.dataset ?? {});
  const options = JSON.parse(offers) as readonly Option[];
  return options.length === 1 ? options : [];
}

/**
 * The note beside the piece pointed at: what it is, and why it cannot be chosen. It stays where it is when the piece travels
 * on: it does not move under a finger.
 */
export function Pointer({ seen }: { seen: Seen<unknown> }) {
  const store = useStore();
  const say = useWords();
  const note = useRef<HTMLDivElement>(null);
  const pointed = store.pointing.at.value;
  const stays = pointed?.how === "stay" ? pointed.piece : null;
  useEffect(() => {
    if (stays === null || !note.current || !byKey()) return undefined;
    note.current.focus();
    return () => pieceOf(stays)?.focus();
  }, [stays]);
  useLayoutEffect(() => {
    const piece = pointed && pieceOf(pointed.piece);
    if (note.current && piece) moor(note.current, piece);
  }, [pointed]);
  const covered = store.resultOpen.value && Boolean(store.sight.value?.ranking);
  if (!pointed || (covered && pointed.how === "glance")) return null;
  const { Details } = store.board;
  const stay = pointed.how === "stay";
  return (
    <div
      class="note"
      ref={note}
      role={stay ? "dialog" : "tooltip"}
      tabIndex={-1}
      aria-label={pieceOf(pointed.piece)?.dataset["label"] ?? store.voice.labels.value.piece(pointed.piece)}
      data-stays={stay}
    >
      {stay && <Acts ui={seen.ui} options={onlyDeed(pointed.piece)} />}
      <Details {...seen} piece={pointed.piece} />
      <Because />
      {stay && (
        <button type="button" class="tool note-close" onClick={() => store.pointing.unpoint("stay")}>
          <Icon name="close" />
          <span class="unseen">{say("close")}</span>
        </button>
      )}
    </div>
  );
}

function Because() {
  const store = useStore();
  const say = useWords();
  const refusal = store.pointing.at.value?.refusal;
  if (!refusal) return null;
  if (refusal === "asking") return <p class="because">{say("loading")}</p>;
  const reason = `why-${refusal.reason}`;
  return (
    <div class="because" role="status">
      <p>
        <strong>{say("why")}</strong>{" "}
        {say(store.speaker.knows(reason) ? reason : "why-unknown", store.voice.labels.value.args(refusal.facts))}
      </p>
      <RuleLink rule={refusal.rule} />
    </div>
  );
}
