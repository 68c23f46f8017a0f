import type { Seen, Ui } from "regalia/board";
import { Icon } from "regalia/parts/Icon";
import { Piece } from "regalia/parts/Piece";
import { Emblem } from "./art/Emblem";
import { Back } from "./art/heraldry";
import { Face, marksOf } from "./Card";
import { ofCard } from "./choices";
import { CARDS, factionOf } from "./content";
import type { Fallen, Part, SeenCard, View } from "./types";
import { breath, does, named } from "./words";

type Props = Seen<View> & {
  readonly card: SeenCard;
  readonly id: string;
  /** It fought in a Clash before the one that is added up. */
  readonly earlier: boolean;
};

/** A card next to a Region, as it is now; one that lies face down shows its back, or to those who know it its face too. */
export function Unit({ view, ui, card, id, earlier }: Props) {
  const facts = CARDS[card.card ?? ""];
  if (card.card === null || !facts) return <Hidden view={view} ui={ui} card={card} id={id} earlier={false} />;
  const strength = card.down ? facts.strength : card.strength;
  const label = breath(
    named(ui, card.card),
    card.down && ui.say("face-down"),
    ui.say("strength-of", { count: strength }),
    card.archetype && named(ui, card.archetype),
    card.tokens > 0 && ui.say("tokens-on", { count: card.tokens }),
    card.taken_part && ui.say(earlier ? "fought-earlier" : "fought"),
    does(ui, card.card),
  );
  const state = `${card.down ? "down" : ""} ${card.taken_part ? "fought" : ""} ${earlier ? "earlier" : ""}`;
  return (
    <Piece
      ui={ui}
      id={`card:${card.card}`}
      label={label}
      class={`unit of-${factionOf(card.card)} ${state}`}
      face={card.down ? "down" : "up"}
      {...ofCard(ui, card.card)}
    >
      <Face
        ui={ui}
        card={card.card}
        strength={strength}
        archetype={card.down ? facts.archetype : card.archetype}
        marks={marksNow(card)}
      >
        {card.tokens > 0 && (
          <span class="unit-tokens">
            <Emblem name="influence" />
            {card.tokens > 1 && card.tokens}
          </span>
        )}
        {(earlier || card.down) && (
          <span class="unit-state">{earlier ? <Emblem name="tally" /> : <Icon name="hidden" />}</span>
        )}
      </Face>
    </Piece>
  );
}

/** What it has now; face down it is what it prints. */
function marksNow({ card, down, commands, traits }: SeenCard): readonly string[] {
  const printed = CARDS[card ?? ""];
  return down && printed ? marksOf(printed) : [...commands, ...traits];
}

function Hidden({ view, ui, card, id }: Props) {
  const faction = view.seats[card.owner]?.faction ?? "";
  const label = breath(ui.say("face-down-of", { who: ui.labels.player(card.owner) }));
  return (
    <Piece ui={ui} id={id} label={label} quiet plain class="unit hidden" face="down">
      <Back faction={faction} />
    </Piece>
  );
}

/** A card that fell in the Clash. */
export function Grave({ ui, fallen }: Seen<View> & { fallen: Fallen }) {
  const by = fallen.by.map((cause) => named(ui, cause)).join(", ");
  const label = breath(named(ui, fallen.card), ui.say("felled-by", { by }));
  return (
    <Piece ui={ui} id={`fallen:${fallen.card}`} label={label} quiet class={`unit grave of-${factionOf(fallen.card)}`}>
      <Face ui={ui} card={fallen.card}>
        <span class="unit-state">
          <Emblem name="deadly" />
        </span>
      </Face>
    </Piece>
  );
}

/** What fought in the Clash and counts in its total, but has gone elsewhere since. */
export function Gone({ ui, part: { what, strength }, id }: { ui: Ui; part: Part; id: string }) {
  const name = what === "supporters" ? ui.say("supporters-of", { count: strength }) : named(ui, what);
  return (
    <Piece
      ui={ui}
      id={id}
      label={breath(name, ui.say("strength-of", { count: strength }), ui.say("gone"))}
      quiet
      class={`unit gone of-${factionOf(what)}`}
    >
      {what in CARDS ? (
        <Face ui={ui} card={what} strength={strength}>
          <span class="unit-state">
            <Emblem name="gone" />
          </span>
        </Face>
      ) : (
        <>
          <Emblem name={what} />
          <b>{strength}</b>
        </>
      )}
    </Piece>
  );
}

/** Where a card is about to be laid. */
export function Ghost({ ui, card }: { ui: Ui; card: string }) {
  return (
    <span class="unit ghost">
      <Face ui={ui} card={card} />
    </span>
  );
}
