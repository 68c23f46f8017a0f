# カードの名前（kind-）、テキスト（does-）、裁定（ruling-）。用語はルールページの12を参照。

## 基本セット

kind-a_beginning = 始まり
does-a_beginning = 手札が4枚以上あれば、手札をすべて捨て、カードを4枚引く。
ruling-a_beginning = 始まり自身も4枚に数える。
kind-a_murder_of_ravens = 鴉の群れ
does-a_murder_of_ravens =
    闇陣営のみ。
    カード名を1つ指定する。相手は手札のそのカードを1枚捨てる。なければ手札を公開する。
ruling-a_murder_of_ravens = 1ターン目には、これによって手札を捨てることはない（3.2）。
kind-a_second_chance = 二度目の機会
does-a_second_chance =
    付ける先：自分のキャラクター。
    振った後・捨てる：担い手のダイスを2個（歴史の織り人なら3個）まで振り直す。
kind-a_sign_of_hope = 希望の兆し
does-a_sign_of_hope = トークンを1個転換：分身ではないキャラクター1体を自分の墓地から捨て札に移す。
kind-a_stroke_of_luck = 幸運の一撃
does-a_stroke_of_luck = このターン、1つの能力値のダイスを3個以上振ってそのシンボルが出なかった自分のキャラクター：振ったものとしてそのシンボルを1個得る。
ruling-a_stroke_of_luck = このターンに資源を生み出すために振ったダイスを見る。
kind-a_time_of_decision = 決断の時
does-a_time_of_decision =
    対象：自分のキャラクター。
    成功：それと置き換えられるキャラクターを1枚探す。
kind-a_time_of_peace = 平和の時
does-a_time_of_peace = 次のターン、誰もカードの挑戦を行えない。
ruling-a_time_of_peace = 何枚使っても長くは続かない。
kind-advanced_scout = 先行斥候
does-advanced_scout =
    付ける先：キャラクター。
    相手のキャラクター用プールの1ダメージは、まず担い手に割り振られる。
    担い手の挑戦で自分が使うイベントは軍事のコスト-1。
ruling-advanced_scout = 軍事はイベント1枚につき1だけ減る。どのキャラクターにも付けられる。
kind-al_cair_rahienallen = アル=ケール=ラーイエナレン
does-al_cair_rahienallen = ケーリエンを5差で支配している間、自分のケーリエンのキャラクターが振った陰謀1個につき1ダメージを追加する。
ruling-al_cair_rahienallen = 挑戦で振ったシンボルだけを数える。
kind-amys = エイミス
does-amys = 回転：忠義がアイール人のみで政治が彼女より低いキャラクター1体を回転させる。
kind-andor = アンドール
does-andor = 準備ラウンドに支配していれば、忠義を1つ選ぶ。このターン、自分のアンドールのカードのシンボルはその忠義も持つ。
kind-andor_cavalry = アンドール騎兵隊
kind-andor_infantry = アンドール歩兵隊
kind-andoran_spearmen = アンドール槍兵隊
does-andoran_spearmen =
    コストは代わりに政治1か軍事1。
    取っ組み合い・回転して死亡させる：自分の軍隊用プール+2。
ruling-andoran_spearmen = 致命傷でも、回転状態でなければ使える。
kind-animate_stone = 動く石
does-animate_stone = 動作開始・魔力1ごとに：決着中の挑戦で軍事がその値のキャラクターとして働き、回転して直ちに振る。
ruling-animate_stone = 特性はなく、ダメージを割り振られることがあり、直ちに振って、再び振ることはない。
kind-asmodean_i = アスモデアン（I）
does-asmodean_i = 彼が回転したとき、好きなシンボルを1個得る。闇王軍のリクルートにのみ使える。
kind-assassination_attempt = 暗殺計画
does-assassination_attempt =
    対象：歴史の織り人でも分身でもないキャラクター。陰謀と魔力のダイスのみ。
    成功：差3ごとに対象に1ダメージ。
kind-aura_of_death = 死の気配
does-aura_of_death =
    付ける先：キャラクター。歴史の織り人ならダメージのあるものだけ。
    担い手がダメージを受けるとき、さらに1ダメージを与えてこのカードを捨てる。
kind-aviendha = アヴィエンダ
does-aviendha =
    彼女のシンボルではリクルートできない。
    参加中、軍事+1。
kind-bain = ベイン
does-bain = 彼女のシンボルではリクルートできない。
kind-battle_hardened = 百戦錬磨
does-battle_hardened =
    付ける先：自分のキャラクターか軍隊。
    ダメージを受けていても担い手のダイスの数は減らない。
ruling-battle_hardened = 死亡や比較には本来の能力値を使う。
kind-be_lal_i = ベ=ラル（I）
does-be_lal_i =
    リクルートは1ターンにキャラクター1体と軍隊1体まで。
    竜王の再来がカランドールの挑戦に失敗すると、カランドールはベ=ラルに付くアドバンテージになる。
ruling-be_lal_i = 竜王の再来に付く場合と同じアドバンテージになる。
kind-berelain = ベレライン
does-berelain = リクルートでは、彼女の政治のシンボルはすべての忠義を持つ。
ruling-berelain = リクルートのときだけ。
kind-bitter_fighting = 激闘
does-bitter_fighting = 参加中：同じ挑戦の自分の軍隊1体と相手の軍隊1体が、一方が致命傷を負うまで決闘を繰り返す。
ruling-bitter_fighting = 毎回双方が同時に振る。どちらかが致命傷を負った回か、50回で終わる。
kind-blood_tide = 血の奔流
does-blood_tide = 挑戦を1つ選ぶ。そこで自分が振った軍事のシンボルはすべてダメージになる。
kind-bodyguards = 護衛
does-bodyguards =
    付ける先：キャラクター。
    担い手へのダメージは代わりにこのカードが受ける。2ダメージで捨て、残りは担い手が受ける。
ruling-bodyguards = ここに移されたダメージはキャラクターに与えたことにならない。対象を選ぶダメージも移されるが、死亡させる効果は移されない。
kind-border_clash = 国境の衝突
does-border_clash =
    政治ダイス不可。補強不可。
    成功：中立トークンを1個取る。国家に支配トークンを1個加えてもよい。
kind-broken_ground = 荒れた地形
does-broken_ground = 軍事1ごとに：1つの挑戦に参加している軍隊1体は、次のターン通常状態に戻らない。
ruling-broken_ground = 何枚使っても長くは続かない。
kind-bubble_of_evil = 悪の泡
does-bubble_of_evil =
    闇陣営のみ。
    参加しているキャラクター1体は、このターン振った能力シンボル1個につき1ダメージを受ける。コントローラーは振らないことを選べる。
ruling-bubble_of_evil = 振る者を指定するときに決め、ダメージは結果を数えた後に受ける。
kind-caemlyn = ケイムリン
does-caemlyn = アンドールを5差で支配している間、自分のアンドールのキャラクターは最後の戦いで政治を使える。
kind-cairhien = ケーリエン
does-cairhien = リクルートするとき、リードしている支配トークン1個につき毎ターン陰謀1個を政治か軍事として支払える。
kind-cairhien_footmen = ケーリエン歩兵隊
does-cairhien_footmen = 誰でも・陰謀1ごとに：このターン軍事ダイスが1個減る。
kind-cairhien_horsemen = ケーリエン騎馬隊
does-cairhien_horsemen = 回転：自分の軍隊1体はこのターン補強を持つ。
kind-callandor = カランドール
does-callandor =
    条件：竜王の再来を支配。
    5差の成功：竜王の再来に付くアドバンテージになる。
    担い手の参加中、振る前・魔力トークンを2個置く：担い手の魔力の値だけ魔力ダイスが増える。
    この挑戦で使い、担い手の振った魔力が魔力トークンの数以下なら、担い手の魔力の値のダメージを自分の参加者に割り振る。
ruling-callandor = 魔力トークンは残る。ダメージは死亡に必要な数を超えて割り振ってもよい。
kind-called_to_war = 戦いへの召集
does-called_to_war =
    挑戦の宣言として：国家への挑戦を行う。自動的に妨害値5。
    成功：差2ごとにその国家に支配トークンを1個加える。
ruling-called_to_war = そのターンの挑戦の宣言にあたる。誰でも参加できる。
kind-car_a_carn = カー=ア=カーン
does-car_a_carn =
    条件：竜王の再来を支配。
    成功：竜王の再来に付くアドバンテージになり、差の数だけ従者トークンを置く。
    担い手はアイール人の忠義とカー=ア=カーンの特性を得る。
    アイール人のリクルート時・従者トークンを1個取り除く：好きなシンボルのコスト-1。
ruling-car_a_carn = トークンは2倍にした後のコストを減らす。1枚に何個使ってもよい。
kind-carpe_fatum = 運命をつかめ
does-carpe_fatum =
    支払うシンボルはすべて1体のキャラクターのもの。
    自陣営トークンを1個加える。
ruling-carpe_fatum = 4つの魔力はすべて1体のキャラクターのもの。
kind-catapults = 投石機
does-catapults = 動作開始に参加していれば、自分の軍隊用プール+1。
kind-charge = 突撃
does-charge = 動作開始・軍事2ごとに：参加している自分の通常状態の軍隊1体を回転させ、今すぐ振る。
ruling-charge = 対象はすべて別のカード。
kind-chiad = チアッド
does-chiad = 彼女のシンボルではリクルートできない。
kind-civil_unrest = 内乱
does-civil_unrest = 国家を1つ選ぶ。各プレイヤーはそこにある自分の支配トークン1個につき軍事ダイスを1個振り、ダメージ1個につき支配トークンを1個取り除いてもよい。
ruling-civil_unrest = 行動順に、各プレイヤーが誰のトークンを取り除くか選ぶ。
kind-combat_reserves = 予備兵力
does-combat_reserves =
    限定・軍事1：予備トークンを1個置く。
    限定・予備トークンを2個取り除く：分身の忠義を持つ軍事1を得る。
kind-commander = 指揮官
kind-compulsion = 強制
does-compulsion =
    闇陣営のみ。付ける先：歴史の織り人でも分身でもない、コストのある相手のキャラクター（相手のキャラクターが3体以上のとき）。
    担い手は通常状態に戻らない。
    担い手のコントローラー：担い手を手札に戻し、このカードを捨てる。
    最後の戦いが始まるか担い手が置き換えられると、このカードを捨てる。
ruling-compulsion = キャラクター3体という条件は使うときだけ調べる。
kind-concealed_dagger = 隠し短剣
does-concealed_dagger =
    付ける先：キャラクター。
    参加中・捨てて陰謀1：担い手の挑戦の他のキャラクター1体に1ダメージ。
ruling-concealed_dagger = 種類が合えば、どちらの陣営のカードにも付けられる。
kind-confrontation = 対決
does-confrontation = 5差の成功：自陣営トークンを2個加える。
kind-connections = 人脈
does-connections = カードを2枚引く。
kind-cut_supply_lines = 補給路の遮断
does-cut_supply_lines =
    対象：相手。
    成功：相手に付くアドバンテージになる。相手の手札の上限-2。
ruling-cut_supply_lines = 手札の上限の変化は合計する。0より小さくはならない。
kind-dain_bornhald = デイン・ボーンハルド
kind-dangerous_liaisons = 危険な関係
does-dangerous_liaisons =
    限定・陰謀1：予備トークンを1個置く。
    限定・予備トークンを2個取り除く：分身の忠義を持つ陰謀1を得る。
kind-dark_dreams = 暗い夢
does-dark_dreams =
    闇陣営のみ。
    捨てる：カードの挑戦1つの妨害値+2。
kind-darkfriend = 闇の友
does-darkfriend =
    付ける先：闇の性質を持つ自分のキャラクター。
    担い手は闇王軍の忠義を得る。
kind-darkfriend_band = 闇の友の一団
does-darkfriend_band = リクルートされたとき、戦場に移り、このターン補強を持つ。
kind-darkhound_pack = 闇の犬の群れ
does-darkhound_pack =
    条件：闇の犬の群れを支配していない。
    このカードのシンボルではリクルートできない。アドバンテージを付けられない。
    この群れが振ったダメージを受けたキャラクターは、完全に治療されない限りターンの終わりに死亡する。
kind-debt_of_honor = 名誉の負債
does-debt_of_honor =
    対象：自分のキャラクター。
    成功：対象に付くアドバンテージになる。担い手が通常状態の間、分身はその忠義を得る。
    失敗：分身に1ダメージ。対象は死亡する。
ruling-debt_of_honor = 差にかかわらず失敗の効果が起こる。
kind-decisive_tactics = 決定的戦術
does-decisive_tactics = 動作開始か取っ組み合い・軍事2ごとに：達成値1か妨害値1。
kind-defensive_measures = 守りの備え
does-defensive_measures = 取っ組み合いと最後の戦いでは使えない。軍事2ごとに：1つの挑戦に参加している自分の通常状態の軍隊1体は、そこで振った妨害値が2倍になる。
kind-dense_fog = 濃霧
does-dense_fog = 魔力1ごとに：1つの挑戦で、各段階に他のプレイヤーの両方のダメージプール-1。
kind-dense_forest = 深い森
does-dense_forest = カードの挑戦に置く地形：補強不可。各段階に双方のキャラクター用プール-2。
kind-disband = 解散
does-disband = 場の自分の軍隊1体を捨てる。そのコストと同じシンボルを、その忠義で得る。
kind-distractions = 陽動
does-distractions = 陰謀1ごとに：参加している軍隊1体は、このターンダイスが1個減る。
kind-draghkar = ドラグカー
does-draghkar =
    条件：自陣営トークン5個。
    アドバンテージを付けられない。
    ダイスの目にかかわらず、振ると常にちょうど2ダメージになる。
kind-dragon_banner = 竜王の旗
does-dragon_banner =
    付ける先：光陣営のプレイヤー。
    限定・政治1：自分のキャラクター1体は永続的に竜王軍の忠義を得る。
    自分が行ったヴァリアの角笛の挑戦で、参加している自分の竜王軍のキャラクターはそれぞれ達成値1を加える。
kind-dragonsworn = 竜王信徒
does-dragonsworn = コストなしでリクルートできる。
kind-driven = 駆り立て
does-driven = 参加中：1つの挑戦にいる好きな数の自分のトロローク軍隊は、それぞれ1ダメージを受け、達成値1を加える。
ruling-driven = 少なくとも1体。
kind-duel = 決闘
does-duel = 通常状態のキャラクター1体と、忠義が共通する自分のキャラクター1体が決闘する。前者のコントローラーは、それを回転させて避けてもよい。
ruling-duel = 双方が同時に振る。
kind-eamon_valda = エアモン・ヴァルダ
does-eamon_valda = 回転：対決アドバンテージから好きな支配トークンを1個取り除く。
kind-earth_blast = 大地の爆発
does-earth_blast = 動作開始か取っ組み合い：参加しているキャラクター1体に1ダメージ。それは次のターン通常状態に戻らない。
kind-egwene_al_vere = エグウェーン・アル=ヴェア
does-egwene_al_vere = 永続魔力以上の数の魔力を振ると、永続的に魔力+1（最大3）。
ruling-egwene_al_vere = 1回のロールにつき1回まで。
kind-egwene_the_accepted = 候補生エグウェーン
does-egwene_the_accepted =
    置き換え：永続魔力2以上のエグウェーン。
    永続魔力以上の数の魔力を振ると、永続的に魔力+1（最大3）。
ruling-egwene_the_accepted = 1回のロールにつき1回まで。
kind-elaida_sedai = エレイダ・セダーイ
does-elaida_sedai = 永続魔力以上の数の魔力を振ると、プレイヤー1人のデッキの上の5枚を見て2枚を公開する。順番は変えない。
ruling-elaida_sedai = 1回のロールにつき1回まで。
kind-elayne_trakand = エレイン・トラカンド
does-elayne_trakand = 竜王の再来のシンボルなら割増なしでリクルートできる。
kind-elyas = エリアス
does-elyas =
    光陣営だけが支配できる。
    回転：狼の軍隊を1枚探す。
kind-establish_contacts = 人脈作り
does-establish_contacts =
    付ける先：闇セダーイのキャラクター。
    陰謀+1。
kind-exiled = 追放
does-exiled =
    対象：キャラクター1体とその忠義の1つ。その忠義のキャラクターのみ参加できる。
    対象のコストの合計と最も高い能力値の両方以上の差で成功：対象はその忠義を永続的に失う。
ruling-exiled = 忠義がなくなったカードは残り、常に異なる忠義として扱う。軍隊は参加できない。
kind-expendable_troops = 捨て駒
does-expendable_troops = 挑戦1つで軍事2の傭兵の軍隊として働き、その後捨てられる。
ruling-expendable_troops = 特性はなく、ダメージを割り振られることがあり、そのダメージは一緒に消える。
kind-fade = フェイド
does-fade = 参加条件：自陣営トークン4個。
kind-fall_back = 退却
does-fall_back =
    自分のキャラクター1体：ダメージと同じ数の回復トークンを置き、ダメージをすべて治療し、回転させる。
    回復トークンがある間は通常状態に戻らない。準備ラウンドの後に1個取り除く。
ruling-fall_back = 通常状態のときだけ回転する。
kind-far_reaching_influence = 広範な影響力
does-far_reaching_influence =
    付ける先：政治を持つキャラクター。
    政治+1。
    担い手が参加した自分のカードの挑戦が失敗すると、このカードを捨てる。
kind-fireball = 火球
does-fireball = 動作開始か取っ組み合い：参加者1体に1ダメージ。
kind-flanking_maneuvers = 側面機動
does-flanking_maneuvers =
    補強を持つカードのみ参加できる。補強不可。
    3差の成功：自陣営トークンを1個加える。
kind-flowing_coffers = 潤う金庫
does-flowing_coffers =
    成功：自分のアドバンテージになり、差の数だけ富トークンを置く。なくなれば捨てる。
    傭兵のリクルート時・富トークンを1個取り除く：好きなシンボルのコスト-1。
ruling-flowing_coffers = トークンは2倍にした後のコストを減らす。1枚に何個使ってもよい。
kind-forced_back = 押し戻し
does-forced_back =
    対象：分身ではない相手のキャラクター。
    成功：対象に付くアドバンテージになる。担い手はテキストを失う。
ruling-forced_back = 能力値、特性、記載された忠義は残る。自身のテキストで得た忠義は失う。
kind-forced_march = 強行軍
does-forced_march = 自分が軍隊をリクルートしたとき、軍事1で戦場に移してもよい。さらに軍事1を支払えば、このターン補強を持つ。
ruling-forced_march = 2つ目の軍事は1つ目を支払ったときだけ支払える。
kind-fortress_of_light = 光の要塞
does-fortress_of_light =
    この対決には光の子のみ参加できる。
    支配している間、自分のカードを対象とする相手の魔力のイベントは魔力のコスト+1。最後の戦いでは、支配している対決アドバンテージ1枚につき達成値2と妨害値2。
kind-forward_scouts = 前哨斥候
does-forward_scouts = 参加中・回転：他の軍隊1体はこのターン、この挑戦に限り補強を持つ。
kind-from_the_shadows = 影の中から
does-from_the_shadows =
    陰謀ダイスのみ。
    成功：自陣営トークンを1個加える。
kind-further_demands = さらなる要求
does-further_demands =
    付ける先：傭兵。
    出たとき、担い手を回転させる。担い手は通常状態に戻らない。
    限定・担い手のコントローラーがそのコストを支払う：このカードを捨てる。
kind-further_goals = さらなる目標
does-further_goals = 自分のカードの挑戦1つ：7差で成功すると、自陣営トークンを1個加える。
kind-future_returns = 将来の見返り
does-future_returns =
    限定・任意のシンボル1個：投資トークンを1個置く。
    回転し、投資トークンを5個取り除く：カードを1枚引く。
kind-gaining_an_advantage = 優位の獲得
does-gaining_an_advantage =
    成功：自分のアドバンテージになる。
    捨てる：すべての忠義を持つ政治1・陰謀1・軍事1を得る。
kind-galldrian_su_riatin_rie = ガルドリアン・ス=リアティン・ライ
does-galldrian_su_riatin_rie =
    条件：自陣営トークン5個。
    自分のケーリエンのキャラクターは陰謀+1。
kind-gareth_byrne = ガレス・ブリン
does-gareth_byrne = 自分のアンドールの軍隊は軍事+1。
kind-gateway = ゲートウェイ
does-gateway = 魔力2ごとに：キャラクターか軍隊1体を通常状態に戻して戦場に移す。それはこのターン補強を持つ。
ruling-gateway = どちらのプレイヤーのカードでもよい。すでに戦場にいるカードは動かず、参加者は参加したまま。
kind-gather_allies = 盟友を募る
does-gather_allies =
    キャラクターのみ参加できる。
    成功：自陣営トークンを1個加える。
kind-gather_support = 支持を集める
does-gather_support =
    政治、陰謀、軍事のいずれかを選ぶ。
    成功：次の活動ラウンドに、差の数だけそのシンボルを忠義なしで得る。
kind-gaul = ガウル
does-gaul =
    彼のシンボルではリクルートできない。
    ダメージがある間、軍事+1。
    挑戦に参加したとき、軍事1を得る。その決着まで残る。
kind-geofram_bornhald = ジョフラム・ボーンハルド
does-geofram_bornhald = 回転：最も上の挑戦を1枚探す。
kind-graendal_i = グレンダル（I）
does-graendal_i = 自分がリクルートするキャラクターは永続的に闇王軍の忠義を得る。
kind-gray_man = 灰色の男
does-gray_man =
    このカードのシンボルではリクルートできない。能力値は上がらない。
    回転：キャラクター1体を攻撃する。相手は反撃してもよい。
ruling-gray_man = 攻撃された側は、回転状態でも反撃できる。
kind-guarded_by_fate = 運命の守り
does-guarded_by_fate = 致命傷のキャラクター1体を、ダメージが最も高い永続能力値より1少なくなるまで治療する。
kind-halfman = 半人
does-halfman = 同じ挑戦にいる自分のトロローク軍隊は軍事+1（自陣営トークン3個につき半人1体分まで）。
kind-hampered = 妨げ
does-hampered = 通常状態の相手のカード1枚は、このターンテキストを失う。
ruling-hampered = 能力値、特性、記載された忠義は残る。自身のテキストで得た忠義は失う。
kind-harassment = 嫌がらせ
does-harassment = 陰謀1ごとに：カード1枚はこのターン補強を失う。
kind-healing = 治癒
does-healing = 軍隊1体のダメージを1、またはキャラクター1体のダメージをすべて治療する。
kind-heavy_armor = 重鎧
does-heavy_armor =
    付ける先：軍隊。
    参加中・回転：相手の軍隊用プール-1。
ruling-heavy_armor = 種類が合えば、どちらの陣営のカードにも付けられる。
kind-heavy_fighting = 激戦
does-heavy_fighting = 挑戦1つのすべての軍隊は、その決着まで軍事+1。
kind-herb_bag = 薬草袋
does-herb_bag =
    付ける先：キャラクター。
    限定・担い手が本拠地にいて回転：本拠地の自分のキャラクター1体のダメージを1治療する。
ruling-herb_bag = 種類が合えば、どちらの陣営のカードにも付けられる。
kind-heroic_efforts = 英雄的奮闘
does-heroic_efforts = ダメージ前：自分のキャラクター用プールから軍隊用プールに好きなだけ移す。
kind-heron_mark_blade = 青鷺の印の剣
does-heron_mark_blade =
    付ける先：軍事4以上でアイール人でもモンスターでもないキャラクター、または竜王の再来。
    政治+1。
    参加中・回転：自分のキャラクター用プール+1。
kind-hidden_discoveries = 隠された発見
does-hidden_discoveries = 回転して魔力1：アドバンテージの種類を選び、その最も上の1枚を探す。
kind-hidden_spies = 潜む密偵
does-hidden_spies =
    闇陣営のみ。
    相手のデッキの上の5枚を見る。そのデッキをシャッフルしてもよい。
kind-high_lady_alteima = ハイ・レディ・アルテイマ
does-high_lady_alteima = 彼女の陰謀1：プレイヤー1人のデッキをシャッフルする。
kind-high_lady_estanda = ハイ・レディ・エスタンダ
kind-high_lord_aracome = ハイ・ロード・アラコム
does-high_lord_aracome = 準備ラウンドに自分の軍隊1体を選んでもよい。別の軍隊を選ぶか彼が回転するまで、それは補強を持つ。
kind-high_lord_geuyam = ハイ・ロード・ゲウヤム
kind-high_lord_meilan = ハイ・ロード・メイラン
does-high_lord_meilan = 挑戦では彼の能力シンボルを無視し、彼が振った達成値と妨害値を2倍にする。
kind-high_lord_samon = ハイ・ロード・サモン
does-high_lord_samon =
    付ける先：ベ=ラル。
    担い手はティアの忠義を得る。
kind-high_lord_torean = ハイ・ロード・トレアン
does-high_lord_torean = 彼の陰謀のシンボルは政治として支払える。
kind-high_lord_weiramon = ハイ・ロード・ウェイラモン
does-high_lord_weiramon = 挑戦では、一緒に参加する自分のティアの軍隊がなければ軍事ダイスを振れない。彼が振った軍事1個につき、そこの自分の軍隊に1ダメージを割り振る。
kind-high_stakes = 大きな賭け
does-high_stakes =
    準備ラウンド。
    このターン、歴史模様への挑戦で自陣営トークンを得たプレイヤーは、中立トークンも1個取ってよい。
ruling-high_stakes = 歴史模様への挑戦そのもののトークンだけを数える。中立なら何も起こらない。
kind-hired_agent = 雇われ密偵
kind-horn_of_valere = ヴァリアの角笛
does-horn_of_valere =
    初めて支配トークンで20個リードしたとき、自陣営トークンを2個加え、これを自分のキャラクター1体に付け替える。以後は対決されない。
    支配していれば、最後の戦いで自分の参加者が振った達成値はダメージにもなる。
ruling-horn_of_valere = トークン2個と付け替えは1回だけ。以後は担い手をコントロールするプレイヤーが支配する。
kind-hostile_terrain = 敵地
does-hostile_terrain = カードの挑戦に置く地形：軍隊の補強には軍事1が必要。決着の後、そこにいるダメージのある軍隊それぞれに1ダメージ。
kind-house_guards = 家門の衛兵
does-house_guards = 致命傷でなければ、同じ挑戦の自分のケーリエンのキャラクターが受けるダメージを好きなだけ代わりに受けてもよい。
ruling-house_guards = 1点ずつ決める。
kind-human_rabble = 烏合の衆
does-human_rabble = 自分のモンスターと一緒に参加できる。
kind-hunting_trollocs = トロローク狩り
does-hunting_trollocs =
    対象：モンスターの軍隊。
    対象の軍事以上の差で成功：対象を捨てる。
kind-illusion = 幻影
does-illusion = 動作開始・魔力1ごとに：相手の達成値、妨害値、キャラクター用プールのいずれか-1。
ruling-illusion = 0より小さくはならない。
kind-in_harm_s_way = 危険の中へ
does-in_harm_s_way = 参加している自分のキャラクター1体に1ダメージ。それはこのターン軍事+3。
kind-incentives = 優遇
does-incentives = このターン、キャラクター1体を性質による2倍なしでリクルートできる。
kind-infighting = 内輪もめ
does-infighting =
    1つの挑戦にいる2体以上のトロローク軍隊：その決着の前に、コントローラーがキャラクターの軍事1を支払わない限り、それぞれに1ダメージ。
    カードを1枚引く。
ruling-infighting = 軍事はその挑戦の結果の前に支払う。
kind-infiltration = 潜入
does-infiltration = 参加中・陰謀2ごとに：その挑戦の軍隊に1ダメージを割り振る。
ruling-infiltration = 自分のプールのどの陰謀でも支払える。どちらの軍隊にも割り振れる。
kind-inner_strength = 内なる力
does-inner_strength = 回転：自分のキャラクター1体が生み出したものとして好きなシンボルを1個得る。そのテキストのコストにのみ使える。
kind-inspirational_leader = 鼓舞する指導者
does-inspirational_leader =
    付ける先：キャラクター。
    政治ダイスすべての代わりに軍事ダイスを振ってもよい。最後の戦いでも同じ。
ruling-inspirational_leader = 種類が合えば、どちらの陣営のカードにも付けられる。軍事ダイスなので、最後の戦いでも振れ、参加することもできる。
kind-into_the_fight = 戦いの中へ
does-into_the_fight = このターン次にリクルートするキャラクターは好きなシンボルのコスト-1で、戦場に出て、このターン補強を持つ。
kind-intolerance = 不寛容
does-intolerance = プレイヤー1人を選ぶ。このターン、その分身と忠義が共通しないカードのリクルートのコストは2倍になる。
kind-ishamael_i = イシャマエル（I）
does-ishamael_i =
    自陣営トークンが相手より多ければ、陰謀ダイスを1個多く振ってもよい。
    光陣営のトークンが4個未満なら、彼のダメージを無視する。
ruling-ishamael_i = 振るときの歴史模様を見る。
kind-jaichim_carridin = ジャイチム・カリディン
does-jaichim_carridin =
    どこにあっても光の子の忠義を得る。
    資源を生み出すために回転したとき、政治1を得る。
kind-jasin_natael = ジャシン・ネイタエル
does-jasin_natael =
    付ける先：アスモデアン。
    陰謀+1、吟遊詩人の特性を得る。
    限定・回転：相手のデッキの一番上のカードを見る。
kind-juilin_sandar = ジュイリン・サンダー
does-juilin_sandar = 回転：分身ではないキャラクター1体は、このターン彼の陰謀の値だけ陰謀が下がる。それで死亡するなら、代わりに捨てる。
ruling-juilin_sandar = 下がるのは陰謀だけ。
kind-knowledge_is_power = 知識は力なり
does-knowledge_is_power = 陰謀1ごとに：プレイヤー1人のデッキの一番上のカードを見る。捨ててもよい。
ruling-knowledge_is_power = デッキのカードは手札ではないので、1ターン目にも働く。
kind-lady_aemlyn = レディ・エイムリン
does-lady_aemlyn = 挑戦では、彼女の能力シンボルを好きなだけ達成値にしてもよい。
kind-lady_arathelle = レディ・アラセレ
kind-lady_colavaere = レディ・コラヴァエレ
does-lady_colavaere = 永続的な政治か陰謀が2を超えるケーリエンのキャラクターが他にいない間、陰謀+1。
kind-lady_elenia = レディ・エレニア
does-lady_elenia = 限定・回転：挑戦から離れる。
kind-lady_ellorien = レディ・エロリエン
kind-lan_mandragoran = ラン・マンドラゴラン
does-lan_mandragoran =
    光陣営だけが支配できる。
    彼の軍事2：政治1か陰謀1を得る。
ruling-lan_mandragoran = 作られたラウンドか挑戦のプールにあるシンボルで支払う。
kind-lanfear_i = ランフィア（I）
does-lanfear_i = 魔力を3個以上振ったとき、竜王の再来を回転させてもよい。
kind-learning_from_the_past = 過去に学ぶ
does-learning_from_the_past =
    政治と陰謀のダイスのみ。
    成功：自分のアドバンテージになる。
    アドバンテージの支払い時・捨てる：そのコスト全体を支払う。
kind-liandrin_sedai = リアンドリン・セダーイ
does-liandrin_sedai =
    どこにあってもアエズ・セダーイの忠義と赤アジャの特性を得る。
    回転：相手の手札をランダムに1枚見る。コストに魔力があれば捨てる。
kind-light_cavalry = 軽騎兵隊
does-light_cavalry = 自分が行った参加中の挑戦が成功し、ダメージが2未満なら、参加していた相手の軍隊1体に1ダメージを与えてもよい。
kind-lightning = 稲妻
does-lightning = 動作開始か取っ組み合い・魔力2ごとに：別々の参加者1体に1ダメージ。
ruling-lightning = 対象はすべて別のカード。
kind-limit_the_opposition = 反対派の制限
does-limit_the_opposition =
    成功：自分のアドバンテージになり、差2ごとに制限トークンを1個置く。
    準備ラウンド・制限トークンを1個取り除く：プレイヤー1人がこのターンに引けるカードは2枚まで。
kind-local_aid = 地元の助け
does-local_aid = ダメージ前・軍事2ごとに：相手の軍隊用プール-1。
kind-loial = ロイアル
does-loial = 参加している挑戦の動作開始に、カードを1枚引く。
ruling-loial = 手札の上限を超えても引き、後で捨てる。
kind-longbow = 長弓
does-longbow =
    付ける先：軍事を持つキャラクター。
    限定・参加している担い手を回転させる：同じ挑戦の、歴史の織り人でも分身でもないキャラクター1体を軍事ダイスで攻撃する。
ruling-longbow = 担い手は行動で回転するので、その後は振れない。
kind-lord_barthanes = ロード・バーセインズ
does-lord_barthanes =
    どこにあってもケーリエンの忠義を得る。
    挑戦では、彼の陰謀のシンボルはダメージになる。
kind-lord_daricain = ロード・ダリケイン
kind-lord_edorion = ロード・エドリオン
does-lord_edorion = ティアのハイ・ロードかハイ・レディが支払うなら、コストは代わりに政治1。
ruling-lord_edorion = コスト全体がティアのハイ・ロードかハイ・レディの政治1になる。
kind-lord_gaebril = ロード・ゲイブリル
does-lord_gaebril =
    付ける先：ラーヴィン。
    担い手はアンドールの忠義を得る。
kind-lord_jarid = ロード・ジャリド
does-lord_jarid = ターン1回、このターンに能力シンボルを3個以上振ったとき、カードを1枚引く。
kind-lord_lir = ロード・リール
does-lord_lir = 動作開始・参加中・ターン1回・自身に1ダメージ：自分のキャラクター用プール+1。
kind-lord_meresin = ロード・メレシン
kind-lord_nasin = ロード・ナシン
kind-lord_pelivar = ロード・ペリヴァー
does-lord_pelivar = 参加中・彼の軍事1：相手のキャラクター用プール-1。
ruling-lord_pelivar = 作られたラウンドか挑戦のプールにあるシンボルで支払う。
kind-lord_perrin = ロード・ペリン
does-lord_perrin =
    置き換え：ペリン（自陣営トークン4個）。
    敵対するモンスターのキャラクターがいれば軍事+1。
    彼のダメージを受ける相手は自分が選ぶ。
kind-lord_talmanes = ロード・タルメインズ
does-lord_talmanes = 挑戦に参加したとき、そこの軍隊1体を選んでもよい。それは次のターン通常状態に戻らない。
kind-lucky_find = 幸運な発見
does-lucky_find = アドバンテージの種類を選び、その最も上の1枚を探す。
kind-marksmen = 射手
does-marksmen =
    付ける先：自分の軍隊。
    軍事-2。
    動作開始に振る。そのダメージは軍隊用プールに入る。
ruling-marksmen = そのダメージは動作開始に割り振る。軍隊用プールのダメージを受ける。
kind-mat_cauthon_i = マット・コーソン（I）
does-mat_cauthon_i = ターン1回、振った後：彼のダイスを1個振り直す。
kind-mat_the_warrior = 戦士マット
does-mat_the_warrior =
    置き換え：マット（自陣営トークン4個）。
    ターン1回、振った後：彼のダイスを1個振り直す。
    軍隊として参加してもよい。
    軍隊のリクルートでは、彼のシンボルはすべての忠義を持つ。
kind-min = ミン
does-min =
    回転：自分のキャラクター1体と置き換えられ、条件に自陣営トークンを要するキャラクターを1枚探す。
    死亡したとき、トークンを1個転換する。
kind-misdirection = 目くらまし
does-misdirection = 魔力1、2体目から1体につき魔力2：コストの合計が2以下の軍隊を回転させる。
ruling-misdirection = 対象はすべて別のカード。
kind-moghedien_i = モゲディーン（I）
does-moghedien_i = 魔力を3個以上振ったとき、次のターン、自分の挑戦カードは挑戦ラウンドの終わりまで裏向きのまま。参加の条件だけを告げる。
ruling-moghedien_i = 伏せた挑戦の条件と対象は、参加が決まったときに告げる。
kind-moiraine_sedai = モイレイン・セダーイ
does-moiraine_sedai =
    光陣営だけが支配できる。
    竜王の再来が一部を支払うなら、コストをちょうど政治2と魔力1、割増なしにしてもよい。
ruling-moiraine_sedai = ちょうど政治2と魔力1で、少なくとも1つは竜王の再来のもの。代用、2倍、軽減はない。
kind-momentum = 勢い
does-momentum = 歴史模様への挑戦で自陣営トークンを得たとき、このターンの他の各挑戦で達成値2か妨害値2。
ruling-momentum = 各挑戦の動作開始の始めに選ぶ。決着済みの挑戦には何もない。
kind-morgase_trakand = モーゲイズ・トラカンド
does-morgase_trakand =
    条件：自陣営トークン4個。
    回転：アンドールに支配トークンを2個加える。
kind-mount = 乗騎
does-mount =
    付ける先：キャラクター。
    担い手は補強を持つ。
kind-nae_blis = ナエ=ブリス
does-nae_blis =
    この対決には闇陣営のカードのみ参加できる。
    闇陣営が最後の戦いに勝つと、代わりにこれを支配するプレイヤーが勝者になる。
ruling-nae_blis = 2人で遊ぶときは、対決できるだけで効果はない。
kind-narg = ナルグ
kind-narrow_escape = 間一髪
does-narrow_escape = 分身ではない自分のキャラクターの死亡時・トークンを1個転換：死亡する代わりに手札に戻す。
ruling-narrow_escape = 効果で死亡した直後にも使える。
kind-noble_allies = 高貴な盟友
does-noble_allies =
    成功：自分のアドバンテージになる。
    自分の手札の上限+2。
ruling-noble_allies = 手札の上限の変化は合計する。0より小さくはならない。
kind-nynaeve_al_meara = ナイニーヴ・アル=ミーラ
does-nynaeve_al_meara =
    魔力のシンボルが1つも出なければ、彼女の魔力ダイスの結果をすべて無視する。
    永続魔力以上の数の魔力を振ると、永続的に魔力+1（最大4）。
ruling-nynaeve_al_meara = 1回のロールにつき1回まで。振り直しの後に調べる。
kind-overrun = 蹂躙
does-overrun = ダメージ前：自分の軍隊用プールからキャラクター用プールに好きなだけ移す。
kind-padan_fain = パダン・フェイン
does-padan_fain =
    参加中、陰謀+1。
    竜王の再来が参加している挑戦を補強できる。
kind-patrol = 巡回隊
does-patrol = キャラクターとして参加してもよい。
kind-pedron_niall = ペドロン・ナイオール
does-pedron_niall =
    条件：自陣営トークン2個。
    自分の光の子の軍隊は軍事+1。
    ドローラウンドにカードを1枚多く引いてもよい。
kind-perrin_aybara_i = ペリン・アイバラ（I）
does-perrin_aybara_i = 彼のダメージを受ける相手は自分が選ぶ。
kind-personal_growth = 成長
does-personal_growth = 参加中・自分のキャラクター1体がその挑戦で振った能力シンボル1個を支払う：そのキャラクターに付くアドバンテージになり、その能力値+1。
ruling-personal_growth = そのシンボルがまだプールになければならない。
kind-plots = 策謀
does-plots = 決着中：政治ダイスを2個振り、結果をすべて自分のものにする。
kind-political_isolation = 政治的孤立
does-political_isolation =
    対象：プレイヤー1人。
    成功：対象は次のターン政治ダイスを振れない。
kind-political_maneuvering = 政治工作
does-political_maneuvering =
    政治ダイスのみ。
    成功：自陣営トークンを1個加える。
kind-political_prisoner = 政治犯
does-political_prisoner =
    対象：分身ではないキャラクター。
    成功：対象を回転させ、差2ごとに囚人トークンを1個置く。囚人トークンがある間は通常状態に戻らない。
    限定・誰でも・政治1：囚人トークンを1個取り除く。
kind-portal_stone = 門石
does-portal_stone = 好きな数の自分のキャラクター：そのうち1体が魔力ダイスを振る。魔力1個につき2体が1つの挑戦に参加し、それぞれ達成値1を加える。残りは回転させる。
ruling-portal_stone = 対象の1体が回転せずに振る。参加する者はその条件を満たさなければならない。
kind-power_suppression = 力の抑制
does-power_suppression = 魔力2ごとに：回転状態のキャラクター1体は次のターン通常状態に戻らない。
ruling-power_suppression = 何枚使っても長くは続かない。
kind-prepared_defense = 備えた守り
does-prepared_defense = 挑戦を1つ選ぶ。その決着中、コストに魔力のあるイベントしか使えない。
ruling-prepared_defense = 動作開始の始めから結果の終わりまで。
kind-prolonged_campaign = 長期遠征
does-prolonged_campaign =
    条件：自陣営トークン4個。
    成功：自陣営トークンを1個加える。4差ならさらに1個、相手が妨害値を出さなかったならさらに1個。
    決着後、参加者は次のターン通常状態に戻らない。
kind-prophecy = 予言
does-prophecy = 自分のデッキの上の4枚を見て、2枚を一番下、2枚を一番上に好きな順番で置く。
kind-pull_of_the_pattern = 歴史模様の引力
does-pull_of_the_pattern =
    光陣営のみ。
    カード名を1つ指定する。自分のデッキの上の5枚を公開し、その名前のカードを手札に加え、残りを戻してシャッフルする。
kind-queen_s_guard = 女王の衛兵
does-queen_s_guard = アンドールの女王を支配している間、振ったダメージが2倍になる。
kind-rahvin_i = ラーヴィン（I）
does-rahvin_i = 彼の魔力3：キャラクターか軍隊1体に1ダメージ。
kind-raiding_party = 襲撃隊
does-raiding_party = 自分が行ったカードの挑戦に参加中、軍事+1。
kind-rallying_cry = 鬨の声
does-rallying_cry =
    成功：自分のアドバンテージになる。
    自分が行った挑戦が成功したとき、鬨トークンを1個置く。
    軍隊のリクルート時・鬨トークンを1個取り除く：好きなシンボルのコスト-1。
ruling-rallying_cry = トークンは2倍にした後のコストを減らす。1枚に何個使ってもよい。
kind-rampage = 大暴れ
does-rampage =
    闇陣営のみ。対象：相手。
    成功：相手は差の枚数だけ手札をランダムに捨てる。
ruling-rampage = 1ターン目には、これによって手札を捨てることはない（3.2）。
kind-rand_al_thor_i = ランド・アル=ソア（I）
does-rand_al_thor_i =
    自分が支配する国家の忠義を得る。
    魔力を2個以上振ったとき、永続的に魔力+1（最大4）。
ruling-rand_al_thor_i = その国家対決アドバンテージを支配している国家。
kind-rand_al_thor_ii = ランド・アル=ソア（II）
does-rand_al_thor_ii =
    彼が一部を支払う、コストに魔力のあるイベントは魔力のコスト-1。
    魔力を2個以上振ったとき、永続的に魔力+1（最大5）。
kind-rand_al_thor_iii = ランド・アル=ソア（III）
does-rand_al_thor_iii =
    ゲーム開始時に闇王軍以外の忠義を1つ選び、それを得る。
    魔力を2個以上振ったとき、永続的に魔力+1（最大4）。
kind-rand_al_thor_iv = ランド・アル=ソア（IV）
does-rand_al_thor_iv =
    彼が一部を支払う竜王軍か光の性質のキャラクターは、最後に各シンボルのコスト-1。
    魔力を2個以上振ったとき、永続的に魔力+1（最大4）。
ruling-rand_al_thor_iv = 2倍にした後に減らす。彼のシンボルを少なくとも1個使わなければならない。
kind-rand_the_king = 王ランド
does-rand_the_king =
    置き換え：竜王の再来（自陣営トークン8個）。
    自分のすべてのキャラクターの忠義を得る。
kind-rapid_recovery = 迅速な回復
does-rapid_recovery = このターン、回転して治療する自分のキャラクターはダメージを2治療する。
kind-ravens_watching = 見張る鴉
does-ravens_watching =
    闇陣営のみ。
    カードの挑戦を1つ選ぶ。その決着中、光陣営のイベントは陰謀のコスト+1。
ruling-ravens_watching = 動作開始の始めから結果の終わりまで。
kind-raw_recruits = 新兵
does-raw_recruits = 限定・回転して政治1と軍事1：自分の墓地からマルチプルの軍隊1体を手札に戻す。
kind-ready_resources = 備えの資源
does-ready_resources =
    手札のアドバンテージをこの下に裏向きで置く。
    この下のアドバンテージを使うことができる。
ruling-ready_resources = 相手には見えず、このカードと一緒に捨てられる。
kind-reducing_influence = 影響力の低下
does-reducing_influence =
    挑戦の宣言として：国家への挑戦を行う。
    成功：差2ごとにその国家から相手の支配トークンを1個取り除く。
ruling-reducing_influence = そのターンの挑戦の宣言にあたる。誰でも参加できる。
kind-regroup = 再編成
does-regroup = 1つの挑戦にいる通常状態の自分の参加者を好きな数だけ回転させ、撤退させる。
ruling-regroup = 通常状態の自分の参加者だけ。
kind-reinforcements = 増援
does-reinforcements = 軍事2ごとに：戦場の軍隊1体はこのターン補強を持つ。
kind-remove_fatigue = 疲労除去
does-remove_fatigue = キャラクター1体を通常状態に戻す。
kind-request_tribute = 貢ぎ物の要求
does-request_tribute =
    成功：差2ごとにカードを1枚引いてもよい。
    失敗：他のプレイヤーはそれぞれカードを1枚引く。
kind-respite = 休息
does-respite = 自分のカード1枚：このターン回転して治療するなら、ダメージを3まで治療する。
kind-rest_and_recovery = 休息と回復
does-rest_and_recovery = 前のターンに成功し、このターン参加者がいなければ、ドローラウンドにカードを1枚多く引いてもよい。
kind-resupply = 補給
does-resupply = 限定・回転：戦場の自分の軍隊1体のダメージを1治療する。
kind-rhuarc = ルアーク
does-rhuarc =
    条件：自陣営トークン5個。
    参加している自分のアイール人のキャラクターは軍事+1。
kind-rule_of_power = 力の掟
does-rule_of_power = このターン、自分が振ったシンボルはすべての忠義を持つ。
kind-rumors_and_lies = 噂と嘘
does-rumors_and_lies = 陰謀1ごとに：ダメージのある軍隊1体は次のターン、カードの挑戦に参加できない。
kind-sabotage = 破壊工作
does-sabotage =
    開始時の手札に入れられない。
    プレイヤー1人は手札をランダムに1枚捨てる。さらに陰謀2を支払えば、もう1枚捨てる。
ruling-sabotage = 1ターン目には、これによって手札を捨てることはない（3.2）。
kind-saidar_angreal = サイダールのアングリアル
does-saidar_angreal =
    付ける先：魔力を持つ自分の女性キャラクター。
    魔力の値だけ魔力ダイスが増える（最大2個）。
kind-saidin_angreal = サイディンのアングリアル
does-saidin_angreal =
    付ける先：魔力を持つ自分の男性キャラクター。
    魔力の値だけ魔力ダイスが増える（最大2個）。
kind-scouting_party = 偵察隊
does-scouting_party = 取っ組み合い・敵対するモンスターの軍隊がいるとき、自身の軍事1：自分の軍隊用プール+1か、相手の軍隊用プール-1。
kind-search_and_destroy = 索敵と破壊
does-search_and_destroy =
    対象：プレイヤーのアドバンテージ。軍事と魔力のダイスのみ。
    5差の成功：対象を捨てる。
kind-seasoned_warrior = 歴戦の戦士
does-seasoned_warrior =
    付ける先：キャラクター。
    動作開始・参加中・担い手の軍事1：自分のキャラクター用プール+1。
ruling-seasoned_warrior = 担い手が生み出したシンボルでなければならない。
kind-seat_of_power = 権力の座
does-seat_of_power = 限定・回転：支配している国家1つにつき、すべての忠義を持つ政治1を得る。
kind-second_front = 第二戦線
does-second_front = このターン、自分のモンスターは闇王軍ではない自分のカードと一緒に参加できる。
kind-secondary_efforts = 別働作戦
does-secondary_efforts = 成功：自陣営トークンを1個加える。
kind-secret_aid = 密かな援助
does-secret_aid = 参加しているキャラクター1体：その動作開始に、それが生み出したものとして政治1・陰謀1・軍事1を得る。
kind-sentries = 歩哨
does-sentries = 動作開始・参加中・回転して死亡させる：妨害値2。
ruling-sentries = 致命傷でも、回転状態でなければ使える。
kind-shaidar_haran_i = シャイダー・ハラン（I）
does-shaidar_haran_i =
    条件：自陣営トークン6個。
    回転：闇王軍のカードを1枚探す。
    支配している間、自陣営トークンが1個多いものとして数える。
ruling-shaidar_haran_i = 優勢、条件、20個、最後の戦いのいずれにも数える。
kind-shattered_dreams = 砕けた夢
does-shattered_dreams =
    対象：相手。
    2差の成功：相手は次のターン、リクルートできない。
kind-shayol_ghul = シャヨル・グル
does-shayol_ghul =
    この対決には闇陣営のカードのみ参加できる。
    支配していれば、トークンを1個転換：自分の闇セダーイ1体のダメージを1治療する。ターンごとに、リード2につき1回。
ruling-shayol_ghul = リードの半分（端数切り捨て）が1ターンの回数。
kind-similar_ideals = 共通の理想
does-similar_ideals = このターン、光陣営は光の性質、闇陣営は闇の性質のキャラクターを割増なしでリクルートできる。
kind-siuan_sanche = シウアン・サンチェ
does-siuan_sanche =
    条件：自陣営トークン5個。
    回転：アエズ・セダーイのカードを1枚探す。
kind-skimming = 滑走
does-skimming = 魔力1ごとに：自分のキャラクター1体はこのターン補強を持つ。
kind-skirmish = 小競り合い
does-skirmish =
    補強不可。
    成功：自陣営トークンを1個加える。
kind-spying = 偵察
does-spying = プレイヤー1人の手札と裏向きのカードを見る。
kind-stalemate = 膠着
does-stalemate = 成功：次のターンは活動ラウンドがない。5差なら自陣営トークンも1個加える。
ruling-stalemate = 何枚使っても長くは続かない。
kind-stedding = 里
does-stedding = カードの挑戦に置く地形：魔力ダイス不可。魔力を必要とするものはそこで使えない。
ruling-stedding = 決着するまで、魔力で支払ったり魔力を振ったりするものはそこで使えない。
kind-strong_support = 強い支持
does-strong_support = このターン、少なくともシンボル1個の忠義が共通していれば、軍隊を異なる忠義のシンボルを混ぜて割増なしで支払える。
kind-stymied = 足止め
does-stymied = 参加者1体は、このターン各能力値のダイスが1個減る。
kind-subtle_manipulations = 巧みな操作
does-subtle_manipulations = カードの種類を選び、プレイヤー1人のデッキの上の5枚を見る。その種類のカードを公開し、一番下に置く。
kind-superior_weaponry = 優れた武器
does-superior_weaponry =
    付ける先：軍隊。
    挑戦でダメージを1以上振ったなら、ダメージを1追加する。
kind-surprise_attack = 奇襲
does-surprise_attack = 軍事1ごとに：自分の軍隊1体はこのターン補強を持つ。補強する挑戦はすべて同じでなければならない。
kind-surrounded = 包囲
does-surrounded = 取っ組み合い・軍隊の数が相手の2倍以上：ダメージを振った自分の軍隊1体につき、自分のキャラクター用プール+1、軍隊用プール+1。
kind-taking_advantage = 優位の活用
does-taking_advantage = コストのある他のアドバンテージを使ったとき、カードを1枚引いてもよい。
kind-tar_valon = タール・ヴァロン
does-tar_valon =
    この対決にはアエズ・セダーイのみ参加できる。
    支配している間、自分のアエズ・セダーイのキャラクターはどの国家の対決にも参加できる。
kind-tar_valon_guards = タール・ヴァロン衛兵
does-tar_valon_guards =
    軍事ダイス1個の代わりに魔力ダイスを1個振ってもよい。
    タール・ヴァロンの対決では軍事+2。
kind-tar_valon_soldiers = タール・ヴァロン兵士
does-tar_valon_soldiers = 軍事ダイス1個の代わりに魔力ダイスを1個振ってもよい。
kind-tear = ティア
does-tear =
    準備ラウンドに支配していれば、支配トークンを1個加える。
    5差で支配している間、常に優勢になる。
    カランドールを支配している間、自分の支配トークンが5個多いものとして数える。
ruling-tear = 5個はティアの支配にだけ数える。
kind-tear_lancers = ティア槍騎兵隊
kind-tear_levies = ティア徴集兵
does-tear_levies = リクルートされたとき、カードを1枚引く。
kind-tear_skirmishers = ティア散兵
does-tear_skirmishers = 参加中・自身の軍事1：挑戦から離れる。振った結果は残る。
kind-tear_spearmen = ティア槍兵隊
does-tear_spearmen = 敵対するモンスターの軍隊がいれば軍事-1。
kind-testing_fate = 運命の試練
does-testing_fate =
    成功：中立トークンを2個まで取ってもよい。
    失敗：トークンを1個転換する。
kind-the_art_of_intrigue = 陰謀の術
does-the_art_of_intrigue =
    付ける先：陰謀を持つ自分のキャラクター。
    陰謀+1。
    限定・回転：挑戦1つに達成値1か妨害値1。
    担い手が参加した自分のカードの挑戦が失敗すると、担い手に1ダメージを与え、このカードを捨てる。
kind-the_dragon_revealed = 現れた竜王
does-the_dragon_revealed =
    置き換え：ランド（自陣営トークン5個）。
    自分が行ったカードの挑戦が成功したとき、カードを1枚引く。
kind-the_dying_ground = 死の大地
does-the_dying_ground = カードの挑戦に置く地形：決着の後、そこにいるダメージのあるモンスターそれぞれに1ダメージ。
kind-the_great_game = 大いなるゲーム
does-the_great_game =
    限定・政治1：予備トークンを1個置く。
    限定・予備トークンを2個取り除く：分身の忠義を持つ政治1を得る。
kind-the_ruby_dagger = ルビーの短剣
does-the_ruby_dagger =
    付ける先：自分のキャラクター。
    担い手が振ったダメージを受けたキャラクターは、完全に治療されない限りターンの終わりに死亡する。
    準備ラウンドに魔力ダイスを1個振る。魔力が出ると担い手に腐敗トークンを1個置く。
    魔力2：腐敗トークンを1個取り除く。
    魔力5：このカードを捨てる。
ruling-the_ruby_dagger = 担い手のコントローラーが振る。
kind-the_stone_of_tear = ティアの石城
does-the_stone_of_tear = ティアを支配している間、他のプレイヤーはその対決によってのみティアに支配トークンを加えられる。
kind-the_telling_blow = とどめの一撃
does-the_telling_blow = 最も高い能力値が1でダメージのある参加者1体に1ダメージ。
kind-the_tide_of_battle = 戦の潮流
does-the_tide_of_battle =
    成功：自分のアドバンテージになり、差2ごとに主導トークンを1個置く。なくなれば捨てる。
    回転し、主導トークンを好きな数だけ取り除く：カードの挑戦1つに同じ数の達成値か妨害値。
kind-the_truth_they_tell = 彼女らの語る真実
does-the_truth_they_tell = アエズ・セダーイのキャラクターの政治2か魔力1ごとに：カードの挑戦1つに妨害値1。
ruling-the_truth_they_tell = 活動ラウンドに生み出されたシンボルだけ。
kind-the_way_of_the_leaf = 葉の道
does-the_way_of_the_leaf =
    光陣営のみ。付ける先：永続的な軍事のない自分のキャラクター。
    政治+2。軍事を持てず、そのダメージは無視する。
kind-the_wheel_turns = 時の車輪は回る
does-the_wheel_turns = このターンのカードの挑戦1つにつき魔力2：ターンの終わりまで、歴史模様への挑戦だけが歴史模様にトークンを加える。
ruling-the_wheel_turns = カードの挑戦がなければコストはなく、使うことができる。
kind-the_white_tower = 白い塔
does-the_white_tower = タール・ヴァロンを5差で支配していて歴史模様への挑戦に成功したとき、回転させてもよい：自陣営トークンを1個加える。
kind-thom_merrilin = トム・メリリン
does-thom_merrilin = 彼の陰謀3：相手は手札をランダムに1枚捨てる。
ruling-thom_merrilin = 1ターン目には、これによって手札を捨てることはない（3.2）。
kind-tight_formation = 密集陣形
does-tight_formation = 挑戦に自分の軍隊が1体だけなら、それは軍事+2。
kind-to_the_victor = 勝者に栄光を
does-to_the_victor = 自分が行ったカードの挑戦が成功したとき、カードを1枚引く。
kind-training_for_war = 戦いの訓練
does-training_for_war =
    付ける先：軍隊。
    軍事+1。
kind-treaty = 条約
does-treaty =
    忠義を1つ選ぶ。
    成功：自分のアドバンテージになる。
    回転：その忠義を持つ政治1を得る。
kind-trolloc = トロローク
does-trolloc = コストは自分の闇王軍のキャラクター1体を回転させることだけ。
ruling-trolloc = 闇王軍のキャラクターは場のどこにいてもよいが、通常状態でなければならない。
kind-trolloc_fist = トロロークの拳
does-trolloc_fist = ターン1回、場の自分のトロローク軍隊1体を捨てる：その永続的な軍事の値だけ、このカードのダメージを治療する。
kind-trolloc_footmen = トロローク歩兵隊
does-trolloc_footmen = 相手の軍隊用プールの1ダメージは、トロロークではない自分の軍隊より先に、まずこれに割り振られる。
ruling-trolloc_footmen = 6.6.3を参照。
kind-trolloc_horn = トロロークの角笛
does-trolloc_horn =
    付ける先：自分のトロロークのキャラクター。
    回転して軍事2：最も上のトロロークのカードを1枚探す。
kind-trolloc_raiders = トロローク襲撃兵
does-trolloc_raiders = 死亡したとき、カードを1枚引く。
kind-trolloc_war_band = トロローク戦闘団
does-trolloc_war_band = 通常状態の自分のミルドラルが戦場で撤退している間、補強を持つ。
kind-twisting_fate = 運命のねじれ
does-twisting_fate =
    対象：相手。相手の陣営トークンの数だけ自動的に妨害値が加わる。
    成功：相手の陣営トークンを1個取り除く。
kind-twists_in_the_pattern = 歴史模様のもつれ
does-twists_in_the_pattern = トークンを1個転換：相手はトークンを1個転換する。
kind-two_rivers_archers = トゥー・リバーズの弓兵
does-two_rivers_archers =
    動作開始に振る。
    受けるダメージは1点につき1点増える。
ruling-two_rivers_archers = そのダメージは動作開始に割り振る。軍隊用プールのダメージを受ける。
kind-unexpected_ally = 思わぬ味方
does-unexpected_ally = 政治ダイスを2個振る。出た政治を、すべての忠義を持つものとして得る。
kind-verin_sedai = ヴェリン・セダーイ
does-verin_sedai = 自分の手札の上限+1。
ruling-verin_sedai = 手札の上限の変化は合計する。0より小さくはならない。
kind-wall_of_fire = 炎の壁
does-wall_of_fire = 動作開始・魔力1ごとに：参加している軍隊1体は、回転して撤退するか、自身が振るダメージを受ける。
ruling-wall_of_fire = コントローラーが1体ずつ決める。回転させるには通常状態でなければならない。
kind-wandering_noble = 放浪の貴族
kind-ward_of_protection = 守りの結界
does-ward_of_protection = 魔力1ごとに：このターン、自分か自分のカードを対象とする他のプレイヤーのイベントは魔力のコスト+1。
kind-waygate = ウェイゲート
does-waygate = 1つの場所にいる好きな数の自分のカード：1体につき陰謀ダイスを1個振り、ダメージ1個につき1体を死亡させる。残りは未決着の挑戦1つに参加する。
ruling-waygate = 場所は本拠地、1つの挑戦、撤退中のいずれか。参加できない者は撤退する。
kind-weariness = 疲労
does-weariness =
    付ける先：キャラクター。
    前のターンに参加していれば、担い手は通常状態に戻らない。
    担い手のコントローラー・任意のシンボル2個：このカードを捨てる。
kind-what_might_be = ありえた世界
does-what_might_be = トークンを1個転換：自分の捨て札から、一番上以外のイベント1枚を手札に戻す。
ruling-what_might_be = 一番上とは最後に捨てられたイベントのこと。
kind-whispers_in_the_dark = 闇の囁き
does-whispers_in_the_dark =
    闇陣営のみ。
    自陣営トークン1個につき陰謀ダイスを1個振り、達成値と妨害値をカードの挑戦1つに加える。
kind-wolves = 狼の群れ
does-wolves =
    条件：狼の兄弟を支配。いなくなれば捨てる。
    敵対するモンスターの軍隊がいれば軍事+1。
    アドバンテージを付けられない。

## 闇の予言

kind-a_new_empire = 新しい帝国
does-a_new_empire =
    光陣営のみ。予言・繰り返し可：国家1つを5差で支配。
    成就後・国家ごとにゲーム1回・5差で支配している国家を回転させる：カードを3枚引き、中立トークンを1個取る。
kind-advanced_maneuvers = 高度な機動
does-advanced_maneuvers = 成功：次のターン、他のプレイヤーのカードは自分が行うカードの挑戦に参加できない。
kind-alanna_sedai = アランナ・セダーイ
does-alanna_sedai = 彼女の魔力1：軍事1を得る。
kind-asmodean_ii = アスモデアン（II）
does-asmodean_ii =
    条件：竜王の再来のシンボルだけで支払う。
    彼のシンボルではリクルートできない。
    回転：竜王の再来はこのターン魔力+2。
    手札から捨てる：竜王の再来はこのターン魔力+3。
kind-bair = ベア
does-bair = 自分の夢歩きは陰謀+1。
kind-balefire = 白炎
does-balefire =
    動作開始。支払うシンボルはすべて1体のキャラクターのもの。
    魔力ダイスを2個振り、両方で魔力が出ると自分の分身は死亡する。分身ではない参加しているキャラクター1体を死亡させる。歴史の織り人なら、コントローラーは代わりにトークンを2個転換してもよい。
ruling-balefire = 両方のダイスで魔力が出たときだけ自分の分身が死亡し、対象の死亡より先に起こる。
kind-battle_plan = 作戦計画
does-battle_plan =
    自分が行ったカードの挑戦が成功し、歴史模様のトークンを与えなかったとき、計画トークンを1個置く。
    最後の戦いでは、計画トークン1個につき達成値1と妨害値1。
    活動ラウンド・回転：計画トークン1個につき、自分のカードのダメージを1治療する（割り振り自由）。
kind-bayle_domon = ベイル・ドモン
does-bayle_domon = 限定・回転：1つの挑戦にいる好きな数の自分のカードを、挑戦から離して本拠地に移す。
kind-be_lal_ii = ベ=ラル（II）
does-be_lal_ii =
    条件：闇セダーイのシンボルだけで支払う。
    彼のシンボルではリクルートできない。
    竜王の再来が場にいれば、カランドールの挑戦を行える。成功すればベ=ラルに、失敗すれば竜王の再来に付く。
    手札から捨てる：カランドールの挑戦の達成値+5。
ruling-be_lal_ii = 挑戦カードと同じように宣言する。失敗すれば、誰が支配していても竜王の再来に付く。
kind-blockade_runners = 封鎖破り
does-blockade_runners = カードの挑戦では、振ると妨害値を3追加する。
kind-blood_and_ashes = 血と灰
does-blood_and_ashes =
    支払う代わりに分身を回転させてもよい。
    出たとき、イベント名を1つ指定する。このカードがある間、それは使えない。
    その名前のカードが捨てられると、このカードを捨てる。
kind-cairhien_guard = ケーリエン近衛兵
does-cairhien_guard = 参加中・回転：同じ挑戦の相手の軍隊1体は、このターンテキストを失う。
kind-cairhien_veterans = ケーリエン古参兵
does-cairhien_veterans = ケーリエンの任意のシンボル2個：自身のダメージを1治療する。
ruling-cairhien_veterans = 資源プールから支払う。
kind-captain_caldevwin = カルデヴウィン隊長
does-captain_caldevwin = 自分のケーリエン騎馬隊はマルチプルを持ち、彼の参加する挑戦で軍事ダイスが1個増える。
ruling-captain_caldevwin = このカードが一度自分の支配下で場に出れば、その軍隊はゲームの終わりまで、リクルートのときも、自分にとってマルチプルになる。
kind-charismatic_leader = 魅力ある指導者
does-charismatic_leader =
    付ける先：自分の闇セダーイのキャラクター。
    出たとき、自分の軍隊の忠義を1つ選び、担い手はそれを得る。政治+1。
    モンスターを支配していれば、このカードを捨てる。
kind-chesmal_sedai = チェスマル・セダーイ
does-chesmal_sedai = 限定・ターン1回・回転：ダメージのあるキャラクター1体に1ダメージ。彼女は次のターン通常状態に戻らない。
kind-child_of_the_light = 光の子
does-child_of_the_light = 回転：このターン次にリクルートする光の子のカードは、最後に好きなシンボルのコスト-1。
kind-circle_of_light = 光の輪
does-circle_of_light =
    自分がリクルートする狼以外の傭兵は永続的に光の子の忠義を得る。
    光の子でも分身でもない自分のカードを捨てる。
    最後の戦いでは、中立トークン1個につき達成値1と妨害値1。
kind-combat_training = 戦闘訓練
does-combat_training = 自分の通常状態の軍隊1体と共に回転：その軍事ダイスを振る。軍事が永続的な軍事-1個以上（最低1個）出れば、永続的に軍事+1。
kind-combined_army = 連合軍
does-combined_army =
    コストなしでリクルートできる。リクルートされたとき、忠義の異なるモンスターではない自分の軍隊2体を捨てなければ死亡する。
    分身の忠義を得る。
ruling-combined_army = そのような軍隊がなくてもリクルートでき、その場合は直ちに死亡する。自身を捨てる軍隊に含めることもできる。
kind-conquest = 征服
does-conquest =
    公開時、場にない対決アドバンテージを1枚探す。
    成功：すべての国家に支配トークンを2個加える。5差なら、他の征服をすべて捨て札から手札に戻す。
kind-consumed_by_the_blight = 大荒地の侵食
does-consumed_by_the_blight = カードの挑戦に置く地形：そこのモンスターは軍事ダイスが1個増える。
kind-couladin = クーラディン
does-couladin =
    カー=ア=カーンを支配していれば捨てる。
    同じ挑戦の自分のアイール人の軍隊は軍事ダイスが1個増える。
    挑戦ラウンドの始めに、自身のダメージを1治療する。
kind-dark_subversion = 闇の転覆
does-dark_subversion =
    闇陣営のみ。
    成功：闇の友、闇の性質のキャラクター、闇の性質の軍隊をそれぞれ1枚探してもよい。
kind-deep_waters = 深い水
does-deep_waters = カードの挑戦に置く地形：ミルドラルとトロロークは参加できない。
kind-defenders_of_the_stone = 石城の守り手
does-defenders_of_the_stone =
    本拠地にいるとき：戦場に移す。
    ティアの対決か、自分や自分のカードを対象とする挑戦にのみ参加できる。
kind-dragonmount = 竜王山
does-dragonmount =
    付ける先：竜王の再来を支配している自分。
    出たとき、最も上のアドバンテージを1枚探す。
    カードの挑戦の動作開始と取っ組み合いに各1回：自分のカードの忠義の種類の数だけ、ダメージプール1つを減らす。
kind-draw_him_out = 誘い出し
does-draw_him_out =
    対象：分身でも歴史の織り人でもない相手のキャラクター。
    成功：対象に付くアドバンテージになる。
    決着ラウンドの始めに、担い手は挑戦から離れて戦場に移り、歴史模様への挑戦か最後の戦いでの挑戦に参加する。
    担い手が自ら歴史模様への挑戦に参加すると、このカードを捨てる。
kind-elayne_the_accepted = 候補生エレイン
does-elayne_the_accepted =
    置き換え：エレイン。
    開始時の手札ではキャラクターに数えない。
    回転：ミンとアヴィエンダを探してもよい。
kind-eyeless = 眼なし
does-eyeless =
    このカードのシンボルではリクルートできない。
    限定・回転：参加者1体は、このターン各能力値のダイスが1個減る。
kind-faile = ファイール
does-faile = リクルートと置き換えの条件では、自陣営トークンが2個多いものとして数える。
kind-far_dareis_mai = ファル・ダレイス・マイ
does-far_dareis_mai = 参加中・ターン1回：同じ挑戦の自分のカー=ア=カーンから、ダメージを3まで自身に移す。
ruling-far_dareis_mai = 移されたダメージは新しいダメージではない。
kind-first_squadron = 第一中隊
does-first_squadron =
    自分の赤き手の軍団の軍隊3体につき軍事+1。
    自分の赤き手の軍団の軍隊は補強を持つ。
kind-galad = ガラード
does-galad = 挑戦では、振るとダメージを2追加する。
kind-gawyn = ガウィン
does-gawyn =
    アエズ・セダーイのシンボルなら割増なしでリクルートできる。
    タール・ヴァロンの対決に参加できる。
    自分の若者隊は軍事+1。
kind-genocide = 皆殺し
does-genocide =
    忠義を1つ選ぶ。その忠義を持つ場のカード1枚につき妨害値1。
    成功：その忠義のキャラクターそれぞれに1ダメージ、軍隊それぞれに2ダメージ。ダメージを受けたキャラクターは次のターン、回転して治療できない。
    決着後、このカードをゲームから取り除く。次のターン皆殺しを使えない。
kind-gholam_attack = ゴラムの襲撃
does-gholam_attack =
    闇陣営のみ。
    陰謀1ごとに：1つの挑戦にいる別々のキャラクター1体は、そこで魔力ダイスを振れない。
kind-graendal_ii = グレンダル（II）
does-graendal_ii =
    条件：闇セダーイのシンボルだけで支払う。
    彼女のシンボルではリクルートできない。
    回転して治療するとき、手札のグレンダルを公開してもよい。1枚につきダメージをさらに1治療する。
    手札から捨てる：分身のダメージを2治療する。
kind-gyldin = ギルディン
does-gyldin =
    付ける先：モゲディーン。
    陰謀+1。
    限定・担い手の陰謀1：政治1か軍事1を得る。
    担い手を回転させ、このカードを捨てる：捨て札から挑戦1枚を手札に戻す。
kind-half_legion = 半個軍団
does-half_legion = ターン1回・自分の光の子のキャラクター1体を回転させる：このターン軍事+1。
kind-heart_of_the_stone = 石城の心臓
does-heart_of_the_stone =
    自分のハイ・ロードとハイ・レディが振ると、達成値と妨害値を1ずつ追加する。
    カランドールを支配している間、自分や自分のカードを対象とする挑戦の妨害値+5。
kind-high_lord_hearne = ハイ・ロード・ハーン
does-high_lord_hearne = 自分がリクルートする傭兵は、最後に軍事のコスト-1。
kind-high_lord_simaan = ハイ・ロード・シマーン
does-high_lord_simaan =
    リクルートされたとき、多才トークンを2個置く（最大4個）。
    多才トークンを1個取り除く：このターン政治+1か陰謀+1。
    限定・回転：多才トークンを2個置く（最大4個）。
kind-hopper = ホッパー
does-hopper =
    条件：狼の兄弟を支配。いなくなれば捨てる。
    アドバンテージを付けられない。能力シンボルを無視する。
    死亡したとき、自分の狼の兄弟は永続的に夢歩きの特性を得る。
kind-hunting_party = 狩猟隊
does-hunting_party = ダメージ前・参加中・自身が軍隊用プールに入れた2ダメージを取り除く：自分のキャラクター用プール+1。
ruling-hunting_party = このカードがプールに入れたダメージでなければならない。
kind-illian = イリアン
does-illian =
    支配していて回転：このターン回転して治療する自分のイリアンの軍隊1体は、ダメージをすべて治療する。
    5差で支配している間、リクルートしたキャラクターを回転させてもよい。今すぐ振り、能力シンボルを得る。
kind-illian_lancers = イリアン槍騎兵隊
does-illian_lancers = ダメージはすべて相手の軍隊1体に与える。死亡に必要な数を超えてもよい。
kind-illian_spearmen = イリアン槍兵隊
does-illian_spearmen = 戦場にいて回転：自身のダメージを1治療する。
kind-illian_traders = イリアン交易商
does-illian_traders = 限定・回転：イリアンの忠義を持つ政治2を得る。
kind-illian_volunteers = イリアン義勇兵
does-illian_volunteers = 死亡する代わりに、オーナーの手札に戻る。
kind-incendiary_strike = 焼き討ち
does-incendiary_strike = 動作開始か取っ組み合い：参加者1体に2ダメージ。マルチプルなら死亡させる。同じカードには1ターンに1回まで。
kind-invasion = 侵略
does-invasion =
    成功：国家1つに支配トークンを4個加えるか、カードを3枚引くか、捨て札から2枚を手札に戻す。
    決着後、このカードをゲームから取り除く。
kind-ishamael_ii = イシャマエル（II）
does-ishamael_ii =
    条件：闇セダーイのシンボルだけで支払う。
    彼のシンボルではリクルートできない。
    回転：対決アドバンテージに支配トークンを1個加える。
    回転して捨てる：対決アドバンテージに支配トークンを5個加える。
    手札から捨てる：対決アドバンテージに支配トークンを1個加える。
kind-jaret_byar = ジャレット・バイアー
does-jaret_byar = 敵対するモンスターかアエズ・セダーイがいれば、振るとダメージを1追加する。
kind-kin_tovere = キン・トヴェール
does-kin_tovere = 回転：自分のケーリエンの軍隊はすべてこのターン補強を持つ。
kind-king_mattin_stepaneos = マッティン・ステパネオス王
does-king_mattin_stepaneos =
    リクルートされたとき、イリアンを1枚探してもよい。
    イリアンを支配している間、政治+1、陰謀+1、軍事+1。
kind-lady_selande = レディ・セランデ
does-lady_selande =
    コストは自分のケーリエンのキャラクター1体を回転させることだけ。
    ケーリエンを支配している間、振ると政治を1追加する。
kind-lanfear_ii = ランフィア（II）
does-lanfear_ii =
    条件：闇セダーイのシンボルだけで支払う。
    彼女のシンボルではリクルートできない。
    同じ挑戦で、永続能力値がどれも2以下のカードは、プールからちょうど1ダメージを割り振られるとさらに1ダメージを受ける。
    手札から捨てる：夢歩き1体のダメージをすべて治療する。
ruling-lanfear_ii = 移されたダメージは新しいダメージではない。
kind-lead_them_to_ruin = 破滅への導き
does-lead_them_to_ruin =
    対象：プレイヤー1人。
    成功：差2ごとに、対象はコストのあるプレイヤーのアドバンテージを1枚選んで手札に戻す。
kind-leader_of_nations = 諸国の指導者
does-leader_of_nations =
    付ける先：自分の歴史の織り人。
    出たとき、自分の軍隊の忠義を1つ選び、担い手はそれを得る。政治+2。
    忠義が竜王軍のみで歴史の織り人ではないカードを支配していれば、このカードを捨てる。
kind-leane_sedai = リアンヌ・セダーイ
does-leane_sedai = 回転：カードを1枚引く。アミルリン位を支配していればさらに1枚引く。決着ラウンドの終わりに手札をすべて捨てる。
kind-legion = 軍団
does-legion = 限定・回転し、ダメージのない自分の傭兵の軍隊1体を死亡させる：自身のダメージをすべて治療する。
kind-legion_of_the_dragon = 竜王軍団
does-legion_of_the_dragon = 準備ラウンドの始めに、自身のダメージを2まで治療してもよい。
kind-light_brigade = 軽騎旅団
does-light_brigade =
    リクルートされたとき、戦場に移る。
    ドローラウンドの始めに手札に戻る。
kind-linked = 結ばれし者
does-linked =
    自分のミルドラルと一緒に参加している自分のトロローク軍隊が振ると、達成値と妨害値を1ずつ追加する。
    自分のミルドラルが死亡したとき、自分のモンスターの軍隊1体を死亡させる。
kind-lord_argirin_darelos = ロード・アルギリン・ダレロス
does-lord_argirin_darelos = 限定・参加中・回転：同じ挑戦の、永続的な魔力のないキャラクター1体を回転させる。
kind-lord_ballin_elamri = ロード・バリン・エラムリ
does-lord_ballin_elamri = 九人評議会の一員を支配していれば、コストなしでリクルートできる。
kind-lord_brend = ロード・ブレンド
does-lord_brend =
    付ける先：サマエル。
    政治+2。担い手はイリアンの忠義と九人評議会の特性を得る。
    限定・捨てる：イリアンの忠義を持つ政治3を得る。
kind-lord_comar = ロード・コマール
does-lord_comar = 回転：闇の友を1枚探す。このターン闇の友をコストなしで使ってもよい。
kind-lord_dobraine = ロード・ドブレイン
does-lord_dobraine = 限定・彼のシンボル2個：ケーリエンの忠義を持つ政治1、陰謀1、軍事1のいずれかを得る。
kind-lord_dragon = 竜王卿
does-lord_dragon =
    置き換え：ランド（そのテキストも保つ）。
    開始時の手札ではキャラクターに数えない。
    闇の性質のキャラクターを、性質による2倍なしでリクルートできる。
kind-lord_eliris_mancuri = ロード・エリリス・マンクリ
does-lord_eliris_mancuri = 限定・回転：このターン、イリアンのカードは最後に軍事のコスト-1。
kind-lord_ershin_netari = ロード・エルシン・ネタリ
does-lord_ershin_netari = 彼のシンボル1個：自分のイリアンの軍隊1体のダメージを1治療する。
kind-lord_gregorian_panar = ロード・グレゴリアン・パナール
does-lord_gregorian_panar = 回転：九人評議会の全員は、このターン最も高い能力値+1。
kind-lord_jeordwyn_semaris = ロード・ジョードウィン・セマリス
does-lord_jeordwyn_semaris = 対決では、振ると達成値と妨害値を2ずつ追加する。
kind-lord_kiril_drapeneos = ロード・キリル・ドラペネオス
does-lord_kiril_drapeneos = 能力シンボルを1つも振らなければ、次のターン通常状態に戻らない。
kind-lord_maringil = ロード・マリンギル
does-lord_maringil = 回転：ケーリエンの軍隊1体のダメージを2まで治療する。
kind-lord_spiron_narettin = ロード・スパイロン・ナレッティン
does-lord_spiron_narettin = 彼のダメージは常に軍隊用プールに入る。
kind-lull_in_the_storm = 嵐の凪
does-lull_in_the_storm =
    光陣営のみ。
    成功：自分のアドバンテージになる。
    決着時、カードを1枚引く。達成値か妨害値を出したプレイヤーは、このターンのドローラウンドにカードを引けない。
    限定・捨てる：すべての忠義を持つ政治1・陰謀1・魔力2・軍事1を得る。
kind-mat_the_gambler = 賭博師マット
does-mat_the_gambler =
    置き換え：マット。
    ターン1回・振った後：彼のダイスを3個まで振り直す。
    彼のシンボル2個：自身のダメージを1治療する。
    竜王の再来の忠義を得る。
kind-melindhra = メリンドラ
does-melindhra =
    条件：自陣営トークン3個。
    彼女のシンボルではリクルートできない。
    回転して死亡させる：キャラクター1体に1ダメージ。
kind-military_state = 軍事国家
does-military_state = 限定・自分の通常状態の軍隊1体と共に回転：今すぐその軍事ダイスを振り、能力シンボルを得る。
kind-moghedien_ii = モゲディーン（II）
does-moghedien_ii =
    条件：闇セダーイのシンボルだけで支払う。墓地からもリクルートできる。墓地に他のモゲディーンがあればコストなし。
    彼女のシンボルではリクルートできない。
    手札から捨てる：分身ではない夢歩き1体に1ダメージ。
kind-narrow_pass = 狭い山道
does-narrow_pass = カードの挑戦に置く地形：各プレイヤーはキャラクター2体と軍隊2体まで参加できる。残りは撤退する。
kind-no_middle_ground = 中立の余地なし
does-no_middle_ground = 成功：差までのダメージを傭兵に自由に割り振る。3差なら自陣営トークンも1個加える。
kind-on_all_sides = 四方から
does-on_all_sides = 同じカードが場にあるマルチプルではないキャラクターを手札からすべて捨て、そのコストと同じシンボルをすべての忠義で得る。
kind-ordeith = オーデイス
does-ordeith =
    置き換え：パダン・フェイン。
    忠義は傭兵のみ。腐敗トークンを置かれない。
    モンスターと一緒に参加できる。
    陰謀を2個以上振ったとき、モンスター1体をオーナーの手札に戻す。
    手札から公開する：パダン・フェインを1枚探す。
kind-organize_resistance = 抵抗の組織
does-organize_resistance = 成功：すべての対決アドバンテージから、好きな支配トークンをそれぞれ3個まで取り除く。
kind-people_of_the_dragon = 竜王の民
does-people_of_the_dragon =
    分身がアイール人でなければ、このカードを捨てる。
    回転：アイール人のキャラクター1体のシンボルで、このターンリクルートできる。
    分身でも歴史の織り人でもない自分のアイール人のキャラクターが死亡するとき、代わりに捨てる。
kind-pevin = ペヴィン
does-pevin =
    コストは竜王の再来を回転させることだけ。
    竜王の旗が場になければ、回転：竜王の旗を1枚探す。
    限定・回転して死亡させる：手札から竜王軍のカード1枚をコストなしでリクルートする。
kind-plans_within_plans = 計画の中の計画
does-plans_within_plans =
    このターン、自分のアエズ・セダーイのカードの魔力は、イベントとアドバンテージで任意のシンボルとして支払える。
    手札から捨てる：コストかテキストに魔力のあるイベントを1枚探す。
kind-political_powerbase = 政治的地盤
does-political_powerbase =
    対象：5差で支配している国家。その忠義のカードのみ参加できる。
    成功：自陣営トークンを1個加える。
kind-preemptive_strike = 先制攻撃
does-preemptive_strike =
    付ける先：軍隊。
    動作開始・参加中・担い手を回転させ、このカードを捨てる：自分の軍隊用プールに担い手の軍事の値を加える。
kind-pull_of_the_ta_veren = 歴史の織り人の引力
does-pull_of_the_ta_veren =
    自分がリクルートする歴史の織り人は、最後に政治のコスト-1。
    回転：コストのある最も上の歴史の織り人を1枚探す。
kind-questioner = 尋問者
does-questioner = このターン他のプレイヤーが闇王軍かアエズ・セダーイのキャラクターをリクルートしていれば、回転して手札を1枚捨てる：カードを1枚引く。
kind-rahvin_ii = ラーヴィン（II）
does-rahvin_ii =
    条件：闇セダーイのシンボルだけで支払う。
    彼のシンボルでは闇王軍をリクルートできない。
    回転：モンスターではない自分のキャラクター1体のシンボルは、このターンすべての忠義を持つ。
    手札から捨てる：闇セダーイを1枚探す。
kind-rand_al_thor_v = ランド・アル=ソア（V）
does-rand_al_thor_v =
    ゲーム1回、魔力を2個以上振ったとき、永続的に魔力+1。
    能力シンボルが3個未満なら、魔力と政治を1ずつ追加する。
kind-rand_al_thor_vi = ランド・アル=ソア（VI）
does-rand_al_thor_vi =
    政治を振ると永続的に政治+1（最大3）、軍事を振ると永続的に軍事+1（最大3）。
    ゲーム1回、魔力を2個以上振ったとき、永続的に魔力+1。
kind-rand_al_thor_vii = ランド・アル=ソア（VII）
does-rand_al_thor_vii =
    魔力を2個以上振ったとき、永続的に魔力+1（最大4）。
    限定・回転：政治2・陰謀1・軍事1を得る。
kind-rhadam_asunawa = ラダム・アスナワ
does-rhadam_asunawa = 彼のシンボル1個：相手は資源プールから同じ種類のシンボルを1個失う。
kind-rule_a_nation = 国の統治
does-rule_a_nation =
    竜王軍と闇王軍以外の忠義を1つ選ぶ。その忠義のカードのみ参加できる。
    成功：自分のアドバンテージになる。
    その忠義のシンボル2個：その忠義を持つ政治1、陰謀1、軍事1のいずれかを得る。
kind-saboteurs = 破壊工作員
does-saboteurs = 回転：相手の軍隊1体を攻撃する。相手は反撃してもよい。
ruling-saboteurs = 攻撃された側は、回転状態でも反撃できる。
kind-sammael_i = サマエル（I）
does-sammael_i =
    限定・ターン1回・軍事2：最も上の軍隊のアドバンテージを1枚探す。
    モンスターを支配しておらず自分の軍隊と一緒に参加していれば、軍事ダイスが2個増える。
kind-sebban_balwer = セバン・バルワー
does-sebban_balwer = 参加決定中：自陣営トークンの数まで、相手のカードの参加先を公開させる。
kind-second_squadron = 第二中隊
does-second_squadron =
    自分の赤き手の軍団の軍隊3体につき軍事+1。
    動作開始に参加していれば、自分のキャラクター用プール+1。
kind-seeking_someshta = ソメシュタを求めて
does-seeking_someshta =
    光陣営のみ。ゲーム1回。
    成功：竜王の旗、封印、ヴァリアの角笛をそれぞれ1枚探してもよい。
    決着ラウンドの始めに、参加している闇王軍のカードそれぞれに4ダメージ。
kind-selene = セレーネ
does-selene =
    付ける先：ランフィア。
    回転：忠義を1つ選び、担い手はこのターンそれを得る。
    担い手が振った時・回転：担い手の政治1と魔力1を得る。リクルートにのみ使える。
    捨てる：担い手は挑戦から離れる。振った結果は残る。
kind-shades_of_grey = 灰色の濃淡
does-shades_of_grey =
    分身ではないキャラクター1体のシンボルは、このターン忠義を持たない。
    捨て札の他の灰色の濃淡をすべてデッキに戻してシャッフルする。
kind-soldier_of_war = 歴戦の兵士
does-soldier_of_war = 回転：最も上の対決アドバンテージを1枚探す。
kind-square_of_tammaz = タマズ広場
does-square_of_tammaz =
    九人評議会の一員を3体支配していなければ、このカードを捨てる。
    自分が行った対決では、差1ごとに支配トークンを1個得てもよい。
    回転：九人評議会の一員1体は、このターン振ると政治・陰謀・軍事を1ずつ追加する。
kind-strength_in_diversity = 多様性の力
does-strength_in_diversity = このターン、これから得るシンボルは自分のすべてのカードの忠義を持つ。
kind-strength_of_character = 人格の力
does-strength_of_character =
    対象：コストのある自分のキャラクター。
    成功：対象に付くアドバンテージになる。担い手は資源を生み出すとき、振る代わりにそのコストと同じシンボルを得る。
kind-strong_loyalties = 強い忠誠心
does-strong_loyalties = 支配している国家それぞれに支配トークンを1個加える。このターン、それらを回転させてもよい：その忠義のカードを1枚探す。
kind-sulin = スーリン
does-sulin =
    彼女のシンボルではリクルートできない。
    リクルートされたとき、自分のキャラクター1体を選ぶ。
    回転：選んだキャラクターから自身にダメージを3まで移す。
ruling-sulin = 移されたダメージは新しいダメージではない。
kind-take_back_the_night = 夜を取り戻せ
does-take_back_the_night =
    光陣営のみ。
    このターンにモンスターがリクルートされていれば、参加している自分の軍隊は軍事ダイスが3個増える。
kind-tear_defenders = ティア守備隊
does-tear_defenders = 相手が行った挑戦では軍事ダイスが2個増える。
kind-the_city_of_illian = イリアンの都
does-the_city_of_illian = イリアンを支配していて歴史模様への挑戦で自陣営トークンを得たとき、捨て札から挑戦1枚を手札に戻してもよい。
kind-the_companions = 近衛軍団
does-the_companions = ダメージ前・参加中・自身がプールに入れた1ダメージを取り除く：軍隊用プール1つを-1。
ruling-the_companions = このカードがプールに入れたダメージでなければならない。
kind-the_dance_of_spears = 槍の舞
does-the_dance_of_spears = ダメージ前・自分のアイール人のキャラクターの軍事1ごとに：好きなダメージプール-1。
kind-the_game_of_houses = 家門の駆け引き
does-the_game_of_houses = 自分のケーリエンのカード1枚につき、ケーリエンの忠義を持つ陰謀1を得る。
kind-the_great_lord_comes = 偉大なる主の到来
does-the_great_lord_comes =
    予言：自分が行ったカードの挑戦が3回成功し、闇セダーイを3体リクルートした。
    成就後・最後の戦い・捨てる：参加しているキャラクター3体にそれぞれ6ダメージ。
kind-the_halls_of_power = 権力の館
does-the_halls_of_power =
    アエズ・セダーイではない自分のカードのシンボルではリクルートできない。
    アエズ・セダーイをリクルートしたとき、コストに魔力のある最も上のイベントを1枚探してもよい。
    自分のアエズ・セダーイが死亡したとき、コストに魔力のあるイベント1枚を捨て札から手札に戻してもよい。
kind-the_host = 大軍
does-the_host = コストなしでリクルートできる。リクルートされたとき、忠義の異なる傭兵ではない自分の軍隊3体を捨てなければ死亡する。
ruling-the_host = そのような軍隊がなくてもリクルートでき、その場合は直ちに死亡する。自身を捨てる軍隊に含めることもできる。
kind-the_light_illumine = 光の導き
does-the_light_illumine = このターン、分身ではない自分の光の子のカードが死亡すると、手札に戻る。
kind-the_lines_of_loyalty = 忠誠の絆
does-the_lines_of_loyalty =
    光陣営のみ。
    回転して政治1：コストのある最も上のキャラクターを1枚探す。コストのあるキャラクター1枚を手札からデッキに戻してシャッフルする。
kind-the_lion_and_the_rose = 獅子と薔薇
does-the_lion_and_the_rose = 好きな数の自分のアンドールのキャラクターを回転させる：1体につき挑戦1つに達成値2か妨害値2。
kind-the_lion_throne = 獅子の玉座
does-the_lion_throne =
    アンドールを支配していなければ、このカードを捨てる。
    挑戦では、政治ダイスを振る自分のアンドールのキャラクターは政治ダイスが1個増える。
kind-the_lord_of_chaos = 混沌の主
does-the_lord_of_chaos =
    予言：自分の闇セダーイが魔力を3個振る。
    成就後、カードの挑戦で自分のキャラクターが振ると、達成値と妨害値を1ずつ追加する。
kind-the_pattern_decrees = 歴史模様の定め
does-the_pattern_decrees = 同名はターン1回。自陣営トークンの数までの自分のカード：このターン挑戦で振ると、達成値と妨害値を1ずつ追加する。
kind-the_port_of_illian = イリアンの港
does-the_port_of_illian = 自分の九人評議会の一員1体につき、すべての忠義を持つ政治1、陰謀1、軍事1のいずれかを得る。
kind-the_prophet = 預言者
does-the_prophet =
    同じ挑戦の自分の竜王信徒は軍事+1。
    回転：竜王信徒を1枚探す。
    参加先が公開されたとき、歴史模様への挑戦か最後の戦いでの挑戦に参加できたのにしなかった自分の竜王信徒を捨てる。
kind-the_seals = 封印
does-the_seals =
    条件：歴史模様のトークンが10個未満。
    最後の戦いでは、これを7差で支配するプレイヤーは自陣営トークン1個につき達成値2と妨害値2を加える。
kind-the_shadows_rising = 影の高まり
does-the_shadows_rising =
    闇陣営のみ。予言：自陣営トークンがこれを使った時より3個多い。
    成就したとき、自陣営トークンを1個加える。自分のデッキのカードを10枚までゲームから取り除いてもよい。自陣営トークン3個につき捨て札から1枚を手札に戻してもよい。
kind-the_stone_shall_fall = 石城陥落
does-the_stone_shall_fall =
    予言：自分が行ったカランドールの挑戦に5差で成功する。
    成就したとき、ティアのカードを5枚まで探し、本拠地に出す。
kind-the_stone_still_stands = 石城は今も立つ
does-the_stone_still_stands = 自分のハイ・ロードとハイ・レディ1体につきカードを1枚引いて公開する。ティアのキャラクターか軍隊ではないものはデッキに戻してシャッフルする。
kind-the_sun_throne = 太陽の玉座
does-the_sun_throne =
    ケーリエンの軍隊を3体支配していなければ、このカードを捨てる。
    コストに魔力のない相手のイベントは、自分のキャラクターと軍隊を対象にできない。
kind-the_void = 無
does-the_void =
    付ける先：自分のキャラクター（それが振った能力シンボル1個を支払う）。
    挑戦では、振る各能力値のダイスが1個増える。
    捨てる：担い手のダメージを1治療する。
kind-the_younglings = 若者隊
does-the_younglings =
    ガウィンを支配していれば、コストなしでリクルートできる。
    タール・ヴァロンの対決では、振ると達成値と妨害値を2ずつ追加する。
kind-third_squadron = 第三中隊
does-third_squadron =
    自分の赤き手の軍団の軍隊3体につき軍事+1。
    振った妨害値を好きなだけ達成値にしてもよい。
kind-trolloc_guard = トロローク護衛兵
does-trolloc_guard = 回転して死亡させる：自分の闇王軍のキャラクター1体のダメージを2まで治療する。
kind-trolloc_horde = トロロークの大群
does-trolloc_horde = 自分が行った挑戦にのみ参加できる。
kind-twice_shall_he_be_marked = 二度刻まれし者
does-twice_shall_he_be_marked =
    予言：青鷺の印の剣を持つ竜王の再来だけが参加して、歴史模様への挑戦に2回成功する。
    成就したとき、闇陣営は手札をすべてとデッキの上の10枚を捨てる。そのカードは次のターン通常状態に戻らない。
kind-under_one_banner = 一つの旗の下に
does-under_one_banner = 最後の戦いでは、自分のキャラクターと軍隊の両方が持つ忠義1つにつき、分身は0より大きい各能力値+1。
kind-united_front = 統一戦線
does-united_front = 取っ組み合い：達成値3か妨害値3。
kind-war_of_attrition = 消耗戦
does-war_of_attrition =
    対象：プレイヤー1人。
    成功：差2ごとに、対象はデッキの一番上のカードを捨てる。
kind-war_party = 戦闘隊
does-war_party =
    回転して治療できない。
    限定・軍事2：自身のダメージを1治療する。
ruling-war_party = 資源プールから支払う。
kind-warders = 護衛士団
does-warders = 参加中・ターン1回：同じ挑戦の自分のアエズ・セダーイのキャラクターから、ダメージを4まで自身に移す。
ruling-warders = 移されたダメージは新しいダメージではない。
kind-white_lions = 白獅子隊
does-white_lions = モンスターと一緒に参加できる。
kind-whitecloak_spy = 白マントの密偵
does-whitecloak_spy =
    条件：光の子のシンボルだけで支払う。
    陣営トークンが4個あるプレイヤーがいれば、回転して死亡させる：このターンにリクルートされたキャラクター1体を手札に戻す。それはこのターンと次のターンに使えない。
kind-young_bull = 若き雄牛
does-young_bull =
    置き換え：ペリン。
    自分の狼のカードは軍事+1。
    ダメージ前・参加中：彼がキャラクター用プールに入れたダメージを軍隊用プールに好きなだけ移す。
    竜王の再来の忠義を得る。
ruling-young_bull = このカードがプールに入れたダメージでなければならない。
kind-jarette_byar = ジャレット・バイアー（誤植）
does-jarette_byar = ジャレット・バイアーと同じカード。敵対するモンスターかアエズ・セダーイがいれば、振るとダメージを1追加する。
ruling-jarette_byar = デッキでも唯一性でもジャレット・バイアーとして扱う。

## 竜王の子ら

kind-a_crown_of_swords = 剣の王冠
does-a_crown_of_swords =
    付ける先：竜王の再来（手札のイリアンのキャラクターと軍隊を1枚ずつ公開する）。
    政治+1。担い手はイリアンの忠義を得る。
    忠義がイリアンのみでも分身でもないカードを支配していれば、このカードを捨てる。
    自分の九人評議会の一員は、振る各能力値のダイスが1個増える。
kind-aan_allein = アーン=アレイン
does-aan_allein =
    置き換え：ラン（歴史模様のトークン10個）。
    ドローラウンドの始めに、自身のダメージを1治療する。
    回転して治療するとき、ダメージを3まで治療する。
    手札からデッキに戻してシャッフルする：ラン・マンドラゴランを1枚探す。
kind-aiel_invaders = アイール人侵略軍
does-aiel_invaders = どの国家の対決にも参加できる。そこでは達成値を無視する。
kind-alarys = アラリス
does-alarys =
    闇陣営のみ。条件：蒸し風呂かジ=エ=トーを支配。
    手札からデッキに戻してシャッフルする：シャイドーの賢者を1枚探す。
kind-alliance = 同盟
does-alliance =
    支配している国家1つにつき達成値5。
    成功：自分のアドバンテージになる。
    回転：支配している国家と同じ数の自分のカードは、このターン振ると達成値と妨害値を1ずつ追加する。
kind-aludra = アルドラ
does-aludra = 取っ組み合い・参加中・デッキに戻してシャッフルする：自分のキャラクター用プール+3。
kind-andoran_reserves = アンドール予備軍
does-andoran_reserves =
    前のターンに自分のアンドールの軍隊が死亡していれば、コストなしでリクルートできる。
    自分のアンドールのロードかレディ1体を回転させる：このターン軍事ダイスが1個増える。
kind-aram = アラム
does-aram =
    挑戦では、一緒に参加している自分の歴史の織り人1体につき軍事ダイスが1個増える。
    限定・回転：本拠地の自分のペリンを通常状態に戻して戦場に移す。彼はこのターン補強を持つ。
kind-army_of_the_light = 光の軍勢
does-army_of_the_light = リクルートされたとき、ダメージのない他の自分の光の子の軍隊1体をデッキに戻してシャッフルしなければ死亡する。
ruling-army_of_the_light = そのような軍隊がなくてもリクルートでき、その場合は直ちに死亡する。
kind-ashandarei = アシャンダレイ
does-ashandarei =
    付ける先：マット。
    政治+1、軍事+1。
    担い手が振り直していなければダメージは2倍になり、ターンの終わりにダメージを1治療する。
    手札からデッキに戻してシャッフルする：マット・コーソンを1枚探す。
kind-aviendha_apprenticed = 弟子アヴィエンダ
does-aviendha_apprenticed =
    置き換え：アヴィエンダ。
    出たとき、槍の乙女の特性を失い、光の性質の賢者を1枚探す。
    ゲーム1回、魔力を振ったとき、永続的に魔力+1。
    手札からデッキに戻してシャッフルする：アヴィエンダを1枚探す。
kind-ba_alzamon = バ=アルザモン
does-ba_alzamon =
    付ける先：イシャマエルである自分の分身。
    魔力+1。闇の性質のカードのリクルートでは、担い手のシンボルはすべての忠義を持つ。
    限定・捨てる：軍隊を4体まで回転させる。
kind-bael = ベール
does-bael =
    条件：部族長の椅子かジ=エ=トーを支配。
    忠義がアイール人のみでも分身でもない自分のカード1枚につき、記載された各能力値-1。
kind-balthamel = バルサメル
does-balthamel =
    武器を付けられない。
    彼が本拠地にいて自分がリクルートのためにトークンを転換したとき、1個につき魔力1を得る。
    振るとダメージを2追加する。
    彼のダメージは、まず竜王軍とアエズ・セダーイのカードに割り振られる。
kind-battle_readiness = 戦闘態勢
does-battle_readiness =
    国家1つを10差で支配していれば、コストなしで使える。
    補強を持ち、補強せずに参加している自分の軍隊は軍事ダイスが1個増える。
kind-belinde = ベリンデ
does-belinde = 条件：蒸し風呂かジ=エ=トーを支配。
kind-birgitte = ビルギッテ
does-birgitte =
    エレインを支配していれば、リクルート時に竜王軍の忠義を得る。
    リクルートされたとき、手札かデッキから長弓を1枚探し、コストなしで彼女に付ける。
    彼女のシンボルではリクルートできない。
    死亡する代わりに、デッキに戻してシャッフルする。
kind-bruan = ブルアン
does-bruan =
    条件：部族長の椅子かジ=エ=トーを支配。
    アドバンテージが付いていれば、振ると達成値・妨害値・軍事・ダメージを1ずつ追加する。
kind-caddar = カダー
does-caddar =
    付ける先：サマエルである自分の分身。
    陰謀+1。アイール人のリクルートでは、担い手のシンボルはアイール人の忠義も持つ。
    振ると魔力を1追加する。シャイドーの賢者のリクルートにのみ使える。
kind-cadin_sor = カディン=ソル
does-cadin_sor =
    付ける先：忠義がアイール人のみで賢者ではない自分のカード。
    担い手が挑戦に参加したとき、アイール人の忠義を持つ軍事1を得る。アイール人のリクルートにのみ使える。
    捨てる：担い手のダメージを2まで治療する。
kind-cairhien_vanguard = ケーリエン先鋒隊
does-cairhien_vanguard =
    相手が行ったカードの挑戦には参加できない。
    歴史模様への挑戦以外では、振ると達成値・妨害値・ダメージ・軍事を1ずつ追加する。
kind-call_up_the_reserves = 予備軍の召集
does-call_up_the_reserves =
    対象：プレイヤー1人。自陣営トークンが6個なければ自動的に妨害値15。
    成功：対象は手札の上限までカードを引く。
    決着後、このカードをゲームから取り除く。
kind-callbox = 呼び出し箱
does-callbox =
    闇陣営のみ。
    分身の魔力1を得る。リクルートにのみ使える。
kind-casualties_of_war = 戦争の犠牲
does-casualties_of_war = 相手がカードを引けるカード効果は、相手が選ぶ1ターンに1つだけ。他の効果で引いたカードはデッキに戻してシャッフルする。
kind-chaelin = チェイリン
does-chaelin =
    条件：蒸し風呂かジ=エ=トーを支配。
    自分の他の賢者3体につき政治+1、陰謀+1。
kind-chareen_aiel = チャリーン・アイール
does-chareen_aiel =
    エリムを支配していなければ軍事のコスト+3。
    参加中・ターン1回：このターンに回転した、対決アドバンテージではないアドバンテージ1枚は、次のターン通常状態に戻らない。
kind-chief_s_chair = 部族長の椅子
does-chief_s_chair =
    自分の槍の乙女と賢者を捨てる。
    部族長は、自分の部族長1体につき最後に軍事のコスト+1。
    限定・回転し、手札のアイール人の軍隊1枚をデッキに戻してシャッフルする：マルチプルではないアイール人の軍隊を1枚探す。
    部族長のリクルート条件では、自陣営トークンが2個多いものとして数える。
kind-children_s_crusade = 光の子の聖戦
does-children_s_crusade =
    これと自分の光の子のキャラクター1体を回転させる：忠義が光の子のみで記載された能力値がどれも3以下の自分のカードは、このターン記載された各能力値+1。
    回転：このターン、自分の光の子は竜王軍のカードやモンスターではない闇王軍のカードと一緒に参加できる。
kind-codarra_aiel = コダラ・アイール
does-codarra_aiel =
    インディリアンを支配していなければ軍事のコスト+3。
    ターン1回、相手がリクルートのためにトークンを転換したとき、永続的に軍事+1。
kind-colinda = コリンダ
does-colinda = 条件：蒸し風呂かジ=エ=トーを支配。
kind-collaborators = 協力者
does-collaborators =
    ターン1回：自分の軍隊1体はこのターン、モンスターと一緒に参加できる。
    デッキに戻してシャッフルする：このターン、自分のすべてのカードはモンスターと一緒に参加できる。
kind-conquer_and_control = 征服と支配
does-conquer_and_control =
    成功：自分のアドバンテージになる。
    回転：支配している対決アドバンテージに支配トークンを1個加える。
kind-couladin_car_a_carn = カー=ア=カーンたるクーラディン
does-couladin_car_a_carn =
    置き換え：クーラディン（闇陣営、歴史模様のトークン10個）。
    同じ挑戦で軍事ダイスを振る自分のアイール人のカードは、軍事ダイスが1個増える。
    回転して治療するとき、ダメージを3まで治療する。
    手札からデッキに戻してシャッフルする：クーラディンを1枚探す。
kind-dapple = ダップル
does-dapple =
    条件：狼の兄弟を支配。いなくなれば捨てる。
    アドバンテージを付けられない。能力シンボルを無視する。
    回転：マルチプルではない狼のキャラクターを1枚探す。
kind-dark_disguises = 闇の変装
does-dark_disguises =
    付ける先：闇セダーイである自分の分身。
    出たとき、キャラクターのアドバンテージを2枚探して公開する。1枚は自分の分身のためのもの。このターンのドローラウンドに引くカードが1枚減る。
kind-daryne_aiel = ダリン・アイール
does-daryne_aiel =
    マンデレインを支配していなければ軍事のコスト+3。
    挑戦に自分の軍隊がこれだけなら、ダメージを割り振られず、そのダメージは無視する。
kind-demetre_marcolin = デメトレ・マーコリン
does-demetre_marcolin =
    自分の近衛軍団は軍事+1。
    参加中・彼の政治1か陰謀1：軍事1を得る。
    彼の軍事1：自分のイリアンのカード1枚は、このターンダメージを受けていてもダイスの数が減らない。
kind-desora = デソラ
does-desora =
    彼女のシンボルではリクルートできない。
    手札からデッキに戻してシャッフルする：槍の乙女を1枚探す。
    死亡する代わりに捨てる。
kind-destroy_from_within = 内からの破壊
does-destroy_from_within =
    対象：相手。
    成功：相手は捨て札2枚につきデッキの一番上のカードを捨てる。その後、相手の捨て札をすべてゲームから取り除く。
kind-dhearic = デアリック
does-dhearic =
    条件：部族長の椅子かジ=エ=トーを支配。
    参加中・死亡させる：自分のアイール人のキャラクターすべてのダメージを1ずつ治療する。
kind-doorway_in_rhuidean = ルーイディーンの門
does-doorway_in_rhuidean = 同名はゲーム1回。魔力ダイスを3個振る。魔力1個につき、自分のデッキの上の6枚を見て1枚を手札に加える。魔力が出なければカードを1枚引く。ダメージ1個につき分身に2ダメージ。
kind-doorway_in_tear = ティアの門
does-doorway_in_tear = 同名はゲーム1回。魔力ダイスを3個振る。魔力1個につき、自分のデッキの上の6枚を見る。好きな枚数を一番下に置き、残りは同じ順番で戻す。
kind-dream_search = 夢の探索
does-dream_search = 自分の夢歩き1体を回転させ、相手の捨て札か墓地のカード1枚を選ぶ：相手はその同名カード1枚を手札かデッキから捨て札に移す。
kind-edarra = エダーラ
does-edarra =
    条件：蒸し風呂かジ=エ=トーを支配。
    リクルートされたとき、アドバンテージを1枚探す。
kind-enaila = エナイラ
does-enaila =
    条件：槍の乙女（アドバンテージ）かジ=エ=トーを支配。
    彼女のシンボルではリクルートできない。
    槍の乙女を6体支配していれば、同じ挑戦の自分の槍の乙女は軍事ダイスが1個増える。
kind-erim = エリム
does-erim =
    条件：部族長の椅子かジ=エ=トーを支配。
    ターン1回：このターン、相手は自分のカード1枚を対象にできない。
kind-feast_of_teven = テヴェンの祭り
does-feast_of_teven =
    決着ラウンドとドローラウンドには使えない。
    自分のイリアンのカードすべてのダメージを1ずつ治療し、自分の吟遊詩人1体につき予言を1枚探す。
kind-fifth_squadron = 第五中隊
does-fifth_squadron =
    自分の赤き手の軍団の軍隊3体につき軍事+1。
    手札からデッキに戻してシャッフルする：第五中隊以外の赤き手の軍団の軍隊を1枚探す。
kind-foolbox = 愚者の箱
does-foolbox = コストに魔力のあるアドバンテージか、このターン自分に手札を捨てさせたカードを、オーナーのデッキに戻してシャッフルする。
kind-forces_of_evil = 悪の軍勢
does-forces_of_evil = コストなしでリクルートできる。リクルートされたとき、ダメージのない他の自分のモンスターの軍隊3体をデッキに戻してシャッフルしなければ死亡する。
ruling-forces_of_evil = そのような軍隊がなくてもリクルートでき、その場合は直ちに死亡する。
kind-fourth_squadron = 第四中隊
does-fourth_squadron =
    自分の赤き手の軍団の軍隊6体につき軍事+1。
    軍事ダイスが2個増える。
    竜王軍でも傭兵でもない軍隊を支配していれば捨てる。
kind-gai_shain = ガイ=シェイン
does-gai_shain =
    付ける先：忠義がアイール人のみの自分のキャラクター。
    限定・回転：自分のアイール人のカード1枚のダメージを1治療する。
    デッキに戻してシャッフルするか捨てる：次にリクルートするアイール人のカードは、最後に好きなシンボルのコスト-1。
kind-goshien_aiel = ゴシエン・アイール
does-goshien_aiel =
    ベールを支配していなければ軍事のコスト+3。
    相手がデッキをシャッフルしたとき、自身のダメージを4まで治療する。
kind-hadnan_kadere = ハドナン・カデレ
does-hadnan_kadere =
    闇陣営のみ。
    魔力1：永続的に闇王軍の忠義を得る。
    カードを引いた後、このターンに何もリクルートしていなければ、引いたカード1枚をデッキに戻してシャッフルし、カードを1枚引いてもよい。
ruling-hadnan_kadere = 資源プールから支払う。
kind-half_moon_axe = 半月の斧
does-half_moon_axe =
    付ける先：ペリン。
    軍事+1、参加中はさらに軍事+1。
    限定・回転：担い手のダメージを1治療する。
    担い手が敵対するモンスターの軍隊がいる挑戦で振ったとき、それに2までのダメージを与えてもよい。
    手札からデッキに戻してシャッフルする：ペリン・アイバラを1枚探す。
kind-han = ハン
does-han =
    条件：部族長の椅子かジ=エ=トーを支配。
    自分の部族長が回転して治療したとき、その軍事1を得る。
kind-he_who_comes_with_the_dawn = 暁と共に来たる者
does-he_who_comes_with_the_dawn =
    予言：賢者4体かカー=ア=カーンを支配。
    成就後・ターン1回・振った後：自分のカー=ア=カーンのダイスを好きなだけ振り直す。
    成就後、挑戦では自分の賢者は陰謀ダイスが1個増える。
kind-he_will_bind_and_destroy_them = 束ね滅ぼす者
does-he_will_bind_and_destroy_them =
    予言：部族長4体かカー=ア=カーンを支配。
    成就したとき、部族長とマルチプルではないアイール人の軍隊を1枚ずつ探す。次にリクルートする部族長と軍隊はそれぞれコストなし。
    成就後・決着中・ターン1回・そこで振った自分の部族長1体を死亡させる：達成値4と妨害値4。
kind-herid_fel = ヘリド・フェル
does-herid_fel =
    アドバンテージを付けられない。
    ゲーム1回・回転：国家ではない対決アドバンテージを1枚探す。
    回転：支配している、国家ではない対決アドバンテージに支配トークンを1個加える。
    最後の戦いでは、振ると達成値を3追加する。
kind-high_lord_darlin_sisnera = ハイ・ロード・ダーリン・シスネラ
does-high_lord_darlin_sisnera =
    誰もティアを支配していない間、記載された各能力値+1。
    レディ・カラリンを支配していれば、コストなしでリクルートできる。
    手札からデッキに戻してシャッフルする：レディ・カラリンを1枚探す。
kind-illian_tall_ships = イリアンの大型帆船
does-illian_tall_ships = イリアンを支配している間、軍事+1。5差ならさらに軍事+1。
kind-incite_rebellion = 反乱の扇動
does-incite_rebellion =
    開始時の手札に入れられない。対象：プレイヤー1人。
    成功：対象に付くアドバンテージになる。対象のアドバンテージは政治・陰謀・軍事のコストが各+1。
    誰でも・トークンを2個転換：このカードをオーナーのデッキに戻してシャッフルする。
    いずれかのプレイヤーの陣営トークンが対象より4個多くなれば、このカードを捨てる。
kind-indirian = インディリアン
does-indirian =
    条件：部族長の椅子かジ=エ=トーを支配。
    参加中・ターン1回：同じ挑戦のマルチプルのモンスター1体を回転させる。
kind-isendre = イセンドル
does-isendre =
    闇陣営のみ。
    歴史模様への挑戦に参加し、自分がそのトークンを得たなら、このターン、カードの挑戦で自分のカードが振ると達成値と妨害値を1ずつ追加する。
kind-janwin = ジャンウィン
does-janwin =
    条件：部族長の椅子かジ=エ=トーを支配。
    回転：本拠地にいる自分のアイール人のキャラクターを好きな数だけ戦場に移す。
kind-jheran = ジェラン
does-jheran =
    条件：部族長の椅子かジ=エ=トーを支配。
    限定・ターン1回・手札を1枚捨てる：軍事2を得る。
kind-ji_e_toh = ジ=エ=トー
does-ji_e_toh =
    部族長の椅子、蒸し風呂、槍の乙女（アドバンテージ）とは併用できない。それらを捨てる。
    支配できるのは部族長3体、槍の乙女4体、賢者4体まで。
kind-jolien = ジョリエン
does-jolien =
    条件：槍の乙女（アドバンテージ）かジ=エ=トーを支配。
    彼女のシンボルではリクルートできない。
    リクルートされたとき、アイール人の軍隊を1枚探してもよい。
kind-lady_basene = レディ・バセネ
does-lady_basene =
    付ける先：グレンダルである自分の分身。
    陰謀+1。挑戦に参加するとき、担い手はすべての忠義を持つ。
    自分がリクルートする軍隊は永続的に闇王軍の忠義を得る。
kind-lady_caraline = レディ・カラリン
does-lady_caraline =
    誰もケーリエンを支配していない間、記載された各能力値+1。
    ハイ・ロード・ダーリン・シスネラを支配していれば、コストなしでリクルートできる。
    手札からデッキに戻してシャッフルする：ハイ・ロード・ダーリン・シスネラを1枚探す。
kind-lay_of_the_land = 地の利
does-lay_of_the_land =
    ゲーム1回：地形を1枚探す。
    地形を歴史模様への挑戦に置ける。
    自分の地形がある挑戦で分身が振ると、達成値と妨害値を1ずつ追加する。
kind-lead_by_example = 率先垂範
does-lead_by_example = 回転：軍事が記載された、分身ではない相手のキャラクター1体は、このターン参加していない間テキストを失う。
kind-liah = リア
does-liah =
    条件：槍の乙女（アドバンテージ）かジ=エ=トーを支配。
    彼女のシンボルではリクルートできない。
    参加中・最後の戦い以外・回転して死亡させる：そこにいる他の自分の槍の乙女1体につき達成値1と妨害値1。
kind-lian = リアン
does-lian =
    光陣営のみ。挑戦に参加できない。
    振ると政治を1追加する。
    歴史模様のトークンが10個あれば、ルアークのリクルート条件では自陣営トークンが5個多いものとして数える。
    彼女の政治2：陰謀1か軍事1を得る。
kind-lines_of_command = 指揮系統
does-lines_of_command = 相手が参加させられる軍隊は、相手のキャラクターが場と墓地に5体なければ1ターンに10体まで。キャラクターは、軍隊が場と墓地に5体なければ10体まで。
kind-lines_of_support = 支援線
does-lines_of_support =
    付ける先：軍事が記載された自分のカード。
    自分の手札の上限+1。
    支援線が3枚あれば、その担い手は歴史模様への挑戦に参加しなければならない。
    支援線を3枚回転させる：このターンのドローラウンドにカードを1枚多く引いてもよい。
kind-lord_marac_den_norvin = ロード・マラック・デン・ノーヴィン
does-lord_marac_den_norvin =
    条件：ロード・ブレンドが場にない。ロード・ブレンドが使われると捨てる。
    限定・ターン1回・自分の九人評議会のキャラクター1体を回転させる：そのダメージを3まで治療する。
kind-lord_of_the_morning = 暁の王
does-lord_of_the_morning =
    置き換え：ランド。
    開始時の手札ではキャラクターに数えない。
    繰り返し可ではない自分の予言が成就したとき、自陣営トークンを1個加える。
    闇セダーイがリクルートされたとき、敵トークンを1個置く。敵トークン1個につき魔力ダイスが1個増える。
kind-maiden_handtalk = 乙女の手話
does-maiden_handtalk =
    宣言後。最後の戦い以外の挑戦を1つ選ぶ。自分は槍の乙女のみ、他のプレイヤーはキャラクターのみ参加できる。
    自分の参加者がいなければ、相手はどの軍隊でもそこを補強できる。
kind-maidens_of_the_spear = 槍の乙女
does-maidens_of_the_spear =
    自分の部族長と賢者を捨てる。
    自分の槍の乙女のシンボルでアイール人の軍隊をリクルートできる。
    自分の槍の乙女は補強を持つ。
    限定：そのうち1体を本拠地から戦場に移す。
kind-maira = マイラ
does-maira =
    条件：槍の乙女（アドバンテージ）かジ=エ=トーを支配。
    彼女のシンボルではリクルートできない。
    参加中・1つの挑戦にいる自分の槍の乙女2体を回転させる：そこにいる分身ではないカード1枚を回転させる。
ruling-maira = 挑戦は2体の槍の乙女のもので、マイラの参加は問わない。
kind-mandarb = マンダーブ
does-mandarb =
    付ける先：ファイールかラン。
    ラン：軍事+1、補強を持つ。
    ファイール：陰謀+1。出たとき、隠し短剣を1枚探し、コストなしで彼女に付けてもよい。
    手札からデッキに戻してシャッフルする：ラン・マンドラゴランを1枚探す。このターンのリクルートでは竜王軍の忠義を得る。
kind-mandelain = マンデレイン
does-mandelain =
    条件：部族長の椅子かジ=エ=トーを支配。
    挑戦に自分のキャラクターが彼だけなら、ダメージを割り振られず、そのダメージは無視する。
kind-mangin = マンギン
does-mangin =
    彼のシンボルではリクルートできない。
    カー=ア=カーンか部族長と一緒に参加していれば軍事+1。
    敵対するケーリエンのカードがいれば、振るとダメージを1追加する。
kind-manifest_destiny = 明白なる運命
does-manifest_destiny =
    分身ではないアエズ・セダーイ、光の子、闇王軍、竜王軍のカードを支配していれば、このカードを捨てる。
    出たとき、忠義を1つ選ぶ。その忠義を持ち分身ではなく記載された能力値がどれも2以下の自分のキャラクターは、記載された魔力以外の各能力値+1。その忠義の自分の軍隊は、記載された各能力値+1（最大3）。
    ゲーム1回：国家を1枚探す。
kind-martyn_tallanvor = マーティン・タランヴォア
does-martyn_tallanvor =
    モーゲイズ・トラカンドを支配していれば、コストなしでリクルートできる。
    モーゲイズ・トラカンドのリクルート条件では、自陣営トークンが2個多いものとして数える。
    手札からデッキに戻してシャッフルする：モーゲイズ・トラカンドを1枚探す。
kind-mat_the_general = 将軍マット
does-mat_the_general =
    置き換え：すでに置き換えたマット（歴史模様のトークン10個）。
    ターン1回・振った後：彼のダイスを好きなだけ振り直す。
    同じ挑戦の自分の赤き手の軍団の軍隊は軍事+1。
    軍隊のリクルートでは、彼のシンボルはすべての忠義を持つ。
    手札からデッキに戻してシャッフルする：マット・コーソン、アシャンダレイ、狐の頭のメダルのいずれかを1枚探す。
ruling-mat_the_general = 挙げられたカードの1枚は存在せず、見つからない。
kind-meira = メイラ
does-meira =
    闇陣営のみ。条件：蒸し風呂かジ=エ=トーを支配。
    キャラクターのアドバンテージが付いていれば、自分の手札の上限+2。
kind-melaine = メレイン
does-melaine = 振ると政治と陰謀を1ずつ追加する。
kind-mera_din = メラ=ディン
does-mera_din =
    闇陣営のみ。
    敵対する光陣営のアイール人のカードがいれば、振るとダメージを2追加する。
kind-miagoma_aiel = ミアゴマ・アイール
does-miagoma_aiel =
    ティモランを支配していなければ軍事のコスト+3。
    敵対する軍隊がいない挑戦では、そのダメージはキャラクター用プールに入る。
kind-military_dominance = 軍事的優位
does-military_dominance =
    軍事ダイスのみ。
    成功：自分のキャラクター1体に付くアドバンテージになる。
    回転：軍事ダイスを振る自分のキャラクター2体は、このターン振ると軍事を1追加する。
kind-modarra = モダーラ
does-modarra =
    闇陣営のみ。条件：蒸し風呂かジ=エ=トーを支配。
    アイール人の軍隊のリクルートでは、アイール人の忠義を持つ政治を軍事として支払える。
kind-nakai_aiel = ナカイ・アイール
does-nakai_aiel =
    ブルアンを支配していなければ軍事のコスト+3。
    付いているアドバンテージ1枚につき軍事+1。
kind-nandera = ナンデラ
does-nandera =
    条件：槍の乙女（アドバンテージ）かジ=エ=トーを支配。
    自分のファル・ダレイス・マイはマルチプルを持ち、彼女の参加する挑戦で軍事ダイスが1個増える。
ruling-nandera = このカードが一度自分の支配下で場に出れば、その軍隊はゲームの終わりまで、リクルートのときも、自分にとってマルチプルになる。
kind-need = 必要
does-need =
    カード名を1つ指定する。夢歩きのみ参加できる。
    5差の成功：その名前のカードを1枚探す。10差ならすべて探す。
kind-network_of_spies = 密偵網
does-network_of_spies =
    陰謀ダイスのみ。
    成功：自分のキャラクター1体に付くアドバンテージになる。
    回転：陰謀ダイスを振る自分のキャラクター3体は、このターン振ると陰謀を1追加する。
kind-nightrunner = 夜を走る者
does-nightrunner =
    このカードのシンボルではキャラクターをリクルートできない。
    ダメージが4未満・軍事2：手札に戻す。
kind-omerna = オメルナ
does-omerna = 回転し、カード名を1つ指定する：相手は手札をランダムに1枚公開する。その名前なら捨て、違えば彼は次のターン通常状態に戻らない。
kind-peace_of_rhuidean = ルーイディーンの平和
does-peace_of_rhuidean = 自分の賢者1体を回転させ、挑戦を1つ選ぶ：そこではすべてのダメージと、自分の参加者の能力シンボルを無視する。
kind-perpetual_conflict = 果てしなき争い
does-perpetual_conflict =
    成功：自分のアドバンテージになる。
    限定・回転し、手札の挑戦を5枚まで公開する：同じ数の自分のカードは、このターン振ると達成値と妨害値を1ずつ追加する。
kind-perrin_goldeneyes = 金の目のペリン
does-perrin_goldeneyes =
    置き換え：すでに置き換えたペリン（歴史模様のトークン10個）。
    自分の傭兵は0より大きい各能力値+1。
    挑戦で振ったとき、振ったダメージと同じ数を自分の軍隊用プールにも加える。
    光の性質のキャラクターのリクルートでは、彼のシンボルはすべての忠義を持つ。
    手札からデッキに戻してシャッフルする：ペリン・アイバラ、半月の斧、鍛冶屋の槌のいずれかを1枚探す。
ruling-perrin_goldeneyes = 挙げられたカードの1枚は存在せず、見つからない。
kind-rand_al_thor_viii = ランド・アル=ソア（VIII）
does-rand_al_thor_viii =
    ゲーム1回、魔力を2個以上振ったとき、永続的に魔力+1。
    竜王の再来が振ると、アイール人の忠義を持つ軍事を1追加する。リクルートにのみ使える。
    部族長を5体支配すると、永続的にカー=ア=カーンの特性を得る。
kind-rand_al_thor_ix = ランド・アル=ソア（IX）
does-rand_al_thor_ix =
    ゲーム1回：青鷺の印の剣を1枚探し、コストなしで竜王の再来に付ける。
    置き換えられない。
kind-rand_al_thor_x = ランド・アル=ソア（X）
does-rand_al_thor_x =
    ゲーム1回、魔力を2個以上振ったとき、永続的に魔力+1。
    開始時の手札が1枚増える。
    歴史模様のトークンが10個になるまで置き換えられない。
kind-relive_the_past = 過去の再体験
does-relive_the_past =
    成功：自分のアドバンテージになる。
    自分のカー=ア=カーン、部族長、賢者は政治+1。
kind-remnant_of_a_remnant = 残りの中の残り
does-remnant_of_a_remnant =
    予言：槍の乙女4体かカー=ア=カーンを支配。
    成就したとき、槍の乙女を1枚探す。
    成就後・歴史模様のトークン16個・振った後：自分の槍の乙女のダイスを1個振り直す（1体につきターン1回）。
kind-reyn_aiel = レイン・アイール
does-reyn_aiel =
    デアリックを支配していなければ軍事のコスト+3。
    相手の軍隊のほうが多い挑戦では、振ると達成値と妨害値を2ずつ追加する。
kind-rhiale = リアーレ
does-rhiale =
    闇陣営のみ。条件：蒸し風呂かジ=エ=トーを支配。
    最後の戦いが始まるとき、メラ=ディンを1枚探し、本拠地に出してもよい。
kind-rhuidean = ルーイディーン
does-rhuidean =
    三つ折りの地を支配していて回転：自分のデッキの上の4枚を見て好きな順番で戻す。デッキをシャッフルしてもよい。
    手札からデッキに戻してシャッフルする：三つ折りの地を1枚探す。
kind-sammael_ii = サマエル（II）
does-sammael_ii =
    条件：闇セダーイのシンボルだけで支払う。
    彼のシンボルではリクルートできない。
    手札を4枚捨てる：中立トークンを1個取る。
    手札から捨てる：このターン次にリクルートする闇セダーイは、好きなシンボルのコスト-1。
kind-seana = シーナ
does-seana =
    条件：賢者のシンボルだけで支払う。
    回転し、カード名を1つ指定する：このターン相手が初めてそれを使ったとき、中立トークンを1個取る。
kind-sept_warrior = 氏族の戦士
does-sept_warrior =
    能力シンボルを無視する。
    限定・回転：アイール人の忠義を持つ軍事1を得る。リクルートにのみ使える。
kind-sevanna = セヴァンナ
does-sevanna =
    闇陣営のみ。
    参加中、最後の戦い以外では、彼女の政治のシンボルを好きなだけダメージにしてもよい。
    自分のシャイドー・アイールの軍隊はマルチプルを持つ。
    同じ挑戦の他の自分の賢者は政治+1。
ruling-sevanna = このカードが一度自分の支配下で場に出れば、その軍隊はゲームの終わりまで、リクルートのときも、自分にとってマルチプルになる。
kind-shaarad_aiel = シャーラッド・アイール
does-shaarad_aiel =
    ジェランを支配していなければ軍事のコスト+3。
    相手の陣営トークンのほうが多い間、軍事+2。
kind-shaido_aiel = シャイドー・アイール
does-shaido_aiel =
    闇陣営のみ。
    カー=ア=カーンを支配している間、軍事+2。
    準備ラウンドに自身のダメージを1治療する。
kind-shiande_aiel = シアンデ・アイール
does-shiande_aiel =
    ジャンウィンを支配していなければ軍事のコスト+3。
    活動ラウンドに相手が同じ挑戦に達成値か妨害値を加えていれば、振ると達成値・妨害値・ダメージを1ずつ追加する。
kind-shoufa = ショウファ
does-shoufa =
    付ける先：忠義がアイール人のみで賢者ではない自分のカード。
    軍事+1。担い手は補強を持つ。
    担い手が死亡するとき、担い手とこのカードの一方か両方を、代わりにデッキに戻してシャッフルしてもよい。
kind-siswai_aman = シスワイ=アマン
does-siswai_aman =
    光陣営のみ。
    カー=ア=カーンを支配している間、コストなしでリクルートでき、軍事+1。
kind-sixth_squadron = 第六中隊
does-sixth_squadron =
    自分の赤き手の軍団の軍隊3体につき軍事+1。
    限定・手札の赤き手の軍団の軍隊1枚をデッキに戻してシャッフルする：自分の赤き手の軍団の軍隊1体のダメージを2まで治療する。
kind-someryn = ソメリン
does-someryn =
    闇陣営のみ。条件：蒸し風呂かジ=エ=トーを支配。
    振ると魔力を1追加する。リクルートには使えない。
kind-sorilea = ソリレア
does-sorilea =
    光陣営のみ。条件：蒸し風呂かジ=エ=トーを支配。
    ターン1回：記載された魔力が1か2のアエズ・セダーイのキャラクター1体を回転させる。
kind-sovereign_rule = 主権の行使
does-sovereign_rule =
    政治ダイスのみ。
    成功：自分のキャラクター1体に付くアドバンテージになる。
    回転：政治ダイスを振る自分のキャラクター3体は、このターン振ると政治を1追加する。
kind-sweat_tents = 蒸し風呂
does-sweat_tents =
    部族長か槍の乙女を2体以上支配していれば、そのすべてを捨てる。
    決着中・参加している自分の賢者1体につきターン1回・その賢者に付いているアドバンテージ1枚を捨てる：達成値1と妨害値1。
    魔力が記載された自分の賢者が魔力を振らなかったとき、その魔力1を得る。リクルートにのみ使える。
kind-taardad_aiel = ターダッド・アイール
does-taardad_aiel = 自分のルアークと一緒に参加していれば、彼が振ったダメージと同じ数のダメージを追加する。
kind-tam_al_thor = タム・アル=ソア
does-tam_al_thor =
    コストなしでリクルートできる。リクルートされたとき、戦場に移る。
    能力値は上がらない。自分の歴史の織り人が参加している挑戦だけを補強できる。
    ドローラウンドの始めにダメージが4未満なら、デッキに戻してシャッフルする。
    手札から捨てる：竜王の再来はこのターン記載された各能力値+1。
kind-tarmon_gai_don = タルモン・ガイドン
does-tarmon_gai_don = 同名はゲーム1回。自陣営トークン3個につき自陣営トークンを1個加える。
kind-tear_regiment = ティア連隊
does-tear_regiment =
    限定・自分のティアの石城を回転させる：自身のダメージを2まで治療する。
    ティアを支配していて死亡するとき、代わりにデッキに戻してシャッフルしてもよい。
kind-the_bleakness = 荒涼
does-the_bleakness =
    付ける先：闇セダーイである自分の分身。
    リクルートでは、担い手のシンボルはアイール人の忠義も持つ。
    自分のカードが分身だけなら、自分がリクルートするアイール人のキャラクターは、最後に好きなシンボルのコスト-2。
kind-the_chosen = 選ばれし者
does-the_chosen =
    付ける先：自分の闇セダーイのキャラクター。
    自陣営トークン6個につき魔力+1。
kind-the_dragon_scepter = 竜王の笏
does-the_dragon_scepter =
    付ける先：竜王の再来。
    回転：忠義を1つ選ぶ。竜王の再来のシンボルはこのターンその忠義も持つ。
    活動ラウンドに彼が振った時・回転して捨てる：そのシンボルを失う。このターン次にリクルートするカードは好きなシンボルのコスト-3。
    自分の歴史の織り人は最後の戦いで政治を使える。
kind-the_fifth = 五番目
does-the_fifth =
    部族長、賢者、槍の乙女を合わせて2体支配していなければ、このカードを捨てる。
    トークンを1個転換し、国家の対決を1つ選ぶ：このターン自分のアイール人はそこに参加できる。
    国家ごとにゲーム1回・自分の支配トークンを5個取り除く：カードを1枚引き、アイール人の忠義を持つ軍事3を得る。
kind-the_old_tongue = 古代語
does-the_old_tongue =
    軍事ダイス不可。
    成功：自分のアドバンテージになる。
    参加中・最後の戦い以外・政治2：達成値1と妨害値1。
kind-the_ta_veren = 歴史の織り人
does-the_ta_veren =
    誰でも・トークンを1個転換：歴史の織り人1体のダメージを2まで治療する。
    挑戦で歴史の織り人が振ると、達成値と妨害値を2ずつ追加する。
kind-the_three_fold_land = 三つ折りの地
does-the_three_fold_land =
    この対決には忠義がアイール人のみのカードだけが参加できる。
    支配していて回転：アイール人の忠義を持つ軍事1を得る。5差なら代わりに政治1・陰謀1・軍事1を得る。
ruling-the_three_fold_land = アイール人以外の忠義も持つカードは参加できない。
kind-the_traveling_people = 旅する民
does-the_traveling_people = 取っ組み合い：モンスターではなく、ダメージが最も高い記載能力値以上の自分の参加者すべてのダメージを1ずつ治療する。
kind-the_waste = 荒地
does-the_waste =
    この対決には忠義がアイール人のみのカードだけが参加できる。
    支配していれば、忠義がアイール人のみの自分のカードの、ダメージだけの目が出た軍事ダイス1個につき、達成値と妨害値を1ずつ追加する。
ruling-the_waste = アイール人以外の忠義も持つカードは参加できない。プレイヤーのアドバンテージと書かれているが、世界のアドバンテージとして扱う。
kind-the_wheel_weaves = 時の車輪は織りなす
does-the_wheel_weaves = このターン相手がリクルートのために転換したトークンの数だけ中立トークンを取る。または、自分のキャラクター1体はこのターン記載された魔力以外の各能力値+1。
kind-the_wheel_wills = 時の車輪の意志
does-the_wheel_wills = イベント名を1つ指定する。相手はこの活動ラウンドにそれを使えない。このターンすでに使っていれば、相手はその同名カード1枚を手札かデッキから捨て札に移す。
kind-therava = テラヴァ
does-therava =
    闇陣営のみ。条件：蒸し風呂かジ=エ=トーを支配。
    自分が行ったカードの挑戦が成功したとき、最も上のシャイドーの賢者を1枚探してもよい。
kind-time_of_need = 必要の時
does-time_of_need = 限定ではないイベントを1枚探す。次のドローラウンドにカードを引けない。
kind-timolan = ティモラン
does-timolan =
    条件：部族長の椅子かジ=エ=トーを支配。
    敵対するキャラクターがいない挑戦では、彼のダメージは軍隊用プールに入る。
kind-tion = ティオン
does-tion =
    闇陣営のみ。条件：蒸し風呂かジ=エ=トーを支配。
    参加している自分のシャイドーの賢者は陰謀+1。
kind-toh = トー
does-toh = 自分はこのターンもうイベントを使えず、決着ラウンドには誰もイベントを使えない。他のプレイヤーは、自分に陣営トークンを1個渡すごとに1枚使ってもよい。
kind-tomanelle_aiel = トマネル・アイール
does-tomanelle_aiel =
    ハンを支配していなければ軍事のコスト+3。
    このターンに参加し、相手の軍隊が2体以上死亡したなら、永続的に軍事+1。
kind-trolloc_army = トロローク軍
does-trolloc_army = モンスターを3体支配していれば軍事のコスト-1。
kind-trolloc_champion = トロロークの勇士
does-trolloc_champion = 闇王軍のキャラクターのリクルート条件と参加条件では、自陣営トークンが2個多いものとして数える。
kind-urien = ウリエン
does-urien = カー=ア=カーンを支配している間、軍事+1。
kind-voices_of_the_dead = 死者の声
does-voices_of_the_dead =
    付ける先：自分の竜王の再来。
    回転：魔力ダイスを3個振り、魔力1個につき担い手の魔力1を得る。次のターン、担い手は治療のためにしか回転できない。
kind-war_campaign = 軍事遠征
does-war_campaign =
    対象：相手が支配している国家。そこにある相手の支配トークン3個につき妨害値1。
    成功：中立トークンを3個まで取り、差2ごとにその国家に支配トークンを1個加えてもよい。
kind-war_galleys = 戦闘ガレー船
does-war_galleys = 参加したターンの次のターンは、通常状態に戻らず、挑戦に参加できない。
kind-wash_the_spears = 槍を洗う
does-wash_the_spears =
    軍事ダイスのみ。
    成功：中立トークンを1個取る。5差ならさらに1個取る。
kind-weaken_support = 支持の切り崩し
does-weaken_support =
    対象：世界ではない相手のアドバンテージ。コストがなければ自動的に妨害値10。
    成功：対象をオーナーのデッキに戻してシャッフルする。このカードも自分のデッキに戻してシャッフルしてもよい。
kind-wolfbrother = 狼の兄弟
does-wolfbrother =
    光陣営のみ。条件：狼の兄弟を支配。
    アドバンテージを付けられない。能力シンボルを無視する。
    他の自分の狼の兄弟3体と一緒に参加していれば軍事+1。

## プロモ

kind-night_raid = 夜襲
does-night_raid =
    対象：相手。
    成功：相手はトークンを1個転換する。
kind-filled_with_power = 満ちる力
does-filled_with_power = 魔力を持つキャラクター1体は、このターン魔力+1。
kind-battle_fury = 戦いの激情
does-battle_fury = キャラクターか軍隊1体は、このターン参加する挑戦で、振らなくても1ダメージを加える。
kind-unravel_the_pattern = 歴史模様のほころび
does-unravel_the_pattern = 白炎の直後：中立トークンの半分（端数切り上げ）をゲームから取り除く。
kind-uncontrolled_rage = 抑えきれない怒り
does-uncontrolled_rage =
    付ける先：軍事を持つ自分のキャラクター。
    最後の戦い以外の挑戦では、担い手の政治のシンボルはダメージになる。
kind-things_yet_to_come = 来たるべきもの
does-things_yet_to_come = 最後の戦いの決着中・手札の限定イベント、アドバンテージ、挑戦のいずれか1枚を捨てる：達成値1と妨害値1。
kind-power_play = 力の行使
does-power_play = 自分のキャラクター1体の魔力1：その忠義を持つ政治2、陰謀2、軍事2のいずれかを得る。リクルートとイベントにのみ使える。
kind-pitched_battle = 会戦
does-pitched_battle = カードの挑戦のダメージ前・自分のカードが振った1ダメージごとに：代わりに達成値1か妨害値1。
kind-moment_of_transition = 転機
does-moment_of_transition = トークンを1個転換：カードを3枚引く。
kind-friend_of_the_dark = 闇の朋友
does-friend_of_the_dark =
    コストはモンスターではない自分の闇王軍のキャラクターのシンボル1個だけ。
    回転：モンスターではない自分の闇王軍のキャラクター1体は、このターン魔力以外の、0より大きい記載された各能力値+1。
kind-insane_designer = 狂った設計者
does-insane_designer = ジョークカード。どのデッキにも入れられない。

## サイクル

kind-demandred = デマンドレッド
does-demandred =
    場に出たとき、永続的に政治+2、陰謀+2、軍事+2のいずれか。忠義トークンを3個置く。
    忠義トークンを1個取り除く：忠義を1つ選び、このターンそれを得る。
    竜王の再来が置き換えられたとき、自陣営トークンを1個加える。
    手札から捨てる：場の歴史の織り人1体につき、分身はこのターン0より大きい各能力値+1。
kind-mat_cauthon_ii = マット・コーソン（II）
does-mat_cauthon_ii =
    自分の竜王軍の軍隊は軍事+1。
    ターン1回・振った後：彼のダイスを3個まで振り直す。
    回転：このターン次にリクルートするマルチプルの軍隊はコストなし。
    ターン1回・自分の軍隊1体を回転させる：彼とその軍隊の忠義を持つ政治、陰謀、軍事を合わせて2得る。リクルートにのみ使える。
    手札から捨てる：このターン、自分の竜王軍の軍隊はそれぞれ自身の軍事1か政治1で達成値1と妨害値1を加えられる。
kind-perrin_aybara_ii = ペリン・アイバラ（II）
does-perrin_aybara_ii =
    自分の狼のカードは軍事+1。
    挑戦で振ったとき、振ったダメージと同じ数を自分の軍隊用プールにも加える。
    狼ではない傭兵をリクルートしたとき、忠義を1つ選ぶ。それは永続的にその忠義を得る。
    ターン1回・自分の傭兵1体を回転させる：彼とその傭兵の忠義を持つ政治、陰謀、軍事を合わせて2得る。リクルートにのみ使える。
    手札から捨てる：補強を持つ自分の狼のカードは永続的に軍事+1。
kind-shaidar_haran_ii = シャイダー・ハラン（II）
does-shaidar_haran_ii =
    付いているアドバンテージをすべて捨てる。
    闇セダーイのリクルートでは闇セダーイの特性を得る。
    1ターンに3回まで・彼の陰謀1か軍事1：魔力1を得る。
    手札から捨てる：このターン、分身ではない自分の闇セダーイのシンボルでリクルートできる。
