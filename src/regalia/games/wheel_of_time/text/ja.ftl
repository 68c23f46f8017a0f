# 時の車輪の日本語。メッセージの名前は docs/protocol.md、カードのテキストは cards.ja.ftl にあります。

game-title = 時の車輪
game-summary = 2人用のトレーディングカードゲーム。光陣営と闇陣営が軍勢を集め、4種のダイスで挑戦を争い、最後の戦いに向けて歴史模様を織り上げます。使えるカードは全615種。自分のデッキで遊べます。
game-goal = 最後の戦いに勝つか、相手の分身を死亡させると勝利。

## 陣営・能力・結果

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
set-dark_prophecies = 闇の預言
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
brings-forsaken_starter = 闇セダーイスターター
side-hero = 光陣営
side-villain = 闇陣営
agreed-format = デッキ
agreed-format-standard = すべてのセット
agreed-format-premier_only = 基本セットのみ
agreed-format-tournament = 大会
why-other-side = { $side ->
    [hero] この席は光陣営です。光陣営のデッキが必要です。
   *[villain] この席は闇陣営です。闇陣営のデッキが必要です。
  }
why-unknown-card = 「{ $name }」というカードはもうありません。
why-deck-too-small = { $count }枚です。デッキは{ $least }枚以上です。
why-too-many-copies = 「{ $ja }」が{ $count }枚あります。{ $most }枚までです。
why-too-many-forces = キャラクターと軍隊が{ $count }枚あります。大会ではデッキの半分まで、ここでは{ $most }枚までです。
why-never-legal = 「{ $ja }」は使えません。
why-wrong-set = 「{ $ja }」はこの形式のセットに含まれていません。
why-no-avatar = { $side ->
    [hero] 「開始時主人公」のカードがありません。
   *[villain] 「開始時幹部」のカードがありません。
  }
why-no-opening-hand = 開始時の手札が作れません。開始時のキャラクターのほかに、種類の異なる3枚が必要です。
why-wrong-opening = 選ばれた開始時の手札は、デッキの中の開始時のキャラクター1枚と種類の異なる3枚になっていません。
why-no-starting-advantage = 「{ $ja }」は開始時アドバンテージではありません。
why-no-dragon = 「{ $ja }」は別に置けません。置けるのは光陣営の「竜王の再来」の開始時主人公だけです。
why-never-controlled = { $side ->
    [hero] 光陣営は「{ $ja }」を支配できません。
   *[villain] 闇陣営は「{ $ja }」を支配できません。
  }
why-no-such-card = { $line }行目：「{ $text }」というカードはありません。
why-misspelt-card = { $line }行目：「{ $text }」というカードはありません。「{ $ja }」でしょうか？
why-unreadable = 古い版のデッキのため、もう読めません。

## デッキ構築

workshop-pool = カード
workshop-deck = デッキ
workshop-numbers = 内訳
workshop-hand = 手札
workshop-search = カードを探す
workshop-search-example = 軍隊 アンドール コスト<=2
workshop-search-help = 検索のしかた
workshop-search-words = すべての語に当てはまるカードが出ます。名前・種類・忠義・特徴・セットを、日本語でも英語でも書けます。コスト<=2、政治>=3、ダイス>5、デッキ>0のように比べられます。本文:引く はカードの文章を探します。-アイール は除外、アイール|アンドール はどちらか、"闇王 軍" は続きの語です。
workshop-filters = 絞り込み
workshop-filter-side = 陣営
workshop-filter-type = 種類
workshop-filter-set = セット
workshop-filter-allegiance = 忠義
workshop-filter-ability = 能力
workshop-filter-rarity = 希少度
workshop-order = 並び順
workshop-order-name = 名前
workshop-order-cost = コスト
workshop-order-number = 番号
workshop-found = { $count }種類
workshop-show-more = さらに{ $count }種類
workshop-copies = 「{ $name }」の枚数
workshop-less = 「{ $name }」を1枚減らす
workshop-more = 「{ $name }」を1枚増やす
workshop-cost = コスト
workshop-abilities = 能力
workshop-size = { $count }枚
workshop-empty = デッキは空です。＋でカードを入れるか、用意されたデッキから始めてください。
workshop-types = 種類
workshop-curve = コスト（シンボル数）
workshop-curve-at = シンボル{ $cost }個：{ $count }枚
workshop-balance = ダイスとシンボル
workshop-dice = ダイス
workshop-symbols = 出る数
workshop-asked = コスト
workshop-per-hundred = このデッキのダイス100個で平均して出る数：
workshop-opening = 開始時手札
workshop-opening-hint = 開始時のキャラクターと、種類の異なるカードです。ゲームのたびに選び直せます。ボットはこれを使います。
workshop-leader = 主人公・幹部
workshop-opening-card = { $number }枚目
workshop-beside = デッキのほかに
workshop-advantage = 開始時アドバンテージ
workshop-dragon = 別に置く「竜王の再来」
workshop-new-hand = 手札を試す
workshop-draw = { $count }枚引く
workshop-left = デッキの残り{ $count }枚
