### Decks

brings-dragon_reborn_starter = 竜王の再来スターター
brings-forsaken_starter = 闇セダーイスターター
side-hero = 光陣営
side-villain = 闇陣営
set-premier = プレミア
set-dark_prophecies = 闇の予言
set-children_of_the_dragon = 竜王の子ら
set-promo = プロモ
set-cycles = サイクル
agreed-format = デッキ
agreed-format-standard = すべてのセット
agreed-format-premier_only = プレミアのみ
agreed-format-tournament = 大会
why-other-side = { $side ->
    [hero] この席は光陣営です。光陣営のデッキが必要です。
   *[villain] この席は闇陣営です。闇陣営のデッキが必要です。
  }
why-unknown-card = 「{ $name }」というカードはもうありません。
why-deck-too-small = { $count }枚です。デッキは{ $least }枚以上です。
why-too-many-copies = 「{ $name_ja }」が{ $count }枚あります。{ $most }枚までです。
why-too-many-forces = キャラクターと軍隊が{ $count }枚あります。大会ではデッキの半分まで、ここでは{ $most }枚までです。
why-never-legal = 「{ $name_ja }」は使えません。
why-wrong-set = 「{ $name_ja }」はこの形式のセットに含まれていません。
why-no-avatar = { $side ->
    [hero] 「開始時主人公」のカードがありません。
   *[villain] 「開始時幹部」のカードがありません。
  }
why-no-opening-hand = 開始時手札が作れません。開始時のキャラクターのほかに、種類の異なる3枚が必要です。
why-wrong-opening = 選ばれた開始時手札は、デッキの中の開始時のキャラクター1枚と種類の異なる3枚になっていません。
why-no-starting-advantage = 「{ $name_ja }」は開始時アドバンテージではありません。
why-no-dragon = 「{ $name_ja }」は別に置けません。置けるのは光陣営の「竜王の再来」の開始時主人公だけです。
why-never-controlled = { $side ->
    [hero] 光陣営は「{ $name_ja }」をコントロールできません。
   *[villain] 闇陣営は「{ $name_ja }」をコントロールできません。
  }
why-unread-card = { $line }行目：「{ $text }」というカードはありません。{ $near_ja ->
    [""] { "" }
   *[other] 「{ $near_ja }」でしょうか？
  }
why-unreadable = 古い版のデッキのため、もう読めません。
