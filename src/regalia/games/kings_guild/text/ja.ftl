# キングズ・ギルド、日本語。メッセージの名前の決まりは docs/protocol.md。

game-title = キングズ・ギルド
game-pitch = 英雄の求める品を作り、人を雇い、館を建てる。
game-summary = 職人たちのギルドを率い、資源を集め、英雄が求めるアイテムを作り、専門家を雇い、部屋を増やします。評議会が貢ぎ物を求める、その日まで。
game-goal = 評議会への貢ぎ物が終わったとき、名声点が最も多い人の勝ち。

## 問われること

decision-StartResources = 最初に持つ資源を2個選んでください。
    .others = { $who }が最初の資源を選んでいます。
    .situation = 所持金は{ situation-coins }、保管上限は{ $storage }個です。
decision-StartTreasure = 最初に引く宝物は、青（資源が中心）、赤（護符）、黄（コイン）のどれにしますか？
    .others = { $who }が最初に引く宝物の色を選んでいます。
    .situation = 手札上限は{ $limit }枚です。
decision-PlaceShrine = 聖堂をどこに置きますか？
    .others = { $who }が聖堂を置いています。
    .situation = ギルドに隣り合うマスは{ $options }つあります。
decision-Turn = アクションを選んでください：収集、作成、拡大
    .others = { $who }がアクションを選んでいます。
    .situation = 可能：{ situation-quests }、{ situation-rooms }、{ situation-recruits }。資源は{ $held }個（保管上限{ $storage }個）。
decision-Gather = もう1個取りますか？ここで終えますか？
    .others = { $who }が収集しています。
    .situation = { $over ->
        [0] 保管場所の空きは、取った分を除いて{ $free }個です。
       *[other] 保管上限{ $storage }個を{ $over }個超えます。超えた分は返します。
    }
decision-ExtraGather = 続けて収集できます。
    .others = { $who }は続けて収集できます。
    .situation = 資源の空きは{ $free }個（保管上限{ $storage }個）。
decision-ExtraCraft = 続けて作成できます。
    .others = { $who }は続けて作成できます。
    .situation = 可能：{ situation-quests }。
decision-AfterCraft = 作成後の能力を使いますか？
    .others = { $who }が作成を終えるところです。
    .situation = { situation-coins }、宝物は{ $cards }枚（上限{ $limit }枚）。
decision-Appraise = 鑑定士の能力で宝物をもう1枚引きますか？
    .others = { $who }は鑑定士の能力を使えます。
    .situation = 宝物は{ $cards }枚（上限{ $limit }枚）。引いた後に1枚捨てます。
decision-LuckyWindow = 宝物を引く前に幸運のポーションを使いますか？
    .ahead = クエストの宝物を引く前
    .others = { $who }は幸運のポーションを使えます。
    .situation = { $reward ->
        [0] このクエストの宝物はありません。
       *[other] このクエストの宝物は{ $reward }枚。ポーションで2倍になります。
    }
decision-Split = どの宝物を残しますか？
    .others = { $who }がクエストの宝物を分けています。
    .situation = { $drawn }枚からあと{ $left }枚を残し、残りは{ $player }に渡します。
decision-ExpandMore = さらに拡大しますか？ここで終えますか？
    .others = { $who }はさらに拡大できます。
    .situation = { situation-coins }。可能：{ situation-rooms }、{ situation-recruits }。
decision-TurnEnd = ほかにも何かしますか？手番を終えますか？
    .ahead = 手番を終える前
    .others = { $who }は手番を終えるところです。
    .situation = { situation-coins }、資源{ $held }/{ $storage }、宝物{ $cards }/{ $limit }。
decision-PlaceRoom = { $placing ->
    [none] 部屋をどこに置きますか？
   *[other] { $placing }をどこに置きますか？
}
    .others = { $who }が部屋を置いています。
    .situation = 費用は{ $price }コイン（所持{ $coins }）。置けるマスは{ $options }つです。
decision-PlaceStatue = 王の彫像をどこに置きますか？
    .others = { $who }が王の彫像を置いています。
    .situation = 置けるマスは{ $options }つです。
decision-Hiring = { $hiring ->
    [none] 専門家をどのスペースに置きますか？
   *[other] { $hiring }をどのスペースに置きますか？
}
    .others = { $who }が専門家のスペースを選んでいます。
    .situation = 費用は{ $price }コインです（所持{ $coins }）。
decision-HireByContract = 契約で誰を雇いますか？
    .others = { $who }が契約で雇う専門家を選んでいます。
    .situation = { situation-coins }。雇える専門家は{ $recruits }人です。
decision-MoveSpecialist = 専門家をどのスペースへ移しますか？
    .others = { $who }が専門家を移しています。
    .situation = ほかに空いているスペースは{ $options }つです。
decision-FuneralBid = 王の彫像に何コイン入札しますか？
    .ahead = 王の彫像に入札するとき
    .others = 王の彫像の入札中：{ $who }
    .situation = ほかの最多は{ $richest }コイン。同額なら誰も得られません。
decision-DiscardCards = どの宝物を捨てますか？
    .others = { $who }が宝物を捨てています。
    .situation = 手札{ $cards }枚から、あと{ $left }枚捨てます。
decision-DiscardResources = 保管上限を超えました。何を返しますか？
    .others = { $who }が資源を返しています。
    .situation = 資源{ $held }個、保管上限{ $storage }個。あと{ $over }個返します。
decision-SellDown = 手札上限を超えました。どの宝物を売りますか？
    .others = { $who }が上限まで宝物を売っています。
    .situation = 手札{ $cards }枚、上限{ $limit }枚。あと{ $excess }枚売ります。
decision-SubstituteColour = その色は引けません。代わりにどの色を引きますか？
    .others = { $who }が別の色を選んでいます。
    .situation = 引ける色は{ $options }色です。
decision-Wonders = どの色を引きますか？
    .others = { $who }が巻物で宝物を引いています。
    .situation = 宝物は{ $cards }枚（上限{ $limit }枚）。
decision-BuyWonder = 1コインを払って別の色の宝物を引きますか？
    .ahead = 1コインで別の色の宝物を引けるとき
    .others = { $who }は1コインを払って宝物を引けます。
    .situation = { situation-coins }、宝物は{ $cards }枚（上限{ $limit }枚）。
decision-Plenty = どの資源を取りますか？
    .others = { $who }が巻物で資源を取っています。
    .situation = サプライにあれば{ $amount }個取ります。資源の空きは{ $free }個（保管上限{ $storage }個）。
decision-NameColours =
    { $named ->
        [none] 最初にどの色を引きますか？
       *[other] { $named }の次に、どの色を引きますか？
    }
    .others = { $named ->
        [none] { $who }が宝物を引いています。
       *[other] { $who }が宝物を引いています（{ $named }）。
    }
    .situation = あと{ $left }色。宝物は{ $cards }枚（上限{ $limit }枚）。
decision-BuyRelics = 捨て札の遺物を3コインで買いますか？
    .others = { $who }は遺物を買えます。
    .situation = { situation-coins }。遺物は{ $options }種類あります。
decision-Exchange = どの資源を交換に出しますか？
    .others = { $who }が資源を交換しています。
    .situation = 資源{ $held }個のうち、{ $returned }個を交換に出します。
decision-TakeInstead = 代わりにどの資源を取りますか？
    .others = { $who }が代わりの資源を選んでいます。
    .situation = あと{ $left }個取れます。
decision-resource =
    { $victim ->
        [none] どの資源にしますか？
       *[other] { $victim }からどの資源を奪いますか？
    }
    .others =
    { $victim ->
        [none] { $who }が資源を指定しています。
       *[other] { $who }が{ $victim }から奪う資源を選んでいます。
    }
    .situation = { $options }種類から選べます。資源は{ $held }個（保管上限{ $storage }個）。
decision-other = 宝の地図と一緒にどのカードを捨てますか？
    .others = { $who }が宝の地図と一緒に捨てるカードを選んでいます。
    .situation = 宝物は{ $cards }枚（上限{ $limit }枚）。新しく{ $draws }枚引きます。
decision-victim = 密輸人は誰から資源を奪いますか？
    .others = { $who }が密輸人で奪う相手を選んでいます。
    .situation = 資源：{ $victims }。
decision-chamber = 荷物をどのスペースに置きますか？
    .others = { $who }が荷物のスペースを選んでいます。
    .situation = 空いている部屋のスペースは{ $options }つです。
decision-colour = どの色を引きますか？
    .others = { $who }が宝物を引いています。
    .situation = 宝物は{ $cards }枚（上限{ $limit }枚）。
decision-quest = どのクエストを取りますか？
    .others = { $who }がクエストを取っています。
    .situation = アイテムが1つだけのクエストは{ $options }件あります。

# あるもの、できること
situation-coins = { $coins }コイン
situation-quests = クエスト{ $quests }件
situation-rooms = 部屋{ $rooms }種
situation-recruits = 専門家{ $recruits }人
victims-each = { $seat } { $resources }個

ahead-drawn = 直前に引かれた色

## 選択肢

option-StartWith = { $resources }で始める
option-Take = { $resource }を取る
option-Craft = { $items ->
        [both] 「{ $quest }」のアイテムを両方作る
        [right] 「{ $quest }」の2つ目のアイテムを作る
       *[left] 「{ $quest }」の1つ目のアイテムを作る
    }
option-Build = { $room }を建てる
option-Cell = { $column ->
        [0] 1
        [1] 2
        [2] 3
       *[other] 4
    }列{ $row ->
        [0] 1
        [1] 2
       *[other] 3
    }段
option-Hire = { $specialist }を雇う
option-Onto = { $space }に置く
option-BuildStatue = 王の彫像を建てる
option-Offer = 評議会に献上する
option-Play = { $treasure }を使う
option-Sell = { $treasure }を売る
option-Peek = 神官の能力で山札を見る
option-Move = { $specialist }を移す
option-Pass = パスする
option-EndTurn = 手番を終える
option-DrawForHero = 1コインを払い、{ $specialist }の能力で宝物を引く
option-PlaceThug = 「{ $quest }」にならず者を置く
option-Burn = 黒魔術師の能力で{ $treasure }をゲームから除く
option-Done = ここで終える
option-Decline = スキップ
option-Return = { $resource }を返す
option-Choose = { $colour }の宝物を引く
option-Keep = { $treasure }を残す
option-Discard = { $treasure }を捨てる
option-Buy = { $treasure }を3コインで買う
option-Rob = { $victim }から奪う
option-Name = { $resource }1個
option-TakeQuest = 「{ $quest }」を取る

## なぜ選べないか

why-StartResources = ギルドタイルに示された種類の資源を2個持って始めます。
why-StartTreasure = 好きな色の宝物を1枚持って始めます。
why-PlaceShrine = 聖堂は、ギルドタイルと辺で接する空いているマスに置きます。
why-Turn = 1手番に1アクションです。ストックにあり収集可能な資源の収集、支払えるアイテムの作成、または拡大です。最後の手番では、空いている紋章があれば献上もできます。
why-Gather = 1種類なら3個まで、2種類なら1個ずつです。労働者がいれば好きな3個まで。宝石と魔法は、収集可能でなければ取れません。
why-ExtraGather = ストックにあり、収集可能な資源だけを取れます。
why-ExtraCraft = 作れるのは、支払えるアイテムだけです。クエストが未完成のまま残るなら、空いている紋章が必要です。
why-AfterCraft = ここでは自分の専門家の能力を1回ずつと、契約以外の自由行動だけができます。
why-Appraise = その色の宝物は残っていません。
why-LuckyWindow = ここで使えるのは幸運のポーションだけです。
why-Split = このクエストで引いた宝物だけを残せます。
why-ExpandMore = 拡大は部屋1つと専門家1人まで。ソロではどちらでも合わせて2つまでです。
why-TurnEnd = アクションは終わりました。残っているのは自由行動だけです。
why-PlaceRoom = 部屋は、自分のタイルと辺で接する空いているマスに置きます。建築士がいれば、空いているどのマスにも置けます。
why-PlaceStatue = 彫像は、自分のタイルと辺で接する空いているマスに置きます。建築士がいれば、空いているどのマスにも置けます。
why-Hiring = 専門家には空きスペースが必要です。貴族には、荷物のための特別室のスペースも必要です。
why-HireByContract = 列にいて、支払えて、空きスペースのある専門家だけを雇えます。
why-MoveSpecialist = 専門家は自分の空きスペースへ移ります。
why-FuneralBid = 持っているコインの数まで入札できます。彫像を置けるマスがなければ0です。
why-DiscardCards = 手札から、求められた枚数だけ捨てます。
why-DiscardResources = 持っている資源を、上限になるまで返します。
why-SellDown = 手札を、ちょうど上限になるまで売ります。
why-Draw = その色の宝物は残っていません。
why-Wonders = その色の宝物は残っていません。
why-BuyWonder = 直前に引いた色以外で、残っている色を選んでください。
why-Plenty = ストックにあり、収集可能な資源だけを取れます。
why-NameColours = その色の宝物は残っていません。
why-BuyRelics = 捨て札にある遺物だけを、1枚3コインで買えます。
why-Exchange = 持っている資源だけを、代わりに取れる別の種類がストックにある分まで交換できます。
why-TakeInstead = 返した種類以外で、返す前からストックにあった資源だけを取れます。
why-colour = その色の宝物は残っていません。
why-free_chamber = 荷物には特別室の空きスペースが必要です。
why-held_by_somebody = 誰かが持っている資源だけを選べます。
why-of_theirs = そのプレイヤーはその資源を持っていません。
why-other_card = 宝の地図以外の手札を選んでください。
why-rich_rival = 資源を持つほかのプレイヤーを選んでください。
why-single_quest = 表向きで、アイテムが1つだけのクエストを選んでください。

amount = { $what }{ $count }個
why-short = { $missing }が足りません。
why-short-of-coins = { $coins }コイン足りません。
why-none-left = ストックに{ $resource }がありません。
why-not-gatherable = { $room }か女黒魔術師が必要です。
why-made-already = このアイテムはすでに作られています。
why-no-sigil = 紋章を2つともクエストに置いています。クエストを完遂するアイテムしか作れません。
why-built-already = この部屋はすでに建てています。
why-one-of-both = 2人のときは、{ $room }があると、もう一方は建てられません。
why-sold-out = この部屋は残っていません。
why-no-cell = タイルに接する空きマスがありません。
why-no-space = この専門家を置ける空きスペースがありません。

## 起きたこと

event-Began = ギルドとボードが配られました。{ $first }から始めます。
event-TurnBegan = { $final ->
        [yes] { $seat }の最後の手番です。
       *[other] { $seat }の手番です。
    }
event-Gained = { $seat }が{ $resources }を得ました。
event-Returned = { $seat }が{ $resources }を返しました。
event-Stole = { $seat }が密輸人の能力で{ $victim }から{ $resource }を奪いました。
event-Earned = { $seat }が{ $coins }コインを得ました。
event-Crafted = { $items ->
        [both] { $seat }が「{ $quest }」のアイテムを両方作り、{ $coins }コインを得ました。
       *[other] { $seat }が「{ $quest }」のアイテムを1つ作り、{ $coins }コインを得ました。
    }
event-Completed = { $seat }が「{ $quest }」を獲得しました。
event-Revealed = 新しいカード：「{ $quest }」
event-QuestLeft = 「{ $quest }」がゲームから除かれました。
event-Drew = { $treasure ->
        [none] { $seat }が{ $colour }の宝物を引きました。
       *[other] { $seat }が{ $treasure }を引きました。
    }
event-Found = { $treasures ->
        [none] { $seat }が分ける宝物を引きました：{ $colours }
       *[other] { $seat }が分ける宝物を引きました：{ $treasures }
    }
event-Kept = { $treasure ->
        [none] { $seat }が{ $colour }の宝物を残しました。
       *[other] { $seat }が{ $treasure }を残しました。
    }
event-Gave = { $treasure ->
        [none] { $seat }が{ $colour }の宝物を{ $owner }に渡しました。
       *[other] { $seat }が{ $treasure }を{ $owner }に渡しました。
    }
event-Reshuffled = { $colour }の捨て札が新しい山札になりました。巻物はゲームから除かれます。
event-Played = { $seat }が{ $treasure }を使いました。
event-Sold = { $seat }が{ $treasure }を{ $coins }コインで売りました。
event-Discarded = { $seat }が{ $treasure }を捨てました。
event-Burned = { $seat }が{ $treasure }をゲームから除き、両方の効果を得ます。
event-Bought = { $seat }が{ $treasure }を買いました。
event-Built = { $seat }が{ $room }を建てました。
event-Hired = { $coins ->
        [0] { $seat }が{ $specialist }を無料で雇いました。
       *[other] { $seat }が{ $specialist }を{ $coins }コインで雇いました。
    }
event-Discounted = 次の専門家にコインが1枚ずつ置かれました：{ $specialists }
event-SpecialistLeft = { $specialist }がゲームから除かれました。
event-Arrived = { $specialist }が列に加わりました。
event-Moved = { $seat }が{ $specialist }を{ $space }へ移しました。
event-BaggagePut = { $seat }が荷物を{ $space }に置きました。
event-ThugPlaced = { $seat }が「{ $quest }」にならず者を置きました。
event-Peeked = { $quests ->
        [none] { $seat }が神官の能力で山札を見ました。
       *[other] { $seat }が神官の能力で見たカード：{ $quests }
    }
event-BidShown = { $seat }は王の彫像に{ $bid }コインを入札しました。
event-StatueLost = 誰も王の彫像を獲得しませんでした。彫像はゲームから除かれます。
event-FinalRoundBegan = 最後のラウンドです。全員があと1手番ずつ、最後は{ $seat }です。
event-Offered = { $seat }が評議会に献上しました。
event-Passed = { $seat }は何もできず、パスしました。
event-Counted = { $seat }が名声点{ $prestige }を得ました：{ $cause }。

key-0 = 名声点
key-1 = コイン
key-hint = 同点なら、コインの多い方が上位です。

agreed-blue_stack = 青の宝物
    .hint = 青の宝物には2種類の構成があり、この枚数だけが違います。
agreed-blue_stack-seed = 秘密の隠し場所が2枚多く、宝の地図はない
agreed-blue_stack-published = 宝の地図が2枚、秘密の隠し場所は1枚
agreed-stalled = 10ラウンドの間、誰もアイテムを作らず、クエストも獲得しないとき
    .hint = ルールに手番数の上限はありません。人どうしではまず困りませんが、ボットでは必要になることがあります。
agreed-stalled-play_on = ルールどおり続ける（終わらないこともある）
agreed-stalled-final_round = 最後のラウンドに入る（Regalia独自のルール。ボットどうしの対戦向き）

## 言葉

kind-outer = 外側のスペース

## 資源

kind-cloth = 布
kind-leather = 革
kind-metal = 金属
kind-wood = 木材
kind-gem = 宝石
kind-magic = 魔法

## 宝物の裏の色

kind-blue = 青
kind-red = 赤
kind-yellow = 黄

## ギルド

guild-orange = 工芸組合
does-orange = ギルドタイルの保管上限が5個ではなく6個。
rule-orange = 3
guild-green = 探検者連盟
does-green = 布2個、革2個、または1個ずつを持って始める。
rule-green = 3
guild-red = グレイキャッスル衛兵隊
does-red = 金属2個、木材2個、または1個ずつを持って始める。
rule-red = 3
guild-blue = 商業信託
does-blue = さらに4コインを持って始める。
rule-blue = 3
guild-black = 星降る結社
does-black = 好きな色の宝物を1枚引いて始める。
rule-black = 3
guild-purple = 聖なる教団
does-purple = 聖堂を置いて始める。
rule-purple = 3

## プレイヤーボード

kind-A = プレイヤーボードA
kind-B = プレイヤーボードB
kind-C = プレイヤーボードC
kind-D = プレイヤーボードD
kind-E = プレイヤーボードE
kind-F = プレイヤーボードF

## 部屋

kind-warehouse = 倉庫
does-warehouse = 保管上限+3個。
rule-warehouse = 8
kind-library = 図書館
does-library = 手札上限+3枚。終了時、手札の巻物1枚につき3名声点。
rule-library = 8
kind-gem_workshop = 宝石工房
does-gem_workshop = 宝石が収集可能になる。
rule-gem_workshop = 8
kind-magic_arcaenum = 魔法研究室
does-magic_arcaenum = 魔法が収集可能になる。
rule-magic_arcaenum = 8
kind-bedchamber = 寝室
does-bedchamber = 専門家のスペース1つ。終了時に専門家がいれば7名声点。
rule-bedchamber = 8
kind-kitchen = 厨房
does-kitchen = 専門家のスペース1つ。終了時に専門家がいれば3名声点。
rule-kitchen = 8
kind-great_hall = 大ホール
does-great_hall = 2マス分。専門家のスペース2つ。終了時に両方埋まっていれば11名声点。
rule-great_hall = 8
kind-barracks = 兵舎
does-barracks = 2マス分。専門家のスペース2つ。終了時に両方埋まっていれば5名声点。
rule-barracks = 8
kind-vault_of_riches = 金庫室
does-vault_of_riches = 終了時、持っているコイン1枚につき1名声点。そのコインは献上では数えない。
rule-vault_of_riches = 8
kind-throne_room = 謁見室
does-throne_room = 9名声点。終了時、自分のギルドで王の彫像と辺で接していればさらに6名声点。
rule-throne_room = 8
kind-tavern = 酒場
does-tavern = 終了時、専門家カード1枚につき3名声点。置き場所は問わない。
rule-tavern = 8
kind-hall_of_wisdom = 知恵のホール
does-hall_of_wisdom = 終了時、クエストの魔法使いと戦士の組1つにつき6名声点。
rule-hall_of_wisdom = 8
kind-hall_of_warriors = 戦士のホール
does-hall_of_warriors = 終了時、クエストの戦士1人につき4名声点。
rule-hall_of_warriors = 8
kind-hall_of_strength = 力のホール
does-hall_of_strength = 終了時、クエストの盗賊と戦士の組1つにつき6名声点。
rule-hall_of_strength = 8
kind-hall_of_rogues = 盗賊のホール
does-hall_of_rogues = 終了時、クエストの盗賊1人につき4名声点。
rule-hall_of_rogues = 8
kind-hall_of_mages = 魔法使いのホール
does-hall_of_mages = 終了時、クエストの魔法使い1人につき4名声点。
rule-hall_of_mages = 8
kind-hall_of_cunning = 狡猾のホール
does-hall_of_cunning = 終了時、クエストの盗賊と魔法使いの組1つにつき6名声点。
rule-hall_of_cunning = 8
kind-hall_of_builders = 建築家のホール
does-hall_of_builders = 終了時、ボード上のギルドタイル以外のタイル1枚につき3名声点。このタイル自身、聖堂、彫像も数える。
rule-hall_of_builders = 8
kind-gallery = 回廊
does-gallery = 終了時、クエストの武器と防具の組1つにつき3名声点。
rule-gallery = 8
kind-depot = 貯蔵庫
does-depot = 終了時、保管している資源の種類1つにつき4名声点。
rule-depot = 8
kind-arsenal = 武器庫
does-arsenal = 終了時、クエストの武器1つにつき2名声点。
rule-arsenal = 8
kind-armory = 装備品保管庫
does-armory = 終了時、クエストの防具1つにつき2名声点。
rule-armory = 8
kind-shrine = 聖堂
does-shrine = 聖なる教団が最初に持つ。専門家のスペース1つ。埋まっていなくても1名声点。
rule-shrine = 8
kind-kings_statue = 王の彫像
does-kings_statue = 王の葬儀の競りで得る。4名声点。
rule-kings_statue = 8

## 専門家

kind-appraiser = 鑑定士
does-appraiser = クエストの宝物を受け取った後、好きな色を1枚引いてよい。引いたら手札1枚を捨てる。クエストごとに1回。
rule-appraiser = 9
kind-builder = 建築士
does-builder = 空いているどのマスにも建てられ、ボーナスマスのボーナスが2倍になる。王の彫像も同じ。
rule-builder = 9
kind-courier = 運び屋
does-courier = 保管上限+1個。
rule-courier = 9
kind-inventor = 発明家
does-inventor = 手札上限+2枚。
rule-inventor = 9
kind-laborer = 労働者
does-laborer = 収集で、収集可能な資源を好きな組み合わせで3個まで取れる。
rule-laborer = 9
kind-lumberjack = 木こり
does-lumberjack = 収集の後に木材1個（ストックにあれば）。
rule-lumberjack = 9
kind-miner = 鉱夫
does-miner = 収集の後に金属1個（ストックにあれば）。
rule-miner = 9
kind-oracle = 神官
does-oracle = 自分の手番に、クエスト山札の上2枚を何度でも見られる。
rule-oracle = 9
kind-recruiter = リクルーター
does-recruiter = 専門家の上のコイン1枚につき、値段が2コイン下がる。
rule-recruiter = 9
kind-tanner = 革なめし職人
does-tanner = 収集の後に革1個（ストックにあれば）。
rule-tanner = 9
kind-thug = ならず者
does-thug = 作成後、ならず者トークンをクエストに置いてよい。そこで作成するほかのプレイヤーは、あなたに2コインを払う。
rule-thug = 9
kind-weaver = 織工
does-weaver = 収集の後に布1個（ストックにあれば）。
rule-weaver = 9
kind-auctioneer = 競売人
does-auctioneer = 遺物、護符、巻物が1枚4コインで売れる。
rule-auctioneer = 9
kind-bard = 吟遊詩人
does-bard = 自分の手番に、専門家を空きスペースへ何度でも移せる。
rule-bard = 9
kind-blacksmith = 鍛冶師
does-blacksmith = 武器のコストが金属1個減る。
rule-blacksmith = 9
kind-fighter = 戦士
does-fighter = 戦士のクエストで作成した後、1コインを払って赤の宝物を1枚引いてよい。クエストごとに1回。
rule-fighter = 9
kind-leatherworker = 革細工職人
does-leatherworker = 防具のコストが革1個減る。
rule-leatherworker = 9
kind-peasant = 農民
does-peasant = 保管上限+2個。
rule-peasant = 9
kind-ranger = レンジャー
does-ranger = 盗賊のクエストで作成した後、1コインを払って黄の宝物を1枚引いてよい。クエストごとに1回。
rule-ranger = 9
kind-sorceress = 女黒魔術師
does-sorceress = 宝石と魔法が収集可能になる。
rule-sorceress = 9
kind-tailor = 仕立て屋
does-tailor = 防具のコストが布1個減る。
rule-tailor = 9
kind-warlock = 黒魔術師
does-warlock = 作成後、手札の巻物1枚をゲームから除き、両方の効果を自分で得てよい。
rule-warlock = 9
kind-wizard = 魔法使い
does-wizard = 魔法使いのクエストで作成した後、1コインを払って青の宝物を1枚引いてよい。クエストごとに1回。
rule-wizard = 9
kind-woodworker = 木工師
does-woodworker = 武器のコストが木材1個減る。
rule-woodworker = 9
kind-adventurer = 冒険者
does-adventurer = 雇用時：各色の宝物を1枚ずつ引く。
rule-adventurer = 9
kind-alchemist = 錬金術師
does-alchemist = 雇用時：資源を好きな数だけ、ストックにある別の種類の資源と交換してよい。宝石や魔法でもよい。
rule-alchemist = 9
kind-aristocrat = 貴族
does-aristocrat = 自分のスペースのほかに、特別室の空きスペースが必要。荷物がずっとそこをふさぐ。
rule-aristocrat = 9
kind-craftswoman = 女職人
does-craftswoman = 雇用時：すぐに作成アクションを1回行ってよい。
rule-craftswoman = 9
kind-curator = 学芸員
does-curator = 雇用時：捨て札の遺物を1枚3コインで何枚でも買ってよい。
rule-curator = 9
kind-dealer = ディーラー
does-dealer = 雇用時：すぐに収集アクションを1回行ってよい。
rule-dealer = 9
kind-merchant = 商人
does-merchant = 雇用時：色を3つ決めてその宝物を引き、手札から3枚を捨てる。
rule-merchant = 9
kind-minstrel = 宮廷道化師
does-minstrel = 雇用時：好きな色の宝物を1枚引く。
rule-minstrel = 9
kind-overseer = 監督官
does-overseer = 空きスペースが2つ必要。雇用時：列の右端の専門家を無料で得る。
rule-overseer = 9
kind-smuggler = 密輸人
does-smuggler = 雇用時：ほかのプレイヤー1人から、好きな種類の資源1個を奪う。
rule-smuggler = 9
kind-vizier = 大臣
does-vizier = 最後の手番の献上が、アクションに数えられない。
rule-vizier = 9
kind-witch = 魔女
does-witch = 雇用時：アイテムが1つだけの表向きのクエストを1枚取る。コストは不要。コインと宝物は得ない。
rule-witch = 9

## 宝物

kind-treasure_map_blue = 宝の地図
does-treasure_map_blue = ほかの手札1枚を捨て、色を2つ決めてから、その宝物を引く。
rule-treasure_map_blue = 10.1
kind-spoiling_potion = 腐食のポーション
does-spoiling_potion = 資源の種類を1つ選ぶ。持っている全員（自分も）が1個をストックに返す。
rule-spoiling_potion = 10.1
kind-secret_stash = 秘密の隠し場所
does-secret_stash = 布、革、金属、木材を1個ずつ得る。
rule-secret_stash = 10.1
kind-scroll_of_plenty = 豊穣の巻物
does-scroll_of_plenty = 自分が収集可能な資源1種類を2個得る。次のプレイヤーも、収集可能な資源を1個得る。
rule-scroll_of_plenty = 10.2
kind-oak_branches = 樫の枝
does-oak_branches = 木材3個を得る。
rule-oak_branches = 10.1
kind-mithril_bars = ミスリルの延べ棒
does-mithril_bars = 金属3個を得る。
rule-mithril_bars = 10.1
kind-dragon_hides = 竜の皮
does-dragon_hides = 革3個を得る。
rule-dragon_hides = 10.1
kind-contract = 契約
does-contract = 通常のルールで専門家を1人雇う。アクションには数えない。
rule-contract = 10.1
kind-brilliant_diamonds = 輝くダイヤモンド
does-brilliant_diamonds = 宝石2個を得る。宝石工房は不要。
rule-brilliant_diamonds = 10.1
kind-bottle_of_faerie_dust = 妖精の粉の瓶
does-bottle_of_faerie_dust = 魔法2個を得る。魔法研究室は不要。
rule-bottle_of_faerie_dust = 10.1
kind-bolts_of_silk = 絹の反物
does-bolts_of_silk = 布3個を得る。
rule-bolts_of_silk = 10.1
kind-ancient_helm = 古代の兜
does-ancient_helm = 終了時、手札の異なる遺物1〜6種類のセットが2、5、9、13、17、22名声点になる。
rule-ancient_helm = 10.1
kind-ancient_breastplate = 古代の胸当て
does-ancient_breastplate = 終了時、手札の異なる遺物1〜6種類のセットが2、5、9、13、17、22名声点になる。
rule-ancient_breastplate = 10.1
kind-treasure_map_red = 宝の地図
does-treasure_map_red = ほかの手札1枚を捨て、色を2つ決めてから、その宝物を引く。
rule-treasure_map_red = 10.1
kind-scroll_of_wonders = 驚異の巻物
does-scroll_of_wonders = 1コインを得て、好きな色の宝物を1枚引く。次のプレイヤーは、1コインを払って別の色を1枚引いてよい。
rule-scroll_of_wonders = 10.2
kind-lucky_potion = 幸運のポーション
does-lucky_potion = 完遂したクエストの宝物を引く直前にだけ使う。宝物を2回引く。
rule-lucky_potion = 10.1
kind-stunning_charm = 眩惑の護符
does-stunning_charm = 終了時、手札にあれば3名声点。護符が最も多い人はさらに3名声点。
rule-stunning_charm = 10.1
kind-sacred_charm = 神聖な護符
does-sacred_charm = 終了時、手札にあれば3名声点。護符が最も多い人はさらに3名声点。
rule-sacred_charm = 10.1
kind-ornate_charm = 華麗な護符
does-ornate_charm = 終了時、手札にあれば3名声点。護符が最も多い人はさらに3名声点。
rule-ornate_charm = 10.1
kind-ominous_charm = 不吉な護符
does-ominous_charm = 終了時、手札にあれば3名声点。護符が最も多い人はさらに3名声点。
rule-ominous_charm = 10.1
kind-mysterious_charm = 神秘の護符
does-mysterious_charm = 終了時、手札にあれば3名声点。護符が最も多い人はさらに3名声点。
rule-mysterious_charm = 10.1
kind-glowing_charm = 輝く護符
does-glowing_charm = 終了時、手札にあれば2名声点。護符が最も多い人はさらに3名声点。
rule-glowing_charm = 10.1
kind-engraved_charm = 刻印の護符
does-engraved_charm = 終了時、手札にあれば2名声点。護符が最も多い人はさらに3名声点。
rule-engraved_charm = 10.1
kind-curious_charm = 奇妙な護符
does-curious_charm = 終了時、手札にあれば2名声点。護符が最も多い人はさらに3名声点。
rule-curious_charm = 10.1
kind-carved_charm = 彫刻の護符
does-carved_charm = 終了時、手札にあれば2名声点。護符が最も多い人はさらに3名声点。
rule-carved_charm = 10.1
kind-bizarre_charm = 異形の護符
does-bizarre_charm = 終了時、手札にあれば2名声点。護符が最も多い人はさらに3名声点。
rule-bizarre_charm = 10.1
kind-ancient_sword = 古代の剣
does-ancient_sword = 終了時、手札の異なる遺物1〜6種類のセットが2、5、9、13、17、22名声点になる。
rule-ancient_sword = 10.1
kind-ancient_boots = 古代の長靴
does-ancient_boots = 終了時、手札の異なる遺物1〜6種類のセットが2、5、9、13、17、22名声点になる。
rule-ancient_boots = 10.1
kind-treasure_map_yellow = 宝の地図
does-treasure_map_yellow = ほかの手札1枚を捨て、色を2つ決めてから、その宝物を引く。
rule-treasure_map_yellow = 10.1
kind-scroll_of_riches = 富の巻物
does-scroll_of_riches = 4コインを得る。次のプレイヤーは2コインを得る。
rule-scroll_of_riches = 10.2
kind-fortune_potion = 運命のポーション
does-fortune_potion = この手番にこのあと作成するアイテム1つ（最も高いもの）のコインが2倍になる。
rule-fortune_potion = 10.1
kind-coin_purse = 小銭入れ
does-coin_purse = 3コインで売れる。
rule-coin_purse = 10.1
kind-bag_of_gold = 金貨の袋
does-bag_of_gold = 4コインで売れる。
rule-bag_of_gold = 10.1
kind-ancient_shield = 古代の盾
does-ancient_shield = 終了時、手札の異なる遺物1〜6種類のセットが2、5、9、13、17、22名声点になる。
rule-ancient_shield = 10.1
kind-ancient_gauntlets = 古代の籠手
does-ancient_gauntlets = 終了時、手札の異なる遺物1〜6種類のセットが2、5、9、13、17、22名声点になる。
rule-ancient_gauntlets = 10.1

## クエスト

kind-crush_the_orc_rebellion = オークの反乱を鎮めよ
does-crush_the_orc_rebellion = 魔法使いのクエスト：短剣（金属1・木材1）で3コイン。宝物は青。
kind-explore_bluevein_isle = 青脈島を探検せよ
does-explore_bluevein_isle = 魔法使いのクエスト：外套（布3）で3コイン、長靴（革3・金属1）で4コイン。宝物は青と黄。
kind-fight_off_the_sharkskin_gnolls = 鮫肌のノールを撃退せよ
does-fight_off_the_sharkskin_gnolls = 魔法使いのクエスト：剣（金属3）で3コイン、ローブ（布2・革1）で4コイン。宝物は赤と青。
kind-help_the_whitetree_coopers = 白樹の桶職人を助けよ
does-help_the_whitetree_coopers = 魔法使いのクエスト：胴着（布1・革2）で4コイン。宝物は青。
kind-claim_the_briareye_gemstone = 茨眼の宝石を手に入れよ
does-claim_the_briareye_gemstone = 盗賊のクエスト：外套（布2）で3コイン。宝物は黄。
kind-recover_the_kingsires_remains = 王祖の亡骸を取り戻せ
does-recover_the_kingsires_remains = 盗賊のクエスト：杖（木材3）で3コイン、籠手（布2・金属1）で4コイン。宝物は黄と赤。
kind-seize_the_riches_of_anduar = アンドゥアールの富を奪え
does-seize_the_riches_of_anduar = 盗賊のクエスト：棍棒（革1・木材1）で3コイン、剣（革1・金属3）で4コイン。宝物は青と黄。
kind-wake_the_princess_of_eternal_sleep = 永眠の姫を目覚めさせよ
does-wake_the_princess_of_eternal_sleep = 盗賊のクエスト：胴着（革4）で4コイン。宝物は黄。
kind-brawl_at_goldgrass_inn = 金草亭の乱闘
does-brawl_at_goldgrass_inn = 戦士のクエスト：ズボン（革3）で3コイン、兜（布2・金属1・木材1）で4コイン。宝物は赤と青。
kind-fortify_skullbreaker_point = 髑髏砕き岬を固めよ
does-fortify_skullbreaker_point = 戦士のクエスト：盾（革1・木材2）で4コイン。宝物は赤。
kind-protect_the_eastern_ramparts = 東の城壁を守れ
does-protect_the_eastern_ramparts = 戦士のクエスト：剣（金属2）で3コイン。宝物は赤。
kind-topple_the_moonstone_giant = 月長石の巨人を倒せ
does-topple_the_moonstone_giant = 戦士のクエスト：短剣（革1・金属1）で3コイン、斧（金属2・木材2）で4コイン。宝物は黄と赤。
kind-burn_the_briar_roots = 茨の根を焼き払え
does-burn_the_briar_roots = 魔法使いのクエスト：魔法の短杖（木材1・魔法1）で5コイン、短剣（革1・金属2）で4コイン。宝物は赤と青。
kind-find_the_pinegrove_trolls = 松林のトロルを探せ
does-find_the_pinegrove_trolls = 魔法使いのクエスト：宝石の杖（革1・木材1・宝石2）で6コイン。宝物は青。
kind-guard_the_faerie_saplings = 妖精の若木を守れ
does-guard_the_faerie_saplings = 魔法使いのクエスト：宝石の籠手（金属1・宝石1）で5コイン。宝物は青。
kind-slay_the_vile_necromancer = 邪悪な死霊術師を討て
does-slay_the_vile_necromancer = 魔法使いのクエスト：魔法のローブ（布2・魔法2）で6コイン、杖（木材4）で4コイン。宝物は青と黄。
kind-acquire_the_rod_of_ages = 歳月の杖を手に入れよ
does-acquire_the_rod_of_ages = 盗賊のクエスト：魔法の剣（金属2・魔法2）で6コイン。宝物は黄。
kind-catch_the_jeweltone_fox = 宝石色の狐を捕らえよ
does-catch_the_jeweltone_fox = 盗賊のクエスト：宝石の短杖（木材1・宝石1）で5コイン。宝物は黄。
kind-sail_to_bloodsand_beach = 血砂の浜へ船出せよ
does-sail_to_bloodsand_beach = 盗賊のクエスト：宝石の胴着（布1・革1・宝石2）で6コイン、盾（金属2・木材1）で4コイン。宝物は黄と赤。
kind-thwart_the_mad_witchs_plans = 狂った魔女の企みを阻め
does-thwart_the_mad_witchs_plans = 盗賊のクエスト：魔法のズボン（革1・魔法1）で5コイン、弓（布2・木材2）で4コイン。宝物は青と黄。
kind-climb_the_shimmering_mountain = 輝く山に登れ
does-climb_the_shimmering_mountain = 戦士のクエスト：宝石のローブ（布2・宝石2）で6コイン。宝物は赤。
kind-destroy_the_dragon_lord = 竜王を滅ぼせ
does-destroy_the_dragon_lord = 戦士のクエスト：魔法の短剣（布1・金属1・魔法2）で6コイン、外套（布2・革1）で4コイン。宝物は赤と青。
kind-retrieve_the_chalice_of_power = 力の聖杯を奪還せよ
does-retrieve_the_chalice_of_power = 戦士のクエスト：宝石の外套（布1・宝石1）で5コイン、杖（革1・木材3）で4コイン。宝物は黄と赤。
kind-secure_the_oldtown_library = 旧市街の図書館を確保せよ
does-secure_the_oldtown_library = 戦士のクエスト：魔法の棍棒（革1・魔法1）で5コイン。宝物は赤。
kind-banish_the_fruitfang_terrors = 果実牙の怪物を追い払え
does-banish_the_fruitfang_terrors = 魔法使いのクエスト：短杖（木材2）で4コイン、剣（布1・金属2）で5コイン。宝物は赤と青。
kind-break_the_bluevein_curse = 青脈の呪いを解け
does-break_the_bluevein_curse = 魔法使いのクエスト：魔法の杖（木材2・魔法2）で7コイン。宝物は青。
kind-cleanse_the_coalbone_cemetery = 炭骨墓地を浄化せよ
does-cleanse_the_coalbone_cemetery = 魔法使いのクエスト：宝石の棍棒（革1・宝石1）で6コイン、ローブ（布4）で5コイン。宝物は赤と青。
kind-plunder_the_warlocks_tower = 黒魔術師の塔を略奪せよ
does-plunder_the_warlocks_tower = 魔法使いのクエスト：ズボン（革3）で4コイン。宝物は青。
kind-release_the_briarsblight_cure = 茨枯れの治療薬を解き放て
does-release_the_briarsblight_cure = 魔法使いのクエスト：魔法の弓（布1・木材1・魔法1）で7コイン、宝石の胴着（革2・宝石2）で7コイン。宝物は青と黄。
kind-revive_the_fallen_queen = 倒れた女王を蘇らせよ
does-revive_the_fallen_queen = 魔法使いのクエスト：魔法の外套（布1・魔法1）で6コイン。宝物は青。
kind-uncover_the_sharkfang_mystery = 鮫牙の謎を暴け
does-uncover_the_sharkfang_mystery = 魔法使いのクエスト：宝石の盾（金属2・木材1・宝石1）で7コイン、兜（革1・木材1）で4コイン。宝物は青と黄。
kind-vanquish_the_goblin_horde = ゴブリンの大群を打ち破れ
does-vanquish_the_goblin_horde = 魔法使いのクエスト：斧（金属3・木材1）で5コイン。宝物は青。
kind-discover_the_hidden_valley = 隠された谷を発見せよ
does-discover_the_hidden_valley = 盗賊のクエスト：ズボン（革2）で4コイン、籠手（布2・金属2）で5コイン。宝物は青と黄。
kind-pillage_the_vault_of_the_ancients = 古代人の宝物庫を略奪せよ
does-pillage_the_vault_of_the_ancients = 盗賊のクエスト：弓（布1・木材2）で5コイン。宝物は黄。
kind-save_the_plumtree_grangers = 梅の木の農夫を救え
does-save_the_plumtree_grangers = 盗賊のクエスト：宝石の杖（木材2・宝石2）で7コイン、ズボン（布1・革1）で4コイン。宝物は青と黄。
kind-sink_the_zombielords_galley = ゾンビ王のガレー船を沈めよ
does-sink_the_zombielords_galley = 盗賊のクエスト：魔法の短剣（金属1・魔法1）で6コイン、弓（布1・木材3）で5コイン。宝物は黄と赤。
kind-sneak_into_the_sultans_palace = スルタンの宮殿に忍び込め
does-sneak_into_the_sultans_palace = 盗賊のクエスト：剣（金属3）で4コイン。宝物は黄。
kind-steal_the_golden_sapling = 黄金の若木を盗み出せ
does-steal_the_golden_sapling = 盗賊のクエスト：宝石の外套（布1・宝石1）で6コイン。宝物は黄。
kind-track_the_sludge_ents = 汚泥のエントを追え
does-track_the_sludge_ents = 盗賊のクエスト：魔法の胴着（布1・革2・魔法1）で7コイン。宝物は黄。
kind-unearth_the_kingsires_treasure = 王祖の財宝を掘り起こせ
does-unearth_the_kingsires_treasure = 盗賊のクエスト：魔法の棍棒（布1・革1・魔法2）で7コイン、宝石の長靴（革1・金属1・宝石1）で7コイン。宝物は黄と赤。
kind-assault_the_obsidian_spire = 黒曜石の尖塔を攻めよ
does-assault_the_obsidian_spire = 戦士のクエスト：宝石の短剣（金属1・宝石1）で6コイン、棍棒（布1・革2・木材1）で5コイン。宝物は赤と青。
kind-capture_the_marauding_prince = 略奪の王子を捕らえよ
does-capture_the_marauding_prince = 戦士のクエスト：剣（金属4）で5コイン。宝物は赤。
kind-defend_the_temple_of_wonders = 驚異の神殿を守れ
does-defend_the_temple_of_wonders = 戦士のクエスト：魔法の盾（木材1・魔法1）で6コイン。宝物は赤。
kind-locate_the_cavern_of_secrets = 秘密の洞窟を見つけよ
does-locate_the_cavern_of_secrets = 戦士のクエスト：籠手（布1・金属1）で4コイン。宝物は赤。
kind-raid_the_frost_queens_castle = 霜の女王の城を急襲せよ
does-raid_the_frost_queens_castle = 戦士のクエスト：宝石の弓（布1・木材1・宝石1）で7コイン。宝物は赤。
kind-rescue_the_graytop_miners = 灰色頂の鉱夫を救出せよ
does-rescue_the_graytop_miners = 戦士のクエスト：魔法の兜（革1・木材1・魔法2）で7コイン、外套（布3）で4コイン。宝物は黄と赤。
kind-search_for_the_fountain_of_youth = 若返りの泉を探せ
does-search_for_the_fountain_of_youth = 戦士のクエスト：杖（木材3）で4コイン、胴着（布1・革2）で5コイン。宝物は黄と赤。
kind-take_down_the_red_dog_gang = 赤犬団を倒せ
does-take_down_the_red_dog_gang = 戦士のクエスト：魔法の剣（革1・金属1・魔法1）で7コイン、宝石の長靴（革1・金属1・宝石2）で7コイン。宝物は赤と青。

## 特別なカード

kind-kings_funeral = 王の葬儀
does-kings_funeral = 全員が王の彫像に秘密で入札する。最高額の1人が払って建てる。
rule-kings_funeral = 6.1
kind-offering_to_the_council = 評議会への貢ぎ物
does-offering_to_the_council = 最後のラウンドに入る。最後の手番に、ほかのアクションの代わりに空いている紋章をここに置ける（献上）。終了時に2名声点と、コイン3枚ごと、資源2個ごとに1名声点。
rule-offering_to_the_council = 6.2

## ソロの称号

kind-recruit = 新人
kind-member = 一般会員
kind-leader = リーダー
kind-king = 王者
kind-legend = 伝説級

## 英雄

kind-mage = 魔法使い
kind-warrior = 戦士
kind-rogue = 盗賊

## アイテム

kind-weapon = 武器
kind-armor = 防具

## The board

turn = { $turn }手番目
phase-setup = 準備
phase-play = プレイ中
phase-final = 最後のラウンド
phase-over = ゲーム終了
parts = テーブルの各部
part-supply = ストックと宝物
part-quests = クエスト
part-row = 雇える専門家
part-rooms = 建てる部屋
part-guild = { $who }のギルド
part-guild-own = あなたのギルド
free = 空き
yours = 建設済み
make = 作れる
short-by = あと{ $count }
jump-guild = ギルド
jump-supply = ストック
jump-quests = クエスト
jump-row = 雇う
jump-rooms = 建てる
own-guild = 自分のギルドへ
hand = 手札
hand-none = まだ宝物はありません
hand-of = 手札{ $count }枚（上限{ $limit }枚）
seen-cards = 判明しているカード：
resources = 資源
treasures = 宝物
drawn = 分け合う宝物
cards = { $count }枚
coins = { $coins }コイン
prestige = 名声点{ $count }
price = 値段は{ $coins }コイン
coins-on-it = 上に{ $coins }コイン
sells-for = { $coins }コインで売れます
in-supply = ストックに{ $count }個
left-in-supply = 残り{ $count }枚
gathered = 取ったもの：{ $resources }。
storage-after = 取った後の保管{ $count }/{ $limit }
storage = 保管{ $count }/{ $limit }
stack-of = 宝物の山札（{ $colour }）
discards-of = 捨て札（{ $colour }）
deck-of = クエストの山札：残り{ $count }枚
deck-empty = 残りなし
top-base = 次：時代1
top-arcane = 次：時代1・秘術
top-age2 = 次：時代2
top-special = 次：特別カード
next-card = 次：
ahead = 神官の能力で見たカード
reward = 報酬の宝物：{ $colours }
make-both = 両方
asks-for = 必要：{ $resources }
made-by = { $who }が作成
all-there = 材料がそろっています
missing = 不足：{ $resources }
by-auction = 王の葬儀の競りで得られます
cells = 幅{ $count }マス
built = 建設済み
bonus = ボーナス：{ $what }
bonus-cell = ボーナスマス
bonus-cell-does = 最初に覆ったタイルで、描かれたボーナスを得ます。
free-space = 空き：{ $space }
baggage = 荷物
staff = 専門家{ $count }人
won = 獲得クエスト{ $count }枚
sigils-free = 使える紋章{ $count }個
last-player = 最後の手番を行う人
bids = 入札額
fortunes = 運命のポーション{ $count }本が有効
hero-drawn = 英雄の能力は使用済み
gone = ゲームから除かれたもの
order-row = 新 → 旧
order-solo = 旧 → 新
exchanged = 返すもの：{ $returned }。代わりに取るもの：{ $resources }。
moving = 移動中
none = ありません。
needs-room = { $room }か女黒魔術師が必要です。
needs-nothing = 誰でも収集できます。

## Timings and kinds of treasure

timing-gather = 収集
timing-craft = 作成
timing-expand = 拡大
timing-instant = 雇用時
timing-ongoing = 手番中いつでも
timing-hero = 英雄のクエスト
timing-passive = 常時
category-relic = 遺物
category-scroll = 巻物
category-charm = 護符
category-resource = 資源
category-potion = ポーション
category-contract = 契約
category-coin = コイン
category-map = 地図

## The scoring sheet

sheet = 得点表
sheet-of = { $who }の得点の内訳
cause-charms = 護符
cause-charm_majority = 護符が最多
cause-relics = 遺物
cause-quests = クエスト
cause-specialists = 専門家
cause-rooms = 部屋
cause-offering = 献上
end-title = { $count ->
    [one] { $guilds }がキングズ・ギルドに選ばれました
   *[other] { $guilds }がともにキングズ・ギルドに選ばれました
}
line-charm_majority = 護符が最多：{ $count }枚
line-relics = 異なる遺物{ $count }種の組
line-quests = クエスト{ $count }枚、1枚につき1点
printed = 記載{ $count }点
per-scroll = 手札の巻物：{ $count }×{ $each }点
per-filled = { $count ->
        [0] スペースに空きがあるため0点
       *[other] スペースがすべて埋まり{ $each }点
    }
per-coin = 残ったコイン：{ $count }×{ $each }点
per-statue = { $count ->
        [0] 隣に彫像なし
       *[other] 隣の彫像で{ $each }点
    }
per-specialist = 専門家：{ $count }×{ $each }点
per-pair = { $icons }の組：{ $count }×{ $each }点
per-icon = { $icons }：{ $count }×{ $each }点
per-tile = タイル：{ $count }×{ $each }点
per-resource = 保管している種類：{ $count }×{ $each }点
offering-made = 献上を行った
offering-coins = コイン
offering-coins-why = 3コインにつき1点
offering-resources = 資源
offering-resources-why = 2個につき1点
rating = { $rating }（名声点{ $count }）
rating-from = { $least }点以上

## What heroes ask for

kind-axe = 斧
kind-boots = 長靴
kind-bow = 弓
kind-cloak = 外套
kind-club = 棍棒
kind-dagger = 短剣
kind-gauntlets = 籠手
kind-helmet = 兜
kind-jeweled_boots = 宝石の長靴
kind-jeweled_bow = 宝石の弓
kind-jeweled_cloak = 宝石の外套
kind-jeweled_club = 宝石の棍棒
kind-jeweled_dagger = 宝石の短剣
kind-jeweled_gauntlets = 宝石の籠手
kind-jeweled_robe = 宝石のローブ
kind-jeweled_shield = 宝石の盾
kind-jeweled_staff = 宝石の杖
kind-jeweled_vest = 宝石の胴着
kind-jeweled_wand = 宝石の短杖
kind-magic_bow = 魔法の弓
kind-magic_cloak = 魔法の外套
kind-magic_club = 魔法の棍棒
kind-magic_dagger = 魔法の短剣
kind-magic_helmet = 魔法の兜
kind-magic_pants = 魔法のズボン
kind-magic_robe = 魔法のローブ
kind-magic_shield = 魔法の盾
kind-magic_staff = 魔法の杖
kind-magic_sword = 魔法の剣
kind-magic_vest = 魔法の胴着
kind-magic_wand = 魔法の短杖
kind-pants = ズボン
kind-robe = ローブ
kind-shield = 盾
kind-staff = 杖
kind-sword = 剣
kind-vest = 胴着
kind-wand = 短杖

## 文字で描いた場

draw-turn = 手番
draw-active = 手番プレイヤー：
draw-supply = ストック：
draw-quests = クエスト：
draw-deck = 山札：
draw-row = 雇える専門家：
draw-rooms = 建てられる部屋：
draw-stacks = 宝物の山札：
draw-discards = 捨て札：
draw-drawn = 分け合う宝物：
draw-prestige = 名声点
draw-coins = コイン
draw-won = 獲得クエスト
draw-sigils = 使える紋章
draw-hand = 手札：
draw-bedchamber_kitchen = 寝室／厨房
draw-great_hall_barracks = 大ホール／兵舎

## ヒントで示す理由

reason-unknown = ほかの人の宝物と次に出るカードは知りません。
reason-points = { $points }名声点になります。
reason-towards = 「{ $quest }」まで、残りは{ $missing }です。
reason-ready = 「{ $quest }」のアイテムに必要な資源がそろいます。
reason-item-coins = そのアイテムは{ $coins }コインになります。
reason-storage = ストックは{ $limit }個中{ $count }個になります。
reason-full = ストックに置けるのは{ $limit }個までです。
reason-over-storage = 資源が{ $count }個あり、上限は{ $limit }個です。
reason-unneeded = { $resource }が必要なアイテムは、今ありません。
reason-spare = { $resource }は、どのアイテムにも{ $most }個で足ります。
reason-pays = { $cost }で{ $coins }コインを得ます。
reason-pays-free = 資源なしで{ $coins }コインを得ます。
reason-sigil = 紋章を置くので、完遂されればクエストを得ます。
reason-completes = クエストを完遂し、宝物を得ます。
reason-completes-for = { $owner }のクエストを完遂し、宝物を分けます。
reason-price = { $coins ->
        [0] 無料で、{ $left }コインが残ります。
       *[other] { $coins }コインを払い、{ $left }コインが残ります。
    }
reason-permits = これから{ $resource }を収集できます。
reason-more-storage = 資源をあと{ $count }個多く持てます。
reason-more-hand = 宝物をあと{ $count }枚多く持てます。
reason-more-spaces = 専門家のスペースが{ $count }つ増えます。
reason-discount = { $resource }を使う{ $item }の費用が、それぞれ1個分減ります。
reason-gather-bonus = 収集するたびに{ $resource }が1個増えます。
reason-hero-draw = { $hero }のクエストで、{ $coins }コインで宝物を引けます。
reason-robs = { $victim }は資源を{ $count }個持っています。
reason-thug = ほかの人はそこで作るとき、あなたに{ $coins }コイン払います。
reason-spoils = { $count ->
        [0] { $resource }を持っている人はほかにいません。
       *[other] ほかの{ $count }人が{ $resource }を1個ずつ失います。
    }
reason-outer = 部屋のスペースは使いません。
reason-chamber = { $room }のスペースに入ります。
reason-spaces = 専門家のスペースは、残り{ $count }つになります。
reason-free-act = アクションには数えません。
reason-resources = { $resources }を得ます。
reason-coins = { $coins }コインを得ます。
reason-counts-nothing = 終了時の名声点にはなりません。
reason-over-hand = 宝物は{ $limit }枚まで持てます。
reason-sells = { $coins ->
        [0] 売ることはできません。
       *[other] { $coins }コインで売れます。
    }
reason-shared = 残りは{ $owner }が受け取ります。
reason-stack = { $colour }の山札は{ $count }枚です。
reason-cells = マットの空きは、残り{ $count }マスになります。
reason-hand-counts = 手札は終了時に{ $prestige }名声点になります。
reason-hand-later = 宝物は後の手番でも使ったり売ったりできます。
reason-coins-kept = { $coins }コインが手元に残ります。
reason-hand = 宝物は{ $limit }枚まで、今は{ $count }枚です。
reason-statue = 王の彫像は{ $prestige }名声点です。
reason-outbids = { $most ->
        [0] ほかの人はコインを持っていません。
       *[other] ほかの人のコインは、多くて{ $most }枚です。
    }

# 成績表での陣営名
side-orange = { guild-orange }
side-green = { guild-green }
side-red = { guild-red }
side-blue = { guild-blue }
side-black = { guild-black }
side-purple = { guild-purple }
