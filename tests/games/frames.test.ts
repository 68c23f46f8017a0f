import { describe, expect, test } from "vitest";
import { told as kingsGuild } from "../../src/regalia/games/kings_guild/board/told";
import { told as nocturion } from "../../src/regalia/games/nocturion/board/told";
import { told as oldKingsCrown } from "../../src/regalia/games/old_kings_crown/board/told";
import { told as oriflamme } from "../../src/regalia/games/oriflamme/board/told";
import { OTHERWISE, REASONS } from "./otherwise";
import { drawnOtherwise } from "./recorded";

const FOUND: Readonly<Record<string, () => Readonly<Record<string, string>>>> = {
  oriflamme: () => drawnOtherwise("oriflamme", oriflamme),
  nocturion: () => drawnOtherwise("nocturion", nocturion),
  kings_guild: () => drawnOtherwise("kings_guild", kingsGuild),
  old_kings_crown: () => drawnOtherwise("old_kings_crown", oldKingsCrown),
};

describe.each(Object.entries(FOUND))("within an action of %s", (game, found) => {
  test("the board differs from the server's view only in the listed fields, and in all of them", () => {
    expect(found()).toEqual(OTHERWISE[game]);
  });

  test("every listed field has a reason, and every reason a field", () => {
    const listed = Object.values(OTHERWISE[game] ?? {}).flatMap((fields) => fields.split(" "));
    expect([...new Set(listed)].sort()).toEqual(Object.keys(REASONS[game] ?? {}).sort());
  });
});
