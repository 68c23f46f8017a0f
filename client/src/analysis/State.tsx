import { Icon } from "../parts/Icon";
import { useReading } from "./reading";

/** How far the analysis is, or that it stays as it was; nothing once it is done. */
export function State() {
  const { findings, words, judged } = useReading();
  const told = findings.told.value;
  if (told?.obstacle) return <p class="analysis-state">{words.say("older")}</p>;
  if (!told || told.state === "done" || told.state === "none") return null;
  const [done, count] = [judged.value.length, told.count];
  return (
    <div class="analysis-state" role="status">
      <p>{words.say(told.state, { ahead: told.ahead, done, count })}</p>
      {told.state === "running" && <progress max={Math.max(1, count)} value={done} aria-label={words.say("analysis")} />}
    </div>
  );
}

/** Before it is asked for: the button that does, with what it takes; or why it cannot be. */
export function Offer() {
  const { findings, words } = useReading();
  const told = findings.told.value;
  if (!told) return null;
  if (told.moments.length > 0) return null;
  if (told.obstacle) return <p class="analysis-obstacle">{words.say(obstacle(words.knows, told.obstacle))}</p>;
  if (told.state !== "none") return null;
  return (
    <p class="analysis-offer">
      <button type="button" class="button primary" onClick={() => void findings.request()}>
        <Icon name="search" /> {words.say("find")}
      </button>
      <span>{words.say("find-takes")}</span>
    </p>
  );
}

const obstacle = (knows: (name: string) => boolean, name: string): string =>
  knows(`obstacle-${name}`) ? `obstacle-${name}` : "obstacle-other";
