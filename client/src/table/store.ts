import { batch, computed, type Signal, signal } from "@preact/signals";
import type { ComponentType } from "preact";
import type { GameBoard } from "../board";
import type { GameFacts } from "../live/games";
import { EMPTY, type Journal, take } from "../live/journal";
import type { Connection } from "../live/connection";
import { kept } from "../motion/kept";
import { type Act, type Stage, Theatre } from "../motion/theatre";
import { sound } from "../sounds";
import type { Speaker } from "../text/speaker";
import type {
  AnalysisNews,
  Answer,
  FromTable,
  MomentMessage,
  PresentationMessage,
  Option,
  Problem,
  Refusal,
  Reply,
  Request,
  Seat,
  SightMessage,
  TableMessage,
} from "../wire";
import { Announcements } from "./announced";
import { Ahead } from "./ahead";
import { staysAsked } from "./asking";
import { Choice } from "./choice";
import type { Dice } from "./dice";
import { firstFaced, ownSeats, whoLooks } from "./faces";
import { Hints } from "./hints";
import { Hopes } from "./hopes";
import { Pointing } from "./pointing";
import { Clocks } from "./tempo";
import { pace, preferences } from "./preferences";
import { News } from "./news";
import { Passes } from "./passes";
import { Past } from "./past";
import { Talk, wordsIn } from "./talk";
import { Voice } from "./voice";

export type Panel = "log" | "rules" | "talk" | null;
export type Dialog = "settings" | "keys" | "close" | "time" | "resign" | null;

/** How long a step back may take to be seen once it is agreed, in milliseconds. */
const PATIENCE = 1_000;
/** Windows in which a panel can lie beside the board; in others it is a sheet over it (side.css, low.css). */
const BESIDE = "(min-width: 900px) and (min-height: 520px)";
const ROOMY = "(min-width: 1100px), (min-width: 700px) and (min-height: 1000px)";

/** The state of a table page: what the server sent, what the reader chooses of it and what is said, and the way back. */
export class Store {
  readonly table = signal<TableMessage | null>(null);
  readonly hopes = new Hopes(this.table);
  readonly latest = signal<SightMessage | null>(null);
  readonly journal = signal<Journal>(EMPTY);
  readonly news = new News(this.journal, (event) => this.voice.telling.value.event(event) !== "");
  readonly past: Past;
  /** The sight with which the question at hand was first asked; later ones may tell of others who answer it. */
  readonly askedAt = signal(0);
  readonly sending = signal(false);
  readonly problem = signal<Problem | null>(null);
  readonly pointing = new Pointing(
    () => this.refusal(),
    (option) => this.why(option),
  );
  /** The open panel: a sheet over the board, or, where it is pinned and there is room, beside it. */
  readonly panel: Signal<Panel>;
  readonly dialog = signal<Dialog>(null);
  /** Whether the result lies over the board, once there is one. */
  readonly resultOpen = signal(true);
  readonly section = signal("");
  readonly listed = signal(false);
  /** The faced seat, null for a spectator; undefined until the table message arrives. */
  readonly faced = signal<Seat | null | undefined>(undefined);
  readonly clocks = new Clocks();
  readonly hints: Hints = new Hints(
    () => this.question(),
    this.problem,
    async () => (await import("../hints")).hintsIn(this.speaker.language),
  );
  readonly talk: Talk = new Talk(
    computed(() => this.table.value?.id ?? ""),
    () => this.connection,
    (line) =>
      this.voice.speak(
        this.speaker.say("talk-said", { who: line.name, words: wordsIn(this.speaker, line, this.voice.labels.peek()) }),
      ),
  );
  readonly preferences = preferences;
  readonly stage = signal<Stage | null>(null);
  /** What is drawn in the place of the page's header; null for the header. */
  readonly bar = signal<ComponentType | null>(null);
  readonly theatre: Theatre;
  readonly connection: Connection;

  readonly passes: Passes = new Passes(
    computed(() => this.sight.value),
    () => ({
      windows: preferences.peek().windows,
      asked: preferences.peek().asked[this.table.peek()?.game ?? ""] ?? {},
    }),
    (request) => this.demand(request),
  );

  readonly ahead: Ahead = new Ahead(
    this.faced,
    (request) => this.demand(request),
    async () => (await import("../ahead")).aheadIn(this.speaker.language),
  );

  /** True if the faced seat can answer in advance: in a game in play, not in a lesson or a puzzle, which have a bar of their own. */
  readonly canOrder = computed(
    () =>
      this.bar.value === null &&
      typeof this.faced.value === "number" &&
      this.table.value?.status === "playing" &&
      Boolean(this.latest.value?.sight.decision),
  );

  /** True if the reader has a name of their own. */
  readonly named = signal(false);
  /** True if the reader has an account: names lead to the pages of people. */
  readonly member = signal(false);
  /** The seat that a reader without a name wants; null otherwise. */
  readonly wanted = signal<Seat | null>(null);

  readonly announcements: Announcements = new Announcements();

  /** The latest news of the analysis of the game. */
  readonly analysed = signal<AnalysisNews | null>(null);

  /** What the presentation shows that one follows; null for none. */
  readonly presentation = signal<PresentationMessage | null>(null);

  /** Facts about the game, available before play. */
  readonly game = signal<GameFacts | null>(null);

  readonly own = computed(() => ownSeats(this.table.value));
  /** True once the game is over. */
  readonly isOver = computed(() => Boolean(this.latest.value?.sight.ranking));
  /** The sight that is drawn: an earlier moment, an animated one, or the latest. */
  readonly sight = computed(() => (this.past.shown.value ? this.past.drawn.value : this.theatre.shown.value));
  /** The seat through whose eyes it is drawn; null for a spectator. */
  readonly eyes = computed<Seat | null>(() => this.past.shown.value?.seat ?? this.faced.value ?? null);
  /** True if the latest sight is drawn, so that the reader can decide. */
  readonly current = computed(() => !this.past.shown.value && !this.theatre.playing.value);
  /** Whether the arena has what is needed to go on. */
  readonly goesOn = computed(() => this.table.value?.pack?.offered ?? true);
  /** The decision that is drawn. */
  readonly decision = computed(() => this.sight.value?.decision ?? null);
  /** What is asked; null while the arena is about to pass. */
  readonly ask = computed(() =>
    this.current.value && this.goesOn.value && !this.passes.passing.value ? (this.sight.value?.ask ?? null) : null,
  );
  /** What one may do unasked. */
  readonly offers = computed<readonly Option[]>(() =>
    this.current.value && this.goesOn.value && !this.sending.value ? (this.sight.value?.offers ?? []) : [],
  );
  readonly choice: Choice;
  readonly voice: Voice;
  /** The own seat that must decide while other eyes look: the device must be handed over. */
  readonly handOver = computed(() =>
    this.latest.value ? whoLooks(this.own.value, this.latest.value.sight.decision, this.faced.value) : null,
  );
  readonly yourTurn = computed(() =>
    Boolean(
      !this.passes.passing.value &&
      this.latest.value?.sight.decision?.waiting.some((seat) => this.own.value.includes(seat)),
    ),
  );

  /** True if no other person has a seat: bots agree to every step back. */
  readonly alone = computed(() => (this.table.value?.seats ?? []).every(({ person, yours }) => person === null || yours));

  /** True if the reader is the host. */
  readonly hosting = computed(() => this.table.value?.host === this.person);

  constructor(
    readonly speaker: Speaker,
    readonly board: GameBoard,
    readonly person: string,
    line: (hear: (message: FromTable) => void) => Connection,
    readonly dice: Dice,
  ) {
    this.past = new Past({
      moments: computed(() => this.journal.value.entries.map(({ seq }) => seq)),
      last: this.news.last,
      isOver: this.isOver,
      look: (at, seat, patches) => this.moment(at, seat, patches),
      theatre: this.theatreOn(() => this.stage.value),
      fetchView: async () => (await import("../replay")).replayOf(this),
    });
    this.choice = new Choice({
      board,
      sight: this.sight,
      ask: this.ask,
      offers: this.offers,
      sending: this.sending,
      problem: this.problem,
      pointing: this.pointing,
      act: (answer) => void this.act(answer),
    });
    this.voice = new Voice(speaker, this.table, this.sight, this.latest, (view) =>
      view ? board.order?.(view) : undefined,
    );
    this.panel = signal<Panel>(preferences.peek().pinned && matchMedia(board.roomy ?? ROOMY).matches ? "log" : null);
    this.connection = line((message) => this.hear(message));
    this.theatre = this.theatreOn(
      () => (this.past.shown.value ? null : this.stage.value),
      (act, index) => this.voice.announce(act, index),
    );
  }

  /** A theatre that animates this table on a stage. */
  private theatreOn(stage: () => Stage | null, tell: (act: Act, event: number) => void = () => undefined): Theatre {
    const say = (message: string): string => this.speaker.say(message);
    return new Theatre(stage, () => this.board, pace, tell, say, sound);
  }

  hear(message: FromTable): void {
    if (message.type === "table") this.seated(message);
    if (message.type === "sight") this.see(message);
    if (message.type === "clocks") this.clocks.hear(message);
    if (message.type === "talk") this.talk.hear(message);
    if (message.type === "announcements") this.announcements.hear(message);
    if (message.type === "analysis") this.analysed.value = message;
    if (message.type === "presentation") this.presentation.value = message;
    if (message.type === "passes" && message.seat === this.faced.value) this.passes.hear(message);
  }

  private seated(table: TableMessage): void {
    const asked = this.table.value?.asking;
    this.hopes.hear(table);
    if (!table.tempo || table.status !== "playing") this.clocks.stop();
    void this.dice.see(table);
    if (asked && !table.asking && asked.seat === this.faced.value) this.hearWhetherAgreed();
    const own = this.own.value;
    const lost = typeof this.faced.value === "number" && !own.includes(this.faced.value);
    if (this.faced.value === undefined || lost || (this.faced.value === null && own.length === 1))
      this.face(firstFaced(own, table.status));
  }

  /** A request to step back is settled: if the position is unchanged, a seat did not agree. */
  private hearWhetherAgreed(): void {
    const before = this.latest.value?.seq;
    setTimeout(() => {
      if (this.latest.value?.seq === before)
        this.problem.value = { code: "not_agreed", allowed: null, refusal: null, detail: "" };
    }, PATIENCE);
  }

  /** Faces another seat. */
  face(seat: Seat | null): void {
    if (this.faced.value === seat) return;
    this.faced.value = seat;
    this.passes.face();
    this.ahead.shut();
    this.connection.face(seat);
  }

  private see(told: SightMessage): void {
    if (told.seat !== this.faced.value) return;
    const known = this.latest.value;
    const message = { ...told, sight: kept(known?.sight, told.sight) };
    const { journal, news, missing, back } = take(this.journal.value, message);
    const unmoved = !back && staysAsked(known, message, news);
    batch(() => {
      this.journal.value = journal;
      this.news.see(message.seq);
      this.latest.value = message;
      if (!unmoved) {
        this.askedAt.value = message.seq;
        this.choice.drop();
        this.hints.shut();
      }
      this.settle();
    });
    if (back) this.voice.speak(this.speaker.say("stepped-back"));
    if (missing !== null) this.connection.catchUp(missing);
    if (this.table.value?.status === "playing") this.passes.see(message.seat, message.sight);
    const before = known?.seat === message.seat && known.seq === message.since ? known.sight : null;
    void this.theatre.show({ before, news, sight: message.sight });
    this.passes.release();
    if (this.handOver.value !== null && message.seat !== null) this.face(null);
  }

  /** What a hint would be about; null while nothing is asked. */
  private question(): { table: string; seat: Seat; at: number } | null {
    const [table, seat, latest] = [this.table.value, this.faced.value, this.latest.value];
    return table && latest && typeof seat === "number" ? { table: table.id, seat, at: latest.seq } : null;
  }

  /** Passes the window at hand alone: later ones of the run are asked about one by one. */
  async passOnly(): Promise<void> {
    const seat = this.faced.value;
    if (typeof seat === "number" && (await this.passes.stop(seat)).type === "done") await this.send({ type: "Pass" });
  }

  private async act(answer: Answer): Promise<void> {
    const [seat, latest] = [this.faced.value, this.latest.value];
    if (typeof seat !== "number" || !latest || !this.passes.isNothing(answer)) return this.send(answer);
    this.news.decide(latest.seq + 1);
    this.passes.run(seat);
  }

  private async send(answer: Answer): Promise<void> {
    const [seat, latest, ask] = [this.faced.value, this.latest.value, this.ask.value];
    if (typeof seat !== "number" || !latest) return;
    this.sending.value = true;
    this.awaited = Infinity;
    const wait = this.passes.wait();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const reply = await this.demand({ type: "act", seat, at: latest.seq, answer, lag: this.connection.lag });
    this.awaited = reply.type === "done" ? reply.seq : 0;
    if (reply.type === "done") this.news.decide(reply.seq);
    const table = this.table.value;
    const chosen = ask && (ask.type !== "one" || ask.options.length > 1);
    if (reply.type === "done" && chosen && table?.learning && preferences.peek().mistakes)
      void this.hints.review(table.id, seat, reply.seq);
    this.theatre.change(() => this.settle());
  }

  /** The action that we wait to see: until then the old question is not asked again. */
  private awaited = Infinity;

  private settle(): void {
    if ((this.latest.value?.seq ?? 0) >= this.awaited) this.sending.value = false;
  }

  /** Sends a request; shows the problem if it is refused. */
  async demand(request: Request): Promise<Reply> {
    const reply = await this.connection.ask(request);
    this.problem.value = reply.type === "refused" ? reply.error : null;
    if (reply.type === "refused") this.choice.drop();
    return reply;
  }

  undo(): void {
    const [seat, to] = [this.faced.value, this.latest.value?.undo.at(-1)];
    if (typeof seat === "number" && to !== undefined) void this.demand({ type: "undo", seat, to });
  }

  askUndo(): void {
    const [seat, moment] = [this.faced.value, this.news.regret.value];
    if (typeof seat === "number" && moment !== null) void this.demand({ type: "ask_undo", seat, to: moment - 1 });
  }

  /** The refusal for everything that is not offered now. */
  private refusal(): Refusal | null {
    const decision = this.sight.value?.decision;
    return this.ask.value && decision ? { reason: decision.kind, rule: decision.rule, facts: {} } : null;
  }

  private async why(option: Option): Promise<Refusal | null> {
    const reply = await this.connection.ask({ type: "why", seat: this.faced.value ?? 0, option });
    return reply.type === "because" ? reply.refusal : reply.type === "refused" ? reply.error.refusal : null;
  }

  /** Ends all animation. */
  skip(): void {
    this.theatre.skip();
    this.past.skip();
  }

  /** The table as it was after an action; null if that is refused. */
  private async moment(at: number, seat: Seat | null, patches: boolean): Promise<MomentMessage | null> {
    const reply = await this.connection.ask({ type: "moment", at, seat, patches });
    this.problem.value = reply.type === "refused" ? reply.error : null;
    if (reply.type !== "moment") return null;
    this.theatre.skip();
    this.pointing.unpoint("stay");
    return reply;
  }

  /** True while a panel lies beside the board where there is room for it: it is pinned there, or it is the talk. */
  isBeside(): boolean {
    const panel = this.panel.value;
    return panel === "talk" || (panel !== null && preferences.value.pinned);
  }

  /** True while a sheet, a dialog or the rules lie over the board, or over what is said about it. */
  isCovered(): boolean {
    const panel = this.panel.value;
    const beside = this.isBeside() && matchMedia(BESIDE).matches;
    return (
      this.dialog.value !== null || this.ahead.offered.value !== null || panel === "rules" || (panel !== null && !beside)
    );
  }

  openRules(section: string): void {
    batch(() => {
      this.section.value = section;
      this.panel.value = "rules";
      this.pointing.unpoint("stay");
    });
  }
}
