# メール：アドレス、アカウントの復旧、メールの文面。

mail = メール
mail-explain = お知らせをメールで送ります。10分に1通までで、テーブルを開いている間は送りません。パスワードを忘れたときにアカウントへ戻る手段にもなります。
mail-give = メールアドレスを登録
mail-change = 変更
mail-address = メールアドレス
mail-confirm = 確認用のリンクを送る
mail-sent = { $address }にリンクを送りました。1日有効です。
mail-remove-named = { $address }を削除
mail-daily = 1日1通にまとめる（8:00）
declined-mail = メールアドレスではありません。

recover-mail = メールで復旧
recover-mail-hint = アカウントに確認済みのメールアドレスがあれば、そこへリンクを送ります。1時間有効です。
recover-mail-send = リンクを送る

letter-confirm = メールアドレスの確認
    .text = 確認すると、テーブルのお知らせがこのアドレスに届き、アカウントの復旧にも使えます。
    .button = 確認する
letter-confirmed = メールアドレスを確認しました
    .text = メールで受け取るお知らせは、お知らせのページで選べます。
letter-sent = メールをご確認ください
    .text = この名前のアカウントに確認済みのメールアドレスがあれば、リンクを送りました。1時間有効です。
letter-recover = 新しいパスワード
    .text = すべての端末がアカウントからサインアウトされます。
    .button = パスワードを設定
letter-lapsed = このリンクは使えません
    .text = リンクは一度だけ、短い間だけ使えます。もう一度お申し込みください。
letter-stop = テーブルのお知らせメールを止めますか？
    .text = アドレスはアカウントの復旧用に残ります。
    .button = メールを止める
letter-stopped = メールを止めました
    .text = お知らせのメールはもう届きません。お知らせのページで変更できます。

mail-confirm-subject = メールアドレスの確認
mail-confirm-text = { $who }さん、Regaliaにこのメールアドレスが登録されました。リンクを開いて確認してください。リンクは一度だけ、1日有効です。
mail-confirm-link = アドレスを確認する
mail-recover-subject = Regaliaの新しいパスワード
mail-recover-text = { $who }さん、このリンクで新しいパスワードを設定できます。リンクは一度だけ、1時間有効です。
mail-recover-link = 新しいパスワードを設定する
mail-not-you = お心当たりがなければ、何もする必要はありません。
mail-notices = Regalia：テーブルのお知らせ{ $count }件
mail-open = テーブルを開く
mail-why = このメールは、Regaliaでお知らせを希望された方に送っています。
mail-stop = メールを止める
