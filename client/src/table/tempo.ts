import { computed, type Signal, signal } from "@preact/signals";
import type { ClocksMessage, Seat, SeatClock, Tempo } from "../wire";

export type Pace = Tempo["pace"];

export const PACES: readonly Pace[] = ["none", "live-5", "live-15", "live-30", "half-day", "day", "three-days", "week"];

const [MINUTE, HOUR, DAY] = [60, 3_600, 86_400];
/** Seconds before the flag falls from which on a clock is shown as short: at a live table, and at a turn-based one. */
const SHORT = { live: 30, days: 3 * HOUR };

/** What a clock shows. */
export interface Face {
  readonly left: number;
  readonly running: boolean;
  readonly short: boolean;
  readonly rests: boolean;
  readonly fallen: boolean;
  /** When the flag falls, by the reader's device; null while the clock stands. */
  readonly falls: Date | null;
}

/** The clocks of a table. Each message has the arena's time, so that the device's need not be right. */
export class Clocks {
  private readonly told: Signal<{ message: ClocksMessage; ahead: number } | null> = signal(null);
  private readonly now = signal(0);
  private beat: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly time: () => number = Date.now) {}

  /** Whether a public clock runs. */
  readonly there = computed(() => this.told.value !== null);

  hear(message: ClocksMessage): void {
    this.told.value = { message, ahead: message.now * 1_000 - this.time() };
    this.tick();
    clearInterval(this.beat);
    if (message.seats.some(({ falls }) => falls !== null)) this.beat = setInterval(() => this.tick(), 500);
  }

  /** The table plays without clocks from now on, or is over. */
  stop(): void {
    clearInterval(this.beat);
    this.told.value = null;
  }

  face(seat: Seat, tempo: Tempo): Face | null {
    const told = this.told.value;
    const clock = told?.message.seats[seat];
    if (!told || !clock) return null;
    return faceOf(clock, this.now.value, told.ahead, tempo);
  }

  private tick(): void {
    this.now.value = this.time();
  }
}

/** What a clock shows at a moment of the device, given the milliseconds by which the arena is ahead of it. */
export function faceOf({ left, falls, rests, fallen }: SeatClock, now: number, ahead: number, tempo: Tempo): Face {
  const until = falls === null ? null : falls * 1_000 - ahead;
  const still = until === null ? left : Math.max(0, Math.min(left, (until - now) / 1_000));
  return {
    left: rests ? left : still,
    running: until !== null,
    short: until !== null && (until - now) / 1_000 <= (tempo.live ? SHORT.live : SHORT.days),
    rests,
    fallen,
    falls: until === null ? null : new Date(until),
  };
}

/** Time as 4:05, or 3h 20m, or 2d 5h. */
export function span(seconds: number, language: string): string {
  if (seconds < HOUR) return `${Math.floor(seconds / MINUTE)}:${String(Math.floor(seconds % MINUTE)).padStart(2, "0")}`;
  const [large, whole, small, unit] =
    seconds < DAY ? (["hour", HOUR, "minute", MINUTE] as const) : (["day", DAY, "hour", HOUR] as const);
  const rest = Math.floor((seconds % whole) / unit);
  const words = [amount(Math.floor(seconds / whole), large, language)];
  return (rest ? [...words, amount(rest, small, language)] : words).join(language === "ja" ? "" : " ");
}

function amount(value: number, unit: "day" | "hour" | "minute", language: string): string {
  const unitDisplay = language === "ja" ? "short" : "narrow";
  const words = new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay }).format(value);
  return words.replace(/\s/g, "");
}

/** When a flag falls, on the reader's clock: with the day if it is another one, with the date if it is far. */
export function moment(at: Date, language: string, now = new Date()): string {
  const time = new Intl.DateTimeFormat(language, { hour: "numeric", minute: "2-digit" }).format(at);
  const days = (at.getTime() - now.getTime()) / (DAY * 1_000);
  if (days < 1 && at.getDate() === now.getDate()) return time;
  const far: Intl.DateTimeFormatOptions = { month: "short", day: "numeric" };
  const near: Intl.DateTimeFormatOptions = { weekday: language === "ja" ? "long" : "short" };
  return `${new Intl.DateTimeFormat(language, days > 6 ? far : near).format(at)} ${time}`;
}
