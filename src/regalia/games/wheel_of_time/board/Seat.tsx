import type { ComponentChild } from "preact";
import type { Seen, Ui } from "regalia/board";
import { SeatCard } from "regalia/kit/layout/SeatCard";
import { breath } from "regalia/text/breath";
import { SideSign } from "./art/Portrait";
import { ABILITIES, Chip } from "./art/Symbol";
import { nameOf } from "./cards";
import { inPool, ofSeat, payment } from "./choices";
import type { SeenSeat, View } from "./types";

type Props = Seen<View> & { readonly seat: number; readonly children: ComponentChild };

/** A player at a glance: the side and who leads it, what is in the pool, how many cards lie where. */
export function Seat({ view, ui, seat, children }: Props) {
  const own = view.seats[seat];
  if (!own) return null;
  const avatar = view.pieces.find(({ id }) => id === own.avatar);
  const dominant = view.dominant === seat && ui.say("is-dominant");
  const below = seat === (ui.seat ?? view.hero);
  const symbols = ABILITIES.map((ability) => [ability, inPool(own, ability)] as const).filter(([, count]) => count);
  const paid = seat === ui.seat ? (payment(view, ui)?.symbols ?? []) : [];
  const [hand, ...piles] = pilesOf(ui, own);
  const label = breath(
    ui.labels.player(seat),
    ui.labels.word("kind", own.side),
    dominant,
    ...symbols.map(([ability, count]) => `${ui.labels.word("kind", ability)} ${count}`),
    ...[hand, ...piles].map(([name, count]) => `${name} ${count}`),
  );
  return (
    <SeatCard
      ui={ui}
      seat={seat}
      label={label}
      option={ofSeat(ui, seat).option}
      class={`seat-${own.side} ${below ? "below" : "above"} ${view.acting === seat ? "active" : ""}`}
      crest={<SideSign side={own.side} />}
      presence={children}
      score={<Pile pile={hand} anchor={`piles:${seat}`} />}
      facts={
        <>
          <span class="pool">
            {symbols.map(([ability, count]) => (
              <Chip
                key={ability}
                ability={ability}
                count={count}
                paid={paid.filter((symbol) => symbol.ability === ability).length}
              />
            ))}
          </span>
          <span class="piles">
            {piles.map((pile) => (
              <Pile key={pile[0]} pile={pile} />
            ))}
          </span>
        </>
      }
      more={avatar && ui.say("led-by", { name: nameOf(avatar.kind) })}
      badge={dominant}
    />
  );
}

type PileWords = readonly [string, string];

const Pile = ({ pile: [name, count], anchor }: { readonly pile: PileWords; readonly anchor?: string }) => (
  <span data-anchor={anchor}>
    {name} <b>{count}</b>
  </span>
);

/** The piles of a player, the hand first: what they are called, and how many cards lie there. */
export const pilesOf = (ui: Ui, own: SeenSeat): readonly [PileWords, ...PileWords[]] => [
  [ui.say("pile-hand"), `${own.held} / ${own.hand_limit}`],
  [ui.say("pile-deck"), String(own.deck)],
  [ui.say("pile-discard"), String(own.discards.length)],
  [ui.say("pile-killed"), String(own.killed.length)],
];
