import { linkTo } from "../live/place";
import { useStore, useWords } from "./context";
import { Icon } from "./Icon";

/** At a table of a tournament: the way back to it. */
export function ToEvent({
  class: kind,
  words,
}: {
  class: string;
  words: "tournament" | "tournament-back" | "tournament-next";
}) {
  const event = useStore().table.value?.event;
  const say = useWords();
  if (!event) return null;
  return (
    <a class={kind} href={linkTo(`/events/${event}`)}>
      <Icon name="trophy" /> {say(words)}
    </a>
  );
}
