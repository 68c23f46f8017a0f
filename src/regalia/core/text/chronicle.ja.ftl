# 終わったゲームの戦記、日本語。ゲームに同じ名前のメッセージがあれば、そちらを使う。

-round = ラウンド
-unit-single = 点
-unit-one = 点
-unit-other = 点

chronicle-title = 戦記
chronicle-when = { $round ->
        [0] {""}
       *[other] { $same ->
            [0] 第{ $round }{ -round }に
            [1] 同じ{ -round }に
            [2] 続いて
           *[other] さらに
        }
    }
chronicle-then = { $round ->
        [0] {""}
       *[other] { $same ->
            [0] 第{ $round }{ -round }、
            [1] 同じ{ -round }、
            [2] 続いて、
           *[other] さらに、
        }
    }

## 首位の動き

chronicle-effect-none = 。
chronicle-effect-front = { $nth ->
        [0] 。これで{ $leader }が首位に立ちます。
       *[other] 。首位は{ $leader }です。
    }
chronicle-effect-back = { $nth ->
        [0] 。{ $leader }が首位に返り咲きます。
       *[other] 。首位はふたたび{ $leader }です。
    }
chronicle-effect-overtook = { $nth ->
        [0] 。{ $leader }が{ $other }を抜いて首位に立ちます。
        [1] 。首位は{ $other }から{ $leader }へ移ります。
       *[other] 。{ $other }に代わって{ $leader }が先頭に出ます。
    }
chronicle-effect-level = { $nth ->
        [0] 。{ $players }が首位で並びます。
       *[other] 。これで{ $players }が同点です。
    }

## 書き出し

chronicle-opening-led = { $round ->
        [0] 早くに首位に立った{ $seat }が、最後までその座を譲らなかった一戦です。
       *[other] 第{ $round }{ -round }に首位に立った{ $seat }が、最後までその座を譲らなかった一戦です。
    }
chronicle-opening-late = 全{ $all }{ -round }のうち{ $rounds }{ -round }は{ $other }の流れ。それが最終{ -round }でひっくり返った一戦です。
chronicle-opening-seesaw = { $round ->
        [0] 首位が{ $changes }回入れ替わり、最後に{ $seat }が抜け出した一戦です。
       *[other] 首位が{ $changes }回入れ替わり、第{ $round }{ -round }にようやく{ $seat }が抜け出した一戦です。
    }
chronicle-opening-turn = { $round ->
        [0] { $other }が先行し、{ $seat }が逆転した一戦です。
       *[other] { $other }が先行し、第{ $round }{ -round }に{ $seat }が逆転した一戦です。
    }
chronicle-opening-open = { $round ->
        [0] 長く続いた競り合いから、{ $seat }が抜け出した一戦です。
       *[other] 第{ $round }{ -round }まで続いた競り合いから、{ $seat }が抜け出した一戦です。
    }
chronicle-opening-against = 最後に首位にいたのは{ $other }、それでも勝ったのは{ $seat }という一戦です。
chronicle-opening-tied = { $players }の競り合いが、最終{ -round }でも決着しなかった一戦です。
chronicle-opening-shared = { $winners }が最後まで並んで譲らなかった一戦です。
chronicle-opening-plain = { $players }による{ game-title }の一戦です。
chronicle-opening-carried = 前半は以前のルールで行われたため、この戦記は第{ $round }{ -round }から始まります。
chronicle-opening-played-on = 別の対局の第{ $round }{ -round }を起点に、{ $players }が続きを戦った一戦です。
chronicle-opening-alone = { $seat }がひとりで挑んだ一戦です。

## どのゲームにもあること

chronicle-resigned = { $then }{ $seat }が投了します。
chronicle-widest = { $kept ->
        [yes] { $then }{ $seat }は2位に{ $points }{ -unit-other }差をつけ、この一戦で最大のリードを築きます。
       *[no] { $then }{ $seat }は2位に{ $points }{ -unit-other }の大差をつけますが、逃げ切れません。
    }
chronicle-level = 残り1{ -round }で、{ $players }が{ $points }{ -unit-other }で並びます。
chronicle-lost-lead = { $then }{ $rounds }{ -round }を首位で終えてきた{ $seat }が先頭を明け渡し、取り戻せません。
chronicle-drought = { $nth ->
        [0] 第{ $round }{ -round }を最後に、{ $seat }の得点は止まります。
       *[other] { $seat }も、第{ $round }{ -round }より後は得点がありません。
    }
chronicle-best-round = { $nth ->
        [0] { $seat }は第{ $round }{ -round }だけで{ $points }{ -unit-other }を積み上げます。
       *[other] { $seat }の最も多い得点は第{ $round }{ -round }の{ $points }{ -unit-other }です。
    }
chronicle-halfway = { $points ->
        [0] 折り返しで、{ $seat }の得点はまだありません。
       *[other] 折り返しで、{ $seat }の得点は{ $points }{ -unit-other }です。
    }
chronicle-leap = { $nth ->
        [0] { $then }{ $seat }がこの一戦の自己最多となる{ $points }{ -unit-other }を一度に得ます{ $effect }
       *[other] { $seat }が一度に得た最多は{ $when }得た{ $points }{ -unit-other }です{ $effect }
    }

chronicle-costliest = { $then }{ $seat }の選択がこの一戦で最も高くつき、10戦のうち{ $tenths }勝分を手放します。
chronicle-luckiest = { $then }{ $seat }にこの一戦で最大の幸運が訪れます。10戦のうち{ $tenths }勝分の価値です。

## 結び

chronicle-end-won = { $how ->
        [one] 勝敗を分けたのはわずか1{ -unit-single }。{ $points }対{ $others }で{ $seat }が{ $other }を下しました。
        [close] { $points }対{ $others }、{ $by }{ -unit-other }差で{ $seat }が{ $other }を下しました。
        [clear] 終わってみれば{ $points }{ -unit-other }対{ $others }{ -unit-other }、{ $seat }が2位の{ $other }を大きく引き離して勝ちました。
       *[fair] { $seat }が{ $points }{ -unit-other }を挙げ、{ $other }に{ $by }{ -unit-other }差をつけて勝ちました。
    }
chronicle-end-tie-break = { $seat }と{ $other }はともに{ $points }{ -unit-other }。タイブレーク（{ $key }）で{ $seat }が勝ちました。
chronicle-end-shared = { $winners }が{ $points }{ -unit-other }ずつで勝利を分け合いました。
chronicle-end-resigned = { $then }{ $seat }が投了し、勝利は{ $winners }のものとなりました。
chronicle-end-alone-left = { $other }が去り、{ $seat }が{ $points }{ -unit-other }で勝ちました。
chronicle-end-alone = { $seat }の成績は{ $points }{ -unit-other }でした。
