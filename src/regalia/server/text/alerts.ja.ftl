# サインインについての変更：確認されるまで各ページに、またメールで知らせる。

alerts = アカウントの変更
alert-password = パスワードが変更されました。
alert-recovered = 回復コードまたはメールで、パスワードが新しく設定されました。
alert-codes = 新しい回復コードが作られました。以前のコードは使えません。
alert-passkey_added = パスキーが追加されました。
alert-passkey_removed = パスキーが削除されました。
alert-link_added = クラブでのサインインが追加されました。
alert-link_removed = クラブでのサインインが削除されました。
alert-mail_changed = メールアドレスが変更されました。
alert-mail_removed = メールアドレスが削除されました。
alert-renamed = お名前が変更されました。
alert-program = プログラム用のトークンが作られました。
alert-signed_in = 新しい端末でサインインがありました。
alert-not-you = お心当たりがなければ、パスワードを変え、すべての端末からサインアウトしてください。
alert-look = アカウントを開く
alert-seen = 確認しました
alert-subject = Regalia：アカウントが変更されました
alert-mail = { $who }さん、Regaliaのアカウントのお知らせです。{ $what }
alert-device = 端末：{ $device }
