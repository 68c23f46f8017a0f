import type { Seen } from "regalia/board";
import { Icon } from "regalia/parts/Icon";
import { Emblem } from "./art/emblems";
import { Good } from "./art/goods";
import { bonuses, sum } from "./goods";
import type { View } from "./types";

/** What has been taken so far: by gathering, and whether there is room for it; or in exchange, and for what. */
export function Gathered({ view, ui }: Seen<View>) {
  const guild = view.seats[view.active];
  if (!guild) return null;
  if (view.returned.length > 0) return <Exchanged view={view} ui={ui} />;
  if (view.taken.length === 0) return null;
  const extra = bonuses(guild);
  const after = sum(guild.resources) + view.taken.length + extra.length;
  return (
    <p class={`gathered ${after > guild.storage ? "over" : ""}`} role="status">
      <span class="unseen">{ui.say("gathered", ui.labels.args({ resources: view.taken }))}</span>
      <span class="goods" aria-hidden="true">
        <Goods names={view.taken} />
        {extra.length > 0 && "+"}
        <Goods names={extra} />
      </span>
      <span class="unseen">{ui.say("storage-after", { count: after, limit: guild.storage })}</span>
      <span class="goods" aria-hidden="true" title={ui.say("storage-after", { count: after, limit: guild.storage })}>
        <Emblem name="storage" /> {after}/{guild.storage}
      </span>
    </p>
  );
}

/** What the Alchemist gives for what. */
function Exchanged({ view, ui }: Seen<View>) {
  return (
    <p class="gathered" role="status">
      <span class="unseen">{ui.say("exchanged", ui.labels.args({ returned: view.returned, resources: view.taken }))}</span>
      <span class="goods" aria-hidden="true">
        <Goods names={view.returned} />
        <Icon name="right" />
        <Goods names={view.taken} />
      </span>
    </p>
  );
}

const Goods = ({ names }: { names: readonly string[] }) => names.map((name, place) => <Good key={place} name={name} />);
