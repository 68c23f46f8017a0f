import { Coin, Points } from "./art/goods";
import { Emblem } from "./art/emblems";
import { ROOMS } from "./content";

/** What a room counts at the end, as a picture. */
const PER: Readonly<Record<string, string>> = {
  scroll: "scroll",
  statue: "statue",
  specialist: "specialist",
  filled: "specialist",
  tile: "tile",
  resource: "resource",
};

/** What a room counts once, or not at all. */
const ONCE = new Set(["filled", "statue"]);

/** What a room is worth: what is printed, and what it adds at the end for each thing, or pair of things, it counts. */
export function Worth({ room }: { room: string }) {
  const facts = ROOMS[room];
  const end = facts?.end;
  return (
    <span class="worth">
      {facts?.prestige ? <Points count={facts.prestige} /> : null}
      {end && (
        <span class="per">
          {facts.prestige ? <b>+{end.prestige}</b> : <Points count={end.prestige} />}
          {!ONCE.has(end.per) && <i>×</i>}
          {end.per === "coin" && <Coin />}
          {PER[end.per] && <Emblem name={PER[end.per] ?? ""} />}
          {end.icons?.map((icon) => (
            <Emblem key={icon} name={icon} />
          ))}
        </span>
      )}
      {facts?.storage ? (
        <span class="per">
          +{facts.storage} <Emblem name="storage" />
        </span>
      ) : null}
      {facts?.hand_limit ? (
        <span class="per">
          +{facts.hand_limit} <Emblem name="hand_limit" />
        </span>
      ) : null}
    </span>
  );
}
