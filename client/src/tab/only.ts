/** One tab at a time has the arena. A tab that wants it asks the one that has it, which can hand it over. */

/** What tabs say to each other. */
type Said = "who" | "here" | "hand-over";

/** Milliseconds in which the tab that has the arena must hand it over; then it is taken from it. */
export const PATIENCE = 8_000;

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

  /** Takes the arena. False as soon as another tab says that it has it; one that is being closed is waited for. */
  async take(): Promise<boolean> {
    if (this.release) return true;
    const withdrawn = new AbortController();
    return new Promise((taken) => {
      const refused = ({ data }: MessageEvent<Said>): void => {
        if (data === "here") withdrawn.abort();
      };
      this.channel.addEventListener("message", refused);
      const over = (has: boolean): void => {
        this.channel.removeEventListener("message", refused);
        taken(has);
      };
      this.hold({ signal: withdrawn.signal }, () => over(true)).catch(() => over(false));
      this.say("who");
    });
  }

  /** Takes the arena from the tab that has it. */
  async takeOver(): Promise<void> {
    const late = AbortSignal.timeout(PATIENCE);
    await new Promise<void>((taken) => {
      const steal = (): void => void this.hold({ steal: true }, taken).catch(() => undefined);
      this.hold({ signal: late }, taken).catch(() => late.aborted && !this.release && steal());
      this.say("hand-over");
    });
  }

  private say(said: Said): void {
    this.channel.postMessage(said);
  }

  /** Holds the lock until it is released, or taken away: then everything is given up at once. Raises if the signal comes first. */
  private async hold(options: LockOptions, held: () => void): Promise<void> {
    try {
      await navigator.locks.request(this.name, options, () => {
        held();
        return new Promise<void>((released) => (this.release = released));
      });
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
