import { byType, type Flight, type Motion, type Say } from "regalia/board";
import { flights } from "regalia/kit/moments";
import { curtain } from "regalia/kit/stages";
import { Back } from "./art/backs";
import { Emblem } from "./art/emblems";
import { Coin, Good } from "./art/goods";
import { RoomPicture } from "./art/pictures";
import { TREASURES } from "./content";
import type { SoundName } from "regalia/sounds";
import type { Happened, View } from "./types";

type Who = { seat: number };
type Goods = Who & { resources: readonly string[] };
/** More things than these at once say no more. */
const MOST = 5;

/** Payments without motion of their own: that of what they buy is enough. */
const SEEN_OTHERWISE = new Set(["room", "specialist"]);

const seatOf = (seat: number): string => `seat:${seat}`;

const coins = (count: number, from: string, to: string): Flight[] => flights(<Coin />, count, from, to);

/** Where a guild keeps its resources: one's own store, or the seat of another player. */
const storeOf = (view: View, seat: number): string => (view.seats[seat]?.hand ? `store:${seat}` : seatOf(seat));

const goods = ({ seat, resources }: Goods, view: View, home: boolean): Motion => ({
  flights: resources.slice(0, MOST).map((resource) => ({
    node: <Good name={resource} />,
    from: home ? `supply:${resource}` : storeOf(view, seat),
    to: home ? storeOf(view, seat) : `supply:${resource}`,
  })),
});

const card = (colour: string, from: string, to: string): Motion => ({
  flights: [{ node: <Back colour={colour} />, from, to }],
});

/** A card leaves a hand openly. */
const shed = ({ seat, treasure }: Who & { treasure: string }): Motion => ({
  flights: [{ node: <Emblem name={treasure} />, from: seatOf(seat), to: `discards:${TREASURES[treasure]?.colour ?? ""}` }],
});

/** The two cards that change the game for all, and before which room they are shown. */
const ROYAL: Readonly<Record<string, string>> = {
  kings_funeral: "kings_statue",
  offering_to_the_council: "throne_room",
};

/** How an event looks. */
export const motion = byType<Happened, Motion, [View, Say]>({
  Gained: (event: Goods, view) => goods(event, view, true),
  Returned: (event: Goods, view) => goods(event, view, false),
  Stole: (event) => ({
    flights: [{ node: <Good name={event.resource} />, from: seatOf(event.victim), to: seatOf(event.seat) }],
  }),
  Earned: (event) => ({ flights: coins(event.coins, "bank", seatOf(event.seat)) }),
  Paid: (event) => (SEEN_OTHERWISE.has(event.cause) ? {} : { flights: coins(event.coins, seatOf(event.seat), "bank") }),
  Crafted: (event) => ({
    flights: coins(event.coins, `quest:${event.quest}`, seatOf(event.seat)),
    marked: [`item:${event.quest}:left`, `item:${event.quest}:right`],
  }),
  Completed: (event) => {
    const to = seatOf(event.seat);
    return { to: { [`quest:${event.quest}`]: to, [`item:${event.quest}:left`]: to, [`item:${event.quest}:right`]: to } };
  },
  Revealed: (event, _view, say) => ({
    scenes:
      event.quest in ROYAL
        ? [curtain(<RoomPicture room={ROYAL[event.quest]!} />, say(`kind-${event.quest}`), say(`does-${event.quest}`))]
        : [],
    from: { [`quest:${event.quest}`]: "deck", [`item:${event.quest}:left`]: "deck", [`item:${event.quest}:right`]: "deck" },
  }),
  Drew: (event) => card(event.colour, `stack:${event.colour}`, seatOf(event.seat)),
  Kept: (event) => card(event.colour, `stack:${event.colour}`, seatOf(event.seat)),
  Gave: (event) => card(event.colour, seatOf(event.seat), seatOf(event.owner)),
  Played: shed,
  Sold: (event) => ({
    flights: [...(shed(event).flights ?? []), ...coins(event.coins, "bank", seatOf(event.seat))],
  }),
  Discarded: shed,
  Built: (event) => ({
    from: { [`tile:${event.seat}:${event.room}`]: `room:${event.room}` },
    flights: [{ node: <Emblem name={event.room} />, from: `room:${event.room}`, to: seatOf(event.seat) }],
  }),
  Hired: (event) => ({ to: { [`who:${event.specialist}`]: seatOf(event.seat) } }),
  ThugPlaced: (event) => ({ marked: [`quest:${event.quest}`] }),
  Peeked: () => ({ marked: ["deck"] }),
  Offered: (event) => ({ marked: [seatOf(event.seat), "quest:offering_to_the_council"] }),
});

/** How it sounds. */
export const sounds: Readonly<Partial<Record<Happened["type"], SoundName>>> = {
  Gained: "card",
  Returned: "card",
  Stole: "strike",
  Earned: "coin",
  Bought: "coin",
  Crafted: "strike",
  Completed: "turn",
  Drew: "card",
  Kept: "card",
  Played: "card",
  Built: "strike",
  Hired: "turn",
  Revealed: "turn",
  Offered: "coin",
  BidShown: "turn",
  GameEnded: "win",
};
