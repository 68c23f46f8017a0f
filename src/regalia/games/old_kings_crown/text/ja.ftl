# オールド・キングス・クラウン、日本語。メッセージの名前の決まりは docs/protocol.md。

game-title = オールド・キングス・クラウン
game-pitch = 三つの土地にカードを伏せ、亡き王の冠を狙う。
game-summary = 老王が世を去り、4つの派閥が王冠を狙います。味方を競り落とし、3つの地域の隣にカードを伏せ、衝突し、統治し、探検する。それが毎年くり返されます。
game-goal = 最後の年が終わったとき、影響力が最も多い人の勝ち。

## 問われること:準備

decision-ChooseFaction = どの派閥で遊びますか？カードと戦術は派閥ごとに違います。
    .others = { $who }が派閥を選んでいます。
    .situation = 選べる派閥は{ $options }つです。
decision-ChooseKingdomCard = どの王国カードで始めますか？自分のボードに置かれます。
    .others = { $who }が最初の王国カードを選んでいます。
    .situation = { $options }枚から1枚を選び、残りはデッキに戻します。
decision-LayAside = { $doing }：どの手札を伏せて置きますか？
    .others = { $doing }：{ $who }がカードを伏せています。
    .situation = 手札は{ $hand }枚です。
decision-ChooseCouncils = 2枚目のカードをどの評議会に置きますか？
    .others = { $who }が評議会を選んでいます。
    .situation = { situation-choices }

## 問われること:1年

decision-ArrangeTrack = 式典の主：手番順トラックを決めますか？そのままにしますか？
    .others = { $who }は手番順トラックを決められます。
    .situation = 今のあなたの順番は{ $seats }人中{ $place }番目です。
decision-Bids = どのカードで入札しますか？強い順に偉大なる道から選びます。
    .others = 入札中：{ $who }
    .situation = 手札{ $hand }枚。このあと{ $regions }枚を伏せます。
decision-ShowSeal = この入札に対して王の印章を使いますか？
    .others = { $who }は王の印章を使えます。
    .situation = あなたの入札は{ $bid }、相手の最高は{ $best_bid }です。
decision-PlaceHerald = 先駆者をどこに置きますか？そのロケーションで勝つと影響力が1増えます。
    .others = { $who }が先駆者を置いています。
    .situation = 影響力{ $influence }。手札は{ $hand }枚（手札サイズ{ $hand_size }）。
decision-ResolveBid = 王国カードを取る、盗む、入札カードを戻す、から選んでください。
    .others = { $who }が入札を解決しています。
    .situation = 取れるカード{ $road }枚、盗めるカード{ $steals }枚です。
decision-ChooseSpace = { $acquiring }をボードのどのスペースに置きますか？
    .others = { $who }が{ $acquiring }のスペースを選んでいます。
    .situation = 空きスペースは{ $spaces }つ中{ $empty }つです。
decision-Forgo = カードが足りません。どの地域の隣に置きませんか？
    .others = { $who }がカードを置かない地域を選んでいます。
    .situation = 手札が{ $hand }枚なので、{ $regions }地域中{ $most }地域には置けません。
decision-PlaceCards = それぞれの地域の隣に、夏に争うカードを伏せてください。
    .others = カードを伏せています：{ $who }
    .situation = 手札は{ $hand }枚。残る{ $spare }枚は同点やアクションで使えます。
decision-SpringActions = 春：アクションを使うか、「終える」を選んでください。
    .others = { $who }の春アクションステップです。
    .situation = { situation-actions }支援者は{ $supporters }個。
decision-AssignMarkers = どの順番で地域の衝突を行いますか？
    .others = { $who }が衝突の順番を決めています。
    .situation = { $options }通りの順番があります。
decision-DayActions = 昼：アクションかコマンドを使うか、「終える」を選んでください。
    .others = { $who }の昼アクションステップです。
    .situation = { situation-actions }{ situation-stands }
decision-PlayInTie = { $contested }：同点です！手札を出して決着をつけますか？パスしますか？
    .ahead = 衝突で同点になったとき
    .others = { $who }は同点でカードを出せます。
    .situation = 手札{ $hand }枚のうち{ $playable }枚を出せます。
decision-ChooseLocation = 衝突に勝ちました！どのロケーションの報酬を得ますか？
    .others = 勝った{ $who }がロケーションを選んでいます。
    .situation = { $herald ->
        [yes] 先駆者のいるロケーションなら影響力が1増えます。
       *[no] ここに先駆者はいません。
    }
decision-RelicsDiscard = 遺物評議会：投票を使ったので、自分のカードのどれを捨てますか？
    .others = { $who }が遺物評議会からカードを捨てます。
    .situation = そこにある自分のカードは{ $options }枚です。
decision-AutumnActions = 秋：統治、探検、アクション、コマンドを行うか、「終える」を選んでください。
    .others = { $who }の秋アクションステップです。
    .situation = アクション{ $actions }つ、統治できるカード{ $governors }枚、探検{ $travellers }枚。

decision-Castle = 城：評議会のカードをすべて除いて、そこを統治しますか？
    .others = { $who }は城で統治できます。
    .situation = { situation-governors }
decision-ExtraJourney = { $doing }：カードを探検に出して伝承を得ますか？
    .others = { $doing }：{ $who }は探検できます。
    .situation = 探検に出せるのは{ $travellers }枚。伝承{ $lore }。
decision-ClaimFavour = 収穫畑：王国の恩恵を獲得しますか？
    .others = { $who }は王国の恩恵を獲得できます。
    .situation = { $favour }回使えます。
decision-Shrine = 聖堂：次にどのカードをデッキの下に置きますか？
    .others = { $who }はカードをデッキの下に置けます。
    .situation = あと{ $left }枚まで。手札は{ $hand }枚（手札サイズ{ $hand_size }）。
decision-Necropolis = 墓地：捨て山から何枚引きますか？
    .others = { $who }は捨て山から引けます。
    .situation = 捨て山は{ $discards }枚。手札の空きは{ $room }枚です。
decision-NecropolisDiscard = 墓地：手札のどれを捨てますか？
    .others = { $who }は手札を捨てられます。
    .situation = 手札は{ $hand }枚（手札サイズ{ $hand_size }）。
decision-PostMarkers = 秘密評議会：次のマーカーをどこに置きますか？
    .others = { $who }がロケーションにマーカーを置いています。
    .situation = あと{ $left }個。1か所に{ $markers }個でその報酬を得ます。
decision-ClaimBySecrets = 秘密評議会：マーカー5個でどの報酬を得ますか？
    .others = { $who }がマーカー5個の報酬を選んでいます。
    .situation = 報酬を得られるロケーションは{ $options }か所です。
decision-Prize = 王の馬上試合：どのロケーション報酬を得ますか？
    .others = { $who }が王の馬上試合の報酬を選んでいます。
    .situation = { situation-choices }

## 問われること:途中で

decision-SpendLore = 伝承を使えます。勢力の拠点から何を獲得しますか？空の拠点なら伝承を置けます。
    .others = { $who }は伝承を使えます。
    .situation = 伝承{ $lore }。拠点に残るカードは{ $site }枚です。
decision-Arrive = 手札に入りきりません。次はどのカードですか？残りはデッキの上に置きます。
    .others = { $who }が手札に来るカードの順番を選んでいます。
    .situation = 手札の空きは{ $room }枚です。来るカードは{ $arriving }枚です。
decision-DiscardDown = 手札が手札サイズを超えています。どれを捨てますか？
    .others = { $who }が手札サイズまで捨てています。
    .situation = 手札は{ $hand }枚（手札サイズ{ $hand_size }）。{ $most }枚捨てます。
decision-LeaveCouncil = 評議会を離れたどのカードを手札に加えますか？
    .ahead = 自分のカードが評議会を離れたとき
    .others = { $who }は評議会を離れたカードを手札に加えられます。
    .situation = 手札の空きは{ $room }枚です。
decision-LoseBringer = 評議会を離れた「言葉をもたらす者」をどこへ移しますか？
    .others = { $who }が「言葉をもたらす者」の行き先を選んでいます。
    .situation = 捨て山は{ $discards }枚です。
decision-Moor = 雲の係留所：探検に使ったカードをどこへ移しますか？
    .ahead = 「雲の係留所」で探検した後
    .others = { $who }が探検に使ったカードの行き先を選んでいます。
    .situation = 手札は{ $hand }枚（手札サイズ{ $hand_size }）。
decision-KeepStandard = 旗の守り手：どの後継者を手札に戻しますか？
    .others = { $who }が後継者を救っています。
    .situation = 手札の空きは{ $room }枚です。
decision-FetchFallen = 老王の兜：排除されたどのカードを手札に戻しますか？
    .others = { $who }は排除されたカードを手札に戻せます。
    .situation = 手札の空きは{ $room }枚です。
decision-GainFirst = 夜に2つの能力から報酬を得ます。どちらを先に受け取りますか？
    .others = { $who }がどちらの能力を先に使うかを選んでいます。
    .situation = 影響力{ $influence }、伝承{ $lore }です。
decision-QueenGoverns = 遠き日の女王：廃棄置き場か捨て山のカードを評議会に送り、統治しますか？
    .others = { $who }は遠き日の女王で統治できます。
    .situation = { situation-governors }
decision-Acquit = 魔女裁判：次にどのカードをデッキの上に置きますか？
    .others = { $who }は評議会のカードをデッキの上に置けます。
    .situation = { situation-choices }
decision-Mislead = 偽の命令：どの2つの地域のカードを入れ替えますか？
    .others = { $who }が偽の命令を出しています。
    .situation = { situation-choices }
decision-Raided = 夜襲：どの手札を捨てますか？
    .others = { $who }が夜襲でカードを捨てています。
    .situation = 手札{ $hand }枚のうち{ $most }枚を捨てます。
decision-Forage = 月夜の採集者：どの王国カードを、どのカードで獲得しますか？
    .others = { $who }が月夜に王国カードを獲得します。
    .situation = 手札は{ $hand }枚です。
decision-Recover = 生贄の儀式：捨て山のカードを手札に加えますか？
    .others = { $who }は捨て山のカードを手札に加えられます。
    .situation = 捨て山は{ $discards }枚。手札の空きは{ $room }枚です。
decision-Awaken = 曙の鐘：次はどのカードですか？
    .others = { $who }が廃棄置き場のカードをデッキに戻しています。
    .situation = 廃棄されたカードは残り{ $options }枚です。
decision-ByWitchcraft = 落葉の魔女：どの王国カードを、どのカードで獲得しますか？
    .others = { $who }が落葉の魔女で王国カードを獲得します。
    .situation = 手札は{ $hand }枚です。
decision-Gossip = 地下酒場の噂：次にどのカードをデッキの下に置きますか？
    .others = { $who }が手札をデッキの下に置いています。
    .situation = 残りの手札は{ $hand }枚。置いた枚数だけ新しく引きます。
decision-Tourney = 王の馬上試合：どのカードを出しますか？
    .others = 王の馬上試合のカードを選んでいます：{ $who }
    .situation = 同じ強さは捨て、残りの最強が勝ちます。手札は{ $hand }枚（手札サイズ{ $hand_size }）。

## 問われること:アクションとコマンド

decision-card = { $doing }：カードを選んでください。
    .others = { $doing }：{ $who }がカードを選んでいます。
    .situation = { situation-stands }
decision-cards = { $doing }：カードを選んでください（何枚でも）。
    .others = { $doing }：{ $who }がカードを選んでいます。
    .situation = { situation-stands }
decision-other = { $doing }：もう一方を選んでください。
    .others = { $doing }：{ $who }がもう一方を選んでいます。
    .situation = { situation-stands }
decision-pieces = { $doing }：何を移しますか？
    .others = { $doing }：{ $who }が移すものを選んでいます。
    .situation = { situation-stands }
decision-region = { $doing }：地域を選んでください。
    .others = { $doing }：{ $who }が地域を選んでいます。
    .situation = { situation-stands }
decision-location = { $doing }：ロケーションを選んでください。
    .others = { $doing }：{ $who }がロケーションを選んでいます。
    .situation = { situation-stands }
decision-council = { $doing }：評議会を選んでください。
    .others = { $doing }：{ $who }が評議会を選んでいます。
    .situation = { situation-stands }
decision-place = { $doing }：どこへ移しますか？
    .others = { $doing }：{ $who }が行き先を選んでいます。
    .situation = { situation-stands }
decision-source = { $doing }：どこのカードで待ち伏せますか？
    .others = { $doing }：{ $who }が待ち伏せのカードの出どころを選んでいます。
    .situation = { situation-stands }
decision-choice = { $doing }：どれを選びますか？
    .others = { $doing }：{ $who }が選んでいます。
    .situation = { situation-stands }
decision-count = { $doing }：支援者を何個移しますか？
    .others = { $doing }：{ $who }が支援者の数を選んでいます。
    .situation = { situation-stands }
decision-regions = 支援者を各地域に何個ずつ置きますか？
    .others = { $who }が支援者を置いています。
    .situation = 支援者は{ $supporters }個です。
decision-supporters = { $doing }：どの支援者を移しますか？
    .others = { $doing }：{ $who }が支援者を選んでいます。
    .situation = { situation-stands }
decision-heralds = { $doing }：どの先駆者を移しますか？
    .others = { $doing }：{ $who }が先駆者を選んでいます。
    .situation = { situation-stands }
decision-opponents = { $doing }：どの相手にしますか？
    .others = { $doing }：{ $who }が相手を選んでいます。
    .situation = { situation-stands }
decision-players = { $doing }：どのプレイヤーにしますか？
    .others = { $doing }：{ $who }がプレイヤーを選んでいます。
    .situation = { situation-stands }
decision-kingdom = { $doing }：どの王国カードにしますか？
    .others = { $doing }：{ $who }が王国カードを選んでいます。
    .situation = { situation-stands }
decision-tactic = { $doing }：どの戦術にしますか？
    .others = { $doing }：{ $who }が戦術を選んでいます。
    .situation = { situation-stands }
decision-governor = { $doing }：どのカードをどの評議会に送り、統治しますか？
    .others = { $doing }：{ $who }が統治しています。
    .situation = { situation-governors }

## 選べない理由

## 今できること

situation-actions = { $actions ->
        [0] 今できることはありません。
       *[other] { $actions }つのアクションが可能。
    }
situation-governors = 統治できるカードは{ $governors }枚です。
situation-stands = { $stands ->
        [win] { $mine }対{ $rival }：今のままなら勝ちです。
        [lose] { $mine }対{ $rival }：今のままなら負けです。
        [tie] { $mine }対{ $rival }：今のままなら同点です。
       *[none] { situation-choices }
    }

why-ChooseFaction = その派閥はほかのプレイヤーが選んでいます。
why-ChooseKingdomCard = 選べるのは、配られた5枚の王国カードの1枚だけです。
why-LayAside = 伏せられるのは手札のカードだけです。
why-ChooseCouncils = 3つの評議会から1つを選びます。
why-ArrangeTrack = 手番順トラックには全員が1回ずつ並びます。
why-Bids = 入札できるのは手札のカードだけです。
why-ShowSeal = 王の印章を今使うか、取っておきます。
why-PlaceHerald = 先駆者は6つのロケーションのどれかに置きます。
why-ResolveBid = 偉大なる道のカードを取るか、占領カードより高い入札で盗むか、入札カードを戻します。
why-ChooseSpace = 王国カードは、ボードの2つのスペースのどちらかに置きます。
why-Forgo = 足りない枚数とちょうど同じ数の地域を選びます。
why-PlaceCards = 宣言しなかった地域に、別々の手札を1枚ずつ置きます。
why-SpringActions = 使えるのは、このラウンドにまだ使っていない、何かが変わる自分の春アクションだけです。
why-AssignMarkers = 衝突マーカーは各地域に1個ずつ置きます。
why-DayActions = 使えるのは、この衝突でまだ使っていない、何かが変わる自分の昼アクションと昼コマンドだけです。
why-PlayInTie = 出せるのは、このラウンドにこの地域の同点でまだ出していない手札だけです。
why-ChooseLocation = 勝者は、その地域の2つのロケーションから選びます。
why-RelicsDiscard = 遺物評議会の自分のカード1枚を捨てなければなりません。
why-AutumnActions = 投票のあるカードで統治を1回、伝承のあるカードで探検を1回、またはまだ使っていない自分のアクションとコマンドを行えます。
why-Castle = 統治できるのは、投票のある手札かアクティブカードだけです。
why-ExtraJourney = この探検に出せるのは、伝承のあるカードだけです。
why-ClaimFavour = 王国の恩恵を獲得するか、見送ります。
why-Shrine = 自分の手札とアクティブカードから3枚までです。
why-Necropolis = 3枚まで、捨て山にある枚数までです。
why-NecropolisDiscard = 捨てられるのは手札のカードだけです。
why-PostMarkers = マーカーは6つのロケーションのどれかに置きます。
why-ClaimBySecrets = 自分のマーカーが5個あるロケーションだけです。
why-Prize = 6つのロケーションのどれかの報酬です。
why-SpendLore = 獲得できるのは、勢力の拠点にあり、コストをすべて払えるカードだけです。空の拠点には、今得た伝承だけを置けます。
why-short-of-lore = 伝承が{ $lore }足りません。
why-Arrive = 手札に来るカードから選びます。
why-DiscardDown = 手札サイズまで、ちょうどの枚数を捨てます。
why-LeaveCouncil = 今評議会を離れた自分のカードだけです。
why-LoseBringer = 捨て山に残すか、廃棄置き場へ移します。
why-Moor = デッキの下に置くか、探検の行き先に残します。
why-KeepStandard = 今排除された後継者だけです。
why-FetchFallen = 今排除された自分のカードだけです。
why-GainFirst = 街路の学派か、この夜にカードを排除した黒色火薬の策だけです。
why-QueenGoverns = 廃棄置き場と捨て山の、投票のある自分のカードだけを、それぞれ別の評議会へ移します。
why-Acquit = 評議会の自分のカードだけです。
why-Mislead = その相手の裏向きのカードがある地域を、ちょうど2つ選びます。
why-Raided = 求められた枚数ちょうどの手札を捨てます。
why-Forage = 見せられたカードの1枚を、手札1枚で獲得します。
why-Recover = 捨て山のカードだけです。
why-Awaken = 廃棄置き場の自分のカードだけです。
why-ByWitchcraft = 偉大なる道のカードを、手札1枚で獲得します。
why-Gossip = 手札のカードだけです。
why-Tourney = 出せるのは手札のカードだけです。
why-a_card_in_council = 評議会の自分のカードだけです。
why-active_card = 自分のアクティブカードだけです。
why-active_cards = 自分のアクティブカードを、再結集の枚数までです。
why-active_with_deploy = 配備を持つ自分のアクティブカードだけです。
why-ambushers = 待ち伏せで加えるのは手札のカードです。夜の扉を通すなら、捨て山のカードです。
why-another_front = まだ解決していない別の地域だけです。
why-any_council = 3つの評議会のどれかです。
why-any_location = 6つのロケーションのどれかです。
why-any_lost_card = 廃棄置き場の派閥カードだけです。
why-any_region = 3つの地域のどれかです。
why-as_many_as_fit = 自分のアクティブカードと捨て山のカードを、手札の空きまでです。
why-beside_the_herald = 先駆者のいる地域の、自分のアクティブカードだけです。
why-captains = 捨て山の隊長だけです。
why-cheapest = 勢力の拠点で最もコストの低いカードだけです。
why-clash_card = 衝突にいる自分のカードだけです。
why-council_or_occupying = 評議会と王国カードの下にいる自分のカードだけです。
why-discarded_followers = 捨て山のフォロワーだけです。
why-envoys = 側面攻撃を持つ自分のアクティブカードだけです。
why-exhausted_tactic = 消耗状態の自分の戦術だけです。
why-first_of_two = 自分の裏向きのカードがある地域だけです。
why-second_of_two = 自分の裏向きのカードがある別の地域だけです。
why-followers = 離れる地域にいる自分の支援者の数までです。
why-over_the_regions = ボードにある支援者の数までで、全部で1個以上です。
why-from_where = 手札ならマーカー1個、捨て山なら2個です。
why-hand_card = 手札のカードだけです。
why-hand_or_occupying = 手札と、王国カードの下にいる自分のカードだけです。
why-how_many_here = 1個以上、現在の地域にいる自分の支援者の数までです。
why-influence_or_heirs = 影響力1か、後継者の不死身のどちらかです。
why-influence_or_lore = 影響力1か伝承1のどちらかです。
why-leaders_here = 現在の地域でアクティブな、側面攻撃をまだ持たない自分の後継者、隊長、戦争機械だけです。
why-lies_on_a_region = 影の議会がある地域の、投票のある自分のアクティブカードだけです。
why-location_here = 現在の地域のロケーションだけです。
why-lost_card = 廃棄置き場の自分のカードだけです。
why-movable = 別の地域のカードと入れ替えられる自分のアクティブカードだけです。
why-partners = 別の地域の自分のアクティブカードだけです。戒厳令の地域へは入れません。
why-one_or_two = 1個か2個、廃棄置き場にある数までです。
why-one_or_two_supporters = マップと廃棄置き場の自分の支援者1個か2個です。
why-other_council = そのカードがいない評議会だけです。
why-own_face_down = 自分の裏向きのカードがある地域だけです。
why-own_tactic = 焼却されていない自分の戦術だけです。
why-pardonable = 捨て山のカードだけです。手札に空きがなければなりません。
why-region_or_board = まだ解決していない別の地域か、自分のボードだけです。
why-region_with_secrets = ほかのプレイヤーの裏向きのカードがある地域だけです。
why-region_with_war_machine = 自分の戦争機械がアクティブな地域だけです。
why-rivals_kingdom_cards = 相手が占領する王国カードだけです。
why-some_gossips = 手札のあるプレイヤーを1人以上選びます。
why-some_heralds = マップにいる先駆者だけです。
why-some_to_mislead = 裏向きのカードが2枚以上ある相手だけです。
why-top_or_bottom = すべてデッキの上か、すべてデッキの下です。
why-two_more = 捨てて影響力2を得るか、残すかです。
why-up_to_the_votes = 誓約評議会の自分の投票の数までです。
why-up_to_three = 自分のアクティブカードと捨て山のカードから1〜3枚です。
why-up_to_two_supporters = 別の地域の自分の支援者2個までです。
why-vulnerable = 衝突にいる、不死身でない自分のカードだけです。
why-what_the_bank_pays = 影響力1か、捨て山にいれば隊長です。両方は、手番順が先頭でないときだけです。
why-whatever_retreats = この地域の自分のアクティブカード、支援者、先駆者だけを、1つ以上選びます。
why-whatever_sits_there = その評議会にあるほかのカードとマーカーだけです。
why-without_ambush = 衝突にいる、待ち伏せをまだ持たない自分のカードだけです。
why-without_deadly = 衝突にいる、必殺をまだ持たない自分のカードだけです。
why-without_retreat = 衝突にいる、退却をまだ持たない自分のカードだけです。

ahead-contested = 地域

## 選択肢

option-Become = { $faction }で遊ぶ
option-Keep = { $kingdom }で始める
option-Track = { $order }
option-Bid = { $card }で入札する
option-Take = { $kingdom }を取る
option-Steal = { $kingdom }を盗む
option-Return = 入札カードを手札に戻す
option-Space = { $space ->
        [0] 1つ目のスペースに置く
        [1] 2つ目のスペースに置く
       *[other] 3つ目のスペースに置く
    }
option-Acquire = { $card }で{ $kingdom }を獲得する
option-Lay = ハイランド：{ $highlands ->
        [none] なし
       *[other] { $highlands }
    }・プラトー：{ $plateau ->
        [none] なし
       *[other] { $plateau }
    }・ローランド：{ $lowlands ->
        [none] なし
       *[other] { $lowlands }
    }
option-ClashOrder = { $first }、{ $second }、{ $third }の順
option-Use = { $action }
option-Command = { $card }：{ $command }
option-Govern = { $card }を{ $council }に送り、統治する
    .part = { $card }で統治する：評議会を選択
    .council = { $council }を統治：カードを選んでください
option-Journey = { $card }を探検に出す
option-Deploy = { $card }を{ $region }に配備する
    .part = { $card }を配備する：地域を選択
option-Buy = { $card }を獲得する
option-To = { $place }へ
option-Gain = { $what }
option-Card = { $card }
option-AtRegion = { $region }
option-AtLocation = { $location }
option-InCouncil = { $council }
option-Player = { $seat }
option-Tactic = { $tactic }
option-Kingdom = { $kingdom }
option-Supporter = 支援者{ $number ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
       *[other] 5
    }（{ $place }）
option-Herald = { $seat }の先駆者
option-Marker = マーカー{ $number ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
       *[other] 6
    }（{ $seat }）
option-Done = 終える
option-Decline = スキップ

event-Seated = 派閥（席順）：{ $factions }。
event-PhaseBegan = { $phase }。
event-TrackSet = 手番順：{ $order }。
event-DealtKingdom = { $cards ->
        [none] { $seat }がひそかに王国カードを見ました。
       *[other] { $seat }がひそかに見たカード：{ $cards }。
    }
event-Shuffled = { $seat }がシャッフルして新しいデッキを作りました。
event-Attrition = { $seat }のデッキが空です。消耗が起こります。
event-HandSizeChanged = { $seat }の手札サイズが{ $size }になりました。
event-Moved = { $card ->
        [none] { $seat }がカード1枚を{ $source }から{ $target }へ移しました。
       *[other] { $seat }が{ $card }を{ $source }から{ $target }へ移しました。
    }
event-Aside = { $card ->
        [none] { $seat }がカード1枚を伏せました：{ $place }。
       *[other] { $seat }が{ $card }を伏せました：{ $place }。
    }
event-BidsShown = 入札カードの公開：{ $cards }。
event-HeraldMoved = { $location ->
        [none] { $seat }の先駆者がボードへ戻りました。
       *[other] { $seat }の先駆者が{ $location }へ移動しました。
    }
event-KingdomTaken = { $seat }が{ $source }から{ $kingdom }を取りました。
event-KingdomStolen = { $seat }が{ $victim }から{ $kingdom }を盗みました。
event-KingdomOccupied = { $seat }が{ $card }で{ $kingdom }を占領しました。
event-KingdomPlaced = { $seat }が{ $kingdom }を置きました：{ $place }。
event-KingdomLeft = { $seat }の{ $kingdom }が{ $target }へ移りました。
event-RoadChanged = 偉大なる道：{ $road }。
event-Glimpsed = { $cards ->
        [none] { $seat }が灯火で王国デッキの上を見ました。
       *[other] { $seat }が灯火で見たカード：{ $cards }。
    }
event-Forwent = { $seat }はここにカードを置きません：{ $regions }。
event-LaidDown = { $card ->
        [none] { $seat }が{ $region }にカードを伏せました。
       *[other] { $seat }が{ $region }に{ $card }を伏せました。
    }
event-Revealed = { $region }で公開：{ $cards }。
event-Peeked = { $cards ->
        [none] { $seat }が{ $region }の裏向きのカードを見ました。
       *[other] { $seat }が{ $region }で見た裏向きのカード：{ $cards }。
    }
event-DownSwapped = { $seat }の裏向きのカード2枚が入れ替わりました：{ $first }と{ $second }。
event-DownExchanged = { $card ->
        [none] { $seat }が{ $region }の裏向きのカードを入れ替えました。
       *[other] { $seat }が{ $region }の{ $was }を{ $card }と入れ替えました。
    }
event-Showed = { $seat }が{ $cards }を公開しました。
event-SupportersMoved = { $seat }が支援者{ $count }個を{ $source }から{ $target }へ移しました。
event-Activated = { $seat }：{ $action }。
event-Commanded = { $seat }が{ $card }のコマンドを使いました：{ $command }。
event-Gifted = { $what ->
        [guise] { $card }が{ $other }の記載内容を得ました。
        [absorbed] { $card }が{ $other }を取り込みました。
        [smuggled] { $card }は、自身の退却で戻れば探検できます。
        [from_discard] { $card }は捨て山のカードで待ち伏せます。
       *[other] { $card }が{ $what }を得ました。
    }
event-TokenPut = { $tokens ->
        [0] { $card }のトークンがなくなりました。
       *[other] { $card }のトークンが{ $tokens }個になりました。
    }
event-MarkerPut = { $count ->
        [-5] { $seat }がマーカー5個を戻しました：{ $place }。
        [-1] { $seat }のマーカー1個が取り除かれました：{ $place }。
       *[other] { $seat }がマーカー{ $count }個を置きました：{ $place }。
    }
event-TacticChanged = { $seat }の{ $tactic }は{ $became }。
event-Gained = { $influence ->
        [0] { $seat }が伝承{ $lore }を得ました：{ $cause }。
       *[other] { $lore ->
            [0] { $seat }が影響力{ $influence }を得ました：{ $cause }。
           *[other] { $seat }が影響力{ $influence }と伝承{ $lore }を得ました：{ $cause }。
        }
    }
event-Stole = { $seat }が{ $victim }から影響力{ $influence }を盗みました。
event-LoreStored = { $seat }が伝承{ $lore }を勢力の拠点に置きました。
event-SiteCardAcquired = { $paid ->
        [0] { $seat }が{ $card }を無料で獲得しました。
       *[other] { $seat }が伝承{ $paid }で{ $card }を獲得しました。
    }
event-FavourClaimed = { $seat }が王国の恩恵を獲得しました。
event-FavourTurned = { $uses ->
        [0] 王国の恩恵が収穫畑へ戻りました。
       *[other] { $seat }が王国の恩恵のディスクを回しました。残り{ $uses }回です。
    }
event-ClashesOrdered = { $seat }が衝突の順番を決めました：{ $regions }。
event-ClashBegan = { $first ->
        [yes] { $region }で衝突が始まります。
       *[other] { $region }で新しい衝突が始まります：{ $who }。
    }
event-Eliminated = { $by }が{ $card }を排除しました。
event-Tallied = { $region }の合計戦力（{ $who }）：{ $totals }。
event-ClashTied = { $region }は同点です：{ $who }。
event-ClashWon = { $seat }が{ $region }で勝ちました。
event-TiePassed = { $seat }がパスしました。
event-NobodyWon = { $region }に勝者はいません。
event-LocationClaimed = { $seat }がロケーション報酬を得ます：{ $location }。
event-Governed = { $seat }が{ $card }を{ $council }に送り、統治しました。
event-Journeyed = { $seat }が{ $card }を探検に出しました。
event-GameEnded = ゲーム終了。勝者は{ $seat }です。

## テーブル

phase-setup = 準備
phase-year = 1年の始まり
phase-spring = 春
phase-summer = 夏
phase-autumn = 秋
phase-winter = 冬
phase-over = ゲーム終了
round = 第{ $round }ラウンド/全{ $rounds }

## 行き先

source-hand = 手札
source-kingdom_deck = 王国デッキ
source-kingdom_discard = 王国の捨て山
source-discard = 捨て山
source-lost = 廃棄置き場
source-bid = 入札
source-board = ボード
source-aside = 準備のカード
source-arriving = 空きのない手札
source-road = 偉大なる道
source-highlands = ハイランド
source-plateau = プラトー
source-lowlands = ローランド
source-relics = 遺物評議会
source-oaths = 誓約評議会
source-secrets = 秘密評議会
target-hand = 手札
target-deck_top = デッキの上
target-deck_bottom = デッキの下
target-kingdom_discard = 王国の捨て山
target-discard = 捨て山
target-lost = 廃棄置き場
target-burned = ゲームの外
target-bid = 入札
target-board = ボード
target-highlands = ハイランド
target-plateau = プラトー
target-lowlands = ローランド
target-relics = 遺物評議会
target-oaths = 誓約評議会
target-secrets = 秘密評議会
doing-space = 王国カードの下
doing-council = 評議会
doing-discard = 捨て山
place-hand = 手札
place-discard = 捨て山
place-lost = 廃棄置き場
place-deck = デッキの下
place-deck_top = デッキの上
place-deck_bottom = デッキの下
place-space = 王国カードの下
place-supply = サプライ
place-board = ボード
place-council = 評議会
action-place_supporters = 支援者を置く
action-claim_favour = 王国の恩恵を獲得する
action-govern = 統治
action-journey = 探検
doing-place_supporters = 支援者を置く
doing-put_on_region = 太字の指示
doing-put_on_location = 太字の指示
doing-plant_a_spy = 密偵網
doing-change_rooms = 辻の宿主
doing-hire_a_captain = 王立銀行
doing-finish_the_monument = 記念碑の石工
cause-stolen = 盗んだ影響力
cause-lost = 盗まれた影響力
cause-herald = 先駆者報酬
cause-journey = 探検
cause-site = 拠点の伝承
became-exhausted = 消耗状態になりました
became-unexhausted = 使用可能状態に戻りました
became-burned = 焼却されました
what-influence = 影響力1
what-lore = 伝承1
what-captain = 捨て山の隊長
what-both = 両方

## 終わり

key-0 = 影響力
key-1 = 王国の恩恵
key-2 = 手番順で後ろの人数
key-hint = 同点なら、王国の恩恵、次に手番順トラックで決まります。
end-crown = 古き王冠は{ $name }の手に
end-by = { $key ->
        [0] { $name }の影響力は{ $other }より{ $by }多い。
        [1] { $name }と{ $other }の影響力は同じで、{ $name }が王国の恩恵を持っています。
       *[other] { $name }と{ $other }の影響力は同じで、手番順トラックでは{ $name }が前です。
    }

agreed-rounds = 年の数
    .hint = 1年は四季からなり、6年が通常のゲーム、5年と4年は小競り合いです。
agreed-rounds-6 = 6年
agreed-rounds-5 = 5年
agreed-rounds-4 = 4年
agreed-advanced = 王国カードを1枚持って始める
    .hint = 最初の年の前に5枚の王国カードから1枚を選び、カードを伏せて並べます。カードを知っている人向けです。
agreed-advanced-true = はい（高度なセットアップ）
agreed-advanced-false = いいえ
agreed-hand_size_max = 手札サイズの上限
    .hint = ゲーム中に手札サイズをどこまで増やせるかを決めます。
agreed-hand_size_max-7 = 7
agreed-hand_size_max-8 = 8（2025年の製品版と同じ）
agreed-factions = 派閥
    .hint = 派閥ごとにデッキと能力が違います。
agreed-factions-random = ランダムに決める
agreed-factions-chosen = 選ぶ

## 派閥

kind-nobility = 貴族
does-nobility = 城壁と評議会を守り抜く派閥。その後継者は簡単には倒れません。
rule-nobility = 1
kind-clans = 氏族
does-clans = 地域から地域へ駆け、支援者とともに攻める派閥。
rule-clans = 1
kind-uprising = 蜂起
does-uprising = 探り、すり替え、待ち伏せ、夜に討つ派閥。
rule-uprising = 1
kind-gathering = 集い
does-gathering = 失われたものを呼び戻し、焼き捨て、負けを勝ちに変える派閥。
rule-gathering = 1

## 基本カード(どの派閥も同じ14枚)

-ruse = 不死身。昼：待ち伏せ（手札1枚を裏向きで衝突に加える）か退却（この地域の自分のアクティブカード、先駆者、支援者を戻す）の一方を、衝突ごとに1回使えます。
-trader = 秋：アクティブなら再結集（任意2枚）。自分のアクティブカード1枚か2枚（自身を含めてよい）を手札に戻せます。
-follower = 不死身：排除されません。
-agent = 夜：必殺。衝突にいる相手のカードをすべて排除します。相手のフォロワーが衝突にいると、自身も排除されます。
-cavalry = 開拓者。昼：側面攻撃。まだ解決していない別の地域へ移れます。
-war-machine = 不死身。秋：配備（1）。手札から地域の隣に表向きで置き、影響力トークン1個を載せます。冬を越してその場に残ります。
-captain = 開拓者：探検に使うと、廃棄置き場ではなく捨て山へ行きます。
-heir = 最初から手札にあります。開拓者、蘇生：探検に使っても排除されても捨て山へ行きます。秋：アクティブなら再結集（自身）で手札に戻せます。

kind-nobility_ruse = 策略！
does-nobility_ruse = { -ruse }
rule-nobility_ruse = 13.1
kind-nobility_guild_of_dawn_traders = 暁の商人組合
does-nobility_guild_of_dawn_traders = { -trader }
rule-nobility_guild_of_dawn_traders = 13.1
kind-nobility_watchers_at_the_walls = 城壁の見張り
does-nobility_watchers_at_the_walls = { -follower }
rule-nobility_watchers_at_the_walls = 13.1
kind-nobility_hunting_parties = 狩猟隊
does-nobility_hunting_parties = { -follower }
rule-nobility_hunting_parties = 13.1
kind-nobility_the_tithe = 十分の一税
does-nobility_the_tithe = { -follower }
rule-nobility_the_tithe = 13.1
kind-nobility_keepers_of_the_gates = 門の番人
does-nobility_keepers_of_the_gates = { -follower }
rule-nobility_keepers_of_the_gates = 13.1
kind-nobility_vial_sect = 薬瓶の一派
does-nobility_vial_sect = { -agent }
rule-nobility_vial_sect = 13.1
kind-nobility_knights_of_the_pasture = 牧野の騎士団
does-nobility_knights_of_the_pasture = { -cavalry }
rule-nobility_knights_of_the_pasture = 13.1
kind-nobility_woe = 嘆き
does-nobility_woe = { -war-machine }
rule-nobility_woe = 13.1
kind-nobility_master_of_records = 記録官
does-nobility_master_of_records = { -captain }
rule-nobility_master_of_records = 13.1
kind-nobility_the_count = 伯爵
does-nobility_the_count = { -captain }
rule-nobility_the_count = 13.1
kind-nobility_the_magistrate = 執政官
does-nobility_the_magistrate = { -captain }
rule-nobility_the_magistrate = 13.1
kind-nobility_master_of_arms = 武術長
does-nobility_master_of_arms = { -captain }
rule-nobility_master_of_arms = 13.1
kind-nobility_titus_of_dawns_and_dusks = 暁と黄昏のタイタス
does-nobility_titus_of_dawns_and_dusks = { -heir }
rule-nobility_titus_of_dawns_and_dusks = 13.1
kind-clans_ruse = 策略！
does-clans_ruse = { -ruse }
rule-clans_ruse = 13.1
kind-clans_purser = 事務長
does-clans_purser = { -trader }
rule-clans_purser = 13.1
kind-clans_snowdrop_scouts = 雪花の斥候
does-clans_snowdrop_scouts = { -follower }
rule-clans_snowdrop_scouts = 13.1
kind-clans_creel_haulers = 魚籠の引き手
does-clans_creel_haulers = { -follower }
rule-clans_creel_haulers = 13.1
kind-clans_priestesses_of_the_peaks = 峰の巫女
does-clans_priestesses_of_the_peaks = { -follower }
rule-clans_priestesses_of_the_peaks = 13.1
kind-clans_sea_breakers = 波砕き
does-clans_sea_breakers = { -follower }
rule-clans_sea_breakers = 13.1
kind-clans_nixing_knife = 水妖の短刀
does-clans_nixing_knife = { -agent }
rule-clans_nixing_knife = 13.1
kind-clans_shore_runner_sleds = 岸走りの橇
does-clans_shore_runner_sleds = { -cavalry }
rule-clans_shore_runner_sleds = 13.1
kind-clans_hall_upon_the_waves = 波上の館
does-clans_hall_upon_the_waves = { -war-machine }
rule-clans_hall_upon_the_waves = 13.1
kind-clans_shrike_of_the_steppes = 草原の百舌
does-clans_shrike_of_the_steppes = { -captain }
rule-clans_shrike_of_the_steppes = 13.1
kind-clans_the_branded_seer = 烙印の予見者
does-clans_the_branded_seer = { -captain }
rule-clans_the_branded_seer = 13.1
kind-clans_lethe = レテ
does-clans_lethe = { -captain }
rule-clans_lethe = 13.1
kind-clans_gall = ゴール
does-clans_gall = { -captain }
rule-clans_gall = 13.1
kind-clans_saga_the_unifier = 統一者サガ
does-clans_saga_the_unifier = { -heir }
rule-clans_saga_the_unifier = 13.1
kind-uprising_ruse = 策略！
does-uprising_ruse = { -ruse }
rule-uprising_ruse = 13.1
kind-uprising_the_fence = 故買屋
does-uprising_the_fence = { -trader }
rule-uprising_the_fence = 13.1
kind-uprising_secret_postal_service = 秘密郵便
does-uprising_secret_postal_service = { -follower }
rule-uprising_secret_postal_service = 13.1
kind-uprising_the_irregulars = 不正規兵
does-uprising_the_irregulars = { -follower }
rule-uprising_the_irregulars = 13.1
kind-uprising_hawkers = 呼び売り
does-uprising_hawkers = { -follower }
rule-uprising_hawkers = 13.1
kind-uprising_the_pickets = 見張り役
does-uprising_the_pickets = { -follower }
rule-uprising_the_pickets = 13.1
kind-uprising_night_carnival = 夜の謝肉祭
does-uprising_night_carnival = { -agent }
rule-uprising_night_carnival = 13.1
kind-uprising_ornithopter_club = 羽ばたき機倶楽部
does-uprising_ornithopter_club = { -cavalry }
rule-uprising_ornithopter_club = 13.1
kind-uprising_experimental_academies = 実験学院
does-uprising_experimental_academies = { -war-machine }
rule-uprising_experimental_academies = 13.1
kind-uprising_the_librarian = 司書
does-uprising_the_librarian = { -captain }
rule-uprising_the_librarian = 13.1
kind-uprising_the_deadlifter = 怪力男
does-uprising_the_deadlifter = { -captain }
rule-uprising_the_deadlifter = 13.1
kind-uprising_baron_cuttlefish = 烏賊男爵
does-uprising_baron_cuttlefish = { -captain }
rule-uprising_baron_cuttlefish = 13.1
kind-uprising_captain_mooncurser = 月呪いの船長
does-uprising_captain_mooncurser = { -captain }
rule-uprising_captain_mooncurser = 13.1
kind-uprising_the_secret_society = 秘密結社
does-uprising_the_secret_society = { -heir }
rule-uprising_the_secret_society = 13.1
kind-gathering_ruse = 策略！
does-gathering_ruse = { -ruse }
rule-gathering_ruse = 13.1
kind-gathering_the_nightjar = 夜鷹
does-gathering_the_nightjar = { -trader }
rule-gathering_the_nightjar = 13.1
kind-gathering_effigies = 人形たち
does-gathering_effigies = { -follower }
rule-gathering_effigies = 13.1
kind-gathering_speakers_of_the_wood = 森の語り部
does-gathering_speakers_of_the_wood = { -follower }
rule-gathering_speakers_of_the_wood = 13.1
kind-gathering_the_wandering_lost = さまよう者たち
does-gathering_the_wandering_lost = { -follower }
rule-gathering_the_wandering_lost = 13.1
kind-gathering_the_moon_stung = 月に刺された者
does-gathering_the_moon_stung = { -follower }
rule-gathering_the_moon_stung = 13.1
kind-gathering_cult_of_dreams = 夢の教団
does-gathering_cult_of_dreams = { -agent }
rule-gathering_cult_of_dreams = 13.1
kind-gathering_the_loping = 跳ね駆けるもの
does-gathering_the_loping = { -cavalry }
rule-gathering_the_loping = 13.1
kind-gathering_the_burning_wood = 燃える森
does-gathering_the_burning_wood = { -war-machine }
rule-gathering_the_burning_wood = 13.1
kind-gathering_the_owl = 梟
does-gathering_the_owl = { -captain }
rule-gathering_the_owl = 13.1
kind-gathering_the_goat = 山羊
does-gathering_the_goat = { -captain }
rule-gathering_the_goat = 13.1
kind-gathering_the_fox = 狐
does-gathering_the_fox = { -captain }
rule-gathering_the_fox = 13.1
kind-gathering_the_stag = 牡鹿
does-gathering_the_stag = { -captain }
rule-gathering_the_stag = 13.1
kind-gathering_petrichor_the_unmasked = 素顔のペトリコール
does-gathering_petrichor_the_unmasked = { -heir }
rule-gathering_petrichor_the_unmasked = 13.1

## 勢力の拠点のカード

-champion = このカードを入札カードとして盗むとき、守る占領カードの戦力は0とみなします。

kind-the_viceroy = 副王
does-the_viceroy = 蘇生。{ -champion }
rule-the_viceroy = 13.2
kind-the_high_court = 高等法廷
does-the_high_court = 不死身。秋：評議会にある間、別の評議会へ移せます。
rule-the_high_court = 13.2
kind-the_queen_long_ago = 遠き日の女王
does-the_queen_long_ago = 開拓者、蘇生、再結集（自身）。獲得したとき、廃棄置き場と捨て山の自分のカード3枚まで、それぞれ別の評議会に送り、統治できます。2枚目の後継者です。
rule-the_queen_long_ago = 13.2
kind-gilded_wall = 黄金の壁
does-gilded_wall = 不死身、配備（1）。秋：自分の支援者が2個以上いる地域の隣でアクティブなら、予備スペースの影響力トークン1個を載せられます。
rule-gilded_wall = 13.2
kind-royal_bank = 王立銀行
does-royal_bank = 投票の記載が0の自分の派閥カードは投票+1。秋：捨て山の隊長1枚を手札に加えるか、影響力1を得ます。手番順が先頭でなければ両方できます。
rule-royal_bank = 13.2
kind-the_storyteller = 語り部
does-the_storyteller = 開拓者、蘇生。{ -champion }
rule-the_storyteller = 13.2
kind-raid_and_raze = 襲撃と破壊
does-raid_and_raze = 側面攻撃、必殺。側面攻撃で移るとき、元の地域の自分の支援者を好きな数だけ連れて行けます。
rule-raid_and_raze = 13.2
kind-riders_of_the_north_sky = 北天の騎手
does-riders_of_the_north_sky = 不死身、開拓者、側面攻撃。このカードがアクティブな地域で衝突に勝つと、報酬の前に影響力1を得ます。
rule-riders_of_the_north_sky = 13.2
kind-wandering_embassy = 放浪の使節団
does-wandering_embassy = 自分の商人は側面攻撃を得ます。自分のカードが評議会から捨て山へ行くたび、手札に加えられます。昼：側面攻撃を持つ自分のアクティブカード（どの地域でも）を好きな枚数、1つの評議会へ移せます。
rule-wandering_embassy = 13.2
kind-new_havens_harbour = 新天地の港
does-new_havens_harbour = 自分の全カードは蘇生を得ます。春：廃棄置き場の自分の支援者1個か2個を、1つの地域へ移せます。
rule-new_havens_harbour = 13.2
kind-arch_agitant = 大扇動家
does-arch_agitant = { -champion }
rule-arch_agitant = 13.2
kind-black_powder_ploy = 黒色火薬の策
does-black_powder_ploy = 蘇生。夜：衝突にいる相手の後継者と隊長をすべて排除します。1枚でも排除したら、影響力1か伝承1を選んで得ます。
rule-black_powder_ploy = 13.2
kind-guerrilla_fighters = 遊撃隊
does-guerrilla_fighters = 蘇生、待ち伏せ。これが衝突にいる間、この地域の相手のカードは後継者を除き、戦力以外が空白になります。夜：相手の後継者が衝突にいると排除されます。
rule-guerrilla_fighters = 13.2
kind-moonshine_cove = 密造の入り江
does-moonshine_cove = 3つ目の王国カードスペース。秋：空いていれば、手札の隊長か闘士1枚で、偉大なる道の太字のない1枚を獲得してここに置けます。ほかの方法では置けません。
rule-moonshine_cove = 13.2
kind-the_syndicate = シンジケート
does-the_syndicate = 王国カードを1枚獲得するごとに、そのカードと同じ属性の評議会へ自分のマーカーが1個加わります（1つの評議会に2個まで）。マーカー1個は1投票になります。
rule-the_syndicate = 13.2
kind-the_mask_maker = 仮面作り
does-the_mask_maker = 蘇生。{ -champion }
rule-the_mask_maker = 13.2
kind-bringer_of_the_word = 言葉をもたらす者
does-bringer_of_the_word = 不死身。評議会にある間、評議会にある自分のマーカーは1個につき1投票になり、秋に好きな評議会へマーカーを1個置けます。評議会から捨て山へ行くとき、廃棄置き場へ移せます。
rule-bringer_of_the_word = 13.2
kind-ritual_of_the_tooth = 牙の儀式
does-ritual_of_the_tooth = 蘇生。昼：衝突にいるとき、廃棄置き場の自分のカード1枚を焼却します。このラウンド、その記載の戦力を自身に加え、特性、コマンド、テキストも得ます。
rule-ritual_of_the_tooth = 13.2
kind-ritual_of_the_eye = 眼の儀式
does-ritual_of_the_eye = 蘇生。これが衝突にいる間、0より大きい最も低い合計戦力が勝ちます。
rule-ritual_of_the_eye = 13.2
kind-the_door_in_the_night = 夜の扉
does-the_door_in_the_night = 獲得したとき自分のマーカー3個を載せます。昼：1個を取り除くと、衝突にいる自分のカード1枚がこのラウンド待ち伏せを得ます。さらに1個取り除くと、その待ち伏せは手札ではなく捨て山のカードを加えます。
rule-the_door_in_the_night = 13.2

## 戦術

kind-school_of_the_stones = 石の学派
does-school_of_the_stones = 春：このラウンド、自分の支援者は1個につき戦力2になり、冬もマップに残ります。
rule-school_of_the_stones = 13.3
kind-martial_law = 戒厳令
does-martial_law = 春、2回まで：自分の戦争機械がアクティブな地域を1つ選びます。このラウンドのその地域の最初の衝突の間、相手はそこへ派閥カードを加えたり、移したり、入れ替えたりできません。
rule-martial_law = 13.3
kind-royal_seal = 王の印章
does-royal_seal = 入札が公開されたとき：このラウンドの入札で、相手全員の入札戦力を0にします。
rule-royal_seal = 13.3
kind-witch_trial = 魔女裁判
does-witch_trial = 秋：評議会を1つ選び、相手のカードとマーカーをすべて取り除きます。そのあと、どの評議会からでも自分のカードを好きな枚数、好きな順でデッキの上に置き、1枚につき伝承1を得ます。
rule-witch_trial = 13.3
kind-school_of_storms = 嵐の学派
does-school_of_storms = 春：このラウンド、衝突マーカーを自分が置きます。地域が解決するたび、そこの支援者が単独最多なら影響力1、アクティブカードが単独最多なら伝承1を得ます。
rule-school_of_storms = 13.3
kind-sea_lanes = 海の道
does-sea_lanes = 昼、3回まで：現在の地域でアクティブな自分の後継者、隊長、戦争機械のうち1枚が、このラウンド側面攻撃を得ます。
rule-sea_lanes = 13.3
kind-river_runners = 川の走者
does-river_runners = 秋：戦力に関係なく、相手が占領する王国カード1枚を取り、手札のカードで獲得します。元の占領カードは持ち主の手札に戻ります。「盗む」ことにはなりません。
rule-river_runners = 13.3
kind-salt_toughness = 潮の逞しさ
does-salt_toughness = 秋：自分のアクティブカードと捨て山のカードを、手札サイズまで好きな枚数、手札に加えます。
rule-salt_toughness = 13.3
kind-school_of_the_streets = 街路の学派
does-school_of_the_streets = 春：このラウンド、自分の後継者は必殺を得ます。夜ごとに、相手のカードを排除した自分のカード1枚につき、影響力1と伝承1を得ます。
rule-school_of_the_streets = 13.3
kind-the_safehouses = 隠れ家
does-the_safehouses = 昼、3回まで：衝突にいる自分のカード1枚が、その衝突の終わりまで退却を得ます。
rule-the_safehouses = 13.3
kind-night_raids = 夜襲
does-night_raids = 春：各相手は手番順に、自分が占領している王国カードと同じ枚数の手札を選んで捨てます。
rule-night_raids = 13.3
kind-false_orders = 偽の命令
does-false_orders = 春：相手を1人以上選びます。それぞれについて、2つの地域にあるその相手の裏向きのカード2枚を、見ずに入れ替えます。
rule-false_orders = 13.3
kind-school_of_the_stars = 星の学派
does-school_of_the_stars = 昼：現在の地域の自分の支援者2個を廃棄置き場へ移します。そのあと、廃棄置き場の自分のカード1枚が表向きで衝突に加わります。
rule-school_of_the_stars = 13.3
kind-moonlit_foragers = 月夜の採集者
does-moonlit_foragers = 春：王国カードの捨て山からランダムに5枚を見て、そのうち1枚を手札のカードで獲得します。
rule-moonlit_foragers = 13.3
kind-out_beyond_the_lights = 灯りの彼方
does-out_beyond_the_lights = 昼：別々の地域にある自分のアクティブカード2枚の場所を入れ替えます。
rule-out_beyond_the_lights = 13.3
kind-ritual_sacrifice = 生贄の儀式
does-ritual_sacrifice = 秋：自分のアクティブカードか捨て山のカード1〜3枚を廃棄置き場へ移し、1枚につき伝承1を得ます。そのあと捨て山の1枚を手札に加えられます。
rule-ritual_sacrifice = 13.3

## 恩恵アクション

kind-regal_guard = 王の近衛
does-regal_guard = 春：影響力1を得るか、このラウンド自分の後継者が不死身を得ます。
rule-regal_guard = 13.4
kind-prophet_of_the_waves = 波の預言者
does-prophet_of_the_waves = 昼：自分の先駆者をマップかボードから現在の地域のロケーションへ移すこと、別の地域の自分の支援者2個までを現在の地域へ移すことの、一方または両方を行います。
rule-prophet_of_the_waves = 13.4
kind-spy_network = 密偵網
does-spy_network = 春：1つの地域の裏向きのカードをすべて見ます。そのあと、自分の裏向きのカード1枚を、手札か占領中の自分のカード1枚と入れ替えられます。
rule-spy_network = 13.4
kind-herald_of_the_moon = 月の先触れ
does-herald_of_the_moon = 秋：先駆者が立っている地域から、自分のアクティブカード1枚を手札に取り戻します。
rule-herald_of_the_moon = 13.4

## 王国カード

-bold = 獲得時：入札カードを捨て

kind-adventuring_party = 冒険者の一行
does-adventuring_party = 自分の全カードは開拓者を得ます。手札で探検できるとき、代わりにアクティブカードを使えます。
rule-adventuring_party = 13.5
kind-monument_masons = 記念碑の石工
does-monument_masons = 春：評議会に自分のカードがあれば影響力1を得ます。3つすべてにあれば、これを捨ててさらに影響力2を得られます。
rule-monument_masons = 13.5
kind-pasteboard_crowns = 紙の王冠
does-pasteboard_crowns = 自分のフォロワーは、手番順が先頭なら投票+1、そうでなければ+2。
rule-pasteboard_crowns = 13.5
kind-anonymous_benefactor = 名もなき後援者
does-anonymous_benefactor = { -bold }、これをサプライに置きます。次の消耗では、手札サイズを減らす代わりにこれを捨てます。
rule-anonymous_benefactor = 13.5
kind-watchfire_towers = 烽火の塔
does-watchfire_towers = 自分の入札カードと占領カードすべては戦力+5。自分の入札が最初に解決されるとき、影響力1を得ます。盗むことはできません。
rule-watchfire_towers = 13.5
kind-buried_palace = 埋もれた宮殿
does-buried_palace = 春：自分の戦術1つを焼却します。使用可能状態だったなら伝承3、そうでなければ伝承1を得ます。
rule-buried_palace = 13.5
kind-beacon_of_the_cape = 岬の灯台
does-beacon_of_the_cape = { -bold }、勢力の拠点で最もコストの低いカード1枚を無料で獲得し、これを捨てます。
rule-beacon_of_the_cape = 13.5
kind-endless_stacks = 果てなき書庫
does-endless_stacks = 書かれた伝承がちょうど1の自分のカードは、伝承2として数えます。
rule-endless_stacks = 13.5
kind-road_brigands = 街道の賊
does-road_brigands = 盗むとき入札戦力+3。誰かが王国カードを盗むたび影響力1を得ます。これ自身が盗まれたときは、盗んだ人が得ます。
rule-road_brigands = 13.5
kind-parliament_of_shades = 影の議会
does-parliament_of_shades = { -bold }、これを地域に置きます。秋：その地域の自分のアクティブカード1枚で、通常とは別に統治できます。
rule-parliament_of_shades = 13.5
kind-merchants_exchange = 商人の取引所
does-merchants_exchange = { -bold }、これをロケーションに置きます。誰かがそのロケーション報酬を得るたび、影響力1を得ます。
rule-merchants_exchange = 13.5
kind-glittering_caves = 煌めく洞窟
does-glittering_caves = 自分の開拓者が探検に出るたび、追加で影響力1と伝承1を得ます。
rule-glittering_caves = 13.5
kind-remote_bylines = 人里離れた小道
does-remote_bylines = 春：伝承1を得ます。手元に伝承がなければ、代わりに影響力1を得ます。
rule-remote_bylines = 13.5
kind-forged_royal_pardons = 偽造された王の恩赦
does-forged_royal_pardons = 春：手札に空きがあれば、捨て山のカード1枚を手札に加えます。
rule-forged_royal_pardons = 13.5
kind-sworn_escort = 誓いの護衛
does-sworn_escort = ラウンドごとに、自分の恩恵アクションをディスクなしでも1回使えます。ディスクを持っていれば2回使え、そのたびにディスクを回します。
rule-sworn_escort = 13.5
kind-empty_estate = 空き屋敷
does-empty_estate = 秋：評議会の自分のカード1枚を捨て、以後、手札サイズ+1。これを捨てます。
rule-empty_estate = 13.5
kind-signet_of_succession = 継承の印章指輪
does-signet_of_succession = ボードにある間、手札サイズ+1。後継者がアクティブな地域で勝つと、影響力1を得ます。
rule-signet_of_succession = 13.5
kind-cloud_moorings = 雲の係留所
does-cloud_moorings = 自分のカードが評議会から捨て山へ行くとき、代わりに手札に加えられます。探検に使ったカードは、デッキの下に置けます。
rule-cloud_moorings = 13.5
kind-cellar_gossip = 地下酒場の噂
does-cellar_gossip = 春：プレイヤーを好きな人数選びます。それぞれが手札すべてを好きな順でデッキの下に置き、同じ枚数を引きます。
rule-cellar_gossip = 13.5
kind-clockwork_doves = からくり鳩
does-clockwork_doves = 春、さらに秋にも1回：手札1枚を、評議会か王国カードの下にいる自分のカード1枚と入れ替えます。
rule-clockwork_doves = 13.5
kind-book_of_true_names = 真の名の書
does-book_of_true_names = 昼：手札を公開します。公開したカードと記載の戦力かアーキタイプが同じ、衝突にいる相手のカードはすべて持ち主の手札に戻ります。これを捨てます。
rule-book_of_true_names = 13.5
kind-wisp_lantern = 鬼火の灯
does-wisp_lantern = 昼：現在の地域の自分の支援者を好きな数、まだ解決していない別の地域1つか、自分のボードへ移します。
rule-wisp_lantern = 13.5
kind-crossroads_innkeeper = 辻の宿主
does-crossroads_innkeeper = 春：1つの地域の裏向きのカードをすべて見ます。そのあと、自分の裏向きのカード2枚を入れ替えられます。
rule-crossroads_innkeeper = 13.5
kind-stewards_account = 家令の帳簿
does-stewards_account = 秋：自分のアクティブカード1枚を評議会へ移し、そこにあるほかのカードとマーカーを、誰のものでも好きな数だけ取り除きます。これを捨てます。
rule-stewards_account = 13.5
kind-the_boatman = 渡し守
does-the_boatman = 春：手札1枚を、廃棄置き場の自分のカード1枚と入れ替えます。
rule-the_boatman = 13.5
kind-leaf_fall_witch = 落葉の魔女
does-leaf_fall_witch = 春：これを焼却し、占領カードを手札に戻します。そのあと、偉大なる道のカード1枚か2枚を、それぞれ手札のカードで獲得します。
rule-leaf_fall_witch = 13.5
kind-master_of_ceremonies = 式典の主
does-master_of_ceremonies = 1年の始まりに、手番順トラック全体を好きな順に決められます。
rule-master_of_ceremonies = 13.5
kind-false_claimant = 偽の請求者
does-false_claimant = ラウンドに1回、相手1人の派閥の恩恵アクションを、その本来のステップで自分のもののように使えます。ディスクは不要で、回しません。
rule-false_claimant = 13.5
kind-thousand_face_mirror = 千面の鏡
does-thousand_face_mirror = 昼：ラウンドの終わりまで、衝突にいる自分のカード1枚は、廃棄置き場のカード1枚（誰のものでも）の記載内容を代わりに持ちます。戦力は自身のままです。
rule-thousand_face_mirror = 13.5
kind-singing_lake = 歌う湖
does-singing_lake = 春：ロケーションを1つ選び、マップ上の先駆者を好きな数だけそこへ移します。これを捨てます。
rule-singing_lake = 13.5
kind-bell_of_first_light = 曙の鐘
does-bell_of_first_light = 秋：廃棄置き場の自分のカードすべてを、好きな順でデッキの上か、すべて下に置きます。これを捨てます。
rule-bell_of_first_light = 13.5
kind-sleeping_giant = 眠れる巨人
does-sleeping_giant = 秋：自分のアクティブカード1枚を手札に加えます。
rule-sleeping_giant = 13.5
kind-old_kings_helm = 老王の兜
does-old_kings_helm = 自分のカードが排除されるたび、それを手札に加えられます。
rule-old_kings_helm = 13.5
kind-old_kings_lantern = 老王の灯火
does-old_kings_lantern = { -bold }、これをサプライに置きます。偉大なる道からカードを取れるとき、王国デッキの上の2枚も見て、代わりにその1枚を取れます。
rule-old_kings_lantern = 13.5
kind-company_of_daggers = 短剣の一党
does-company_of_daggers = 自分の後継者は必殺と退却を得ます。夜ごとに、相手のカードを排除した自分の後継者1枚につき影響力1を得ます。夜：相手のフォロワーが衝突にいると、そこにいる自分の後継者は排除されます。
rule-company_of_daggers = 13.5
kind-hedgerow_levy = 村の徴募兵
does-hedgerow_levy = 自分のフォロワーと騎兵は配備（1）を得ます。秋：捨て山のフォロワー1枚を手札に加えます。
rule-hedgerow_levy = 13.5
kind-engineers_yard = 工兵の作業場
does-engineers_yard = 配備（1）を持つ自分のカードは、春にも配備できます。秋：配備を持つ自分のアクティブカード1枚に、影響力トークン1個を載せます。
rule-engineers_yard = 13.5
kind-royal_tourney = 王の馬上試合
does-royal_tourney = 春：手札のある全員が、ひそかに手札1枚を選んで公開します。同じ戦力のカードは捨てられ、残った中で最も高いカードの持ち主が、好きなロケーション報酬を得ます。残りは手札に戻ります。これを捨てます。
rule-royal_tourney = 13.5
kind-wildgoose_riders = 雁の騎手
does-wildgoose_riders = 自分の後継者は側面攻撃を得ます。
rule-wildgoose_riders = 13.5
kind-hidden_stair = 隠し階段
does-hidden_stair = 昼：衝突にいる自分のカード1枚を、評議会か王国カードの下にいる自分のカード1枚と入れ替えます。
rule-hidden_stair = 13.5
kind-standard_keeper = 旗の守り手
does-standard_keeper = 自分の後継者は配備（1）を得ます。自分の後継者が排除されると、それは手札に戻り、これを捨てます。
rule-standard_keeper = 13.5
kind-tattered_standard = 破れ軍旗
does-tattered_standard = 秋：マップか廃棄置き場の自分の支援者1個か2個を、ボードに戻します。
rule-tattered_standard = 13.5
kind-ruined_citadel = 崩れた城塞
does-ruined_citadel = { -bold }、これを地域に置きます。その地域の衝突で、各相手の合計戦力は半分（切り上げ）になります。冬に捨てます。
rule-ruined_citadel = 13.5
kind-smugglers_pass = 密輸の抜け道
does-smugglers_pass = 昼：衝突にいる自分のカード1枚が、その衝突の終わりまで退却を得ます。自身の退却で手札に戻ったら、すぐにそのカードで探検できます。
rule-smugglers_pass = 13.5
kind-swansong_horn = 白鳥の角笛
does-swansong_horn = 昼：衝突にいる自分のカード1枚が、その衝突の終わりまで待ち伏せを得ます。
rule-swansong_horn = 13.5
kind-dreaming_sword = 夢見る剣
does-dreaming_sword = 昼：この衝突での自分の合計戦力+5。これと占領カードを捨てます。
rule-dreaming_sword = 13.5
kind-shattered_sundial = 砕けた日時計
does-shattered_sundial = 春：これを地域に置き、占領カードを捨てます。このラウンド、その地域の衝突では昼と夜のステップがありません。冬に捨てます。
rule-shattered_sundial = 13.5
kind-tinkers_ring = 鋳掛屋の指輪
does-tinkers_ring = 秋：自分の消耗状態の戦術1つを、マーカーをすべて戻して使用可能状態にします。このラウンドにもう一度使えます。これと占領カードを捨てます。
rule-tinkers_ring = 13.5
kind-banquet_of_briars = 茨の饗宴
does-banquet_of_briars = { -bold }、これを地域に置きます。その地域の相手のカードは、戦力とアーキタイプ以外の記載が空白になります。冬に捨てます。
rule-banquet_of_briars = 13.5
kind-old_kings_spear = 老王の槍
does-old_kings_spear = 昼：衝突にいる自分のカード1枚が、その衝突の終わりまで必殺を得ます。これと占領カードを捨てます。
rule-old_kings_spear = 13.5
kind-old_kings_shield = 老王の盾
does-old_kings_shield = 昼：衝突にいる自分のカード1枚が、その衝突の終わりまで不死身を得ます。これを捨てます。
rule-old_kings_shield = 13.5

## 地域

kind-highlands = ハイランド
rule-highlands = 2
kind-plateau = プラトー
rule-plateau = 2
kind-lowlands = ローランド
rule-lowlands = 2

## ロケーション

kind-castle = 城
does-castle = 影響力1。アクティブカードか手札1枚で統治できます。その前に、その評議会のほかのカードとマーカーを、自分のものも含めてすべて取り除きます。
reward-castle = 評議会を空けて統治
rule-castle = 10
kind-wilderness = 荒野
does-wilderness = 影響力1。アクティブカードか手札1枚で探検できます。
reward-wilderness = 探検する
rule-wilderness = 10
kind-harvest_field = 収穫畑
does-harvest_field = 影響力1。王国の恩恵を、3回分使える状態で獲得できます。
reward-harvest_field = 王国の恩恵
rule-harvest_field = 10
kind-battlefield = 戦場
does-battlefield = 影響力2。
reward-battlefield = 影響力だけ
rule-battlefield = 10
kind-shrine = 聖堂
does-shrine = 影響力1。アクティブカードと手札から合わせて3枚まで、好きな順でデッキの下に置けます。
reward-shrine = 3枚までデッキの下へ
rule-shrine = 10
kind-necropolis = 墓地
does-necropolis = 影響力1。捨て山をシャッフルして3枚まで引けます。そのあと手札を好きな枚数捨てられます。
reward-necropolis = 捨て山から3枚まで引く
rule-necropolis = 10

## 評議会

kind-relics = 遺物評議会
does-relics = 先駆者報酬で、ここの自分の投票1につき影響力1を追加で得ます。そのあと、ここの自分のカード1枚を捨てなければなりません。
rule-relics = 9
kind-secrets = 秘密評議会
does-secrets = 秋：ここの自分の投票1につきマーカー1個をロケーションに置きます。1か所に自分のものが5個そろうと、それを戻してその報酬を得ます。
rule-secrets = 9
kind-oaths = 誓約評議会
does-oaths = 秋：ここの自分の投票の数まで、マップか廃棄置き場の自分の支援者をボードに戻せます。
rule-oaths = 9

## 属性

kind-trade = 交換
rule-trade = 1
kind-martial = 軍事
rule-martial = 1
kind-intrigue = 陰謀
rule-intrigue = 1

## アーキタイプ

kind-agent = 密偵
rule-agent = 2
kind-captain = 隊長
rule-captain = 2
kind-cavalry = 騎兵
rule-cavalry = 2
kind-champion = 闘士
rule-champion = 2
kind-follower = フォロワー
rule-follower = 2
kind-heir = 後継者
rule-heir = 2
kind-ruse = 策略
rule-ruse = 2
kind-trader = 商人
rule-trader = 2
kind-war_machine = 戦争機械
rule-war_machine = 2

## 特性

kind-resilient = 蘇生
does-resilient = 排除されると、廃棄置き場ではなく持ち主の捨て山へ行きます。
rule-resilient = 8
kind-invulnerable = 不死身
does-invulnerable = 排除されません。
rule-invulnerable = 8
kind-pathfinder = 開拓者
does-pathfinder = 探検に使うと、廃棄置き場ではなく持ち主の捨て山へ行きます。
rule-pathfinder = 8

## コマンド

kind-ambush = 待ち伏せ
does-ambush = 昼、衝突ごとに1回：手札1枚を裏向きで衝突に加えられます。
rule-ambush = 7
kind-retreat = 退却
does-retreat = 昼、衝突ごとに1回：この地域から、自分のアクティブカードは手札に、先駆者と支援者はボードに、好きなだけ引き揚げられます。
rule-retreat = 7
kind-flank = 側面攻撃
does-flank = 昼、衝突ごとに1回：このカードを、まだ解決していない別の地域へ移せます。アクティブのままです。
rule-flank = 7
kind-rally_self = 再結集（自身）
does-rally_self = 秋、ラウンドごとに1回：アクティブなら、このカードを手札に戻せます。
rule-rally_self = 7
kind-rally_any = 再結集（任意2枚）
does-rally_any = 秋、ラウンドごとに1回：アクティブなら、自分のアクティブカード1枚か2枚（自身を含めてよい）を手札に戻せます。
rule-rally_any = 7
kind-deploy = 配備（1）
does-deploy = 秋、手札から：地域の隣に表向きで置き、影響力トークン1個を載せられます。
rule-deploy = 7
kind-deadly = 必殺
does-deadly = 夜：衝突にいる相手のカードをすべて排除します。
rule-deadly = 7

## The board

parts = テーブルの各部
jump-road = 道
jump-highlands = ハイ​ランド
jump-plateau = プラトー
jump-lowlands = ロー​ランド
jump-councils = 評議会
jump-own = 自分
part-road = 偉大なる道
part-councils = 評議会
part-own = あなたのボード
part-other = { $who }のボード
short-relics = 遺物
short-secrets = 秘密
short-oaths = 誓約
hand = 手札
hand-left = 残った手札
hand-none = 手札はありません
hand-of = 手札{ $count }枚（上限{ $size }枚）
tray = 選べるもの
laying = 置くカード
ordering = 新しい手番順に、先頭から順にプレイヤーを選んでください。
order-of = 手番順{ $place }番目
influence-of = 影響力{ $count }
lore-of = 伝承{ $count }
votes-of = 投票{ $count }
strength = 戦力
strength-of = 戦力{ $count }
supporters = 支援者
supporters-of = 支援者{ $count }個
does-supporters = 地域にいる支援者は、その地域で持ち主が最初に加わる衝突で1ずつ数えます。冬に廃棄置き場へ行きます。
some-fought = うち{ $count }個は戦闘済み
fought-before-in = うち{ $count }個は{ $region }で戦闘済みのため、そこでは数えません
herald-of = { $who }の先駆者
herald-home = 先駆者はボードにいます
markers-of = マーカー{ $count }個
at-home = ボードの支援者：{ $count }個
deck-of = デッキ：{ $count }枚
discard-of = 捨て山：{ $count }枚
lost-of = 廃棄置き場：{ $count }
kingdom-piles = 王国デッキ{ $deck }枚、王国の捨て山{ $discard }枚
spaces = 王国カード
free-space = 空きスペース
defends = 守りの戦力{ $count }
tactics = 戦術と恩恵
exhausted = 消耗状態
used = このラウンドは使用済み
favour-held = 王国の恩恵あり（残り{ $count }回）
favour-not-held = 王国の恩恵が必要
site = 勢力の拠点
site-empty = 拠点の伝承：
costs = 伝承{ $count }で獲得
bid-of = 入札：{ $card }
ready = 決定済み
face-down = 裏向き
face-down-of = { $who }の裏向きのカード
fought = ここで戦闘済み
tokens-on = トークン{ $count }個
gained = （追加）
blank = （今は空白）
none = なし。
season-spring = 春
season-day = 昼
season-night = 夜
season-autumn = 秋
season-always = 常時
season-bold = 獲得時
clash-number = { $number }番目の衝突
resolved = 解決済み
clash-steps = 衝突の流れ
step-reveal = 公開
step-day = 昼
step-night = 夜
step-tally = 集計
total = 合計
total-of = 合計{ $total }
taken-in-by = （{ $card }に加わる）
felled-by = { $by }が排除
lowest-wins = 眼の儀式：0より大きい最小の合計が勝ちます。
fought-earlier = 同点になる前にここで戦闘
earlier-tie = 前の衝突は{ $total }で同点でした。
gone = 今はここにない
wins-by = { $who }の勝ち　{ $totals }
tied-at = { $total }で同点
nobody-wins = 勝者なし（{ $total }で同点）
verdict-wins = 勝ち
verdict-tied = 同点
will-win-highest = 合計が最大の人が勝ちます。
will-win-lowest = 0より大きい最小の合計の人が勝ちます。
won-by-highest = 合計が最大：{ $who }の勝ち。
won-by-lowest = 0より大きい最小の合計：{ $who }の勝ち。
verdict-all-tied = 同点：{ $who }。

## 文字で描いた場

draw-round = ラウンド
draw-order = 手番順：
draw-road = 偉大なる道：
draw-deck = デッキ
draw-discard = 捨て山
draw-councils = 評議会：
draw-lost = 廃棄置き場：
draw-supporters = 支援者：
draw-resolved = 解決済み
draw-influence = 影響力
draw-lore = 伝承
draw-herald = 先駆者：
draw-hand = 手札：

## ヒントで示す理由

reason-unknown = ほかの人の手札と伏せたカードは知りません。
reason-points = すぐに影響力{ $points }を得ます。
reason-lore = 伝承{ $lore }を得ます。
reason-bid = 強さ{ $strength }で競り、最も強い人が先に選びます。
reason-bid-leaves = このあと、合計で強さ{ $strength }まで伏せられます。
reason-bid-returns = { $card }（強さ{ $strength }）が手札に戻ります。
reason-herald = 今の状況で{ $location }に勝てば影響力{ $points }です。
reason-also = { $location }：{ $reward }。
reason-lay-herald = 先駆者のいる地域に、強さ{ $strength }を伏せます。
reason-lay-best = 最も強い{ $strength }を{ $region }に伏せます。
reason-lay-all = 伏せる強さは合計{ $strength }です。
reason-stolen = { $owner }からカードを奪います。
reason-bold = すぐに効果があり、ボードのスペースは使いません。
reason-kingdom-action = 自分だけのアクションが増えます。
reason-kingdom-lasts = ボードにある間、ずっと効果があります。
reason-under = 強さ{ $strength }のカードが下に残り、守ります。
reason-replaces = { $kingdom }と入れ替わります。
reason-empty-space = 空いたスペースなので、何も失いません。
reason-defends = 下のカードが強さ{ $strength }で守ります。
reason-leads = 衝突では{ $mine }対{ $theirs }で勝っています。
reason-trails = あなたは{ $mine }、{ $owner }は{ $theirs }です。
reason-level = { $owner }と{ $mine }で並んでいます。
reason-your-herald = 自分の先駆者がいます。
reason-tie-adds = { $card }が強さ{ $strength }で新しい衝突に加わります。
reason-tie-nobody = 誰もカードを出さなければ、勝者はいません。
reason-tie-keeps = 手札{ $count }枚が残ります。
reason-strong-first = 最も強い{ $region }（{ $strength }）が最初に衝突します。
reason-strong-second = 最も強い{ $region }（{ $strength }）が2番目に衝突します。
reason-strong-last = 最も強い{ $region }（{ $strength }）が最後に衝突します。
reason-herald-there = 自分の先駆者は{ $region }にいます。
reason-journey-lost = 強さ{ $strength }のカードが廃棄置き場に行きます。
reason-journey-back = カードは廃棄置き場ではなく、捨て山に行きます。
reason-deployed-now = { $region }に強さ{ $strength }を加えます。
reason-deployed = 次のラウンド、{ $region }に強さ{ $strength }を加えます。
reason-command = { $command }はこの衝突で1回使えます。
reason-rally = 自分のアクティブカードが手札に戻ります。
reason-strength = カードの強さは{ $strength }です。
reason-no-strength = 強さのないカードです。
reason-hand-kept = { $count ->
        [0] 送り出せる手札はありません。
       *[other] 手札{ $count }枚が残り、3つの地域に合計{ $strength }まで出せます。
    }
reason-strength-there = { $region }の自分の強さは{ $strength }です。
reason-region-pays = そこで勝てば影響力{ $points }を得られます。
reason-votes-there = { $council }の自分の投票は{ $votes }です。
reason-markers = そこのマーカーは{ $count }個、{ $most }個で報酬を得ます。
reason-votes = { $council }の投票が{ $votes }になります。
reason-headquarter = 本拠は、ゲームの終わりまで働きます。
reason-cost = 伝承{ $lore }を払い、{ $left }が残ります。
reason-supporters = 支援者{ $count }個は、1個につき強さ{ $strength }になります。
reason-secrets = 投票の数だけ、マーカー{ $count }個を置けます。
reason-oaths = 投票の数だけ、支援者を{ $count }個まで戻せます。
reason-favour = そのアクションを1ラウンド1回、{ $count }回まで使えます。
reason-once = 1ラウンドに1回だけ使えます。
reason-cards = { $count }枚の強さは合計{ $strength }です。
reason-keeps-all = 何も手放しません。
reason-supporters-return = 支援者{ $count }個が戻ります。
reason-regions-pay = { $regions }の衝突が変わります。
reason-draws = { $count ->
        [0] 捨て山はそのまま残ります。
       *[other] 捨て山{ $pile }枚のうち{ $count }枚が戻ります。
    }
reason-supporters-to = { $region }に強さ{ $strength }を加えます。
reason-strength-with = そこの強さは{ $strength }になります。

# 成績表での陣営名
side-clans = { kind-clans }
side-uprising = { kind-uprising }
side-nobility = { kind-nobility }
side-gathering = { kind-gathering }
