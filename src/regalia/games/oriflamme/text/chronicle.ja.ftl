# 終わったゲームの戦記、日本語。

chronicle-ambush = { $nth ->
        [0] { $then }{ $victim }の{ $by }が、{ $waited ->
            [0] {""}
           *[other] { $waited }ラウンド前から潜んでいた
        }{ $seat }の待ち伏せを踏みます。{ $seat }は{ $points }点を得て、{ $by }は道連れです{ $effect }
       *[other] { $seat }も罠を張っていました。{ $then }待ち伏せが{ $victim }の{ $by }を道連れにし、{ $points }点を稼ぎます{ $effect }
    }
chronicle-ambush-first = { $nth ->
        [0] { $then }{ $victim }の{ $by }が狙った1枚は、{ $seat }の待ち伏せ。{ $points }点が{ $seat }に入ります{ $effect }
       *[other] { $victim }の{ $by }も{ $when }{ $seat }の待ち伏せにかかり、{ $points }点を与えます{ $effect }
    }
chronicle-ambush-own = { $then }{ $seat }の{ $by }が自分の待ち伏せに当たり、2枚とも失われます{ $effect }
chronicle-kill = { $nth ->
        [0] { $then }{ $seat }の{ $by }が{ $victim }の{ $kind }を討ちます{ $lost ->
            [0] {""}
           *[other] 。{ $lost }点になるはずだった1枚です
        }{ $effect }
       *[other] { $victim }は{ $when }{ $lost ->
            [0] {""}
           *[other] { $lost }点分の
        }{ $kind }を{ $seat }の{ $by }に討たれます{ $effect }
    }
chronicle-assassinated = { $nth ->
        [0] { $then }{ $seat }が暗殺を放ち、{ $victim }の{ $kind }を消します{ $lost ->
            [0] {""}
           *[other] 。{ $lost }点になるはずだった1枚です
        }{ $effect }
       *[other] { $victim }の{ $kind }も{ $when }{ $seat }の暗殺に倒れ{ $lost ->
            [0] ます
           *[other] 、{ $lost }点分が消えます
        }{ $effect }
    }
chronicle-own-kill = { $nth ->
        [0] { $then }{ $seat }の{ $by }が、同じ家の{ $kind }を討ちます{ $effect }
       *[other] { $seat }は{ $when }自分の{ $kind }を{ $by }の犠牲にします{ $effect }
    }
chronicle-conspiracy = { $nth ->
        [0] { $then }第{ $placed }ラウンドから温めてきた{ $seat }の陰謀が明るみに出て、一挙に{ $points }点です{ $effect }
       *[other] { $seat }も{ $when }{ $waited }ラウンド寝かせた陰謀を表にし、{ $points }点を得ます{ $effect }
    }
chronicle-patient = { $nth ->
        [0] { $then }{ $seat }が第{ $placed }ラウンドから伏せていた{ $kind }を表にし、{ $points }点を得ます{ $effect }
       *[other] { $seat }の{ $kind }も{ $waited }ラウンドの辛抱が実り、{ $when }{ $points }点になります{ $effect }
    }
chronicle-earner = { $nth ->
        [0] { $seat }の{ $kind }は稼ぎ続け、第{ $round }ラウンドまでに{ $times }回で計{ $total }点をもたらします{ $effect }
       *[other] { $then }{ $seat }の{ $kind }が最後の得点を挙げ、稼ぎは計{ $total }点です{ $effect }
    }
chronicle-robbed = { $nth ->
        [0] 第{ $round }ラウンドまでに、{ $seat }は{ $victim }から計{ $points }点を奪います{ $effect }
       *[other] { $victim }が第{ $round }ラウンドまでに{ $seat }に奪われた点は、計{ $points }点です{ $effect }
    }
chronicle-decree = { $own ->
        [yes] { $nth ->
            [0] { $then }{ $seat }が勅命で自分の{ $kind }を動かします{ $effect }
           *[other] { $seat }も{ $when }勅命を使い、自分の{ $kind }の場所を変えます{ $effect }
        }
       *[no] { $nth ->
            [0] { $then }{ $seat }の勅命が{ $victim }の{ $kind }を別の場所へ追いやります{ $effect }
           *[other] { $victim }の{ $kind }が{ $when }{ $seat }の勅命で動かされます{ $effect }
        }
    }
chronicle-idle = { $nth ->
        [0] { $then }{ $seat }の{ $kind }は何もできずに終わります{ $effect }
       *[other] { $seat }の{ $kind }も{ $when }空振りします{ $effect }
    }
chronicle-unclaimed = { $nth ->
        [0] 終局のとき、{ $seat }の{ $kind }はまだ裏向き。{ $points }点分が受け取られないまま残りました。
       *[other] { $seat }の{ $kind }も最後まで裏向きで、{ $points }点分が残りました。
    }
