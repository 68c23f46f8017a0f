import type { ComponentChild } from "preact";
import type { Ui } from "regalia/board";
import type { RulePictures } from "regalia/rules/pictures";
import { Portrait, RoomPicture } from "./art/pictures";
import { ROOMS, SPECIALISTS, TREASURES } from "./content";
import { Mat } from "./Mat";
import { Quests } from "./Quests";
import { Row } from "./Row";
import { Supply } from "./Supply";
import { TreasureCard } from "./Treasure";
import type { SeenQuest, SeenRecruit, SeenSeat, View } from "./types";
import style from "./board.css?url";

const guild = {
  guild: "orange",
  mat: "C",
  tiles: [
    { room: "warehouse", column: 0, row: 0 },
    { room: "great_hall", column: 1, row: 1 },
    { room: "kitchen", column: 3, row: 0 },
  ],
  staff: [
    { specialist: "miner", space: "outer" },
    { specialist: "bard", space: "outer" },
    { specialist: "alchemist", space: "great_hall" },
  ],
  baggage: null,
} as Partial<SeenSeat> as SeenSeat;

const quest = (name: string, ...sigils: (number | null)[]): SeenQuest => ({
  quest: name,
  sigils,
  hero_drawn: false,
  thug: false,
});
const recruit = (specialist: string, coins: number, price: number): SeenRecruit => ({ specialist, coins, prices: [price] });

const VIEW = {
  phase: "play",
  active: 0,
  solo: false,
  supply: { cloth: 5, leather: 6, metal: 4, wood: 6, gem: 4, magic: 3 },
  slots: [quest("recover_the_kingsires_remains", null, null), quest("fight_off_the_sharkskin_gnolls", 0, null)],
  deck: 24,
  top: "base",
  ahead: null,
  row: [recruit("weaver", 0, 4), recruit("builder", 1, 4), recruit("oracle", 2, 3)],
  recruits: 18,
  letter: "A",
  stacks: [12, 14, 13],
  discards: [[], ["ominous_charm"], []],
  drawn: [],
  taken: [],
  returned: [],
  placing: null,
  moving: null,
  seats: [guild],
} as Partial<View> as View;

/** Part of the hall, as wide as the picture. */
const hall = (part: ComponentChild) => (
  <div class="on-table guilds" style={{ gridTemplateColumns: "minmax(0, 1fr)" }}>
    {part}
  </div>
);

const framed = (picture: ComponentChild) => hall(<div style={{ width: "150px", height: "130px" }}>{picture}</div>);

const treasures = (ui: Ui) =>
  hall(
    <div style={{ display: "flex", flexWrap: "wrap", gap: "10px" }}>
      {["ancient_helm", "ominous_charm", "bag_of_gold", "secret_stash"].map((treasure) => (
        <TreasureCard key={treasure} ui={ui} treasure={treasure} />
      ))}
    </div>,
  );

/** A whole row of specialists. */
const FOR_HIRE = ["weaver", "miner", "builder", "bard", "oracle"].map((name, place) => recruit(name, place >> 1, 4));

/** What is left of the quests near the end. */
const LAST = [quest("fight_off_the_sharkskin_gnolls", 0, null), quest("offering_to_the_council", 0)];

const pictures: RulePictures = {
  style,
  drawn: {
    supply: (ui) => hall(<Supply view={VIEW} ui={ui} />),
    quests: (ui) => hall(<Quests view={VIEW} ui={ui} />),
    row: (ui) => hall(<Row view={VIEW} ui={ui} />),
    mat: (ui) =>
      hall(
        <div class={`guild-${guild.guild}`} style={{ maxWidth: "520px" }}>
          <Mat view={VIEW} ui={ui} seat={0} />
        </div>,
      ),
    works_treasure: (ui) => <div style={{ zoom: 1.75 }}>{treasures(ui)}</div>,
    works_gather: (ui) => <div style={{ zoom: 0.94 }}>{hall(<Supply view={VIEW} ui={ui} />)}</div>,
    works_hire: (ui) => hall(<Row view={{ ...VIEW, row: FOR_HIRE }} ui={ui} />),
    works_council: (ui) => hall(<Quests view={{ ...VIEW, slots: LAST, deck: 0, top: null }} ui={ui} />),
    treasures,
  },
  piece: (ui, kind) => {
    if (kind in TREASURES) return hall(<TreasureCard ui={ui} treasure={kind} />);
    if (kind in SPECIALISTS) return framed(<Portrait specialist={kind} />);
    return kind in ROOMS && framed(<RoomPicture room={kind} />);
  },
};

export default pictures;
