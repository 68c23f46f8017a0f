import type { Ui } from "../board";
import { labels } from "../text/labels";
import type { Speaker } from "../text/speaker";

/** Most seats of a table. */
const SEATS = 8;

/** What a board knows of a reader who sees a picture of it and can do nothing there. */
export function onlooker(speaker: Speaker): Ui {
  const own = labels(speaker, {}, Array<string>(SEATS).fill(""));
  const nothing = (): void => undefined;
  return {
    seat: null,
    decision: null,
    options: [],
    offers: [],
    picked: [],
    draft: null,
    considered: null,
    given: null,
    pointed: null,
    labels: own,
    say: (message, fields = {}) => speaker.say(message, own.args(fields)),
    can: () => false,
    has: () => false,
    recommends: () => false,
    choose: nothing,
    share: () => null,
    canShare: () => false,
    doShare: nothing,
    placed: () => null,
    place: () => undefined,
    offered: () => false,
    accept: nothing,
    point: nothing,
    unpoint: nothing,
  };
}
