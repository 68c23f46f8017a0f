# The page that opens the arena in a browser tab.

title = 秘密だらけのボードゲームを、1分で。
about = 5つのゲームを、賢いボットと、このタブの中で。登録もサーバーも不要。一度開けば、オフラインでも遊べます。
games = ゲーム

## Progress

loading = ダウンロード中：{ $percent }％
taking-control = オフラインで遊ぶ準備をしています
waiting-for-tab = 別のタブの終了を待っています
opening-files = セーブデータを開いています
starting-python = ルールエンジンを起動しています
unpacking = ゲームを展開しています
importing = ルールを読み込んでいます
opening-arena = テーブルを用意しています
drawing = 画面を表示しています

## When it cannot start

again = もう一度試す
failed = Regaliaを起動できませんでした。
download-stopped = ダウンロードが止まりました。接続を確認してください。受信済みのデータは残っています。
step-took-too-long = 次の処理から進みません：{ $step }。メモリが足りない場合は、ほかのタブを閉じてからもう一度お試しください。
step-failed = 次の処理に失敗しました：{ $step }。
files-in-use = 閉じている途中のウィンドウがセーブデータを使用中です。少し待ってから、もう一度お試しください。
no-room = 空き容量が足りません。100 MBほど空けてから、もう一度お試しください。
needs-https = Regaliaには安全な接続が必要です。httpではなくhttpsのアドレスで開いてください。
needs-worker = このウィンドウでは、オフライン機能（サービスワーカー）を使えません。プライベートウィンドウでは使えないブラウザがあります。通常のウィンドウか、最新のChrome、Edge、Firefox、Safariで開いてください。
needs-newer-browser = このブラウザは古いため、Regaliaを実行できません。最新のChrome、Edge、Firefox、Safariで開いてください。
newer-title = セーブデータは、より新しいバージョンのRegaliaのものです。
newer = データを壊さないように、この古いバージョンでは開きません。ファイルに保存して、新しいバージョンか、ご自身のアリーナで開いてください。
newer-with-copy = データを壊さないように、この古いバージョンでは開きません。ファイルに保存すれば、新しいバージョンで開けます。更新前のセーブデータに戻すこともできますが、更新後に遊んだ分はこのタブから失われます。
save-games = ゲームを保存
go-back = 更新前に戻す

## Two tabs

elsewhere-title = Regaliaは別のタブで開いています。
elsewhere = セーブデータに書き込めるタブは1つだけです。ここで続けると、もう一方のタブは停止します。データは失われません。
use-here = ここで続ける
moved-title = Regaliaは別のタブで続いています。
moved = ゲームはそちらに移りました。このタブは閉じてかまいません。ここに戻すこともできます。

## Above the pages

new-version = Regaliaの新しいバージョンがあります。
reload = 再読み込み
later = あとで
nothing-kept = このウィンドウでは保存されません。閉じるとゲームは失われます。
dismiss = OK
stopped = アリーナが停止しました。ゲームは保存されています。
restart = 再起動
