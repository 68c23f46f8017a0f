# リプレイの操作。

replay-moment = ゲームの手
replay-play = 再生
replay-pause = 一時停止
replay-speed = 速さ：{ $speed }
replay-speed-slow = ½倍
replay-speed-normal = 1倍
replay-speed-fast = 3倍
replay-mark-before = 前のラウンドまたは山場
replay-mark-next = 次のラウンドまたは山場
replay-eyes = 見えるカード
replay-all = すべてのカード
replay-as = { $name }から見た盤面
what-if = ここから続ける
what-if-step = { $at }手目から続ける
what-if-seat = あなたの席
what-if-level = ほかの席はボット
what-if-was = 実際のまま
what-if-was-means = カードはすべてそのまま。山札とダイスも、この先と同じ順に出ます。
what-if-knew = { $name }が知っていたとおり
what-if-knew-means = { $name }に見えていなかったものは、配り直します。
what-if-own = このゲームから続けたテーブル
what-if-own-was = { $at }手目から{ $name }として（実際のまま）
what-if-own-knew = { $at }手目から{ $name }として（配り直し）
replay-copy = リンクをコピー
replay-copied = リンクをコピーしました
replay-quiet = { $name }が選びました。まだ何も表れていません。
replay-start = ゲームが始まります。
present = 解説する
presentation = 解説
present-own = 解説中です。{ $count ->
    [0] まだ誰も見ていません。
   *[other] { $count }人が見ています。
}
present-by = { $name }さんが解説中です。{ $count }人が見ています。
present-gone = 現在、解説は行われていません。
present-hint = リンクを開いた人には、あなたと同じ局面が表示されます。カードやコマをタップすると印が付きます。
present-away = 自由に見る
present-again = 解説に戻る
present-end = 解説を終える
present-leave = 解説から抜ける
