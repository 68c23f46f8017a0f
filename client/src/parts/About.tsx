import type { ComponentChild } from "preact";
import { RuleLink } from "./RuleLink";

interface Props {
  readonly picture?: ComponentChild;
  readonly title: string;
  readonly facts?: ComponentChild;
  readonly does?: string;
  readonly rule?: string;
  readonly children?: ComponentChild;
}

/** What a thing is and does, with the rule it follows. */
export function About({ picture, title, facts, does, rule, children }: Props) {
  return (
    <div class="about">
      <h3>
        {picture} {title}
      </h3>
      {facts && <p class="about-facts">{facts}</p>}
      {does && <p>{does}</p>}
      {children}
      {rule && <RuleLink rule={rule} />}
    </div>
  );
}
