import type { Seen } from "regalia/board";
import type { Choice } from "regalia/kit/choice";
import { Hand as Cards } from "regalia/kit/layout/Hand";
import { Piece } from "regalia/parts/Piece";
import { Emblem } from "./art/Emblem";
import { aloud, Face } from "./Card";
import { OwnBoard } from "./Area";
import { isGiven, laidSoFar, ofCard, toLay, waitingIn } from "./choices";
import { CARDS } from "./content";
import { Laying, nextToLay } from "./Laying";
import { narrow } from "./looking";
import { Ordering } from "./Ordering";
import { Tray } from "./Tray";
import type { View } from "./types";

/** The cards in one's hand, the weakest first, and above them whatever else there is to choose from. */
export function Hand({ view, ui }: Seen<View>) {
  if (view.phase === "over") return null;
  const wide = !narrow.value;
  const needed = (waitingIn(view, ui).get("own") ?? 0) > 0;
  return (
    <div class={`holding ${wide ? "wide" : "narrow"} ${needed ? "own-needed" : ""}`}>
      {wide && <OwnBoard view={view} ui={ui} />}
      <Tray view={view} ui={ui} />
      {!wide && <Laying view={view} ui={ui} />}
      <Ordering view={view} ui={ui} />
      <Own view={view} ui={ui} />
    </div>
  );
}

function Own({ view, ui }: Seen<View>) {
  const own = ui.seat === null ? undefined : view.seats[ui.seat];
  if (!own?.hand || own.faction === null) return null;
  const words = ui.say("hand-of", { count: own.hand.length, size: own.hand_size });
  const hand = [...own.hand].sort((one, other) => strengthOf(one) - strengthOf(other));
  const cards = hand.map((card) => ({
    key: card,
    card: (
      <Piece
        ui={ui}
        id={`card:${card}`}
        label={aloud(ui, card)}
        face="up"
        class={`card in-hand ${isGiven(ui, card) || isLaid(ui, card) ? "given" : ""}`}
        {...ofHand(ui, card)}
      >
        <Face ui={ui} card={card} />
      </Piece>
    ),
  }));
  return (
    <>
      <span class="hand-count">
        <Emblem name="hand" />
        <b aria-hidden="true" title={words}>
          {hand.length}/{own.hand_size}
        </b>
        <span class="unseen">{words}</span>
      </span>
      {hand.length === 0 && <span class="hand-none">{ui.say("hand-none")}</span>}
      <Cards label={ui.say("hand")} cards={cards} />
    </>
  );
}

const strengthOf = (card: string): number => CARDS[card]?.strength ?? 0;

const isLaid = (ui: Seen<View>["ui"], card: string): boolean => Object.values(laidSoFar(ui) ?? {}).includes(card);

/** What a tap on a card of the hand means: while cards are laid, it goes next to the Region that is due. */
function ofHand(ui: Seen<View>["ui"], card: string): Choice {
  const regions = toLay(ui);
  if (regions.length === 0) return ofCard(ui, card);
  const laid = regions.find((region) => ui.draft?.[region] === card);
  const region = laid ?? nextToLay(ui, regions);
  return { option: { type: "Lay", [region]: card } };
}
