import type { Asked, Thought, Wake } from "./bots";

/** The bots' worker, as the arena's has it: started with the first question, and again after it has broken down. */
export class Thinkers {
  private worker: Worker | null = null;
  private count = 0;
  private readonly waiting = new Map<number, (thought: Uint8Array<ArrayBuffer> | null) => void>();

  constructor(
    private readonly folder: string,
    private readonly start: () => Worker,
  ) {}

  /** Starts the worker, so that the first question need not wait for that. */
  warm(): void {
    this.worker ??= this.started();
  }

  /** What the bots' worker answers; null if it cannot. */
  ask(question: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer> | null> {
    this.warm();
    const asked: Asked = { id: (this.count += 1), question };
    this.worker?.postMessage(asked);
    return new Promise((answered) => this.waiting.set(asked.id, answered));
  }

  private started(): Worker {
    const worker = this.start();
    const wake: Wake = { folder: this.folder };
    worker.onmessage = ({ data }: MessageEvent<Thought>) => {
      this.waiting.get(data.id)?.(data.thought);
      this.waiting.delete(data.id);
    };
    worker.onerror = () => this.breakDown();
    worker.postMessage(wake);
    return worker;
  }

  private breakDown(): void {
    this.worker?.terminate();
    this.worker = null;
    for (const answered of this.waiting.values()) answered(null);
    this.waiting.clear();
  }
}
