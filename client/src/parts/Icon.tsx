import ahead from "lucide-static/icons/list-checks.svg?raw";
import book from "lucide-static/icons/book-open.svg?raw";
import bulb from "lucide-static/icons/lightbulb.svg?raw";
import hat from "lucide-static/icons/graduation-cap.svg?raw";
import bot from "lucide-static/icons/bot.svg?raw";
import down from "lucide-static/icons/chevron-down.svg?raw";
import cards from "lucide-static/icons/gallery-horizontal-end.svg?raw";
import flag from "lucide-static/icons/flag.svg?raw";
import check from "lucide-static/icons/check.svg?raw";
import left from "lucide-static/icons/chevron-left.svg?raw";
import right from "lucide-static/icons/chevron-right.svg?raw";
import away from "lucide-static/icons/clock-fading.svg?raw";
import copy from "lucide-static/icons/copy.svg?raw";
import eye from "lucide-static/icons/eye.svg?raw";
import hidden from "lucide-static/icons/eye-off.svg?raw";
import history from "lucide-static/icons/history.svg?raw";
import keyboard from "lucide-static/icons/keyboard.svg?raw";
import layers from "lucide-static/icons/layers-2.svg?raw";
import list from "lucide-static/icons/list.svg?raw";
import full from "lucide-static/icons/maximize.svg?raw";
import message from "lucide-static/icons/message-circle.svg?raw";
import minus from "lucide-static/icons/minus.svg?raw";
import pin from "lucide-static/icons/pin.svg?raw";
import plus from "lucide-static/icons/plus.svg?raw";
import log from "lucide-static/icons/scroll-text.svg?raw";
import search from "lucide-static/icons/search.svg?raw";
import settings from "lucide-static/icons/settings.svg?raw";
import share from "lucide-static/icons/share-2.svg?raw";
import skip from "lucide-static/icons/skip-forward.svg?raw";
import save from "lucide-static/icons/download.svg?raw";
import up from "lucide-static/icons/chevron-up.svg?raw";
import trophy from "lucide-static/icons/trophy.svg?raw";
import undo from "lucide-static/icons/undo-2.svg?raw";
import person from "lucide-static/icons/user-round.svg?raw";
import offline from "lucide-static/icons/wifi-off.svg?raw";
import close from "lucide-static/icons/x.svg?raw";

const ICONS = {
  ahead,
  away,
  book,
  bot,
  bulb,
  cards,
  check,
  close,
  copy,
  down,
  eye,
  flag,
  full,
  hat,
  hidden,
  history,
  keyboard,
  layers,
  left,
  list,
  log,
  message,
  minus,
  offline,
  person,
  pin,
  plus,
  right,
  save,
  search,
  settings,
  share,
  skip,
  trophy,
  undo,
  up,
};

export type IconName = keyof typeof ICONS;

/** An icon of the Lucide set (ISC licence). What it means is said by the words beside it. */
export function Icon({ name }: { name: IconName }) {
  return <span class="icon" aria-hidden="true" dangerouslySetInnerHTML={{ __html: ICONS[name] }} />;
}
