# デバッグ画面の日本語。

debug = デバッグ
debug-steps = 手を戻す・進める
debug-back = 一手戻す
debug-forth = 一手進める
debug-bots = ボットを動かす
debug-look = 見る
debug-look-through = { $name }の視点で見る
debug-who = { $name }の席を担当する人
debug-me = 自分
debug-position = 局面
debug-load = 読み込む
debug-drop = 変更を取り消す
debug-test = テストとしてコピー
debug-loaded = 読み込みました。
debug-copied = テストをクリップボードにコピーしました。
debug-not_json = JSONとして読めません（行、列、内容の順）：
debug-wrong_position = この局面は読み取れません：
debug-rules_fail = この局面からはルールを進められません：
debug-wrong_count = 局面の席数がこの卓と違います。
debug-no_such_moment = これ以上は動かせないか、現在のルールでは許されない手です。
