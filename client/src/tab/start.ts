/** The page that is seen until the arena is open: what this is, the games, and how far it is. */
import games from "virtual:games";
import type { Speaker } from "../text/speaker";
import type { Language } from "./words";

/** A button below a message, and what it does. */
export interface Way {
  readonly label: string;
  readonly go: () => void;
  /** True if it can be pressed again. */
  readonly stays?: boolean;
}

type Child = Node | string;

function element(name: string, attributes: Readonly<Record<string, string>> = {}, ...children: Child[]): HTMLElement {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** The page, and what changes on it. */
export class StartPage {
  private readonly bar = element("progress", { max: "1", value: "0", "aria-labelledby": "said" }) as HTMLProgressElement;
  private readonly said = element("p", { id: "said", class: "said" });
  private readonly state = element("div", { class: "state", role: "status" });
  private readonly page: HTMLElement;

  constructor(
    private readonly words: Speaker,
    language: Language,
  ) {
    document.documentElement.lang = language;
    this.page = element("main", { class: "start" }, this.welcome(), this.covers(language));
    this.showProgress();
  }

  draw(): void {
    if (!this.page.isConnected) document.body.append(this.page);
  }

  /** Fades away, to show what is below. */
  leave(): void {
    this.page.remove();
    this.showProgress();
  }

  /** Says what is being done, and how much of all that is over, from 0 to 1. */
  progress(share: number, said: string): void {
    this.draw();
    if (!this.bar.isConnected) this.showProgress();
    this.bar.value = share;
    if (this.said.textContent !== said) this.said.textContent = said;
  }

  /** Says why it does not go on, and what can be done. */
  stop(title: string, text: string, ...ways: Way[]): void {
    this.draw();
    const buttons = ways.map(({ label, go, stays = false }) => {
      const button = element("button", { type: "button" }, label);
      button.addEventListener("click", go, { once: !stays });
      return button;
    });
    const row = element("p", { class: "start-ways" }, ...buttons);
    this.state.replaceChildren(element("h2", {}, title), element("p", {}, text), row);
    this.page.classList.add("stopped");
    buttons[0]?.focus();
  }

  private showProgress(): void {
    this.state.replaceChildren(this.said, this.bar);
    this.page.classList.remove("stopped");
  }

  private welcome(): HTMLElement {
    const name = element("p", { class: "name" }, "Regalia");
    const title = element("h1", {}, this.words.say("title"));
    const about = element("p", {}, this.words.say("about"));
    return element("section", { class: "welcome" }, ...this.picture(), name, title, about, this.state);
  }

  /** The picture beside it: another game each day. */
  private picture(): HTMLElement[] {
    const game = games[new Date().getDate() % games.length];
    return game ? [element("img", { class: "stage", src: game.cover, alt: "" })] : [];
  }

  private covers(language: Language): HTMLElement {
    const cards = games.map((game) => {
      const cover = element("img", { src: game.cover, alt: "", width: "480", height: "300" });
      const { title, pitch } = game[language];
      return element("li", {}, cover, element("div", {}, element("h2", {}, title), element("p", {}, pitch)));
    });
    return element("ul", { class: "covers", "aria-label": this.words.say("games") }, ...cards);
  }
}
