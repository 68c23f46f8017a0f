import type { Way } from "./start";

/** Shows a line above the pages, in place of the one before, until one of its buttons is pressed. */
export function notice(text: string, ...ways: Way[]): void {
  document.querySelector(".notice")?.remove();
  const line = document.createElement("aside");
  line.className = "notice";
  line.setAttribute("role", "status");
  const said = document.createElement("span");
  said.textContent = text;
  const row = document.createElement("p");
  for (const { label, go } of ways) {
    const button = document.createElement("button");
    button.textContent = label;
    button.addEventListener("click", () => (line.remove(), go()));
    row.append(button);
  }
  line.append(said, row);
  document.body.append(line);
}
