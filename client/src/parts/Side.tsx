import { useEffect, useRef, useState } from "preact/hooks";
import { prefer } from "../table/preferences";
import { useStore, useWords } from "./context";
import { Icon } from "./Icon";
import { Log } from "./Log";
import { Rules } from "./Rules";
import { Talk } from "./Talk";

/** What lies beside the board: the log, the rules, or the talk. */
export function Side() {
  const store = useStore();
  const say = useWords();
  const panel = store.panel.value;
  const [filters, setFilters] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [panel]);
  if (!panel) return null;
  return (
    <aside class="side" aria-label={say(panel)}>
      <div class="side-head">
        <h2 ref={heading} tabIndex={-1}>
          {say(panel)}
        </h2>
        {panel === "log" && (
          <button
            type="button"
            class="tool log-find"
            aria-expanded={filters}
            title={say("log-filter")}
            onClick={() => setFilters(!filters)}
          >
            <Icon name="search" />
            <span class="unseen">{say("log-filter")}</span>
          </button>
        )}
        <button
          type="button"
          class="tool pin"
          aria-pressed={store.preferences.value.pinned}
          title={say("pin-hint")}
          onClick={() => prefer({ pinned: !store.preferences.value.pinned })}
        >
          <Icon name="pin" />
          <span class="unseen">{say("pin")}</span>
        </button>
        <button type="button" class="tool" onClick={() => (store.panel.value = null)}>
          <Icon name="close" />
          <span class="unseen">{say("close")}</span>
        </button>
      </div>
      {panel === "log" ? <Log filters={filters} /> : panel === "rules" ? <Rules /> : <Talk />}
    </aside>
  );
}
