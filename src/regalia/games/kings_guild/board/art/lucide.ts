import amphora from "lucide-static/icons/amphora.svg?raw";
import brickWall from "lucide-static/icons/brick-wall.svg?raw";
import chessKing from "lucide-static/icons/chess-king.svg?raw";
import church from "lucide-static/icons/church.svg?raw";
import clover from "lucide-static/icons/clover.svg?raw";
import coins from "lucide-static/icons/coins.svg?raw";
import filePenLine from "lucide-static/icons/file-pen-line.svg?raw";
import flaskConical from "lucide-static/icons/flask-conical.svg?raw";
import footprints from "lucide-static/icons/footprints.svg?raw";
import hammer from "lucide-static/icons/hammer.svg?raw";
import hand from "lucide-static/icons/hand.svg?raw";
import handCoins from "lucide-static/icons/hand-coins.svg?raw";
import hardHat from "lucide-static/icons/hard-hat.svg?raw";
import infinity from "lucide-static/icons/infinity.svg?raw";
import luggage from "lucide-static/icons/luggage.svg?raw";
import map from "lucide-static/icons/map.svg?raw";
import parcel from "lucide-static/icons/package.svg?raw";
import repeat from "lucide-static/icons/repeat.svg?raw";
import scrollText from "lucide-static/icons/scroll-text.svg?raw";
import shield from "lucide-static/icons/shield.svg?raw";
import shirt from "lucide-static/icons/shirt.svg?raw";
import shovel from "lucide-static/icons/shovel.svg?raw";
import star from "lucide-static/icons/star.svg?raw";
import sword from "lucide-static/icons/sword.svg?raw";
import userRound from "lucide-static/icons/user-round.svg?raw";
import zap from "lucide-static/icons/zap.svg?raw";

/** Drawings of the Lucide set (ISC licence) by the names of what they stand for. */
export const LUCIDE: Readonly<Record<string, string>> = {
  baggage: luggage,
  weapon: sword,
  armor: shield,
  specialist: userRound,
  scroll: scrollText,
  potion: flaskConical,
  contract: filePenLine,
  coin: coins,
  map,
  charm: clover,
  resource: parcel,
  relic: amphora,
  ancient_helm: hardHat,
  ancient_breastplate: shirt,
  ancient_sword: sword,
  ancient_boots: footprints,
  ancient_shield: shield,
  ancient_gauntlets: hand,
  kings_funeral: church,
  offering_to_the_council: handCoins,
  gather: shovel,
  craft: hammer,
  expand: brickWall,
  instant: zap,
  ongoing: repeat,
  hero: star,
  passive: infinity,
  storage: parcel,
  hand_limit: scrollText,
  statue: chessKing,
  tile: brickWall,
};
