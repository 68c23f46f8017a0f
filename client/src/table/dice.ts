import type { Drawer } from "../live/connection";
import type { Problem, TableMessage } from "../wire";

/** What this browser remembers of a table's seed: its nonce, and the commitments it saw. */
export interface Kept {
  readonly table: string;
  readonly nonce: string;
  readonly commitment: string;
  /** The hashes of all seats when the nonce was revealed; null before. */
  readonly hashes: readonly (string | null)[] | null;
}

/** Sends the hash of the nonce (PUT) or the nonce itself (POST); null when it was done. */
export type Give = (method: "PUT" | "POST", table: string, body: object) => Promise<Problem | null>;

const KEY = "nonces";
/** Most tables remembered, the newest first. */
const MOST = 50;

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const bytes = (text: string): Uint8Array => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** SHA-256 of bytes in hexadecimal. Plain HTTP in a home has no `crypto.subtle`. */
export async function sha256(text: string): Promise<string> {
  const { sha256: digest } = await import("@noble/hashes/sha2.js");
  return hex(digest(bytes(text)));
}

const hashesOf = (table: TableMessage): (string | null)[] => table.seats.map(({ nonce }) => nonce?.hash ?? null);

/**
 * This browser's part in the seed: a nonce whose hash is given while the table is open, and which is revealed when the
 * game starts and the hashes of all others can no longer change.
 */
export class Dice {
  private latest: TableMessage | null = null;
  private turn: Promise<void> = Promise.resolve();

  constructor(
    private readonly drawer: Drawer,
    private readonly give: Give,
  ) {}

  /** Sends the hash or the nonce when the table waits for it, one request at a time. */
  see(table: TableMessage): Promise<void> {
    this.latest = table;
    this.turn = this.turn.then(() => (this.latest === table ? this.act(table) : undefined));
    return this.turn;
  }

  /** What is kept of a table. */
  kept(table: string): Kept | null {
    return this.all().find((each) => each.table === table) ?? null;
  }

  /** Whether seed and nonces are those that were published before, also to this browser; null while the seed is secret. */
  async isFair(table: TableMessage): Promise<boolean | null> {
    if (table.seed === null) return null;
    if ((await sha256(table.seed)) !== table.commitment) return false;
    for (const { nonce } of table.seats) if (nonce?.nonce && (await sha256(nonce.nonce)) !== nonce.hash) return false;
    const kept = this.kept(table.id);
    if (!kept?.hashes) return true;
    const own = table.seats.some(({ nonce }) => nonce?.nonce === kept.nonce);
    return own && kept.commitment === table.commitment && String(kept.hashes) === String(hashesOf(table));
  }

  private async act(table: TableMessage): Promise<void> {
    const seat = table.seats.find(({ yours }) => yours);
    if (!seat || table.status !== "open") return;
    if (!table.starting && !seat.nonce) await this.pledge(table);
    if (table.starting && seat.nonce) await this.reveal(table, seat.nonce.hash);
  }

  private async pledge(table: TableMessage): Promise<void> {
    const { id, commitment } = table;
    const nonce = hex(crypto.getRandomValues(new Uint8Array(32)));
    const kept = this.kept(id) ?? { table: id, nonce, commitment, hashes: null };
    this.keep(kept);
    await this.give("PUT", id, { hash: await sha256(kept.nonce) });
  }

  /** Reveals nothing if the table's commitment has changed. */
  private async reveal(table: TableMessage, hash: string): Promise<void> {
    const kept = this.kept(table.id);
    if (!kept || kept.commitment !== table.commitment || (await sha256(kept.nonce)) !== hash) return;
    if (kept.hashes && String(kept.hashes) !== String(hashesOf(table))) return;
    this.keep({ ...kept, hashes: hashesOf(table) });
    const problem = await this.give("POST", table.id, { nonce: kept.nonce });
    if (problem && problem.code !== "offline") this.keep(kept);
  }

  private keep(kept: Kept): void {
    const others = this.all().filter(({ table }) => table !== kept.table);
    this.drawer.setItem(KEY, JSON.stringify([kept, ...others].slice(0, MOST)));
  }

  private all(): readonly Kept[] {
    return JSON.parse(this.drawer.getItem(KEY) ?? "[]") as readonly Kept[];
  }
}
