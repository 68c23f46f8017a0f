# 時の車輪の日本語。メッセージの名前は docs/protocol.md、カードのテキストは cards.ja.ftl にあります。

game-title = 時の車輪
game-pitch = デッキを携え、ダイスで挑み、歴史模様を織る。
game-summary = 2人用のトレーディングカードゲーム。光陣営と闇陣営が軍勢を集め、4種のダイスで挑戦を争い、最後の戦いに向けて歴史模様を織り上げます。使えるカードは全615種。自分のデッキで遊べます。
game-goal = 最後の戦いに勝つか、相手の分身を死亡させると勝利。

## 陣営・能力値・結果

kind-hero = 光陣営
kind-villain = 闇陣営
kind-P = 政治
kind-I = 陰謀
kind-O = 魔力
kind-C = 軍事
kind-S = 達成値
kind-X = 妨害値
kind-D = ダメージ
kind-politics = 政治
kind-intrigue = 陰謀
kind-one_power = 魔力
kind-combat = 軍事
costs-P = コスト政治{ $count }
costs-I = コスト陰謀{ $count }
costs-O = コスト魔力{ $count }
costs-C = コスト軍事{ $count }
has-P = 政治{ $count }
has-I = 陰謀{ $count }
has-O = 魔力{ $count }
has-C = 軍事{ $count }

## カードの種類・希少度・セット

type-character = キャラクター
type-troop = 軍隊
type-advantage = アドバンテージ
type-event = イベント
type-challenge = 挑戦
type-character-many = キャラクター
type-troop-many = 軍隊
type-advantage-many = アドバンテージ
type-event-many = イベント
type-challenge-many = 挑戦
subtype-normal = イベント
subtype-limited = 限定イベント
subtype-character = キャラクターのアドバンテージ
subtype-troop = 軍隊のアドバンテージ
subtype-force = キャラクターか軍隊のアドバンテージ
subtype-player = プレイヤーのアドバンテージ
subtype-world = 世界のアドバンテージ
rarity-common = コモン
rarity-uncommon = アンコモン
rarity-rare = レア
rarity-fixed = スターター
rarity-promo = プロモ
set-premier = 基本セット
set-dark_prophecies = 闇の予言
set-children_of_the_dragon = 竜王の子ら
set-promo = プロモ
set-cycles = サイクル

## 忠義

kind-Aes_Sedai = アエズ・セダーイ
kind-Aiel = アイール人
kind-Andor = アンドール
kind-Cairhien = ケーリエン
kind-Children_of_the_Light = 光の子
kind-Dark_One = 闇王軍
kind-Dragon = 竜王軍
kind-Illian = イリアン
kind-Mercenary = 傭兵
kind-Precedence = プレシデンス
kind-Tear = ティア

## 特性

kind-Accepted = 候補生
kind-Band_of_the_Red_Hand = 赤き手の軍団
kind-Black_Ajah = 黒アジャ
kind-Black_Eyes = 黒い眼
kind-Blue_Ajah = 青アジャ
kind-Bonded_to_Birgitte = ビルギッテと絆
kind-Bonded_to_Elayne_Trakand = エレイン・トラカンドと絆
kind-Bonded_to_Ihvon = イーヴォンと絆
kind-Bonded_to_Lan_Mandragoran = ラン・マンドラゴランと絆
kind-Bonded_to_Moiraine_Sedai = モイレイン・セダーイと絆
kind-Bonded_to_Owein = オウェインと絆
kind-Borderland = 国境地帯
kind-Brown_Ajah = 茶アジャ
kind-Capital_of_Andor = アンドールの首都
kind-Capital_of_Cairhien = ケーリエンの首都
kind-Capital_of_Illian = イリアンの首都
kind-Car_a_carn = カー=ア=カーン
kind-Chareen_Aiel = チャリーン・アイール
kind-Clan_Chief_of_the_Chareen_Aiel = チャリーン・アイールの部族長
kind-Clan_Chief_of_the_Codarra_Aiel = コダラ・アイールの部族長
kind-Clan_Chief_of_the_Daryne_Aiel = ダリン・アイールの部族長
kind-Clan_Chief_of_the_Goshien_Aiel = ゴシエン・アイールの部族長
kind-Clan_Chief_of_the_Miagoma_Aiel = ミアゴマ・アイールの部族長
kind-Clan_Chief_of_the_Nakai_Aiel = ナカイ・アイールの部族長
kind-Clan_Chief_of_the_Reyn_Aiel = レイン・アイールの部族長
kind-Clan_Chief_of_the_Shaarad_Aiel = シャーラッド・アイールの部族長
kind-Clan_Chief_of_the_Shiande_Aiel = シアンデ・アイールの部族長
kind-Clan_Chief_of_the_Taardad_Aiel = ターダッド・アイールの部族長
kind-Clan_Chief_of_the_Tomanelle_Aiel = トマネル・アイールの部族長
kind-Contested_Advantage = 対決アドバンテージ
kind-Council_of_Nine = 九人評議会
kind-Dark_Nature = 闇の性質
kind-Daughter-Heir = 王女
kind-Dragon_Reborn = 竜王の再来
kind-Dreamwalker = 夢歩き
kind-First_Captain_of_the_Companions = 近衛軍団の団長
kind-First_of_Mayene = メイエンの首長
kind-Forsaken = 闇セダーイ
kind-Gleeman = 吟遊詩人
kind-Goshien_Aiel = ゴシエン・アイール
kind-Green_Ajah = 緑アジャ
kind-Hero_of_the_Horn = 角笛の英雄
kind-High_Inquisitor = 大審問官
kind-Hunter_of_the_Horn = 角笛の探求者
kind-Illuminator = 花火師
kind-Inquisitor = 審問官
kind-Keeper_of_the_Chronicles = 記録の守り手
kind-King_of_Cairhien = ケーリエン王
kind-King_of_Illian = イリアン王
kind-Light_Nature = 光の性質
kind-Lord_Captain = 総隊長
kind-Lord_Captain_Commander = 総司令官
kind-Maiden_of_the_Spear = 槍の乙女
kind-Malkier = マルキアー
kind-Miagoma_Aiel = ミアゴマ・アイール
kind-Monster = モンスター
kind-Multiple = マルチプル
kind-Myrddraal = ミルドラル
kind-Nakai_Aiel = ナカイ・アイール
kind-Nation_Contested_Advantage = 国家対決アドバンテージ
kind-Novice = 修練女
kind-Ogier = オジール
kind-Peddler = 行商人
kind-Prophecy = 予言
kind-Queen_of_Andor = アンドールの女王
kind-Red_Ajah = 赤アジャ
kind-Red_Shield = 赤い盾
kind-Reinforcement = 補強
kind-Repeatable = 繰り返し可
kind-Reyn_Aiel = レイン・アイール
kind-Roofmistress_of_Cold_Rocks_Hold = 冷岩の里の女主人
kind-Roofmistress_of_Comarda_Hold = コマルダの里の女主人
kind-Saldaean = サルダエア人
kind-Shaarad_Aiel = シャーラッド・アイール
kind-Shaido_Aiel = シャイドー・アイール
kind-Shiande_Aiel = シアンデ・アイール
kind-Spymaster = 密偵頭
kind-Starting_Advantage = 開始時アドバンテージ
kind-Starting_Hero = 開始時主人公
kind-Starting_Villain = 開始時幹部
kind-Stone_Dog = 石の犬
kind-Ta_veren = 歴史の織り人
kind-Taardad_Aiel = ターダッド・アイール
kind-Terrain = 地形
kind-The_Amyrlin_Seat = アミルリン位
kind-Thief-catcher = 盗賊捕り
kind-Tomanelle_Aiel = トマネル・アイール
kind-Treesinger = 樹の歌い手
kind-Trolloc = トロローク
kind-Two_Rivers = トゥー・リバーズ
kind-Unique = 唯一
kind-Warder = 護衛士
kind-Weapon = 武器
kind-Wise_One = 賢者
kind-Wolf = 狼
kind-Wolfbrother = 狼の兄弟
kind-Yellow_Ajah = 黄アジャ

## デッキ

nav-workshop = デッキ構築
brings-dragon_reborn_starter = 竜王の再来スターター
    .hint = はじめての対戦に。ランドと仲間たち、いくつかの国の軍隊を少しずつ使います。
brings-forsaken_starter = 闇セダーイスターター
    .hint = はじめての対戦に。闇セダーイ、闇の友、トロロークを少しずつ使います。
brings-lion_throne = 獅子の玉座
    .hint = やさしい。アンドールの貴族が互いのリクルートを助け、歩兵と騎兵をそろえます。
brings-three_fold_land = 三つ折りの地
    .hint = やさしい。安いアイール人の戦士を並べ、全員で攻めます。
brings-stone_of_tear = ティアの石城
    .hint = ふつう。ティアのハイ・ロードたちが、安いティアの歩兵をリクルートします。
brings-council_of_nine = 九人評議会
    .hint = ふつう。イリアンのロードたちが安い軍隊をリクルートし、歴史模様の挑戦に勝ちます。
brings-the_chosen = 選ばれし者たち
    .hint = むずかしい。魔力でダメージを与えて策をめぐらし、闇の友で歴史模様を進めます。強い戦士は少なめです。
brings-blight_marches = 荒れ地の進軍
    .hint = ふつう。ミルドラルとトロロークがすべての挑戦に押し寄せます。誰と並んで戦えるかに少し工夫がいります。
brings-lord_gaebrils_court = ロード・ゲイブリルの宮廷
    .hint = むずかしい。ラーヴィンがアンドールの貴族を従え、邪魔なものを焼き払います。
brings-lord_brends_council = ロード・ブレンドの評議会
    .hint = ふつう。サマエルが炎と稲妻を放ち、イリアンのロードたちが軍隊をリクルートします。
side-hero = 光陣営
side-villain = 闇陣営
agreed-hero = 光陣営の席
    .hint = 光陣営の席に着いた人が光陣営、もう一方が闇陣営を率います。デッキもその陣営のものを使います。
agreed-hero-first = 1番目
agreed-hero-second = 2番目
agreed-format = デッキ
    .hint = デッキに入れられるカードを決めます。
agreed-format-standard = 全セット
agreed-format-premier_only = 基本セット
agreed-format-tournament = 大会
why-other-side = この席は{ $side }です。{ $side }のデッキが必要です。
why-unknown-card = 「{ $name }」というカードはもうありません。
why-deck-too-small = { $count }枚です。デッキは{ $least }枚以上です。
why-too-many-copies = 「{ $ja }」が{ $count }枚あります。{ $most }枚までです。
why-too-many-forces = キャラクターと軍隊が{ $count }枚あります。大会ではデッキの半分まで、ここでは{ $most }枚までです。
why-never-legal = 「{ $ja }」は使えません。
why-wrong-set = 「{ $ja }」はこの形式のセットに含まれていません。
why-no-avatar = { $side }の開始時キャラクターがありません。
why-no-opening-hand = 開始時の手札が作れません。開始時のキャラクターのほかに、種類の異なる3枚が必要です。
why-wrong-opening = 開始時の手札は、デッキの中の開始時のキャラクター1枚と、種類の異なる3枚でなければなりません。
why-no-starting-advantage = 「{ $ja }」は開始時アドバンテージではありません。
why-no-dragon = 「{ $ja }」は別に置けません。置けるのは光陣営の「竜王の再来」の開始時主人公だけです。
why-never-controlled = { $side }は「{ $ja }」を支配できません。
why-no-such-card = { $line }行目：「{ $text }」というカードはありません。
why-misspelt-card = { $line }行目：「{ $text }」というカードはありません。「{ $ja }」でしょうか？
why-rest-unread = { $line }行目から先は読み込みませんでした。カードの名前ではないものが多すぎます。
why-unreadable = 古いバージョンのデッキのため、読み込めません。

## 今できること

situation-has = 資源{ $resources }個、手札{ $hand }枚（上限{ $hand_limit }枚）。
situation-stands = { $support }対{ $opposition }で{ $ends_now ->
        [hero_succeeds] { stands-hero_succeeds }
        [hero_fails] { stands-hero_fails }
        [villain_succeeds] { stands-villain_succeeds }
        [villain_fails] { stands-villain_fails }
        [hero_token] { stands-hero_token }
        [villain_token] { stands-villain_token }
        [neutral_token] { stands-neutral_token }
        [hero_wins] { stands-hero_wins }
        [villain_wins] { stands-villain_wins }
        [both_lose] { stands-both_lose }
        [gone] { stands-gone }
       *[open] { stands-open }
    }。
situation-effect = { $ends_now ->
        [none] { $listed ->
            [yes] { situation-choices }
           *[no] { situation-has }
        }
       *[other] { situation-stands }
    }
situation-plays = { $ends_now ->
        [none] { situation-has }
       *[other] { situation-stands }
    }{ $plays ->
        [0] 使えるものはありません。
       *[other] 使えるもの{ $plays }つ。
    }

## 質問

decision-OpeningHands = 開始時の手札を選んでください。まず分身、次に種類の異なるカードを3枚です。
    .others = { $who }が開始時の手札を選んでいます。
    .situation = 現在{ $hand }枚。
decision-EventWindow = 何か使いますか？
    .ahead = 何か使えるとき
    .others = { $who }は何か使えます。
    .situation = { situation-plays }
decision-DiceWindow = ロールを変えますか？
    .ahead = ロールを変えられるとき
    .others = { $who }はロールを変えられます。
    .situation = { situation-plays }
decision-Declare = どの挑戦を宣言しますか？
    .others = { $who }が挑戦を宣言しています。
    .situation = 宣言できる挑戦は{ $plays }つ。歴史模様のトークンは自分{ $pattern }、相手{ $pattern_rival }です。
decision-PlaceForces = どの軍勢を戦場に移しますか？
    .others = { $who }が軍勢を移しています。
    .situation = 本拠地の軍勢{ $options }体。この手番の挑戦は{ $declared }つです。
decision-Commit = 軍勢をタップして、参加する挑戦か撤退を選んでください。
    .typed = 軍勢ごとに、参加する挑戦か撤退を選んでください。
    .others = { $who }が軍勢の参加先を選んでいます。
    .situation = 軍勢{ $options }体、挑戦{ $declared }つ。
decision-GenerateSymbols = 誰が資源を生み出しますか？
    .others = { $who }が資源を生み出しています。
    .situation = ロールできるキャラクター{ $plays }体。資源は今{ $resources }個です。
decision-Act = どの行動をしますか？
    .others = { $who }が行動しています。
    .situation = 資源{ $resources }個。リクルート{ $recruits }、アドバンテージ{ $advantages }、ほか{ $others }が可能。
decision-PlayIt = { $about ->
    [none] どのカードに付けますか？
   *[other] { $about }：どのカードに付けますか？
    }
    .others = { $about ->
        [none] { $who }がアドバンテージを使っています。
       *[other] { $about }：{ $who }がアドバンテージを使っています。
        }
    .situation = { situation-effect }
decision-Paying = { $about ->
    [none] どう支払いますか？
   *[other] { $about }：どう支払いますか？
    }{ $spared-count ->
    [0] { "" }
   *[other] これまでに転換する歴史模様のトークンは{ $spared-count }個（{ $spared }）。
    }{ $paid-count ->
    [0] { "" }
   *[other] これまでに支払うシンボルは{ $paid }。
    }
    .others = { $about ->
        [none] { $who }が支払っています。
       *[other] { $about }：{ $who }が支払っています。
        }
    .situation = { situation-has }
decision-DeclareRollers = 誰が振りますか？
    .others = { $who }が振る軍勢を選んでいます。
    .situation = { situation-effect }
decision-SplitDamage = 軍隊用ではなくキャラクター用プールに入れるダメージはいくつですか？
    .others = { $who }がダメージをプールに分けています。
    .situation = ダメージは全部で{ $most }です。
decision-Aim = 誰がダメージを受けますか？
    .others = { $who }がダメージを与える相手を選んでいます。
    .situation = { situation-effect }
decision-Assign = ダメージを割り振ってください。
    .others = { $who }がダメージを割り振っています。
    .situation = { situation-effect }
decision-InsteadOfDamage = { $about ->
    [none] 何でダメージを変えますか？
   *[other] { $about }：何でダメージを変えますか？
    }
    .others = { $about ->
        [none] { $who }がダメージの受け方を決めています。
       *[other] { $about }：{ $who }がダメージの受け方を決めています。
        }
    .situation = { situation-effect }
decision-HowMuch = ダメージをいくつ引き受けますか？
    .others = { $who }がダメージの受け方を決めています。
    .situation = { $least }〜{ $most }。
decision-InsteadOfDeath = { $about ->
    [none] 死亡する代わりにどうしますか？
   *[other] { $about }：死亡する代わりにどうしますか？
    }
    .others = { $about ->
        [none] { $who }が死亡の扱いを決めています。
       *[other] { $about }：{ $who }が死亡の扱いを決めています。
        }
    .situation = { situation-effect }
decision-DiscardCards = どの手札を捨てますか？
    .others = { $who }は手札を捨てられます。
    .situation = 手札{ $hand }枚（上限{ $hand_limit }枚）。{ $least ->
        [0] 何枚でも捨てられます。
       *[other] { $least }枚以上捨てます。
    }
decision-DrawCards = カードを何枚引きますか？
    .others = { $who }がカードを引いています。
    .situation = 手札{ $hand }枚（上限{ $hand_limit }枚）。{ $most }枚まで引けます。
decision-TurnUpDragon = 竜王の再来を最後の戦いに出しますか？
    .others = { $who }が竜王の再来について決めています。
    .situation = 歴史模様のトークンは自分{ $pattern }、相手{ $pattern_rival }です。
decision-Willing = { $about ->
    [none] この効果を使いますか？
   *[other] { $about }：この効果を使いますか？
    }
    .ahead = 自分の任意の能力を使えるとき
    .others = { $about ->
        [none] { $who }は効果を使えます。
       *[other] { $about }：{ $who }は効果を使えます。
        }
    .situation = { situation-effect }
decision-Want = { $about ->
    [none] これを行いますか？
   *[other] { $about }：これを行いますか？
    }
    .others = { $about ->
        [none] { $who }は効果を使えます。
       *[other] { $about }：{ $who }は効果を使えます。
        }
    .situation = { situation-effect }
decision-Spare = { $about ->
    [none] 支払ってカードを守りますか？
   *[other] { $about }：支払ってカードを守りますか？
    }
    .others = { $about ->
        [none] { $who }はカードを守れます。
       *[other] { $about }：{ $who }はカードを守れます。
        }
    .situation = { situation-has }
decision-ChooseX = { $about ->
    [none] 何回支払いますか？
   *[other] { $about }：何回支払いますか？
    }
    .others = { $about ->
        [none] { $who }が効果を使っています。
       *[other] { $about }：{ $who }が効果を使っています。
        }
    .situation = { $least }〜{ $most }。
decision-ChooseTarget = { $about ->
    [none] 対象を選んでください。
   *[other] { $about }：対象を選んでください。
    }
    .others = { $about ->
        [none] { $who }が対象を選んでいます。
       *[other] { $about }：{ $who }が対象を選んでいます。
        }
    .situation = { situation-effect }
decision-PayMore = { $about ->
    [none] 追加のコストを支払いますか？
   *[other] { $about }：追加のコストを支払いますか？
    }
    .others = { $about ->
        [none] { $who }は追加のコストを支払えます。
       *[other] { $about }：{ $who }は追加のコストを支払えます。
        }
    .situation = { situation-has }
decision-PaySymbols = { $about ->
    [none] どのシンボルで支払いますか？
   *[other] { $about }：どのシンボルで支払いますか？
    }{ $paid-count ->
    [0] { "" }
   *[other] これまでに支払うシンボルは{ $paid }。
    }
    .others = { $about ->
        [none] { $who }が支払っています。
       *[other] { $about }：{ $who }が支払っています。
        }
    .situation = { situation-has }
decision-PayCards = { $about ->
    [none] { "" }
   *[other] { $about }：
    }{ $deed ->
    [reveal] コストとしてどのカードを公開しますか？公開したカードは取り消せません。
    [discard_hand] コストとして手札のどのカードを捨てますか？
    [discard] コストとしてどのカードを捨てますか？
    [shuffle_in] コストとしてどのカードをデッキにシャッフルしますか？
    [rotate] コストとしてどのカードを回転させますか？
    [kill] コストとしてどのカードを死亡させますか？
    [rotate_kill] コストとしてどのカードを回転させて死亡させますか？
   *[other] コストにするカードを選んでください。
    }
    .others = { $about ->
        [none] { $who }が支払っています。
       *[other] { $about }：{ $who }が支払っています。
        }
    .situation = { situation-effect }
decision-PayDamage = { $about ->
    [none] キャラクター用プールからいくつ取り除きますか？
   *[other] { $about }：キャラクター用プールからいくつ取り除きますか？
    }
    .others = { $about ->
        [none] { $who }がダメージで支払っています。
       *[other] { $about }：{ $who }がダメージで支払っています。
        }
    .situation = { situation-effect }
decision-PayEither = { $about ->
    [none] どのコストを支払いますか？
   *[other] { $about }：どのコストを支払いますか？
    }
    .others = { $about ->
        [none] { $who }が支払っています。
       *[other] { $about }：{ $who }が支払っています。
        }
    .situation = { situation-has }
decision-Count = シンボルをいくつ変えますか？
    .others = { $who }がロールを数えています。
    .situation = { $least }〜{ $most }。
decision-Determine = 参加先の公開の前に何か使いますか？
    .others = { $who }は参加先の公開の前に何か使えます。
    .situation = { situation-plays }
decision-DiscardDown = 支配できる数を超えています。どのカードを捨てますか？
    .others = { $who }がカードを捨てています。
    .situation = { situation-effect }
decision-RecruitIt = { $about ->
    [none] どのコストを支払いますか？
   *[other] { $about }：どのコストを支払いますか？
    }
    .others = { $about ->
        [none] { $who }がリクルートしています。
       *[other] { $about }：{ $who }がリクルートしています。
        }
    .situation = { situation-has }
decision-ActAs = どの軍勢が別の種類として参加しますか？
    .others = { $who }が軍勢の参加のしかたを決めています。
    .situation = { situation-effect }
decision-KeepWithinCap = 参加者が多すぎます。どれを残しますか？
    .others = { $who }が残す参加者を選んでいます。
    .situation = { situation-effect }
decision-KeepFromRolling = このうち、振らないのはどれですか？
    .others = { $who }が振る軍勢を決めています。
    .situation = { situation-effect }
decision-FirstHit = ダメージが足りません。自分のどのカードがまず受けますか？
    .others = { $who }が先に受けるカードを選んでいます。
    .situation = { situation-effect }
decision-PayFor = { $about ->
    [none] どう支払いますか？
   *[other] { $about }：どう支払いますか？
    }
    .others = { $about ->
        [none] { $who }が支払っています。
       *[other] { $about }：{ $who }が支払っています。
        }
    .situation = { situation-has }
decision-ChooseDice = テキストに従って、別のダイスや追加のダイスを振るのはどれですか？
    .others = { $who }がダイスを選んでいます。
    .situation = { situation-effect }

## 効果の質問

decision-Draw = { $about ->
    [none] カードを引きますか？
   *[other] { $about }：カードを引きますか？
    }
    .others = { $about ->
        [none] { $who }が効果を処理しています。
       *[other] { $about }：{ $who }が効果を処理しています。
        }
    .situation = { situation-effect }
decision-Discard = { $about ->
    [none] どの手札を捨てますか？
   *[other] { $about }：どの手札を捨てますか？
    }
    .others = { $about ->
        [none] { $who }が効果を処理しています。
       *[other] { $about }：{ $who }が効果を処理しています。
        }
    .situation = { situation-effect }
decision-DiscardCard = { $about ->
    [none] どのカードを捨てますか？
   *[other] { $about }：どのカードを捨てますか？
    }
    .others = { $about ->
        [none] { $who }が効果を処理しています。
       *[other] { $about }：{ $who }が効果を処理しています。
        }
    .situation = { situation-effect }
decision-Recover = { $about ->
    [none] どのカードを戻しますか？
   *[other] { $about }：どのカードを戻しますか？
    }
    .others = { $about ->
        [none] { $who }が効果を処理しています。
       *[other] { $about }：{ $who }が効果を処理しています。
        }
    .situation = { situation-effect }
decision-ReturnHand = { $about ->
    [none] どのカードを手札に戻しますか？
   *[other] { $about }：どのカードを手札に戻しますか？
    }
    .others = { $about ->
        [none] { $who }が効果を処理しています。
       *[other] { $about }：{ $who }が効果を処理しています。
        }
    .situation = { situation-effect }
decision-ShuffleIn = { $about ->
    [none] どのカードをデッキに戻しますか？
   *[other] { $about }：どのカードをデッキに戻しますか？
    }
    .others = { $about ->
        [none] { $who }が効果を処理しています。
       *[other] { $about }：{ $who }が効果を処理しています。
        }
    .situation = { situation-effect }
decision-Shuffle = { $about ->
    [none] デッキをシャッフルしますか？
   *[other] { $about }：デッキをシャッフルしますか？
    }
    .others = { $about ->
        [none] { $who }が効果を処理しています。
       *[other] { $about }：{ $who }が効果を処理しています。
        }
    .situation = { situation-effect }
decision-RemoveGame = { $about ->
    [none] どのカードをゲームから取り除きますか？
   *[other] { $about }：どのカードをゲームから取り除きますか？
    }
    .others = { $about ->
        [none] { $who }が効果を処理しています。
       *[other] { $about }：{ $who }が効果を処理しています。
        }
    .situation = { situation-effect }
decision-Stash = { $about ->
    [none] どのアドバンテージを下に置きますか？
   *[other] { $about }：どのアドバンテージを下に置きますか？
    }
    .others = { $about ->
        [none] { $who }が効果を処理しています。
       *[other] { $about }：{ $who }が効果を処理しています。
        }
    .situation = { situation-effect }
decision-Initiate = { $about ->
    [none] どの挑戦にしますか？
   *[other] { $about }：どの挑戦にしますか？
    }
    .others = { $about ->
        [none] { $who }が効果を処理しています。
       *[other] { $about }：{ $who }が効果を処理しています。
        }
    .situation = { situation-effect }
decision-CapParticipants = { $about ->
    [none] 誰が撤退しますか？
   *[other] { $about }：誰が撤退しますか？
    }
    .others = { $about ->
        [none] { $who }が効果を処理しています。
       *[other] { $about }：{ $who }が効果を処理しています。
        }
    .situation = { situation-effect }
decision-ControlAdd = { $about ->
    [none] どの対決アドバンテージにトークンを加えますか？
   *[other] { $about }：どの対決アドバンテージにトークンを加えますか？
    }
    .others = { $about ->
        [none] { $who }が効果を処理しています。
       *[other] { $about }：{ $who }が効果を処理しています。
        }
    .situation = { situation-effect }
decision-ControlSub = { $about ->
    [none] 誰の支配トークンを取り除きますか？
   *[other] { $about }：誰の支配トークンを取り除きますか？
    }
    .others = { $about ->
        [none] { $who }が効果を処理しています。
       *[other] { $about }：{ $who }が効果を処理しています。
        }
    .situation = { situation-effect }
decision-Damage = { $about ->
    [none] 誰にダメージを与えますか？
   *[other] { $about }：誰にダメージを与えますか？
    }
    .others = { $about ->
        [none] { $who }が効果を処理しています。
       *[other] { $about }：{ $who }が効果を処理しています。
        }
    .situation = { situation-effect }
decision-Heal = { $about ->
    [none] 誰を治療しますか？
   *[other] { $about }：誰を治療しますか？
    }
    .others = { $about ->
        [none] { $who }が効果を処理しています。
       *[other] { $about }：{ $who }が効果を処理しています。
        }
    .situation = { situation-effect }
decision-HealBonus = { $about ->
    [none] 誰がより多く治療しますか？
   *[other] { $about }：誰がより多く治療しますか？
    }
    .others = { $about ->
        [none] { $who }が効果を処理しています。
       *[other] { $about }：{ $who }が効果を処理しています。
        }
    .situation = { situation-effect }
decision-NoRotateHeal = { $about ->
    [none] 誰が回転して治療できなくなりますか？
   *[other] { $about }：誰が回転して治療できなくなりますか？
    }
    .others = { $about ->
        [none] { $who }が効果を処理しています。
       *[other] { $about }：{ $who }が効果を処理しています。
        }
    .situation = { situation-effect }
decision-DamageMove = { $about ->
    [none] ダメージをいくつ移しますか？
   *[other] { $about }：ダメージをいくつ移しますか？
    }
    .others = { $about ->
        [none] { $who }が効果を処理しています。
       *[other] { $about }：{ $who }が効果を処理しています。
        }
    .situation = { situation-effect }
decision-Kill = { $about ->
    [none] 誰が死亡しますか？
   *[other] { $about }：誰が死亡しますか？
    }
    .others = { $about ->
        [none] { $who }が効果を処理しています。
       *[other] { $about }：{ $who }が効果を処理しています。
        }
    .situation = { situation-effect }
decision-Reroll = { $about ->
    [none] どのダイスを振り直しますか？
   *[other] { $about }：どのダイスを振り直しますか？
    }
    .others = { $about ->
        [none] { $who }が効果を処理しています。
       *[other] { $about }：{ $who }が効果を処理しています。
        }
    .situation = { situation-effect }
decision-OneOf = { $about ->
    [none] どれにしますか？
   *[other] { $about }：どれにしますか？
    }
    .others = { $about ->
        [none] { $who }が効果を処理しています。
       *[other] { $about }：{ $who }が効果を処理しています。
        }
    .situation = { situation-effect }
decision-Unless = { $about ->
    [none] 支払って防ぎますか？
   *[other] { $about }：支払って防ぎますか？
    }
    .others = { $about ->
        [none] { $who }が効果を処理しています。
       *[other] { $about }：{ $who }が効果を処理しています。
        }
    .situation = { situation-effect }
decision-Sacrifice = { $about ->
    [none] どのカードを差し出しますか？
   *[other] { $about }：どのカードを差し出しますか？
    }
    .others = { $about ->
        [none] { $who }が効果を処理しています。
       *[other] { $about }：{ $who }が効果を処理しています。
        }
    .situation = { situation-effect }
decision-RecruitNow = { $about ->
    [none] 誰をリクルートしますか？
   *[other] { $about }：誰をリクルートしますか？
    }
    .others = { $about ->
        [none] { $who }が効果を処理しています。
       *[other] { $about }：{ $who }が効果を処理しています。
        }
    .situation = { situation-effect }
decision-Abil = { $about ->
    [none] 誰の能力値が変わりますか？
   *[other] { $about }：誰の能力値が変わりますか？
    }
    .others = { $about ->
        [none] { $who }が効果を処理しています。
       *[other] { $about }：{ $who }が効果を処理しています。
        }
    .situation = { situation-effect }
decision-AbilChoice = { $about ->
    [none] どの能力値を上げますか？
   *[other] { $about }：どの能力値を上げますか？
    }
    .others = { $about ->
        [none] { $who }が効果を処理しています。
       *[other] { $about }：{ $who }が効果を処理しています。
        }
    .situation = { situation-effect }
decision-AbilHighest = { $about ->
    [none] どの能力値を上げますか？
   *[other] { $about }：どの能力値を上げますか？
    }
    .others = { $about ->
        [none] { $who }が効果を処理しています。
       *[other] { $about }：{ $who }が効果を処理しています。
        }
    .situation = { situation-effect }
decision-Alleg = { $about ->
    [none] 誰の忠義が変わりますか？
   *[other] { $about }：誰の忠義が変わりますか？
    }
    .others = { $about ->
        [none] { $who }が効果を処理しています。
       *[other] { $about }：{ $who }が効果を処理しています。
        }
    .situation = { situation-effect }
decision-GrantAbility = { $about ->
    [none] 誰が効果を得ますか？
   *[other] { $about }：誰が効果を得ますか？
    }
    .others = { $about ->
        [none] { $who }が効果を処理しています。
       *[other] { $about }：{ $who }が効果を処理しています。
        }
    .situation = { situation-effect }
decision-Reattach = { $about ->
    [none] どのカードに付け替えますか？
   *[other] { $about }：どのカードに付け替えますか？
    }
    .others = { $about ->
        [none] { $who }が効果を処理しています。
       *[other] { $about }：{ $who }が効果を処理しています。
        }
    .situation = { situation-effect }
decision-Token = { $about ->
    [none] どのカードにしますか？
   *[other] { $about }：どのカードにしますか？
    }
    .others = { $about ->
        [none] { $who }が効果を処理しています。
       *[other] { $about }：{ $who }が効果を処理しています。
        }
    .situation = { situation-effect }
decision-Choose = { $about ->
    [none] どれを選びますか？
   *[other] { $about }：どれを選びますか？
    }
    .others = { $about ->
        [none] { $who }が効果を処理しています。
       *[other] { $about }：{ $who }が効果を処理しています。
        }
    .situation = { situation-effect }
decision-PatternTake = { $about ->
    [none] 中立トークンを何個取りますか？
   *[other] { $about }：中立トークンを何個取りますか？
    }
    .others = { $about ->
        [none] { $who }が効果を処理しています。
       *[other] { $about }：{ $who }が効果を処理しています。
        }
    .situation = { situation-effect }
decision-Pool = { $about ->
    [none] どのプールを変えますか？
   *[other] { $about }：どのプールを変えますか？
    }
    .others = { $about ->
        [none] { $who }が効果を処理しています。
       *[other] { $about }：{ $who }が効果を処理しています。
        }
    .situation = { situation-effect }
decision-PoolMove = { $about ->
    [none] いくつ移しますか？
   *[other] { $about }：いくつ移しますか？
    }
    .others = { $about ->
        [none] { $who }が効果を処理しています。
       *[other] { $about }：{ $who }が効果を処理しています。
        }
    .situation = { situation-effect }
decision-PoolReduce = { $about ->
    [none] どのプールから減らしますか？
   *[other] { $about }：どのプールから減らしますか？
    }
    .others = { $about ->
        [none] { $who }が効果を処理しています。
       *[other] { $about }：{ $who }が効果を処理しています。
        }
    .situation = { situation-effect }
decision-ReduceTotals = { $about ->
    [none] 何を減らしますか？
   *[other] { $about }：何を減らしますか？
    }
    .others = { $about ->
        [none] { $who }が効果を処理しています。
       *[other] { $about }：{ $who }が効果を処理しています。
        }
    .situation = { situation-effect }
decision-PoolSelfDamage = { $about ->
    [none] 自分のどの参加者がダメージを受けますか？
   *[other] { $about }：自分のどの参加者がダメージを受けますか？
    }
    .others = { $about ->
        [none] { $who }が効果を処理しています。
       *[other] { $about }：{ $who }が効果を処理しています。
        }
    .situation = { situation-effect }
decision-Aimed = { $about ->
    [none] どのカードにしますか？
   *[other] { $about }：どのカードにしますか？
    }
    .others = { $about ->
        [none] { $who }が効果を処理しています。
       *[other] { $about }：{ $who }が効果を処理しています。
        }
    .situation = { situation-effect }
decision-Symbols = { $about ->
    [none] どのシンボルを得ますか？
   *[other] { $about }：どのシンボルを得ますか？
    }
    .others = { $about ->
        [none] { $who }が効果を処理しています。
       *[other] { $about }：{ $who }が効果を処理しています。
        }
    .situation = { situation-effect }
decision-Results = { $about ->
    [none] 達成値と妨害値のどちらにしますか？
   *[other] { $about }：達成値と妨害値のどちらにしますか？
    }
    .others = { $about ->
        [none] { $who }が効果を処理しています。
       *[other] { $about }：{ $who }が効果を処理しています。
        }
    .situation = { situation-effect }
decision-PoolSymbolRemove = { $about ->
    [none] どのシンボルを失いますか？
   *[other] { $about }：どのシンボルを失いますか？
    }
    .others = { $about ->
        [none] { $who }が効果を処理しています。
       *[other] { $about }：{ $who }が効果を処理しています。
        }
    .situation = { situation-effect }
decision-RollNow = { $about ->
    [none] 誰が振りますか？
   *[other] { $about }：誰が振りますか？
    }
    .others = { $about ->
        [none] { $who }が効果を処理しています。
       *[other] { $about }：{ $who }が効果を処理しています。
        }
    .situation = { situation-effect }
decision-Strike = { $about ->
    [none] 反撃しますか？
   *[other] { $about }：反撃しますか？
    }
    .others = { $about ->
        [none] { $who }が効果を処理しています。
       *[other] { $about }：{ $who }が効果を処理しています。
        }
    .situation = { situation-effect }
decision-Portal = { $about ->
    [none] 誰が参加しますか？
   *[other] { $about }：誰が参加しますか？
    }
    .others = { $about ->
        [none] { $who }が効果を処理しています。
       *[other] { $about }：{ $who }が効果を処理しています。
        }
    .situation = { situation-effect }
decision-Search = { $about ->
    [none] どのカードを手札に加えますか？
   *[other] { $about }：どのカードを手札に加えますか？
    }
    .others = { $about ->
        [none] { $who }が効果を処理しています。
       *[other] { $about }：{ $who }が効果を処理しています。
        }
    .situation = { situation-effect }
decision-Look = { $about ->
    [none] 見たカードをどうしますか？
   *[other] { $about }：見たカードをどうしますか？
    }
    .others = { $about ->
        [none] { $who }が効果を処理しています。
       *[other] { $about }：{ $who }が効果を処理しています。
        }
    .situation = { situation-effect }
decision-Reveal = { $about ->
    [none] どのカードを公開しますか？
   *[other] { $about }：どのカードを公開しますか？
    }
    .others = { $about ->
        [none] { $who }が効果を処理しています。
       *[other] { $about }：{ $who }が効果を処理しています。
        }
    .situation = { situation-effect }
decision-Arrange = { $about ->
    [none] どの順番で戻しますか？
   *[other] { $about }：どの順番で戻しますか？
    }
    .others = { $about ->
        [none] { $who }が効果を処理しています。
       *[other] { $about }：{ $who }が効果を処理しています。
        }
    .situation = { situation-effect }
decision-Take = { $about ->
    [none] どのカードを手札に加えますか？
   *[other] { $about }：どのカードを手札に加えますか？
    }
    .others = { $about ->
        [none] { $who }が効果を処理しています。
       *[other] { $about }：{ $who }が効果を処理しています。
        }
    .situation = { situation-effect }
decision-NameCard = { $about ->
    [none] カード名を指定してください。
   *[other] { $about }：カード名を指定してください。
    }
    .others = { $about ->
        [none] { $who }が効果を処理しています。
       *[other] { $about }：{ $who }が効果を処理しています。
        }
    .situation = { situation-effect }
decision-Rotate = { $about ->
    [none] 誰を回転させますか？
   *[other] { $about }：誰を回転させますか？
    }
    .others = { $about ->
        [none] { $who }が効果を処理しています。
       *[other] { $about }：{ $who }が効果を処理しています。
        }
    .situation = { situation-effect }
decision-Ready = { $about ->
    [none] 誰を通常状態に戻しますか？
   *[other] { $about }：誰を通常状態に戻しますか？
    }
    .others = { $about ->
        [none] { $who }が効果を処理しています。
       *[other] { $about }：{ $who }が効果を処理しています。
        }
    .situation = { situation-effect }
decision-NoReady = { $about ->
    [none] 誰が通常状態に戻らなくなりますか？
   *[other] { $about }：誰が通常状態に戻らなくなりますか？
    }
    .others = { $about ->
        [none] { $who }が効果を処理しています。
       *[other] { $about }：{ $who }が効果を処理しています。
        }
    .situation = { situation-effect }
decision-RotateOnlyHeal = { $about ->
    [none] 治療のためにしか回転できなくなるのは誰ですか？
   *[other] { $about }：治療のためにしか回転できなくなるのは誰ですか？
    }
    .others = { $about ->
        [none] { $who }が効果を処理しています。
       *[other] { $about }：{ $who }が効果を処理しています。
        }
    .situation = { situation-effect }
decision-Move = { $about ->
    [none] 誰を移しますか？
   *[other] { $about }：誰を移しますか？
    }
    .others = { $about ->
        [none] { $who }が効果を処理しています。
       *[other] { $about }：{ $who }が効果を処理しています。
        }
    .situation = { situation-effect }
decision-StandDown = { $about ->
    [none] 誰が撤退しますか？
   *[other] { $about }：誰が撤退しますか？
    }
    .others = { $about ->
        [none] { $who }が効果を処理しています。
       *[other] { $about }：{ $who }が効果を処理しています。
        }
    .situation = { situation-effect }
decision-Leave = { $about ->
    [none] 誰が挑戦から離れますか？
   *[other] { $about }：誰が挑戦から離れますか？
    }
    .others = { $about ->
        [none] { $who }が効果を処理しています。
       *[other] { $about }：{ $who }が効果を処理しています。
        }
    .situation = { situation-effect }
decision-Join = { $about ->
    [none] どの挑戦に参加しますか？
   *[other] { $about }：どの挑戦に参加しますか？
    }
    .others = { $about ->
        [none] { $who }が効果を処理しています。
       *[other] { $about }：{ $who }が効果を処理しています。
        }
    .situation = { situation-effect }
decision-Trait = { $about ->
    [none] 誰の特性が変わりますか？
   *[other] { $about }：誰の特性が変わりますか？
    }
    .others = { $about ->
        [none] { $who }が効果を処理しています。
       *[other] { $about }：{ $who }が効果を処理しています。
        }
    .situation = { situation-effect }
decision-Blank = { $about ->
    [none] 誰がテキストを失いますか？
   *[other] { $about }：誰がテキストを失いますか？
    }
    .others = { $about ->
        [none] { $who }が効果を処理しています。
       *[other] { $about }：{ $who }が効果を処理しています。
        }
    .situation = { situation-effect }

ahead-window = タイミング
ahead-kind = カード

## 選択肢

option-Hold = { $kind }
option-Begin = この手札で始める
option-SetAside = { $kind }
option-DeclareCard = { $kind }を裏向きに置く
option-Contest = { $piece }の対決
option-DeclareNothing = 何もしない
option-Force = { $piece }
option-Toward = { $challenge }
option-StandDown = 撤退
option-Generate = { $piece }を回転させる
option-StopGenerating = 資源の発生を終える
option-Recruit = { $killed ->
    [yes] 墓地の{ $kind }をリクルート
   *[other] { $kind }をリクルート
    }
option-PlayAdvantage = { $kind }を使う
option-Heal = { $piece }を回転させて治療
option-Reinforce = { $piece }が{ $challenge }を補強
option-DiscardWeapon = { $piece }を捨てる
option-EndActions = 行動を終える
option-Soothe = トークンを転換して{ $piece }を治療
option-Cleanse = 魔力2で{ $piece }の腐敗を取り除く
option-Supplant = { $piece }を{ $kind }に置き換える
option-PlayEvent = { $challenge ->
    [0] { $kind }を使う
   *[other] { $challenge }で{ $kind }を使う
    }
option-Activate = { $about ->
    [0] { $piece }の効果を使う{ $ref }
   *[other] { $piece }の効果を使う：{ $about }{ $ref }
    }
# 効果が複数あるカードで、どの効果かをカードの言葉で。
ref-each = {""}
option-UseFromHand = 手札の{ $kind }を使う
option-PayWith = { $spared-count ->
    [0] { $symbols-count ->
        [0] 何も支払わない
       *[other] { $symbols }を支払う
    }
   *[other] { $symbols-count ->
        [0] 歴史模様のトークンを{ $spared-count }個転換する
       *[other] { $symbols }を支払い、トークンを{ $spared-count }個転換する
    }
    }
option-PayOtherwise = 支払い方を選ぶ
option-Spare = 自分の歴史模様のトークンを1個転換して{ ability-name }1を減らす
option-Spend = { $symbol }を支払う
option-DoneSparing = 転換を終える
option-HandCard = { $kind }
option-Terms = { $politics ->
    [0] { "" }
   *[other] 政治{ $politics }
    }{ $intrigue ->
    [0] { "" }
   *[other] 陰謀{ $intrigue }
    }{ $one_power ->
    [0] { "" }
   *[other] 魔力{ $one_power }
    }{ $combat ->
    [0] { "" }
   *[other] 軍事{ $combat }
    }を支払う
option-RotateFor = 代わりに{ $piece }を回転させる
option-RevealDragon = 公開する
option-KeepDragon = 裏向きのままにする
option-Take = { $id }
option-TakeKind = { $kind }
option-TakeSeat = { $player }
option-TakeWord = { $word }
option-TakeSymbol = { $symbol }
option-PoolOf = { $player }：{ $pool }
option-Yes = はい
option-No = いいえ
option-Done = 決定
pool-char = キャラクター用プール
pool-troop = 軍隊用プール
pool-support = 達成値
pool-opposition = 妨害値
word-scouting_party-a = 自分の軍隊用プール+1
word-scouting_party-b = 相手の軍隊用プール-1
word-invasion-a = 国家1つに支配トークン4個
word-invasion-b = カードを3枚引く
word-invasion-c = 捨て札から2枚を手札に戻す
word-the_wheel_weaves-a = 中立トークンを取る
word-the_wheel_weaves-b = キャラクター1体の記載された能力値+1
word-char = キャラクター用プール
word-pool_char = キャラクター用プール
word-character = キャラクター
word-troop = 軍隊
word-force = キャラクターか軍隊
word-player = プレイヤー
word-world = 世界
word-advantage = アドバンテージ
word-event = イベント
word-challenge = 挑戦
word-shuffle_self = デッキに戻してシャッフル
word-discard = 捨てる
word-home = 本拠地
word-standing_down = 撤退
word-rotate = 回転させる
word-bottom = 一番下
word-top = 一番上

## 選べない理由

why-OpeningHands = 自陣営の開始時カードをちょうど1枚と、種類の異なるカードだけです。
why-EventWindow = 今使えて、支払えて、対象のあるものだけです。
why-DiceWindow = このロールを変えるものだけです。
why-Declare = 条件を満たし対象のある手札の挑戦か、場の対決アドバンテージだけです。
why-PlaceForces = 本拠地の自分の軍勢だけです。
why-Commit = 戦場の自分の軍勢は、それぞれ1つの挑戦に参加するか撤退します。
why-GenerateSymbols = 本拠地にいる通常状態の自分のキャラクターだけです。
why-Act = 支払えて、条件を満たし、対象のあるものだけです。
why-PlayIt = 同じカードが付いていない正しい対象だけです。
why-Paying = コストをちょうど支払えるプールのシンボルだけです。
why-DeclareRollers = この段階の、振るダイスのある通常状態の参加者だけです。
why-SplitDamage = 0からダメージの合計までの数です。
why-Aim = 相手の参加者だけです。
why-Assign = ダメージはすべて相手の参加者に割り振ります。先に受けるカードがあります。
why-InsteadOfDamage = このダメージを変えるカードだけです。
why-HowMuch = 引き受けられる数までです。
why-InsteadOfDeath = この死亡を変えるカードだけです。
why-DiscardCards = 手札のカードだけです。少なくとも手札の上限までは捨てます。
why-DrawCards = 2枚まで、手札の上限を超えない範囲です。
why-TurnUpDragon = 公開するか、そのままにするかです。
why-Willing = 「はい」か「いいえ」です。
why-Want = 「はい」か「いいえ」です。
why-Spare = 自分のキャラクターが生み出した軍事だけです。
why-ChooseX = 1回以上、支払えて対象がある回数までです。
why-ChooseTarget = テキストが許す対象だけです。
why-PayMore = 「はい」か「いいえ」です。
why-PaySymbols = コストをちょうど支払えるプールのシンボルだけです。
why-PayCards = コストに書かれたカードだけです。
why-PayDamage = このカードがプールに入れたダメージだけです。
why-PayEither = 支払えるコストだけです。
why-Count = そのシンボルの数までです。
why-Determine = 公開の前に使えるものだけです。
why-DiscardDown = 超えている数だけです。
why-KeepFromRolling = 振らないことを選べる軍勢だけです。
why-FirstHit = まずダメージを受けなければならないカードだけです。
why-PayFor = 支払えるコストだけです。
why-RecruitIt = 支払えるコストだけです。
why-only-as-an-action = 軍勢のリクルートとアドバンテージの使用は、活動ラウンドの行動で行います。
why-only-in-a-window = イベントは、使えるタイミングでのみ使えます。
why-only-when-declaring = 挑戦は挑戦ラウンドに宣言します。
why-at-another-moment = 今は使えません。使えるタイミングはカードに書かれています。
why-not-of-this-side = 自分の陣営はこのカードを支配できません。
why-already-there = 同じ名称か人物のカードが場か墓地にあるか、ゲームから除かれています。
why-forbidden = 場の効果によって禁じられています。
why-no-requirement = カードに書かれた条件を今は満たしていません。
why-no-target = 今は対象がありません。
why-used-already = 使える回数をすべて使いました。
why-short = プールのシンボルが{ $count }個足りません。
why-unpayable = 今はコストを支払えません。
why-not-offered = それは選べません。
why-ActAs = それができる軍勢だけです。
why-KeepWithinCap = 参加できる数だけです。
why-ChooseDice = テキストが許すものだけです。
why-Carry = テキストが許すものだけです。
why-CarryUnseen = テキストが許すものだけです。

## 出来事

event-TurnBegan = { $battle ->
    [0] 第{ $turn }ターンが始まりました。
   *[other] 第{ $turn }ターン：最後の戦いが始まりました。
    }
event-RoundBegan = { $round }が始まりました。
event-Dominated = { $seat }が優勢です。
event-Entered = { $host ->
    [0] { $seat }の{ $kind }が場に出ました。
   *[other] { $seat }の{ $kind }が{ $host }に付きました。
    }
event-Left = { $kind }が場を離れました：{ $to }。
event-Killed = { $kind }が死亡しました。
event-ControlChanged = { $piece }を{ $seat }が支配しました。
event-AllReadied = カードが通常状態に戻り、軍勢が本拠地に戻りました。
event-Readied = { $piece }が通常状態に戻りました。
event-Rotated = { $piece }が回転しました。
event-Moved = { $place }へ移動：{ $pieces }。
event-Declared = { $form ->
    [card] { $kind ->
        [none] { $seat }が挑戦を裏向きに置きました。
       *[other] { $seat }が{ $kind }を裏向きに置きました。
        }
    [contest] { $seat }が{ $kind }の対決を宣言しました。
    [pattern] 歴史模様への挑戦が加わりました。
    [last_battle] { $seat }が最後の戦いでの挑戦を行います。
   *[other] { $seat }が{ $kind }で挑戦を行います。
    }
event-NothingDeclared = { $seat }は宣言しませんでした。
event-ChallengeRevealed = { $kind }が公開されました。
event-Aimed = { $seat }が{ $kind }の対象を選びました。
event-Joined = { $how ->
    [reinforce] { $piece }が{ $challenge }を補強しました。
   *[other] { $piece }が{ $challenge }に参加しました。
    }
event-CommitmentShown = { $challenge ->
    [0] { $piece }は撤退します。
   *[other] { $piece }は{ $challenge }に参加します。
    }
event-StoodDown = { $piece }が撤退しました。
event-Rolled = { $piece ->
    [0] { $seat }のロール：{ $dice }。
   *[other] { $piece }のロール：{ $dice }。
    }
event-Rerolled = 振り直し：{ $new }。
event-Tallied = { $piece ->
    [0] { $seat }
   *[other] { $piece }
    }：{ $challenge }で達成値{ $support }、妨害値{ $opposition }、ダメージ{ $damage }。
event-SymbolsGained = { $seat }が{ $symbols }を得ました。
event-SymbolsSpent = { $seat }が{ $symbols }を支払いました。
event-PoolsEmptied = プールが空になりました。
event-DamagePooled = { $seat }のダメージプール：キャラクター用{ $char }、軍隊用{ $troop }。
event-Damaged = { $piece }に{ $amount }ダメージ。
event-Healed = { $piece }のダメージを{ $amount }治療しました。
event-TokensChanged = { $piece }：{ $kind }トークン{ $amount }個。
event-ControlTokensChanged = { $piece }：{ $seat }の支配トークン{ $amount }個。
event-PatternChanged = { $seat ->
    [none] 歴史模様の増減：中立は{ $neutral }。
   *[other] 歴史模様の増減：{ $seat }は{ $own }、中立は{ $neutral }。
    }
event-Resolved = { $challenge }：達成値{ $support }、妨害値{ $opposition }。{ $winner ->
    [none] 成功した人はいません。
   *[other] { $winner }の成功です。
    }
event-Announced = { $seat }が{ $kind }を公開しました。
event-Played = { $seat }が{ $kind }を使いました。
event-Used = { $seat }が{ $kind }の効果を使いました。
event-Recruited = { $seat }が{ $kind }をリクルートしました。
event-Replaced = { $old }が{ $new }に置き換わりました。
event-TookToHand = { $card ->
    [none] { $seat }がカードを1枚手札に加えました。
   *[other] { $seat }が{ $card }を手札に加えました。
    }
event-Returned = { $seat }の{ $card }：{ $to }。
event-Discarded = { $seat }が{ $cards }を捨てました。
event-Shuffled = { $discards ->
    [yes] { $seat }が捨て札をシャッフルして新しいデッキにしました。
   *[other] { $seat }がデッキをシャッフルしました。
    }
event-LookedAt = { $cards ->
    [none] { $seat }が{ $owner }のカードを{ $count }枚見ました。
   *[other] { $seat }が{ $owner }の{ $cards }を見ました。
    }
event-CardsRevealed = { $owner }が{ $cards }を公開しました。
event-DragonRevealed = { $enters ->
    [yes] { $kind }が最後の戦いに加わりました。
   *[other] { $kind }を公開して捨てました。
    }
event-Fulfilled = { $kind }が成就しました。
event-Lost = { $seat }の敗北：{ $why }。
event-Undecided = { $turns }ターンで決着がつかず、引き分けになりました。
event-Lasted = { $targets-count ->
    [0] { $kind }の効果が続きます。
   *[other] { $targets }に{ $kind }の効果が続きます。
    }
event-Chosen = { $seat }が{ $kind }のために{ $word }を選びました。
why-avatar = 分身が死亡
why-taveren = 歴史の織り人が死亡
why-last_battle = 最後の戦いに敗れた
why-nothing_generated = 最後の戦いで何も出せなかった
end-hero = 光の勝利
end-villain = 闇の勝利
end-none = 勝者なし
end-avatar = { $card }が死亡しました。
end-taveren = { $card }が死亡しました。
end-last_battle = { $name }は最後の戦いに{ $margin }差で敗れました。
end-nothing_generated = { $name }は最後の戦いで何も出せませんでした。
round-setup = 準備
round-ready = 準備ラウンド
round-challenge = 挑戦ラウンド
round-action = 活動ラウンド
round-resolution = 決着ラウンド
round-draw = ドローラウンド
place-home = 本拠地
place-field = 戦場
to-hand = 手札へ
to-deck = デッキへ
to-discard = 捨て札へ
to-killed = 墓地へ
to-removed = ゲームから取り除かれる
to-play = 場へ
to-stash = カードの下へ
to-set_aside = 脇へ
# ダイスの目
dice-each = { ability-name }（{ die-shown }）
new-each = { ability-name }（{ die-shown }）
option-TakeDie = { ability-name }（{ die-shown }）
die-shown = { $ability ->
    [P] { $face ->
        [0] シンボル
        [1] シンボル＋達成値
        [2] 達成値
        [3] 達成値＋妨害値
        [4] シンボル＋妨害値
       *[5] 妨害値
    }
    [I] { $face ->
        [0] シンボル
        [1] 達成値＋ダメージ
        [2] シンボル＋達成値
        [3] 達成値＋妨害値
        [4] シンボル＋妨害値
       *[5] 妨害値
    }
    [O] { $face ->
        [0] シンボル
        [1] シンボル＋達成値
        [2] 達成値
        [3] 達成値＋妨害値
        [4] 妨害値
       *[5] ダメージ
    }
   *[C] { $face ->
        [0] シンボル
        [1] シンボル＋達成値
        [2] 達成値
        [3] 妨害値
        [4] 妨害値＋ダメージ
       *[5] ダメージ
    }
    }
ability-name = { $ability ->
    [P] { kind-P }
    [I] { kind-I }
    [O] { kind-O }
   *[C] { kind-C }
    }
ability-P = P
ability-I = I
ability-O = O
ability-C = C
symbol-each = { $source ->
    [0] { ability-name }
   *[other] { ability-name }（{ $kind }）
    }
symbols-each = { ability-name }
paid-each = { ability-name }

## カードのトークン

kind-power = 魔力
kind-follower = 従者
kind-reserve = 予備
kind-wealth = 富
kind-investment = 投資
kind-limit = 制限
kind-prisoner = 囚人
kind-recovery = 回復
kind-rallying = 鬨
kind-initiative = 主導
kind-plan = 計画
kind-versatility = 多才
kind-enemy = 敵
kind-allegiance = 忠義
kind-corruption = 腐敗

## 場のものの名前

noun-piece = { $kind }{ $number ->
    [0] { "" }
   *[other] { $number }
    }{ $player ->
    [none] { "" }
   *[other] （{ $player }）
    }
noun-challenge = { $form ->
    [pattern] 歴史模様への挑戦
    [last_battle] 最後の戦いでの挑戦
    [contest] { $kind }の対決
   *[other] { $kind ->
        [card] 裏向きの挑戦
       *[other] { $kind }
        }
    }
noun-gone = 場を離れたカード
amount = { $what }{ $count }

## 終わりに

key-0 = 勝利
key-hint = 相手だけが敗北すれば勝ち、それ以外は引き分けです。

## バリアント

agreed-profile = ルールの版
    .hint = 2つの版は、ダメージの割り振りなど数点が異なります。くわしくはルール2.3をご覧ください。
agreed-profile-seed = 初版
agreed-profile-rules_2_0 = 改訂版

## テキストの表示

draw-turn = ターン
draw-light = 光
draw-neutral = 中立
draw-shadow = 闇
draw-play = 場
draw-rotated = 回転
draw-face_down = 裏向き
draw-control = 支配
draw-dominant = 優勢
draw-pattern = 歴史模様
draw-dice = ダイス
draw-challenge = 挑戦
draw-card = 挑戦
draw-virtual = 挑戦
draw-contest = 対決
draw-last_battle = 最後の戦い
draw-hand = 手札
draw-deck = デッキ
draw-pool = 資源プール
draw-discards = 捨て札
draw-killed = 墓地
stage-declared = 宣言
stage-om = 動作開始
stage-ctg = 取っ組み合い
stage-outcome = 結果
stage-resolved = 決着
step-place = 軍勢の選定
step-determine = 参加の決定
step-reveal = 公開
step-commit = 参加
step-w_ready = 準備の後
step-w_declared = 宣言の後
step-w_placed = 軍勢を移した後
step-w_participation = 参加先の公開後
step-w_generate_end = 資源の発生後
step-w_action = 行動の後
step-w_action_end = 行動の終わり
step-om_start = 動作開始の始め
step-om_pools = 動作開始のダメージ前
step-ctg_start = 取っ組み合いの始め
step-ctg_pools = 取っ組み合いのダメージ前
step-outcome_start = 結果の前
step-w_resolution_end = 決着ラウンドの終わり
step-w_dead = 死者の廃棄
step-w_draw_end = カードを引いた後
step-declare = 宣言
step-generate = 資源の発生
step-actions = 行動
step-hands = 捨てる・引く

## デッキ構築

workshop-pool = カード
workshop-deck = デッキ
workshop-numbers = 統計
workshop-hand = 初手テスト
workshop-search = カードを検索
workshop-search-example = 軍隊 アンドール コスト<=2
workshop-search-help = 検索のヘルプ
workshop-search-words = 入力した語すべてに一致するカードを表示します。名前・テキスト・種類・特性・忠義・セットを、日本語でも英語でも検索できます。項目を指定するには set:premier、`種類:軍隊`、`特性:賢者`、`名前:ランド`、`本文:引く`のように書きます。コスト<=2、政治>=3、ダイス>5、デッキ>0のように数値も比較できます。「-アイール」は除外、「アイール または アンドール」はどちらか一方、引用符で囲むと一続きの語になります。
workshop-query-number = 「{ $text }」には数値が必要です（例：コスト<=2）。
workshop-query-field = 「{ $text }」という項目はありません。名前、本文、コスト、ダイス、デッキ、政治、陰謀、魔力、軍事、{ $list }が使えます。
workshop-query-value = 「{ $text }」に一致するものはありません。{ $list ->
    [none] { "" }
   *[other] 指定できるもの：{ $list }
  }
workshop-query-or = 「{ $text }」の前後に語が必要です。
workshop-filters = 絞り込み
workshop-filter-side = 陣営
workshop-filter-type = 種類
workshop-filter-set = セット
workshop-filter-allegiance = 忠義
workshop-filter-ability = 能力値
workshop-filter-rarity = レアリティ
workshop-order = 並べ替え
workshop-order-then = 次の条件
workshop-order-best = 一致度
workshop-order-name = 名前
workshop-order-cost = コスト
workshop-order-type = 種類
workshop-order-set = セットと番号
workshop-order-rarity = レアリティ
workshop-order-dice = ダイスの数
workshop-found = { $count }種類
workshop-show-more = さらに{ $count }種類
workshop-copies = { $name }の枚数
workshop-less = { $name }を1枚減らす
workshop-more = { $name }を1枚増やす
workshop-all = { $name }を{ $count }枚入れる
workshop-cost = コスト
workshop-rule = ルール{ $rule }
workshop-abilities = 能力値
workshop-size = { $count }枚
workshop-empty = デッキは空です。＋でカードを入れるか、構築済みデッキを開いてください。
workshop-types = 種類
workshop-curve = コスト分布
workshop-curve-at = シンボル{ $cost }個：{ $count }枚
workshop-balance = ダイスとシンボル
workshop-dice = ダイス
workshop-symbols = 平均の出目
workshop-asked = 合計コスト
workshop-per-hundred = このデッキのダイス100個の平均：
workshop-opening = 開始時の手札
workshop-opening-hint = 開始時のキャラクターと、種類の異なるカードです。ゲームのたびに選び直せます。ボットはこれを使います。
workshop-leader = 分身
workshop-opening-chosen = { $places }枚のうち{ $count }枚を選択済み
workshop-opening-card = { $number }枚目
workshop-beside = 別に置くカード
workshop-advantage = 開始時アドバンテージ
workshop-dragon = 別に置く「竜王の再来」
workshop-new-hand = 新しい手札
workshop-draw = { $count }枚引く
workshop-left = デッキの残り{ $count }枚

## 盤面

turn = 第{ $turn }ターン
pattern = 歴史模様
pattern-rest = 最後の戦いまで{ $rest }
pattern-words = 歴史模様：光{ $light }、闇{ $shadow }、中立{ $neutral }。最後の戦いまであと{ $rest }。
pattern-light = 光
pattern-shadow = 闇
pattern-neutral = 中立
last-battle = 最後の戦い
led-by = 分身：{ $name }
is-dominant = 優勢
home-of = { $player }の本拠地
hand-left = { $player }の残った手札
pile-hand = 手札
pile-deck = デッキ
pile-discard = 捨て札
pile-killed = 墓地
seat-counts = 模様{ $tokens }・手札{ $held }
challenges = 挑戦
no-challenges = まだ挑戦はありません。
challenge-hidden = 裏向きの挑戦
challenge-of = { $player }の挑戦
face-down = 裏向き
field-pattern = 歴史模様
field-card = 挑戦
field-contest = 対決
field-last_battle = 最後の戦い
field-virtual = 挑戦
stage-now = 解決中
support = 達成値
opposition = 妨害値
must-be-higher = 上回れば成功
holds-on-a-tie = 同点なら守る
three-for-light = 3差で光のトークン
three-for-shadow = 3差で闇のトークン
five-to-win = 5差以上で勝ち
dice-thrown = ダイス：{ $dice }
to-choose-from = この中から選びます
card-rotated = 回転
card-damage = ダメージ{ $count }
card-mortal = 致命傷
card-corruption = 腐敗{ $count }
number-printed = 記載
number-permanent = 永続
number-current = 現在
part-printed = 記載{ $count }
part-permanent = { $amount } { $by }（永続）
part-for-now = { $amount } { $by }
part-damage = { $amount }ダメージ
part-corruption = { $amount }腐敗
lasting-from = { $name }による変化

window-w_ready = { step-w_ready }
window-w_declared = { step-w_declared }
window-w_placed = { step-w_placed }
window-w_participation = { step-w_participation }
window-w_generate_end = { step-w_generate_end }
window-w_action = { step-w_action }
window-w_action_end = { step-w_action_end }
window-om_start = { step-om_start }
window-om_pools = { step-om_pools }
window-ctg_start = { step-ctg_start }
window-ctg_pools = { step-ctg_pools }
window-outcome_start = { step-outcome_start }
window-w_resolution_end = { step-w_resolution_end }
window-w_dead = { step-w_dead }
window-w_draw_end = { step-w_draw_end }
window-before_roll = ダイスを振る前
window-reroll = 振り直せるとき
window-on_roll = ダイスを振った後

pattern-aim = 3差をつけた側がトークン1個を得ます。それ以外は中立トークンです。
see-the-table = 盤面を見る
lay-out = カードを広げる
opening-place = { $place }枚目
opening-other-type = 別の種類
opening-missing = { $count ->
    [0] 手札がそろいました。
   *[other] あと{ $count }枚
}
opening-types = カードの種類
opening-all = すべて
opening-good = おすすめ
not-yet-sent = 未定
waits-for-round = { $round }
deals-damage = { $count }ダメージを与える
lacks = 不足
symbols-short = { $ability }が{ $count }不足
can-play = { $type ->
    [Recruit] リクルート
    [DeclareCard] 宣言
   *[other] 使う
}
can-play-which = カードを選択
as-it-stands = { $support }対{ $opposition }：今のままなら{ $end }です。
stands-hero_succeeds = 光陣営の成功
stands-hero_fails = 光陣営の失敗
stands-villain_succeeds = 闇陣営の成功
stands-villain_fails = 闇陣営の失敗
stands-hero_token = 光のトークン
stands-villain_token = 闇のトークン
stands-neutral_token = 中立トークン
stands-hero_wins = 光陣営の勝ち
stands-villain_wins = 闇陣営の勝ち
stands-both_lose = 両陣営の負け
stands-gone = 対象がなく効果なし
stands-open = 最後の戦いの継続

## ヒントで示す理由

reason-unknown = 相手の手札、デッキ、これから出る目は知りません。
reason-points = 歴史模様に自陣営トークンを{ $points }個加えます。
reason-adds = すぐに自分の結果が{ $count }増えます。
reason-score = 今の結果は、自分{ $mine }、相手{ $theirs }です。
reason-pattern-margin = { $margin }以上の差で、自陣営トークンを1個加えます。
reason-battle-margin = 自陣営トークンを足して{ $margin }以上の差で勝ちです。
reason-more-support = 達成値が妨害値より大きければ成功です。
reason-more-opposition = 達成値が妨害値より大きくなければ失敗です。
reason-hand = 手札は{ $count }枚、上限は{ $limit }枚です。
reason-deck = デッキは残り{ $count }枚になります。
reason-split = ダメージはキャラクターに{ $char }、軍隊に{ $troop }です。
reason-rolls = ダイスを{ $count }個振ります。
reason-no-roll = 振らない軍勢は回転しません。
reason-makes-room = 手札が空き、{ $count }枚になります。
reason-keeps-hand = 手札{ $count }枚がすべて残ります。
reason-rerolls = ダイス{ $count }個を振り直します。
reason-can-fight = 軍勢{ $count }体（ダイス{ $dice }個）が挑戦に参加できます。
reason-can-generate = 本拠地のキャラクター{ $count }体が資源を生み出せます。
reason-stays-home = 本拠地にいれば、挑戦のダメージを受けません。
reason-stands-down = 撤退した軍勢は戦いません。
reason-sends = { $challenge }に軍勢{ $count }体（ダイス{ $dice }個）が参加します。
reason-mortal = { $amount }ダメージで{ $piece }を倒せます。
reason-damages = { $piece }が{ $amount }ダメージを受けます。
reason-others-hit = ほかの{ $count }体もダメージを受けます。
reason-ready-forces = このターンの挑戦に使える軍勢は{ $count }体です。
reason-hand-left = 手札は{ $count }枚になります。
reason-no-card = 手札は減りません。
reason-pool-left = 資源プールにシンボルが{ $count }個残ります。
reason-spares = 自陣営トークン{ $count }個が中立になります。
reason-no-tokens = 自陣営トークンは使いません。
reason-brings = 能力値は{ $abilities }です。
reason-price = コストは{ $price }です。
reason-no-price = コストは書かれていません。
reason-generates = 資源のためにダイスを{ $count }個振ります。
reason-wanted = 手札の{ $kind }のコストは{ $price }です。
reason-heals = { $piece }のダメージを{ $amount }取り除きます。
reason-of-yours = 自分のカードです。
reason-of-theirs = { $owner }が支配しています。
reason-dice-of = ダイスは{ $abilities }です。
reason-keeps = 手札{ $cards }枚とシンボル{ $symbols }個が残ります。
reason-pool = 資源プールのシンボルは{ $count }個です。
reason-stay-ready = 本拠地の軍勢{ $count }体は通常状態のままです。
reason-pool-lost = { $count ->
        [0] 資源プールは空で、何も失いません。
       *[other] 使わないシンボル{ $count }個を失います。
    }
