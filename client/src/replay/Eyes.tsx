import { useStore } from "../parts/context";
import type { Speaker } from "../text/speaker";

/** Through whose eyes a finished game is seen: with all cards open, or as one of the seats saw it. */
export function Eyes({ words }: { readonly words: Speaker }) {
  const { past, voice } = useStore();
  const face = (chosen: string): void => void past.face(chosen === "" ? null : Number(chosen));
  return (
    <select
      class="replay-eyes"
      aria-label={words.say("replay-eyes")}
      value={past.seat.value ?? ""}
      onChange={(event) => face(event.currentTarget.value)}
    >
      <option value="">{words.say("replay-all")}</option>
      {voice.names.value.map((name, seat) => (
        <option key={seat} value={seat}>
          {words.say("replay-as", { name })}
        </option>
      ))}
    </select>
  );
}
