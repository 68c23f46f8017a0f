/** One tab at a time has the arena. A tab that wants it asks the one that has it, which can hand it over. */

/** What tabs say to each other. */
type Said = "who" | "here" | "hand-over";

/** Milliseconds in which the tab that has the arena must hand it over; then it is taken from it. */
export const PATIENCE = 8_000;
/** Milliseconds between questions for the tab that has it. */
const ASKED_EVERY = 1_000;

export class Only {
  private readonly channel: BroadcastChannel;
  private release: (() => void) | null = null;

  constructor(
    private readonly name: string,
    /** Gives up what only one tab can have. */
    private readonly handOver: () => Promise<void>,
  ) {
    this.channel = new BroadcastChannel(name);
    this.channel.onmessage = ({ data }: MessageEvent<Said>) => this.hear(data);
  }

  /**
   * Takes the arena. False as soon as another tab says that it has it, or if nothing is heard of it; one that is being closed
   * is waited for.
   */
  async take(): Promise<boolean> {
    if (this.release) return true;
    const withdrawn = new AbortController();
    const answer = new Promise<boolean>((taken) => {
      this.channel.addEventListener(
        "message",
        ({ data }: MessageEvent<Said>) => data === "here" && taken(false),
        withdrawn,
      );
      this.hold(withdrawn.signal, false, () => taken(true)).catch(() => undefined);
      setTimeout(() => taken(false), PATIENCE);
    });
    this.say("who");
    const asking = setInterval(() => this.say("who"), ASKED_EVERY);
    const has = await answer;
    clearInterval(asking);
    withdrawn.abort();
    return has;
  }

  /** Takes the arena from the tab that has it. */
  async takeOver(): Promise<void> {
    const late = AbortSignal.timeout(PATIENCE);
    const never = new AbortController().signal;
    await new Promise<void>((taken) => {
      const steal = (): void => void this.hold(never, true, taken).catch(() => undefined);
      this.hold(late, false, taken).catch(() => this.release || steal());
      this.say("hand-over");
    });
  }

  private say(said: Said): void {
    this.channel.postMessage(said);
  }

  /**
   * Holds the lock until it is released, or taken away: then everything is given up at once. Raises if it is withdrawn
   * before it is held; one that comes nevertheless is given back.
   */
  private async hold(withdrawn: AbortSignal, steal: boolean, held: () => void): Promise<void> {
    const hold = (): Promise<void> | undefined => {
      if (withdrawn.aborted) return undefined;
      held();
      return new Promise<void>((released) => (this.release = released));
    };
    try {
      await navigator.locks.request(this.name, steal ? { steal } : { signal: withdrawn }, hold);
    } catch (wrong) {
      if (!this.release) throw wrong;
      this.release = null;
      await this.handOver();
    }
  }

  private hear(said: Said): void {
    if (!this.release) return;
    if (said === "who") this.say("here");
    if (said === "hand-over") void this.handOver().then(() => this.give());
  }

  private give(): void {
    this.release?.();
    this.release = null;
  }
}
