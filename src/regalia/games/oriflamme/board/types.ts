// What the wire says of this game (rules 9 and 10).

export interface SeenCard {
  readonly owner: number;
  readonly kind: string | null;
  readonly tokens: number;
  readonly face_up: boolean;
}

export interface SeenSeat {
  readonly points: number;
  readonly hand: readonly string[] | null;
  readonly hand_size: number;
  readonly removed: readonly string[] | null;
  readonly discards: readonly string[];
}

export interface View {
  readonly round: number;
  readonly phase: "placement" | "resolution" | "over";
  readonly first: number;
  readonly order: readonly number[];
  readonly queue: readonly (readonly string[])[];
  readonly cursor: number | null;
  readonly acting: string | null;
  readonly held: string | null;
  readonly moving: string | null;
  readonly cards: Readonly<Record<string, SeenCard>>;
  readonly seats: readonly SeenSeat[];
}
