# 端末でのプレイ、日本語。

help = 選択肢の番号を入力してください（複数選ぶときは空白で区切ります。数を聞かれたら数そのものを入力します）。ほかのコマンド：「?」盤面を表示、「手札」（hand）自分だけに見えているもの、「順位」（who leads）今終わった場合の順位、「何があった」（what happened）新しい出来事、「記録」（log）これまでの出来事、「説明」（cards）見えているカードなどの説明、「ルール」（rules）関係するルール、「ルール 5.2」その番号のルール、「元に戻す」（undo）公平な範囲で元に戻す、「help」この説明、「終了」（quit）終了。
command-table = ？ / 盤面
command-hand = 手札
command-leads = 順位 / 得点
command-news = 何があった / 出来事
command-cards = 説明
command-log = 記録
command-rules = ルール
command-undo = 元に戻す
command-help = ヘルプ
command-quit = 終了
none = なし
nothing-hidden = 自分だけに見えているものはありません。
leads = 見えている範囲で、今ゲームが終わった場合：
level = 今は誰もリードしていません。
offers = ほかにできること（ゲームは待ちません）：
no-offer = { $most ->
        [0] 今できることはありません
       *[other] 「+1」から「+{ $most }」を選べます
    }。どれか、または「help」と入力してください。
no-one = 入力が正しくありません。1から{ $most }までの番号か「help」を入力してください。
no-some = { $least ->
        [0] 入力が正しくありません。異なる番号を{ $most }個まで空白で区切って入力するか（何も選ばないならそのままEnter）、「help」を入力してください。
       *[other] { $exact ->
            [yes] 入力が正しくありません。異なる番号を{ $most }個、空白で区切って入力するか、「help」を入力してください。
           *[no] 入力が正しくありません。異なる番号を{ $least }〜{ $most }個、空白で区切って入力するか、「help」を入力してください。
        }
    }
no-parts = { $different ->
        [yes] 入力が正しくありません。1から{ $most }までの異なる番号を{ $count }個（{ $fields }の順に）入力するか、「help」を入力してください。
       *[no] 入力が正しくありません。1から{ $most }までの番号を{ $count }個（{ $fields }の順に）入力するか、「help」を入力してください。
    }
no-number = 入力が正しくありません。{ $least }から{ $most }までの数か「help」を入力してください。
no-order = { $exact ->
        [yes] 入力が正しくありません。異なる番号を{ $most }個、並べたい順に空白で区切って入力するか、「help」を入力してください。
       *[no] 入力が正しくありません。異なる番号を{ $least }〜{ $most }個、並べたい順に空白で区切って入力するか、「help」を入力してください。
    }
no-assign = 入力が正しくありません。置き場所の番号（1から{ $most }まで）を上から順に{ $count }個入力するか、「help」を入力してください。
no-share = { $exact ->
        [yes] 入力が正しくありません。合計が{ $most }になるように、数を上から順に{ $count }個入力するか、「help」を入力してください。
       *[no] 入力が正しくありません。合計が{ $least }〜{ $most }になるように、数を上から順に{ $count }個入力するか、「help」を入力してください。
    }
wrong = { $why ->
        [too-many] 多すぎます：{ $part }。
        [too-few] 足りません：{ $part }。
        [twice] 2回入力されています：{ $part }。
        [missing] 入力されていません：{ $part }。
       *[other] 選べません：{ $part }。
    }
help-some = この質問では、選ぶものすべての番号を空白で区切って入力してください（例：「1 3」）。何も選ばなくてよい質問では、Enterだけで「なし」になります。
help-order = この質問では、並べたい順に番号を空白で区切って入力してください（例：「3 1 2」）。
help-assign = この質問では、上から順に、それぞれの置き場所の番号を空白で区切って入力してください（例：「2 1 1」）。かっこの中は、置ける場所の番号と、置き場所に置ける数です。
help-share = この質問では、上から順に、それぞれの数を空白で区切って入力してください。何もないところは0です（例：「2 0 1」）。かっこの中は、そこに置ける数です。
help-parts = この質問では、{ $fields }の順に、それぞれに選ぶものの番号を空白で区切って入力してください（例：「2 1 3」）。
choose-order = { $exact ->
        [yes] 次から{ $most }個、順番に選んでください：
       *[no] 次から{ $least }〜{ $most }個、順番に選んでください：
    }
choose-assign = それぞれの置き場所を選んでください：
places = 置き場所：
choose-share = { $exact ->
        [yes] それぞれの数を決めてください（合計{ $most }）：
       *[no] それぞれの数を決めてください（合計{ $least }〜{ $most }）：
    }
choose-parts = それぞれの番号を選んでください（{ $fields }の順に）：
choose-some = { $exact ->
        [yes] { $most }個選んでください：
       *[no] { $least }〜{ $most }個選んでください：
    }
choose-number = { $least }〜{ $most }の数を選んでください：
line = { $what }：{ $words }
not-now = これ以上は元に戻せません。その後に誰かが新しい情報を得たか、手を選びました。
whose-turn = { $who }さんの番です。ほかの人が見ていないことを確かめて、Enterキーを押してください。
seed = シード：{ $seed }
kept = 対戦記録を{ $file }に保存しました。
commitment = シードのSHA-256：{ $commitment }
no-record = ゲームが終わっていないので、対戦記録は保存していません。
bot = { $level ->
        [page] 小姓
        [squire] 従者
        [knight] 騎士
        [regent] 摂政
       *[other] { $level }
    }{ $place }

# `regalia verify` の結果。

verify-and = ；
verify-true = 正しい記録です：回答{ $answers }件、公開されたシードによる抽選{ $draws }回
verify-carried = 回答{ $answers }件の後の局面から再開されており、その局面とそれより前は検証していません
verify-nothing = 検証していません：記録のルールは第{ $played }版、このRegaliaのルールは第{ $ours }版です
verify-other-pack = 検証していません：記録は{ $played ->
        [none] 標準の内容
       *[other] パック「{ $played }」
    }、このルールは{ $ours ->
        [none] 標準の内容
       *[other] パック「{ $ours }」
    }のものです
verify-withheld = ブラウザーの値が公開されなかった席：{ $seats }
verify-seed = シードが、事前に公開されたハッシュ値と一致しません
verify-nonce = ブラウザーの値が、その席のハッシュ値と一致しません
verify-brought = デッキが、その席のハッシュ値と一致しません
verify-answers = 記録がルールに合いません：{ $detail }
verify-unfinished = ゲームが終わっていません
verify-end = ゲームの結果が異なります
verify-chance = ゲームが別のシードで進んでいます
verify-commitment = ハッシュ値が、事前に公開されたものと違います
verify-own-nonce = このブラウザーの値が記録にありません

# `regalia analyse` の結果。

analyse-player = プレイヤー
analyse-decisions = 選択
analyse-inexact = 緩手
analyse-mistakes = 悪手
analyse-blunders = 大悪手
analyse-loss = 損失
analyse-usual = 普通
analyse-play = 自分の手
analyse-others = 他の人
analyse-luck = 運
analyse-seat = 席{ $number }
analyse-unit = 100回あたりの勝ち数です。損失：1回の選択で失った勝ち目の平均と、その95%区間。普通：同じ局面で普通の手が失う勝ち目。自分の手：自分の選択による変化（普通の手との比較）。他の人：ほかのプレイヤーの選択による変化。運：それ以外の変化。
analyse-moment = 手順{ $step }、{ $who }さん{ $kept ->
        [yes] （ボットが選択）
       *[no] {""}
    }：{ $word ->
        [blunder] 大悪手
        [mistake] 悪手
       *[inexact] 緩手
    }：{ $played }（100回中{ $chance }勝）。最善：{ $best }（100回中{ $better }勝）
analyse-fails-chances = このゲームでは、勝ち目の数字は必ずしも実際の結果と一致しません。目安としてご覧ください。
analyse-fails-known = このゲームでは、本人の知識による勝ち目は高めに出ます。ほかの人が隠しているものが、思うより強いためです。
analyse-fails-words = このゲームでは、悪手を見落としたり、よい手を悪手と呼んだりすることがあります。
analyse-fails-levels = このゲームでは、強いボットと弱いボットの損失がほとんど変わらないため、損失から腕前はわかりません。
analyse-unmeasured = このゲームでは、すべての数字の確かさを言えるほどの対局数をまだ測定していません。
analyse-progress = { $count }件の選択のうち{ $done }件を判定しました
analyse-done = { $count }件の選択をすべて判定しました。
analyse-so-far = { $count }件の選択のうち{ $done }件を判定しました。残りはまだです。
analyse-stopped = 中断しました。
analyse-rules = 別の版（第{ $detail }版）のルールで行われたゲームです
analyse-pack = ここにないパック「{ $detail }」を使ったゲームです
analyse-alone = 1人用のゲームでは勝ち目を比べられません
analyse-unfinished = ゲームが終わっていません
analyse-seed = シードが、事前に公開されたハッシュ値と一致しません
analyse-nonce = ブラウザーの値が、その席のハッシュ値と一致しません
analyse-brought = デッキが、その席のハッシュ値と一致しません
analyse-answers = 記録がルールに合いません：{ $detail }
analyse-end = ゲームの結果が異なります
analyse-chance = ゲームが別のシードで進んでいます
mcp-not-begun = ゲームはまだ始まっていません。待ってください。
mcp-not-asked = 今は何も聞かれていません。待ってください。
mcp-done = 決定しました。
mcp-refused = 受け付けられませんでした：{ $why }
mcp-your-turn = あなたの番です。
mcp-others = ほかのプレイヤーが考え中です。
mcp-unreachable = 今はアリーナに接続できないか、返事がありません。しばらく待ってから、手が反映されたか確かめてください。
mcp-over = ゲームは終わりました。
mcp-legal = これは選べます。
