import { useEffect, useState } from "preact/hooks";
import { useStore } from "../parts/context";
import { Icon } from "../parts/Icon";
import type { Speaker } from "../text/speaker";
import { queryOf } from "./address";
import { Sign } from "./signs";

/** For how long it is said that the link was copied, in milliseconds. */
const SAID_FOR = 2_000;

/** Copies the address of the moment that is shown. */
export function CopyLink({ words }: { readonly words: Speaker }) {
  const { past, voice } = useStore();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), SAID_FOR);
    return () => clearTimeout(timer);
  }, [copied]);
  const press = async (): Promise<void> => {
    const shown = past.shown.value;
    if (!shown) return;
    await copy(location.origin + location.pathname + queryOf(shown.seq, shown.seat));
    voice.speak(words.say("replay-copied"));
    setCopied(true);
  };
  const name = words.say(copied ? "replay-copied" : "replay-copy");
  return (
    <button type="button" class="button" title={name} onClick={() => void press()}>
      {copied ? <Icon name="check" /> : <Sign name="link" />} <span class="replay-name">{name}</span>
    </button>
  );
}

/** The clipboard is only there on secure pages, and an arena at home is often plain HTTP. */
export async function copy(text: string): Promise<void> {
  if (isSecureContext) return navigator.clipboard.writeText(text);
  const field = document.createElement("textarea");
  field.value = text;
  document.body.append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}
