# 終わったゲームの戦記、日本語。

-unit-single = 点
-unit-one = 点
-unit-other = 点

chronicle-clash-close = { $nth ->
        [0] { $then }{ $region }の衝突は接戦です。{ $seat }が{ $total }対{ $second }で{ $other }を退けます{ $effect }
       *[other] { $other }は{ $when }強さ1の差で{ $region }を逃し、{ $seat }が制します{ $effect }
    }
chronicle-clash-clear = { $nth ->
        [0] { $then }{ $seat }が{ $total }対{ $second }で{ $other }を圧倒し、{ $region }を制します{ $effect }
       *[other] { $region }では{ $when }{ $seat }が{ $other }に{ $total }対{ $second }と大差をつけます{ $effect }
    }
chronicle-clash-tied = { $nth ->
        [0] { $then }{ $region }の衝突は同点にもつれ、{ $seat }が{ $players }を抑えて勝ちます{ $effect }
       *[other] { $seat }は{ $when }{ $region }でも同点から{ $players }に競り勝ちます{ $effect }
    }
chronicle-clash-none = { $then }{ $region }では{ $players }が最後まで同点で、勝者は出ません。
chronicle-sweep = { $nth ->
        [0] { $then }{ $seat }が3つの地域の衝突をすべて制します{ $effect }
       *[other] { $seat }は{ $when }3つの地域を総取りします{ $effect }
    }
chronicle-herald = { $nth ->
        [0] { $then }{ $seat }の先駆者の読みが当たり、影響力{ $points }を得ます{ $effect }
       *[other] { $seat }の先駆者は{ $when }影響力{ $points }をもたらします{ $effect }
    }
chronicle-favour = { $nth ->
        [0] { $then }{ $seat }が王国の恩恵を獲得します{ $effect }
       *[other] 王国の恩恵は{ $when }{ $seat }の手に渡ります{ $effect }
    }
chronicle-kingdom = { $nth ->
        [0] { $then }{ $seat }が{ $victim }から「{ $kind }」を盗みます{ $effect }
       *[other] { $victim }は{ $when }「{ $kind }」を{ $seat }に盗まれます{ $effect }
    }
chronicle-eliminated = { $nth ->
        [0] { $then }{ $seat }の「{ $by }」が{ $victim }の「{ $kind }」を排除します{ $effect }
       *[other] { $victim }の「{ $kind }」は{ $when }{ $seat }の「{ $by }」に倒されます{ $effect }
    }
chronicle-earner = { $nth ->
        [0] 第{ $round }ラウンドまでに、{ $seat }は「{ $cause }」から{ $times }回で計{ $total }の影響力を得ます{ $effect }
       *[other] 「{ $cause }」は{ $seat }に影響力を与え続け、第{ $round }ラウンドまでに計{ $total }となります{ $effect }
    }
chronicle-reward = { $nth ->
        [0] { $then }「{ $cause }」が{ $seat }に一度に{ $total }の影響力をもたらします{ $effect }
       *[other] { $seat }は{ $when }「{ $cause }」から{ $total }の影響力を得ます{ $effect }
    }
chronicle-stolen = { $nth ->
        [0] { $then }{ $seat }がまたも{ $victim }から奪い、計{ $points }の影響力となります{ $effect }
       *[other] { $victim }が{ $seat }に奪われた影響力は、第{ $round }ラウンドまでに計{ $points }です{ $effect }
    }
