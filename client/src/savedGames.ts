import type { Saved, ToArena } from "./tab/messages";
import { saveFiles } from "./tab/saving";

/** The page around this one, which passes on what is asked of the arena's worker. */
export interface Around {
  postMessage(message: ToArena, origin: string, ports: MessagePort[]): void;
  readonly location: { reload(): void };
}

/** Asks the arena's worker. */
function askArena<Answer>(around: Around, message: ToArena): Promise<Answer> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((answered) => {
    port1.onmessage = ({ data }: MessageEvent<Answer>) => {
      port1.close();
      answered(data);
    };
    around.postMessage(message, location.origin, [port2]);
  });
}

/** Why the arena would not open a file, if so. */
async function problemWith(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const answer = await fetch("/api/saved_games/check", { method: "POST", body: bytes });
  return answer.ok ? null : ((await answer.json()) as { readonly detail: string }).detail;
}

/** Shows why a file was not opened, or that nothing is wrong. */
function explain(form: HTMLFormElement, problem: string | null): void {
  for (const each of form.querySelectorAll<HTMLElement>("[data-problem]")) {
    each.hidden = each.dataset["problem"] !== problem;
  }
}

/** Puts the games of a file in the place of this tab's, and starts the arena again. */
async function open(form: HTMLFormElement, around: Around): Promise<void> {
  const file = form.querySelector<HTMLInputElement>("input[type=file]")?.files?.[0];
  if (!file) return;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const problem = await problemWith(bytes);
  explain(form, problem);
  if (problem !== null) return;
  const fits = await askArena<boolean>(around, { type: "replace", files: { "arena.db": bytes } });
  if (fits) around.location.reload();
  else explain(form, "full");
}

/** In a browser tab: saves all games as a file, and opens such a file. */
export function offerSavedGames(card: HTMLElement, around: Around = parent): void {
  const save = async (): Promise<void> => saveFiles(await askArena<Saved>(around, { type: "save" }));
  card.querySelector("[data-save]")?.addEventListener("click", () => void save());
  const form = card.querySelector("form");
  form?.addEventListener("submit", (event) => {
    event.preventDefault();
    void open(form, around);
  });
}
