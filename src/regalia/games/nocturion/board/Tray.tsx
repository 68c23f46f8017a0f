import type { Seen } from "regalia/board";
import { contains } from "regalia/table/asking";
import type { Option } from "regalia/wire";
import { Piece } from "regalia/parts/Piece";
import { Crest, Sign } from "./art/Art";
import { BeastCard, beastWords } from "./Beasts";
import { isEmpty, ofBeast, trayOf } from "./choices";
import { houseOf } from "./content";
import { Good } from "./goods";
import type { View } from "./types";
import { abilityInWords, breath, named } from "./words";

/** What is chosen from and lies nowhere in sight: resources of the supply, houses, cards of the deck, beasts of others. */
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
      {tray.houses.length > 0 && (
        <ul class="tray-houses" data-arrows>
          {tray.houses.map((house) => (
            <li key={house}>
              <Offered ui={ui} house={house} />
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
  const abilities = houseOf(house)?.ability ?? [];
  const words = abilities.map((ability) => abilityInWords(ui, ability));
  return (
    <Piece
      ui={ui}
      id={`offered:${house}`}
      label={breath(named(ui, house), ...words)}
      option={{ type: "ChooseHouse", house }}
      class="house-choice"
    >
      <Crest house={house} />
      <b>{named(ui, house)}</b>
      {abilities.map(({ tier, effects }, place) => (
        <span key={tier}>
          <Sign kind="effect" name={effects[0]?.key ?? "none"} /> {words[place]}
        </span>
      ))}
    </Piece>
  );
}

function Foreign({ view, ui, beast, owner }: Seen<View> & { readonly beast: string; readonly owner: number }) {
  const ready = view.seats[owner]?.stable.find((other) => other.beast === beast)?.ready ?? true;
  return (
    <>
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
    </>
  );
}
