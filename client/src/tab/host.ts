/** The arena's worker, as the page around all others has it. */
import { type FromArena, type Given, type Saved, type Step, STEPS, type ToArena, type Why } from "./messages";

/** Milliseconds that a step may take, on the slowest device that is usable at all. */
export const LIMITS: Readonly<Record<Step, number>> = {
  files: 15_000,
  pyodide: 90_000,
  unpacked: 60_000,
  imported: 90_000,
  opened: 90_000,
};

/** A step failed, or took too long. */
export class Failed extends Error {
  constructor(
    readonly step: Step,
    readonly why: Why | "slow",
    detail = "",
  ) {
    super(`${step}: ${why} ${detail}`);
  }
}

/** Opens the arena in a worker. */
export class Host {
  private constructor(private readonly worker: Worker) {}

  /** False if nothing outlasts this window. */
  keeps = true;

  /** Starts the worker; `passed` follows the steps. Raises Failed with what is left of it, which can still save the files. */
  static async open(
    given: Given,
    start: () => Worker,
    passed: (step: Step) => void,
  ): Promise<{ readonly host: Host; readonly failed: Failed | null }> {
    const worker = start();
    const host = new Host(worker);
    const failed = await new Promise<Failed | null>((ended) => {
      let step: Step = STEPS[0];
      const late = (): void => ended(new Failed(step, "slow"));
      let timer = setTimeout(late, LIMITS[step]);
      const over = (outcome: Failed | null): void => {
        clearTimeout(timer);
        ended(outcome);
      };
      worker.onerror = ({ message }) => over(new Failed(step, "other", message));
      worker.onmessage = ({ data }: MessageEvent<FromArena>) => {
        if (data.type === "failed") return over(new Failed(data.step, data.why, data.detail));
        if (data.type === "ready") {
          host.keeps = data.keeps;
          return over(null);
        }
        passed(data.name);
        step = STEPS[STEPS.indexOf(data.name) + 1] ?? step;
        clearTimeout(timer);
        timer = setTimeout(late, LIMITS[step]);
      };
      host.tell({ type: "begin", ...given });
    });
    return { host, failed };
  }

  tell(message: ToArena, transfer: Transferable[] = []): void {
    this.worker.postMessage(message, transfer);
  }

  /** Asks for something that is answered once; null if that takes longer than `patience` milliseconds. */
  ask<Answer>(message: ToArena, patience: number): Promise<Answer | null> {
    const { port1, port2 } = new MessageChannel();
    return new Promise((answered) => {
      const timer = setTimeout(() => answered(null), patience);
      port1.onmessage = ({ data }: MessageEvent<Answer>) => {
        clearTimeout(timer);
        port1.close();
        answered(data);
      };
      this.tell(message, [port2]);
    });
  }

  /** The files as they are, also where the arena could not be opened. */
  save(): Promise<Saved | null> {
    return this.ask({ type: "save" }, 10_000);
  }

  /** Puts other files in their place. False if there is no room for them: then nothing is changed. */
  async replace(files: Saved): Promise<boolean> {
    return (await this.ask<boolean>({ type: "replace", files }, 10_000)) ?? false;
  }

  /** Closes the arena, and the worker in any case: what it has acknowledged is in its files. */
  async close(): Promise<void> {
    await this.ask({ type: "close" }, 3_000);
    this.worker.terminate();
  }

  end(): void {
    this.worker.terminate();
  }
}
