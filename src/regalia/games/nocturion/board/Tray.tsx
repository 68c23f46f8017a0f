import type { Seen } from "regalia/board";
import { contains } from "regalia/table/asking";
import type { Option } from "regalia/wire";
import { Piece } from "regalia/parts/Piece";
import { GoodFirst } from "regalia/parts/Recommended";
import { Crest } from "./art/Art";
import { BeastCard, beastWords } from "./Beasts";
import { isEmpty, ofBeast, trayOf } from "./choices";
import { Good } from "./goods";
import { AbilitiesInFull } from "./House";
import type { View } from "./types";
import { abilitiesOf, breath, named } from "./words";

/** The houses that one can choose, before anything happens in the city: they lie over it. */
export function Houses({ ui }: Pick<Seen<View>, "ui">) {
  const houses = ui.options.filter(({ type }) => type === "ChooseHouse").map(({ house }) => String(house));
  if (houses.length === 0) return null;
  return (
    <ul class="houses" data-arrows>
      {houses.map((house) => (
        <li key={house}>
          <Offered ui={ui} house={house} />
        </li>
      ))}
    </ul>
  );
}

/** What is chosen from and lies nowhere in sight: resources of the supply, cards of the deck, beasts of others. */
export function Tray({ view, ui }: Seen<View>) {
  const tray = trayOf(view, ui);
  if (isEmpty(tray)) return null;
  return (
    <div class="tray">
      {tray.resources.length > 0 && (
        <ul class="tray-goods" data-arrows>
          {tray.resources.map((option) => (
            <li key={JSON.stringify(option)}>
              <Supply ui={ui} option={option} />
            </li>
          ))}
        </ul>
      )}
      {tray.cards.length + tray.beasts.length > 0 && (
        <ul class="tray-cards" data-arrows>
          {tray.cards.map((beast) => (
            <li key={beast}>
              <Piece ui={ui} id={`looked:${beast}`} label={beastWords(ui, beast)} {...ofBeast(ui, beast)} class="beast">
                <BeastCard ui={ui} beast={beast} />
              </Piece>
            </li>
          ))}
          {tray.beasts.map(([beast, owner]) => (
            <li key={beast}>
              <Foreign view={view} ui={ui} beast={beast} owner={owner} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Supply({ ui, option }: { ui: Seen<View>["ui"]; option: Option }) {
  const resource = String(option["resource"]);
  return (
    <Piece
      ui={ui}
      id={`supply:${resource}`}
      label={contains(ui.options, option) ? ui.labels.option(option) : named(ui, resource)}
      option={option}
      class="supply"
    >
      <Good name={resource} />
      <span>{named(ui, resource)}</span>
    </Piece>
  );
}

function Offered({ ui, house }: { ui: Seen<View>["ui"]; house: string }) {
  const option = { type: "ChooseHouse", house };
  const mark = ui.recommends(option) && ui.say("good-first");
  return (
    <Piece
      ui={ui}
      id={`offered:${house}`}
      label={breath(named(ui, house), mark, ...abilitiesOf(ui, house))}
      option={option}
      class="house-choice"
    >
      <Crest house={house} />
      <span>
        <b>{named(ui, house)}</b>
        {mark && <GoodFirst words={mark} />}
      </span>
      <AbilitiesInFull ui={ui} house={house} />
    </Piece>
  );
}

function Foreign({ view, ui, beast, owner }: Seen<View> & { readonly beast: string; readonly owner: number }) {
  const ready = view.seats[owner]?.stable.find((other) => other.beast === beast)?.ready ?? true;
  return (
    <Piece
      ui={ui}
      id={`other:${beast}`}
      label={breath(ui.labels.player(owner), beastWords(ui, beast, ready))}
      {...ofBeast(ui, beast)}
      class="beast"
    >
      <BeastCard ui={ui} beast={beast} ready={ready} />
      <span class="owner">{ui.labels.player(owner)}</span>
    </Piece>
  );
}
