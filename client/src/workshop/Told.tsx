import { linkTo } from "../live/place";
import type { Refusal } from "../wire";
import type { Workshop } from "./store";

/** Why the arena has not done what it was asked for. */
export function ProblemLine({ store }: { store: Workshop }) {
  const code = store.problem.value?.code;
  if (!code) return null;
  return (
    <p class="problem" role="alert">
      {store.say(store.speaker.knows(`problem-${code}`) ? `problem-${code}` : "problem-unexpected")}
    </p>
  );
}

/** Why something cannot be brought, each with its rule. */
export function Reasons({ store, list }: { store: Workshop; list: readonly Refusal[] }) {
  if (!list.length) return null;
  return (
    <ul class="reasons">
      {list.map((each, place) => (
        <li key={place}>
          {store.told(each)}{" "}
          {each.rule && (
            <a href={linkTo(`/rules/${store.game}#rule-${each.rule}`)} target="_blank" rel="noopener">
              {each.rule}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
