import type { FromTable } from "../wire";
import { Connection } from "./connection";

/**
 * The line to a table that only its visitor sees. The server keeps nothing of it: each request says all that is needed to show
 * the table.
 */
export abstract class PrivateLine extends Connection {
  constructor(protected readonly tell: (message: FromTable) => void) {
    super("", tell, { getItem: () => null, setItem: () => undefined });
  }

  /** Asks for the whole table. */
  protected abstract show(): Promise<void>;

  override start(): void {
    void this.show();
  }

  override face(): void {
    return;
  }

  override catchUp(): void {
    this.start();
  }

  override catchUpTalk(): void {
    return;
  }

  override wake(): void {
    if (this.state.value === "lost") this.start();
  }
}
