import amphora from "lucide-static/icons/amphora.svg?raw";
import anvil from "lucide-static/icons/anvil.svg?raw";
import axe from "lucide-static/icons/axe.svg?raw";
import backpack from "lucide-static/icons/backpack.svg?raw";
import bedSingle from "lucide-static/icons/bed-single.svg?raw";
import beer from "lucide-static/icons/beer.svg?raw";
import binoculars from "lucide-static/icons/binoculars.svg?raw";
import bowArrow from "lucide-static/icons/bow-arrow.svg?raw";
import boxes from "lucide-static/icons/boxes.svg?raw";
import brickWall from "lucide-static/icons/brick-wall.svg?raw";
import castle from "lucide-static/icons/castle.svg?raw";
import chessKing from "lucide-static/icons/chess-king.svg?raw";
import church from "lucide-static/icons/church.svg?raw";
import clover from "lucide-static/icons/clover.svg?raw";
import coins from "lucide-static/icons/coins.svg?raw";
import compass from "lucide-static/icons/compass.svg?raw";
import crown from "lucide-static/icons/crown.svg?raw";
import drill from "lucide-static/icons/drill.svg?raw";
import drum from "lucide-static/icons/drum.svg?raw";
import eye from "lucide-static/icons/eye.svg?raw";
import filePenLine from "lucide-static/icons/file-pen-line.svg?raw";
import flame from "lucide-static/icons/flame.svg?raw";
import flaskConical from "lucide-static/icons/flask-conical.svg?raw";
import flaskRound from "lucide-static/icons/flask-round.svg?raw";
import footprints from "lucide-static/icons/footprints.svg?raw";
import gavel from "lucide-static/icons/gavel.svg?raw";
import gem from "lucide-static/icons/gem.svg?raw";
import guitar from "lucide-static/icons/guitar.svg?raw";
import hammer from "lucide-static/icons/hammer.svg?raw";
import hand from "lucide-static/icons/hand.svg?raw";
import handCoins from "lucide-static/icons/hand-coins.svg?raw";
import handFist from "lucide-static/icons/hand-fist.svg?raw";
import handshake from "lucide-static/icons/handshake.svg?raw";
import hardHat from "lucide-static/icons/hard-hat.svg?raw";
import infinity from "lucide-static/icons/infinity.svg?raw";
import library from "lucide-static/icons/library.svg?raw";
import lightbulb from "lucide-static/icons/lightbulb.svg?raw";
import luggage from "lucide-static/icons/luggage.svg?raw";
import map from "lucide-static/icons/map.svg?raw";
import megaphone from "lucide-static/icons/megaphone.svg?raw";
import moonStar from "lucide-static/icons/moon-star.svg?raw";
import music from "lucide-static/icons/music.svg?raw";
import parcel from "lucide-static/icons/package.svg?raw";
import packagePlus from "lucide-static/icons/package-plus.svg?raw";
import pickaxe from "lucide-static/icons/pickaxe.svg?raw";
import repeat from "lucide-static/icons/repeat.svg?raw";
import ruler from "lucide-static/icons/ruler.svg?raw";
import scissors from "lucide-static/icons/scissors.svg?raw";
import scroll from "lucide-static/icons/scroll.svg?raw";
import scrollText from "lucide-static/icons/scroll-text.svg?raw";
import search from "lucide-static/icons/search.svg?raw";
import shield from "lucide-static/icons/shield.svg?raw";
import shirt from "lucide-static/icons/shirt.svg?raw";
import shovel from "lucide-static/icons/shovel.svg?raw";
import sparkles from "lucide-static/icons/sparkles.svg?raw";
import spool from "lucide-static/icons/spool.svg?raw";
import star from "lucide-static/icons/star.svg?raw";
import store from "lucide-static/icons/store.svg?raw";
import sword from "lucide-static/icons/sword.svg?raw";
import swords from "lucide-static/icons/swords.svg?raw";
import tent from "lucide-static/icons/tent.svg?raw";
import userRound from "lucide-static/icons/user-round.svg?raw";
import utensils from "lucide-static/icons/utensils.svg?raw";
import vault from "lucide-static/icons/vault.svg?raw";
import venetianMask from "lucide-static/icons/venetian-mask.svg?raw";
import wand from "lucide-static/icons/wand.svg?raw";
import wandSparkles from "lucide-static/icons/wand-sparkles.svg?raw";
import warehouse from "lucide-static/icons/warehouse.svg?raw";
import wheat from "lucide-static/icons/wheat.svg?raw";
import wrench from "lucide-static/icons/wrench.svg?raw";
import zap from "lucide-static/icons/zap.svg?raw";

/** Drawings of the Lucide set (ISC licence) by the names of what they stand for. */
export const LUCIDE: Readonly<Record<string, string>> = {
  appraiser: search,
  builder: drill,
  courier: packagePlus,
  inventor: lightbulb,
  laborer: shovel,
  lumberjack: axe,
  miner: pickaxe,
  oracle: eye,
  recruiter: megaphone,
  tanner: drum,
  thug: handFist,
  weaver: spool,
  auctioneer: gavel,
  bard: music,
  blacksmith: anvil,
  fighter: swords,
  leatherworker: backpack,
  peasant: wheat,
  ranger: bowArrow,
  sorceress: sparkles,
  tailor: scissors,
  warlock: flame,
  wizard: wand,
  woodworker: ruler,
  adventurer: compass,
  alchemist: flaskRound,
  aristocrat: luggage,
  craftswoman: wrench,
  curator: amphora,
  dealer: handshake,
  merchant: store,
  minstrel: guitar,
  overseer: binoculars,
  smuggler: venetianMask,
  vizier: scroll,
  witch: moonStar,
  baggage: luggage,
  warehouse,
  library,
  gem_workshop: gem,
  magic_arcaenum: wandSparkles,
  bedchamber: bedSingle,
  kitchen: utensils,
  great_hall: castle,
  barracks: tent,
  vault_of_riches: vault,
  throne_room: crown,
  tavern: beer,
  hall_of_builders: brickWall,
  depot: boxes,
  shrine: church,
  kings_statue: chessKing,
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
};
