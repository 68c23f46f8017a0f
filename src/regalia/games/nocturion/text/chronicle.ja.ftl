# 終わったゲームの戦記、日本語。

-unit-single = 点
-unit-one = 点
-unit-other = 点

chronicle-completed = { $nth ->
        [0] { $then }{ $seat }がクエスト「{ $kind }」を達成し、{ $points }点を得ます{ $effect }
       *[other] 「{ $kind }」は{ $when }{ $seat }に{ $points }点をもたらします{ $effect }
    }
chronicle-summoned = { $nth ->
        [0] { $then }{ $seat }が{ $points }点の{ $kind }を召喚します{ $effect }
       *[other] { $seat }の獣小屋には{ $when }{ $kind }が加わり、{ $points }点になります{ $effect }
    }
chronicle-ability = { $nth ->
        [0] { $then }{ $seat }は「{ $kind }」だけで{ $points }点を得ます{ $effect }
       *[other] 「{ $kind }」も{ $when }{ $seat }に{ $points }点を与えます{ $effect }
    }
chronicle-equipped = { $nth ->
        [0] { $then }{ $seat }が{ $kind }を装備し、{ $points }点を得ます{ $effect }
       *[other] { $seat }が{ $when }装備した{ $kind }は{ $points }点になります{ $effect }
    }
chronicle-earner = { $nth ->
        [0] { $seat }は「{ $kind }」を使い続け、第{ $round }ラウンドまでに{ $times }回で計{ $total }点を得ます{ $effect }
       *[other] 第{ $round }ラウンドまでに、「{ $kind }」は{ $seat }に{ $times }回で計{ $total }点をもたらします{ $effect }
    }
chronicle-armoured = { $rank ->
        [1] { $then }{ $seat }が最後の伝来品を身に着け、一番乗りで{ $kind }の装備をそろえます{ $effect }
       *[other] { $seat }も{ $when }{ $kind }の伝来品をすべて身に着けます{ $effect }
    }
chronicle-rush = { $nth ->
        [0] { $then }{ $seat }はクエストを{ $count }つ達成し、計{ $points }点を得ます{ $effect }
       *[other] { $seat }は{ $when }クエストを{ $count }つ達成し、計{ $points }点を重ねます{ $effect }
    }
chronicle-curse = { $nth ->
        [0] { $then }{ $seat }が{ $victim }に呪い「{ $kind }」をかけます{ $effect }
       *[other] { $victim }は{ $when }{ $seat }から「{ $kind }」を受けます{ $effect }
    }
chronicle-cursed = { $nth ->
        [0] { $then }{ $seat }がまたも{ $victim }に呪いをかけ、これで{ $count }回目です{ $effect }
       *[other] { $victim }が{ $seat }から受けた呪いは、第{ $round }ラウンドまでに{ $count }つを数えます{ $effect }
    }
chronicle-penalty = { $nth ->
        [0] 最後の清算で、{ $seat }は呪いのために{ $points }点を失います{ $effect }
       *[other] { $seat }も呪いで{ $points }点を失います{ $effect }
    }
