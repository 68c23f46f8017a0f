import { useMemo } from "preact/hooks";
import type { Seen } from "regalia/board";
import { shape } from "regalia/kit/layout/window";
import { Landscape, type Terrain, TERRAINS } from "regalia/kit/Landscape";
import { Piece } from "regalia/parts/Piece";
import { Icon } from "regalia/parts/Icon";
import { Back } from "./art/backs";
import { Emblem, Hero, heroColour } from "./art/emblems";
import { Sigil } from "./art/sigils";
import { ofItems, ofQuest } from "./choices";
import { QUESTS } from "./content";
import { type Crafter, isReady, stockOf } from "./goods";
import { Item } from "./Item";
import { breath, named, Part } from "./Part";
import type { SeenQuest, View } from "./types";

/** The quests that heroes ask for, and the deck. A low window shows few at once: those of which something can be made come first. */
export function Quests({ view, ui }: Seen<View>) {
  const [staff, resources] = [view.seats[ui.seat ?? -1]?.staff, stockOf(view, ui.seat ?? -1)];
  const crafter = useMemo(() => staff && { staff, resources }, [staff, resources]);
  const first = (slot: SeenQuest | null): boolean => shape.value === "low" && !!crafter && !!slot && isReady(slot, crafter);
  const slots = [...view.slots].sort((one, other) => Number(first(other)) - Number(first(one)));
  return (
    <Part
      name="quests"
      title={ui.say("part-quests")}
      {...(view.solo ? { order: ui.say("order-solo") } : {})}
      beside={<Deck view={view} ui={ui} />}
    >
      <ul class="quests" data-arrows>
        {slots.map((slot, place) => (
          <li
            key={slot?.quest ?? place}
            class={`quest ${slot ? "" : "none"}`}
            style={slot ? { "--hero": heroColour(QUESTS[slot.quest]?.hero) } : {}}
          >
            {slot && <Quest view={view} ui={ui} slot={slot} crafter={crafter} />}
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** How many quests are to come, and the back of the next one. */
function Deck({ view, ui }: Seen<View>) {
  const words = breath(ui.say("deck-of", { count: view.deck }), view.top && ui.say(`top-${view.top}`));
  return (
    <Piece ui={ui} id="deck" label={words} option={{ type: "Peek" }} quiet class="deck">
      <Icon name="layers" /> <b>{view.deck}</b>
      <span class="deck-top">{view.top ? ui.say(`top-${view.top}`) : ui.say("deck-empty")}</span>
      {view.ahead && <Icon name="eye" />}
    </Piece>
  );
}

type Props = Seen<View> & { readonly slot: SeenQuest };

function Quest({ view, ui, slot, crafter }: Props & { crafter: Crafter | undefined }) {
  const facts = QUESTS[slot.quest];
  const open = slot.sigils.every((maker) => maker === null);
  const both = ofItems(slot.quest, "both");
  return (
    <>
      <Head view={view} ui={ui} slot={slot} />
      {facts && (
        <div class={`items ${facts.items.length > 1 ? "two" : ""}`}>
          {facts.items.map((item, place) => (
            <Item
              key={place}
              ui={ui}
              own={crafter}
              slot={slot}
              item={item}
              which={place === 0 ? "left" : "right"}
              guild={view.seats[slot.sigils[place] ?? -1]?.guild ?? ""}
            />
          ))}
          {facts.items.length > 1 && open && ui.can(both) && (
            <Piece ui={ui} id={`both:${slot.quest}`} label={ui.labels.option(both)} option={both} class="both" plain>
              <Icon name="layers" /> {ui.say("make-both")}
            </Piece>
          )}
        </div>
      )}
    </>
  );
}

/** Where a quest leads: each to the same land every time. */
const landOf = (quest: string): Terrain =>
  TERRAINS[[...quest].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % TERRAINS.length] ?? "town";

/** Who asks, for what treasure; and what lies on the card. */
function Head({ view, ui, slot }: Props) {
  const facts = QUESTS[slot.quest];
  const option = ofQuest(ui.decision, slot.quest);
  const rewards = facts?.reward.map((colour) => named(ui, colour)) ?? [];
  const label = breath(
    named(ui, slot.quest),
    facts && named(ui, facts.hero),
    rewards.length > 0 && ui.say("reward", { colours: breath(...rewards) }),
    slot.thug && named(ui, "thug"),
    slot.hero_drawn && ui.say("hero-drawn"),
  );
  return (
    <Piece ui={ui} id={`quest:${slot.quest}`} label={label} option={option} quiet={!option} class="quest-head">
      <span class="quest-land">
        <Landscape terrain={landOf(slot.quest)} season="autumn" hour="dusk" />
      </span>
      <span class={`quest-hero ${slot.hero_drawn ? "used" : ""}`}>
        {facts ? <Hero name={facts.hero} /> : <Emblem name={slot.quest} />}
      </span>
      <span class="quest-name">{named(ui, slot.quest)}</span>
      <span class="rewards">
        {facts?.reward.map((colour, place) => (
          <Back key={place} colour={colour} />
        ))}
        {!facts &&
          slot.sigils.map((seat, place) => seat !== null && <Sigil key={place} guild={view.seats[seat]?.guild ?? ""} />)}
        {slot.thug && (
          <span class="thug" data-piece="thug">
            <Emblem name="thug" />
          </span>
        )}
      </span>
    </Piece>
  );
}
