# テーブルのページ、日本語。ゲームごとの言葉は各ゲームの text/ にあります。

seat-number = 席{ $number }
bot-page = 小姓
    .hint = できることを何でもすぐに選びます。まず眺めたいときに
bot-squire = 従者
    .hint = いま一番よく見える手をすぐに選びます。はじめての一局に
bot-knight = 騎士
    .hint = 先の展開を試しながら、一手に半秒かけて考えます
bot-regent = 摂政
    .hint = さらに深く、一手に2秒かけて考えます。慣れた人に

## ページの部分

home = Regalia、テーブル一覧へ
home-waiting = ホーム（ほかに{ $count }つのテーブルがあなたの番です）
tools = 道具
players = プレイヤー
table = テーブル
prompt = いますること
log = ログ
rules = ルール
rules-search = ルールを検索
rules-contents = 目次
rules-found =
    { $count ->
        [0] 見つかりません。
       *[other] { $count }節が見つかりました。
    }
rules-show = テーブルの上で見る
settings = 設定
keys = キー操作
close = 閉じる
you = あなた
bot = ボット
away = 離席中
not-here = 不在
absent = { $name }が離席しています。
absent-bot = ボットに任せる
here = 在席
deciding = 考え中
watching = { $count }人が観戦中
spectator = 観戦しています。

## 接続

connection-connecting = 接続しています…
connection-live = 接続済み
connection-lost = 接続が切れました。つなぎ直しています…
connection-unsent = まだ確認されていない操作が{ $count }件あります。もう一度送ります。
connection-stream = 接続済み（WebSocketなし）

## 決める

your-turn = あなたの番です
asked-in = （{ $window }）
confirm = 決定
cancel = 取り消す
choose-count = { $least ->
        [0] { $most }個まで選べます（今{ $count }個）
       *[other] { $exact ->
            [yes] { $most }個選んでください（今{ $count }個）
           *[no] { $least }〜{ $most }個選んでください（今{ $count }個）
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
compose-too-many = { $count }多すぎます
compose-too-few = あと{ $count }必要です
compose-too-many-at = { $place }：{ $count }多すぎます
compose-too-few-at = { $place }：あと{ $count }必要です
compose-fill = おまかせで埋める
you-chose = あなたの選択：{ $answer }
options-list = 一覧
options-list-hint = 選択肢を一覧で表示する
passing-ahead = 指定どおりパスします。
passing-never = ここでは尋ねない設定なので、パスします。
passing-news = 前回から何も起きていないので、パスします。
passing-able = できることがないので、パスします。
passing-until-news = 何かが起こるまでパスします。
passing-to-end = この{ $stretch }の終わりまでパスします。
passing-this = この{ $stretch }の間、これについては尋ねません。
passing-ended-news = 動きがあったので、もう一度お尋ねします。
passing-order = 指定どおりに答えます。
passing-ended-stretch = まとめて答える期間が終わったので、もう一度お尋ねします。
passing-ended-times = 指定の回数だけ答えたので、もう一度お尋ねします。
passing-ended-concern = あなたに関わることが起きたので、もう一度お尋ねします。
passing-ended-gone = 指定の答えはここでは選べないので、お尋ねします。
passing-ended-options = 新しい選択肢があるので、お尋ねします。
order-offer = このまま「{ $answer }」を選び続ける…
    .brief = 選び続ける…
order-times = 次の{ $count }回
order-stretch = この{ $stretch }の終わりまで
order-concern = 自分に関わることが起こるまで
order-options = 新しい選択肢が出るまで
order-stands-times = あと{ $count }回「{ $answer }」を選びます。
order-stands-stretch = この{ $stretch }の終わりまで「{ $answer }」を選びます。
order-stands-concern = あなたに関わることが起こるまで「{ $answer }」を選びます。
order-stands-options = 新しい選択肢が出るまで「{ $answer }」を選びます。
pass-stop = 尋ねる
pass-on = まとめてパス…
pass-until-news = 何かが起こるまでパスする
pass-to-end = この{ $stretch }の終わりまでパスする
pass-this = この{ $stretch }の間、これについては尋ねない
stretch-round = ラウンド
stretch-turn = ターン
ask-in-window = { $window }で尋ねるのは
undo = やり直し
undo-hint = 直前の選択をやり直す
ask-undo = やり直しを頼む
ask-undo-hint = 直前の選択をやり直してよいか、ほかの人に聞く
ask-undo-waiting = ほかの人にやり直しを頼んでいます…
ask-undo-question = { $who }がやり直しを頼んでいます。
ask-undo-explain = 全員の同意が必要です。その後に見えたものは、なかったことにはなりません。
problem-not_brought = まだ持ち込んでいない席があります。
problem-not_found = このアドレスには何もありません。
problem-not_legal = この卓には持ち込めません。
problem-nothing_to_bring = このゲームに持ち込むものはありません。
problem-no_such_pack = このパックはこの会場にありません。
problem-pack_missing = この卓のパックは、この会場にもうありません。
problem-not_found = このアドレスには何もありません。
problem-not_agreed = 全員の同意が得られませんでした。
ask-undo-yes = 同意する
ask-undo-no = 断る
why = なぜ選べないのですか？
can-be-chosen = { $label }、選べます
may-be-done = { $label }、いまできます
offers = いつでもできること：
offers-beside = 求められていないが、できること：
why-unknown = 今は選べません。
rule = ルール{ $rule }
loading = お待ちください…
sending = 送信中…

## ログ

log-begin = はじまり
log-show = この時点のテーブルを見る
look-back = 振り返る
look-back-hint = ここまでを1手ずつさかのぼって見る
past = 過去を見ています
past-of = { $last }手中{ $seq }手目
past-now = 現在に戻る
past-previous = 1手前
past-previous-hint = 1手前のテーブルを見る
past-next = 1手先
past-next-hint = 1手先のテーブルを見る
stepped-back = 手がやり直されました。
skip = スキップ
skip-hint = 動きをスキップする
since = 前の手番から
since-nothing = あなたの番からまだ何も起きていません
since-hint = 起きたことを1手ずつ見る
pin = ボードの横に開いたままにする
pin-hint = ボードの横に開いたままにします
connection = 接続
full-screen = 全画面
set-zoom = ボードの大きさ
set-zoom-1 = 100％
set-zoom-1-15 = 115％
set-zoom-1-3 = 130％
set-zoom-1-5 = 150％

## 1台で数人

hand-over = { $name }の番です
hand-over-hint = 端末を渡してください。秘密は表示されていません。
hand-over-ready = { $name }です

## ゲームの前

open-title = 参加者を待っています
invite = 招待する
invite-hint = このアドレスを知っている人は誰でも座れます。
invite-name = 招待する人の名前
invite-send = 招待
invite-sent = { $name }さんは座れます。アカウントがあれば、お知らせが届きます。
invite-hint-private = このアドレスを知っている人は観戦でき、席を希望できます。座れるのは主催者が認めた人だけです。
code = テーブルコード：
copy = コピー
copied = コピーしました
share = 共有
free-seat = 空席
ask-for-seat = この席を希望する
wants-seat = { $name }が席{ $number }を希望しています。
asked-for = 席{ $number }を希望しました。主催者の返事を待っています。
asked-for-device = { $name }のために席{ $number }を希望しました。主催者の返事を待っています。
admit = 認める
refuse = 断る
withdraw = 取り下げる
remove-person = { $name }を外す
was-removed = { $name }はこのテーブルに座れません。
let-back = もう一度認める
sit = ここに座る
move-here = ここへ移る
stand = 席を立つ
remove-bot = ボットを外す
add-bot = ボットを加える
fill-with-bots = ボットで埋める
local-seat = この端末で遊ぶ人
local-name = 名前
level = 強さ
agreed = オプション
agreed-host = 変更できるのは主催者だけです。
pack = カード
pack-own = ゲーム本来のもの
brings-ready = 用意されたもの
brings-choose = 持ち込むものを選んでください…
brings-first = {$name}を使う
brings-own = 自分のもの
brings-build = 組み立てる
brought = 持ち込み済み（封印）
brought-what = 「{ $name }」を持ち込み済み（封印）
not-brought = まだ持ち込んでいません
pack-missing = この卓のパック「{ $pack }」は、この会場にもうありません。観戦はできます。主催者がパックを戻すと続きを遊べます（{ $hash }）。
start = ゲームを始める
starting = シャッフル中…
public = このテーブルを一覧に載せる
start-hint-seats = あと{ $count }席空いています。
start-hint-host = { $name }が始めます。
add-seat = 席を増やす
remove-seat = 席を減らす
host = 主催者
close-table = テーブルを閉じる
close-table-question = このテーブルを閉じますか？
close-table-explain = 閉じると元に戻せません。ここにいる全員に知らされます。ゲームは始まっていないので、ほかに失うものはありません。
closed-by-you = このテーブルを閉じました。
closed-by-host = 主催者がこのテーブルを閉じました。
to-tables = テーブル一覧へ
open-another = 別のテーブルを開く

## ゲームの後

over = ゲーム終了
winner = { $names }の勝ち
winners = 勝利を分け合いました：{ $names }
rank-column = 順位
player-column = プレイヤー
breakdown = 得点の内訳
breakdown-total = 合計
curve = 得点の移り変わり
highlights = もう一度見たい場面
see-table = テーブルを見る
see-result = 結果
see-result-hint = もう一度結果を見る
rematch = もう一度遊ぶ
rematch-join = 次のゲームに加わる
rematch-go = 次のゲームへ
record = 記録を保存
fair-title = 公正さの確認
fair = 公正でしたか？
fair-before = ゲームの前に公開された、アリーナの値の確認用ハッシュ：
fair-before-start = 抽選のシードは、アリーナの秘密の値と、ゲーム開始時に各ブラウザーが加える値から作られます。アリーナの値の確認用ハッシュ：
fair-after = アリーナの値：
fair-good = シードは約束どおりでした。
fair-bad = シードが約束と異なります！
fair-not-yet = アリーナの値はゲームが終わると公開されます。そのあと、誰でもすべての抽選を確かめられます。
fair-how = 記録からゲーム全体を再現し、すべての抽選を確かめられます：
fair-nonce = { $who }が加えた値：
fair-withheld = { $who }は加えるはずの値を明かしませんでした。
fair-none = ゲームが先に始まったため、このブラウザーの値はシードに加わっていません。

## 設定

set-confirm = 手の確認
set-windows = しなくてもよい行動について尋ねるのは
set-windows-always = いつも
set-windows-able = できることがあるとき
set-windows-news = 相手が何かしたとき
set-windows-never = 尋ねない
set-confirm-game = 取り消せない手だけ
set-confirm-always = いつも
set-confirm-never = しない
set-speed = 動きの速さ
set-speed-slow = ゆっくり
set-speed-normal = ふつう
set-speed-fast = 速い
set-speed-off = なし
set-speed-reduced = 端末の設定により、動きを止めています。
set-sound = 音を鳴らす
set-text = 選択肢をいつも一覧で表示する
set-shortcuts = 1文字のショートカットキー
set-theme = 配色
set-theme-auto = 端末に合わせる
set-theme-light = 明るい
set-theme-dark = 暗い
set-language = 言語

## キー

key-arrows = カード列や手札などの中を移動する
key-next = 次に選べるものへ
key-enter = 選ぶ。もう一度で決定
key-escape = 選択を取り消す、閉じる、動きをスキップする
key-info = これは何？（マウスの右ボタン、長押しでも）
key-undo = やり直し
key-list = 選択肢の一覧
key-log = ログ
key-rules = ルール
key-talk = 会話
key-help = このページ

## 問題

problem-malformed = テーブルに伝わりませんでした。
problem-too_large = 長すぎます。
problem-not_seated = あなたの席ではありません。
problem-not_asked = 今、あなたが決めることはありません。
problem-not_offered = それは選べません。
problem-stale = その間にテーブルが変わりました。もう一度選んでください。
problem-not_undoable = もうやり直せません。
problem-no_such_table = そのテーブルはありません。
problem-table_full = 満席です。
problem-wrong_status = 今はできません。
problem-removed = 主催者により、このテーブルから外されました。
problem-not_waiting = その人はもう席を希望していません。
problem-not_host = 主催者だけができます。
problem-no_name = 先に名前を教えてください。
problem-name_taken = この名前、または見分けにくい名前のアカウントがすでにあります。
problem-read_only = このトークンでは閲覧しかできません。
problem-people_only = プログラムは会話に参加できません。
problem-talk_off = このテーブルでは会話がオフになっています。
problem-phrases_only = このテーブルでは定型文しか使えません。
problem-too_fast = 速すぎます。少し待ってください。
problem-no_such_seat = その席はありません。
problem-seat_taken = その席には人がいます。
problem-seats_free = まだ空席があります。
problem-wrong_count = その人数では遊べません。
problem-not_away = まだ離席してから間もないようです。
problem-nothing_asked = その件はもう解決しています。
problem-already_asked = ほかの人がやり直しを頼んでいます。先にそちらに答えてください。
problem-somebody_away = 離席中の人がいます。その人の同意なしには、そこまでやり直せません。
problem-too_many = 募集中や対戦中のテーブルか、開いているページが多すぎます。
problem-try_again = 途中で行き違いがありました。もう一度お試しください。
problem-wrong_nonce = ブラウザーが、約束した値と違う値を送りました。
problem-not_saved = 保存できませんでした（ディスクの空きがないか、使用中です）。何も変わっていません。もう一度お試しください。
problem-unreadable = このテーブルの保存データが壊れていて開けません。主催者のログに詳細があります。
problem-no_such_moment = その時点は古い版のルールで進んだため、ゲームが終わるまで表示できません。
problem-forbidden = それは許可されていません。
problem-wrong_host = このアドレスはこのサーバーの名前として登録されていません。
problem-unexpected = うまくいきませんでした。もう一度お試しください。
problem-no_guests = ここで遊べるのは、アカウントをお持ちの方だけです。まずサインインしてください。
problem-offline = テーブルにつながりません。

## 専用の盤面がないゲームの盤面

plain-hidden = 非公開
plain-none = なし
plain-yes = はい
plain-no = いいえ

# 時間
time = 時間と取り決め
time-hint = ここでの提案は、全員が同意すると実行されます。
tempo = 持ち時間
tempo-none = 時計なし
    .hint = 制限はありません。2分以上離席した人の席は、他の人がボットに任せられます。
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
flag-bot = 本人が戻るまでボットが続ける
flag-forfeit = 席を失い、ボットが続ける
flag-vote = 他の人が決める
stand-in = 代わりのボットの強さ
clock-left = 残り{ $left }
clock-until = 残り{ $left }（{ $until }まで）
clock-rests = 残り{ $left }、いまは止まっています（{ $until }まで）
clock-fallen = 時間切れ
paused = 休憩中です。時計は止まっています。
pause-end = 再開する
proposed = あなたの提案：{ $what }
motion-question = { $who }の提案
motion-yes = 同意する
motion-no = 同意しない
motion-pause = 休憩にします。再開は誰でもできます。
motion-tempo = 持ち時間を「{ $tempo }」に変えます。全員の時計が最初に戻ります。
motion-bot = { $name }が戻るまでボットに任せます。
motion-wait = { $name }の持ち時間を最初に戻して待ちます。
motion-substitute = { $name }の席を別の人に譲ります。
motion-call_off = ここで終わりにします。結果は残りません。
propose-pause = 休憩を提案する
propose-tempo = 持ち時間の変更を提案する
call-off = 結果なしで終わることを提案する
called-off = このゲームは、合意により結果なしで終わりました
out-of-time = { $name }は時間切れです。
seat-bot = ボット
seat-wait = 待つ
seat-substitute = 別の人
seat-kept = 時間切れのため、ボットが代わりに遊んでいます。
seat-back = 席に戻る
seat-forfeited = 時間切れのため、席を失いました。
seat-vacant = 席が空いています。このテーブルのリンクを誰かに送ってください。
seat-take = この席に座る
problem-out_of_time = 届く前に時間切れになりました。続けるには席に戻ってください。
problem-paused = 休憩中です。
problem-forfeited = その席にはもう戻れません。
next-table = { $count ->
    [one] 次のテーブル
   *[other] 次のテーブル（{ $count }件）
    }

# 会話

talk = 会話
talk-unread = 会話（新着{ $count }件）
talk-said = { $who }：{ $words }
talk-lines = これまでの会話
talk-begin = まだ発言はありません。
talk-write = メッセージを書く
talk-send = 送信
talk-phrases = 定型文
talk-names = テーブルの人
talk-watches = 観戦中
talk-aside-hint = あなたの発言は、ゲームが終わるとプレイヤーにも表示されます。
talk-players-hint = 観戦者の発言は、ゲームが終わると表示されます。
talk-off = このテーブルでは会話がオフになっています。
talk-only-phrases = このテーブルでは定型文しか使えません。
talk-removed = 削除された発言
talk-deleted = 消去された発言
talk-more = { $who }さんのこの発言について
talk-mute = { $who }さんをミュート
talk-unmute = { $who }さんのミュートを解除
talk-muted = ミュート中（{ $count }人）
talk-remove = この発言を削除
talk-rule = このテーブルの会話
talk-rule-everybody = 自由
talk-rule-phrases = 定型文のみ
talk-rule-off = オフ
phrase-hello = こんにちは！
phrase-good-luck = よろしくお願いします！
phrase-well-played = お見事！
phrase-good-game = いい勝負でした！
phrase-thanks = ありがとうございます。
phrase-one-moment = 少し待ってください。
phrase-back = 戻りました。
phrase-your-turn = あなたの番です。
phrase-sorry = ごめんなさい！
phrase-must-go = すみません、もう行かなければなりません。
