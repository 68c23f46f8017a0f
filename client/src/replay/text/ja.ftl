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
replay-copy = リンクをコピー
replay-copied = リンクをコピーしました
replay-quiet = { $name }が選びました。まだ何も表れていません。
replay-start = ゲームが始まります。
