import type { Seen, Ui } from "regalia/board";
import { CardFace } from "regalia/kit/Card";
import { Piece } from "regalia/parts/Piece";
import { Portrait, Sign } from "./art/Art";
import { ofBeast, ofHand, ownOf } from "./choices";
import { beastOf, limits } from "./content";
import { inWords, Price } from "./goods";
import { PrestigeSign } from "./Prestige";
import type { View } from "./types";
import { breath, brief, named } from "./words";
import { still } from "regalia/kit/still";

interface CardProps {
  readonly ui: Ui;
  readonly beast: string;
  readonly ready?: boolean;
  /** What is held to pay for it. */
  readonly store?: Readonly<Record<string, number>> | undefined;
}

/** A beast: portrait, worth, price, and what it does when. */
export const BeastCard = still(function BeastCard({ ui, beast, ready = true, store }: CardProps) {
  const facts = beastOf(beast);
  return (
    <CardFace
      name={named(ui, beast)}
      art={<Portrait beast={beast} />}
      corner={
        <>
          <PrestigeSign />
          {facts?.prestige ?? 0}
        </>
      }
      price={<Price cost={facts?.cost ?? []} store={store} />}
      band={ready ? undefined : ui.say("exhausted")}
    >
      {facts && (
        <>
          <span class="when">
            <Sign kind="effect" name={facts.ability.effects[0]?.key ?? "none"} />{" "}
            <b>{ui.say(`trigger-${facts.ability.trigger}`)}</b>
          </span>{" "}
          {brief(ui, facts.ability.effects[0])}
        </>
      )}
    </CardFace>
  );
});

/** A beast in words. */
export function beastWords(ui: Ui, beast: string, ready = true): string {
  const facts = beastOf(beast);
  return breath(
    named(ui, beast),
    facts && ui.say("prestige", { count: facts.prestige }),
    facts && inWords(ui, facts.cost),
    facts && `${ui.say(`trigger-${facts.ability.trigger}`)} ${brief(ui, facts.ability.effects[0])}`,
    !ready && ui.say("exhausted"),
  );
}

/** One's own stable and hand. */
export function Beasts({ view, ui }: Seen<View>) {
  const own = ownOf(view, ui);
  if (!own || view.phase === "over") return null;
  const free = Math.max(0, limits().stable - own.stable.length);
  return (
    <section class="beasts" id="part-beasts" aria-label={ui.say("part-beasts")}>
      <div class="group">
        <h3>{ui.say("stable-of", { count: own.stable.length, most: limits().stable })}</h3>
        <ul data-arrows>
          {own.stable.map(({ beast, ready }) => (
            <li key={beast}>
              <Piece
                ui={ui}
                id={`beast:${beast}`}
                label={beastWords(ui, beast, ready)}
                {...ofBeast(ui, beast)}
                class="beast"
              >
                <BeastCard ui={ui} beast={beast} ready={ready} />
              </Piece>
            </li>
          ))}
          {Array.from({ length: free }, (_, place) => (
            <li key={place} class="free" aria-hidden="true" data-anchor={place === 0 ? `stall:${ui.seat}` : undefined}>
              {ui.say("stall-free")}
            </li>
          ))}
        </ul>
      </div>
      <div class="group">
        <h3>{ui.say("hand-of", { count: own.hand.length })}</h3>
        <ul data-arrows data-anchor={`hand:${ui.seat}`}>
          {own.hand.map((beast, place) =>
            beast === null ? null : (
              <li key={`${beast}:${place}`}>
                <Piece
                  ui={ui}
                  id={`hand:${beast}`}
                  label={beastWords(ui, beast)}
                  {...ofHand(ui, beast)}
                  class="beast in-hand"
                >
                  <BeastCard ui={ui} beast={beast} store={own.resources} />
                </Piece>
              </li>
            ),
          )}
          {own.hand.length === 0 && <li class="free">{ui.say("hand-empty")}</li>}
        </ul>
      </div>
    </section>
  );
}
