import type { ComponentProps } from "preact";
import type { Seen, Ui } from "regalia/board";
import { CardFace } from "regalia/kit/Card";
import { Hand } from "regalia/kit/layout/Hand";
import { Piece } from "regalia/parts/Piece";
import { Portrait, Sign } from "./art/Art";
import { ofBeast, ofHand, ownOf } from "./choices";
import { beastOf, limits } from "./content";
import { inWords, Price } from "./goods";
import { Prestige } from "./Prestige";
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
      corner={<Prestige count={facts?.prestige ?? 0} />}
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
  const most = limits().stable;
  const stable = own.stable.map(({ beast, ready }) => ({
    key: beast,
    card: (
      <Piece ui={ui} id={`beast:${beast}`} label={beastWords(ui, beast, ready)} {...ofBeast(ui, beast)} class="beast">
        <BeastCard ui={ui} beast={beast} ready={ready} />
      </Piece>
    ),
  }));
  const known = own.hand.filter((beast) => beast !== null);
  const hand = known.map((beast, place) => ({
    key: `${beast}:${place}`,
    card: (
      <Piece ui={ui} id={`hand:${beast}`} label={beastWords(ui, beast)} {...ofHand(ui, beast)} class="beast in-hand">
        <BeastCard ui={ui} beast={beast} store={own.resources} />
      </Piece>
    ),
  }));
  const room = stable.length < most ? [free(ui.say("stall-free"))] : [];
  return (
    <section class="beasts" id="part-beasts" aria-label={ui.say("part-beasts")}>
      <Group title={ui.say("stable-of", { count: stable.length, most })} cards={[...stable, ...room]} />
      <Group
        title={ui.say("hand-of", { count: hand.length })}
        cards={hand.length > 0 ? hand : [free(ui.say("hand-empty"))]}
      />
    </section>
  );
}

const free = (words: string) => ({ key: "free", card: <span class="free">{words}</span> });

function Group({ title, cards }: { title: string; cards: ComponentProps<typeof Hand>["cards"] }) {
  return (
    <div class="group" style={{ "--cards": cards.length }}>
      <h3>{title}</h3>
      <Hand label={title} cards={cards} />
    </div>
  );
}
