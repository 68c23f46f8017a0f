import { Icon } from "../parts/Icon";
import type { Told } from "../table/telling";
import { turnsOf } from "./marks";
import { type Reading, useReading } from "./reading";
import { Swings } from "./Swings";
import { Turns } from "./Turns";

/** Below the result: the turns of the chances or else of the scores, and the way to the analysis. */
export function AtTheEnd({ told }: { readonly told: readonly Told[] }) {
  const reading = useReading();
  return (
    <>
      {turnsOf(reading.judged.value, 1).length > 0 ? <Turns /> : <Swings told={told} />}
      <Open reading={reading} />
    </>
  );
}

/** Opens the analysis where there is one, and asks for it where it can be had. */
function Open({ reading }: { readonly reading: Reading }) {
  const { findings, isThere, store, words } = reading;
  const told = findings.told.value;
  if (!told || told.obstacle) return null;
  const find = (): void => {
    void findings.request();
    void store.past.begin();
  };
  return (
    <p class="analysis-offer">
      <button type="button" class="button" onClick={isThere.value ? () => void open(reading) : find}>
        <Icon name="search" /> {words.say(isThere.value ? "open" : "find")}
      </button>
      {!isThere.value && <span>{words.say("find-takes")}</span>}
    </p>
  );
}

/** Begins with the costliest decision, one's own if one has played; without any at the beginning of the game. */
async function open(reading: Reading): Promise<void> {
  const [worst] = reading.asked(false).toSorted((one, other) => other.moment.played.behind - one.moment.played.behind);
  if (worst) await reading.go(worst);
  else await reading.store.past.begin();
}
