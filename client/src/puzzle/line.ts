import { computed, signal } from "@preact/signals";
import { ask, type Told } from "../live/http";
import { PrivateLine } from "../live/private";
import type { FromTable, PuzzleTable, Reply, Request, Sight, Solved } from "../wire";

interface Wanted {
  readonly answer?: unknown;
  readonly why?: unknown;
}

/** The line to a puzzle. The first answer fetches what all answers are worth. */
export class PuzzleLine extends PrivateLine {
  /** The puzzle; null before it is there. */
  readonly puzzle = signal<PuzzleTable | null>(null);
  readonly solved = computed((): Solved | null => this.puzzle.value?.solved ?? null);
  /** Counts what is shown, as actions of a table. */
  private seq = 0;

  constructor(
    private readonly path: string,
    tell: (message: FromTable) => void,
  ) {
    super(tell);
  }

  protected override async show(): Promise<void> {
    const told = await this.send({});
    this.state.value = "value" in told ? "live" : "lost";
    if ("value" in told) this.draw(told.value);
  }

  override async ask(request: Request): Promise<Reply> {
    if (request.type === "why") {
      const told = await this.send({ why: request.option });
      return { type: "because", id: "", refusal: "value" in told ? told.value.refused : null };
    }
    if (request.type !== "act")
      return { type: "refused", id: "", error: { code: "wrong_status", allowed: null, refusal: null, detail: "" } };
    const told = await this.send({ answer: request.answer });
    if ("problem" in told) return { type: "refused", id: "", error: told.problem };
    const { refused } = told.value;
    if (refused)
      return { type: "refused", id: "", error: { code: "not_offered", allowed: null, refusal: refused, detail: "" } };
    this.draw(told.value);
    return { type: "done", id: "", seq: this.seq };
  }

  /** Asks the question again. */
  again(): void {
    void this.show();
  }

  private draw(puzzle: PuzzleTable): void {
    this.puzzle.value = puzzle;
    this.tell(puzzle.table);
    const { sight, solved } = puzzle;
    this.tell({ ...sight, seq: ++this.seq, sight: solved ? answered(sight.sight, solved) : sight.sight });
  }

  private send(wanted: Wanted): Promise<Told<PuzzleTable>> {
    return ask<PuzzleTable>("POST", this.path, wanted);
  }
}

/** The same sight once the question is answered. */
const answered = (sight: Sight, { given }: Solved): Sight => ({
  ...sight,
  ask: null,
  given: given as Sight["given"],
  offers: [],
});
