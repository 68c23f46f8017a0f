import { useState } from "preact/hooks";
import { useStore } from "../parts/context";
import { Icon } from "../parts/Icon";
import type { Speaker } from "../text/speaker";
import { copy } from "./CopyLink";
import { link, presentingAt } from "./presenting";

interface Props {
  readonly words: Speaker;
}

/** Begins to present, for readers with a name. */
export function Present({ words }: Props) {
  const store = useStore();
  if (!store.person || link.value || presentingAt(store).secret.value) return null;
  const name = words.say("present");
  return (
    <button type="button" class="button" title={name} onClick={() => presentingAt(store).begin()}>
      <Icon name="eye" /> <span class="replay-name">{name}</span>
    </button>
  );
}

/** Says who presents and how many follow, with the ways to end, to step away and to come back. */
export function Presentation({ words }: Props) {
  const store = useStore();
  const presenting = presentingAt(store);
  const [copied, setCopied] = useState(false);
  const [shown, own, away] = [presenting.shown.value, presenting.secret.value !== "", presenting.away.value];
  if (!own && !shown) return null;
  const count = shown?.followers ?? 0;
  const told = own
    ? words.say("present-own", { count })
    : shown?.at === null
      ? words.say("present-gone")
      : words.say("present-by", { name: shown?.name ?? "", count });
  const copyLink = async (): Promise<void> => {
    await copy(`${location.origin}${location.pathname}?with=${link.value}`);
    setCopied(true);
  };
  return (
    <aside class="presentation" aria-label={words.say("presentation")}>
      <p role="status">{told}</p>
      {own && <p class="hint">{words.say("present-hint")}</p>}
      {own && link.value && (
        <button type="button" class="button" onClick={() => void copyLink()}>
          {words.say(copied ? "replay-copied" : "replay-copy")}
        </button>
      )}
      {!own && shown?.at !== null && (
        <button
          type="button"
          class={`button ${away ? "primary" : ""}`}
          onClick={() => (away ? presenting.comeBack() : (presenting.away.value = true))}
        >
          {words.say(away ? "present-again" : "present-away")}
        </button>
      )}
      <button type="button" class="button quiet" onClick={() => presenting.stop()}>
        <Icon name="close" /> <span class={own ? "" : "unseen"}>{words.say(own ? "present-end" : "present-leave")}</span>
      </button>
    </aside>
  );
}
