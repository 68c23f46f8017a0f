import { computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { keepCookie } from "../live/cookies";
import { request } from "../live/http";
import { isInTab } from "../live/place";
import type { Problem } from "../wire";
import type { Confirming } from "./asking";
import type { Asked } from "./passes";

export interface Preferences {
  readonly confirm: Confirming;
  readonly speed: "slow" | "normal" | "fast" | "off";
  readonly sound: boolean;
  /** Whether log and rules stay open beside the board, where there is room. */
  readonly pinned: boolean;
  /** How large the board is drawn. */
  readonly zoom: "1" | "1.15" | "1.3" | "1.5";
  readonly text: boolean;
  readonly shortcuts: boolean;
  /** Whether one is told of mistakes at learning tables. */
  readonly mistakes: boolean;
  /** In which windows one wants to be asked. */
  readonly windows: Asked;
  /** The same for the windows of a game that one wants otherwise, by game and name. */
  readonly asked: Readonly<Record<string, Readonly<Record<string, Asked>>>>;
}

/** The colours are the whole site's: the server reads the cookie, which a page in a browser tab cannot keep for it. */
export type Theme = "auto" | "light" | "dark";
export const theme: Signal<Theme> = signal((document.documentElement.dataset["theme"] as Theme | undefined) ?? "auto");

export function dress(wanted: Theme): void {
  theme.value = wanted;
  document.documentElement.dataset["theme"] = wanted;
  if (isInTab)
    void fetch("/preferences", { method: "POST", body: new URLSearchParams({ theme: wanted }), redirect: "manual" });
  else keepCookie("theme", wanted);
}

const DEFAULTS: Preferences = {
  confirm: "game",
  speed: "normal",
  sound: true,
  pinned: false,
  zoom: "1",
  text: false,
  shortcuts: true,
  mistakes: true,
  windows: "able",
  asked: {},
};
const PACES = { slow: 900, normal: 480, fast: 220, off: 0 } as const;
const KEY = "regalia";

const calm = matchMedia("(prefers-reduced-motion: reduce)");
export const reducedMotion: Signal<boolean> = signal(calm.matches);
calm.addEventListener("change", () => (reducedMotion.value = calm.matches));

/** What the person's profile says, and what was chosen at this device, which goes before it. */
const profile = read(document.querySelector<HTMLElement>("[data-prefers]")?.dataset["prefers"]);
const chosen: Signal<Partial<Preferences>> = signal(read(localStorage.getItem(KEY)));
effect(() => localStorage.setItem(KEY, JSON.stringify(chosen.value)));

/** How one wants to be asked in single windows is the person's: it is kept by the arena, and is the same at all devices. */
const asked = signal(profile.asked ?? DEFAULTS.asked);

export const preferences: ReadonlySignal<Preferences> = computed(() => ({
  ...DEFAULTS,
  ...profile,
  ...chosen.value,
  asked: asked.value,
}));

function read(kept: string | null | undefined): Partial<Preferences> {
  return JSON.parse(kept ?? "{}") as Partial<Preferences>;
}

/** Chooses at this device. */
export function prefer(change: Partial<Omit<Preferences, "asked">>): void {
  chosen.value = { ...chosen.value, ...change };
}

/** Says how one wants to be asked in the windows of a name; the arena keeps it with the person. Null, or why it is not kept. */
export function want(game: string, window: string, how: Asked): Promise<Problem | null> {
  asked.value = { ...asked.value, [game]: { ...asked.value[game], [window]: how } };
  return request("PUT", `/api/games/${game}/windows/${window}`, { asked: how });
}

/** How long a movement takes now. */
export function pace(): number {
  const { speed, text } = preferences.value;
  return reducedMotion.value || text ? 0 : PACES[speed];
}
