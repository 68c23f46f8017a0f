import { describe, expect, test } from "vitest";
import { afterResigning, seatsToResign } from "../src/table/resigning";
import type { SeatAtTable, TableMessage } from "../src/wire";

type Kind = "me" | "person" | "bot" | "resigned" | "forfeited";

function table(...kinds: Kind[]): TableMessage {
  const seats = kinds.map((kind) => ({
    person: kind === "bot" ? null : kind,
    yours: kind === "me",
    resigned: kind === "resigned",
    forfeited: kind === "resigned" || kind === "forfeited",
  }));
  return { seats: seats as unknown as SeatAtTable[] } as unknown as TableMessage;
}

describe("resigning", () => {
  test("ends a game for two, and the other player or bot wins", () => {
    expect(afterResigning(table("me", "person"), 0)).toEqual({ winner: 1 });
    expect(afterResigning(table("bot", "me"), 1)).toEqual({ winner: 0 });
  });

  test("leaves the seat to a bot while another person plays", () => {
    expect(afterResigning(table("me", "person", "bot"), 0)).toBe("bot");
    expect(afterResigning(table("me", "me", "bot"), 1)).toBe("bot");
  });

  test("ends the game when one other is left, or no other person", () => {
    expect(afterResigning(table("me", "resigned", "person"), 0)).toEqual({ winner: 2 });
    expect(afterResigning(table("me", "bot", "bot"), 0)).toBe("ends");
    expect(afterResigning(table("me", "forfeited", "bot"), 0)).toBe("ends");
  });

  test("is for one's own seats that are not lost", () => {
    expect(seatsToResign(table("person", "me", "bot", "me"))).toEqual([1, 3]);
    const lost = table("me");
    expect(seatsToResign({ ...lost, seats: lost.seats.map((seat) => ({ ...seat, forfeited: true })) })).toEqual([]);
  });
});
