import "./css/site.css";

/** The lobby keeps itself up to date: each message is the list as the server would draw it. */
function followLobby(list: HTMLElement): void {
  const source = new EventSource(list.dataset["stream"] ?? "");
  source.onmessage = (event) => {
    list.innerHTML = String(event.data);
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
