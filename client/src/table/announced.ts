import { computed, signal, type ReadonlySignal } from "@preact/signals";
import { cookie, keepCookie } from "../live/cookies";
import type { Announced, AnnouncementsMessage } from "../wire";

const COOKIE = "dismissed";
/** How many dismissed announcements a browser remembers, as on pages. */
const REMEMBERED = 20;

const dismissedBefore = (): string[] => cookie(COOKIE).split(".").filter(Boolean);

/** What hosts announce. What is dismissed here is not shown on pages either. */
export class Announcements {
  private readonly told = signal<AnnouncementsMessage | null>(null);
  private readonly dismissed = signal<readonly string[]>(dismissedBefore());
  /** True during maintenance. */
  readonly stopped: ReadonlySignal<boolean> = computed(() => this.told.value?.stopped ?? false);
  readonly shown: ReadonlySignal<readonly Announced[]> = computed(() =>
    (this.told.value?.announcements ?? []).filter(({ id }) => !this.dismissed.value.includes(id)),
  );

  hear(message: AnnouncementsMessage): void {
    this.told.value = message;
  }

  dismiss(id: string): void {
    this.dismissed.value = [...dismissedBefore().filter((each) => each !== id), id].slice(-REMEMBERED);
    keepCookie(COOKIE, this.dismissed.value.join("."));
  }
}

/** The host's words for a reader: in their language, or else in English or any other. */
export const wordsOf = ({ texts }: Announced, language: string): string =>
  texts[language] ?? texts["en"] ?? Object.values(texts)[0] ?? "";
