# A puzzle, in Japanese.

puzzle-task = 一番よい手は？
puzzle-leave = 出る
puzzle-right = 正解！
puzzle-wrong = もっとよい手があります
puzzle-yours = あなたの手
puzzle-chance = 10回に{ $count }回勝ち
puzzle-played = 実際のゲームでは：{ $answer }。
puzzle-found = ボットでは{ $levels }が見つけました。
puzzle-chances = 勝ち目は、プレイヤーが知っていたことだけから想定した{ $worlds }ゲームによるものです。
puzzle-again = もう一度見る
puzzle-before = 前の日の問題
puzzle-others = ほかの問題
puzzle-lost = 接続がありません。何も失われていません。もう一度お試しください。
puzzle-try-again = もう一度
