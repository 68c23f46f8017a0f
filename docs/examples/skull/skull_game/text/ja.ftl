# Skull、日本語。

game-title = 髑髏と薔薇
game-summary = 薔薇か髑髏を伏せて置き、薔薇を何枚めくれるかを競り合う、はったりのゲーム。
game-goal = チャレンジに2回成功するか、最後までディスクが残れば勝ち。

kind-rose = 薔薇
kind-skull = 髑髏
kind-hidden = 裏向き

field-points = 成功したチャレンジ
field-hand = 手札
field-pile = 山（上から順）
field-shown = めくられたディスク

option-Disc = { $disc }
option-Bid = { $amount }枚と宣言する
option-Flip = { $owner }のディスクをめくる
option-Pass = パス

event-Laid = { $seat }がディスクを置きました。
event-Promised = { $seat }が{ $amount }枚と宣言しました。
event-Passed = { $seat }がパスしました。
event-Flipped = { $seat }が{ $owner }のディスクをめくりました：{ $disc }。
event-Won = { $seat }がチャレンジに成功しました。
event-LostDisc = { $disc ->
        [none] { $seat }がディスクを1枚失いました。
       *[other] { $seat }がディスクを1枚失いました（ほかの人には見えません）：{ $disc }。
    }

decision-Round = ディスクを1枚、伏せて置いてください。
    .others = { $who }がディスクを置くのを待っています。
    .situation = ディスクは{ $hand }枚。成功したチャレンジは2回中{ $points }回です。
decision-Turn = ディスクをもう1枚置くか、薔薇を何枚めくれるか宣言してください。
    .others = { $who }がディスクを置くか、宣言します。
    .situation = 場のディスクは{ $laid }枚、手札は{ $hand }枚です。
decision-Raise = もっと多い枚数を宣言するか、このラウンドはパスしてください。
    .others = { $who }が宣言するか、パスします。
    .situation = 場のディスクは{ $laid }枚。成功したチャレンジは2回中{ $points }回です。
decision-Reveal = めくるディスクを選んでください。
    .others = { $who }がディスクをめくります。
    .situation = { $options }つの山から選べます。
decision-GiveUp = 失うディスクを選んでください。ほかの人には見えません。
    .others = { $who }が失うディスクを選びます。
    .situation = ディスクは{ $hand }枚あります。

why-not-asked = 今はあなたが決めるときではありません。
why-game-over = ゲームは終わっています。
why-Round = 手札のディスクを置いてください。
why-Turn = 手札のディスクを置くか、場のディスクの枚数までの数を宣言してください。
why-Raise = 場のディスクの枚数を超えない、もっと多い数を宣言するか、パスしてください。
why-Reveal = 自分のディスクをすべてめくってから、どの山でも上からめくれます。
why-GiveUp = 手札のディスクを選んでください。

key-0 = 勝利
key-1 = 成功したチャレンジ
key-2 = ディスク
