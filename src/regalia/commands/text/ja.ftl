# 端末でのプレイ、日本語。

help = 選択肢の番号を入力してください（いくつも選ぶときは空白で区切ります。数を聞かれたら数そのものを）。ほかに「?」場を表示、「cards」見えているカードなどの説明、「log」これまでの出来事、「rules」ルールの該当箇所、「undo」公平な範囲でやり直し、「help」この説明、「quit」終了。
offers = 求められていなくても、次のことができます（ゲームは待ちません）：
no-offer = { $most ->
        [0] いまできることはありません
       *[other] 「+1」から「+{ $most }」のいずれか
    }。または「help」と入力してください。
no-one = その入力では答えになりません。1から{ $most }までの番号か「help」を入力してください。
no-some = { $least ->
        [0] その入力では答えになりません。異なる番号を{ $most }個まで空白で区切って入力するか（何も入力しなければ「なし」）、「help」を入力してください。
       *[other] { $exact ->
            [yes] その入力では答えになりません。異なる番号を{ $most }個、空白で区切って入力するか、「help」を入力してください。
           *[no] その入力では答えになりません。異なる番号を{ $least }個から{ $most }個まで空白で区切って入力するか、「help」を入力してください。
        }
    }
no-parts = { $different ->
        [yes] その入力では答えになりません。1から{ $most }までの異なる番号を{ $count }個（{ $fields }の順に）入力するか、「help」を入力してください。
       *[no] その入力では答えになりません。1から{ $most }までの番号を{ $count }個（{ $fields }の順に）入力するか、「help」を入力してください。
    }
no-number = その入力では答えになりません。{ $least }から{ $most }までの数か「help」を入力してください。
no-order = { $exact ->
        [yes] その入力では答えになりません。異なる番号を{ $most }個、並べたい順に空白で区切って入力するか、「help」を入力してください。
       *[no] その入力では答えになりません。異なる番号を{ $least }個から{ $most }個まで、並べたい順に空白で区切って入力するか、「help」を入力してください。
    }
no-assign = その入力では答えになりません。置き場所の番号（1から{ $most }まで）を上から順に{ $count }個入力するか、「help」を入力してください。
no-share = { $exact ->
        [yes] その入力では答えになりません。合計が{ $most }になるように、数を上から順に{ $count }個入力するか、「help」を入力してください。
       *[no] その入力では答えになりません。合計が{ $least }から{ $most }までになるように、数を上から順に{ $count }個入力するか、「help」を入力してください。
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
        [yes] 次のものを{ $most }個、順に：
       *[no] 次のものから{ $least }個から{ $most }個まで、順に：
    }
choose-assign = それぞれの置き場所の番号：
places = 置き場所：
choose-share = { $exact ->
        [yes] それぞれの数（合計{ $most }）：
       *[no] それぞれの数（合計{ $least }から{ $most }まで）：
    }
choose-parts = それぞれの番号（{ $fields }の順に）：
choose-some = { $exact ->
        [yes] { $most }個：
       *[no] { $least }個から{ $most }個まで：
    }
choose-number = { $least }から{ $most }までの数：
line = { $what }：{ $words }
not-now = もうやり直せません。その後に誰かが何かを知ったか、決めました。
whose-turn = { $who }さんの番です。ほかの人が見ていないことを確かめて、Enterキーを押してください。
seed = シード：{ $seed }
kept = 記録は{ $file }にあります。
commitment = シードのSHA-256：{ $commitment }
no-record = ゲームが終わっていないので、記録は保存していません。
bot = { $level ->
        [page] 小姓
        [squire] 従者
        [knight] 騎士
        [regent] 摂政
       *[other] { $level }
    }{ $place }

# `regalia verify` の結果。

verify-and = ；
verify-true = 正しい記録です：回答{ $answers }件、約束どおりのシードによる乱数{ $draws }個
verify-carried = 回答{ $answers }件ののちの局面から再開されており、その局面とそれより前は確認していません
verify-nothing = 何も確認していません：記録のルールは第{ $played }版、このRegaliaのルールは第{ $ours }版です
verify-other-pack = 何も確認していません：記録は{ $played ->
        [none] ゲーム本来の内容
       *[other] パック「{ $played }」
    }、このルールは{ $ours ->
        [none] ゲーム本来の内容
       *[other] パック「{ $ours }」
    }のものです
verify-withheld = ブラウザーの値が公開されなかった席：{ $seats }
verify-seed = シードが、ゲームの前に約束された確認用ハッシュと合いません
verify-nonce = ブラウザーの値が、その席の確認用ハッシュと合いません
verify-brought = 席が持ち込んだものが、その席の確認用ハッシュと合いません
verify-answers = 記録がルールに合いません：{ $detail }
verify-unfinished = ゲームが終わっていません
verify-end = ゲームの結果が異なります
verify-chance = ゲームが別のシードで進んでいます
verify-commitment = 確認用ハッシュが、ゲームの前に公開されたものと違います
verify-own-nonce = このブラウザーの値が記録にありません
