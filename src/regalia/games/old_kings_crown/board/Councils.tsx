import type { Seen } from "regalia/board";
import { Piece } from "regalia/parts/Piece";
import { Emblem } from "./art/Emblem";
import { Arms } from "./art/heraldry";
import { Chip } from "./Card";
import { ofCouncil } from "./choices";
import { CARDS, COUNCILS } from "./content";
import { narrow } from "./looking";
import { Part } from "./Part";
import type { SeenCouncil, View } from "./types";
import { breath, does, named } from "./words";

/** The three Councils: who sits there, and how many Votes that makes. */
export function Councils({ view, ui }: Seen<View>) {
  return (
    <Part name="councils" title={ui.say("part-councils")} plain={!narrow.value}>
      <ul class="councils">
        {Object.entries(view.councils).map(([name, council]) => (
          <li key={name} class={`council suit-${COUNCILS[name]?.suit}`}>
            <Head view={view} ui={ui} name={name} council={council} />
            <span class="council-seal" aria-hidden="true">
              <Emblem name={name} />
            </span>
            <div class="council-cards" data-arrows>
              {council.cards.map((card) => (
                <Chip key={card} ui={ui} card={card} count={CARDS[card]?.votes ?? 0} />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Part>
  );
}

type Props = Seen<View> & { readonly name: string; readonly council: SeenCouncil };

function Head({ view, ui, name, council }: Props) {
  const suit = COUNCILS[name]?.suit ?? "";
  const votes = council.votes.map((count, seat) => ({ count, seat, markers: council.markers[seat] ?? 0 }));
  const some = votes.filter(({ count, markers }) => count > 0 || markers > 0);
  const label = breath(
    named(ui, name),
    named(ui, suit),
    ...some.map(({ count, seat }) => `${ui.labels.player(seat)} ${ui.say("votes-of", { count })}`),
    does(ui, name),
  );
  return (
    <Piece ui={ui} id={`council:${name}`} label={label} {...ofCouncil(ui, name)} class="council-head">
      <Emblem name={name} />
      <span class="council-name">{ui.say(`short-${name}`)}</span>
      <span class="council-does">{does(ui, name)}</span>
      <span class="council-votes">
        {some.map(({ count, seat, markers }) => (
          <span key={seat} class="vote-of">
            <Arms faction={view.seats[seat]?.faction ?? ""} />
            {count}
            {markers > 0 && <sup>{"•".repeat(markers)}</sup>}
          </span>
        ))}
      </span>
    </Piece>
  );
}
