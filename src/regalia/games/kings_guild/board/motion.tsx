import type { Flight, Motion } from "regalia/board";
import type { GameEvent } from "regalia/wire";
import { Back } from "./art/backs";
import { Emblem } from "./art/emblems";
import { Coin, Good } from "./art/goods";
import { TREASURES } from "./content";
import type { View } from "./types";

type Who = { seat: number };
type Goods = Who & { resources: readonly string[] };
type Looks = (event: never, view: View) => Motion;

/** More things than these at once say no more. */
const MOST = 5;

/** What is paid for these is told by what comes for it. */
const SEEN_OTHERWISE = new Set(["room", "specialist"]);

const seatOf = (seat: number): string => `seat:${seat}`;

const coins = (count: number, from: string, to: string): Flight[] =>
  Array.from({ length: Math.min(count, MOST) }, () => ({ node: <Coin />, from, to }));

const goods = ({ seat, resources }: Goods, home: boolean): Motion => ({
  flights: resources.slice(0, MOST).map((resource) => ({
    node: <Good name={resource} />,
    from: home ? `supply:${resource}` : seatOf(seat),
    to: home ? seatOf(seat) : `supply:${resource}`,
  })),
});

const card = (colour: string, from: string, to: string): Motion => ({
  flights: [{ node: <Back colour={colour} />, from, to }],
});

/** A card that everybody sees leaves a hand. */
const shed = ({ seat, treasure }: Who & { treasure: string }): Motion => ({
  flights: [{ node: <Emblem name={treasure} />, from: seatOf(seat), to: `discards:${TREASURES[treasure]?.colour ?? ""}` }],
});

const MOTIONS: Readonly<Record<string, Looks>> = {
  Gained: (event: Goods) => goods(event, true),
  Returned: (event: Goods) => goods(event, false),
  Stole: (event: Who & { victim: number; resource: string }) => ({
    flights: [{ node: <Good name={event.resource} />, from: seatOf(event.victim), to: seatOf(event.seat) }],
  }),
  Earned: (event: Who & { coins: number }) => ({ flights: coins(event.coins, "bank", seatOf(event.seat)) }),
  Paid: (event: Who & { coins: number; cause: string }) =>
    SEEN_OTHERWISE.has(event.cause) ? {} : { flights: coins(event.coins, seatOf(event.seat), "bank") },
  Crafted: (event: Who & { quest: string; coins: number }) => ({
    flights: coins(event.coins, `quest:${event.quest}`, seatOf(event.seat)),
    marked: [`item:${event.quest}:left`, `item:${event.quest}:right`],
  }),
  Completed: (event: Who & { quest: string }) => {
    const to = seatOf(event.seat);
    return { to: { [`quest:${event.quest}`]: to, [`item:${event.quest}:left`]: to, [`item:${event.quest}:right`]: to } };
  },
  Revealed: (event: { quest: string }) => ({
    from: { [`quest:${event.quest}`]: "deck", [`item:${event.quest}:left`]: "deck", [`item:${event.quest}:right`]: "deck" },
  }),
  Drew: (event: Who & { colour: string }) => card(event.colour, `stack:${event.colour}`, seatOf(event.seat)),
  Kept: (event: Who & { colour: string }) => card(event.colour, `stack:${event.colour}`, seatOf(event.seat)),
  Gave: (event: Who & { owner: number; colour: string }) => card(event.colour, seatOf(event.seat), seatOf(event.owner)),
  Played: shed,
  Sold: (event: Who & { treasure: string; coins: number }) => ({
    flights: [...(shed(event).flights ?? []), ...coins(event.coins, "bank", seatOf(event.seat))],
  }),
  Discarded: shed,
  Built: (event: Who & { room: string }) => ({
    from: { [`tile:${event.seat}:${event.room}`]: `room:${event.room}` },
    flights: [{ node: <Emblem name={event.room} />, from: `room:${event.room}`, to: seatOf(event.seat) }],
  }),
  Hired: (event: Who & { specialist: string }) => ({ to: { [`who:${event.specialist}`]: seatOf(event.seat) } }),
  ThugPlaced: (event: { quest: string }) => ({ marked: [`quest:${event.quest}`] }),
  Peeked: () => ({ marked: ["deck"] }),
  Offered: (event: Who) => ({ marked: [seatOf(event.seat), "quest:offering_to_the_council"] }),
};

/** How an event looks. */
export function motion(event: GameEvent, view: View): Motion {
  return MOTIONS[event.type]?.(event as never, view) ?? {};
}
