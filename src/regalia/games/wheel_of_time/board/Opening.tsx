import type { Ui } from "regalia/board";
import { Portrait } from "./art/Portrait";
import { factsOf, nameOf, SORTS, termOf } from "./cards";
import type { View } from "./types";

/** An opening hand: its avatar, and for each place beside it the card that is or would be there, null for none yet. */
export interface Opening {
  readonly avatar: string;
  readonly places: readonly (string | null)[];
}

/** The opening hand that the reader is choosing; null before there is an avatar. */
export function openingOf(view: View, ui: Ui): Opening | null {
  const hand = ui.seat === null ? [] : (view.seats[ui.seat]?.hand ?? []);
  const avatar = hand.find((kind) => factsOf(kind)?.leads);
  if (!avatar) return null;
  const taken = [...hand.filter((kind) => kind !== avatar), ...ui.picked.map(({ kind }) => String(kind))];
  const count = factsOf(avatar)?.beside ?? 0;
  return { avatar, places: Array.from({ length: count }, (_, place) => taken[place] ?? null) };
}

/** A type of which a deck has so many cards; `open` if one of them can be picked now. */
interface Type {
  readonly type: string;
  readonly count: number;
  readonly open: boolean;
}

/** The types of the cards to choose from. */
export const typesOf = (ui: Ui): readonly Type[] =>
  SORTS.map((type) => {
    const options = ui.options.filter(({ kind }) => factsOf(String(kind))?.type === type);
    return { type, count: options.length, open: options.some((option) => ui.can(option) && !ui.has(option)) };
  }).filter(({ count }) => count > 0);

/** The places of an opening hand: which cards are there, and of which types the others can be. */
export function Places({ ui, opening: { places } }: { readonly ui: Ui; readonly opening: Opening }) {
  const missing = places.filter((kind) => kind === null).length;
  const next = places.indexOf(null);
  const types = typesOf(ui).filter(({ open }) => open);
  return (
    <div class="opening">
      <ol class="opening-places">
        {places.map((kind, place) => (
          <li key={place} class={kind === null ? "free" : "taken"}>
            <b class="opening-number">{place + 1}</b>
            {kind !== null && <Portrait kind={kind} />}
            <span>
              <b>{kind === null ? ui.say("opening-place", { place: place + 1 }) : nameOf(kind)}</b>
              <small>
                {kind !== null
                  ? termOf("type", factsOf(kind)?.type ?? "")
                  : place === next
                    ? types.map(({ type }) => termOf("type", type)).join(" · ")
                    : ui.say("opening-other-type")}
              </small>
            </span>
          </li>
        ))}
      </ol>
      <p class="opening-missing" role="status">
        {ui.say("opening-missing", { count: missing })}
      </p>
    </div>
  );
}

/** Chooses which types of cards are laid out. */
export function Types({
  ui,
  shown,
  show,
}: {
  readonly ui: Ui;
  readonly shown: string;
  readonly show: (type: string) => void;
}) {
  return (
    <div class="opening-types" role="group" aria-label={ui.say("opening-types")}>
      {[{ type: "", count: ui.options.length, open: true }, ...typesOf(ui)].map(({ type, count, open }) => (
        <button
          key={type}
          type="button"
          class={`button ${open ? "" : "closed"}`}
          aria-pressed={shown === type}
          onClick={() => show(type)}
        >
          {type ? termOf("type", type) : ui.say("opening-all")} {count}
        </button>
      ))}
    </div>
  );
}

/** On a card that is picked, its number. */
export function Numbered({ ui, kind }: { readonly ui: Ui; readonly kind: string }) {
  const place = ui.decision?.kind === "OpeningHands" ? ui.picked.findIndex((option) => option["kind"] === kind) : -1;
  return place >= 0 ? <b class="opening-number">{place + 1}</b> : null;
}
