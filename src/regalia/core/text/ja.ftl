# すべてのゲームに共通するテキスト。ゲームに同じ名前のメッセージがあれば、そちらを使う。

option-Pass = パス
option-Play = { $card }を出す
option-ChoosePlayer = { $seat }

event-RoundBegan = 第{ $number }ラウンドが始まります。
event-TurnBegan = { $seat }の手番です。
event-Drew = { $cards ->
    [none] { $seat }がカードを{ $count }枚引きました。
   *[other] { $seat }が{ $cards }を引きました。
}
event-Played = { $seat }が{ $card }を出しました。
event-Moved = { $card ->
    [none] { $seat }がカードを1枚動かしました。
   *[other] { $seat }が{ $card }を動かしました。
}
event-Revealed = { $seat }が{ $card }を公開しました。
event-Gained = { $seat }が{ $points }点を得ました。
event-Paid = { $seat }が{ $coins }コインを支払いました。
event-GameEnded = ゲーム終了。勝者は{ $winners }です。

# 決定の「.situation」用：どれだけの選択肢があるか。
situation-choices = { $form ->
    [one] 候補は{ $options }つ。
    [exactly] { $options }つから{ $most }つ選択。
    [up-to] { $options }つから{ $most }つまで選択可。
    [between] { $options }つから{ $least }〜{ $most }つ選択。
    [number] { $least }〜{ $most }。
    [assign] { $options }つを配置。
   *[share] { $most }を{ $options }か所に分配。
}

why-not-asked = 今はあなたが決める番ではありません。
why-game-over = ゲームは終了しています。

draw-yes = はい
draw-no = いいえ

key-0 = 得点
