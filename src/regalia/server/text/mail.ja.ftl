# メール：アドレス、アカウントの復旧、メールの文面。

mail = メール
mail-explain = 通知をメールで受け取れます（10分に1通まで、テーブルを開いている間は送りません）。パスワードを忘れたときのアカウントの復旧にも使えます。
mail-give = メールアドレスを追加
mail-change = 変更
mail-address = メールアドレス
mail-confirm = 確認リンクを送る
mail-sent = { $address }にリンクを送りました。有効期限は1日です。
mail-remove-named = { $address }を削除
mail-daily = 1日1通にまとめる（8:00）
declined-mail = 正しいメールアドレスではありません。

recover-mail = メールで復旧
recover-mail-hint = アカウントに確認済みのメールアドレスがあれば、そこへリンクを送ります。有効期限は1時間です。
recover-mail-send = リンクを送る

letter-confirm = メールアドレスの確認
    .text = 確認すると、テーブルの通知がこのアドレスに届き、アカウントの復旧にも使えるようになります。
    .button = 確認する
letter-confirmed = メールアドレスを確認しました
    .text = メールで受け取る通知は、通知のページで選べます。
letter-sent = メールをご確認ください
    .text = この名前のアカウントに確認済みのメールアドレスがあれば、リンクを送りました。有効期限は1時間です。
letter-recover = 新しいパスワードの設定
    .text = すべての端末がログアウトされます。
    .button = パスワードを設定
letter-lapsed = このリンクは使えません
    .text = リンクは一度しか使えず、有効期限があります。もう一度リンクを送ってください。
letter-stop = テーブルの通知メールを停止しますか？
    .text = アドレスはアカウントの復旧用に残ります。
    .button = 停止する
letter-stopped = 通知メールを停止しました
    .text = 通知メールはもう届きません。通知のページで変更できます。

mail-confirm-subject = メールアドレスの確認
mail-confirm-text = { $who }さん、このメールアドレスがRegaliaのアカウントに登録されました。リンクを開いて確認してください。リンクは一度だけ使え、有効期限は1日です。
mail-confirm-link = アドレスを確認する
mail-recover-subject = Regaliaのパスワードの再設定
mail-recover-text = { $who }さん、このリンクから新しいパスワードを設定できます。リンクは一度だけ使え、有効期限は1時間です。
mail-recover-link = 新しいパスワードを設定する
mail-not-you = 心当たりがなければ、このメールは無視してください。
mail-notices = Regalia：テーブルの通知が{ $count }件あります
mail-open = テーブルを開く
mail-why = このメールは、Regaliaでメール通知をオンにしている方に送っています。
mail-stop = 配信を停止
