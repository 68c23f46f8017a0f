import { ownPath } from "./live/place";
import { followSearch } from "./finding";
import { offerPasskeys } from "./passkeys";
import { offerPush } from "./push";
import { search } from "./rules/search";
import { takeLocalTime } from "./starts";
import { keepForOffline } from "./worker";
import "./css/site.css";

/** Keeps the lobby current: each message holds its parts as HTML. A focused link keeps the focus, an open fold stays open. */
function followLobby(address: string): void {
  const source = new EventSource(address);
  source.onmessage = (event) => {
    const news = document.createElement("template");
    news.innerHTML = String(event.data);
    for (const part of news.content.querySelectorAll<HTMLElement>("[data-part]")) {
      const shown = document.querySelector<HTMLElement>(`[data-part="${part.dataset["part"]}"]`);
      if (shown) replace(shown, part.innerHTML);
    }
  };
  addEventListener("pagehide", () => source.close());
}

/** What is pressed now; a tap on something that is redrawn meanwhile would be lost. */
let pressed: EventTarget | null = null;
const RELEASED = ["pointerup", "pointercancel"] as const;
addEventListener("pointerdown", (event) => (pressed = event.target), true);
for (const released of RELEASED) addEventListener(released, () => (pressed = null), true);

function replace(shown: HTMLElement, news: string): void {
  if (shown.innerHTML.trim() === news.trim()) return;
  if (pressed instanceof Node && shown.contains(pressed)) {
    for (const released of RELEASED)
      addEventListener(released, () => setTimeout(() => replace(shown, news)), { once: true });
    return;
  }
  const active = shown.contains(document.activeElement) ? document.activeElement : null;
  const focused = active?.id ? `[id="${active.id}"]` : `a[href="${active?.getAttribute("href") ?? ""}"]`;
  const open = shown.querySelector("details")?.open ?? false;
  shown.innerHTML = news;
  shown.querySelector("details")?.toggleAttribute("open", open);
  if (active) shown.querySelector<HTMLElement>(focused)?.focus();
}

/** What a browser knows of its network, if it says so. */
interface Network {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Draws the game in play that a place names, unless motion, data or room are scarce: then its still picture stays. */
function drawPicture(place: HTMLElement): void {
  const { saveData = false, effectiveType = "4g" } = (navigator as { connection?: Network }).connection ?? {};
  const scarce = matchMedia("(prefers-reduced-motion: reduce), (max-width: 640px)").matches;
  if (scarce || saveData || effectiveType !== "4g") return;
  const frame = document.createElement("iframe");
  Object.assign(frame, { src: place.dataset["frame"], tabIndex: -1, inert: true });
  place.append(frame);
}

/** Shows as many seats in the form for a new table as are chosen. */
function followSeats(count: HTMLSelectElement): void {
  const show = (): void => {
    for (const place of document.querySelectorAll<HTMLElement>("[data-place]")) {
      place.hidden = Number(place.dataset["place"]) >= Number(count.value);
    }
  };
  count.addEventListener("change", show);
  show();
}

/** Says a time in the device's time zone. */
function localise(time: HTMLTimeElement): void {
  const said = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
  time.textContent = said.format(new Date(time.dateTime));
}

document.querySelectorAll("time").forEach(localise);

/** Proposes the device's time zone where none is chosen. */
function proposeZone(zone: HTMLSelectElement): void {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (zone.dataset["zone"] === "unknown" && [...zone.options].some(({ value }) => value === here)) zone.value = here;
}

const zone = document.querySelector<HTMLSelectElement>("[data-zone]");
if (zone) proposeZone(zone);

document.querySelectorAll<HTMLInputElement>("[data-local-time]").forEach(takeLocalTime);

/** Shows only the sections of the rules that hold the words in the field. */
function followWords(field: HTMLInputElement, article: Element): void {
  field.hidden = false;
  field.addEventListener("input", () => search(article, field.value));
}

const lobby = document.querySelector<HTMLElement>("[data-stream]")?.dataset["stream"];
if (lobby) followLobby(lobby);

const waiting = document.querySelector<HTMLElement>('[data-part="seek"]');
if (waiting) followSearch(waiting);

const count = document.querySelector<HTMLSelectElement>("[data-seats]");
if (count) followSeats(count);

/** Puts a bot on every seat that is open, in one tap. */
function fillSeats(button: HTMLButtonElement): void {
  button.hidden = false;
  button.addEventListener("click", () => {
    for (const seat of document.querySelectorAll<HTMLSelectElement>("[data-place] select")) {
      if (seat.value === "nobody") seat.value = "squire";
    }
  });
}

const fill = document.querySelector<HTMLButtonElement>("[data-fill]");
if (fill) fillSeats(fill);

const field = document.querySelector<HTMLInputElement>("[data-search]");
const rules = document.querySelector<HTMLElement>("article.rules");
if (field && rules) followWords(field, rules);
const page = document.querySelector<HTMLElement>("[data-rules]");
if (page) {
  void import("./rules/pictures").then(({ illustrate }) =>
    illustrate(page, page.dataset["rules"]!, document.documentElement.lang),
  );
}

/** The way to the field for a code leads into it. */
function enterCode(): void {
  if (location.hash === "#code") document.getElementById("code")?.focus();
}

addEventListener("hashchange", enterCode);
enterCode();

/** Takes a file that is dropped anywhere on the page of a form for one, and sends it. */
function takeDropped(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>("input[type=file]");
  addEventListener("dragover", (event) => event.preventDefault());
  addEventListener("drop", (event) => {
    event.preventDefault();
    const files = event.dataTransfer?.files;
    if (!field || !files?.length) return;
    field.files = files;
    form.requestSubmit();
  });
}

const drop = document.querySelector<HTMLFormElement>("[data-drop]");
if (drop) takeDropped(drop);

/** Reads a part of the page again every few seconds, from another page if it names one, unless something in it has the focus or is open. */
function readAgain(part: HTMLElement): void {
  const name = part.dataset["part"]!;
  const page = part.dataset["from"];
  const from = page ? `${page}?next=${encodeURIComponent(ownPath())}` : location.href;
  setInterval(
    async () => {
      const now = document.querySelector<HTMLElement>(`[data-part="${name}"]`);
      if (!now || document.hidden || now.contains(document.activeElement) || now.querySelector("details[open]")) return;
      const answer = await fetch(from).catch(() => null);
      if (!answer?.ok) return;
      const read = new DOMParser().parseFromString(await answer.text(), "text/html");
      const fresh = read.querySelector<HTMLElement>(`[data-part="${name}"]`);
      fresh?.querySelectorAll("time").forEach(localise);
      if (fresh && fresh.innerHTML !== now.innerHTML) now.replaceWith(fresh);
    },
    Number(part.dataset["reload"]) * 1000,
  );
}

document.querySelectorAll<HTMLElement>("[data-reload]").forEach(readAgain);

offerPasskeys(document.querySelectorAll<HTMLFormElement>("form[data-passkey]"));
const savedGames = document.querySelector<HTMLElement>("[data-saved-games]");
if (savedGames) void import("./savedGames").then(({ offerSavedGames }) => offerSavedGames(savedGames));
const push = document.querySelector<HTMLElement>("[data-push]");
if (push) void offerPush(push);

addEventListener("load", () => {
  keepForOffline();
  document.querySelectorAll<HTMLElement>("[data-frame]").forEach(drawPicture);
});
