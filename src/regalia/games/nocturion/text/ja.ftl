# ノクチュリオン、日本語。メッセージの名前は docs/protocol.md を参照。

game-title = ノクチュリオン
game-pitch = ダイスを取り合い、夜の都で獣を呼び出す。
game-summary = ダイスと獣の夜の都。ダイスを取り合って4つの地域に置き、家系の伝来品を装備し、獣を召喚し、クエストを達成します。原作の印刷内容の大半は公開されていないため、タイル・家系・クエスト・獣・呪いは独自に復元したものです。
game-goal = 最終年が終わったとき、威信が最も多いプレイヤーの勝ちです。

noun-printed = { $ja }

## 決定

decision-Lead = どの家系を率いますか？その能力をゲームの間ずっと使えます。
    .others = { $who }が家系を選んでいます。
    .situation = 選べる家系は{ $options }つ。伝来品を装備するごとに能力が増えます。
decision-PickDie = 手番で使うダイスを1個取ってください。
    .others = { $who }がダイスを選んでいます。
    .situation = { $full ->
        [yes] すでに{ $dice }個あるので、代わりに資源を取ります。
       *[no] プールのダイスは{ $pool }個、あなたのダイスは{ $dice }個です。
    }
decision-Act = ダイスの配置、装備、クエスト達成、手番終了から選んでください。
    .others = { $who }の手番です。
    .situation = ダイス{ $dice }個。可能：{ situation-locations }、{ situation-heirlooms }、{ situation-quests }。
decision-NameResource = 置けないダイスの代わりにどの資源を取りますか？季節はその資源まで進みます。
    .others = { $who }が資源を選んでいます。
    .situation = 資源は{ $held }個（上限{ $limit }個）。
decision-UseLocation = { $about }：能力を使いますか？
    .ahead = ロケーションの能力を使えるとき
    .others = { $who }が「{ $about }」の能力を使うか決めています。
    .situation = 資源は{ $held }個（上限{ $limit }個）。
decision-UseQuest = 「{ $about }」：報酬を得ますか？
    .ahead = クエストの報酬を得られるとき
    .others = { $who }が「{ $about }」の報酬を得るか決めています。
    .situation = 資源は{ $held }個（上限{ $limit }個）。
decision-UseBeast = { $about }を召喚しました。能力を使いますか？
    .ahead = 召喚したばかりの獣を使えるとき
    .others = { $who }が{ $about }を使うか決めています。
    .situation = 獣小屋は{ $stable }体（上限{ $room }体）。
decision-UseHouse = { $about }：能力を使いますか？
    .others = { $who }が家系の能力を使うか決めています。
    .situation = 資源は{ $held }個（上限{ $limit }個）。
decision-MayUse = 能力を使いますか？
    .others = { $who }が能力を使うか決めています。
    .situation = 資源は{ $held }個（上限{ $limit }個）。
decision-ChooseEffect = { $about }：どの効果を使いますか？
    .others = { $who }が「{ $about }」の効果を選んでいます。
    .situation = 使える効果は{ $options }つです。
decision-React = { $player ->
        [none] 誰か
       *[other] { $player }
    }が{ $event ->
        [gain] { $about }を得ました
        [heirloom_equipped] { $about }を装備しました
        [quest_completed] 「{ $about }」を達成しました
        [beast_summoned] { $about }を召喚しました
       *[other] { $about }を起動しました
    }。獣で対応しますか？
    .ahead = 自分の獣で対応できるとき
    .others = { $who }が{ $about }に対応するか決めています。
    .situation = { $beasts ->
        [0] 今、対応できる獣はいません。
       *[other] 対応できる獣は{ $beasts }体です。
    }
decision-TakeAny = { $about }：どの資源を得ますか？
    .others = { $about }：{ $who }が資源を選んでいます。
    .situation = あと{ $left }個。資源は{ $held }個（上限{ $limit }個）。
decision-GiveUp = { $about }：交換に出す資源はどれですか？
    .others = { $about }：{ $who }が資源を交換しています。
    .situation = あと{ $left }個まで。資源は{ $held }個（上限{ $limit }個）。
decision-TakeInstead = { $about }：返す資源の代わりにどれを得ますか？
    .others = { $about }：{ $who }が資源を交換しています。
    .situation = 別の種類に限ります。資源は{ $held }個（上限{ $limit }個）。
decision-TurnDie = { $about }：どのダイスをどの目に変えますか？
    .others = { $about }：{ $who }がダイスの目を変えています。
    .situation = 変え方は{ $options }通りあります。
decision-RerollDie = { $about }：どのダイスを振り直しますか？
    .others = { $about }：{ $who }がダイスを振り直しています。
    .situation = 選べるダイスは{ $options }個です。
decision-Lose = { $player ->
        [none] {""}
       *[other] { $player }の
    }{ $about }：どの資源を失いますか？
    .others = { $about }：{ $who }が資源を失います。
    .situation = { $held }個のうち{ $left }個を失います。
decision-DiscardResources = ラウンド終了時の資源が上限を超えています。どれを捨てますか？
    .others = { $who }が資源を捨てています。
    .situation = 資源{ $held }個、上限{ $limit }個。あと{ $left }個捨てます。
decision-FillHand = ラウンド終了時の手札が多すぎます。どの獣を捨てますか？
    .others = { $who }が獣を捨てています。
    .situation = 手札{ $hand }枚、上限{ $most_hand }枚。{ $most }枚捨てます。
decision-SummonBeast = { $about }：手札のどの獣を召喚しますか？
    .others = { $about }：{ $who }が獣を召喚しています。
    .situation = 手札{ $hand }枚のうち{ $options }枚を支払えます。獣小屋は{ $stable }体（上限{ $room }体）。
decision-MakeRoom = 獣小屋がいっぱいです。{ $arriving }のためにどの獣を捨てますか？
    .others = { $who }が{ $arriving }の場所を空けています。
    .situation = { $stable }体のうち、活性の{ $options }体から選べます。
decision-Payment = { $about }：{ $paying ->
        [none] どの資源を支払いますか？
        [discount] 割引でどのアイコンを免除しますか？
       *[other] 呪いのため、追加でどの資源を支払いますか？
    }
    .others = { $who }が{ $about }のために支払っています。
    .situation = あと{ $left }個。資源は{ $held }個（上限{ $limit }個）。
decision-KeepCards = { $about }：どの獣を手札に加えますか？残りはデッキの一番下に置きます。
    .others = { $about }：{ $who }が獣カードを見ています。
    .situation = { $options }枚から{ $most }枚。手札は{ $hand }枚（上限{ $most_hand }枚）。
decision-ExhaustBeasts = { $about }：どの獣を消耗させますか？このラウンドは使えなくなります。
    .others = { $about }：{ $who }が消耗させる獣を選んでいます。
    .situation = { situation-choices }
decision-ReadyBeasts = { $about }：どの獣を活性にしますか？
    .others = { $about }：{ $who }が活性にする獣を選んでいます。
    .situation = { situation-choices }
decision-ToggleBeast = { $about }：どの獣を消耗または活性にしますか？
    .others = { $about }：{ $who }が消耗または活性にする獣を選んでいます。
    .situation = すべての獣小屋の{ $options }体から選べます。
decision-CashBeast = { $about }：どの獣を捨てて、その威信をもう一度得ますか？
    .others = { $about }：{ $who }が威信のために捨てる獣を選んでいます。
    .situation = { $stable }体のうち、活性の獣は{ $options }体です。
decision-GiveCurse = { $about }：「{ $curse }」を引きました。誰に与えますか？
    .others = { $who }が「{ $curse }」を与える相手を選んでいます。
    .situation = 呪い：{ $victims }。
decision-Incoming = { $player ->
        [none] 「{ $curse }」を受けます
       *[other] { $player }から「{ $curse }」を受けます
    }。獣で対応しますか？
    .ahead = 呪いを受けるとき
    .others = { $who }が「{ $curse }」を受けるところです。
    .situation = { $beasts ->
        [0] 今、対応できる獣はいません。
       *[other] 対応できる獣は{ $beasts }体です。
    }
decision-Receive = { $player ->
        [none] 「{ $curse }」を受けますが
       *[other] { $player }から「{ $curse }」を受けますが
    }、これ以上は持てません。今ある呪いのどれを捨てますか？
    .others = { $who }が「{ $curse }」を受け、呪いを1枚捨てます。
    .situation = 呪いは上限の{ $curses }枚です。
decision-DiscardCurse = { $about }：どの呪いを捨てますか？
    .others = { $about }：{ $who }が呪いを捨てています。
    .situation = 持っている呪いは{ $curses }枚です。
decision-PassCurse = { $about }：どの呪いを誰に移しますか？
    .others = { $about }：{ $who }が呪いを移しています。
    .situation = 持っている呪いは{ $curses }枚です。
decision-ChooseRegion = { $about }：どの地域に資源を補充しますか？
    .others = { $about }：{ $who }が補充する地域を選んでいます。
    .situation = 空きのある地域は{ $options }つです。
decision-EquipOne = { $about }：どの伝来品を無料で装備しますか？
    .others = { $about }：{ $who }が伝来品を装備しています。
    .situation = 装備済みは{ $equipped }つ、残りは{ $unequipped }つです。

# できることと、各自の呪いの数
situation-locations = 場所{ $locations }か所
situation-heirlooms = 伝来品{ $heirlooms }つ
situation-quests = クエスト{ $quests }件
victims-each = { $seat } { $curses }枚

ahead-about = どの能力か
ahead-news = 出来事
ahead-player = プレイヤー
ahead-curse = 呪い
news-gain = 資源の獲得
news-heirloom_equipped = 伝来品の装備
news-quest_completed = クエストの達成
news-beast_summoned = 獣の召喚
news-location_activated = ロケーションの起動

## 選択肢

option-ChooseHouse = { $house }
option-Pick = { $die }のダイスを取る
option-Take = { $resource }を得る
option-Reserve = { $die }のダイスを保持する
option-Equip = { $heirloom }を装備する
option-Activate = { $die }のダイスで{ $location }を起動する
option-UseHouse = { $house }の能力を使う
option-UseBeast = { $beast }を使う
option-Release = { $beast }を捨てて能力を使う
option-Complete = 「{ $quest }」を達成する
option-DiscardDie = { $die }のダイスを捨てて資源を得る
option-EndTurn = 手番を終える
option-Use = 使う
option-Choose = { $effect }
option-Skip = 使わない
option-Return = { $resource }を返す
option-Done = ここで終える
option-Change = { $crest ->
        [yes] 紋章の
       *[other] {""}
    }{ $die }を{ $to }に変える
option-Reroll = { $crest ->
        [yes] 紋章の
       *[other] {""}
    }{ $die }を振り直す
option-Summon = { $beast }を召喚する
option-Discard = { $beast }を捨てる
option-Waive = { $resource }の支払いを免除する
option-Pay = { $resource }を支払う
option-Keep = { $beast }を手札に加える
option-Exhaust = { $beast }を消耗させる
option-Ready = { $beast }を活性にする
option-Curse = { $victim }
option-DropCurse = 「{ $curse }」を捨てる
option-MoveCurse = 「{ $curse }」を{ $victim }に移す
option-Refill = { $region }
option-Cash = { $beast }を捨てて威信を得る

effect-summon = 獣を召喚する
effect-search_beasts = 獣デッキを探す
effect-gain = 資源を得る
effect-exchange = 資源を交換する
effect-modify_die = ダイスの目を変える
effect-reroll = ダイスを振り直す
effect-roll_reserve = ダイスを振って保持する
effect-exhaust = 獣を消耗させる
effect-ready = 獣を活性にする
effect-toggle = 獣を消耗または活性にする
effect-curse_give = 呪いを与える
effect-curse_remove = 呪いを捨てる
effect-curse_move = 自分の呪いを移す
effect-refill_region = 地域に補充する
effect-guildmaster = ギルドマスターを得る
effect-chalice = 呪いを捨てるか、聖杯を得る
effect-prestige = 威信を得る
effect-prestige_per_resources = 資源に応じて威信を得る
effect-prestige_per_matching_beast = 一致する獣に応じて威信を得る
effect-equip_free = 伝来品を無料で装備する
effect-beast_cash = 獣を捨てて威信を得る
effect-opponents_discard = ほかのプレイヤー全員が資源を失う
effect-wild_activation = 次の起動でどの目のダイスでも使える

## できない理由

why-Lead = まだ誰も率いていない家系を選んでください。
why-PickDie = プールからダイスを1個取ります。宝庫にダイスが2個あるなら、代わりに資源を1つ得ます。
why-Act = 手番では、ダイスの保持、伝来品の装備、場所の起動、能力の使用、クエストの達成、使えないダイスを捨てることができます。
why-NameResource = 好きな資源を1つ選んでください。
why-MayUse = 今使っても何も起こりません。
why-ChooseEffect = 効果のあるものを選んでください。
why-React = 起きたことに条件が合う、活性状態の自分の獣を選んでください。
why-TakeAny = 好きな資源を1つ選んでください。
why-GiveUp = 持っている資源を選んでください。
why-TakeInstead = 返した資源とは別の種類を選んでください。
why-TurnDie = 自分のダイスを、書かれた分だけ変えられます。結果は1〜6でなければなりません。
why-RerollDie = 宝庫か紋章にある自分のダイスを選んでください。
why-Lose = 持っている資源を選んでください。
why-DiscardResources = 持っている資源を、上限まで捨てます。
why-FillHand = 手札をちょうど上限まで捨てます。
why-SummonBeast = 資源を支払える手札の獣だけです。獣小屋がいっぱいなら、活性状態の獣を捨てて場所を空けられなければなりません。
why-MakeRoom = 捨てられるのは活性状態の獣だけです。
why-Payment = コストのアイコンのうち、支払えるものだけです。
why-KeepCards = 今見ているカードから選んでください。
why-ExhaustBeasts = 活性状態の獣を選んでください。
why-ReadyBeasts = 自分の消耗したほかの獣を選んでください。獣を活性にする能力を持つ獣は選べません。
why-ToggleBeast = 獣小屋にいる獣を選んでください。
why-CashBeast = 活性状態の自分の獣を選んでください。
why-GiveCurse = 聖杯を持っていないほかのプレイヤーを選んでください。
why-Incoming = 呪いに対応する、活性状態の自分の獣を選んでください。
why-Receive = すでに受けている呪いを選んでください。
why-DiscardCurse = 自分の呪いを選んでください。
why-PassCurse = 自分の呪いを、聖杯を持っていないほかのプレイヤーに移せます。
why-ChooseRegion = 空のタイルがある地域を選んでください。
why-EquipOne = まだ装備していない自分の伝来品を選んでください。
why-three-dice = 宝庫にダイスが3個以上あると手番を終えられません。置くか、保持するか、捨ててください。
why-crest-full = 紋章にはすでにダイスがあります。
why-shackled = 枷：ダイスを保持できません。
why-occupied = この場所にはすでにダイスがあります。
why-wrong-face = この地域に置けるのは{ $faces }だけです。
why-die-usable = このダイスはまだ置けるので、捨てられません。
why-level = 伝来品が{ $level }つ装備されている必要があります。
why-short = { $missing }足りません。
why-short-of-any = 資源が{ $count }つ足りません。
amount = { $what }{ $count }

## 起きたこと

event-Began = タイルが並びました。{ $first }が王冠を持ちます。
event-HouseChosen = { $seat }は{ $house }を選びました。
event-RoundBegan = 第{ $round }ラウンド。プール：{ $dice }。
event-Picked = { $seat }は{ $die }のダイスを取りました。
event-PoolCleared = { $dice }は誰も取りませんでした。
event-TurnEnded = { $seat }は手番を終えました。
event-Gained = { $seat }は{ $resources }を得ました。
event-Returned = { $seat }は{ $resources }を{ $cause ->
        [cost] 支払いました
        [exchange] 返しました
       *[other] 捨てました
    }。
event-Reserved = { $seat }は{ $die }のダイスを保持しました。
event-CrestRolled = { $seat }は{ $die }を出し、紋章に保持しました。
event-CrestCleared = { $seat }は紋章の{ $die }を宝庫に戻しました。
event-DieTurned = { $seat }は{ $die }を{ $to }に変えました。
event-DieRerolled = { $seat }は{ $die }を振り直して{ $to }を出しました。
event-DieDiscarded = { $seat }は使えない{ $die }を捨てました。
event-Activated = { $seat }は{ $die }のダイスで{ $location }を起動しました。
event-SeasonMoved = 季節が進みました：{ $season }、{ $spot }。
event-YearBegan = { $year }年目が始まりました。
event-Refilled = 補充：{ $locations }。
event-DiceReturned = ボード上のダイスがすべてサプライに戻りました。
event-Equipped = { $seat }は{ $heirloom }を装備しました。
event-AbilityUsed = { $seat }は{ $kind ->
        [quest] 「{ $piece }」の報酬を得ました
        [house] { $piece }の能力を使いました
       *[other] { $piece }を使いました
    }。
event-PrestigeGained = { $seat }は{ $piece }で威信{ $prestige }を得ました。
event-Revealed = { $seat }は{ $beast }を公開しました。
event-Summoned = { $beast }が{ $seat }の獣小屋に入りました。
event-BeastLeft = { $beast }が{ $seat }の獣小屋からいなくなりました。
event-BeastExhausted = { $seat }の{ $beast }が消耗しました。
event-BeastReadied = { $seat }の{ $beast }が活性になりました。
event-AllReadied = すべての獣と家系の能力が活性になりました。
event-Drew = { $beast ->
        [none] { $seat }は獣カードを引きました。
       *[other] { $seat }は{ $beast }を引きました。
    }
event-Looked = { $beasts ->
        [none] { $seat }は獣カード{ $count }枚を見ています。
       *[other] { $seat }は{ $beasts }を見ています。
    }
event-Kept = { $beast ->
        [none] { $seat }は獣カード1枚を手札に加えました。
       *[other] { $seat }は{ $beast }を手札に加えました。
    }
event-PutBelow = { $count }枚がデッキの一番下に置かれました。
event-Discarded = { $seat }は{ $beast }を捨てました。
event-Reshuffled = { $deck ->
        [curses] 呪いの捨て札が新しいデッキになりました。
       *[other] 獣の捨て札が新しいデッキになりました。
    }
event-Completed = { $seat }は「{ $quest }」を達成しました。
event-QuestRevealed = 新しいクエスト：「{ $quest }」
event-QuestLeft = 「{ $quest }」がボードから取り除かれました。このレベルのデッキはもうありません。
event-CurseDrawn = { $seat }は「{ $curse }」を引きました。
event-CurseReceived = { $seat }は「{ $curse }」を受けました。
event-CurseLeft = { $seat }から「{ $curse }」がなくなりました。
event-CurseGiven = { $seat }は「{ $curse }」を{ $victim }に移しました。
event-CursePrevented = { $seat }は「{ $curse }」を退けました。
event-ChaliceTaken = { $seat }は聖杯を得ました。
event-GuildMasterTaken = { $seat }はギルドマスターを得ました。
event-TokensReturned = 聖杯とギルドマスターが元の場所に戻りました。
event-CrownPassed = { $seat }が王冠を持ちます。
event-WildDie = { $seat }の次の起動では、どの目のダイスでも使えます。
event-PenaltyCounted = { $seat }は呪いで威信{ $prestige }を失いました。

key-0 = 威信
key-1 = 獣の威信
key-2 = 残り資源
key-hint = 同点なら獣小屋の獣の威信が多い方、それも同じなら残り資源が少ない方が上位です。

cause-equipped = 伝来品
cause-completed = クエスト
cause-quest = クエストの報酬
cause-summoned = 獣
cause-beast = 獣の能力
cause-house = 家系の能力
cause-location = 場所
cause-curses = 呪い

end-night = { $count ->
        [1] { $houses }が夜を制しました
       *[other] { $houses }が夜を分け合いました
    }
end-by = { $key ->
        [0] { $name }が威信{ $by }点差で勝ちました。
        [1] { $name }と{ $other }の威信は同じですが、{ $name }の獣の威信が{ $by }点多くなりました。
        [2] { $name }と{ $other }は威信も獣の威信も同じですが、{ $name }の残り資源が少なくなりました。
       *[other] 威信も獣の威信も残り資源も同じです。
    }

## バリアント

agreed-houses = 家系
    .hint = 家系によって、ゲームを通して使える能力が変わります。
agreed-houses-chosen = 手番順に選ぶ
agreed-houses-random = ランダムに配る

## 簡素なボード

field-phase = フェイズ
phase-setup = 準備
phase-acquisition = 獲得
phase-action = アクション
phase-refresh = リフレッシュ
phase-over = ゲーム終了
field-pack = 内容
pack-built_in = 独自の復元
field-round = ラウンド
field-year = 年
field-final_year = 最終年
field-season = 季節
season-none = なし
field-spot = 季節の資源
spot-none = なし
field-space = 暦のスペース
field-active = 手番の席（0から）
field-pool = プール
field-regions = 地域
field-region = 地域
field-faces = 目
field-end = 季節トラッカーの端
end-x2 = ×2
end-cart = 荷車
end-nothing = –
field-tiles = 場所
field-location = 場所
field-resource = 産出
field-stocked = 資源あり
field-gives = 得られる数
field-die = ダイス
field-quests = クエスト
field-level = レベル
field-deck = デッキ
field-discards = 捨て札
field-looked = 見ているカード
field-curse_deck = 呪いデッキ
field-curse_discards = 呪いの捨て札
field-wild = どの目でも可
field-about = 対象
about-nothing = 能力
field-player = 行ったプレイヤー（0から）
field-event = 起きたこと
event-gain = 資源の獲得
event-heirloom_equipped = 伝来品の装備
event-quest_completed = クエストの達成
event-beast_summoned = 獣の召喚
event-location_activated = 場所の起動
field-curse = 与えられる呪い
field-arriving = 召喚中の獣
field-paying = 支払い
paying-discount = 免除あり
paying-surcharge = 追加あり
kind-nothing = –
field-moment = ここまで
field-due = 支払う資源
field-waive = 免除
field-extra = 追加
field-taken = 得る資源
field-returned = 返す資源
field-left = 残り
field-house = 家系
field-prestige = 威信
field-pending = 終了時に失う威信
field-crown = 王冠
field-guild_master = ギルドマスター
field-chalice = 聖杯
field-dice = ダイス
field-crest = 紋章（0は空き）
field-resources = 資源
field-archer = 弓兵
field-knight = 騎士
field-mage = 魔術師
field-gold = 金
field-iron = 鉄
field-wood = 木
field-limit = 資源の上限
field-equipped = 装備
field-unequipped = 未装備
field-spent = 家系の能力が消耗
field-stable = 獣小屋
field-beast = 獣
field-ready = 活性
field-curses = 呪い
field-hand = 手札

## 文字で描いたテーブル

draw-round = ラウンド
draw-year = 年
draw-active = 手番：
draw-season = 季節：
draw-pool = プール：
draw-level = クエスト、レベル
draw-deck = 残り：
draw-beasts = 獣デッキ：
draw-curses = 呪いデッキ：
draw-discards = 捨て札：
draw-looked = 見ているカード：
draw-crown = 王冠
draw-guild_master = ギルドマスター
draw-chalice = 聖杯
draw-prestige = 威信
draw-dice = ダイス
draw-crest = 紋章
draw-quests = クエスト
draw-hand = 手札：
costs-archer = 弓兵{ $count }
costs-knight = 騎士{ $count }
costs-mage = 魔術師{ $count }
costs-gold = 金{ $count }
costs-iron = 鉄{ $count }
costs-wood = 木{ $count }
worth = 威信{ $count }

## 資源

kind-archer = 弓兵
kind-knight = 騎士
kind-mage = 魔術師
kind-gold = 金
kind-iron = 鉄
kind-wood = 木

## 地域

kind-north = 北の地域
kind-east = 東の地域
kind-south = 南の地域
kind-west = 西の地域

## 季節

kind-winter = 冬
kind-spring = 春
kind-summer = 夏
kind-autumn = 秋

## 場所

kind-archery_range = 射場
does-archery_range = サプライのダイス1個を振って保持する（保持済みなら代わりに任意の資源1つ）。
rule-archery_range = 14
kind-watchtower = 物見の塔
does-watchtower = 任意のプレイヤーの獣1体を消耗または活性にする。
rule-watchtower = 14
kind-jousting_field = 馬上槍試合場
does-jousting_field = サプライのダイス1個を振って保持する（保持済みなら代わりに任意の資源1つ）。
rule-jousting_field = 14
kind-black_keep = 黒の砦
does-black_keep = 呪いを1枚引き、ほかのプレイヤー1人に与える。
rule-black_keep = 14
kind-hexer_tower = 呪術師の塔
does-hexer_tower = 呪いを1枚引き、ほかのプレイヤー1人に与える。
rule-hexer_tower = 14
kind-portal_mist = 霧のポータル
does-portal_mist = 手札の獣1体をタイルの資源1つ分を免除して召喚する、または獣デッキの上から3枚を見て1枚を手札に加える。
rule-portal_mist = 14
kind-market = 市場
does-market = 宝庫の資源1つを別の種類の資源と交換する。
rule-market = 14
kind-monastery = 修道院
does-monastery = 自分の呪い1枚を捨てる。呪いがなければ聖杯を得る。
rule-monastery = 14
kind-smithy = 鍛冶場
does-smithy = 宝庫の資源1つを別の種類の資源と交換する。
rule-smithy = 14
kind-portal_embers = 熾火のポータル
does-portal_embers = 手札の獣1体をタイルの資源1つ分を免除して召喚する、または獣デッキの上から3枚を見て1枚を手札に加える。
rule-portal_embers = 14
kind-lumber_mill = 木工所
does-lumber_mill = ギルドマスタートークンを得る。
rule-lumber_mill = 14
kind-portal_roots = 根のポータル
does-portal_roots = 手札の獣1体をタイルの資源1つ分を免除して召喚する、または獣デッキの上から3枚を見て1枚を手札に加える。
rule-portal_roots = 14

## 家系

kind-ashgrove = アッシュグローヴ家
does-ashgrove =
    伝来品1つ：ラウンド1回、宝庫の資源1つを別の種類の資源と交換する。
    伝来品2つ：獲得フェイズでプールにダイスを1個追加し、2個目のダイスを取る。
    伝来品3つ：クエストを達成するたびに威信2を追加で得る。
rule-ashgrove = 14
kind-blackthorn = ブラックソーン家
does-blackthorn =
    伝来品1つ：ラウンド1回、自分のダイス1個の目を+1または−1する。
    伝来品2つ：獲得フェイズでプールにダイスを1個追加し、2個目のダイスを取る。
    伝来品3つ：×2の追加資源を得るたびに、その資源をさらに1つ得る。
rule-blackthorn = 14
kind-corvane = コーヴェイン家
does-corvane =
    伝来品1つ：ラウンド1回、任意のプレイヤーの獣1体を消耗または活性にする。
    伝来品2つ：獲得フェイズでプールにダイスを1個追加し、2個目のダイスを取る。
    伝来品3つ：獣を召喚するたびに威信3を追加で得る。
rule-corvane = 14
kind-duskmere = ダスクミア家
does-duskmere =
    伝来品1つ：獣の召喚で支払う資源を1つ（自分で選ぶ）減らす。
    伝来品2つ：獲得フェイズでプールにダイスを1個追加し、2個目のダイスを取る。
    伝来品3つ：ラウンド1回、場所を使わずに手札の獣1体を資源を支払って召喚する。
rule-duskmere = 14
kind-evenfall = イーヴンフォール家
does-evenfall =
    伝来品1つ：ラウンド1回、自分のダイス1個を振り直す。
    伝来品2つ：獲得フェイズでプールにダイスを1個追加し、2個目のダイスを取る。
    伝来品3つ：荷車が指す地域の場所を起動したとき、サプライからその資源をさらに2つ得る。
rule-evenfall = 14
kind-frosthelm = フロストヘルム家
does-frosthelm =
    伝来品1つ：ラウンド1回、獣デッキの上から3枚を見て1枚を手札に加える。
    伝来品2つ：獲得フェイズでプールにダイスを1個追加し、2個目のダイスを取る。
    伝来品3つ：レベルIIIクエストで支払う資源が1つ（自分で選ぶ）減る。
rule-frosthelm = 14

## 伝来品

kind-ashgrove_helm = アッシュグローヴの兜
kind-ashgrove_greaves = アッシュグローヴの具足
kind-ashgrove_armour = アッシュグローヴの鎧
kind-blackthorn_helm = ブラックソーンの兜
kind-blackthorn_greaves = ブラックソーンの具足
kind-blackthorn_armour = ブラックソーンの鎧
kind-corvane_helm = コーヴェインの兜
kind-corvane_greaves = コーヴェインの具足
kind-corvane_armour = コーヴェインの鎧
kind-duskmere_helm = ダスクミアの兜
kind-duskmere_greaves = ダスクミアの具足
kind-duskmere_armour = ダスクミアの鎧
kind-evenfall_helm = イーヴンフォールの兜
kind-evenfall_greaves = イーヴンフォールの具足
kind-evenfall_armour = イーヴンフォールの鎧
kind-frosthelm_helm = フロストヘルムの兜
kind-frosthelm_greaves = フロストヘルムの具足
kind-frosthelm_armour = フロストヘルムの鎧

## クエスト

kind-clear_road = 森の街道の掃討
does-clear_road = サプライから任意の資源を1つ得る。
rule-clear_road = 14
kind-ore_wagons = 鉱石馬車の護衛
does-ore_wagons = サプライのダイス1個を振って保持する（保持済みなら代わりに任意の資源1つ）。
rule-ore_wagons = 14
kind-tax_escort = 徴税官の護送
does-tax_escort = 任意のプレイヤーの獣2体までを消耗させる。
rule-tax_escort = 14
kind-border_patrol = 国境の巡回
does-border_patrol = 手札の獣1体を無料で召喚する。
rule-border_patrol = 14
kind-palisade = 防柵の建設
does-palisade = サプライのダイス1個を振って保持する（保持済みなら代わりに任意の資源1つ）。
rule-palisade = 14
kind-tournament = 馬上試合の開催
does-tournament = サプライから任意の資源を1つ得る。
rule-tournament = 14
kind-ghost_siege = 亡霊の包囲の打破
does-ghost_siege = このクエストと資源シンボルが一致する自分の獣1体につき威信1を得る。
rule-ghost_siege = 14
kind-enchant_blades = 剣への付呪
does-enchant_blades = 手札の獣1体を無料で召喚する。
rule-enchant_blades = 14
kind-blighted_grove = 病んだ森の治癒
does-blighted_grove = 宝庫の資源2つにつき威信1を得る（端数切り捨て）。
rule-blighted_grove = 14
kind-library = 図書館の創設
does-library = 活性状態の自分の獣1体を捨て、その威信をもう一度得る。
rule-library = 14
kind-new_coin = 新貨の鋳造
does-new_coin = サプライから任意の資源を1つ得る。
rule-new_coin = 14
kind-bridges = 橋の修繕
does-bridges = 任意のプレイヤーの獣2体までを消耗させる。
rule-bridges = 14
kind-poachers = 密猟者の追放
does-poachers = このクエストと資源シンボルが一致する自分の獣1体につき威信1を得る。
rule-poachers = 14
kind-bandit_fort = 盗賊砦の強襲
does-bandit_fort = 任意のプレイヤーの獣2体までを消耗させる。
rule-bandit_fort = 14
kind-seal_rift = 裂け目の封印
does-seal_rift = 宝庫の資源2つにつき威信1を得る（端数切り捨て）。
rule-seal_rift = 14
kind-ransom_heir = 世継ぎの身代金
does-ransom_heir = サプライから任意の資源を1つ得る。
rule-ransom_heir = 14
kind-rune_gate = ルーン門の鍛造
does-rune_gate = サプライのダイス1個を振って保持する（保持済みなら代わりに任意の資源1つ）。
rule-rune_gate = 14
kind-river_port = 河港の再建
does-river_port = 伝来品1つを無料で装備する。
rule-river_port = 14
kind-muster_levy = 兵の召集
does-muster_levy = 手札の獣1体を無料で召喚する。
rule-muster_levy = 14
kind-aqueduct = 水道橋の修復
does-aqueduct = 宝庫の資源2つにつき威信1を得る（端数切り捨て）。
rule-aqueduct = 14
kind-gold_thieves = 金泥棒の追跡
does-gold_thieves = 活性状態の自分の獣1体を捨て、その威信をもう一度得る。
rule-gold_thieves = 14
kind-cleanse_crypt = 地下墓所の浄化
does-cleanse_crypt = このクエストと資源シンボルが一致する自分の獣1体につき威信1を得る。
rule-cleanse_crypt = 14
kind-beacon_towers = 狼煙塔の建設
does-beacon_towers = 伝来品1つを無料で装備する。
rule-beacon_towers = 14
kind-knights_hall = 騎士館の寄進
does-knights_hall = 手札の獣1体を無料で召喚する。
rule-knights_hall = 14
kind-eastern_marches = 東方辺境の奪還
does-eastern_marches = このクエストと資源シンボルが一致する自分の獣1体につき威信1を得る。
rule-eastern_marches = 14
kind-war_council = 戦評定の開催
does-war_council = 活性状態の自分の獣1体を捨て、その威信をもう一度得る。
rule-war_council = 14
kind-elemental_prince = 精霊公の束縛
does-elemental_prince = 宝庫の資源2つにつき威信1を得る（端数切り捨て）。
rule-elemental_prince = 14
kind-cathedral = 大聖堂の再建
does-cathedral = 手札の獣1体を無料で召喚する。
rule-cathedral = 14
kind-iron_colossus = 鉄の巨像の目覚め
does-iron_colossus = サプライのダイス1個を振って保持する（保持済みなら代わりに任意の資源1つ）。
rule-iron_colossus = 14
kind-grand_fleet = 大艦隊の進水
does-grand_fleet = 任意のプレイヤーの獣2体までを消耗させる。
rule-grand_fleet = 14
kind-defend_capital = 首都の防衛
does-defend_capital = このクエストと資源シンボルが一致する自分の獣1体につき威信1を得る。
rule-defend_capital = 14
kind-sacred_forest = 聖なる森の再生
does-sacred_forest = 活性状態の自分の獣1体を捨て、その威信をもう一度得る。
rule-sacred_forest = 14
kind-blood_feud = 血の抗争の終結
does-blood_feud = サプライから任意の資源を1つ得る。
rule-blood_feud = 14
kind-trade_roads = 交易路の復興
does-trade_roads = 宝庫の資源2つにつき威信1を得る（端数切り捨て）。
rule-trade_roads = 14
kind-observatory = 天文台の建立
does-observatory = このクエストと資源シンボルが一致する自分の獣1体につき威信1を得る。
rule-observatory = 14
kind-imperial_crown = 帝冠の再鍛造
does-imperial_crown = 手札の獣1体を無料で召喚する。
rule-imperial_crown = 14

## 獣

kind-alligator = アリゲーター
does-alligator = 消耗：自分のダイス1個の目を+1する。
rule-alligator = 14
kind-warg = ワーグ
does-warg = 消耗：自分のダイス1個の目を+1する。
rule-warg = 14
kind-minotaur = ミノタウロス
does-minotaur = 消耗：自分のダイス1個の目を+1する。
rule-minotaur = 14
kind-wyvern = ワイバーン
does-wyvern = 消耗：自分のダイス1個の目を+1する。
rule-wyvern = 14
kind-bog_serpent = 沼の大蛇
does-bog_serpent = 消耗：自分のダイス1個の目を−1する。
rule-bog_serpent = 14
kind-harpy = ハーピー
does-harpy = 消耗：自分のダイス1個の目を−1する。
rule-harpy = 14
kind-cockatrice = コカトリス
does-cockatrice = 消耗：自分のダイス1個の目を−1する。
rule-cockatrice = 14
kind-troll = トロール
does-troll = 消耗：自分のダイス1個の目を−1する。
rule-troll = 14
kind-chimera = キマイラ
does-chimera = 消耗：自分のダイス1個の目を+1または−1する。
rule-chimera = 14
kind-legendary_griffin = 伝説のグリフィン
does-legendary_griffin = 消耗：自分のダイス1個の目を+1または−1する。
rule-legendary_griffin = 14
kind-will_o_wisp = 鬼火
does-will_o_wisp = 消耗：自分のダイス1個を振り直す。
rule-will_o_wisp = 14
kind-basilisk = バジリスク
does-basilisk = 消耗：宝庫の資源1つを別の種類の資源と交換する。
rule-basilisk = 14
kind-manticore = マンティコア
does-manticore = 消耗：任意のプレイヤーの獣1体を消耗させる。
rule-manticore = 14
kind-unicorn = ユニコーン
does-unicorn = 消耗：自分のほかの消耗した獣1体を活性にする。
rule-unicorn = 14
kind-nightmare = ナイトメア
does-nightmare = 消耗：自分の呪い1枚をほかのプレイヤーに移す。
rule-nightmare = 14
kind-centaur = ケンタウロス
does-centaur = 消耗：地域1つの空のタイルすべてに資源を補充する。
rule-centaur = 14
kind-hunting_hawk = 狩りの鷹
does-hunting_hawk = 回収：任意のプレイヤーが弓兵を得たとき、この獣を消耗してサプライから弓兵を1つ得る。
rule-hunting_hawk = 14
kind-armoured_bear = 鎧熊
does-armoured_bear = 回収：任意のプレイヤーが騎士を得たとき、この獣を消耗してサプライから騎士を1つ得る。
rule-armoured_bear = 14
kind-crystal_spider = クリスタルスパイダー
does-crystal_spider = 回収：任意のプレイヤーが魔術師を得たとき、この獣を消耗してサプライから魔術師を1つ得る。
rule-crystal_spider = 14
kind-hoard_drake = 財宝竜
does-hoard_drake = 回収：任意のプレイヤーが金を得たとき、この獣を消耗してサプライから金を1つ得る。
rule-hoard_drake = 14
kind-rust_beetle = 鉄食い虫
does-rust_beetle = 回収：任意のプレイヤーが鉄を得たとき、この獣を消耗してサプライから鉄を1つ得る。
rule-rust_beetle = 14
kind-treant = トレント
does-treant = 回収：任意のプレイヤーが木を得たとき、この獣を消耗してサプライから木を1つ得る。
rule-treant = 14
kind-sphinx = スフィンクス
does-sphinx = 対応：自分が呪いを受けるとき、この獣を消耗してその呪いを受けずに捨てる。
rule-sphinx = 14
kind-imp = インプ
does-imp = 対応：ほかのプレイヤーが交換の場所を起動したとき、この獣を消耗して宝庫の資源1つを別の種類の資源と交換する。
rule-imp = 14
kind-wolf_pack = 狼の群れ
does-wolf_pack = 対応：ほかのプレイヤーがポータルを起動したとき、この獣を消耗して獣デッキの上から3枚を見て1枚を手札に加える。
rule-wolf_pack = 14
kind-kobold = コボルド
does-kobold = 対応：ほかのプレイヤーがダイスを振って保持する場所を起動したとき、この獣を消耗してサプライのダイス1個を振って保持する（保持済みなら代わりに任意の資源1つ）。
rule-kobold = 14
kind-gargoyle = ガーゴイル
does-gargoyle = 対応：ほかのプレイヤーがクエストを達成したとき、この獣を消耗してサプライから任意の資源を1つ得る。
rule-gargoyle = 14
kind-thieving_raven = 盗みカラス
does-thieving_raven = 対応：ほかのプレイヤーが伝来品を装備したとき、この獣を消耗してサプライから金を1つ得る。
rule-thieving_raven = 14
kind-hydra = ヒドラ
does-hydra = 対応：ほかのプレイヤーが獣を召喚したとき、この獣を消耗して威信1を得る。
rule-hydra = 14
kind-fairy_swarm = 妖精の群れ
does-fairy_swarm = 召喚：この獣を召喚したとき、これを消耗してサプライから任意の資源を1つ得る。
rule-fairy_swarm = 14
kind-ogre = オーガ
does-ogre = 召喚：この獣を召喚したとき、これを消耗してサプライから任意の資源を2つ得る。
rule-ogre = 14
kind-phoenix = フェニックス
does-phoenix = 召喚：この獣を召喚したとき、これを消耗してサプライのダイス1個を振って保持する（保持済みなら代わりに任意の資源1つ）。
rule-phoenix = 14
kind-banshee = バンシー
does-banshee = 召喚：この獣を召喚したとき、これを消耗して呪いを1枚引き、ほかのプレイヤー1人に与える。
rule-banshee = 14
kind-pegasus = ペガサス
does-pegasus = 召喚：この獣を召喚したとき、これを消耗して自分の呪い1枚を捨てる。
rule-pegasus = 14
kind-dragon = ドラゴン
does-dragon = 召喚：この獣を召喚したとき、これを消耗して任意のプレイヤーの獣2体までを消耗させる。
rule-dragon = 14
kind-gremlin = グレムリン
does-gremlin = 破棄：活性状態のこの獣を捨てる。サプライから任意の資源を2つ得る。
rule-gremlin = 14
kind-vampire_bat = 吸血蝙蝠
does-vampire_bat = 破棄：活性状態のこの獣を捨てる。ほかのプレイヤー全員は資源を1つずつ選んで捨てる。
rule-vampire_bat = 14
kind-holy_stag = 聖なる牡鹿
does-holy_stag = 破棄：活性状態のこの獣を捨てる。自分の呪いをすべて捨てる。
rule-holy_stag = 14
kind-kraken = クラーケン
does-kraken = 破棄：活性状態のこの獣を捨てる。この手番の次の起動では目の合わないダイスも使える。
rule-kraken = 14
kind-behemoth = ベヒモス
does-behemoth = 破棄：活性状態のこの獣を捨てる。威信2を得る。
rule-behemoth = 14

## 呪い

kind-bloodthirst = 血の渇望
does-bloodthirst = ゲーム終了時、1/2/3枚で威信が合計−1/−4/−7になる。
rule-bloodthirst = 10.2
kind-weakness = 虚弱
does-weakness = 能力でダイスの目を変更したり振り直したりできない。
rule-weakness = 10.2
kind-greed = 強欲
does-greed = リフレッシュ時の資源上限が1枚につき2減る。
rule-greed = 10.2
kind-shackles = 枷
does-shackles = 「ダイスの保持」アクションを実行できない。
rule-shackles = 10.2
kind-famine = 飢饉
does-famine = ×2による追加の資源を得られない。
rule-famine = 10.2
kind-doubt = 疑念
does-doubt = クエストのたびに1枚につき任意の資源1つを追加で支払う。
rule-doubt = 10.2

## ボード

part-city = 街
part-house = 自分の家系
part-beasts = 獣小屋と手札
part-quests = クエスト
parts = ボードの各部
jump-city = 街
jump-house = 家系
jump-beasts = 獣
jump-quests = クエスト
tile-stocked = { $what }あり
tile-empty = { $what }なし
tile-gives = { $what }{ $count }つを獲得
tile-die = { $die }のダイスあり
region-faces = ダイスの目：{ $faces }
pull-x2 = ここで得る資源が1つ増える
    .short = ×2
pull-cart = 起動のたびに補充される
    .short = 補充
calendar = 暦
calendar-off = 季節トラッカーはまだ暦の外
year = 年
year-of = { $year }年目/全{ $years }年
last-round = 最終ラウンド
round = 第{ $round }ラウンド
pool = 取れるダイス
die = { $die }の目
treasury-dice = 自分のダイス
no-dice = ダイスなし
dice-of = ダイス{ $dice }
crest = 紋章
crest-die = 紋章に{ $die }
crest-empty = 紋章（空き）
resources = 資源
count-of = { $count }/{ $limit }
heirlooms = 伝来品
worn = 装備済み
prestige = 威信{ $count }
pending = 終了時−{ $count }
short = あと{ $count }
ready = 可能
exhausted = 消耗
locked = 未解放
abilities = 家系の能力
tier = 段階{ $tier }
mode-passive = 常時
ability-on-gain = 資源獲得時：{ $words }
ability-on-heirloom_equipped = 伝来品の装備時：{ $words }
ability-on-quest_completed = クエスト達成時：{ $words }
ability-on-beast_summoned = 獣の召喚時：{ $words }
ability-on-location_activated = 場所の起動時：{ $words }
ability-on-curse_incoming = 呪いを受けるとき：{ $words }
mode-triggered = 毎回
mode-hourglass = 毎ラウンド1回
curses = 呪い：{ $count }/{ $most }枚
own-house = 自分の家系へ
stable = 獣小屋
stable-of = 獣小屋（{ $count }/{ $most }）
stall-free = 空き
hand-of = 手札（{ $count }）
hand-empty = 手札なし
quests-of-level = レベル{ $level }（デッキ残り{ $deck }枚）
needs-heirlooms = 伝来品{ $level }つが必要
seat-counts = 伝来品{ $heirlooms }・獣{ $beasts }
holds-resources = 資源{ $count }
holds-curses = 呪い{ $count }
quests-done = 達成：{ $quests }
token-crown = 権威の王冠
token-hammer = ギルドマスター
token-cup = 聖杯
trigger-action = アクション：
trigger-reaction = 対応：
trigger-gather = 回収：
trigger-summon = 召喚：
trigger-discard = 破棄：
about-region = ダイスの目が合う地域の場所に置けます。季節トラッカーの×2側の地域では資源が1つ増え、荷車側の地域には資源が補充されます。
about-calendar = 場所を起動するたび、季節トラッカーはその場所が産出する資源の次のスペースまで時計回りに進みます。秋から冬に入ると年が進みます。
about-pool = 手番順にダイスを1個ずつ取ります。宝庫に2個以上あるときは、代わりに資源を1つ得ます。
about-die = 選んでから、目の合う場所か紋章を選びます。
about-crest = ここに保持したダイスは、ラウンドの終わりに宝庫へ戻ります。
about-heirloom = 装備した伝来品は威信を与え、家系の能力を解放し、上のレベルのクエストを達成できるようにします。
brief-gain = { $what ->
    [any] 任意の資源{ $n }
   *[other] { $what }{ $n }
}
brief-exchange = 資源1つを交換
brief-modify_die = ダイスの目を1変更
brief-reroll = ダイスを振り直す
brief-roll_reserve = ダイスを振って保持
brief-summon = 獣を召喚
brief-search_beasts = 3枚見て1枚
brief-exhaust = 獣{ $n }体まで消耗
brief-ready = 獣1体を活性に
brief-toggle = 獣1体を消耗か活性に
brief-curse_give = 呪いを与える
brief-curse_remove = { $n ->
    [0] 呪いをすべて捨てる
   *[other] 呪い1枚を捨てる
}
brief-curse_move = 呪いを移す
brief-curse_prevent = 呪いを防ぐ
brief-refill_region = 地域に補充
brief-guildmaster = ギルドマスターを得る
brief-chalice = 呪いを捨てるか聖杯を得る
brief-prestige = 威信{ $n }
brief-prestige_per_resources = 資源2つにつき威信1
brief-prestige_per_matching_beast = 合う獣1体につき威信1
brief-equip_free = 無料で装備
brief-beast_cash = 獣の威信をもう一度
brief-opponents_discard = ほかの全員が資源{ $n }を失う
brief-wild_activation = 次の起動はどの目でも可
brief-choose_one = どれか1つ
brief-extra_die = ダイスをもう1個取る
brief-summon_discount = 召喚コスト−{ $n }
brief-quest_discount = クエストのコスト−{ $n }
brief-double_bonus = ×2でさらに{ $n }
brief-cart_bonus = 荷車の地域で+{ $n }

## ヒントで示す理由

reason-unknown = 次のダイスと、見えない獣は知りません。
reason-points = 威信{ $points }を得ます。
reason-points-house = 家系の能力で威信がさらに{ $points }点増えます。
reason-unlocks = 家系の次の能力が使えるようになります。
reason-costs = コストは{ $cost }です。
reason-gains = すぐに{ $resources }を得ます。
reason-towards = { $goal }まで、残りは{ $missing }です。
reason-ready = これで{ $goal }のコストを払えます。
reason-goal-prestige = それは威信{ $prestige }になります。
reason-season = 季節は{ $season }の{ $spot }に進みます。
reason-reserve = ゲームが終わらなければ、ダイスは次のラウンドに戻ります。
reason-unusable = このダイスを置ける場所はもうありません。
reason-dice-kept = ゲームが終わらなければ、ダイス{ $count }個が後のラウンドに残ります。
reason-dice-used = 置けるダイスは残っていません。
reason-limit = 資源は{ $count }個、残せるのは{ $limit }個です。
reason-could-give = { $location }で{ $resources }を得られます。
reason-opens = この目で空いている場所は{ $count }か所です。
reason-holds = { $resource }が{ $count }個になります。
reason-unneeded = 今の目標に{ $resource }は要りません。
reason-spare = { $resource }は、どの目標にも{ $most }個で足ります。
reason-held = { $resource }は{ $count }個あります。
reason-waives = { $resource }を払わずにすみます。
reason-beast-worth = { $prestige ->
        [0] 召喚しても威信にはなりません。
       *[other] 召喚すると威信{ $prestige }になります。
    }
reason-beast-lacks = 召喚には{ $missing }が足りません。
reason-beast-ready = すでにコストを払えます。
reason-exhausts = { $owner }はこのラウンド、もう使えません。
reason-exhausts-own = 次のラウンドに、また使えます。
reason-readies = このラウンドに、もう一度使えます。
reason-ready-again = 次のラウンドに、また使えます。
reason-leaves = 獣は去りますが、得た威信は残ります。
reason-victim = { $victim }の威信は{ $prestige }です。
reason-curses = { $victim }の呪いは{ $count }枚になります。
reason-curse-gone = { $count ->
        [0] { $curse }の影響がなくなります。
       *[other] { $curse }が1枚減ります。
    }
reason-once-a-round = 毎ラウンド1回使えます。
reason-no-die = ダイスを追加で使いません。
reason-keeps = { $resources }が手元に残ります。
reason-stays-ready = { $count ->
        [0] 失うものはありません。
       *[other] 獣{ $count }体は活性のままです。
    }
reason-heirlooms = 3つの伝来品は合わせて威信{ $prestige }です。
reason-first-heirloom = { $heirloom }のコストは{ $cost }です。

# 成績表での陣営名
side-ashgrove = { kind-ashgrove }
side-blackthorn = { kind-blackthorn }
side-corvane = { kind-corvane }
side-duskmere = { kind-duskmere }
side-evenfall = { kind-evenfall }
side-frosthelm = { kind-frosthelm }
