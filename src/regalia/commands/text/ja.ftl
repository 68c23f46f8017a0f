# 端末でのプレイ、日本語。

help = 選択肢の番号を入力してください（いくつも選ぶときは空白で区切ります。数を聞かれたら数そのものを）。ほかに「?」場を表示、「cards」見えているカードなどの説明、「log」これまでの出来事、「rules」ルールの該当箇所、「undo」公平な範囲でやり直し、「help」この説明、「quit」終了。
one-of = その入力では答えになりません。1から{ $most }までの番号か「help」を入力してください。
some-of = { $least ->
        [0] その入力では答えになりません。異なる番号を{ $most }個まで空白で区切って入力するか（何も入力しなければ「なし」）、「help」を入力してください。
       *[other] その入力では答えになりません。異なる番号を{ $least }個から{ $most }個まで空白で区切って入力するか、「help」を入力してください。
    }
number = その入力では答えになりません。{ $least }から{ $most }までの数か「help」を入力してください。
choose-some = { $least }個から{ $most }個まで：
choose-number = { $least }から{ $most }までの数：
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
