import "./css/site.css";

/** The lobby keeps itself up to date: each message is the list as the server would draw it. Whoever is on a link stays there. */
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

/** The form for a new table shows as many seats as there are to be. */
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
