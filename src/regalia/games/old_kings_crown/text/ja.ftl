# オールド・キングス・クラウン、日本語。メッセージの名前の決まりは docs/protocol.md。

game-title = オールド・キングス・クラウン
game-summary = 老王が世を去り、4つの派閥が王冠を狙います。味方を競り落とし、3つの地域の隣にカードを伏せ、衝突し、統治し、探検する。それが毎年くり返されます。
game-goal = 最後の年が終わったとき、影響力が最も多い人の勝ち。

## 選択肢

option-Become = { $faction }を受け持つ
option-Keep = { $kingdom }で始める
    .hint = { $does }
option-Track = { $order }
option-Bid = { $card }で入札する
option-Take = { $kingdom }を取る
option-Steal = { $kingdom }を盗む
option-Return = 入札カードを手札に戻す
option-Space = { $space ->
        [0] 1つ目のスペースに置く
        [1] 2つ目のスペースに置く
       *[other] 3つ目のスペースに置く
    }
option-Acquire = { $card }で{ $kingdom }を獲得する
option-Lay = ハイランド:{ $highlands ->
        [none] なし
       *[other] { $highlands }
    }・プラトー:{ $plateau ->
        [none] なし
       *[other] { $plateau }
    }・ローランド:{ $lowlands ->
        [none] なし
       *[other] { $lowlands }
    }
option-ClashOrder = { $first }、{ $second }、{ $third }の順
option-Use = { $action }
option-Command = { $card }:{ $command }
option-Govern = { $card }で{ $council }に統治する
option-Journey = { $card }で探検する
option-Deploy = { $card }を{ $region }に配備する
option-Play = { $card }を出す
option-Pass = パスする
option-Buy = { $card }を獲得する
option-StoreLore = { $lore ->
        [0] 伝承をすべてサプライに置く
       *[other] 伝承{ $lore }を勢力の拠点に置く
    }
option-To = { $place }へ
option-Gain = { $what }
option-Card = { $card }
option-AtRegion = { $region }
option-AtLocation = { $location }
option-InCouncil = { $council }
option-Player = { $seat }
option-Tactic = { $tactic }
option-Kingdom = { $kingdom }
option-Supporter = 支援者{ $number }({ $place })
option-Herald = { $seat }の先駆者
option-Marker = { $seat }のマーカー{ $number }
option-Done = 終わる
option-Decline = 使わない

## できごと

event-Seated = 派閥(席順):{ $factions }。手番順:{ $order }。
event-RoundBegan = 第{ $number }ラウンドが始まります。
event-PhaseBegan = { $phase }。
event-TrackSet = 手番順:{ $order }。
event-Drew = { $cards ->
        [none] { $seat }がカードを{ $count }枚引きました。
       *[other] { $seat }が{ $cards }を引きました。
    }
event-DealtKingdom = { $cards ->
        [none] { $seat }がひそかに王国カードを見ました。
       *[other] { $seat }がひそかに見たカード:{ $cards }。
    }
event-Shuffled = { $seat }がシャッフルして新しいデッキを作りました。
event-Attrition = { $seat }のデッキが空です。消耗が起こります。
event-HandSizeChanged = { $seat }の手札サイズが{ $size }になりました。
event-Moved = { $card ->
        [none] { $seat }がカード1枚を{ $source }から{ $target }へ移しました。
       *[other] { $seat }が{ $card }を{ $source }から{ $target }へ移しました。
    }
event-Aside = { $card ->
        [none] { $seat }がカード1枚を伏せました:{ $place }。
       *[other] { $seat }が{ $card }を伏せました:{ $place }。
    }
event-BidsShown = 入札カードの公開:{ $cards }。
event-HeraldMoved = { $seat }の先駆者が{ $location }へ移りました。
event-KingdomTaken = { $seat }が{ $source }から{ $kingdom }を取りました。
event-KingdomStolen = { $seat }が{ $victim }から{ $kingdom }を盗みました。
event-KingdomOccupied = { $seat }が{ $card }で{ $kingdom }を占領しました。
event-KingdomPlaced = { $seat }が{ $kingdom }を置きました:{ $place }。
event-KingdomLeft = { $seat }の{ $kingdom }が{ $target }へ行きました。
event-RoadChanged = 偉大なる道:{ $road }。
event-Glimpsed = { $cards ->
        [none] { $seat }が灯火で王国デッキの上を見ました。
       *[other] { $seat }が灯火で見たカード:{ $cards }。
    }
event-Forwent = { $seat }はここにカードを置きません:{ $regions }。
event-LaidDown = { $card ->
        [none] { $seat }が{ $region }にカードを伏せました。
       *[other] { $seat }が{ $region }に{ $card }を伏せました。
    }
event-Revealed = { $region }で公開:{ $cards }。
event-Peeked = { $cards ->
        [none] { $seat }が{ $region }の裏向きのカードを見ました。
       *[other] { $seat }が{ $region }で見た裏向きのカード:{ $cards }。
    }
event-DownSwapped = { $seat }の裏向きのカード2枚が入れ替わりました:{ $first }と{ $second }。
event-DownExchanged = { $card ->
        [none] { $seat }が{ $region }の裏向きのカードを入れ替えました。
       *[other] { $seat }が{ $region }の{ $was }を{ $card }と入れ替えました。
    }
event-Showed = { $seat }が{ $cards }を公開しました。
event-SupportersMoved = { $seat }が支援者{ $count }個を{ $source }から{ $target }へ移しました。
event-Activated = { $seat }が{ $action }を使いました。
event-Commanded = { $seat }が{ $card }のコマンドを使いました:{ $command }。
event-Gifted = { $card }が獲得しました:{ $what }。
event-TokenPut = { $tokens ->
        [0] { $card }の上のトークンがなくなりました。
       *[other] { $card }の上のトークンが{ $tokens }個になりました。
    }
event-MarkerPut = { $count ->
        [-5] { $seat }がマーカー5個を戻しました:{ $place }。
        [-1] { $seat }のマーカー1個が取り除かれました:{ $place }。
       *[other] { $seat }がマーカー{ $count }個を置きました:{ $place }。
    }
event-TacticChanged = { $seat }の{ $tactic }は{ $became }。
event-Gained = { $influence ->
        [0] { $seat }が伝承{ $lore }を得ました:{ $cause }。
       *[other] { $lore ->
            [0] { $seat }が影響力{ $influence }を得ました:{ $cause }。
           *[other] { $seat }が影響力{ $influence }と伝承{ $lore }を得ました:{ $cause }。
        }
    }
event-Stole = { $seat }が{ $victim }から影響力{ $influence }を盗みました。
event-LoreStored = { $seat }が伝承{ $lore }を勢力の拠点に置きました。
event-SiteCardAcquired = { $paid ->
        [0] { $seat }が{ $card }を無料で獲得しました。
       *[other] { $seat }が伝承{ $paid }で{ $card }を獲得しました。
    }
event-FavourClaimed = { $seat }が王国の恩恵を獲得しました。
event-FavourTurned = { $uses ->
        [0] 王国の恩恵が収穫畑へ戻りました。
       *[other] { $seat }が王国の恩恵を回しました。残り{ $uses }回です。
    }
event-ClashesOrdered = { $seat }が衝突の順番を決めました:{ $regions }。
event-ClashBegan = { $first ->
        [yes] { $region }で衝突が始まります。
       *[other] { $region }で新しい衝突が始まります。
    }
event-Eliminated = { $by }が{ $card }を排除しました。
event-Tallied = { $region }の合計戦力:{ $totals }。
event-ClashTied = { $region }は同点です。
event-ClashWon = { $seat }が{ $region }で勝ちました。
event-TiePassed = { $seat }がパスしました。
event-NobodyWon = { $region }に勝者はいません。
event-LocationClaimed = { $seat }がロケーション報酬を得ます:{ $location }。
event-Governed = { $seat }が{ $card }で{ $council }に統治しました。
event-Journeyed = { $seat }が{ $card }で探検しました。
event-GameEnded = ゲーム終了。勝者は{ $winners }です。

## テーブル

phase-setup = 準備
phase-year = 1年の始まり
phase-spring = 春
phase-summer = 夏
phase-autumn = 秋
phase-winter = 冬
phase-over = 終了
round = 第{ $round }ラウンド/全{ $rounds }

## 行き先

source-hand = 手札
source-deck = デッキ
source-discard = 捨て山
source-lost = 廃棄置き場
source-bid = 入札
source-board = ボード
source-aside = 準備のカード
source-arriving = 空きのない手札
source-road = 偉大なる道
source-highlands = ハイランド
source-plateau = プラトー
source-lowlands = ローランド
source-relics = 遺物評議会
source-oaths = 誓約評議会
source-secrets = 秘密評議会
target-hand = 手札
target-deck_top = デッキの上
target-deck_bottom = デッキの下
target-discard = 捨て山
target-lost = 廃棄置き場
target-burned = ゲームの外
target-bid = 入札
target-board = ボード
target-highlands = ハイランド
target-plateau = プラトー
target-lowlands = ローランド
target-relics = 遺物評議会
target-oaths = 誓約評議会
target-secrets = 秘密評議会
place-hand = 手札
place-discard = 捨て山
place-lost = 廃棄置き場
place-deck = デッキの下
place-space = 王国カードの下
place-supply = サプライ
place-board = ボード
# マップのどこにもいなければ、手元にいます。
location- = ボード
location-castle = 城
location-wilderness = 荒野
location-harvest_field = 収穫畑
location-battlefield = 戦場
location-shrine = 聖堂
location-necropolis = 墓地
became-exhausted = 消耗状態になりました
became-unexhausted = 使用可能状態に戻りました
became-burned = 焼却されました
what-influence = 影響力1
what-lore = 伝承1
what-captain = 捨て山の隊長
what-both = 両方
what-guise = ほかのカードの記載
what-absorbed = 焼却したカードの記載
what-smuggled = 退却したあとの探検
what-from_discard = 捨て山からの待ち伏せ

## 終わり

key-0 = 影響力
key-1 = 王国の恩恵
key-2 = 手番順
key-hint = 影響力が同じなら、王国の恩恵、次に手番順トラックで決まります。

## テーブルの取り決め

agreed-rounds = 年の数
agreed-rounds-6 = 6年
agreed-rounds-5 = 5年
agreed-rounds-4 = 4年
agreed-advanced = 王国カードを1枚持って始める
agreed-advanced-true = はい(高度なセットアップ)
agreed-advanced-false = いいえ
agreed-hand_size_max = 手札サイズの上限
agreed-hand_size_max-7 = 7
agreed-hand_size_max-8 = 8(2025年の製品版と同じ)
agreed-factions = 派閥
agreed-factions-random = 無作為に配る
agreed-factions-chosen = 選ぶ

## 派閥

kind-nobility = 貴族
does-nobility = 城壁と評議会を守り抜く派閥。その後継者は簡単には倒れません。
rule-nobility = 1
kind-clans = 氏族
does-clans = 地域から地域へ駆け、支援者とともに攻める派閥。
rule-clans = 1
kind-uprising = 蜂起
does-uprising = 探り、すり替え、待ち伏せ、夜に討つ派閥。
rule-uprising = 1
kind-gathering = 集い
does-gathering = 失われたものを呼び戻し、焼き捨て、負けを勝ちに変える派閥。
rule-gathering = 1

## 基本カード(どの派閥も同じ14枚)

-ruse = 不死身。昼:待ち伏せ(手札1枚を裏向きで衝突に加える)か退却(この地域の自分のアクティブカード、先駆者、支援者を戻す)の一方を、衝突ごとに1回使えます。
-trader = 秋:アクティブなら再結集(任意2枚)。自分のアクティブカード1枚か2枚(自身を含めてよい)を手札に戻せます。
-follower = 不死身:排除されません。
-agent = 夜:必殺。衝突にいる相手のカードをすべて排除します。相手のフォロワーが衝突にいると、自身も排除されます。
-cavalry = 開拓者。昼:側面攻撃。まだ解決していない別の地域へ移れます。
-war-machine = 不死身。秋:配備(1)。手札から地域の隣に表向きで置き、影響力トークン1個を載せます。冬を越してその場に残ります。
-captain = 開拓者:探検に使うと、廃棄置き場ではなく捨て山へ行きます。
-heir = 最初から手札にあります。開拓者、蘇生:探検に使っても排除されても捨て山へ行きます。秋:アクティブなら再結集(自身)で手札に戻せます。

kind-nobility_ruse = 策略!
does-nobility_ruse = { -ruse }
rule-nobility_ruse = 13.1
kind-nobility_guild_of_dawn_traders = 暁の商人組合
does-nobility_guild_of_dawn_traders = { -trader }
rule-nobility_guild_of_dawn_traders = 13.1
kind-nobility_watchers_at_the_walls = 城壁の見張り
does-nobility_watchers_at_the_walls = { -follower }
rule-nobility_watchers_at_the_walls = 13.1
kind-nobility_hunting_parties = 狩猟隊
does-nobility_hunting_parties = { -follower }
rule-nobility_hunting_parties = 13.1
kind-nobility_the_tithe = 十分の一税
does-nobility_the_tithe = { -follower }
rule-nobility_the_tithe = 13.1
kind-nobility_keepers_of_the_gates = 門の番人
does-nobility_keepers_of_the_gates = { -follower }
rule-nobility_keepers_of_the_gates = 13.1
kind-nobility_vial_sect = 薬瓶の一派
does-nobility_vial_sect = { -agent }
rule-nobility_vial_sect = 13.1
kind-nobility_knights_of_the_pasture = 牧野の騎士団
does-nobility_knights_of_the_pasture = { -cavalry }
rule-nobility_knights_of_the_pasture = 13.1
kind-nobility_woe = 嘆き
does-nobility_woe = { -war-machine }
rule-nobility_woe = 13.1
kind-nobility_master_of_records = 記録官
does-nobility_master_of_records = { -captain }
rule-nobility_master_of_records = 13.1
kind-nobility_the_count = 伯爵
does-nobility_the_count = { -captain }
rule-nobility_the_count = 13.1
kind-nobility_the_magistrate = 司法官
does-nobility_the_magistrate = { -captain }
rule-nobility_the_magistrate = 13.1
kind-nobility_master_of_arms = 武術師範
does-nobility_master_of_arms = { -captain }
rule-nobility_master_of_arms = 13.1
kind-nobility_titus_of_dawns_and_dusks = 暁と黄昏のタイタス
does-nobility_titus_of_dawns_and_dusks = { -heir }
rule-nobility_titus_of_dawns_and_dusks = 13.1
kind-clans_ruse = 策略!
does-clans_ruse = { -ruse }
rule-clans_ruse = 13.1
kind-clans_purser = 会計係
does-clans_purser = { -trader }
rule-clans_purser = 13.1
kind-clans_snowdrop_scouts = 雪花の斥候
does-clans_snowdrop_scouts = { -follower }
rule-clans_snowdrop_scouts = 13.1
kind-clans_creel_haulers = 魚籠の引き手
does-clans_creel_haulers = { -follower }
rule-clans_creel_haulers = 13.1
kind-clans_priestesses_of_the_peaks = 峰の巫女
does-clans_priestesses_of_the_peaks = { -follower }
rule-clans_priestesses_of_the_peaks = 13.1
kind-clans_sea_breakers = 波砕き
does-clans_sea_breakers = { -follower }
rule-clans_sea_breakers = 13.1
kind-clans_nixing_knife = 水妖の短刀
does-clans_nixing_knife = { -agent }
rule-clans_nixing_knife = 13.1
kind-clans_shore_runner_sleds = 岸走りの橇
does-clans_shore_runner_sleds = { -cavalry }
rule-clans_shore_runner_sleds = 13.1
kind-clans_hall_upon_the_waves = 波上の館
does-clans_hall_upon_the_waves = { -war-machine }
rule-clans_hall_upon_the_waves = 13.1
kind-clans_shrike_of_the_steppes = 草原の百舌
does-clans_shrike_of_the_steppes = { -captain }
rule-clans_shrike_of_the_steppes = 13.1
kind-clans_the_branded_seer = 烙印の予見者
does-clans_the_branded_seer = { -captain }
rule-clans_the_branded_seer = 13.1
kind-clans_lethe = レテ
does-clans_lethe = { -captain }
rule-clans_lethe = 13.1
kind-clans_gall = ガル
does-clans_gall = { -captain }
rule-clans_gall = 13.1
kind-clans_saga_the_unifier = 統一者サガ
does-clans_saga_the_unifier = { -heir }
rule-clans_saga_the_unifier = 13.1
kind-uprising_ruse = 策略!
does-uprising_ruse = { -ruse }
rule-uprising_ruse = 13.1
kind-uprising_the_fence = 故買屋
does-uprising_the_fence = { -trader }
rule-uprising_the_fence = 13.1
kind-uprising_secret_postal_service = 秘密郵便
does-uprising_secret_postal_service = { -follower }
rule-uprising_secret_postal_service = 13.1
kind-uprising_the_irregulars = 非正規兵
does-uprising_the_irregulars = { -follower }
rule-uprising_the_irregulars = 13.1
kind-uprising_hawkers = 呼び売り
does-uprising_hawkers = { -follower }
rule-uprising_hawkers = 13.1
kind-uprising_the_pickets = 見張り番
does-uprising_the_pickets = { -follower }
rule-uprising_the_pickets = 13.1
kind-uprising_night_carnival = 夜の謝肉祭
does-uprising_night_carnival = { -agent }
rule-uprising_night_carnival = 13.1
kind-uprising_ornithopter_club = 羽ばたき機倶楽部
does-uprising_ornithopter_club = { -cavalry }
rule-uprising_ornithopter_club = 13.1
kind-uprising_experimental_academies = 実験学院
does-uprising_experimental_academies = { -war-machine }
rule-uprising_experimental_academies = 13.1
kind-uprising_the_librarian = 司書
does-uprising_the_librarian = { -captain }
rule-uprising_the_librarian = 13.1
kind-uprising_the_deadlifter = 怪力男
does-uprising_the_deadlifter = { -captain }
rule-uprising_the_deadlifter = 13.1
kind-uprising_baron_cuttlefish = 烏賊男爵
does-uprising_baron_cuttlefish = { -captain }
rule-uprising_baron_cuttlefish = 13.1
kind-uprising_captain_mooncurser = 月呪いの船長
does-uprising_captain_mooncurser = { -captain }
rule-uprising_captain_mooncurser = 13.1
kind-uprising_the_secret_society = 秘密結社
does-uprising_the_secret_society = { -heir }
rule-uprising_the_secret_society = 13.1
kind-gathering_ruse = 策略!
does-gathering_ruse = { -ruse }
rule-gathering_ruse = 13.1
kind-gathering_the_nightjar = 夜鷹
does-gathering_the_nightjar = { -trader }
rule-gathering_the_nightjar = 13.1
kind-gathering_effigies = 人形たち
does-gathering_effigies = { -follower }
rule-gathering_effigies = 13.1
kind-gathering_speakers_of_the_wood = 森の語り部
does-gathering_speakers_of_the_wood = { -follower }
rule-gathering_speakers_of_the_wood = 13.1
kind-gathering_the_wandering_lost = さまよう者たち
does-gathering_the_wandering_lost = { -follower }
rule-gathering_the_wandering_lost = 13.1
kind-gathering_the_moon_stung = 月に刺された者
does-gathering_the_moon_stung = { -follower }
rule-gathering_the_moon_stung = 13.1
kind-gathering_cult_of_dreams = 夢の教団
does-gathering_cult_of_dreams = { -agent }
rule-gathering_cult_of_dreams = 13.1
kind-gathering_the_loping = 跳ね駆けるもの
does-gathering_the_loping = { -cavalry }
rule-gathering_the_loping = 13.1
kind-gathering_the_burning_wood = 燃える森
does-gathering_the_burning_wood = { -war-machine }
rule-gathering_the_burning_wood = 13.1
kind-gathering_the_owl = 梟
does-gathering_the_owl = { -captain }
rule-gathering_the_owl = 13.1
kind-gathering_the_goat = 山羊
does-gathering_the_goat = { -captain }
rule-gathering_the_goat = 13.1
kind-gathering_the_fox = 狐
does-gathering_the_fox = { -captain }
rule-gathering_the_fox = 13.1
kind-gathering_the_stag = 牡鹿
does-gathering_the_stag = { -captain }
rule-gathering_the_stag = 13.1
kind-gathering_petrichor_the_unmasked = 素顔のペトリコール
does-gathering_petrichor_the_unmasked = { -heir }
rule-gathering_petrichor_the_unmasked = 13.1

## 勢力の拠点のカード

-champion = このカードを入札カードとして盗むとき、守る占領カードの戦力は0とみなします。

kind-the_viceroy = 副王
does-the_viceroy = 蘇生。{ -champion }
rule-the_viceroy = 13.2
kind-the_high_court = 高等法廷
does-the_high_court = 不死身。秋:評議会にある間、別の評議会へ移せます。
rule-the_high_court = 13.2
kind-the_queen_long_ago = 遠き日の女王
does-the_queen_long_ago = 開拓者、蘇生、再結集(自身)。獲得したとき、廃棄置き場と捨て山の自分のカード3枚まで、それぞれ別の評議会に統治できます。2枚目の後継者です。
rule-the_queen_long_ago = 13.2
kind-gilded_wall = 黄金の壁
does-gilded_wall = 不死身、配備(1)。秋:自分の支援者が2個以上いる地域の隣でアクティブなら、予備スペースの影響力トークン1個を載せられます。
rule-gilded_wall = 13.2
kind-royal_bank = 王立銀行
does-royal_bank = 投票の記載が0の自分の派閥カードは投票+1。秋:捨て山の隊長1枚を手札に加えるか、影響力1を得ます。手番順が先頭でなければ両方できます。
rule-royal_bank = 13.2
kind-the_storyteller = 語り部
does-the_storyteller = 開拓者、蘇生。{ -champion }
rule-the_storyteller = 13.2
kind-raid_and_raze = 襲撃と破壊
does-raid_and_raze = 側面攻撃、必殺。側面攻撃で移るとき、元の地域の自分の支援者を好きな数だけ連れて行けます。
rule-raid_and_raze = 13.2
kind-riders_of_the_north_sky = 北天の騎手
does-riders_of_the_north_sky = 不死身、開拓者、側面攻撃。このカードがアクティブな地域で衝突に勝つと、報酬の前に影響力1を得ます。
rule-riders_of_the_north_sky = 13.2
kind-wandering_embassy = 放浪の使節団
does-wandering_embassy = 自分の商人は側面攻撃を得ます。自分のカードが評議会から捨て山へ行くたび、手札に加えられます。昼:側面攻撃を持つ自分のアクティブカード(どの地域でも)を好きな枚数、1つの評議会へ移せます。
rule-wandering_embassy = 13.2
kind-new_havens_harbour = 新天地の港
does-new_havens_harbour = 自分の全カードは蘇生を得ます。春:廃棄置き場の自分の支援者1個か2個を、1つの地域へ移せます。
rule-new_havens_harbour = 13.2
kind-arch_agitant = 大扇動家
does-arch_agitant = { -champion }
rule-arch_agitant = 13.2
kind-black_powder_ploy = 黒色火薬の策
does-black_powder_ploy = 蘇生。夜:衝突にいる相手の後継者と隊長をすべて排除します。1枚でも排除したら、影響力1か伝承1を選んで得ます。
rule-black_powder_ploy = 13.2
kind-guerrilla_fighters = 遊撃隊
does-guerrilla_fighters = 蘇生、待ち伏せ。これが衝突にいる間、この地域の相手のカードは後継者を除き、戦力以外が空白になります。夜:相手の後継者が衝突にいると排除されます。
rule-guerrilla_fighters = 13.2
kind-moonshine_cove = 密造の入り江
does-moonshine_cove = 3つ目の王国カードスペース。秋:空いていれば、手札の隊長か闘士1枚で、偉大なる道の太字のない1枚を獲得してここに置けます。ほかの方法では置けません。
rule-moonshine_cove = 13.2
kind-the_syndicate = シンジケート
does-the_syndicate = 王国カードを1枚獲得するごとに、そのカードと同じ属性の評議会へ自分のマーカーが1個加わります(1つの評議会に2個まで)。マーカー1個は1投票になります。
rule-the_syndicate = 13.2
kind-the_mask_maker = 仮面作り
does-the_mask_maker = 蘇生。{ -champion }
rule-the_mask_maker = 13.2
kind-bringer_of_the_word = 言葉をもたらす者
does-bringer_of_the_word = 不死身。評議会にある間、評議会にある自分のマーカーは1個につき1投票になり、秋に好きな評議会へマーカーを1個置けます。評議会から捨て山へ行くとき、廃棄置き場へ移せます。
rule-bringer_of_the_word = 13.2
kind-ritual_of_the_tooth = 牙の儀式
does-ritual_of_the_tooth = 蘇生。昼:衝突にいるとき、廃棄置き場の自分のカード1枚を焼却します。このラウンド、その記載の戦力を自身に加え、特性、コマンド、テキストも得ます。
rule-ritual_of_the_tooth = 13.2
kind-ritual_of_the_eye = 眼の儀式
does-ritual_of_the_eye = 蘇生。これが衝突にいる間、0より大きい最も低い合計戦力が勝ちます。
rule-ritual_of_the_eye = 13.2
kind-the_door_in_the_night = 夜の扉
does-the_door_in_the_night = 獲得したとき自分のマーカー3個を載せます。昼:1個を取り除くと、衝突にいる自分のカード1枚がこのラウンド待ち伏せを得ます。さらに1個取り除くと、その待ち伏せは手札ではなく捨て山のカードを加えます。
rule-the_door_in_the_night = 13.2

## 戦術

kind-school_of_the_stones = 石の学派
does-school_of_the_stones = 春:このラウンド、自分の支援者は1個につき戦力2になり、冬もマップに残ります。
rule-school_of_the_stones = 13.3
kind-martial_law = 戒厳令
does-martial_law = 春、2回まで:自分の戦争機械がアクティブな地域を1つ選びます。このラウンドのその地域の最初の衝突の間、相手はそこへ派閥カードを加えたり、移したり、入れ替えたりできません。
rule-martial_law = 13.3
kind-royal_seal = 王の印章
does-royal_seal = 入札が公開されたとき:このラウンドの入札で、相手全員の入札戦力を0にします。
rule-royal_seal = 13.3
kind-witch_trial = 魔女裁判
does-witch_trial = 秋:評議会を1つ選び、相手のカードとマーカーをすべて取り除きます。そのあと、どの評議会からでも自分のカードを好きな枚数、好きな順でデッキの上に置き、1枚につき伝承1を得ます。
rule-witch_trial = 13.3
kind-school_of_storms = 嵐の学派
does-school_of_storms = 春:このラウンド、衝突マーカーを自分が置きます。地域が解決するたび、そこの支援者が単独最多なら影響力1、アクティブカードが単独最多なら伝承1を得ます。
rule-school_of_storms = 13.3
kind-sea_lanes = 海の道
does-sea_lanes = 昼、3回まで:現在の地域でアクティブな自分の後継者、隊長、戦争機械のうち1枚が、このラウンド側面攻撃を得ます。
rule-sea_lanes = 13.3
kind-river_runners = 川の走者
does-river_runners = 秋:戦力に関係なく、相手が占領する王国カード1枚を取り、手札のカードで獲得します。元の占領カードは持ち主の手札に戻ります。「盗む」にはあたりません。
rule-river_runners = 13.3
kind-salt_toughness = 潮の逞しさ
does-salt_toughness = 秋:自分のアクティブカードと捨て山のカードを、手札サイズまで好きな枚数、手札に加えます。
rule-salt_toughness = 13.3
kind-school_of_the_streets = 街路の学派
does-school_of_the_streets = 春:このラウンド、自分の後継者は必殺を得ます。夜ごとに、相手のカードを排除した自分のカード1枚につき、影響力1と伝承1を得ます。
rule-school_of_the_streets = 13.3
kind-the_safehouses = 隠れ家
does-the_safehouses = 昼、3回まで:衝突にいる自分のカード1枚が、その衝突の終わりまで退却を得ます。
rule-the_safehouses = 13.3
kind-night_raids = 夜襲
does-night_raids = 春:各相手は手番順に、自分が占領している王国カードと同じ枚数の手札を選んで捨てます。
rule-night_raids = 13.3
kind-false_orders = 偽の命令
does-false_orders = 春:相手を1人以上選びます。それぞれについて、2つの地域にあるその相手の裏向きのカード2枚を、見ずに入れ替えます。
rule-false_orders = 13.3
kind-school_of_the_stars = 星の学派
does-school_of_the_stars = 昼:現在の地域の自分の支援者2個を廃棄置き場へ移します。そのあと、廃棄置き場の自分のカード1枚が表向きで衝突に加わります。
rule-school_of_the_stars = 13.3
kind-moonlit_foragers = 月夜の採集者
does-moonlit_foragers = 春:王国カードの捨て山から無作為に5枚を見て、そのうち1枚を手札のカードで獲得します。
rule-moonlit_foragers = 13.3
kind-out_beyond_the_lights = 灯りの彼方
does-out_beyond_the_lights = 昼:別々の地域にある自分のアクティブカード2枚の場所を入れ替えます。
rule-out_beyond_the_lights = 13.3
kind-ritual_sacrifice = 生贄の儀式
does-ritual_sacrifice = 秋:自分のアクティブカードか捨て山のカード1~3枚を廃棄置き場へ移し、1枚につき伝承1を得ます。そのあと捨て山の1枚を手札に加えられます。
rule-ritual_sacrifice = 13.3

## 恩恵アクション

kind-regal_guard = 王の近衛
does-regal_guard = 春:影響力1を得るか、このラウンド自分の後継者が不死身を得ます。
rule-regal_guard = 13.4
kind-prophet_of_the_waves = 波の預言者
does-prophet_of_the_waves = 昼:自分の先駆者をマップかボードから現在の地域のロケーションへ移すこと、別の地域の自分の支援者2個までを現在の地域へ移すことの、一方または両方を行います。
rule-prophet_of_the_waves = 13.4
kind-spy_network = 密偵網
does-spy_network = 春:1つの地域の裏向きのカードをすべて見ます。そのあと、自分の裏向きのカード1枚を、手札か占領中の自分のカード1枚と入れ替えられます。
rule-spy_network = 13.4
kind-herald_of_the_moon = 月の先触れ
does-herald_of_the_moon = 秋:先駆者が立っている地域から、自分のアクティブカード1枚を手札に取り戻します。
rule-herald_of_the_moon = 13.4

## 王国カード

-bold = 獲得時:入札カードを捨て

kind-adventuring_party = 冒険者の一行
does-adventuring_party = 自分の全カードは開拓者を得ます。手札で探検できるとき、代わりにアクティブカードを使えます。
rule-adventuring_party = 13.5
kind-monument_masons = 記念碑の石工
does-monument_masons = 春:評議会に自分のカードがあれば影響力1を得ます。3つすべてにあれば、これを捨ててさらに影響力2を得られます。
rule-monument_masons = 13.5
kind-pasteboard_crowns = 紙の王冠
does-pasteboard_crowns = 自分のフォロワーは、手番順が先頭なら投票+1、そうでなければ+2。
rule-pasteboard_crowns = 13.5
kind-anonymous_benefactor = 名もなき後援者
does-anonymous_benefactor = { -bold }、これをサプライに置きます。次の消耗では、手札サイズを減らす代わりにこれを捨てます。
rule-anonymous_benefactor = 13.5
kind-watchfire_towers = 烽火の塔
does-watchfire_towers = 自分の入札カードと占領カードすべては戦力+5。自分の入札が最初に解決されるとき、影響力1を得ます。盗むことはできません。
rule-watchfire_towers = 13.5
kind-buried_palace = 埋もれた宮殿
does-buried_palace = 春:自分の戦術1つを焼却します。使用可能状態だったなら伝承3、そうでなければ伝承1を得ます。
rule-buried_palace = 13.5
kind-beacon_of_the_cape = 岬の灯台
does-beacon_of_the_cape = { -bold }、勢力の拠点で最もコストの低いカード1枚を無料で獲得し、これを捨てます。
rule-beacon_of_the_cape = 13.5
kind-endless_stacks = 果てなき書庫
does-endless_stacks = 自分のカードに書かれた伝承1は、2として数えます。
rule-endless_stacks = 13.5
kind-road_brigands = 街道の賊
does-road_brigands = 盗むとき入札戦力+3。だれかが王国カードを盗むたび影響力1を得ます。これ自身が盗まれたときは、盗んだ人が得ます。
rule-road_brigands = 13.5
kind-parliament_of_shades = 影の議会
does-parliament_of_shades = { -bold }、これを地域に置きます。秋:その地域の自分のアクティブカード1枚で、通常とは別に統治できます。
rule-parliament_of_shades = 13.5
kind-merchants_exchange = 商人の取引所
does-merchants_exchange = { -bold }、これをロケーションに置きます。だれかがそのロケーション報酬を得るたび、影響力1を得ます。
rule-merchants_exchange = 13.5
kind-glittering_caves = 煌めく洞窟
does-glittering_caves = 開拓者が探検に出るたび、さらに影響力1と伝承1が手に入ります。
rule-glittering_caves = 13.5
kind-remote_bylines = 人里離れた小道
does-remote_bylines = 春:伝承1を得ます。ただし、手元の伝承が尽きていれば、代わりに影響力1です。
rule-remote_bylines = 13.5
kind-forged_royal_pardons = 偽造された王の恩赦
does-forged_royal_pardons = 春:手札に空きがあれば、捨て山のカード1枚を手札に加えます。
rule-forged_royal_pardons = 13.5
kind-sworn_escort = 誓いの護衛
does-sworn_escort = ラウンドごとに、自分の恩恵アクションをディスクなしでも1回使えます。ディスクを持っていれば2回使え、そのたびにディスクを回します。
rule-sworn_escort = 13.5
kind-empty_estate = 空き屋敷
does-empty_estate = 秋:評議会の自分のカード1枚を捨て、以後、手札サイズ+1。これを捨てます。
rule-empty_estate = 13.5
kind-signet_of_succession = 継承の印章指輪
does-signet_of_succession = ボードにある間、手札サイズが1大きくなります。後継者をアクティブにして勝った地域からは、影響力1も入ります。
rule-signet_of_succession = 13.5
kind-cloud_moorings = 雲の係留所
does-cloud_moorings = 自分のカードが評議会から捨て山へ行くとき、代わりに手札に加えられます。探検に使ったカードは、デッキの下に置けます。
rule-cloud_moorings = 13.5
kind-cellar_gossip = 地下酒場の噂
does-cellar_gossip = 春:プレイヤーを好きな人数選びます。それぞれが手札すべてを好きな順でデッキの下に置き、同じ枚数を引きます。
rule-cellar_gossip = 13.5
kind-clockwork_doves = からくり鳩
does-clockwork_doves = 春、さらに秋にも1回:手札の1枚と、評議会または王国カードの下にいる自分の1枚が、場所を替わります。
rule-clockwork_doves = 13.5
kind-book_of_true_names = 真の名の書
does-book_of_true_names = 昼:手札を公開します。公開したカードと記載の戦力かアーキタイプが同じ、衝突にいる相手のカードはすべて持ち主の手札に戻ります。これを捨てます。
rule-book_of_true_names = 13.5
kind-wisp_lantern = 鬼火の灯
does-wisp_lantern = 昼:現在の地域の自分の支援者を好きな数、まだ解決していない別の地域1つか、自分のボードへ移します。
rule-wisp_lantern = 13.5
kind-crossroads_innkeeper = 辻の宿主
does-crossroads_innkeeper = 春:1つの地域の裏向きのカードをすべて見ます。そのあと、自分の裏向きのカード2枚を入れ替えられます。
rule-crossroads_innkeeper = 13.5
kind-stewards_account = 家令の帳簿
does-stewards_account = 秋:自分のアクティブカード1枚を評議会へ移し、そこにあるほかのカードとマーカーを、だれのものでも好きな数だけ取り除きます。これを捨てます。
rule-stewards_account = 13.5
kind-the_boatman = 渡し守
does-the_boatman = 春:手札1枚を、廃棄置き場の自分のカード1枚と入れ替えます。
rule-the_boatman = 13.5
kind-leaf_fall_witch = 落葉の魔女
does-leaf_fall_witch = 春:これを焼却し、占領カードを手札に戻します。そのあと、偉大なる道のカード1枚か2枚を、それぞれ手札のカードで獲得します。
rule-leaf_fall_witch = 13.5
kind-master_of_ceremonies = 儀典長
does-master_of_ceremonies = 1年の始まりに、手番順トラック全体を好きな順に決められます。
rule-master_of_ceremonies = 13.5
kind-false_claimant = 偽りの王位請求者
does-false_claimant = ラウンドに1回、相手1人の派閥の恩恵アクションを、その本来のステップで自分のもののように使えます。ディスクは不要で、回しません。
rule-false_claimant = 13.5
kind-thousand_face_mirror = 千面の鏡
does-thousand_face_mirror = 昼:ラウンドの終わりまで、衝突にいる自分のカード1枚は、廃棄置き場のカード1枚(だれのものでも)の記載内容を代わりに持ちます。戦力は自身のままです。
rule-thousand_face_mirror = 13.5
kind-singing_lake = 歌う湖
does-singing_lake = 春:ロケーションを1つ選び、マップ上の先駆者を好きな数だけそこへ移します。これを捨てます。
rule-singing_lake = 13.5
kind-bell_of_first_light = 曙の鐘
does-bell_of_first_light = 秋:廃棄置き場の自分のカードすべてを、好きな順でデッキの上か、すべて下に置きます。これを捨てます。
rule-bell_of_first_light = 13.5
kind-sleeping_giant = 眠れる巨人
does-sleeping_giant = 秋:自分のアクティブカード1枚を手札に加えます。
rule-sleeping_giant = 13.5
kind-old_kings_helm = 老王の兜
does-old_kings_helm = 自分のカードが排除されるたび、それを手札に加えられます。
rule-old_kings_helm = 13.5
kind-old_kings_lantern = 老王の灯火
does-old_kings_lantern = { -bold }、これをサプライに置きます。偉大なる道からカードを取れるとき、王国デッキの上の2枚も見て、代わりにその1枚を取れます。
rule-old_kings_lantern = 13.5
kind-company_of_daggers = 短剣の一党
does-company_of_daggers = 自分の後継者は必殺と退却を得ます。夜ごとに、相手のカードを排除した自分の後継者1枚につき影響力1を得ます。夜:相手のフォロワーが衝突にいると、そこにいる自分の後継者は排除されます。
rule-company_of_daggers = 13.5
kind-hedgerow_levy = 生垣の徴募兵
does-hedgerow_levy = 自分のフォロワーと騎兵は配備(1)を得ます。秋:捨て山のフォロワー1枚を手札に加えます。
rule-hedgerow_levy = 13.5
kind-engineers_yard = 工兵の作業場
does-engineers_yard = 配備(1)を持つ自分のカードは、春にも配備できます。秋:配備を持つ自分のアクティブカード1枚に、影響力トークン1個を載せます。
rule-engineers_yard = 13.5
kind-royal_tourney = 王の馬上試合
does-royal_tourney = 春:手札のある全員が、ひそかに手札1枚を選んで公開します。同じ戦力のカードは捨てられ、残った中で最も高いカードの持ち主が、好きなロケーション報酬を得ます。残りは手札に戻ります。これを捨てます。
rule-royal_tourney = 13.5
kind-wildgoose_riders = 雁の騎手
does-wildgoose_riders = 自分の後継者は側面攻撃を得ます。
rule-wildgoose_riders = 13.5
kind-hidden_stair = 隠し階段
does-hidden_stair = 昼:衝突にいる自分の1枚と、評議会または王国カードの下にいる自分の1枚が、場所を替わります。
rule-hidden_stair = 13.5
kind-standard_keeper = 旗の守り手
does-standard_keeper = 自分の後継者は配備(1)を得ます。自分の後継者が排除されると、それは手札に戻り、これを捨てます。
rule-standard_keeper = 13.5
kind-tattered_standard = 破れ軍旗
does-tattered_standard = 秋:マップか廃棄置き場の自分の支援者1個か2個を、ボードに戻します。
rule-tattered_standard = 13.5
kind-ruined_citadel = 崩れた城塞
does-ruined_citadel = { -bold }、これを地域に置きます。その地域の衝突で、各相手の合計戦力は半分(切り上げ)になります。冬に捨てます。
rule-ruined_citadel = 13.5
kind-smugglers_pass = 密輸の抜け道
does-smugglers_pass = 昼:衝突にいる自分のカード1枚が、その衝突の終わりまで退却を得ます。自身の退却で手札に戻ったら、すぐにそのカードで探検できます。
rule-smugglers_pass = 13.5
kind-swansong_horn = 白鳥の角笛
does-swansong_horn = 昼:衝突にいる自分のカード1枚が、その衝突の終わりまで待ち伏せを得ます。
rule-swansong_horn = 13.5
kind-dreaming_sword = 夢見る剣
does-dreaming_sword = 昼:この衝突での自分の合計戦力+5。これと占領カードを捨てます。
rule-dreaming_sword = 13.5
kind-shattered_sundial = 砕けた日時計
does-shattered_sundial = 春:これを地域に置き、占領カードを捨てます。このラウンド、その地域の衝突では昼と夜のステップがありません。冬に捨てます。
rule-shattered_sundial = 13.5
kind-tinkers_ring = 鋳掛屋の指輪
does-tinkers_ring = 秋:自分の消耗状態の戦術1つを、マーカーをすべて戻して使用可能状態にします。このラウンドにもう一度使えます。これと占領カードを捨てます。
rule-tinkers_ring = 13.5
kind-banquet_of_briars = 茨の饗宴
does-banquet_of_briars = { -bold }、これを地域に置きます。その地域の相手のカードは、戦力とアーキタイプ以外の記載が空白になります。冬に捨てます。
rule-banquet_of_briars = 13.5
kind-old_kings_spear = 老王の槍
does-old_kings_spear = 昼:衝突にいる自分のカード1枚が、その衝突の終わりまで必殺を得ます。これと占領カードを捨てます。
rule-old_kings_spear = 13.5
kind-old_kings_shield = 老王の盾
does-old_kings_shield = 昼:衝突にいる自分のカード1枚が、その衝突の終わりまで不死身を得ます。これを捨てます。
rule-old_kings_shield = 13.5

## 地域

kind-highlands = ハイランド
rule-highlands = 2
kind-plateau = プラトー
rule-plateau = 2
kind-lowlands = ローランド
rule-lowlands = 2

## ロケーション

kind-castle = 城
does-castle = 影響力1。アクティブカードか手札1枚で統治できます。その前に、その評議会のほかのカードとマーカーを、自分のものも含めてすべて取り除きます。
rule-castle = 10
kind-wilderness = 荒野
does-wilderness = 影響力1。アクティブカードか手札1枚で探検できます。
rule-wilderness = 10
kind-harvest_field = 収穫畑
does-harvest_field = 影響力1。王国の恩恵を、3回分使える状態で獲得できます。
rule-harvest_field = 10
kind-battlefield = 戦場
does-battlefield = 影響力2。
rule-battlefield = 10
kind-shrine = 聖堂
does-shrine = 影響力1。アクティブカードと手札から合わせて3枚まで、好きな順でデッキの下に置けます。
rule-shrine = 10
kind-necropolis = 墓地
does-necropolis = 影響力1。捨て山をシャッフルして3枚まで引けます。そのあと手札を好きな枚数捨てられます。
rule-necropolis = 10

## 評議会

kind-relics = 遺物評議会
does-relics = 先駆者報酬で、ここの自分の投票1につき影響力1を追加で得ます。そのあと、ここの自分のカード1枚を捨てなければなりません。
rule-relics = 9
kind-secrets = 秘密評議会
does-secrets = 秋:ここの自分の投票1につきマーカー1個をロケーションに置きます。1か所に自分のものが5個そろうと、それを戻してその報酬を得ます。
rule-secrets = 9
kind-oaths = 誓約評議会
does-oaths = 秋:ここの自分の投票の数まで、マップか廃棄置き場の自分の支援者をボードに戻せます。
rule-oaths = 9

## 属性

kind-trade = 交換
rule-trade = 1
kind-martial = 軍事
rule-martial = 1
kind-intrigue = 陰謀
rule-intrigue = 1

## アーキタイプ

kind-agent = 密偵
rule-agent = 2
kind-captain = 隊長
rule-captain = 2
kind-cavalry = 騎兵
rule-cavalry = 2
kind-champion = 闘士
rule-champion = 2
kind-follower = フォロワー
rule-follower = 2
kind-heir = 後継者
rule-heir = 2
kind-ruse = 策略
rule-ruse = 2
kind-trader = 商人
rule-trader = 2
kind-war_machine = 戦争機械
rule-war_machine = 2

## 特性

kind-resilient = 蘇生
does-resilient = 排除されると、廃棄置き場ではなく持ち主の捨て山へ行きます。
rule-resilient = 8
kind-invulnerable = 不死身
does-invulnerable = 排除されません。
rule-invulnerable = 8
kind-pathfinder = 開拓者
does-pathfinder = 探検に使うと、廃棄置き場ではなく持ち主の捨て山へ行きます。
rule-pathfinder = 8

## コマンド

kind-ambush = 待ち伏せ
does-ambush = 昼、衝突ごとに1回:手札1枚を裏向きで衝突に加えられます。
rule-ambush = 7
kind-retreat = 退却
does-retreat = 昼、衝突ごとに1回:この地域から、自分のアクティブカードは手札に、先駆者と支援者はボードに、好きなだけ引き揚げられます。
rule-retreat = 7
kind-flank = 側面攻撃
does-flank = 昼、衝突ごとに1回:このカードを、まだ解決していない別の地域へ移せます。アクティブのままです。
rule-flank = 7
kind-rally_self = 再結集(自身)
does-rally_self = 秋、ラウンドごとに1回:アクティブなら、このカードを手札に戻せます。
rule-rally_self = 7
kind-rally_any = 再結集(任意2枚)
does-rally_any = 秋、ラウンドごとに1回:アクティブなら、自分のアクティブカード1枚か2枚(自身を含めてよい)を手札に戻せます。
rule-rally_any = 7
kind-deploy = 配備(1)
does-deploy = 秋、手札から:地域の隣に表向きで置き、影響力トークン1個を載せられます。
rule-deploy = 7
kind-deadly = 必殺
does-deadly = 夜:衝突にいる相手のカードをすべて排除します。
rule-deadly = 7
