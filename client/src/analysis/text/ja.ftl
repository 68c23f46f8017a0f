# 終わったゲームの検討。

analysis = 検討
find = 悪手を探す
find-takes = すべての選択を、本人が知っていたことだけから判定します。長くて5分ほどかかりますが、そのあいだも盤面を見られます。
open = 検討を見る
waiting = { $ahead ->
    [0] 順番待ち：次です。
   *[other] 順番待ち：先に{ $ahead }ゲームあります。
  }
running = 悪手を探しています：{ $count }のうち{ $done }
cut = このゲームに使える時間が終わりました。{ $count }のうち{ $done }の選択を判定しました。
failed = 検討できませんでした。そこまでの結果を表示します。
older = このゲームは、今ここでは分析できません。以前の分析を表示しています。
obstacle-rules = このゲームのあとでルールが変わったため、リプレイだけ見られます。
obstacle-pack = このゲームで使われたカードがここにないため、リプレイだけ見られます。
obstacle-alone = 1人用のゲームには比べる勝率がないため、リプレイだけ見られます。
obstacle-off = ここではゲームを検討しないため、リプレイだけ見られます。
obstacle-private = 非公開のゲームの検討を頼めるのは参加者だけなので、リプレイだけ見られます。
obstacle-other = このゲームは検討できないため、リプレイだけ見られます。

curve-table = 全員の勝率
curve-step = 手
chance = 10回に{ $count }回
chances = 勝率：{ $chances }。
chance-of = { $name } 10回に{ $count }回
decided = ここで勝負あり
mark-blunder = 大悪手
mark-mistake = 悪手
mark-inexact = 緩手
mark-luck = 運の動き
mark-name = { $at }手目：{ $kind }（{ $name }）
mark-more = { $mark }、ほか{ $more }件

decision = { $name }の選択
decision-kept = { $name }の代わりにボットが選択
played-fallback = { $name }：{ $answer }
played = 実際：{ $answer }
better = 最善：{ $answer }
worse = ほかの手：{ $answer }
also = ほぼ同じ：{ $answers }
good = 良い選択です。
cost-none = 大きな差はありません。
cost = 10回に{ $count }回分の損。確実に{ $low }回から{ $high }回のあいだです。
cost-sure = 10回に{ $count }回分の損。確実です。
cost-most = 10回に約{ $count }回分の損。多くても{ $high }回です。
cost-rare = 約{ $of }回に1回分の損。確実に{ $low }回に1回から{ $high }回に1回のあいだです。
cost-rare-most = 約{ $of }回に1回分の損。多くても{ $high }回に1回です。
known = { $name }が知っていたことから想像した{ $worlds }ゲームでの勝率です。
luck-here = 運：{ $name }に100回中{ $change }回
luck-words = いま起きたことのうち、誰の腕でもない分です。
switch-seat = { $name }から見た盤面
switch-all = すべてのカード
mistake-of = 悪手 { $number } / { $count }
mistakes = 悪手 { $count }件
mistake-before = 前の悪手
mistake-next = 次の悪手
luck-next = 次の運の動き
    .short = 運
as-it-was = 実際のまま
as-known = { $name }が知っていたとおり
play-on = ここから続ける

summary = 検討の結果
perfect = { $name }は、最強のボットと同じようにプレイしました。
perfect-unsure = 悪手は見つかりませんでした。
perfect-all = 全員が、最強のボットと同じようにプレイしました。
counts = { $blunders ->
    [0] { $mistakes ->
        [0] 悪手なし
       *[other] 悪手{ $mistakes }
      }
   *[other] 大悪手{ $blunders }{ $mistakes ->
        [0] { "" }
       *[other] 、悪手{ $mistakes }
      }
  }{ $inexact ->
    [0] { "" }
   *[other] 、緩手{ $inexact }
  }
players = プレイヤー
play = 腕
luck = 運
rank = { $rank }位
lost = 1回の選択で失った勝ち：100回中{ $loss }回{ $margin ->
    [none] { "" }
   *[other] ±{ $margin }
  }（普段のプレイなら{ $usual }回）

how = 数字の見方
how-play = 腕は、本人の選択で勝率がどれだけ変わったかを、うまい人の普段のプレイと比べたものです。選択は結果ではなく、本人が知っていたことから判定します。
how-luck = 運はそれ以外のすべて：ダイス、めくられたカード、ほかの人が隠していたものです。
how-sum = 数字はすべて100回中の回数です。開始、腕、ほかの人、運を足すと、グラフの終わりになります。
how-words = 緩手は100回中5回、悪手は10回、大悪手は20回以上の損で、ほぼ確実なときだけそう呼びます。選びようのない手は判定しません。
sum-start = 開始
sum-play = 腕
sum-others = ほかの人
sum-luck = 運
sum-end = 終わり
player = プレイヤー
doubt-fails-chances = このゲームでは、勝率の数字は必ずしも実際の結果と一致しません。目安としてご覧ください。
doubt-fails-known = このゲームでは、本人の知識による勝率は高めに出ます。ほかの人が隠しているものが、思うより強いためです。
doubt-fails-words = このゲームでは、悪手を見落としたり、良い手を悪手と呼んだりすることがあります。
doubt-fails-levels = このゲームでは、損失から腕前はほとんどわかりません。
doubt-unmeasured = このゲームでは、これらの数字の確かさを言えるほどの対局数をまだ測定していません。

list = 印の付いた場面
list-luck = { $name }：運で100回中{ $change }回
list-word = { $name }：{ $kind }
turns = 形勢が動いた場面
turns-hint = 100回中の回数です。
turn-skill = 腕：{ $words }
turn-luck = 運：{ $words }
tab-moment = 場面
tab-players = 腕と運
tab-hand = 手札
tab-log = ログ
tabs = 検討の画面
