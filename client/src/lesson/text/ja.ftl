# レッスンのテーブル、日本語。

lesson = レッスン
lesson-progress = { $steps }のうち{ $step }
lesson-back = 戻る
lesson-skip = 飛ばす
lesson-leave = やめる
lesson-why = なぜ？
lesson-show = やってみせて
lesson-on = 次へ
lesson-not-yet = まだです。{ $reason }
lesson-tap-lit = 光っているところをタップしましょう。
lesson-done = レッスン終了
lesson-done-words = もう遊べます。このテーブルのボットは手ごわくありません。
lesson-play = ボットと遊ぶ
lesson-next = 次のレッスン：{ $title }
lesson-again = もう一度
lesson-lost = 接続できません。進み具合は失われていません。もう一度お試しください。
lesson-try-again = もう一度試す
