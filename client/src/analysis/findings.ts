import { signal } from "@preact/signals";
import type { Told } from "../live/http";
import type { AnalysisNews, AnalysisOf, JudgedMoment, Problem } from "../wire";

type Ask = (method: "GET" | "POST", path: string) => Promise<Told<AnalysisOf>>;

/** The moments of a table's analysis that this page has fetched. */
export class Findings {
  /** All that was found; its moments are those of all answers. Null until the arena has answered. */
  readonly told = signal<AnalysisOf | null>(null);
  private loading: Promise<void> | null = null;
  private again = false;

  constructor(
    private readonly path: string,
    private readonly ask: Ask,
    private readonly fail: (problem: Problem) => void,
  ) {}

  get moments(): readonly JudgedMoment[] {
    return this.told.value?.moments ?? [];
  }

  /** Fetches what is not known yet; news that come meanwhile are fetched afterwards. */
  load(): Promise<void> {
    this.again = this.loading !== null;
    return (this.loading ??= this.fetch().finally(() => {
      this.loading = null;
      if (this.again) void this.load();
    }));
  }

  /** Asks for the analysis. */
  async request(): Promise<void> {
    const told = await this.ask("POST", this.path);
    if ("problem" in told) this.fail(told.problem);
    else await this.load();
  }

  /** Fetches more if there is any. */
  hear({ state, ahead, done }: AnalysisNews): void {
    const known = this.told.value;
    if (known && (state !== known.state || ahead !== known.ahead || done > known.moments.length)) void this.load();
  }

  private async fetch(): Promise<void> {
    const known = this.told.value?.moments ?? [];
    const told = await this.ask("GET", `${this.path}?after=${known.length}`);
    if ("value" in told) this.told.value = joined(known, told.value);
  }
}

/** True if there is something to show: what was judged before the rules changed stays to be seen. */
export const isToShow = (told: AnalysisOf | null): boolean =>
  told !== null && (told.moments.length > 0 || (told.obstacle === null && told.state !== "none"));

/** An answer together with the moments known before it. */
export const joined = (known: readonly JudgedMoment[], told: AnalysisOf): AnalysisOf => ({
  ...told,
  after: 0,
  moments: [...known.slice(0, told.after), ...told.moments],
});
