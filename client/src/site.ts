import "./css/site.css";

/** Keeps the lobby current: each message is the list as HTML. A focused link keeps the focus. */
function followLobby(list: HTMLElement): void {
  const source = new EventSource(list.dataset["stream"] ?? "");
  let shown = "";
  source.onmessage = (event) => {
    const news = String(event.data);
    if (news === shown) return;
    const focused = list.contains(document.activeElement) ? document.activeElement?.getAttribute("href") : null;
    list.innerHTML = shown = news;
    if (focused) list.querySelector<HTMLElement>(`a[href="${focused}"]`)?.focus();
  };
  addEventListener("pagehide", () => source.close());
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

const list = document.querySelector<HTMLElement>("[data-stream]");
if (list) followLobby(list);

const count = document.querySelector<HTMLSelectElement>("[data-seats]");
if (count) followSeats(count);
