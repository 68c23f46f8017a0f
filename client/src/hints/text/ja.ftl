# 学習テーブルのヒント（日本語）

hint-place = ここに注目
hint-place-words = あなたならどうしますか？考えてから、ナイトの答えを見てみましょう。
hint-more = 答えを見る
hint-best = ナイトの選択：{ $answer }
hint-equal = どれもほぼ同じ
hint-equal-words = ナイトから見て、次の選択に大きな差はありません。好きなものを選びましょう。
hint-chance = 10回に{ $count }回
hint-points = 約{ $count }点
hint-chances = ナイトが想像した{ $worlds }ゲームでの勝率です。
hint-means = ナイトが想像した{ $worlds }ゲームでの最終得点です。
hint-unknown = あなたに見えない情報は、ナイトも知りません。
hint-show = テーブルで示す
mistake = もっと良い手がありました。ナイトなら10回に約{ $count }回多く勝てます。元に戻しますか？
mistake-back = 元に戻す
mistake-keep = このまま進む
hint-close = 自分で考える
