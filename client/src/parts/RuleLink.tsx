import { useStore, useWords } from "./context";
import { Icon } from "./Icon";

/** Opens the rules beside the board at a section. */
export function RuleLink({ rule }: { rule: string }) {
  const store = useStore();
  if (!rule) return null;
  return (
    <button type="button" class="rule-link brief" data-rule={rule} onClick={() => store.openRules(rule)}>
      <Icon name="book" /> <span class="step-name">{useWords()("rule", { rule })}</span>
    </button>
  );
}
