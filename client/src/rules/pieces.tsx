import { type ComponentChild, render } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Speaker } from "../text/speaker";

/** A piece that has a name, and the section of the rules that is about it. */
export interface Ruled {
  readonly kind: string;
  readonly name: string;
  readonly rule: string;
}

const RULED = /^rule-([a-z0-9_]+) = (\S+)$/gm;
const NUMBER = /^\d+(\.\d+)*\.? /;
/** Where rules name what they then explain: headings, the first cell of a row, bold words. */
const NAMES = "[id^=rule-], td:first-child, strong";

/** The pieces of a game by their names, from its words (`rule-archer = 6.1`). */
export function piecesOf(words: string, speaker: Speaker): ReadonlyMap<string, Ruled> {
  const found = [...words.matchAll(RULED)].map(([, kind = "", rule = ""]) => ({
    kind,
    name: speaker.say(`kind-${kind}`),
    rule,
  }));
  return new Map(found.filter(({ kind }) => speaker.knows(`does-${kind}`)).map((piece) => [piece.name, piece]));
}

/** Makes the names of pieces in the rules lead to the pieces; `picture` draws one into a place, if the board can. */
export function leadToPieces(
  article: ParentNode,
  speaker: Speaker,
  pieces: ReadonlyMap<string, Ruled>,
  picture: (place: HTMLElement, kind: string) => boolean,
): void {
  for (const place of article.querySelectorAll<HTMLElement>(NAMES)) {
    const piece = pieces.get(place.textContent.replace(NUMBER, ""));
    const words = [...place.childNodes].at(-1);
    if (!piece || words?.nodeType !== Node.TEXT_NODE || place.querySelector(".piece-link")) continue;
    const link = document.createElement("button");
    Object.assign(link, { type: "button", className: "piece-link", textContent: piece.name });
    link.setAttribute("aria-haspopup", "dialog");
    link.addEventListener("click", () => show(piece, speaker, picture));
    words.textContent = words.textContent!.slice(0, -piece.name.length);
    place.append(link);
  }
}

/** Shows a piece over the page, until it is closed or its rule is wanted. */
function show(piece: Ruled, speaker: Speaker, picture: (place: HTMLElement, kind: string) => boolean): void {
  const room = document.body.appendChild(document.createElement("div"));
  const close = (): void => {
    render(null, room);
    room.remove();
  };
  render(<Sheet piece={piece} speaker={speaker} picture={picture} close={close} />, room);
}

interface Props {
  readonly piece: Ruled;
  readonly speaker: Speaker;
  readonly picture: (place: HTMLElement, kind: string) => boolean;
  readonly close: () => void;
}

/** What a piece looks like, what it does, and the way to its rule. */
function Sheet({ piece: { kind, name, rule }, speaker, picture, close }: Props): ComponentChild {
  const [sheet, place] = [useRef<HTMLDialogElement>(null), useRef<HTMLDivElement>(null)];
  useEffect(() => {
    if (place.current) place.current.hidden = !picture(place.current, kind);
    sheet.current?.showModal();
  }, []);
  return (
    <dialog class="piece-sheet" ref={sheet} aria-label={name} onClose={close}>
      <div class="piece-picture" ref={place} aria-hidden="true" />
      <h2>{name}</h2>
      <p>{speaker.say(`does-${kind}`)}</p>
      <form method="dialog">
        <a class="button" href={`#rule-${rule}`} onClick={() => sheet.current?.close()}>
          {speaker.say("rule", { rule })}
        </a>
        <button class="button primary">{speaker.say("close")}</button>
      </form>
    </dialog>
  );
}
