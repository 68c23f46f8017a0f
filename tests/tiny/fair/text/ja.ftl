game-title = 市
game-summary = 楽しいものを買います。
game-goal = 楽しさが最も多い人の勝ちです。
pack-own = 夏の屋台

noun-printed = { $ja }
option-Buy = { $good }を買う
option-GoHome = 帰る
event-Bought = { $seat }は{ $good }を買いました。
decision-Turn = 買うか、帰ってください。
    .others = { $who }が買い物をしています。
why-Turn = それは買えません。
why-not-asked = あなたの番ではありません。
why-game-over = ゲームは終わっています。
key-0 = 楽しさ
key-1 = コイン
