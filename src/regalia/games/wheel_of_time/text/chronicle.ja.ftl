# 終わったゲームの戦記、日本語。

-round = ターン

chronicle-effect-front = { $nth ->
        [0] 。歴史模様は{ $leader }に傾きます。
       *[other] 。歴史模様で{ $leader }が先行します。
    }
chronicle-effect-back = 。歴史模様はふたたび{ $leader }に傾きます。
chronicle-effect-overtook = 。歴史模様の流れは{ $other }から{ $leader }へ移ります。
chronicle-effect-level = 。歴史模様は均衡に戻ります。

chronicle-opening-battle = 光の{ $hero }と闇の{ $villain }、決着は最後の戦いに持ち越された一戦です。
chronicle-opening-short = 光の{ $hero }と闇の{ $villain }、最後の戦いを待たずに終わった一戦です。

chronicle-pattern = { $nth ->
        [0] { $then }{ $seat }が歴史模様の挑戦を制し、{ $light ->
            [yes] 光
           *[no] 闇
        }のトークンを得ます{ $effect }
       *[other] 歴史模様の挑戦は{ $when }{ $seat }のものとなります{ $effect }
    }
chronicle-pattern-effect = { $nth ->
        [0] { $then }{ $seat }が挑戦によらず{ $light ->
            [yes] 光
           *[no] 闇
        }のトークン{ $count }個を歴史模様に加えます{ $effect }
       *[other] { $seat }は{ $when }挑戦によらず歴史模様を動かします{ $effect }
    }
chronicle-deadlock = { $players }は互いに譲らず、第{ $round }ターンまで{ $count }ターン続けてどちらも歴史模様を動かせません。
chronicle-first-death = { $then }{ $owner }の{ $kind }が最初の犠牲となります{ $effect }
chronicle-death = { $nth ->
        [0] { $then }{ $owner }は{ $kind }を失います{ $effect }
       *[other] { $kind }も{ $when }倒れ、{ $owner }の戦力が減ります{ $effect }
    }
chronicle-wounded = { $nth ->
        [0] 第{ $round }ターンまでに、{ $owner }の{ $kind }は計{ $total }ダメージを受けながら生き延びます{ $effect }
       *[other] { $owner }の{ $kind }も計{ $total }ダメージに耐え抜きます{ $effect }
    }
chronicle-control = { $nth ->
        [0] { $then }{ $seat }が{ $kind }を支配します{ $effect }
       *[other] { $kind }は{ $when }{ $seat }の支配下に入ります{ $effect }
    }
chronicle-fulfilled = { $nth ->
        [0] { $then }予言「{ $kind }」が成就します{ $effect }
       *[other] 予言「{ $kind }」も{ $when }成就します{ $effect }
    }
chronicle-dragon = { $enters ->
        [yes] 最後の戦いを前に{ $seat }が竜王の再来を明かし、{ $kind }が光に加わります{ $effect }
       *[no] 最後の戦いを前に{ $seat }が{ $kind }を明かしますが、竜王の再来はすでにいました{ $effect }
    }
chronicle-recruited = { $nth ->
        [0] { $then }{ $kind }が{ $seat }に加わります{ $effect }
       *[other] { $seat }は{ $when }{ $kind }をリクルートします{ $effect }
    }
chronicle-played = { $nth ->
        [0] { $then }{ $seat }が「{ $kind }」を使います{ $effect }
       *[other] { $seat }は{ $when }「{ $kind }」を使います{ $effect }
    }
chronicle-last-battle = { $then }最後の戦いが始まります。歴史模様は光{ $light }、闇{ $shadow }です。
chronicle-battle = { $nth ->
        [0] { $then }最後の戦いで{ $seat }が{ $high }対{ $low }と優勢に立ちます{ $effect }
       *[other] 最後の戦いは{ $when }も続き、{ $seat }が{ $high }対{ $low }で上回ります{ $effect }
    }
chronicle-challenge-won = { $nth ->
        [0] { $then }{ $seat }の「{ $kind }」が達成値{ $support }対妨害値{ $opposition }で成功します{ $effect }
       *[other] { $seat }は{ $when }「{ $kind }」も{ $support }対{ $opposition }で成功させます{ $effect }
    }
chronicle-challenge-lost = { $nth ->
        [0] { $then }{ $other }が{ $opposition }対{ $support }で{ $seat }の「{ $kind }」を退けます{ $effect }
       *[other] { $seat }の「{ $kind }」も{ $when }{ $other }に{ $opposition }対{ $support }で阻まれます{ $effect }
    }

chronicle-end-avatar = { $kind }が倒れ、{ $other }の敗北、{ $seat }の勝利となりました。
chronicle-end-taveren = 歴史の織り人{ $kind }が倒れ、{ $other }の敗北、{ $seat }の勝利となりました。
chronicle-end-last_battle = 最後の戦いを制したのは{ $seat }。{ $other }は及びませんでした。
chronicle-end-nothing_generated = 最後の戦いで{ $other }に出せる力は残っておらず、{ $seat }が勝ちました。
chronicle-end-both = { $players }は同時に敗れ、勝者のいない結末となりました。
chronicle-end-neither = { $turns }ターンを戦っても決着せず、{ $players }の引き分けとなりました。
