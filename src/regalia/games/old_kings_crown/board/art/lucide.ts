import amphora from "lucide-static/icons/amphora.svg?raw";
import anchor from "lucide-static/icons/anchor.svg?raw";
import archive from "lucide-static/icons/archive.svg?raw";
import arrowLeftRight from "lucide-static/icons/arrow-left-right.svg?raw";
import bookOpen from "lucide-static/icons/book-open.svg?raw";
import castle from "lucide-static/icons/castle.svg?raw";
import chessKnight from "lucide-static/icons/chess-knight.svg?raw";
import chessPawn from "lucide-static/icons/chess-pawn.svg?raw";
import church from "lucide-static/icons/church.svg?raw";
import clover from "lucide-static/icons/clover.svg?raw";
import coins from "lucide-static/icons/coins.svg?raw";
import compass from "lucide-static/icons/compass.svg?raw";
import crown from "lucide-static/icons/crown.svg?raw";
import divide from "lucide-static/icons/divide.svg?raw";
import drama from "lucide-static/icons/drama.svg?raw";
import equal from "lucide-static/icons/equal.svg?raw";
import eye from "lucide-static/icons/eye.svg?raw";
import flame from "lucide-static/icons/flame.svg?raw";
import flower from "lucide-static/icons/flower.svg?raw";
import footprints from "lucide-static/icons/footprints.svg?raw";
import gavel from "lucide-static/icons/gavel.svg?raw";
import gem from "lucide-static/icons/gem.svg?raw";
import ghost from "lucide-static/icons/ghost.svg?raw";
import hand from "lucide-static/icons/hand.svg?raw";
import handshake from "lucide-static/icons/handshake.svg?raw";
import heartPulse from "lucide-static/icons/heart-pulse.svg?raw";
import hourglass from "lucide-static/icons/hourglass.svg?raw";
import infinity from "lucide-static/icons/infinity.svg?raw";
import keyRound from "lucide-static/icons/key-round.svg?raw";
import landmark from "lucide-static/icons/landmark.svg?raw";
import layers2 from "lucide-static/icons/layers-2.svg?raw";
import leaf from "lucide-static/icons/leaf.svg?raw";
import lock from "lucide-static/icons/lock.svg?raw";
import medal from "lucide-static/icons/medal.svg?raw";
import megaphone from "lucide-static/icons/megaphone.svg?raw";
import moon from "lucide-static/icons/moon.svg?raw";
import mountain from "lucide-static/icons/mountain.svg?raw";
import rotateCcw from "lucide-static/icons/rotate-ccw.svg?raw";
import scrollText from "lucide-static/icons/scroll-text.svg?raw";
import shield from "lucide-static/icons/shield.svg?raw";
import skull from "lucide-static/icons/skull.svg?raw";
import snowflake from "lucide-static/icons/snowflake.svg?raw";
import sun from "lucide-static/icons/sun.svg?raw";
import sword from "lucide-static/icons/sword.svg?raw";
import swords from "lucide-static/icons/swords.svg?raw";
import target from "lucide-static/icons/target.svg?raw";
import tombstone from "lucide-static/icons/tombstone.svg?raw";
import towerControl from "lucide-static/icons/tower-control.svg?raw";
import treePine from "lucide-static/icons/tree-pine.svg?raw";
import trees from "lucide-static/icons/trees.svg?raw";
import trophy from "lucide-static/icons/trophy.svg?raw";
import undo2 from "lucide-static/icons/undo-2.svg?raw";
import userRound from "lucide-static/icons/user-round.svg?raw";
import users from "lucide-static/icons/users.svg?raw";
import venetianMask from "lucide-static/icons/venetian-mask.svg?raw";
import vote from "lucide-static/icons/vote.svg?raw";
import wheat from "lucide-static/icons/wheat.svg?raw";
import zap from "lucide-static/icons/zap.svg?raw";

/** Drawings of the Lucide set (ISC licence) by the names of what they stand for. */
export const LUCIDE: Readonly<Record<string, string>> = {
  ruse: drama,
  trader: handshake,
  follower: users,
  agent: venetianMask,
  cavalry: chessKnight,
  war_machine: towerControl,
  captain: medal,
  heir: crown,
  champion: trophy,
  ambush: zap,
  retreat: undo2,
  flank: arrowLeftRight,
  rally_self: rotateCcw,
  rally_any: megaphone,
  deploy: anchor,
  deadly: skull,
  resilient: heartPulse,
  invulnerable: shield,
  pathfinder: compass,
  votes: vote,
  lore: scrollText,
  influence: gem,
  strength: sword,
  supporters: chessPawn,
  lost: ghost,
  burned: flame,
  deck: layers2,
  discard: archive,
  hand,
  tokens: hourglass,
  halved: divide,
  site: landmark,
  occupier: userRound,
  trade: coins,
  intrigue: bookOpen,
  martial: swords,
  spring: flower,
  day: sun,
  night: moon,
  autumn: leaf,
  winter: snowflake,
  summer: sun,
  year: hourglass,
  always: infinity,
  bold: target,
  highlands: mountain,
  plateau: wheat,
  lowlands: trees,
  castle,
  wilderness: treePine,
  harvest_field: wheat,
  battlefield: swords,
  shrine: church,
  necropolis: tombstone,
  relics: amphora,
  secrets: keyRound,
  oaths: hand,
  road: footprints,
  gone: footprints,
  favour: clover,
  fighting: swords,
  locked: lock,
  councils: gavel,
  own: userRound,
  winner: crown,
  reveal: eye,
  tally: equal,
};
