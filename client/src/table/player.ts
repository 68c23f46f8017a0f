import { signal } from "@preact/signals";
import type { Past } from "./past";

/** For how long a moment rests before the next one, in milliseconds. */
export const SPEEDS = { slow: 2_400, normal: 1_200, fast: 400 } as const;
export type Speed = keyof typeof SPEEDS;
const NAMES = Object.keys(SPEEDS) as readonly Speed[];

/** Plays a game again by itself, one moment after the other. */
export class Player {
  readonly playing = signal(false);
  readonly speed = signal<Speed>("normal");
  private run = 0;

  constructor(
    private readonly past: Past,
    /** The last moment there is. */
    private readonly last: () => number,
    private readonly rest = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds)),
  ) {}

  toggle(): void {
    if (this.playing.value) this.stop();
    else void this.play();
  }

  stop(): void {
    this.run++;
    this.playing.value = false;
  }

  quicken(): void {
    this.speed.value = NAMES[(NAMES.indexOf(this.speed.value) + 1) % NAMES.length]!;
  }

  /** Plays from the moment that is shown, or from the beginning if that is the last one. What shows nothing takes no time. */
  private async play(): Promise<void> {
    const mine = ++this.run;
    this.playing.value = true;
    if ((this.past.shown.value?.seq ?? 0) >= this.last()) await this.past.begin();
    while (mine === this.run) {
      const seen = this.past.shown.value?.happening.events.length ?? 0;
      await this.rest(seen > 0 ? SPEEDS[this.speed.value] : 0);
      if (mine !== this.run || !(await this.past.walk(1))) break;
    }
    if (mine === this.run) this.stop();
  }
}
