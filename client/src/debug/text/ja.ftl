# デバッグ画面の日本語。

debug = デバッグ
debug-steps = 手を戻す・進める
debug-back = 1手戻る
debug-forth = 1手進む
debug-bots = ボットを動かす
debug-look = 表示
debug-look-through = { $name }の視点で表示
debug-who = { $name }の席のプレイヤー
debug-me = 自分
debug-position = 局面（JSON）
debug-load = 読み込む
debug-drop = 変更を破棄
debug-test = テストとしてコピー
debug-loaded = 読み込みました。
debug-copied = テストをコピーしました。
debug-not_json = JSONが正しくありません（行、列、内容）：
debug-wrong_position = ゲームがこの局面を読み取れません：
debug-rules_fail = この局面でルールのエラーが発生しました：
debug-wrong_count = 局面の席数がテーブルと一致しません。
debug-no_such_moment = これ以上進めないか、現在のルールでは認められない手です。
