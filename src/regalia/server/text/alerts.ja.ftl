# ログイン方法の変更：確認されるまで各ページに表示し、メールでも知らせる。

alerts = アカウントの変更
alert-password = パスワードが変更されました。
alert-recovered = リカバリーコードまたはメールで、パスワードが再設定されました。
alert-codes = 新しいリカバリーコードが発行されました。以前のコードは使えません。
alert-passkey_added = パスキーが追加されました。
alert-passkey_removed = パスキーが削除されました。
alert-link_added = 外部アカウントとの連携が追加されました。
alert-link_removed = 外部アカウントとの連携が解除されました。
alert-mail_changed = メールアドレスが変更されました。
alert-mail_removed = メールアドレスが削除されました。
alert-renamed = 名前が変更されました。
alert-program = APIトークンが作成されました。
alert-signed_in = 新しい端末でログインがありました。
alert-not-you = 心当たりがなければ、パスワードを変更し、すべての端末からログアウトしてください。
alert-look = アカウントを開く
alert-seen = 自分です
alert-subject = Regalia：アカウントが変更されました
alert-mail = { $who }さん、Regaliaのアカウントに変更がありました。{ $what }
alert-device = 端末：{ $device }
