// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import type { Drawer } from "../src/live/connection";
import { Dice, type Give, sha256 } from "../src/table/dice";
import type { SeatNonce, TableMessage } from "../src/wire";
import { table } from "./sitting";

const SEED = "ab".repeat(32);
const THEIRS = "cd".repeat(32);

let kept: Map<string, string>;
let drawer: Drawer;
let give: ReturnType<typeof vi.fn<Give>>;

beforeEach(() => {
  kept = new Map();
  drawer = { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) };
  give = vi.fn<Give>(() => Promise.resolve(null));
});

/** A table where we have the first seat, with what its seats gave. */
async function seen(more: Partial<TableMessage>, ...nonces: (SeatNonce | null)[]): Promise<TableMessage> {
  const plain = { ...table([true, false]), status: "open", commitment: await sha256(SEED), ...more } as const;
  return { ...plain, seats: plain.seats.map((seat, index) => ({ ...seat, nonce: nonces[index] ?? null })) };
}

async function pledged(dice: Dice): Promise<{ nonce: string; hash: string }> {
  await dice.see(await seen({}));
  const { nonce } = dice.kept("T") ?? { nonce: "" };
  return { nonce, hash: await sha256(nonce) };
}

const hidden = (hash: string): SeatNonce => ({ hash, nonce: null });

test("whoever sits down commits to a nonce, and reveals it when all hashes are fixed", async () => {
  const dice = new Dice(drawer, give);
  const { nonce, hash } = await pledged(dice);
  expect(give.mock.calls).toEqual([["PUT", "T", { hash }]]);
  await dice.see(await seen({}, hidden(hash)));
  expect(give).toHaveBeenCalledTimes(1);
  await dice.see(await seen({ starting: true }, hidden(hash)));
  expect(give).toHaveBeenLastCalledWith("POST", "T", { nonce });
});

test("after a reload the same nonce is revealed", async () => {
  const { nonce, hash } = await pledged(new Dice(drawer, give));
  await new Dice(drawer, give).see(await seen({ starting: true }, hidden(hash)));
  expect(give).toHaveBeenLastCalledWith("POST", "T", { nonce });
});

test("nothing is revealed to a table with another commitment, or once for other hashes", async () => {
  const dice = new Dice(drawer, give);
  const { hash } = await pledged(dice);
  await dice.see(await seen({ starting: true, commitment: "00" }, hidden(hash)));
  expect(give).toHaveBeenCalledTimes(1);
  await dice.see(await seen({ starting: true }, hidden(hash), hidden("11")));
  await dice.see(await seen({ starting: true }, hidden(hash), hidden("22")));
  expect(give).toHaveBeenCalledTimes(2);
});

test("spectators give nothing, nor do tables that have begun", async () => {
  const dice = new Dice(drawer, give);
  await dice.see({ ...(await seen({})), seats: table([false, false]).seats });
  await dice.see(await seen({ status: "playing" }));
  expect(give).not.toHaveBeenCalled();
});

test("at the end seed and nonces must be what was promised", async () => {
  const dice = new Dice(drawer, give);
  const { nonce, hash } = await pledged(dice);
  const theirs = await sha256(THEIRS);
  await dice.see(await seen({ starting: true }, hidden(hash), hidden(theirs)));
  const end = { status: "over", seed: SEED } as const;
  const [mine, other] = [
    { hash, nonce },
    { hash: theirs, nonce: THEIRS },
  ];
  expect(await dice.isFair(await seen({ ...end, seed: null }, mine, other))).toBeNull();
  expect(await dice.isFair(await seen(end, mine, other))).toBe(true);
  const wrong = [
    await seen({ ...end, seed: THEIRS }, mine, other),
    await seen(end, mine, { hash: theirs, nonce: SEED }),
    await seen(end, mine, { hash: await sha256(SEED), nonce: SEED }),
    await seen(end, mine, null),
    await seen(end, hidden(hash), other),
    await seen({ ...end, seed: THEIRS, commitment: theirs }, mine, other),
  ];
  for (const table of wrong) expect(await dice.isFair(table)).toBe(false);
});
