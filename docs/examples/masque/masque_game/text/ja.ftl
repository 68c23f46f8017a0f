game-title = 仮面舞踏会
game-summary = 手札は仮面が1枚だけ。誰がどの仮面かを見抜き、夜明けまでいちばん高いカードを守りましょう。
game-goal = 最後まで残った人、または山札がなくなったときにいちばん高いカードを持つ人の勝ち。
key-0 = カード

noun-card = { $kind }（{ $rank }）
kind-guard = 衛兵
kind-spy = 密偵
kind-duellist = 決闘者
kind-maid = 侍女
kind-herald = 伝令
kind-juggler = 曲芸師
kind-countess = 伯爵夫人
kind-queen = 女王

field-deck = 山札
field-hand = 手札
field-played = 出したカード
field-safe = 守られている

option-Name = { $kind }

event-Looked = { $card ->
    [none] { $seat }が{ $owner }のカードを見ました。
   *[other] { $seat }が{ $owner }のカードを見ました：{ $card }。
}
event-Guessed = { $seat }は{ $owner }のカードを{ $kind }と言いました。
event-Swapped = { $seat }と{ $owner }が手札を交換しました。
event-Left = { $seat }が脱落しました。

decision-PlayCard = 2枚の手札のうち1枚を出してください。
    .others = { $who }がカードを出すのを待っています。
decision-Target = プレイヤーを選んでください。
    .others = { $who }がプレイヤーを選ぶのを待っています。
decision-Guess = カードの名前を言ってください。
    .others = { $who }がカードの名前を言うのを待っています。
why-PlayCard = 手札のカードを出してください。伝令か曲芸師と一緒なら、伯爵夫人を出さなければなりません。
why-Target = 脱落しておらず、守られていないプレイヤーを選んでください。
why-Guess = 衛兵以外のカードを選んでください。
