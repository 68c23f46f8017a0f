import type { ComponentChildren } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { Listed } from "./Listed";
import { Moment } from "./Moment";
import { Players } from "./Players";
import { useReading } from "./reading";
import { State } from "./State";

type Tab = "moment" | "players" | "hand";

interface Props {
  readonly halt: () => void;
  /** What happened at the moment. */
  readonly children: ComponentChildren;
}

/** What there is to read: beside the board where there is room, otherwise below it, a tab at a time. */
export function Aside({ halt, children }: Props) {
  const reading = useReading();
  const { store, words } = reading;
  const [tab, setTab] = useState<Tab>("moment");
  const hasHand = store.past.shown.value !== null && store.eyes.value !== null;
  const shown = tab === "hand" && !hasHand ? "moment" : tab;
  useLayoutEffect(() => {
    const page = document.body;
    page.dataset["analysis"] = shown;
    page.toggleAttribute("data-hand", hasHand);
    return () => {
      delete page.dataset["analysis"];
      page.removeAttribute("data-hand");
    };
  }, [shown, hasHand]);
  const tabs: readonly Tab[] = hasHand ? ["moment", "players", "hand"] : ["moment", "players"];
  return (
    <>
      <section class="analysis" aria-label={words.say("analysis")}>
        <State />
        <Moment halt={halt}>{children}</Moment>
        <div class="analysis-more">
          <Players />
          <Listed halt={halt} />
        </div>
      </section>
      <nav class="analysis-tabs" aria-label={words.say("tabs")}>
        {tabs.map((name) => (
          <button key={name} type="button" aria-pressed={shown === name} onClick={() => setTab(name)}>
            {words.say(`tab-${name}`)}
          </button>
        ))}
        <button type="button" aria-pressed={store.panel.value === "log"} onClick={() => (store.panel.value = "log")}>
          {words.say("tab-log")}
        </button>
      </nav>
    </>
  );
}
