# 終わったゲームの戦記、日本語。

-unit-single = 点
-unit-one = 点
-unit-other = 点

chronicle-finished = { $nth ->
        [0] { $then }「{ $kind }」を仕上げたのは{ $seat }ですが、先に手を付けていた{ $owner }のものになります{ $effect }
       *[other] 「{ $kind }」も{ $when }{ $seat }が仕上げ、手に入れたのは{ $owner }です{ $effect }
    }
chronicle-statue = { $second ->
        [0] { $then }ほかに入札がなく、{ $seat }が{ $bid }コインで王の彫像を手に入れます{ $effect }
       *[other] { $then }王の彫像の入札。{ $seat }の{ $bid }コインが、{ $other }の{ $second }コインを上回ります{ $effect }
    }
chronicle-statue-lost = { $then }王の彫像の入札は{ $players }が{ $bid }コインで並び、誰の手にも渡りません。
chronicle-room = { $nth ->
        [0] { $then }{ $seat }が{ $kind }を建てます。これが最後に{ $points }点になりました{ $effect }
       *[other] { $seat }が{ $when }建てた{ $kind }は、最後に{ $points }点になりました{ $effect }
    }
chronicle-specialist = { $nth ->
        [0] { $then }{ $kind }が{ $seat }のギルドに加わり、{ $points }点をもたらします{ $effect }
       *[other] { $seat }は{ $when }{ $points }点の{ $kind }を雇います{ $effect }
    }
chronicle-rich = { $nth ->
        [0] { $then }{ $seat }が「{ $kind }」の製作で一度に{ $coins }コインを稼ぎます{ $effect }
       *[other] 「{ $kind }」の製作は{ $when }{ $seat }に{ $coins }コインをもたらします{ $effect }
    }
chronicle-final-round = { $then }{ $seat }が評議会への貢ぎ物をめくり、最後のラウンドに入ります。
chronicle-offering = { $nth ->
        [0] { $seat }は最後の手番で貢ぎ物を納め、{ $points }点を得ます{ $effect }
       *[other] { $seat }も貢ぎ物で{ $points }点を得ます{ $effect }
    }
chronicle-stolen = { $nth ->
        [0] { $then }{ $seat }の密輸人がまたも{ $victim }から奪い、これで{ $times }回目です{ $effect }
       *[other] { $victim }は{ $when }{ $seat }の密輸人に奪われ、これで{ $times }回目です{ $effect }
    }
chronicle-quests = { $then }{ $seat }が最後のクエスト「{ $kind }」を果たします。合わせて{ $count }件は最多です{ $effect }
chronicle-count-charms = { $nth ->
        [0] 手札が公開され、{ $seat }の護符が{ $points }点を加えます。
       *[other] { $seat }も護符で{ $points }点を加えます。
    }
chronicle-count-relics = { $nth ->
        [0] 手札が公開され、{ $seat }の遺物が{ $points }点を加えます。
       *[other] { $seat }も遺物で{ $points }点を加えます。
    }
