import { effect, type Signal, signal } from "@preact/signals";
import type { Confirming } from "./asking";

export interface Preferences {
  readonly confirm: Confirming;
  readonly speed: "slow" | "normal" | "fast" | "off";
  readonly sound: boolean;
  readonly text: boolean;
  readonly shortcuts: boolean;
  readonly theme: "auto" | "light" | "dark";
}

const DEFAULTS: Preferences = { confirm: "game", speed: "normal", sound: false, text: false, shortcuts: true, theme: "auto" };
const PACES = { slow: 900, normal: 480, fast: 220, off: 0 } as const;
const KEY = "regalia";

const calm = matchMedia("(prefers-reduced-motion: reduce)");
export const reducedMotion: Signal<boolean> = signal(calm.matches);
calm.addEventListener("change", () => (reducedMotion.value = calm.matches));

export const preferences: Signal<Preferences> = signal({ ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Preferences>) });

effect(() => {
  localStorage.setItem(KEY, JSON.stringify(preferences.value));
  document.documentElement.dataset["theme"] = preferences.value.theme;
});

export function prefer(change: Partial<Preferences>): void {
  preferences.value = { ...preferences.value, ...change };
}

/** How long a movement takes now. */
export function pace(): number {
  const { speed, text } = preferences.value;
  return reducedMotion.value || text ? 0 : PACES[speed];
}
