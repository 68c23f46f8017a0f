import type { Signal } from "@preact/signals";
import type { Problem, TableMessage } from "../wire";

/** A change of the table, as the server will make it. */
export type Hope = (table: TableMessage) => Partial<TableMessage>;

/** Changes of the table that are sent and not yet answered: a table that arrives meanwhile is drawn with them. */
export class Hopes {
  private told: TableMessage | null = null;
  private sent: readonly Hope[] = [];

  constructor(private readonly table: Signal<TableMessage | null>) {}

  /** Takes the table as the server has it. */
  hear(table: TableMessage): void {
    this.told = table;
    this.draw();
  }

  /** Draws a change before its answer arrives, and takes it back if it is refused. */
  async until(answer: Promise<Problem | null>, hope: Hope): Promise<Problem | null> {
    this.sent = [...this.sent, hope];
    this.draw();
    const problem = await answer;
    this.sent = this.sent.filter((each) => each !== hope);
    if (this.told && !problem) this.told = changed(this.told, hope);
    this.draw();
    return problem;
  }

  private draw(): void {
    if (this.told) this.table.value = this.sent.reduce(changed, this.told);
  }
}

const changed = (table: TableMessage, hope: Hope): TableMessage => ({ ...table, ...hope(table) });
