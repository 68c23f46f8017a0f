# Ratings and leaderboards.

nav-ratings = ランキング
ratings-title = ランキング
ratings-hint = レーティングはゲームごとの実力を表します。点数と、本当の実力が95%の確率で入る範囲を示します。
ratings-which = 持ち時間のある公開テーブルのゲームが対象です。全員にアカウントがあり、ヒントを使っていないことが条件です。同じ2人の対戦は1日5回まで数えます。
ratings-own = あなたのレーティング
ratings-of-person = レーティング
rating = レーティング
rating-you = あなた
rating-player = プレイヤー
rating-rank = 順位
rating-range = 本当の実力の範囲（95%）
rating-bar-hint = 帯は本当の実力が95%の確率で入る範囲です。金色の線はボットです。
rating-games-short = 対戦数
rating-won-short = 勝率
rating-places = 最近8戦の順位
rating-games = { $games }戦
rating-won = { $games }勝
rating-against-bots = ボット戦のみ
rating-provisional = まだ実力を測っています
rating-bot = 目安となるボット
rated-people = { $people }人
leaderboard = ランキング
leaderboard-title = { $title }のランキング
leaderboard-people = { $people }人
leaderboard-few = { $people ->
    [0] レーティングのあるプレイヤーはまだいません。
   *[other] レーティングのあるプレイヤーは今のところ{ $people }人です。
}確定したレーティングが10人分そろうと一覧が表示されます。
leaderboard-order = 帯の左端、つまり確実に示された実力の順です。90日間対戦のないプレイヤーは表示されません。
leaderboard-top = 先頭へ
leaderboard-more = 次の100人
problem-no_ratings = このサーバーにはレーティングがありません。
