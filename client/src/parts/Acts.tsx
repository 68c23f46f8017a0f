import type { Ui } from "../board";
import { contains } from "../table/asking";
import type { Option } from "../wire";

/** Buttons for the options of a piece that has several. */
export function Acts({ ui, options }: { ui: Ui; options: readonly Option[] }) {
  const open = options.filter((option) => ui.can(option) || ui.offered(option));
  if (open.length === 0) return null;
  return (
    <ul class="options acts" data-arrows>
      {open.map((option) => (
        <li key={JSON.stringify(option)}>
          <button
            type="button"
            class="option"
            data-stop
            aria-pressed={ui.has(option)}
            onClick={() => (ui.can(option) ? ui.choose(option) : ui.accept(option))}
          >
            <span class="option-name">
              {contains(ui.options, option) || contains(ui.offers, option)
                ? ui.labels.option(option)
                : ui.labels.part(option)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
