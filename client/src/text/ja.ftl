# テーブルのページ、日本語。ゲームごとの言葉は各ゲームの text/ にあります。

seat-number = 席{ $number }
numbered-name = { $name }{ $number }
bot-page = 小姓
    .hint = 入門：ランダムに手を選びます
    .option = 小姓（入門）
bot-herald = 伝令官
    .hint = 何千回もの対戦から学習しました。従者と同じかそれ以上の強さで、すぐに手を選びます
    .option = 伝令官（学習型）
bot-squire = 従者
    .hint = 初級：目先の一番よい手を選びます。最初の対戦におすすめ
    .option = 従者（初級）
bot-knight = 騎士
    .hint = 中級：先を読みます（1手0.5秒）
    .option = 騎士（中級）
bot-regent = 摂政
    .hint = 上級：さらに先を読みます（1手2秒）。経験者向け
    .option = 摂政（上級）

## ページの部分

home = Regaliaのホームへ
home-waiting = ホーム：あなたの番のテーブルがほかに{ $count }テーブルあります
tools = ツール
players = プレイヤー
table = テーブル
prompt = 今すること
log = ログ
rules = ルール
rules-search = ルールを検索
works = 遊び方
rules-contents = 目次
rules-found =
    { $count ->
        [0] 見つかりません。
       *[other] { $count }件見つかりました。
    }
rules-show = テーブルの上で見る
settings = 設定
keys = キーボード操作
close = 閉じる
you = あなた
bot = ボット
at-random = ランダムな手
at-random-why = { $name }は時間内に考えられなかったため、ランダムな手を選びました。
away = 離席中
not-here = 不在
absent = { $name }は離席中です。
absent-bot = ボットに代わってもらう
here = 在席中
deciding = 考え中
watching = { $count }人が観戦中
spectator = 観戦しています。

## 接続

connection-connecting = 接続しています…
connection-live = 接続済み
connection-lost = 接続が切れました。再接続しています…
connection-unsent = 未確認の操作が{ $count }件あります。もう一度送信します。
connection-stream = 接続済み（WebSocketなし）

## 決める

your-turn = あなたの番です
asked-in = （{ $window }）
confirm = 決定
take-recommended = おすすめを選ぶ
good-first = 初めてにおすすめ
cancel = キャンセル
choose-more = あと{ $count }個
choose-count = { $least ->
        [0] { $most }個まで選択（現在{ $count }個）
       *[other] { $exact ->
            [yes] { $most }個を選択（現在{ $count }個）
           *[no] { $least }〜{ $most }個を選択（現在{ $count }個）
        }
    }
number-from-to = { $least }〜{ $most }の数
less = 減らす
more = 増やす
less-of = { $name }を減らす
more-of = { $name }を増やす
earlier = { $name }を前へ
later = { $name }を後ろへ
take-out = { $name }を外す
compose-left = 残り{ $count }
compose-too-many = { $count }多い
compose-too-few = あと{ $count }必要
compose-too-many-at = { $place }：{ $count }多い
compose-too-few-at = { $place }：あと{ $count }必要
compose-fill = おまかせ
you-chose = あなたの選択：{ $answer }
options-list = 一覧
options-list-hint = 選択肢を一覧で表示する
passing-ahead = 自動でパスします。
passing-never = 自動でパスします（確認しない設定です）。
passing-news = 自動でパスします（前回から動きがありません）。
passing-able = 自動でパスします（できることがありません）。
passing-run = 動きがあるまで自動でパスします。
passing-until-news = 動きがあるまでパスします。
passing-to-end = この{ $stretch }の終わりまでパスします。
passing-this = この{ $stretch }の間、これについては確認しません。
passing-ended-news = 動きがあったので、自動パスを終了しました。
passing-order = 自動で選びます。
passing-ended-stretch = 自動選択の期間が終わりました。
passing-ended-times = 指定した回数の自動選択が終わりました。
passing-ended-concern = あなたに関わる動きがあったので、自動選択を終了しました。
passing-ended-gone = { $count ->
    [one] 予約した答えはここでは選べないので、自分で答えてください。
   *[other] 予約した{ $count }つの答えはどれもここでは選べないので、自分で答えてください。
}
passing-ended-options = 新しい選択肢が出たので、自動選択を終了しました。
in-advance = 答えを予約する
in-advance-hint = 確認が来る前に答えを決めておく
in-advance-here = いつもこう答える…
in-advance-here-hint = この確認が来るたびに同じように答える
order-count = 予約した答え：{ $count }件
order-more = ほかの答えや条件を選ぶ…
order-offer = 「{ $answer }」を選び続ける…
    .brief = 選び続ける…
order-times = 次の{ $count }回
order-stretch = この{ $stretch }の終わりまで
order-concern = 自分に関わる動きがあるまで
order-options = 新しい選択肢が出るまで
order-stands-times = あと{ $count }回「{ $answer }」を選びます。
order-stands-stretch = この{ $stretch }の終わりまで「{ $answer }」を選びます。
order-stands-concern = あなたに関わる動きがあるまで「{ $answer }」を選びます。
order-stands-game = ゲーム終了まで「{ $answer }」を選びます。
order-stands-options = 新しい選択肢が出るまで「{ $answer }」を選びます。
pass-stop = 確認する
pass-on = パスを続ける…
pass-only = 今回だけパスする
pass-later = 今はできることがありませんが、この後で行動できます。パスすると、動きがあるまでパスします。
pass-soon = 次はあなたの番です。先にパスすることもできます。
pass-now = パスする
pass-until-news = 動きがあるまでパスする
pass-to-end = この{ $stretch }の終わりまでパスする
pass-this = この{ $stretch }の間、これについては確認しない
stretch-round = ラウンド
stretch-turn = ターン
ask-in-window = { $window }での確認
undo = 元に戻す
undo-hint = 直前の選択を元に戻す
ask-undo = 元に戻すよう頼む
ask-undo-hint = 直前の選択を元に戻してよいか、ほかのプレイヤーに確認する
ask-undo-waiting = 元に戻してよいか、ほかのプレイヤーに確認中…
ask-undo-question = { $who }が手を元に戻したいそうです。
ask-undo-explain = 全員の同意が必要です。その後に公開された情報は元に戻りません。
problem-not_brought = 全員がデッキを選ぶまで始められません。
problem-not_legal = このデッキはこのテーブルでは使えません。
problem-nothing_to_bring = このゲームではデッキを使いません。
problem-no_such_pack = このカードパックはここでは使えません。
problem-pack_missing = このテーブルのカードパックは、現在利用できません。
problem-not_found = このアドレスのページはありません。
problem-not_agreed = 元に戻すことに全員の同意が得られませんでした。
ask-undo-yes = 同意する
ask-undo-no = 断る
why = 選べない理由
can-be-chosen = { $label }、選択可
may-be-done = { $label }、今できます
offers = いつでもできること：
offers-beside = ほかにできること：
why-unknown = 今は選べません。
rule = ルール{ $rule }
loading = 読み込み中…
sending = 送信中…

## ログ

log-filter = 検索と絞り込み
log-search = ログを検索
log-player = プレイヤー
log-all-players = 全員
log-kind = 内容
log-all-kinds = すべて
log-kind-rounds = ラウンドと手番
log-kind-points = 得点
log-kind-cards = カード
log-kind-conflict = 争い
log-kind-goods = 資源とトークン
log-found = { $count ->
        [0] 見つかりませんでした。
       *[other] { $count }件見つかりました。
    }
log-begin = ゲーム開始
log-show = この時点のテーブルを見る
from-file = ファイルの対戦
from-file-hint = このゲームは、検証した対戦記録から開いたものです。名前はファイルに書かれているもので、このサイトの人の名前ではありません。
look-back = リプレイ
look-back-hint = ゲームを1手ずつ再生する
past = リプレイ
past-of = { $last }手中{ $seq }手目
past-now = リプレイを終了
past-previous = 1手戻る
past-previous-hint = 1手前の盤面を見る
past-next = 1手進む
past-next-hint = 1手先の盤面を見る
stepped-back = 手が元に戻されました。
skip = スキップ
skip-hint = アニメーションをスキップする
since = 前の手番から
since-nothing = 前回の手番から変化はありません
since-hint = 起きたことを1手ずつ見る
pin = ボードの横に固定
pin-hint = ボードの横に開いたままにする
connection = 接続
full-screen = 全画面
set-zoom = ボードの大きさ
set-zoom-1 = 100%
set-zoom-1-15 = 115%
set-zoom-1-3 = 130%
set-zoom-1-5 = 150%

## 1台で数人

hand-over = { $name }の番です
hand-over-hint = 端末を{ $name }さんに渡してください。手札などは隠れています。
hand-over-ready = 私が{ $name }です

## ゲームの前

open-title = 参加者を待っています
invite = プレイヤーを招待
invite-hint = このリンクを知っている人は誰でも参加できます。
invite-name = プレイヤーの名前
invite-send = 招待
invite-sent = { $name }さんが参加できるようになりました。アカウントがあれば通知が届きます。
invite-hint-private = このリンクを知っている人は観戦や参加希望ができます。ホストが承認すると参加できます。
code = テーブルコード：
copy = コピー
copied = コピーしました
share = 共有
free-seat = 空席
ask-for-seat = 参加を希望する
wants-seat = { $name }が席{ $number }への参加を希望しています。
asked-for = 席{ $number }への参加を希望しました。ホストの承認を待っています。
asked-for-device = { $name }の席{ $number }への参加を希望しました。ホストの承認を待っています。
admit = 承認
refuse = 拒否
withdraw = 取り下げる
remove-person = { $name }を外す
was-removed = { $name }はこのテーブルに参加できません。
let-back = 参加を許可する
sit = 着席する
move-here = ここへ移動
stand = 席を離れる
remove-bot = ボットを外す
add-bot = ボットを追加
fill-with-bots = ボットで埋める
local-seat = この端末で遊ぶプレイヤー
local-name = 名前
level = ボットの強さ
agreed = オプション
agreed-host = 変更できるのはホストだけです。
pack = カードパック
pack-own = 標準
brings-ready = 構築済みデッキ
brings-choose = デッキを選択…
brings-first = 「{ $name }」を使う
brings-own = 自分のデッキ
brings-build = デッキを組む
brought = デッキ選択済み（非公開）
brought-what = デッキ：{ $name }（非公開）
not-brought = デッキ未選択
pack-missing = このテーブルのカードパック「{ $pack }」は、現在利用できません。観戦はできます。管理者がパックを戻すと続きを遊べます（{ $hash }）。
start = ゲーム開始
starting = シャッフル中…
public = このテーブルをロビーに公開する
agreed-learning = 学習テーブル：全員がヒントを使えます
spectators = 観戦
spectators-welcome = 観戦できる人
spectators-welcome-all = 全員
spectators-welcome-friends = プレイヤーのフレンド
spectators-welcome-nobody = なし
spectators-delay = 観戦の遅れ
spectators-delay-none = 遅れなし
spectators-delay-moves-3 = 3手遅れ
spectators-delay-moves-10 = 10手遅れ
spectators-delay-minutes-5 = 5分遅れ
spectators-hands = 観戦者に全員の手札を公開
spectators-hands-hint = 手札の公開には、開始前に全プレイヤーの同意が必要です。その場合、遅れは3手以上になります。
spectators-notice = 手札公開：観戦者には全プレイヤーの手札が見えます（{ $delay }）。全プレイヤーが同意すると開始できます。
spectators-agree = 自分の手札を観戦者に見せることに同意します
spectators-missing = まだ同意していないプレイヤーが{ $count }人います。
seen-late = 遅延中
seen-late-hint = このゲームは遅れて表示されています：{ $delay }。終了後はすべて見られます。
start-hint-seats = あと{ $count }席空いています。
start-hint-host = { $name }がゲームを開始します。
add-seat = 席を増やす
remove-seat = 席を減らす
host = ホスト
close-table = テーブルを解散
close-table-question = このテーブルを解散しますか？
close-table-explain = 解散すると元に戻せません。ここにいる全員に通知されます。ゲームはまだ始まっていないので、ほかに失うものはありません。
closed-by-you = テーブルを解散しました。
closed-by-host = ホストがテーブルを解散しました。
closed-by-administrator = 管理者がこのテーブルを閉じました
to-tables = ロビーに戻る
open-another = 別のテーブルを作る

## ゲームの後

over = ゲーム終了
winner = { $names }の勝ち
no-winner = 引き分け
winners = 同点優勝：{ $names }
rank-column = 順位
player-column = プレイヤー
breakdown = 得点の内訳
breakdown-total = 合計
curve = 得点の推移
curve-expected = 最終得点の見込みの推移
chronicle = 戦記
chronicle-more = 続きを読む
highlights = ハイライト
see-table = 盤面を見る
see-result = 結果
see-result-hint = 結果をもう一度見る
rematch = 再戦
rematch-join = 再戦に参加
rematch-go = 再戦へ
record = 対戦記録をダウンロード
fair-title = 公正さの確認
fair = シャッフルは公正でしたか？
fair-before = ゲームの前に公開された、サーバーのシードのハッシュ値：
fair-before-start = シャッフルのシードは、サーバーの秘密の値と、ゲーム開始時に各プレイヤーのブラウザーが加える値から作られます。サーバーの値のハッシュ値：
fair-after = サーバーの値：
fair-good = 検証済み：シャッフルに不正はありません。
fair-bad = 警告：シードが事前に公開されたハッシュ値と一致しません！
fair-not-yet = サーバーの値はゲーム終了後に公開されます。その後、誰でもすべての抽選を検証できます。
fair-how = 対戦記録からゲーム全体を再現し、すべての抽選を検証できます：
fair-nonce = { $who }が加えた値：
fair-withheld = { $who }は自分の値を公開しませんでした。
fair-none = ゲームが先に始まったため、このブラウザーの値はシードに加わっていません。

## 設定

set-confirm = 手の確認
set-windows = 任意のアクションの確認
set-windows-always = 毎回
set-windows-able = できることがあるときだけ
set-windows-news = ほかのプレイヤーの行動後だけ
set-windows-never = しない
set-confirm-game = 元に戻せない手だけ
set-confirm-always = 毎回
set-confirm-never = しない
set-speed = アニメーション
set-speed-slow = 遅い
set-speed-normal = 普通
set-speed-fast = 速い
set-speed-off = オフ
set-speed-reduced = 端末の設定により、アニメーションを止めています。
set-sound = サウンド
set-text = 選択肢をいつも一覧で表示する
set-shortcuts = 1文字のショートカットキー
set-mistakes = ミスをしたら知らせる
set-theme = 配色
set-theme-auto = 端末と同じ
set-theme-light = ライト
set-theme-dark = ダーク
set-language = 言語

## キー

key-arrows = カード列や手札などの中を移動する
key-next = 次に選べるものへ
key-enter = 選択する。もう一度押すと決定
key-escape = 選択をキャンセルする、閉じる、アニメーションをスキップする
key-info = 説明を見る（右クリック、長押しでも可）
key-undo = 元に戻す
key-list = 選択肢の一覧
key-log = ログ
key-rules = ルール
key-talk = チャット
key-replay = リプレイ中：1手ずつ、最初、最後
key-play = リプレイ中：再生、一時停止
key-help = このページ

## 問題

problem-malformed = サーバーが内容を読み取れませんでした。
problem-too_large = 長すぎます。
problem-not_seated = あなたの席ではありません。
problem-not_asked = 今、選ぶことはありません。
problem-not_offered = それは選べません。
problem-stale = テーブルの状況が変わりました。もう一度選んでください。
problem-not_undoable = もう元に戻せません。
problem-no_such_table = このテーブルは存在しないか、観戦できません。
problem-table_full = 満席です。
problem-wrong_status = 今はできません。
problem-removed = ホストにより、このテーブルから外されました。
problem-not_waiting = この人はもう参加を希望していません。
problem-not_host = ホストだけができます。
problem-no_name = 先に名前を入力してください。
problem-name_taken = この名前か、よく似た名前のアカウントがすでにあります。
problem-read_only = このトークンは閲覧専用です。
problem-not_learning = ヒントは学習テーブルでのみ使えます。
problem-people_only = プログラムはチャットを使えません。
problem-blocked = このプレイヤーはブロック中です。先にブロックを解除してください。
problem-muted = 管理者により発言が禁止されています{ $until ->
        [none] 。
       *[other] （{ $until }まで）。
    }
problem-suspended = 管理者により公開テーブルの利用が停止されています{ $until ->
        [none] 。
       *[other] （{ $until }まで）。
    }
problem-maintenance = まもなくメンテナンスのため再起動します。終わるまで新しいリアルタイムのゲームは始められません。ターン制と持ち時間なしのゲームは始められます。
problem-no_page = このプレイヤーはゲストのため、ページがありません。
problem-accounts_only = この機能はアカウントをお持ちの方のみ利用できます。
problem-talk_off = このテーブルではチャットがオフになっています。
problem-phrases_only = このテーブルでは定型文だけが使えます。
problem-too_fast = 操作が速すぎます。少し待ってください。
problem-no_such_seat = その席はありません。
problem-seat_taken = その席はもう埋まっています。
problem-hands_not_agreed = 手札の公開に同意していないプレイヤーがいます。
problem-hands_open = このテーブルでは観戦者に手札が公開されるため、ゲームの途中で席に着くことはできません。
problem-seats_free = まだ空席があります。
problem-wrong_count = このゲームはその人数では遊べません。
problem-not_away = 離席してからまだ時間がたっていません。
problem-nothing_asked = この件はもう決まっています。
problem-already_asked = ほかの人が手を元に戻したがっています。先に返事をしてください。
problem-somebody_away = 離席中の人がいます。その人の同意なしには、これより前に戻せません。
problem-no_puzzle = その日には、このゲームの問題がありません。
problem-no_ratings = このサーバーにはレーティングがありません。
problem-rated_game = レーティング対象のゲームではできません。代わりに投了できます。
problem-no_such_event = この大会は存在しません。
problem-events_off = このサーバーでは大会を開いていません。
problem-not_director = この大会の主催者だけができます。
problem-entry_closed = この大会にはもう参加できません。
problem-event_full = この大会は満員です。
problem-event_closed = この大会では、今はそれを行えません。
problem-not_entered = このプレイヤーは参加していません。
problem-own_game = 自分が参加したゲームについては決められません。
problem-round_too_short = 1ラウンドの時間が足りません。全員の持ち時間の合計以上にしてください。
problem-league_over_days = リーグ戦は日単位で行います。日数の持ち時間を選んでください。
problem-needs_rating = このゲームの確定したレーティングを持つ人だけが参加できます。先にレーティング戦を何局か遊んでください。
problem-not_in_range = あなたのレーティングは、この大会の範囲外です。
problem-too_few = まだ人数が足りません。
problem-needs_words = 理由を入力してください。
problem-no_such_club = このクラブは存在しません。リンクが途中で切れているかもしれません。
problem-clubs_off = このサーバーにクラブはありません。
problem-not_member = このクラブのメンバーだけができます。
problem-not_officer = このクラブのオーナーと役員だけができます。
problem-not_owner = このクラブのオーナーだけができます。
problem-no_such_member = このプレイヤーはクラブにいません。
problem-cannot_found = まだクラブを作ることができません。誰が作れるかはホストが決めています。
problem-club_name_taken = この名前か、よく似た名前のクラブがすでにあります。
problem-club_full = このクラブは満員です（500人まで）。
problem-last_owner = クラブにはオーナーが必要です。先に別のオーナーを決めてください。
problem-removed_from_club = このクラブから外されています。
problem-too_many_clubs = 申請中を含め、すでに20のクラブに入っています。先にどれかを退会してください。
problem-no_seek = いまは対戦相手を探していません。
problem-offer_over = このテーブルの受付は終わりました。
problem-matching_off = このサーバーでは対戦相手を探せません。
problem-puzzle_asks = 問題の問いに答えてください。
problem-cannot_analyse = このゲームはここでは検討できません。
problem-too_many_analyses = 検討を待っているゲームが多すぎます。どれかが終わってから、もう一度お試しください。
problem-too_many = 募集中・対戦中のテーブルか、開いているページが多すぎます。
problem-try_again = 処理できませんでした。もう一度お試しください。
problem-wrong_nonce = ブラウザーの値が、事前に送ったハッシュ値と一致しません。
problem-not_saved = 保存できませんでした。サーバーのディスクに空きがないか、使用中です。何も変わっていません。もう一度お試しください。
problem-unreadable = 保存データが壊れていて開けません。詳細はサーバーのログにあります。
problem-not_over = ゲームが終わってからできます。
problem-older_rules = 古いバージョンのルールで進んだため、すべてのカードを見せるリプレイだけが残っています。
problem-nothing_follows = この手でゲームが終わりました。続けるには、もっと前の手を選んでください。
problem-no_such_link = リンクが示す手は、このゲームにありません。
problem-no_such_moment = この手は古いバージョンのルールで進んだため、ゲームが終わるまで表示できません。
problem-forbidden = それは許可されていません。
problem-wrong_host = このアドレスは登録されていません。
problem-unexpected = エラーが発生しました。もう一度お試しください。
problem-no_guests = ここで遊ぶにはアカウントが必要です。先にログインしてください。
problem-offline = サーバーに接続できません。

## 専用の盤面がないゲームの盤面

plain-hidden = 非公開
plain-none = なし
plain-yes = はい
plain-no = いいえ

# 時間
time = 時間と提案
time-hint = ここでの提案は、全員が同意すると実行されます。
tempo = 持ち時間
tempo-none = 無制限
    .hint = 時間制限はありません。誰かが2分以上離席すると、ほかの人がボットに代わらせることができます。
tempo-live-5 = リアルタイム：5分＋10秒
    .hint = 各自5分。1回決めるごとに10秒増えます（最大10分）。
tempo-live-15 = リアルタイム：15分＋20秒
    .hint = 各自15分。1回決めるごとに20秒増えます（最大30分）。
tempo-live-30 = リアルタイム：30分＋30秒
    .hint = 各自30分。1回決めるごとに30秒増えます（最大1時間）。
tempo-half-day = ターン制：12時間
    .hint = 各自12時間。1回決めるごとに4時間戻ります。
tempo-day = ターン制：1日
    .hint = 各自1日。1回決めるごとに8時間戻ります。
tempo-three-days = ターン制：3日
    .hint = 各自3日。1回決めるごとに12時間戻ります。
tempo-week = ターン制：1週間
    .hint = 各自1週間。1回決めるごとに1日戻ります。
flag = 時間切れになったら
flag-bot = 本人が戻るまでボットが代わる
flag-forfeit = 席を失い、ボットが続ける
flag-vote = ほかのプレイヤーが決める
hint = ヒント
hint-hint = ナイトならどうするかを見ます。ヒントを使ったことは全員に見えます。
hint-taken = ヒントを使いました
origin = ゲームの{ $at }手目から
began-elsewhere = 別の場所で始まったゲーム
began-elsewhere-hint = このゲームは、ブラウザのタブなど別の場所で始まりました。答えと引きは検証済みですが、プレイヤーは隠れたカードを見られたかもしれません。レーティングの対象にはなりません。
hand-over-table = サーバーで友だちと続ける
hand-over-table-hint = このテーブルをファイルに保存します。サーバーの「対戦記録を開く」で開くと、ボットはそのまま残り、ほかの席にはリンクを知っている人なら誰でも着けます。ファイルからは、隠れたカードがすべて分かります。
origin-back = 元のゲームへ
tournament = 大会
tournament-back = 大会に戻る
tournament-next = 次へ：大会に戻る
learning = 学習テーブル
learning-hint = ここでは全員がヒントを使えます。
stand-in = 代わりのボットの強さ
clock-left = 残り{ $left }
clock-until = 残り{ $left }（{ $until }まで）
clock-rests = 残り{ $left }、停止中（{ $until }まで）
clock-fallen = 時間切れ
paused = 一時停止中です。持ち時間は減りません。
paused-until = 一時停止中です。持ち時間は減りません。レーティング対象のゲームのため、{ $until }に自動で再開します。
pause-end = 再開する
proposed = あなたの提案：{ $what }
motion-question = { $who }からの提案
motion-yes = 同意する
motion-no = 同意しない
motion-pause = ゲームを一時停止します。再開は誰でもできます。
motion-tempo = 持ち時間を「{ $tempo }」に変更します。全員の持ち時間が最初の状態に戻ります。
motion-bot = { $name }が戻るまでボットに代わらせます。
motion-wait = { $name }の持ち時間を最初の状態に戻して待ちます。
motion-substitute = { $name }の席を別のプレイヤーに譲ります。
motion-call_off = ゲームをここで終了します。結果は残りません。
propose-pause = 一時停止を提案
propose-tempo = 持ち時間の変更を提案
this-game = このゲーム
resign = 投了する
resign-question = 投了しますか？
resign-question-as = { $name }の席で投了しますか？
resign-winner = ゲームはここで終わり、{ $name }の勝ちになります。取り消せません。
resign-ends = ゲームはここで終わり、あなたは最下位になります。取り消せません。
resign-bot = この席は最後までボットがプレイし、あなたは最下位になります。席には戻れません。
keep-playing = ゲームを続ける
event-Resigned = { $seat }が投了しました。
resigned = 投了
resigned-bot = 投了済み、ボットが代わりにプレイ中
call-off = 結果なしの終了を提案
called-off = このゲームは、合意により結果なしで終了しました
out-of-time = { $name }は時間切れです。
seat-bot = ボット
seat-wait = 待つ
seat-substitute = 別のプレイヤー
played-by-bot = ボットが代わりにプレイ中
seat-kept = 時間切れのため、ボットが代わっています。
seat-back = 席に戻る
seat-forfeited = 時間切れのため、席を失いました。
seat-vacant = 空席があります。このテーブルのリンクを誰かに送ってください。
seat-take = 着席する
take-bots-seat = このボットの席に着く
guest = ゲスト
naming = 名前を入力してください
naming-hint = ほかのプレイヤーに表示されます。登録はいりません。
naming-shown = ほかのプレイヤーには「{ $name }」と表示されます。
naming-save = 保存
your-name = 名前
just-watch = 観戦だけする
have-account = アカウントをお持ちの方
problem-out_of_time = 手が届く前に時間切れになりました。続けるには席に戻ってください。
problem-paused = ゲームは一時停止中です。
problem-forfeited = この席は失われたので、戻れません。
next-table = { $count ->
    [one] 次のテーブル
   *[other] 次のテーブル（{ $count }テーブル）
    }

# 会話

talk = チャット
talk-unread = チャット（新着{ $count }件）
talk-said = { $who }：{ $words }
talk-lines = メッセージ
talk-begin = まだメッセージはありません。
talk-write = メッセージを書く
talk-send = 送信
talk-phrases = 定型文
talk-names = テーブルにいる人
talk-pieces = テーブルにあるもの
talk-watches = 観戦中
talk-aside-hint = あなたのメッセージは、ゲーム終了後にプレイヤーにも表示されます。
talk-players-hint = 観戦者のメッセージは、ゲーム終了後に表示されます。
talk-off = このテーブルではチャットがオフになっています。
talk-only-phrases = このテーブルでは定型文だけが使えます。
talk-removed = 削除されたメッセージ
talk-deleted = 消去されたメッセージ
talk-more = { $who }さんのこのメッセージの操作
talk-person = プレイヤーのページ
talk-report = 通報…
talk-report-table = このテーブルを通報…
talk-mute = { $who }さんをミュート
talk-unmute = { $who }さんのミュートを解除
talk-muted = ミュート中（{ $count }人）
talk-remove = このメッセージを削除
talk-rule = このテーブルのチャット
talk-rule-everybody = 自由入力
talk-rule-phrases = 定型文のみ
talk-rule-off = オフ
phrase-hello = こんにちは！
phrase-good-luck = よろしくお願いします！
phrase-well-played = お見事！
phrase-good-game = 対戦ありがとうございました！
phrase-thanks = ありがとうございます。
phrase-one-moment = 少し待ってください。
phrase-back = 戻りました。
phrase-your-turn = あなたの番です。
phrase-sorry = ごめんなさい！
phrase-must-go = すみません、そろそろ失礼します。

announcements = お知らせ
announcement-dismiss = 閉じる
maintenance-soon = { $from }から{ $until }までメンテナンスを行います。その間は持ち時間は減らず、終わるとゲームを続けられます。
maintenance-now = { $until }までメンテナンス中です。持ち時間は減りません。接続が切れても、このページは自動で再接続します。
