game-title = 石切り場
game-summary = 石を掘るか、休むか、投げます。
game-goal = 石が最も多い人の勝ちです。

option-Dig = 掘る
option-Rest = 休む
option-Throw = { $who }に石を投げる
option-Name = { $word }と呼ぶ
event-Hit = { $who }に当たった。
decision-Work = 掘るか休む。
    .others = { $who }が掘るか休みます。
decision-Christen = 名前を付ける。
    .others = { $who }が名前を付けます。
why-Work = 今はできません。
why-Christen = 今はできません。
why-not-asked = あなたの番ではありません。
why-game-over = ゲームは終わっています。
key-0 = 石
