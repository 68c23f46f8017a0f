# オリフラム、日本語。メッセージの名前の決まりは docs/protocol.md。

game-title = オリフラム
game-pitch = 裏向きの策略が一列に。今めくるか、待つか。
game-summary = 貴族の一族が、裏向きのカードの列に配下を送り込みます。早く表にして仕掛けるか、待って影響点をためるか。ただし、先に討たれなければの話です。
game-goal = 全6ラウンド。影響点が最も多い人の勝ち。

## カード

kind-archer = 射手
kind-soldier = 兵士
kind-spy = 密偵
kind-heir = 世継ぎ
kind-lord = 侯爵
kind-shapeshifter = 転身者
    .short = 転身者
kind-assassination = 暗殺
    .short = 暗殺
kind-royal_decree = 勅命
kind-ambush = 待ち伏せ
kind-conspiracy = 陰謀
    .short = 陰謀

does-archer = カード列の先頭か最後尾のカード1枚（自身も可）を排除し、1点を得ます。
does-soldier = すぐ左かすぐ右のカード1枚を排除し、1点を得ます。
does-spy = すぐ左かすぐ右にカードを持つほかのプレイヤー1人から、1点を奪います。
does-heir = ほかの世継ぎが表向きで一番上になければ、2点を得ます。
does-lord = 1点を得ます。さらに、すぐ左とすぐ右の山にある自分のカード1枚につき（覆われていても）1点を得ます。
does-shapeshifter = すぐ左かすぐ右にある表向きのカードの能力を使います。
does-assassination = ほかの場所のカード1枚を排除し、1点を得ます。使い切り。
does-royal_decree = ほかのカード1枚を、カード列の別の場所へ動かします。使い切り。
does-ambush = ほかのプレイヤーのカードに排除されたら、4点を得て、そのカードも捨て札にします。自分で表にしたときは、乗っている点の代わりに1点を得ます。使い切り。
does-conspiracy = 表にしたとき、乗っている影響点の2倍を得ます。使い切り。

rule-archer = 6.1
rule-soldier = 6.2
rule-spy = 6.3
rule-heir = 6.4
rule-lord = 6.5
rule-shapeshifter = 6.6
rule-assassination = 6.7
rule-royal_decree = 6.8
rule-ambush = 6.9
rule-conspiracy = 6.10

group-character = 人物
group-intrigue = 策略

## 家

family-0 = 赤
    .letter = 赤
family-1 = 青
    .letter = 青
family-2 = 緑
    .letter = 緑
family-3 = 黄
    .letter = 黄
family-4 = 黒
    .letter = 黒

## コマの呼び名

noun-card-known = { $owner }の{ $kind }
    .own = { $kind }
noun-card-hidden = { $owner }のカード
    .option = { $place }番目にある{ $owner }のカード

## 決めること

decision-ChooseCard = 置くカードを選んでください。
    .others = { $who }が置くカードを選んでいます。
    .situation = 第{ $round }ラウンド（全{ $rounds }）。影響力はあなた{ $points }、ほかの最多は{ $best }。
decision-ChoosePlace = { $held ->
    [none] カードをどこに置きますか？
   *[other] { $held }をどこに置きますか？
}
    .others = { $who }がカードを置く場所を選んでいます。
    .situation = { $onto ->
        [0] 山は{ $piles }つ、あなたの山はありません。
       *[other] 山は{ $piles }つ、うち{ $onto }つはあなたの山です。
    }先頭から解決します。
decision-RevealOrKeep = { $acting ->
    [none] カードを表にしますか？
   *[other] { $acting }を表にしますか？
}
    .ahead = 自分の伏せカードの番になったとき
    .others = { $who }がカードを表にするか決めています。
    .situation = { $tokens ->
        [0] 影響力はまだ乗っていません。
       *[other] 影響力が{ $tokens }乗っています。
    }第{ $round }ラウンド（全{ $rounds }）。
decision-target = { $acting ->
    [none] 排除するカードを選んでください。
   *[other] { $acting }が排除するカードを選んでください。
}
    .others = { $who }が排除するカードを選んでいます。
    .situation = { $options }枚を狙えます（自分{ $own }枚、裏向き{ $hidden }枚）。
decision-victim = { $acting ->
    [none] 1点を奪う相手を選んでください。
   *[other] { $acting }が1点を奪う相手を選んでください。
}
    .ahead = 点を奪うとき
    .others = { $who }が点を奪う相手を選んでいます。
    .situation = 影響力：{ $victims }。
decision-copied = { $acting ->
    [none] 使う能力を選んでください。
   *[other] { $acting }が使う能力を選んでください。
}
    .others = { $who }がコピーする能力を選んでいます。
    .situation = 左右とも表向きです。どちらの能力も使えます。
decision-moved = 動かすカードを選んでください。
    .others = { $who }が動かすカードを選んでいます。
    .situation = { $options }枚を動かせます。乗っている影響力はそのままです。
decision-destination = { $moving ->
    [none] カードをどこへ動かしますか？
   *[other] { $moving }をどこへ動かしますか？
}
    .others = { $who }が{ $moving }の行き先を選んでいます。
    .situation = 行き先は{ $options }か所。元の場所には戻せません。

# 影響力を奪える相手とその影響力
victims-each = { $seat } { $points }

ahead-kind = カード

## 選択肢

option-Place = { $kind }を置く
option-Left = 先頭に置く
option-Right = 最後尾に置く
option-Onto = { $card }の上に重ねる
option-Reveal = 表にする
    .hint = { $does }
option-Keep = 裏のままにする
    .hint = 1点を乗せます。
option-Target = { $card }を排除する
option-Steal = { $victim }から1点を奪う
option-Copy = { $kind }の能力を使う
option-Move = { $card }を動かす
option-Gap = { $index ->
        [0] カード列の先頭へ
       *[other] { $index }番目の次へ
    }

## 選べない理由

why-ChooseCard = 置けるのは手札のカードだけです。
why-ChoosePlace = カードを置けるのは先頭、最後尾、自分の山の上だけです。山と山の間には置けません。
why-RevealOrKeep = まず、解決中のカードを表にするか裏のままにするか選んでください。
why-either_end = 射手が狙えるのは、先頭と最後尾のカードだけです。
why-neighbour = 兵士が狙えるのは、すぐ左とすぐ右の一番上のカードだけです。
why-any_other_pile = 暗殺が狙えるのは、この山以外の一番上のカードです。
why-neighbouring_rival = 密偵が点を奪えるのは、すぐ左かすぐ右にカードを持つほかのプレイヤーだけです。
why-face_up_neighbour = コピーできるのは、すぐ左かすぐ右の表向きのカードだけです。転身者は選べません。
why-movable = 勅命で動かせるのは、この山以外の一番上のカードです。
why-elsewhere = 元の場所には戻せません。重ねられるのは同じ家の山の上だけです。
why-victim = 密偵が点を奪えるのは、すぐ左かすぐ右にカードを持つほかのプレイヤーだけです。
why-copied = コピーできるのは、すぐ左かすぐ右の表向きのカードだけです。転身者は選べません。

event-Seated = 席順（時計回り）：{ $order }。
event-Dealt = { $hand ->
        [none] { $seat }に手札が配られました。3枚はゲームから除外されました。
       *[other] { $seat }の手札は{ $hand }。除外されたカードは{ $removed }。
    }
event-RoundBegan = 第{ $number }ラウンド開始。スタートプレイヤーは{ $first }です。
event-Placed = { $where ->
        [left] { $seat }が{ $kind ->
            [none] カード
           *[other] { $kind }
        }を先頭に置きました。
        [right] { $seat }が{ $kind ->
            [none] カード
           *[other] { $kind }
        }を最後尾に置きました。
       *[onto] { $seat }が{ $kind ->
            [none] カード
           *[other] { $kind }
        }を{ $onto }の上に重ねました。
    }
event-ResolutionBegan = 先頭から順に解決します。
event-Kept = { $card }は裏のままです（影響点{ $tokens }）。
event-Revealed = { $card }が表になりました{ $tokens ->
        [0] 。
       *[other]（影響点{ $tokens }）。
    }
event-Gained = { $cause ->
        [ability] { $card }で{ $points }点を得ました。
        [ambush] { $seat }が待ち伏せで{ $points }点を得ました。
       *[other] { $seat }が{ $points }点を得ました。
    }
event-Copied = { $card }が{ $kind }の能力を使います。
event-Stole = { $points ->
        [0] { $card }は{ $victim }から何も奪えませんでした。
       *[other] { $card }が{ $victim }から{ $points }点を奪いました。
    }
event-Eliminated = { $by }が{ $card }を排除しました。
event-Sprung = 待ち伏せが{ $by }を道連れにしました。
event-Moved = { $onto ->
        [none] { $by }が{ $card }を動かしました。
       *[other] { $by }が{ $card }を{ $onto }の上に動かしました。
    }
event-Discarded = { $card }が場を離れました。
event-NothingHappened = { $card }は何もできませんでした。
event-RoundEnded = 第{ $number }ラウンド終了。

## テーブル

phase-placement = 配置フェイズ
phase-resolution = 解決フェイズ
phase-over = ゲーム終了
round = 第{ $round }ラウンド/全6
queue = カード列
queue-empty = カード列は空です。最初の1枚から始まります。
head = 先頭
tail = 最後尾
place-number = { $place }番目
pile-of = { $count ->
        [1] 1枚
       *[other] { $count }枚の山
    }
face-up = 表向き
face-down = 裏向き
tokens = { $tokens ->
        [0] 影響点なし
       *[other] 影響点{ $tokens }
    }
at-cursor = 解決中
from-top = （上から順に）
hidden-card = 裏向きのカード
hand = 手札
hand-of = 手札{ $count }枚
hand-left = 使われなかったカード
removed = 除外されたカード
removed-hint = ほかのプレイヤーには見えません。
spent = 自分の捨て札
spent-hint = 全員に公開されています。
points = { $points }点
first-player = スタートプレイヤー
discards = 捨て札
discards-none = 捨て札はまだありません。
in-queue = カード列に{ $count }枚

## 終わり

key-0 = 影響点
key-1 = カード列に残る自分のカード
key-hint = 同点なら、カード列に残る自分のカードが多い方が上位です。
end-banner = { $count ->
        [1] { $names }が王旗オリフラムを掲げます
       *[other] { $names }がともに王旗オリフラムを掲げます
    }
end-by = { $key ->
        [0] { $name }の影響力は{ $other }より{ $by }点多くなりました。
        [1] { $name }と{ $other }の影響力は同じですが、カード列に残る{ $name }のカードが{ $by }枚多くなりました。
       *[other] { $name }と{ $other }は影響力もカード列に残る枚数も同じです。
    }

cause-start = 初期点
cause-tokens = カードの上から得た点
cause-ability = カードの能力
cause-elimination = 排除
cause-ambush = 待ち伏せ
cause-stolen = 密偵で奪った点
cause-lost = 密偵に奪われた点

## バリアント

agreed-lord_count = 侯爵が数えるもの
    .hint = 侯爵の隣の山に自分のカードが2枚以上重なっているときに、得点が変わります。
agreed-lord_count-cards = 隣の山にある自分のカードすべて
agreed-lord_count-piles = 隣にある自分の山（1つにつき1点）
agreed-heir_copy = コピーした世継ぎが2点になる条件
    .hint = 条件を満たさなければ、世継ぎをコピーした転身者は点を得られません。
agreed-heir_copy-seed = 表に見える世継ぎがちょうど1枚
agreed-heir_copy-rulebook = 表に見える転身者がほかにない
agreed-decree_onto = 勅命でカードを重ねる
    .hint = 覆われたカードは、上のカードがなくなるまで選べず、解決もされません。
agreed-decree_onto-true = できる（同じ家の上だけ）
agreed-decree_onto-false = できない

## 文字で描いた場

draw-round = ラウンド
draw-first = スタートプレイヤー
draw-cursor = 解決中の位置
draw-points = 影響点：
draw-queue = カード列：
draw-hand = 手札：

## ヒントで示す理由

reason-unknown = ほかのプレイヤーの裏向きのカードは知りません。
reason-points = すぐに{ $points }点を得ます。
reason-then-eliminate = 続けてカード1枚を排除し、1点を得ます。
reason-then-steal = 続けて隣のプレイヤーから1点を奪います。
reason-then-move = 続けてほかのカードを動かせます。
reason-then-copy = 続けて隣のカードの能力を使います。
reason-place-hunter = { $kind }は表にするとカードを排除し、1点を得ます。
reason-place-spy = 表にすると隣のプレイヤーから1点を奪います。
reason-place-heir = { $heirs ->
        [0] 表向きの世継ぎはほかになく、2点を得られます。
       *[other] ほかの世継ぎ{ $heirs }枚が消えれば2点を得られます。
    }
reason-place-lord = 1点に加え、隣の自分のカード1枚につき1点です。
reason-place-shapeshifter = 隣の表向きのカードをコピーできます。
reason-place-royal-decree = 表にするとほかのカードを動かせます。
reason-place-ambush = ほかのプレイヤーに排除されれば4点を得ます。
reason-place-conspiracy = 乗った影響点は1つ2点になります。
reason-acts-again = 表なら、あと{ $rounds }回、能力を使えます。
reason-can-wait = あと{ $rounds }ラウンド、裏のまま1点ずつためられます。
reason-first = 今ある{ $piles }つの山より先に解決します。
reason-last = 今ある{ $piles }つの山のあとに解決します。
reason-beside = 隣は{ $card }です。
reason-covered = { $card }は覆われている間、安全ですが使えません。
reason-covered-tokens = 下の影響点{ $tokens }は守られます。
reason-idle = 今表にしても、{ $kind }は何もできません。
reason-ambush-waits = 排除されれば{ $hit }点、自分で表にすると{ $revealed }点です。
reason-grows = たまった影響点は、次に表にすると{ $worth }点になります。
reason-time = 表にする機会は、あと{ $rounds }ラウンドあります。
reason-last-round = 最終ラウンドです。これが最後の機会です。
reason-tokens-safe = 乗っている影響点を失わずにすみます。
reason-robbed = { $victim }は{ $left }点になります。
reason-copied = 隣の{ $kind }と同じことができます。
reason-own = 自分のカードです。
reason-tokens-lost = { $owner }は乗っている影響点{ $tokens }を失います。
reason-acts-no-more = { $card }は、あと{ $times }回使えるはずでした。
reason-no-ambush = { $owner }の待ち伏せは公開済みで、危険はありません。
reason-perhaps-ambush = 注意：待ち伏せなら{ $owner }が{ $points }点を得ます。
reason-leader = { $owner }は{ $has }点で首位です。
reason-rival = { $owner }は{ $has }点です。
reason-covers = { $card }を覆います。
reason-acts-later = { $card }は、このラウンドのあとの番で解決します。
reason-acts-no-longer = { $card }は、このラウンドには解決しません。
reason-moved-beside = 隣は{ $cards }です。
