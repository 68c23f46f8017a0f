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

/** The types of which one can still take a card, each with how many cards of it there are; those it counts as if it has its own. */
export function typesLeft(ui: Ui): readonly (readonly [string, number])[] {
  const types = ui.options.map(({ kind }) => factsOf(String(kind))?.type ?? "");
  return SORTS.flatMap((type) => {
    const count = types.filter((other) => other === type).length;
    return count > 0 ? [[type, count] as const] : [];
  });
}

/** The places of an opening hand: which cards are there, and of which types the others can be. */
export function Places({ ui, opening: { places } }: { readonly ui: Ui; readonly opening: Opening }) {
  const missing = places.filter((kind) => kind === null).length;
  const picked = new Set(ui.picked.map(({ kind }) => String(kind)));
  const next = places.indexOf(null);
  const types = typesLeft(ui).filter(([type]) => ![...picked].some((kind) => factsOf(kind)?.type === type));
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
                    ? types.map(([type]) => termOf("type", type)).join(" · ")
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
  const types = [["", ui.options.length] as const, ...typesLeft(ui)];
  return (
    <div class="opening-types" role="group" aria-label={ui.say("opening-types")}>
      {types.map(([type, count]) => (
        <button key={type} type="button" class="button" aria-pressed={shown === type} onClick={() => show(type)}>
          {type ? termOf("type", type) : ui.say("opening-all")} {count}
        </button>
      ))}
    </div>
  );
}
