# What the cards are called (kind-), what they say (does-), and rulings on them (ruling-), in English. Section 12 of the rules page explains the words.

## Premier

kind-a_beginning = A Beginning
does-a_beginning = With 4 or more cards in hand: discard your hand, then draw 4 cards.
ruling-a_beginning = A Beginning itself counts as one of the four cards.
kind-a_murder_of_ravens = A Murder of Ravens
does-a_murder_of_ravens =
    Villain only.
    Name a card: your opponent discards one from hand, or else reveals their hand.
ruling-a_murder_of_ravens = On turn 1 it makes no one discard from hand (3.2).
kind-a_second_chance = A Second Chance
does-a_second_chance =
    On: your character.
    After its roll, discard: reroll up to 2 of the bearer’s dice (3 for a Ta'veren).
kind-a_sign_of_hope = A Sign of Hope
does-a_sign_of_hope = Convert 1 Pattern token: move a non-avatar character from your killed pile to your discard pile.
kind-a_stroke_of_luck = A Stroke of Luck
does-a_stroke_of_luck = Your character that rolled 3 or more dice of one ability this turn without its symbol: gain 1 symbol of that ability, as if rolled.
ruling-a_stroke_of_luck = It looks at the dice the character rolled when generating this turn.
kind-a_time_of_decision = A Time of Decision
does-a_time_of_decision =
    Target: your character.
    Success: search for a character that replaces it.
kind-a_time_of_peace = A Time of Peace
does-a_time_of_peace = Players cannot initiate card-based challenges next turn.
ruling-a_time_of_peace = Playing several doesn’t make it last longer.
kind-advanced_scout = Advanced Scout
does-advanced_scout =
    On: a character.
    1 damage of the opposing character pool must be assigned to the bearer first.
    Your events played in the bearer’s challenge cost 1 Combat less.
ruling-advanced_scout = Each event costs 1 Combat less. It can go on any character.
kind-al_cair_rahienallen = Al'cair'rahienallen
does-al_cair_rahienallen = While you control Cairhien by 5: each Intrigue symbol your Cairhien characters roll also makes 1 damage.
ruling-al_cair_rahienallen = Only in challenges, and only for symbols that were rolled.
kind-amys = Amys
does-amys = Rotate: rotate a character that is Aiel only and has less Politics than she has.
kind-andor = Andor
does-andor = In the Ready Round, if you control this: choose an allegiance. Symbols of your Andor cards also have it this turn.
kind-andor_cavalry = Andor Cavalry
kind-andor_infantry = Andor Infantry
kind-andoran_spearmen = Andoran Spearmen
does-andoran_spearmen =
    Costs 1 Politics or 1 Combat instead.
    Coming to Grips, rotate and kill it: +2 in your troop pool.
ruling-andoran_spearmen = May be used when mortally wounded, if it is not rotated.
kind-animate_stone = Animate Stone
does-animate_stone = Opening Moves, each 1 One Power: acts as a character with that much Combat in the challenge being resolved, rotates and rolls at once.
ruling-animate_stone = It has no trait, can be given damage, rolls at once and does not roll again.
kind-asmodean_i = Asmodean (I)
does-asmodean_i = When he is rotated, gain 1 symbol of your choice, only to recruit Dark One cards.
kind-assassination_attempt = Assassination Attempt
does-assassination_attempt =
    Target: a non-avatar, non-Ta'veren character. Only Intrigue and One Power dice.
    Success: 1 damage to it for each 3 of the margin.
kind-aura_of_death = Aura of Death
does-aura_of_death =
    On: a character; a Ta'veren only if damaged.
    When the bearer is damaged: 1 more damage, then discard this.
kind-aviendha = Aviendha
does-aviendha =
    Her symbols cannot recruit.
    While taking part: +1 Combat.
kind-bain = Bain
does-bain = Her symbols cannot recruit.
kind-battle_hardened = Battle Hardened
does-battle_hardened =
    On: your character or troop.
    Damage does not lower the bearer’s number of dice.
ruling-battle_hardened = Death and comparisons use the real abilities.
kind-be_lal_i = Be'lal (I)
does-be_lal_i =
    You may recruit only 1 character and 1 troop each turn.
    When the Dragon Reborn fails the Callandor challenge, Callandor becomes an advantage on Be'lal.
ruling-be_lal_i = It is the same advantage as on the Dragon Reborn.
kind-berelain = Berelain
does-berelain = Her Politics symbols have every allegiance for recruiting.
ruling-berelain = Only while recruiting.
kind-bitter_fighting = Bitter Fighting
does-bitter_fighting = Taking part: your troop and an opposing troop in one challenge fight a duel, round after round, until one is mortally wounded.
ruling-bitter_fighting = Both roll at once in each round. It ends after the round in which one is mortally wounded, or after 50 rounds.
kind-blood_tide = Blood Tide
does-blood_tide = Choose a challenge: all Combat symbols you roll in it become damage.
kind-bodyguards = Bodyguards
does-bodyguards =
    On: a character.
    Damage to the bearer goes to this advantage instead; discard it at 2 damage, the rest goes to the bearer.
ruling-bodyguards = Damage moved here counts as dealt to no character. Damage with a chosen target moves too; effects that kill don’t.
kind-border_clash = Border Clash
does-border_clash =
    No Politics dice. No reinforcing.
    Success: take 1 neutral token; you may add 1 control token to a nation.
kind-broken_ground = Broken Ground
does-broken_ground = Each 1 Combat: a troop in one and the same challenge does not ready next turn.
ruling-broken_ground = Playing several doesn’t make it last longer.
kind-bubble_of_evil = Bubble of Evil
does-bubble_of_evil =
    Villain only.
    A participating character takes 1 damage for each ability symbol it rolls this turn; its controller may keep it from rolling.
ruling-bubble_of_evil = Decide when it would be named to roll; the damage comes after its roll is counted.
kind-caemlyn = Caemlyn
does-caemlyn = While you control Andor by 5: your Andor characters may use Politics in the Last Battle.
kind-cairhien = Cairhien
does-cairhien = For each token of your lead, 1 Intrigue may pay for Politics or Combat when you recruit, each turn.
kind-cairhien_footmen = Cairhien Footmen
does-cairhien_footmen = Any player, each 1 Intrigue: it rolls 1 fewer Combat die this turn.
kind-cairhien_horsemen = Cairhien Horsemen
does-cairhien_horsemen = Rotate: your troop has Reinforcement this turn.
kind-callandor = Callandor
does-callandor =
    Initiate: you control the Dragon Reborn.
    Success by 5: becomes an advantage on the Dragon Reborn.
    Before its roll, while the bearer takes part, add 2 power tokens: it rolls as many more One Power dice as its One Power.
    If this was used in the challenge and the bearer rolled no more One Power than there are power tokens: damage equal to its One Power, split among your participants.
ruling-callandor = Power tokens stay. The damage may be split beyond what kills.
kind-called_to_war = Called to War
does-called_to_war =
    As your declaration: initiate a challenge for a nation with 5 automatic opposition.
    Success: add 1 control token to it for each 2 of the margin.
ruling-called_to_war = It is the declaration of the turn. Anyone may join.
kind-car_a_carn = Car'a'carn
does-car_a_carn =
    Initiate: you control the Dragon Reborn.
    Success: becomes an advantage on the Dragon Reborn with as many follower tokens as the margin.
    The bearer gains the Aiel allegiance and is the Car'a'carn.
    While recruiting an Aiel, remove 1 follower token: it costs 1 symbol of your choice less.
ruling-car_a_carn = Tokens lower the cost after all doubling; several may be spent for one card.
kind-carpe_fatum = Carpe Fatum
does-carpe_fatum =
    All symbols paid must be from one character.
    Add 1 Pattern token.
ruling-carpe_fatum = All four One Power come from one character.
kind-catapults = Catapults
does-catapults = In Opening Moves, while taking part: +1 in your troop pool.
kind-charge = Charge
does-charge = Opening Moves, each 2 Combat: rotate your ready participating troop; it rolls now.
ruling-charge = All targets are different.
kind-chiad = Chiad
does-chiad = Her symbols cannot recruit.
kind-civil_unrest = Civil Unrest
does-civil_unrest = Choose a nation. Each player rolls 1 Combat die for each own control token there; for each damage rolled, that player may remove 1 control token.
ruling-civil_unrest = In acting order each player chooses whose tokens to remove.
kind-combat_reserves = Combat Reserves
does-combat_reserves =
    Limited, 1 Combat: add 1 reserve token.
    Limited, remove 2 reserve tokens: gain 1 Combat with your avatar’s allegiances.
kind-commander = Commander
kind-compulsion = Compulsion
does-compulsion =
    Villain only. On: an opposing non-avatar, non-Ta'veren character with a printed cost, if the opponent has 3 or more characters.
    The bearer does not ready.
    The bearer’s controller: return the bearer to hand and discard this.
    Discard this when the Last Battle begins or the bearer is replaced.
ruling-compulsion = The three characters count only when it is played.
kind-concealed_dagger = Concealed Dagger
does-concealed_dagger =
    On: a character.
    Taking part, discard and 1 Intrigue: 1 damage to another character in the bearer’s challenge.
ruling-concealed_dagger = It can go on any card of its kind, on either side.
kind-confrontation = Confrontation
does-confrontation = Success by 5: add 2 Pattern tokens.
kind-connections = Connections
does-connections = Draw 2 cards.
kind-cut_supply_lines = Cut Supply Lines
does-cut_supply_lines =
    Target: an opponent.
    Success: becomes an advantage of that player, whose maximum hand size is 2 lower.
ruling-cut_supply_lines = Changes to maximum hand size add up; it can’t go below 0.
kind-dain_bornhald = Dain Bornhald
kind-dangerous_liaisons = Dangerous Liaisons
does-dangerous_liaisons =
    Limited, 1 Intrigue: add 1 reserve token.
    Limited, remove 2 reserve tokens: gain 1 Intrigue with your avatar’s allegiances.
kind-dark_dreams = Dark Dreams
does-dark_dreams =
    Villain only.
    Discard: +2 opposition in a card-based challenge.
kind-darkfriend = Darkfriend
does-darkfriend =
    On: your Dark Nature character.
    The bearer gains the Dark One allegiance.
kind-darkfriend_band = Darkfriend Band
does-darkfriend_band = When recruited: it moves to the battleground and has Reinforcement this turn.
kind-darkhound_pack = Darkhound Pack
does-darkhound_pack =
    Recruit: you control no other Darkhound Pack.
    Its symbols cannot recruit. No advantages on it.
    A character that takes its rolled damage dies at the end of the turn unless fully healed.
kind-debt_of_honor = Debt of Honor
does-debt_of_honor =
    Target: your character.
    Success: becomes an advantage on it; while the bearer is ready, your avatar gains its allegiances.
    Failure: 1 damage to your avatar, and the target is killed.
ruling-debt_of_honor = Failure by any margin counts.
kind-decisive_tactics = Decisive Tactics
does-decisive_tactics = Opening Moves or Coming to Grips, each 2 Combat: 1 support or 1 opposition.
kind-defensive_measures = Defensive Measures
does-defensive_measures = Not in Coming to Grips nor in the Last Battle. Each 2 Combat: for one of your ready troops in one and the same challenge, each opposition it rolls there counts double.
kind-dense_fog = Dense Fog
does-dense_fog = Each 1 One Power: in a challenge, -1 from each damage pool of every other player in each step.
kind-dense_forest = Dense Forest
does-dense_forest = Terrain on a card-based challenge: no reinforcing; -2 from both players' character pools in each step.
kind-disband = Disband
does-disband = Discard your troop from play: gain its printed cost in symbols with its allegiances.
kind-distractions = Distractions
does-distractions = Each 1 Intrigue: a participating troop rolls 1 fewer die this turn.
kind-draghkar = Draghkar
does-draghkar =
    Recruit: 5 Pattern tokens.
    No advantages on it.
    Its roll always makes exactly 2 damage, whatever the dice show.
kind-dragon_banner = Dragon Banner
does-dragon_banner =
    On: the Hero player.
    Limited, 1 Politics: your character gains the Dragon allegiance permanently.
    In a Horn of Valere challenge you initiated, each of your participating Dragon characters makes 1 support.
kind-dragonsworn = Dragonsworn
does-dragonsworn = Free to recruit.
kind-driven = Driven
does-driven = Taking part: any number of your Trolloc troops in one challenge take 1 damage and make 1 support each.
ruling-driven = At least one troop.
kind-duel = Duel
does-duel = A ready character and your character that shares an allegiance with it fight a duel. The first one's controller may rotate it instead.
ruling-duel = Both roll at once.
kind-eamon_valda = Eamon Valda
does-eamon_valda = Rotate: remove 1 control token of your choice from a contested advantage.
kind-earth_blast = Earth Blast
does-earth_blast = Opening Moves or Coming to Grips: 1 damage to a participating character; it does not ready next turn.
kind-egwene_al_vere = Egwene al'Vere
does-egwene_al_vere = When she rolls at least as many One Power symbols as her permanent One Power: +1 One Power permanently (up to 3).
ruling-egwene_al_vere = At most once for each roll.
kind-egwene_the_accepted = Egwene the Accepted
does-egwene_the_accepted =
    Replaces: Egwene with 2 or more permanent One Power.
    When she rolls at least as many One Power symbols as her permanent One Power: +1 One Power permanently (up to 3).
ruling-egwene_the_accepted = At most once for each roll.
kind-elaida_sedai = Elaida Sedai
does-elaida_sedai = When she rolls at least as many One Power symbols as her permanent One Power: look at the top 5 cards of a player’s deck, reveal 2 and keep their order.
ruling-elaida_sedai = At most once for each roll.
kind-elayne_trakand = Elayne Trakand
does-elayne_trakand = Symbols of the Dragon Reborn recruit her without penalty.
kind-elyas = Elyas
does-elyas =
    Hero control only.
    Rotate: search for a Wolf troop.
kind-establish_contacts = Establish Contacts
does-establish_contacts =
    On: a Forsaken character.
    +1 Intrigue.
kind-exiled = Exiled
does-exiled =
    Target: a character and one of its allegiances. Only characters with that allegiance may join.
    Success by at least its total cost and its highest ability: it loses that allegiance permanently.
ruling-exiled = A card left without allegiance stays, and is always foreign. Troops may not join.
kind-expendable_troops = Expendable Troops
does-expendable_troops = Acts as a Mercenary troop with 2 Combat in a challenge, then is discarded.
ruling-expendable_troops = It has no trait and can be given damage, which vanishes with it.
kind-fade = Fade
does-fade = Participate: 4 Pattern tokens.
kind-fall_back = Fall Back
does-fall_back =
    Your character: put a recovery token on it for each damage, heal all of it, and rotate it.
    It does not ready while it has recovery tokens; remove 1 after each Ready Round.
ruling-fall_back = It is rotated only if it is ready.
kind-far_reaching_influence = Far Reaching Influence
does-far_reaching_influence =
    On: a character with Politics.
    +1 Politics.
    Discard this when the bearer took part in a card-based challenge of yours that failed.
kind-fireball = Fireball
does-fireball = Opening Moves or Coming to Grips: 1 damage to a participant.
kind-flanking_maneuvers = Flanking Maneuvers
does-flanking_maneuvers =
    Only cards with Reinforcement may join. No reinforcing.
    Success by 3: add 1 Pattern token.
kind-flowing_coffers = Flowing Coffers
does-flowing_coffers =
    Success: becomes your advantage with as many wealth tokens as the margin; discard it without tokens.
    While recruiting a Mercenary, remove 1 wealth token: it costs 1 symbol of your choice less.
ruling-flowing_coffers = Tokens lower the cost after all doubling; several may be spent for one card.
kind-forced_back = Forced Back
does-forced_back =
    Target: an opposing non-avatar character.
    Success: becomes an advantage on it; the bearer loses its text.
ruling-forced_back = Abilities, traits and printed allegiances stay; allegiances that its own text gives are lost.
kind-forced_march = Forced March
does-forced_march = When you recruit a troop, you may pay 1 Combat to move it to the battleground; pay 1 more Combat and it has Reinforcement this turn.
ruling-forced_march = The second Combat can be paid only after the first.
kind-fortress_of_light = Fortress of Light
does-fortress_of_light =
    In its contest only Children of the Light may join.
    While you control this: opposing events that cost One Power and target your cards cost 1 One Power more. In the Last Battle: 2 support and 2 opposition for each contested advantage you control.
kind-forward_scouts = Forward Scouts
does-forward_scouts = Taking part, rotate: another troop has Reinforcement this turn, for this challenge only.
kind-from_the_shadows = From the Shadows
does-from_the_shadows =
    Only Intrigue dice.
    Success: add 1 Pattern token.
kind-further_demands = Further Demands
does-further_demands =
    On: a Mercenary.
    When played: rotate the bearer. It does not ready.
    Limited, the bearer’s controller pays its printed cost: discard this.
kind-further_goals = Further Goals
does-further_goals = Your card-based challenge: if it succeeds by 7, add 1 Pattern token.
kind-future_returns = Future Returns
does-future_returns =
    Limited, 1 symbol of any kind: add 1 investment token.
    Rotate and remove 5 investment tokens: draw a card.
kind-gaining_an_advantage = Gaining An Advantage
does-gaining_an_advantage =
    Success: becomes your advantage.
    Discard: gain 1 Politics, 1 Intrigue and 1 Combat with every allegiance.
kind-galldrian_su_riatin_rie = Galldrian su Riatin Rie
does-galldrian_su_riatin_rie =
    Recruit: 5 Pattern tokens.
    Your Cairhien characters: +1 Intrigue.
kind-gareth_byrne = Gareth Byrne
does-gareth_byrne = Your Andor troops: +1 Combat.
kind-gateway = Gateway
does-gateway = Each 2 One Power: ready a character or troop, move it to the battleground, and it has Reinforcement this turn.
ruling-gateway = Cards of either player. A card already in the battleground stays there; a participant stays a participant.
kind-gather_allies = Gather Allies
does-gather_allies =
    Only characters may join.
    Success: add 1 Pattern token.
kind-gather_support = Gather Support
does-gather_support =
    Choose Politics, Intrigue or Combat.
    Success: in the next Action Round gain as many of that symbol as the margin, without allegiance.
kind-gaul = Gaul
does-gaul =
    His symbols cannot recruit.
    While damaged: +1 Combat.
    When he joins a challenge: gain 1 Combat, kept until it is resolved.
kind-geofram_bornhald = Geofram Bornhald
does-geofram_bornhald = Rotate: search for the topmost challenge.
kind-graendal_i = Graendal (I)
does-graendal_i = Characters you recruit gain the Dark One allegiance permanently.
kind-gray_man = Gray Man
does-gray_man =
    Its symbols cannot recruit. Its abilities cannot rise.
    Rotate: it strikes a character, which may strike back.
ruling-gray_man = The struck card may strike back, rotated or not.
kind-guarded_by_fate = Guarded by Fate
does-guarded_by_fate = Heal a mortally wounded character down to 1 damage less than its highest permanent ability.
kind-halfman = Halfman
does-halfman = Your Trolloc troops in its challenge: +1 Combat (from at most 1 Halfman for each 3 of your Pattern tokens).
kind-hampered = Hampered
does-hampered = A ready opposing card loses its text this turn.
ruling-hampered = Abilities, traits and printed allegiances stay; allegiances that its own text gives are lost.
kind-harassment = Harassment
does-harassment = Each 1 Intrigue: a card loses Reinforcement this turn.
kind-healing = Healing
does-healing = Heal 1 damage of a troop, or all damage of a character.
kind-heavy_armor = Heavy Armor
does-heavy_armor =
    On: a troop.
    Taking part, rotate: -1 in the opposing troop pool.
ruling-heavy_armor = It can go on any card of its kind, on either side.
kind-heavy_fighting = Heavy Fighting
does-heavy_fighting = In a challenge all troops have +1 Combat until it is resolved.
kind-herb_bag = Herb Bag
does-herb_bag =
    On: a character.
    Limited, rotate, with the bearer at home: heal 1 damage of your character at home.
ruling-herb_bag = It can go on any card of its kind, on either side.
kind-heroic_efforts = Heroic Efforts
does-heroic_efforts = Before damage: move any amount from your character pool to your troop pool.
kind-heron_mark_blade = Heron-Mark Blade
does-heron_mark_blade =
    On: a non-Aiel, non-Monster character with 4 or more Combat, or the Dragon Reborn.
    +1 Politics.
    Taking part, rotate: +1 in your character pool.
kind-hidden_discoveries = Hidden Discoveries
does-hidden_discoveries = Rotate and 1 One Power: choose a type of advantage and search for the topmost one.
kind-hidden_spies = Hidden Spies
does-hidden_spies =
    Villain only.
    Look at the top 5 cards of your opponent’s deck; you may shuffle it.
kind-high_lady_alteima = High Lady Alteima
does-high_lady_alteima = 1 Intrigue of her own: shuffle a player’s deck.
kind-high_lady_estanda = High Lady Estanda
kind-high_lord_aracome = High Lord Aracome
does-high_lord_aracome = In the Ready Round you may choose your troop: it has Reinforcement until you choose another one or he is rotated.
kind-high_lord_geuyam = High Lord Geuyam
kind-high_lord_meilan = High Lord Meilan
does-high_lord_meilan = In challenges: ignore his ability symbols; support and opposition he rolls count double.
kind-high_lord_samon = High Lord Samon
does-high_lord_samon =
    On: Be'lal.
    The bearer gains the Tear allegiance.
kind-high_lord_torean = High Lord Torean
does-high_lord_torean = His Intrigue symbols may pay for Politics.
kind-high_lord_weiramon = High Lord Weiramon
does-high_lord_weiramon = In challenges: without your Tear troop beside him he rolls no Combat dice; each Combat symbol he rolls is 1 damage, split among your troops there.
kind-high_stakes = High Stakes
does-high_stakes =
    In the Ready Round.
    A player who gains a Pattern token from the Pattern challenge this turn may also take 1 neutral token.
ruling-high_stakes = Only the token of the Pattern challenge itself counts; a neutral one gives nothing.
kind-hired_agent = Hired Agent
kind-horn_of_valere = Horn of Valere
does-horn_of_valere =
    The first time you lead by 20 control tokens: add 2 Pattern tokens and move this to your character; it is no longer contested.
    In the Last Battle: support your participants roll is also damage, if you control this.
ruling-horn_of_valere = The two tokens and the move happen once. Afterwards it belongs to the bearer’s controller.
kind-hostile_terrain = Hostile Terrain
does-hostile_terrain = Terrain on a card-based challenge: troops pay 1 Combat to reinforce; after it is resolved, 1 damage to each damaged troop there.
kind-house_guards = House Guards
does-house_guards = Not mortally wounded: it may take any part of the damage to your Cairhien character in its challenge.
ruling-house_guards = Decided point by point.
kind-human_rabble = Human Rabble
does-human_rabble = May take part together with your Monsters.
kind-hunting_trollocs = Hunting Trollocs
does-hunting_trollocs =
    Target: a Monster troop.
    Success by at least its Combat: discard it.
kind-illusion = Illusion
does-illusion = Opening Moves, each 1 One Power: -1 from your opponent’s support, opposition or character pool.
ruling-illusion = No total falls below 0.
kind-in_harm_s_way = In Harm's Way
does-in_harm_s_way = 1 damage to your participating character; it has +3 Combat this turn.
kind-incentives = Incentives
does-incentives = This turn you may recruit 1 character without doubling for its nature.
kind-infighting = Infighting
does-infighting =
    2 or more Trolloc troops in one challenge: at its end 1 damage to each, unless its controller pays 1 Combat of a character.
    Draw a card.
ruling-infighting = The Combat is paid in that challenge, before its outcome.
kind-infiltration = Infiltration
does-infiltration = Taking part, each 2 Intrigue: 1 damage, split among troops in your challenge.
ruling-infiltration = Any Intrigue of your pool pays; troops of either side may be given damage.
kind-inner_strength = Inner Strength
does-inner_strength = Rotate: gain 1 symbol of your choice as if generated by your character, only for its text costs.
kind-inspirational_leader = Inspirational Leader
does-inspirational_leader =
    On: a character.
    It may roll Combat dice instead of all its Politics dice, in the Last Battle, too.
ruling-inspirational_leader = It can go on any card of its kind, on either side. These are Combat dice: they may be rolled in the Last Battle, and let the bearer join it.
kind-into_the_fight = Into the Fight
does-into_the_fight = The next character you recruit this turn costs 1 symbol of your choice less, enters the battleground and has Reinforcement this turn.
kind-intolerance = Intolerance
does-intolerance = Choose a player: cards that share no allegiance with that player’s avatar cost double to recruit this turn.
kind-ishamael_i = Ishamael (I)
does-ishamael_i =
    While you have more Pattern tokens than your opponent, he may roll 1 more Intrigue die.
    While the Hero player has fewer than 4 Pattern tokens, ignore his damage.
ruling-ishamael_i = The Pattern is looked at when he rolls.
kind-jaichim_carridin = Jaichim Carridin
does-jaichim_carridin =
    He gains the Children of the Light allegiance, wherever he is.
    When he is rotated to generate: gain 1 Politics.
kind-jasin_natael = Jasin Natael
does-jasin_natael =
    On: Asmodean.
    +1 Intrigue; he is a Gleeman.
    Limited, rotate: look at the top card of your opponent’s deck.
kind-juilin_sandar = Juilin Sandar
does-juilin_sandar = Rotate: a non-avatar character has -1 Intrigue this turn for each Intrigue he has. If this would kill it, discard it instead.
ruling-juilin_sandar = Only Intrigue is lowered.
kind-knowledge_is_power = Knowledge is Power
does-knowledge_is_power = Each 1 Intrigue: look at the top card of a player’s deck; you may discard it.
ruling-knowledge_is_power = Cards in a deck are not in hand, so it works on turn 1 too.
kind-lady_aemlyn = Lady Aemlyn
does-lady_aemlyn = In challenges: any of her ability symbols may become support.
kind-lady_arathelle = Lady Arathelle
kind-lady_colavaere = Lady Colavaere
does-lady_colavaere = While no other Cairhien character has more than 2 permanent Politics or Intrigue: +1 Intrigue.
kind-lady_elenia = Lady Elenia
does-lady_elenia = Limited, rotate: she leaves her challenge.
kind-lady_ellorien = Lady Ellorien
kind-lan_mandragoran = Lan Mandragoran
does-lan_mandragoran =
    Hero control only.
    2 Combat of his own: gain 1 Politics or 1 Intrigue.
ruling-lan_mandragoran = Pay with symbols still in the pool of the round or challenge that made them.
kind-lanfear_i = Lanfear (I)
does-lanfear_i = When she rolls 3 or more One Power: you may rotate the Dragon Reborn.
kind-learning_from_the_past = Learning From The Past
does-learning_from_the_past =
    Only Politics and Intrigue dice.
    Success: becomes your advantage.
    While paying for an advantage, discard: pays its whole cost.
kind-liandrin_sedai = Liandrin Sedai
does-liandrin_sedai =
    She gains the Aes Sedai allegiance and is of the Red Ajah, wherever she is.
    Rotate: look at a random card of your opponent’s hand; discard it if it costs One Power.
kind-light_cavalry = Light Cavalry
does-light_cavalry = When a challenge of yours that it took part in succeeds and it has less than 2 damage: you may deal 1 damage to an opposing troop that took part.
kind-lightning = Lightning
does-lightning = Opening Moves or Coming to Grips, each 2 One Power: 1 damage to a different participant.
ruling-lightning = All targets are different.
kind-limit_the_opposition = Limit the Opposition
does-limit_the_opposition =
    Success: becomes your advantage with 1 limit token for each 2 of the margin.
    Ready Round, remove 1 limit token: a player may draw at most 2 cards this turn.
kind-local_aid = Local Aid
does-local_aid = Before damage, each 2 Combat: -1 in the opposing troop pool.
kind-loial = Loial
does-loial = When Opening Moves of his challenge begins: draw a card.
ruling-loial = Even above your maximum hand size; you discard later.
kind-longbow = Longbow
does-longbow =
    On: a character with Combat.
    Limited, rotate the participating bearer: it strikes a non-avatar, non-Ta'veren character in its challenge with its Combat dice.
ruling-longbow = The bearer is rotated in your actions, so it rolls nothing later.
kind-lord_barthanes = Lord Barthanes
does-lord_barthanes =
    He gains the Cairhien allegiance, wherever he is.
    In challenges his Intrigue symbols become damage.
kind-lord_daricain = Lord Daricain
kind-lord_edorion = Lord Edorion
does-lord_edorion = If a Tear High Lord or High Lady pays, he costs 1 Politics instead.
ruling-lord_edorion = The whole cost is 1 Politics of a Tear High Lord or High Lady.
kind-lord_gaebril = Lord Gaebril
does-lord_gaebril =
    On: Rahvin.
    The bearer gains the Andor allegiance.
kind-lord_jarid = Lord Jarid
does-lord_jarid = Once a turn, when he has rolled 3 or more ability symbols this turn: draw a card.
kind-lord_lir = Lord Lir
does-lord_lir = Opening Moves, taking part, once a turn, 1 damage to himself: +1 in your character pool.
kind-lord_meresin = Lord Meresin
kind-lord_nasin = Lord Nasin
kind-lord_pelivar = Lord Pelivar
does-lord_pelivar = Taking part, 1 Combat of his own: -1 in the opposing character pool.
ruling-lord_pelivar = Pay with symbols still in the pool of the round or challenge that made them.
kind-lord_perrin = Lord Perrin
does-lord_perrin =
    Replaces: Perrin, with 4 Pattern tokens.
    Against a Monster character: +1 Combat.
    You choose who takes the damage he makes.
kind-lord_talmanes = Lord Talmanes
does-lord_talmanes = When he joins a challenge: you may choose a troop there; it does not ready next turn.
kind-lucky_find = Lucky Find
does-lucky_find = Choose a type of advantage and search for the topmost one.
kind-marksmen = Marksmen
does-marksmen =
    On: your troop.
    -2 Combat.
    It rolls in Opening Moves; its damage goes to the troop pool.
ruling-marksmen = Its damage is assigned in Opening Moves; damage of the troop pool hits it.
kind-mat_cauthon_i = Mat Cauthon (I)
does-mat_cauthon_i = Once a turn, after his roll: reroll 1 of his dice.
kind-mat_the_warrior = Mat the Warrior
does-mat_the_warrior =
    Replaces: Mat, with 4 Pattern tokens.
    Once a turn, after his roll: reroll 1 of his dice.
    He may take part as a troop.
    His symbols have every allegiance to recruit troops.
kind-min = Min
does-min =
    Rotate: search for a character that replaces your character and requires Pattern tokens.
    When killed: convert 1 Pattern token.
kind-misdirection = Misdirection
does-misdirection = 1 One Power, and 2 One Power for each further one: rotate troops whose printed cost is 2 symbols or less.
ruling-misdirection = All targets are different.
kind-moghedien_i = Moghedien (I)
does-moghedien_i = When she rolls 3 or more One Power: next turn your challenge card stays face down until the Challenge Round ends; you only announce who may join.
ruling-moghedien_i = A hidden challenge’s limits and targets are announced once forces have joined.
kind-moiraine_sedai = Moiraine Sedai
does-moiraine_sedai =
    Hero control only.
    If the Dragon Reborn pays part of it, her cost may be exactly 2 Politics and 1 One Power, without penalty.
ruling-moiraine_sedai = Exactly 2 Politics and 1 One Power, at least one of them from the Dragon Reborn; no substitution, doubling or reduction.
kind-momentum = Momentum
does-momentum = When you gain a Pattern token from the Pattern challenge: 2 support or 2 opposition in every other challenge this turn.
ruling-momentum = You choose in each challenge when its Opening Moves begin. Challenges already resolved get nothing.
kind-morgase_trakand = Morgase Trakand
does-morgase_trakand =
    Recruit: 4 Pattern tokens.
    Rotate: add 2 control tokens to Andor.
kind-mount = Mount
does-mount =
    On: a character.
    The bearer has Reinforcement.
kind-nae_blis = Nae'blis
does-nae_blis =
    In its contest only Villain cards may join.
    If a Villain wins the Last Battle, its controller is the winner instead.
ruling-nae_blis = With two players, its only use is being contested.
kind-narg = Narg
kind-narrow_escape = Narrow Escape
does-narrow_escape = After the death of your non-avatar character, convert 1 Pattern token: return it to hand instead of killing it.
ruling-narrow_escape = Also right after an effect killed the character.
kind-noble_allies = Noble Allies
does-noble_allies =
    Success: becomes your advantage.
    Your maximum hand size is 2 higher.
ruling-noble_allies = Changes to maximum hand size add up; it can’t go below 0.
kind-nynaeve_al_meara = Nynaeve al'Meara
does-nynaeve_al_meara =
    If no One Power symbol is among her dice, ignore all results of her One Power dice.
    When she rolls at least as many One Power symbols as her permanent One Power: +1 One Power permanently (up to 4).
ruling-nynaeve_al_meara = At most once for each roll. Looked at after rerolls.
kind-overrun = Overrun
does-overrun = Before damage: move any amount from your troop pool to your character pool.
kind-padan_fain = Padan Fain
does-padan_fain =
    While taking part: +1 Intrigue.
    May reinforce a challenge that the Dragon Reborn takes part in.
kind-patrol = Patrol
does-patrol = May take part as a character.
kind-pedron_niall = Pedron Niall
does-pedron_niall =
    Recruit: 2 Pattern tokens.
    Your Children of the Light troops: +1 Combat.
    You may draw 1 more card in each Draw Round.
kind-perrin_aybara_i = Perrin Aybara (I)
does-perrin_aybara_i = You choose who takes the damage he makes.
kind-personal_growth = Personal Growth
does-personal_growth = Taking part, pay 1 ability symbol that your character rolled in the challenge: this becomes an advantage on it with +1 in that ability.
ruling-personal_growth = The symbol must still be in the pool.
kind-plots = Plots
does-plots = While resolving: roll 2 Politics dice; all results count for you.
kind-political_isolation = Political Isolation
does-political_isolation =
    Target: a player.
    Success: that player rolls no Politics dice next turn.
kind-political_maneuvering = Political Maneuvering
does-political_maneuvering =
    Only Politics dice.
    Success: add 1 Pattern token.
kind-political_prisoner = Political Prisoner
does-political_prisoner =
    Target: a non-avatar character.
    Success: rotate it and put 1 prisoner token on it for each 2 of the margin; with prisoner tokens it does not ready.
    Limited, any player, 1 Politics: remove 1 prisoner token.
kind-portal_stone = Portal Stone
does-portal_stone = Any number of your characters: one of them rolls its One Power dice. For each symbol 2 of them join a challenge and make 1 support each; rotate the others.
ruling-portal_stone = One target rolls without being rotated. Forces that join must be allowed to.
kind-power_suppression = Power Suppression
does-power_suppression = Each 2 One Power: a rotated character does not ready next turn.
ruling-power_suppression = Playing several doesn’t make it last longer.
kind-prepared_defense = Prepared Defense
does-prepared_defense = Choose a challenge: while it is resolved, only events that cost One Power may be played.
ruling-prepared_defense = From the start of its Opening Moves to the end of its outcome.
kind-prolonged_campaign = Prolonged Campaign
does-prolonged_campaign =
    Initiate: 4 Pattern tokens.
    Success: add 1 Pattern token; by 4, add 1 more; if your opponent generated no opposition, add 1 more.
    Afterwards: participants do not ready next turn.
kind-prophecy = Prophecy
does-prophecy = Look at the top 4 cards of your deck: put 2 at the bottom and 2 on top, in any order.
kind-pull_of_the_pattern = Pull of the Pattern
does-pull_of_the_pattern =
    Hero only.
    Name a card: reveal the top 5 cards of your deck, take each of that name to hand, shuffle the rest back.
kind-queen_s_guard = Queen's Guard
does-queen_s_guard = While you control the Queen of Andor: damage it rolls counts double.
kind-rahvin_i = Rahvin (I)
does-rahvin_i = 3 One Power of his own: 1 damage to a character or troop.
kind-raiding_party = Raiding Party
does-raiding_party = In card-based challenges you initiated: +1 Combat.
kind-rallying_cry = Rallying Cry
does-rallying_cry =
    Success: becomes your advantage.
    When you succeed in a challenge you initiated: add 1 rallying token.
    While recruiting a troop, remove 1 rallying token: it costs 1 symbol of your choice less.
ruling-rallying_cry = Tokens lower the cost after all doubling; several may be spent for one card.
kind-rampage = Rampage
does-rampage =
    Villain only. Target: an opponent.
    Success: that player discards as many random cards as the margin.
ruling-rampage = On turn 1 it makes no one discard from hand (3.2).
kind-rand_al_thor_i = Rand al'Thor (I)
does-rand_al_thor_i =
    He gains the allegiances of nations you control.
    When he rolls 2 or more One Power: +1 One Power permanently (up to 4).
ruling-rand_al_thor_i = The nations whose contested advantages you control.
kind-rand_al_thor_ii = Rand al'Thor (II)
does-rand_al_thor_ii =
    Events he helps pay for cost 1 One Power less.
    When he rolls 2 or more One Power: +1 One Power permanently (up to 5).
kind-rand_al_thor_iii = Rand al'Thor (III)
does-rand_al_thor_iii =
    At the start of the game choose an allegiance other than Dark One: he gains it.
    When he rolls 2 or more One Power: +1 One Power permanently (up to 4).
kind-rand_al_thor_iv = Rand al'Thor (IV)
does-rand_al_thor_iv =
    Dragon or Light Nature characters he helps pay for cost 1 less of each symbol, applied last.
    When he rolls 2 or more One Power: +1 One Power permanently (up to 4).
ruling-rand_al_thor_iv = The reduction comes after doubling, and at least one symbol of his must be spent.
kind-rand_the_king = Rand the King
does-rand_the_king =
    Replaces: the Dragon Reborn, with 8 Pattern tokens.
    He gains the allegiances of all your characters.
kind-rapid_recovery = Rapid Recovery
does-rapid_recovery = This turn your characters that rotate to heal heal 2 damage.
kind-ravens_watching = Ravens Watching
does-ravens_watching =
    Villain only.
    Choose a card-based challenge: while it is resolved, each event costs the Hero player 1 Intrigue more.
ruling-ravens_watching = From the start of its Opening Moves to the end of its outcome.
kind-raw_recruits = Raw Recruits
does-raw_recruits = Limited, rotate, 1 Politics and 1 Combat: return a Multiple troop from your killed pile to hand.
kind-ready_resources = Ready Resources
does-ready_resources =
    Put advantages from hand face down under this.
    You may play advantages from under this.
ruling-ready_resources = The cards are hidden from your opponent, and discarded with this.
kind-reducing_influence = Reducing Influence
does-reducing_influence =
    As your declaration: initiate a challenge for a nation.
    Success: remove 1 opposing control token from it for each 2 of the margin.
ruling-reducing_influence = It is the declaration of the turn. Anyone may join.
kind-regroup = Regroup
does-regroup = Rotate any number of your ready participants in one challenge: they stand down.
ruling-regroup = Only your own ready participants.
kind-reinforcements = Reinforcements
does-reinforcements = Each 2 Combat: a troop in the battleground has Reinforcement this turn.
kind-remove_fatigue = Remove Fatigue
does-remove_fatigue = Ready a character.
kind-request_tribute = Request Tribute
does-request_tribute =
    Success: you may draw a card for each 2 of the margin.
    Failure: every other player draws a card.
kind-respite = Respite
does-respite = Your card: if it rotates to heal this turn, it heals up to 3 damage.
kind-rest_and_recovery = Rest and Recovery
does-rest_and_recovery = If you succeeded last turn and have no participants this turn: you may draw 1 more card in the Draw Round.
kind-resupply = Resupply
does-resupply = Limited, rotate: heal 1 damage of your troop in the battleground.
kind-rhuarc = Rhuarc
does-rhuarc =
    Recruit: 5 Pattern tokens.
    Your participating Aiel characters: +1 Combat.
kind-rule_of_power = Rule of Power
does-rule_of_power = This turn symbols you have rolled have every allegiance.
kind-rumors_and_lies = Rumors and Lies
does-rumors_and_lies = Each 1 Intrigue: a damaged troop may not join card-based challenges next turn.
kind-sabotage = Sabotage
does-sabotage =
    Never in an opening hand.
    A player discards 1 random card; pay 2 more Intrigue, and the player discards 1 more.
ruling-sabotage = On turn 1 it makes no one discard from hand (3.2).
kind-saidar_angreal = Saidar Angreal
does-saidar_angreal =
    On: your female character with One Power.
    It rolls as many more One Power dice as its One Power, up to 2.
kind-saidin_angreal = Saidin Angreal
does-saidin_angreal =
    On: your male character with One Power.
    It rolls as many more One Power dice as its One Power, up to 2.
kind-scouting_party = Scouting Party
does-scouting_party = Coming to Grips, against a Monster troop, 1 Combat of its own: +1 in your troop pool, or -1 in the opposing troop pool.
kind-search_and_destroy = Search and Destroy
does-search_and_destroy =
    Target: a player advantage. Only Combat and One Power dice.
    Success by 5: discard it.
kind-seasoned_warrior = Seasoned Warrior
does-seasoned_warrior =
    On: a character.
    Opening Moves, taking part, 1 Combat of the bearer: +1 in your character pool.
ruling-seasoned_warrior = The bearer must have made the symbol.
kind-seat_of_power = Seat of Power
does-seat_of_power = Limited, rotate: gain 1 Politics with every allegiance for each nation you control.
kind-second_front = Second Front
does-second_front = This turn your Monsters may take part together with your non-Dark One cards.
kind-secondary_efforts = Secondary Efforts
does-secondary_efforts = Success: add 1 Pattern token.
kind-secret_aid = Secret Aid
does-secret_aid = A participating character: in its Opening Moves gain 1 Politics, 1 Intrigue and 1 Combat of its own.
kind-sentries = Sentries
does-sentries = Opening Moves, taking part, rotate and kill it: 2 opposition.
ruling-sentries = May be used when mortally wounded, if it is not rotated.
kind-shaidar_haran_i = Shaidar Haran (I)
does-shaidar_haran_i =
    Recruit: 6 Pattern tokens.
    Rotate: search for a Dark One card.
    You have 1 more Pattern token while you control it.
ruling-shaidar_haran_i = The token counts for dominance, requirements, the 20 and the Last Battle.
kind-shattered_dreams = Shattered Dreams
does-shattered_dreams =
    Target: an opponent.
    Success by 2: that player cannot recruit next turn.
kind-shayol_ghul = Shayol Ghul
does-shayol_ghul =
    In its contest only Villain cards may join.
    If you control this, convert 1 Pattern token: heal 1 damage of your Forsaken. Each turn once for each 2 of your lead.
ruling-shayol_ghul = Half the lead, rounded down, is how often each turn.
kind-similar_ideals = Similar Ideals
does-similar_ideals = This turn recruit without penalty: Light Nature characters (Hero), Dark Nature characters (Villain).
kind-siuan_sanche = Siuan Sanche
does-siuan_sanche =
    Recruit: 5 Pattern tokens.
    Rotate: search for an Aes Sedai card.
kind-skimming = Skimming
does-skimming = Each 1 One Power: your character has Reinforcement this turn.
kind-skirmish = Skirmish
does-skirmish =
    No reinforcing.
    Success: add 1 Pattern token.
kind-spying = Spying
does-spying = Look at a player’s hand and face-down cards.
kind-stalemate = Stalemate
does-stalemate = Success: no Action Round next turn; by 5, also add 1 Pattern token.
ruling-stalemate = Playing several doesn’t make it last longer.
kind-stedding = Stedding
does-stedding = Terrain on a card-based challenge: no One Power dice, and nothing that needs One Power may be used there.
ruling-stedding = While the challenge is unresolved, nothing that is paid or rolled with One Power may be used in it.
kind-strong_support = Strong Support
does-strong_support = This turn your troops may be paid with mixed allegiances, without penalty if at least 1 symbol shares an allegiance.
kind-stymied = Stymied
does-stymied = A participant rolls 1 fewer die of each ability this turn.
kind-subtle_manipulations = Subtle Manipulations
does-subtle_manipulations = Choose a type of card and look at the top 5 cards of a player’s deck: reveal those of that type and put them at the bottom.
kind-superior_weaponry = Superior Weaponry
does-superior_weaponry =
    On: a troop.
    In a challenge, if it rolls any damage: 1 more damage.
kind-surprise_attack = Surprise Attack
does-surprise_attack = Each 1 Combat: your troop has Reinforcement this turn; all of them only for one and the same challenge.
kind-surrounded = Surrounded
does-surrounded = Coming to Grips, with twice as many troops as your opponent: for each of your troops that rolls damage, +1 in your character pool and +1 in your troop pool.
kind-taking_advantage = Taking Advantage
does-taking_advantage = When you play another advantage with a printed cost: you may draw a card.
kind-tar_valon = Tar Valon
does-tar_valon =
    In its contest only Aes Sedai may join.
    While you control this: your Aes Sedai characters may join the contest of any nation.
kind-tar_valon_guards = Tar Valon Guards
does-tar_valon_guards =
    It may roll 1 One Power die instead of 1 Combat die.
    In the Tar Valon contest: +2 Combat.
kind-tar_valon_soldiers = Tar Valon Soldiers
does-tar_valon_soldiers = It may roll 1 One Power die instead of 1 Combat die.
kind-tear = Tear
does-tear =
    In the Ready Round, if you control this: add 1 control token.
    While you control this by 5: you are always dominant.
    While you control Callandor: this has 5 more of your control tokens.
ruling-tear = The five count for the control of Tear alone.
kind-tear_lancers = Tear Lancers
kind-tear_levies = Tear Levies
does-tear_levies = When recruited: draw a card.
kind-tear_skirmishers = Tear Skirmishers
does-tear_skirmishers = Taking part, 1 Combat of its own: it leaves its challenge; what it rolled stays.
kind-tear_spearmen = Tear Spearmen
does-tear_spearmen = Against a Monster troop: -1 Combat.
kind-testing_fate = Testing Fate
does-testing_fate =
    Success: you may take up to 2 neutral tokens.
    Failure: convert 1 Pattern token.
kind-the_art_of_intrigue = The Art of Intrigue
does-the_art_of_intrigue =
    On: your character with Intrigue.
    +1 Intrigue.
    Limited, rotate: 1 support or 1 opposition in a challenge.
    When the bearer took part in a card-based challenge of yours that failed: 1 damage to it, and discard this.
kind-the_dragon_revealed = The Dragon Revealed
does-the_dragon_revealed =
    Replaces: Rand, with 5 Pattern tokens.
    When you succeed in a card-based challenge you initiated: draw a card.
kind-the_dying_ground = The Dying Ground
does-the_dying_ground = Terrain on a card-based challenge: after it is resolved, 1 damage to each damaged Monster there.
kind-the_great_game = The Great Game
does-the_great_game =
    Limited, 1 Politics: add 1 reserve token.
    Limited, remove 2 reserve tokens: gain 1 Politics with your avatar’s allegiances.
kind-the_ruby_dagger = The Ruby Dagger
does-the_ruby_dagger =
    On: your character.
    A character that takes the bearer’s rolled damage dies at the end of the turn unless fully healed.
    In the Ready Round: roll 1 One Power die; on its symbol the bearer gets 1 corruption token.
    2 One Power: remove 1 corruption token.
    5 One Power: discard this.
ruling-the_ruby_dagger = The bearer’s controller rolls.
kind-the_stone_of_tear = The Stone of Tear
does-the_stone_of_tear = While you control Tear: others may add control tokens to it only by its own contest.
kind-the_telling_blow = The Telling Blow
does-the_telling_blow = 1 damage to a damaged participant whose highest ability is 1.
kind-the_tide_of_battle = The Tide of Battle
does-the_tide_of_battle =
    Success: becomes your advantage with 1 initiative token for each 2 of the margin; discard it without tokens.
    Rotate and remove any number of initiative tokens: as much support or opposition in a card-based challenge.
kind-the_truth_they_tell = The Truth They Tell
does-the_truth_they_tell = Each 2 Politics or 1 One Power of Aes Sedai characters: 1 opposition in a card-based challenge.
ruling-the_truth_they_tell = Only symbols generated in the Action Round.
kind-the_way_of_the_leaf = The Way of the Leaf
does-the_way_of_the_leaf =
    Hero only. On: your character without permanent Combat.
    +2 Politics. It can have no Combat, and its damage is ignored.
kind-the_wheel_turns = The Wheel Turns
does-the_wheel_turns = 2 One Power for each card-based challenge this turn: until the end of the turn only the Pattern challenge adds Pattern tokens.
ruling-the_wheel_turns = Without a card-based challenge it costs nothing, and may be played.
kind-the_white_tower = The White Tower
does-the_white_tower = When you succeed in the Pattern challenge while you control Tar Valon by 5, you may rotate this: add 1 Pattern token.
kind-thom_merrilin = Thom Merrilin
does-thom_merrilin = 3 Intrigue of his own: your opponent discards 1 random card.
ruling-thom_merrilin = On turn 1 it makes no one discard from hand (3.2).
kind-tight_formation = Tight Formation
does-tight_formation = Your only troop in a challenge has +2 Combat.
kind-to_the_victor = To The Victor
does-to_the_victor = When you succeed in a card-based challenge you initiated: draw a card.
kind-training_for_war = Training for War
does-training_for_war =
    On: a troop.
    +1 Combat.
kind-treaty = Treaty
does-treaty =
    Choose an allegiance.
    Success: becomes your advantage.
    Rotate: gain 1 Politics with that allegiance.
kind-trolloc = Trolloc
does-trolloc = Its only cost: rotate your Dark One character.
ruling-trolloc = The Dark One character may be anywhere in play, and must be ready.
kind-trolloc_fist = Trolloc Fist
does-trolloc_fist = Once a turn, discard your Trolloc troop from play: heal as much damage as its permanent Combat.
kind-trolloc_footmen = Trolloc Footmen
does-trolloc_footmen = 1 damage of the opposing troop pool must be assigned to it before your non-Trolloc troops.
ruling-trolloc_footmen = See 6.6.3.
kind-trolloc_horn = Trolloc Horn
does-trolloc_horn =
    On: your Trolloc character.
    Rotate and 2 Combat: search for the topmost Trolloc card.
kind-trolloc_raiders = Trolloc Raiders
does-trolloc_raiders = When killed: draw a card.
kind-trolloc_war_band = Trolloc War Band
does-trolloc_war_band = While your ready Myrddraal stands down in the battleground: it has Reinforcement.
kind-twisting_fate = Twisting Fate
does-twisting_fate =
    Target: an opponent. As much automatic opposition as that player’s Pattern tokens.
    Success: remove 1 of that player’s Pattern tokens.
kind-twists_in_the_pattern = Twists in the Pattern
does-twists_in_the_pattern = Convert 1 Pattern token: your opponent converts 1 Pattern token.
kind-two_rivers_archers = Two Rivers Archers
does-two_rivers_archers =
    It rolls in Opening Moves.
    Each point of damage it takes deals 1 more damage.
ruling-two_rivers_archers = Its damage is assigned in Opening Moves; damage of the troop pool hits it.
kind-unexpected_ally = Unexpected Ally
does-unexpected_ally = Roll 2 Politics dice: gain their Politics symbols, with every allegiance.
kind-verin_sedai = Verin Sedai
does-verin_sedai = Your maximum hand size is 1 higher.
ruling-verin_sedai = Changes to maximum hand size add up; it can’t go below 0.
kind-wall_of_fire = Wall of Fire
does-wall_of_fire = Opening Moves, each 1 One Power: a participating troop rotates and stands down, or else takes the damage it rolls.
ruling-wall_of_fire = Each controller decides for each troop; to rotate it must be ready.
kind-wandering_noble = Wandering Noble
kind-ward_of_protection = Ward of Protection
does-ward_of_protection = Each 1 One Power: this turn events of others that target you or your cards cost 1 One Power more.
kind-waygate = Waygate
does-waygate = Any number of your cards in one place: roll 1 Intrigue die for each; for each damage kill one of them. The others join one unresolved challenge.
ruling-waygate = A place is: home, one challenge, or standing down. Forces that may not join stand down.
kind-weariness = Weariness
does-weariness =
    On: a character.
    If the bearer took part last turn, it does not ready.
    The bearer’s controller, 2 symbols of any kind: discard this.
kind-what_might_be = What Might Be
does-what_might_be = Convert 1 Pattern token: return an event other than the top one from your discard pile to hand.
ruling-what_might_be = The top event is the one discarded last.
kind-whispers_in_the_dark = Whispers in the Dark
does-whispers_in_the_dark =
    Villain only.
    Roll 1 Intrigue die for each of your Pattern tokens: support and opposition count in a card-based challenge.
kind-wolves = Wolves
does-wolves =
    Recruit: you control a Wolfbrother; discard it when you control none.
    Against a Monster troop: +1 Combat.
    No advantages on it.

## Dark Prophecies

kind-a_new_empire = A New Empire
does-a_new_empire =
    Hero only. Prophecy, repeatable: you control a nation by 5.
    Fulfilled, once a game for each nation, rotate a nation you control by 5: draw 3 cards and take 1 neutral token.
kind-advanced_maneuvers = Advanced Maneuvers
does-advanced_maneuvers = Success: next turn the cards of others may not join card-based challenges you initiate.
kind-alanna_sedai = Alanna Sedai
does-alanna_sedai = 1 One Power of her own: gain 1 Combat.
kind-asmodean_ii = Asmodean (II)
does-asmodean_ii =
    Recruit: only with symbols of the Dragon Reborn.
    His symbols cannot recruit.
    Rotate: the Dragon Reborn has +2 One Power this turn.
    From hand, discard: the Dragon Reborn has +3 One Power this turn.
kind-bair = Bair
does-bair = Your Dreamwalkers: +1 Intrigue.
kind-balefire = Balefire
does-balefire =
    Opening Moves. All symbols paid must be from one character.
    Roll 2 One Power dice; if both show their symbol, your avatar is killed. Kill a participating non-avatar character; for a Ta'veren its controller may convert 2 Pattern tokens instead.
ruling-balefire = Your own avatar dies only if both dice show the symbol; that happens before the target is killed.
kind-battle_plan = Battle Plan
does-battle_plan =
    When you succeed in a card-based challenge you initiated that gave no Pattern token: add 1 plan token.
    In the Last Battle: 1 support and 1 opposition for each plan token.
    Action Round, rotate: heal 1 damage of your cards for each plan token, split freely.
kind-bayle_domon = Bayle Domon
does-bayle_domon = Limited, rotate: any number of your cards in one challenge leave it and move home.
kind-be_lal_ii = Be'lal (II)
does-be_lal_ii =
    Recruit: only with symbols of Forsaken.
    His symbols cannot recruit.
    While the Dragon Reborn is in play, you may initiate Callandor: on success it goes to Be'lal, on failure to the Dragon Reborn.
    From hand, discard: +5 support in a Callandor challenge.
ruling-be_lal_ii = You declare it like a challenge card. If it fails, the advantage goes to the Dragon Reborn, no matter who controls him.
kind-blockade_runners = Blockade Runners
does-blockade_runners = In card-based challenges: its roll makes 3 more opposition.
kind-blood_and_ashes = Blood and Ashes
does-blood_and_ashes =
    You may rotate your avatar instead of paying.
    When played: name an event; it cannot be played while this stays.
    When a card of that name is discarded: discard this.
kind-cairhien_guard = Cairhien Guard
does-cairhien_guard = Taking part, rotate: an opposing troop in its challenge loses its text this turn.
kind-cairhien_veterans = Cairhien Veterans
does-cairhien_veterans = 2 Cairhien symbols of any kind: heal 1 damage of it.
ruling-cairhien_veterans = Paid from the pool.
kind-captain_caldevwin = Captain Caldevwin
does-captain_caldevwin = Your Cairhien Horsemen are Multiple and roll 1 more Combat die in his challenge.
ruling-captain_caldevwin = Once you have controlled this card, your copies of that troop stay Multiple for the rest of the game, even while you recruit them.
kind-charismatic_leader = Charismatic Leader
does-charismatic_leader =
    On: your Forsaken character.
    When played: choose an allegiance of your troop; the bearer gains it. +1 Politics.
    Discard this while you control a Monster.
kind-chesmal_sedai = Chesmal Sedai
does-chesmal_sedai = Limited, once a turn, rotate: 1 damage to a damaged character; she does not ready next turn.
kind-child_of_the_light = Child of the Light
does-child_of_the_light = Rotate: the next Children of the Light card you recruit this turn costs 1 symbol of your choice less, applied last.
kind-circle_of_light = Circle of Light
does-circle_of_light =
    Mercenaries you recruit, except Wolves, gain the Children of the Light allegiance permanently.
    Discard your non-avatar cards that aren’t Children of the Light.
    In the Last Battle: 1 support and 1 opposition for each neutral token.
kind-combat_training = Combat Training
does-combat_training = Rotate this and your ready troop: it rolls its Combat dice. If it rolls at least 1 Combat symbol, and at most 1 fewer than its permanent Combat: +1 Combat permanently.
kind-combined_army = Combined Army
does-combined_army =
    Free to recruit. When recruited: discard 2 of your non-Monster troops of different allegiances, or else it is killed.
    It gains the allegiances of your avatar.
ruling-combined_army = You can recruit it without such troops; then it is killed immediately. It can be one of the discarded troops itself.
kind-conquest = Conquest
does-conquest =
    On reveal: search for a contested advantage that is not in play.
    Success: add 2 control tokens to every nation; by 5, also return all other Conquests from your discard pile to hand.
kind-consumed_by_the_blight = Consumed by the Blight
does-consumed_by_the_blight = Terrain on a card-based challenge: Monsters there roll 1 more Combat die.
kind-couladin = Couladin
does-couladin =
    Discard him while you control Car'a'carn.
    Your Aiel troops in his challenge roll 1 more Combat die.
    At the start of the Challenge Round: heal 1 damage of him.
kind-dark_subversion = Dark Subversion
does-dark_subversion =
    Villain only.
    Success: you may search for a Darkfriend, a Dark Nature character and a Dark Nature troop.
kind-deep_waters = Deep Waters
does-deep_waters = Terrain on a card-based challenge: Myrddraal and Trollocs may not join.
kind-defenders_of_the_stone = Defenders of the Stone
does-defenders_of_the_stone =
    At home: move it to the battleground.
    It may join only the contest of Tear and challenges that target you or your cards.
kind-dragonmount = Dragonmount
does-dragonmount =
    On: yourself, if you control the Dragon Reborn.
    When played: search for the topmost advantage.
    Opening Moves or Coming to Grips of a card-based challenge, once each: -1 from one damage pool for each different allegiance of your cards.
kind-draw_him_out = Draw Him Out
does-draw_him_out =
    Target: an opposing non-avatar, non-Ta'veren character.
    Success: becomes an advantage on it.
    At the start of the Resolution Round: the bearer leaves its challenge, moves to the battleground and joins the Pattern or Last Battle challenge.
    Discard this when the bearer joins the Pattern challenge on its own.
kind-elayne_the_accepted = Elayne the Accepted
does-elayne_the_accepted =
    Replaces: Elayne.
    In your opening hand she doesn’t count as a character.
    Rotate: you may search for Min and Aviendha.
kind-eyeless = Eyeless
does-eyeless =
    Its symbols cannot recruit.
    Limited, rotate: a participant rolls 1 fewer die of each ability this turn.
kind-faile = Faile
does-faile = For recruiting and replacing, you have 2 more Pattern tokens.
kind-far_dareis_mai = Far Dareis Mai
does-far_dareis_mai = Taking part, once a turn: move up to 3 damage from your Car'a'carn in its challenge to it.
ruling-far_dareis_mai = Moved damage doesn’t count as new damage.
kind-first_squadron = First Squadron
does-first_squadron =
    +1 Combat for each 3 of your Band of the Red Hand troops.
    Your Band of the Red Hand troops have Reinforcement.
kind-galad = Galad
does-galad = In challenges: his roll makes 2 more damage.
kind-gawyn = Gawyn
does-gawyn =
    Symbols of Aes Sedai recruit him without penalty.
    He may join the contest of Tar Valon.
    Your Younglings: +1 Combat.
kind-genocide = Genocide
does-genocide =
    Choose an allegiance: 1 opposition for each card in play that has it.
    Success: 1 damage to each character of that allegiance, 2 damage to each such troop; characters damaged may not rotate to heal next turn.
    Afterwards: remove this from the game; you cannot play Genocide next turn.
kind-gholam_attack = Gholam Attack
does-gholam_attack =
    Villain only.
    Each 1 Intrigue: a different character in one and the same challenge rolls no One Power dice there.
kind-graendal_ii = Graendal (II)
does-graendal_ii =
    Recruit: only with symbols of Forsaken.
    Her symbols cannot recruit.
    When she rotates to heal, you may reveal Graendal cards from hand: heal 1 more damage for each.
    From hand, discard: heal 2 damage of your avatar.
kind-gyldin = Gyldin
does-gyldin =
    On: Moghedien.
    +1 Intrigue.
    Limited, 1 Intrigue of the bearer: gain 1 Politics or 1 Combat.
    Rotate the bearer and discard this: return a challenge from your discard pile to hand.
kind-half_legion = Half Legion
does-half_legion = Once a turn, rotate your Children of the Light character: +1 Combat this turn.
kind-heart_of_the_stone = Heart of the Stone
does-heart_of_the_stone =
    Rolls of your High Lords and High Ladies make 1 more support and 1 more opposition.
    While you control Callandor: 5 opposition in challenges that target you or your cards.
kind-high_lord_hearne = High Lord Hearne
does-high_lord_hearne = Mercenaries you recruit cost 1 Combat less, applied last.
kind-high_lord_simaan = High Lord Simaan
does-high_lord_simaan =
    When recruited: add 2 versatility tokens (up to 4).
    Remove 1 versatility token: +1 Politics or +1 Intrigue this turn.
    Limited, rotate: add 2 versatility tokens (up to 4).
kind-hopper = Hopper
does-hopper =
    Recruit: you control a Wolfbrother; discard it when you control none.
    No advantages on it. Ignore its ability symbols.
    When killed: your Wolfbrothers are Dreamwalkers permanently.
kind-hunting_party = Hunting Party
does-hunting_party = Before damage, taking part, 2 damage it put into the troop pool: +1 in your character pool.
ruling-hunting_party = It must be damage that this card put into the pools.
kind-illian = Illian
does-illian =
    Rotate, if you control this: when your Illian troop rotates to heal this turn, it heals all damage.
    While you control this by 5, you may rotate characters you recruit: they roll now, and you gain their ability symbols.
kind-illian_lancers = Illian Lancers
does-illian_lancers = All its damage goes to one opposing troop, even beyond its death.
kind-illian_spearmen = Illian Spearmen
does-illian_spearmen = In the battleground, rotate: heal 1 damage of it.
kind-illian_traders = Illian Traders
does-illian_traders = Limited, rotate: gain 2 Politics with the Illian allegiance.
kind-illian_volunteers = Illian Volunteers
does-illian_volunteers = When killed: return it to its owner’s hand instead.
kind-incendiary_strike = Incendiary Strike
does-incendiary_strike = Opening Moves or Coming to Grips: 2 damage to a participant, or kill it if it is Multiple. Each card only once a turn.
kind-invasion = Invasion
does-invasion =
    Success: add 4 control tokens to a nation, or draw 3 cards, or return 2 cards from your discard pile to hand.
    Afterwards: remove this from the game.
kind-ishamael_ii = Ishamael (II)
does-ishamael_ii =
    Recruit: only with symbols of Forsaken.
    His symbols cannot recruit.
    Rotate: add 1 control token to a contested advantage.
    Rotate and discard: add 5 control tokens to a contested advantage.
    From hand, discard: add 1 control token to a contested advantage.
kind-jaret_byar = Jaret Byar
does-jaret_byar = Against a Monster or an Aes Sedai: his roll makes 1 more damage.
kind-kin_tovere = Kin Tovere
does-kin_tovere = Rotate: your Cairhien troops have Reinforcement this turn.
kind-king_mattin_stepaneos = King Mattin Stepaneos
does-king_mattin_stepaneos =
    When recruited: you may search for Illian.
    While you control Illian: +1 Politics, +1 Intrigue and +1 Combat.
kind-lady_selande = Lady Selande
does-lady_selande =
    Her only cost: rotate your Cairhien character.
    While you control Cairhien: her roll makes 1 more Politics.
kind-lanfear_ii = Lanfear (II)
does-lanfear_ii =
    Recruit: only with symbols of Forsaken.
    Her symbols cannot recruit.
    In her challenge, a card with no permanent ability above 2 that is assigned exactly 1 pool damage takes 1 more damage.
    From hand, discard: heal all damage of a Dreamwalker.
ruling-lanfear_ii = Moved damage doesn’t count as new damage.
kind-lead_them_to_ruin = Lead Them to Ruin
does-lead_them_to_ruin =
    Target: a player.
    Success: for each 2 of the margin that player returns a player advantage with a printed cost to hand.
kind-leader_of_nations = Leader of Nations
does-leader_of_nations =
    On: your Ta'veren.
    When played: choose an allegiance of your troop; the bearer gains it. +2 Politics.
    Discard this while you control a non-Ta'veren Dragon-only card.
kind-leane_sedai = Leane Sedai
does-leane_sedai = Rotate: draw a card, or 2 with the Amyrlin Seat under your control; discard your hand when the Resolution Round ends.
kind-legion = Legion
does-legion = Limited, rotate it and kill your undamaged Mercenary troop: heal all damage of it.
kind-legion_of_the_dragon = Legion of the Dragon
does-legion_of_the_dragon = At the start of the Ready Round you may heal up to 2 damage of it.
kind-light_brigade = Light Brigade
does-light_brigade =
    When recruited: it moves to the battleground.
    At the start of the Draw Round: return it to hand.
kind-linked = Linked
does-linked =
    Rolls of your Trolloc troops that take part with your Myrddraal make 1 more support and 1 more opposition.
    When your Myrddraal is killed: kill your Monster troop.
kind-lord_argirin_darelos = Lord Argirin Darelos
does-lord_argirin_darelos = Limited, taking part, rotate: rotate a character in his challenge without permanent One Power.
kind-lord_ballin_elamri = Lord Ballin Elamri
does-lord_ballin_elamri = Free to recruit while you control a member of the Council of Nine.
kind-lord_brend = Lord Brend
does-lord_brend =
    On: Sammael.
    +2 Politics; the bearer gains the Illian allegiance and is of the Council of Nine.
    Limited, discard: gain 3 Politics with the Illian allegiance.
kind-lord_comar = Lord Comar
does-lord_comar = Rotate: search for a Darkfriend; you may play one for free this turn.
kind-lord_dobraine = Lord Dobraine
does-lord_dobraine = Limited, 2 symbols of his own: gain 1 Politics, 1 Intrigue or 1 Combat with the Cairhien allegiance.
kind-lord_dragon = Lord Dragon
does-lord_dragon =
    Replaces: Rand, whose text he keeps.
    In your opening hand he doesn’t count as a character.
    You recruit Dark Nature characters without doubling for their nature.
kind-lord_eliris_mancuri = Lord Eliris Mancuri
does-lord_eliris_mancuri = Limited, rotate: Illian cards cost 1 Combat less this turn, applied last.
kind-lord_ershin_netari = Lord Ershin Netari
does-lord_ershin_netari = 1 symbol of his own: heal 1 damage of your Illian troop.
kind-lord_gregorian_panar = Lord Gregorian Panar
does-lord_gregorian_panar = Rotate: each member of the Council of Nine has +1 in its highest ability this turn.
kind-lord_jeordwyn_semaris = Lord Jeordwyn Semaris
does-lord_jeordwyn_semaris = In contests: his roll makes 2 more support and 2 more opposition.
kind-lord_kiril_drapeneos = Lord Kiril Drapeneos
does-lord_kiril_drapeneos = When he rolls no ability symbol: he does not ready next turn.
kind-lord_maringil = Lord Maringil
does-lord_maringil = Rotate: heal up to 2 damage of a Cairhien troop.
kind-lord_spiron_narettin = Lord Spiron Narettin
does-lord_spiron_narettin = His damage always goes to the troop pool.
kind-lull_in_the_storm = Lull in the Storm
does-lull_in_the_storm =
    Hero only.
    Success: becomes your advantage.
    When resolved: draw a card; players who made support or opposition cannot draw in this Draw Round.
    Limited, discard: gain 1 Politics, 1 Intrigue, 2 One Power and 1 Combat with every allegiance.
kind-mat_the_gambler = Mat the Gambler
does-mat_the_gambler =
    Replaces: Mat.
    Once a turn, after his roll: reroll up to 3 of his dice.
    2 symbols of his own: heal 1 damage of him.
    He gains the allegiances of the Dragon Reborn.
kind-melindhra = Melindhra
does-melindhra =
    Recruit: 3 Pattern tokens.
    Her symbols cannot recruit.
    Rotate and kill her: 1 damage to a character.
kind-military_state = Military State
does-military_state = Limited, rotate this and your ready troop: it rolls its Combat dice now; gain the ability symbols.
kind-moghedien_ii = Moghedien (II)
does-moghedien_ii =
    Recruit: only with symbols of Forsaken; from your killed pile, too; free while another copy is there.
    Her symbols cannot recruit.
    From hand, discard: 1 damage to a non-avatar Dreamwalker.
kind-narrow_pass = Narrow Pass
does-narrow_pass = Terrain on a card-based challenge: at most 2 characters and 2 troops of each player may stay; the others stand down.
kind-no_middle_ground = No Middle Ground
does-no_middle_ground = Success: deal damage up to the margin to Mercenaries, split freely; by 3, also add 1 Pattern token.
kind-on_all_sides = On All Sides
does-on_all_sides = Discard from hand all characters of which a copy is in play, except Multiple: gain their printed costs in symbols with every allegiance.
kind-ordeith = Ordeith
does-ordeith =
    Replaces: Padan Fain.
    Mercenary only; takes no corruption tokens.
    May take part together with Monsters.
    When he rolls 2 or more Intrigue: return a Monster to its owner’s hand.
    From hand, reveal: search for Padan Fain.
kind-organize_resistance = Organize Resistance
does-organize_resistance = Success: remove up to 3 control tokens of your choice from each contested advantage.
kind-people_of_the_dragon = People of the Dragon
does-people_of_the_dragon =
    Discard this unless your avatar is an Aiel.
    Rotate: symbols of an Aiel character can recruit this turn.
    When your non-avatar, non-Ta'veren Aiel character dies: discard it instead.
kind-pevin = Pevin
does-pevin =
    His only cost: rotate the Dragon Reborn.
    Rotate, if no Dragon Banner is in play: search for a Dragon Banner.
    Limited, rotate and kill him: recruit a Dragon card from hand for free.
kind-plans_within_plans = Plans Within Plans
does-plans_within_plans =
    This turn One Power of your Aes Sedai cards may pay for any symbol of events and advantages.
    From hand, discard: search for an event with One Power in its cost or text.
kind-political_powerbase = Political Powerbase
does-political_powerbase =
    Target: a nation you control by 5. Only cards of its allegiance may join.
    Success: add 1 Pattern token.
kind-preemptive_strike = Preemptive Strike
does-preemptive_strike =
    On: a troop.
    Opening Moves, taking part, rotate the bearer and discard this: as much as its Combat in your troop pool.
kind-pull_of_the_ta_veren = Pull of the Ta'veren
does-pull_of_the_ta_veren =
    Ta'veren you recruit cost 1 Politics less, applied last.
    Rotate: search for the topmost Ta'veren with a printed cost.
kind-questioner = Questioner
does-questioner = If another player recruited a Dark One or Aes Sedai character this turn, rotate and discard a card from hand: draw a card.
kind-rahvin_ii = Rahvin (II)
does-rahvin_ii =
    Recruit: only with symbols of Forsaken.
    His symbols cannot recruit Dark One cards.
    Rotate: symbols of your non-Monster character have every allegiance this turn.
    From hand, discard: search for a Forsaken.
kind-rand_al_thor_v = Rand al'Thor (V)
does-rand_al_thor_v =
    Once a game, when he rolls 2 or more One Power: +1 One Power permanently.
    If he rolls fewer than 3 ability symbols, his roll makes 1 more One Power and 1 more Politics.
kind-rand_al_thor_vi = Rand al'Thor (VI)
does-rand_al_thor_vi =
    When he rolls Politics: +1 Politics permanently (up to 3). When he rolls Combat: +1 Combat permanently (up to 3).
    Once a game, when he rolls 2 or more One Power: +1 One Power permanently.
kind-rand_al_thor_vii = Rand al'Thor (VII)
does-rand_al_thor_vii =
    When he rolls 2 or more One Power: +1 One Power permanently (up to 4).
    Limited, rotate: gain 2 Politics, 1 Intrigue and 1 Combat.
kind-rhadam_asunawa = Rhadam Asunawa
does-rhadam_asunawa = 1 symbol of his own: your opponent loses 1 symbol of that kind from the pool.
kind-rule_a_nation = Rule a Nation
does-rule_a_nation =
    Choose an allegiance other than Dragon and Dark One; only its cards may join.
    Success: becomes your advantage.
    2 symbols of that allegiance: gain 1 Politics, 1 Intrigue or 1 Combat with it.
kind-saboteurs = Saboteurs
does-saboteurs = Rotate: it strikes an opposing troop, which may strike back.
ruling-saboteurs = The struck card may strike back, rotated or not.
kind-sammael_i = Sammael (I)
does-sammael_i =
    Limited, once a turn, 2 Combat: search for the topmost troop advantage.
    With your troop in his challenge, while you control no Monster: he rolls 2 more Combat dice.
kind-sebban_balwer = Sebban Balwer
does-sebban_balwer = While committing: your opponent shows where as many cards as your Pattern tokens take part.
kind-second_squadron = Second Squadron
does-second_squadron =
    +1 Combat for each 3 of your Band of the Red Hand troops.
    In Opening Moves, while taking part: +1 in your character pool.
kind-seeking_someshta = Seeking Someshta
does-seeking_someshta =
    Hero only. Once a game.
    Success: you may search for Dragon Banner, The Seals and Horn of Valere.
    At the start of the Resolution Round: 4 damage to each participating Dark One card.
kind-selene = Selene
does-selene =
    On: Lanfear.
    Rotate: choose an allegiance; the bearer gains it this turn.
    On the bearer’s roll, rotate: gain 1 Politics and 1 One Power of the bearer, only to recruit.
    Discard: the bearer leaves its challenge; what it rolled stays.
kind-shades_of_grey = Shades of Grey
does-shades_of_grey =
    Symbols of a non-avatar character have no allegiance this turn.
    Shuffle all other Shades of Grey from your discard pile into the deck.
kind-soldier_of_war = Soldier of War
does-soldier_of_war = Rotate: search for the topmost contested advantage.
kind-square_of_tammaz = Square of Tammaz
does-square_of_tammaz =
    Discard this unless you control 3 members of the Council of Nine.
    Your contests may give 1 control token for each 1 of the margin.
    Rotate: rolls of a member of the Council of Nine make 1 more Politics, 1 more Intrigue and 1 more Combat this turn.
kind-strength_in_diversity = Strength in Diversity
does-strength_in_diversity = Symbols you gain from now on this turn have the allegiances of all your cards.
kind-strength_of_character = Strength of Character
does-strength_of_character =
    Target: your character with a printed cost.
    Success: becomes an advantage on it. When the bearer generates, it gains its printed cost in symbols instead of rolling.
kind-strong_loyalties = Strong Loyalties
does-strong_loyalties = Add 1 control token to each nation you control. This turn you may rotate such nations: search for a card of its allegiance.
kind-sulin = Sulin
does-sulin =
    Her symbols cannot recruit.
    When recruited: choose your character.
    Rotate: move up to 3 damage from that character to her.
ruling-sulin = Moved damage doesn’t count as new damage.
kind-take_back_the_night = Take Back the Night
does-take_back_the_night =
    Hero only.
    If a Monster was recruited this turn: your participating troops roll 3 more Combat dice.
kind-tear_defenders = Tear Defenders
does-tear_defenders = In challenges you did not initiate: it rolls 2 more Combat dice.
kind-the_city_of_illian = The City of Illian
does-the_city_of_illian = When you gain a Pattern token from the Pattern challenge while you control Illian: you may return a challenge from your discard pile to hand.
kind-the_companions = The Companions
does-the_companions = Before damage, taking part, 1 damage it put into a pool: -1 in a troop pool.
ruling-the_companions = It must be damage that this card put into the pools.
kind-the_dance_of_spears = The Dance of Spears
does-the_dance_of_spears = Before damage, each 1 Combat of your Aiel characters: -1 in any damage pool.
kind-the_game_of_houses = The Game of Houses
does-the_game_of_houses = Gain 1 Intrigue with the Cairhien allegiance for each of your Cairhien cards.
kind-the_great_lord_comes = The Great Lord Comes
does-the_great_lord_comes =
    Prophecy: you succeeded in 3 card-based challenges you initiated, and 3 Forsaken were recruited.
    Fulfilled, in the Last Battle, discard: 6 damage to each of 3 participating characters.
kind-the_halls_of_power = The Halls of Power
does-the_halls_of_power =
    Symbols of your non-Aes Sedai cards cannot recruit.
    When you recruit an Aes Sedai: you may search for the topmost event that costs One Power.
    When your Aes Sedai is killed: you may return an event that costs One Power from your discard pile to hand.
kind-the_host = The Host
does-the_host = Free to recruit. When recruited: discard 3 of your non-Mercenary troops of different allegiances, or else it is killed.
ruling-the_host = You can recruit it without such troops; then it is killed immediately. It can be one of the discarded troops itself.
kind-the_light_illumine = The Light Illumine
does-the_light_illumine = When your non-avatar Children of the Light card is killed this turn: return it to hand.
kind-the_lines_of_loyalty = The Lines of Loyalty
does-the_lines_of_loyalty =
    Hero only.
    Rotate and 1 Politics: search for the topmost character with a printed cost; shuffle a character with a printed cost from hand into the deck.
kind-the_lion_and_the_rose = The Lion and the Rose
does-the_lion_and_the_rose = Rotate any number of your Andor characters: each gives 2 support or 2 opposition in one challenge.
kind-the_lion_throne = The Lion Throne
does-the_lion_throne =
    Discard this unless you control Andor.
    In challenges, your Andor characters that roll Politics dice roll 1 more Politics die.
kind-the_lord_of_chaos = The Lord of Chaos
does-the_lord_of_chaos =
    Prophecy: your Forsaken rolls 3 One Power.
    Fulfilled: rolls of your characters in card-based challenges make 1 more support and 1 more opposition.
kind-the_pattern_decrees = The Pattern Decrees
does-the_pattern_decrees = Once a turn by name. Choose as many of your cards as you have Pattern tokens: their rolls in challenges make 1 more support and 1 more opposition this turn.
kind-the_port_of_illian = The Port of Illian
does-the_port_of_illian = Gain 1 Politics, 1 Intrigue or 1 Combat with every allegiance for each of your members of the Council of Nine.
kind-the_prophet = The Prophet
does-the_prophet =
    Your Dragonsworn in his challenge: +1 Combat.
    Rotate: search for a Dragonsworn.
    When participation is revealed: discard each of your Dragonsworn that could have joined the Pattern or Last Battle challenge and did not.
kind-the_seals = The Seals
does-the_seals =
    Play: fewer than 10 tokens in the Pattern.
    In the Last Battle, a player leading this by 7 makes 2 support and 2 opposition for each of their Pattern tokens.
kind-the_shadows_rising = The Shadows Rising
does-the_shadows_rising =
    Villain only. Prophecy: 3 more Pattern tokens than when this was played.
    When fulfilled: add 1 Pattern token; you may remove up to 10 cards of your deck from the game; you may return 1 card from your discard pile to hand for each 3 of your Pattern tokens.
kind-the_stone_shall_fall = The Stone Shall Fall
does-the_stone_shall_fall =
    Prophecy: you initiate Callandor and succeed by 5.
    When fulfilled: search for up to 5 Tear cards and put them into play at home.
kind-the_stone_still_stands = The Stone Still Stands
does-the_stone_still_stands = Draw and reveal a card for each of your High Lords and High Ladies; shuffle all that aren’t Tear characters or Tear troops back into the deck.
kind-the_sun_throne = The Sun Throne
does-the_sun_throne =
    Discard this unless you control 3 Cairhien troops.
    Opposing events that do not cost One Power cannot target your characters and troops.
kind-the_void = The Void
does-the_void =
    On: your character, by paying 1 ability symbol it rolled.
    In challenges it rolls 1 more die of each ability it rolls.
    Discard: heal 1 damage of the bearer.
kind-the_younglings = The Younglings
does-the_younglings =
    Free to recruit while you control Gawyn.
    In the contest of Tar Valon: its roll makes 2 more support and 2 more opposition.
kind-third_squadron = Third Squadron
does-third_squadron =
    +1 Combat for each 3 of your Band of the Red Hand troops.
    Opposition it rolls may become support.
kind-trolloc_guard = Trolloc Guard
does-trolloc_guard = Rotate and kill it: heal up to 2 damage of your Dark One character.
kind-trolloc_horde = Trolloc Horde
does-trolloc_horde = It may join only challenges you initiated.
kind-twice_shall_he_be_marked = Twice Shall He Be Marked
does-twice_shall_he_be_marked =
    Prophecy: twice you succeed in the Pattern challenge with the Dragon Reborn bearing a Heron-Mark Blade as your only participant.
    When fulfilled: Villains discard their hands and the top 10 cards of their decks; their cards do not ready next turn.
kind-under_one_banner = Under One Banner
does-under_one_banner = In the Last Battle your avatar has +1 in each ability above 0 for each allegiance that both your characters and your troops have.
kind-united_front = United Front
does-united_front = Coming to Grips: 3 support or 3 opposition.
kind-war_of_attrition = War of Attrition
does-war_of_attrition =
    Target: a player.
    Success: for each 2 of the margin that player discards the top card of the deck.
kind-war_party = War Party
does-war_party =
    It may not rotate to heal.
    Limited, 2 Combat: heal 1 damage of it.
ruling-war_party = Paid from the pool.
kind-warders = Warders
does-warders = Taking part, once a turn: move up to 4 damage from your Aes Sedai character in its challenge to it.
ruling-warders = Moved damage doesn’t count as new damage.
kind-white_lions = White Lions
does-white_lions = May take part together with Monsters.
kind-whitecloak_spy = Whitecloak Spy
does-whitecloak_spy =
    Recruit: only with symbols of Children of the Light.
    Rotate and kill it, if any player has 4 Pattern tokens: return a character recruited this turn to hand; it cannot be played this turn and next turn.
kind-young_bull = Young Bull
does-young_bull =
    Replaces: Perrin.
    Your Wolf cards: +1 Combat.
    Before damage, taking part: move any damage he put into the character pool to the troop pool.
    He gains the allegiances of the Dragon Reborn.
ruling-young_bull = It must be damage that this card put into the pools.
kind-jarette_byar = Jarette Byar
does-jarette_byar = The same card as Jaret Byar. Against a Monster or an Aes Sedai: his roll makes 1 more damage.
ruling-jarette_byar = Counts as Jaret Byar for decks and uniqueness.

## Children of the Dragon

kind-a_crown_of_swords = A Crown of Swords
does-a_crown_of_swords =
    On: the Dragon Reborn, by revealing an Illian character and an Illian troop from hand.
    +1 Politics; the bearer gains the Illian allegiance.
    Discard this while you control a non-avatar card that isn’t Illian only.
    Your members of the Council of Nine roll 1 more die of each ability they roll.
kind-aan_allein = Aan'allein
does-aan_allein =
    Replaces: Lan, with 10 tokens in the Pattern.
    At the start of the Draw Round: heal 1 damage of him.
    When he rotates to heal: up to 3 damage.
    From hand, shuffle into the deck: search for Lan Mandragoran.
kind-aiel_invaders = Aiel Invaders
does-aiel_invaders = It may join the contest of any nation; there its support is ignored.
kind-alarys = Alarys
does-alarys =
    Villain only. Recruit: you control Sweat Tents or Ji'e'toh.
    From hand, shuffle into the deck: search for a Shaido Wise One.
kind-alliance = Alliance
does-alliance =
    5 support for each nation you control.
    Success: becomes your advantage.
    Rotate: for each nation you control, rolls of one of your cards make 1 more support and 1 more opposition this turn.
kind-aludra = Aludra
does-aludra = Coming to Grips, taking part, shuffle her into the deck: +3 in your character pool.
kind-andoran_reserves = Andoran Reserves
does-andoran_reserves =
    Free to recruit if your Andor troop was killed last turn.
    Rotate your Andor Lord or Lady: it rolls 1 more Combat die this turn.
kind-aram = Aram
does-aram =
    In challenges he rolls 1 more Combat die for each of your Ta'veren there.
    Limited, rotate: ready your Perrin at home and move him to the battleground; he has Reinforcement this turn.
kind-army_of_the_light = Army of the Light
does-army_of_the_light = When recruited: shuffle another undamaged Children of the Light troop of yours into the deck, or else it is killed.
ruling-army_of_the_light = You can recruit it without such troops; then it is killed immediately.
kind-ashandarei = Ashandarei
does-ashandarei =
    On: Mat.
    +1 Politics and +1 Combat.
    While the bearer has not rerolled: its damage counts double; at the end of such a turn, heal 1 damage of it.
    From hand, shuffle into the deck: search for Mat Cauthon.
kind-aviendha_apprenticed = Aviendha Apprenticed
does-aviendha_apprenticed =
    Replaces: Aviendha.
    When played: she is no longer a Maiden of the Spear; search for a Light Nature Wise One.
    Once a game, when she rolls One Power: +1 One Power permanently.
    From hand, shuffle into the deck: search for Aviendha.
kind-ba_alzamon = Ba'alzamon
does-ba_alzamon =
    On: your avatar, if it is Ishamael.
    +1 One Power. Its symbols have every allegiance to recruit Dark Nature cards.
    Limited, discard: rotate up to 4 troops.
kind-bael = Bael
does-bael =
    Recruit: you control Chief's Chair or Ji'e'toh.
    -1 in each printed ability for each of your non-avatar cards that isn’t Aiel only.
kind-balthamel = Balthamel
does-balthamel =
    No Weapons on him.
    When you convert Pattern tokens to recruit while he is at home: gain 1 One Power for each.
    His roll makes 2 more damage.
    His damage must be assigned to Dragon and Aes Sedai cards first.
kind-battle_readiness = Battle Readiness
does-battle_readiness =
    Free while you control a nation by 10.
    Your participating troops with Reinforcement that did not reinforce roll 1 more Combat die.
kind-belinde = Belinde
does-belinde = Recruit: you control Sweat Tents or Ji'e'toh.
kind-birgitte = Birgitte
does-birgitte =
    While you control Elayne she has the Dragon allegiance when recruited.
    When recruited: search your hand and deck for a Longbow and attach it to her for free.
    Her symbols cannot recruit.
    When killed: shuffle her into the deck instead.
kind-bruan = Bruan
does-bruan =
    Recruit: you control Chief's Chair or Ji'e'toh.
    With an advantage on him: his roll makes 1 more support, 1 more opposition, 1 more Combat and 1 more damage.
kind-caddar = Caddar
does-caddar =
    On: your avatar, if it is Sammael.
    +1 Intrigue. Its symbols also have the Aiel allegiance to recruit Aiel.
    Its roll makes 1 more One Power, only to recruit Shaido Wise Ones.
kind-cadin_sor = Cadin'sor
does-cadin_sor =
    On: your Aiel-only card that isn’t a Wise One.
    When the bearer joins a challenge: gain 1 Combat with the Aiel allegiance, only to recruit Aiel.
    Discard: heal up to 2 damage of the bearer.
kind-cairhien_vanguard = Cairhien Vanguard
does-cairhien_vanguard =
    It may not join card-based challenges your opponent initiated.
    In challenges other than the Pattern challenge: its roll makes 1 more support, 1 more opposition, 1 more damage and 1 more Combat.
kind-call_up_the_reserves = Call Up the Reserves
does-call_up_the_reserves =
    Target: a player. 15 automatic opposition unless you have 6 Pattern tokens.
    Success: that player draws up to the maximum hand size.
    Afterwards: remove this from the game.
kind-callbox = Callbox
does-callbox =
    Villain only.
    Gain 1 One Power of your avatar, only to recruit.
kind-casualties_of_war = Casualties of War
does-casualties_of_war = Only one card effect each turn may make your opponent draw, at the opponent’s choice; cards drawn by others are shuffled back.
kind-chaelin = Chaelin
does-chaelin =
    Recruit: you control Sweat Tents or Ji'e'toh.
    +1 Politics and +1 Intrigue for each 3 of your other Wise Ones.
kind-chareen_aiel = Chareen Aiel
does-chareen_aiel =
    Costs 3 Combat more unless you control Erim.
    Taking part, once a turn: a non-contested advantage that was rotated this turn does not ready next turn.
kind-chief_s_chair = Chief's Chair
does-chief_s_chair =
    Discard your Maidens of the Spear and Wise Ones.
    Clan Chiefs cost 1 Combat more for each of your Clan Chiefs, applied last.
    Limited, rotate and shuffle an Aiel troop from hand into the deck: search for a non-Multiple Aiel troop.
    For recruiting Clan Chiefs you have 2 more Pattern tokens.
kind-children_s_crusade = Children's Crusade
does-children_s_crusade =
    Rotate this and your Children of the Light character: your Children-only cards with no printed ability above 3 have +1 in each printed ability this turn.
    Rotate: this turn your Children of the Light may take part together with Dragon cards and with non-Monster Dark One cards.
kind-codarra_aiel = Codarra Aiel
does-codarra_aiel =
    Costs 3 Combat more unless you control Indirian.
    Once a turn, when your opponent converts Pattern tokens to recruit: +1 Combat permanently.
kind-colinda = Colinda
does-colinda = Recruit: you control Sweat Tents or Ji'e'toh.
kind-collaborators = Collaborators
does-collaborators =
    Once a turn: your troop may take part together with Monsters this turn.
    Shuffle it into the deck: all your cards may do so this turn.
kind-conquer_and_control = Conquer and Control
does-conquer_and_control =
    Success: becomes your advantage.
    Rotate: add 1 control token to a contested advantage you control.
kind-couladin_car_a_carn = Couladin Car'a'carn
does-couladin_car_a_carn =
    Replaces: Couladin, for the Villain with 10 tokens in the Pattern.
    Your Aiel cards in his challenge that roll Combat dice roll 1 more.
    When he rotates to heal: up to 3 damage.
    From hand, shuffle into the deck: search for Couladin.
kind-dapple = Dapple
does-dapple =
    Recruit: you control a Wolfbrother; discard it when you control none.
    No advantages on it. Ignore its ability symbols.
    Rotate: search for a non-Multiple Wolf character.
kind-dark_disguises = Dark Disguises
does-dark_disguises =
    On: your avatar, if it is a Forsaken.
    When played: search for 2 character advantages and reveal them; one must be for your avatar. Draw 1 fewer card in this Draw Round.
kind-daryne_aiel = Daryne Aiel
does-daryne_aiel =
    Costs 3 Combat more unless you control Mandelain.
    While it is your only troop in its challenge: no damage can be assigned to it, and its damage is ignored.
kind-demetre_marcolin = Demetre Marcolin
does-demetre_marcolin =
    Your Companions: +1 Combat.
    Taking part, 1 Politics or 1 Intrigue of his own: gain 1 Combat.
    1 Combat of his own: damage does not lower the number of dice of your Illian card this turn.
kind-desora = Desora
does-desora =
    Her symbols cannot recruit.
    From hand, shuffle into the deck: search for a Maiden of the Spear.
    When killed: discard her instead.
kind-destroy_from_within = Destroy From Within
does-destroy_from_within =
    Target: an opponent.
    Success: for each 2 cards in that player’s discard pile the player discards the top card of the deck; then remove the discard pile from the game.
kind-dhearic = Dhearic
does-dhearic =
    Recruit: you control Chief's Chair or Ji'e'toh.
    Taking part, kill him: heal 1 damage of each of your Aiel characters.
kind-doorway_in_rhuidean = Doorway in Rhuidean
does-doorway_in_rhuidean = Once a game by name. Roll 3 One Power dice: for each One Power look at the top 6 cards of your deck and take 1 of them to hand; without any draw a card. For each damage: 2 damage to your avatar.
kind-doorway_in_tear = Doorway in Tear
does-doorway_in_tear = Once a game by name. Roll 3 One Power dice: for each One Power look at the top 6 cards of your deck; put any of them at the bottom, the rest back in the same order.
kind-dream_search = Dream Search
does-dream_search = Rotate your Dreamwalker, choose a card in your opponent’s discard or killed pile: your opponent moves a copy of it from hand or deck to the discard pile.
kind-edarra = Edarra
does-edarra =
    Recruit: you control Sweat Tents or Ji'e'toh.
    When recruited: search for an advantage.
kind-enaila = Enaila
does-enaila =
    Recruit: you control Maidens of the Spear or Ji'e'toh.
    Her symbols cannot recruit.
    While you control 6 Maidens of the Spear: those in her challenge roll 1 more Combat die.
kind-erim = Erim
does-erim =
    Recruit: you control Chief's Chair or Ji'e'toh.
    Once a turn: your opponent cannot target one of your cards this turn.
kind-feast_of_teven = Feast of Teven
does-feast_of_teven =
    Not in the Resolution or Draw Round.
    Heal 1 damage of each of your Illian cards and search for a Prophecy for each of your Gleemen.
kind-fifth_squadron = Fifth Squadron
does-fifth_squadron =
    +1 Combat for each 3 of your Band of the Red Hand troops.
    From hand, shuffle into the deck: search for a Band of the Red Hand troop other than Fifth Squadron.
kind-foolbox = Foolbox
does-foolbox = Shuffle an advantage that costs One Power, or a card that made you discard this turn, into its owner’s deck.
kind-forces_of_evil = Forces of Evil
does-forces_of_evil = Free to recruit. When recruited: shuffle 3 other undamaged Monster troops of yours into the deck, or else it is killed.
ruling-forces_of_evil = You can recruit it without such troops; then it is killed immediately.
kind-fourth_squadron = Fourth Squadron
does-fourth_squadron =
    +1 Combat for each 6 of your Band of the Red Hand troops.
    It rolls 2 more Combat dice.
    Discard it while you control a non-Dragon, non-Mercenary troop.
kind-gai_shain = Gai'shain
does-gai_shain =
    On: your Aiel-only character.
    Limited, rotate: heal 1 damage of your Aiel card.
    Shuffle this into the deck or discard it: the next Aiel card you recruit costs 1 symbol of your choice less, applied last.
kind-goshien_aiel = Goshien Aiel
does-goshien_aiel =
    Costs 3 Combat more unless you control Bael.
    When your opponent shuffles a deck: heal up to 4 damage of it.
kind-hadnan_kadere = Hadnan Kadere
does-hadnan_kadere =
    Villain only.
    1 One Power: he gains the Dark One allegiance permanently.
    After drawing, if you recruited nothing this turn, you may shuffle a drawn card into the deck and draw a card.
ruling-hadnan_kadere = Paid from the pool.
kind-half_moon_axe = Half-moon Axe
does-half_moon_axe =
    On: Perrin.
    +1 Combat; while the bearer takes part: another +1 Combat.
    Limited, rotate: heal 1 damage of the bearer.
    When the bearer rolls against a Monster troop: you may deal up to 2 damage to it.
    From hand, shuffle into the deck: search for Perrin Aybara.
kind-han = Han
does-han =
    Recruit: you control Chief's Chair or Ji'e'toh.
    When your Clan Chief rotates to heal: gain 1 Combat of its own.
kind-he_who_comes_with_the_dawn = He Who Comes With the Dawn
does-he_who_comes_with_the_dawn =
    Prophecy: you control 4 Wise Ones or a Car'a'carn.
    Fulfilled, once a turn, after its roll: reroll any dice of your Car'a'carn.
    Fulfilled: in challenges your Wise Ones roll 1 more Intrigue die.
kind-he_will_bind_and_destroy_them = He Will Bind and Destroy Them
does-he_will_bind_and_destroy_them =
    Prophecy: you control 4 Clan Chiefs or a Car'a'carn.
    When fulfilled: search for a Clan Chief and a non-Multiple Aiel troop; the next Clan Chief and the next troop you recruit are free.
    Fulfilled, while resolving, once a turn, kill your Clan Chief that rolled there: 4 support and 4 opposition.
kind-herid_fel = Herid Fel
does-herid_fel =
    No advantages on him.
    Once a game, rotate: search for a non-nation contested advantage.
    Rotate: add 1 control token to such an advantage you control.
    In the Last Battle: his roll makes 3 more support.
kind-high_lord_darlin_sisnera = High Lord Darlin Sisnera
does-high_lord_darlin_sisnera =
    While no one controls Tear: +1 in each printed ability.
    Free to recruit while you control Lady Caraline.
    From hand, shuffle into the deck: search for Lady Caraline.
kind-illian_tall_ships = Illian Tall Ships
does-illian_tall_ships = While you control Illian: +1 Combat; by 5: another +1 Combat.
kind-incite_rebellion = Incite Rebellion
does-incite_rebellion =
    Never in an opening hand. Target: a player.
    Success: becomes an advantage of that player, whose advantages cost 1 more Politics, 1 more Intrigue and 1 more Combat.
    Any player, convert 2 Pattern tokens: shuffle this into its owner’s deck.
    Discard this when any player has 4 more Pattern tokens than that player.
kind-indirian = Indirian
does-indirian =
    Recruit: you control Chief's Chair or Ji'e'toh.
    Taking part, once a turn: rotate a Multiple Monster in his challenge.
kind-isendre = Isendre
does-isendre =
    Villain only.
    If she took part in the Pattern challenge and you gained its token: rolls of your cards in card-based challenges make 1 more support and 1 more opposition this turn.
kind-janwin = Janwin
does-janwin =
    Recruit: you control Chief's Chair or Ji'e'toh.
    Rotate: move any number of your Aiel characters from home to the battleground.
kind-jheran = Jheran
does-jheran =
    Recruit: you control Chief's Chair or Ji'e'toh.
    Limited, once a turn, discard a card from hand: gain 2 Combat.
kind-ji_e_toh = Ji'e'toh
does-ji_e_toh =
    Cannot be in play with Chief's Chair, Sweat Tents or Maidens of the Spear: discard those.
    You control at most 3 Clan Chiefs, 4 Maidens of the Spear and 4 Wise Ones.
kind-jolien = Jolien
does-jolien =
    Recruit: you control Maidens of the Spear or Ji'e'toh.
    Her symbols cannot recruit.
    When recruited: you may search for an Aiel troop.
kind-lady_basene = Lady Basene
does-lady_basene =
    On: your avatar, if it is Graendal.
    +1 Intrigue. For joining challenges the bearer has every allegiance.
    Troops you recruit gain the Dark One allegiance permanently.
kind-lady_caraline = Lady Caraline
does-lady_caraline =
    While no one controls Cairhien: +1 in each printed ability.
    Free to recruit while you control High Lord Darlin Sisnera.
    From hand, shuffle into the deck: search for High Lord Darlin Sisnera.
kind-lay_of_the_land = Lay of the Land
does-lay_of_the_land =
    Once a game: search for a Terrain.
    Terrain may be put on the Pattern challenge.
    In challenges with your Terrain: your avatar’s roll makes 1 more support and 1 more opposition.
kind-lead_by_example = Lead by Example
does-lead_by_example = Rotate: an opposing non-avatar character with printed Combat loses its text this turn while it takes no part.
kind-liah = Liah
does-liah =
    Recruit: you control Maidens of the Spear or Ji'e'toh.
    Her symbols cannot recruit.
    Taking part, not in the Last Battle, rotate and kill her: 1 support and 1 opposition for each of your other Maidens of the Spear there.
kind-lian = Lian
does-lian =
    Hero only. She may not join challenges.
    Her roll makes 1 more Politics.
    With 10 tokens in the Pattern, you have 5 more Pattern tokens for recruiting Rhuarc.
    2 Politics of her own: gain 1 Intrigue or 1 Combat.
kind-lines_of_command = Lines of Command
does-lines_of_command = Each turn, your opponent may have at most 10 participating troops unless 5 of their characters are in play or killed, and at most 10 participating characters unless 5 of their troops are.
kind-lines_of_support = Lines of Support
does-lines_of_support =
    On: your card with printed Combat.
    Your maximum hand size is 1 higher.
    With 3 Lines of Support their bearers must join the Pattern challenge.
    Rotate 3 Lines of Support: you may draw 1 more card in this Draw Round.
kind-lord_marac_den_norvin = Lord Marac den Norvin
does-lord_marac_den_norvin =
    Recruit: no Lord Brend is in play. When Lord Brend is played: discard him.
    Limited, once a turn, rotate your Council of Nine character: heal up to 3 damage of it.
kind-lord_of_the_morning = Lord of the Morning
does-lord_of_the_morning =
    Replaces: Rand.
    In your opening hand he doesn’t count as a character.
    When you fulfil a non-repeatable Prophecy: add 1 Pattern token.
    When a Forsaken is recruited: add 1 enemy token to him. He rolls 1 more One Power die for each enemy token.
kind-maiden_handtalk = Maiden Handtalk
does-maiden_handtalk =
    After the declarations. Choose a challenge except the Last Battle: only your Maidens of the Spear, and only characters of others, may join it.
    If you have no participant, your opponent may reinforce it with any troop.
kind-maidens_of_the_spear = Maidens of the Spear
does-maidens_of_the_spear =
    Discard your Clan Chiefs and Wise Ones.
    Symbols of your Maidens of the Spear can recruit Aiel troops.
    Your Maidens of the Spear have Reinforcement.
    Limited: move one of them from home to the battleground.
kind-maira = Maira
does-maira =
    Recruit: you control Maidens of the Spear or Ji'e'toh.
    Her symbols cannot recruit.
    Taking part, rotate 2 of your Maidens of the Spear in one challenge: rotate a non-avatar card there.
ruling-maira = The challenge is the one of the two Maidens, whether Maira takes part or not.
kind-mandarb = Mandarb
does-mandarb =
    On: Faile or Lan.
    Lan: +1 Combat and Reinforcement.
    Faile: +1 Intrigue; when played you may search for a Concealed Dagger and attach it to her for free.
    From hand, shuffle into the deck: search for Lan Mandragoran; he has the Dragon allegiance for recruiting this turn.
kind-mandelain = Mandelain
does-mandelain =
    Recruit: you control Chief's Chair or Ji'e'toh.
    While he is your only character in his challenge: no damage can be assigned to him, and his damage is ignored.
kind-mangin = Mangin
does-mangin =
    His symbols cannot recruit.
    Together with a Car'a'carn or a Clan Chief: +1 Combat.
    Against a Cairhien card: his roll makes 1 more damage.
kind-manifest_destiny = Manifest Destiny
does-manifest_destiny =
    Discard this while you control a non-avatar Aes Sedai, Children of the Light, Dark One or Dragon card.
    When played: choose an allegiance. Your non-avatar characters of it with no printed ability above 2: +1 in each printed ability except One Power. Your troops of it: +1 in each printed ability, up to 3.
    Once a game: search for a nation.
kind-martyn_tallanvor = Martyn Tallanvor
does-martyn_tallanvor =
    Free to recruit while you control Morgase Trakand.
    For recruiting Morgase Trakand you have 2 more Pattern tokens.
    From hand, shuffle into the deck: search for Morgase Trakand.
kind-mat_the_general = Mat the General
does-mat_the_general =
    Replaces: Mat that has replaced another card, with 10 tokens in the Pattern.
    Once a turn, after his roll: reroll any of his dice.
    Your Band of the Red Hand troops in his challenge: +1 Combat.
    His symbols have every allegiance to recruit troops.
    From hand, shuffle into the deck: search for Mat Cauthon, Ashandarei or Foxhead Medallion.
ruling-mat_the_general = One of the cards named does not exist; nothing is found for it.
kind-meira = Meira
does-meira =
    Villain only. Recruit: you control Sweat Tents or Ji'e'toh.
    With a character advantage on her, your maximum hand size is 2 higher.
kind-melaine = Melaine
does-melaine = Her roll makes 1 more Politics and 1 more Intrigue.
kind-mera_din = Mera'din
does-mera_din =
    Villain only.
    Against an Aiel card of a Hero: its roll makes 2 more damage.
kind-miagoma_aiel = Miagoma Aiel
does-miagoma_aiel =
    Costs 3 Combat more unless you control Timolan.
    In a challenge without opposing troops its damage goes to the character pool.
kind-military_dominance = Military Dominance
does-military_dominance =
    Only Combat dice.
    Success: becomes an advantage on your character.
    Rotate: rolls of 2 of your characters that roll Combat dice make 1 more Combat this turn.
kind-modarra = Modarra
does-modarra =
    Villain only. Recruit: you control Sweat Tents or Ji'e'toh.
    To recruit Aiel troops, Politics with the Aiel allegiance may pay for Combat.
kind-nakai_aiel = Nakai Aiel
does-nakai_aiel =
    Costs 3 Combat more unless you control Bruan.
    +1 Combat for each advantage on it.
kind-nandera = Nandera
does-nandera =
    Recruit: you control Maidens of the Spear or Ji'e'toh.
    Your Far Dareis Mai are Multiple and roll 1 more Combat die in her challenge.
ruling-nandera = Once you have controlled this card, your copies of that troop stay Multiple for the rest of the game, even while you recruit them.
kind-need = Need
does-need =
    Name a card. Only Dreamwalkers may join.
    Success by 5: search for a card of that name; by 10: search for all of them.
kind-network_of_spies = Network of Spies
does-network_of_spies =
    Only Intrigue dice.
    Success: becomes an advantage on your character.
    Rotate: rolls of 3 of your characters that roll Intrigue dice make 1 more Intrigue this turn.
kind-nightrunner = Nightrunner
does-nightrunner =
    Its symbols cannot recruit characters.
    With less than 4 damage, 2 Combat: return it to hand.
kind-omerna = Omerna
does-omerna = Rotate and name a card: your opponent reveals a random card from hand. If it has that name, discard it; if not, he does not ready next turn.
kind-peace_of_rhuidean = Peace of Rhuidean
does-peace_of_rhuidean = Rotate your Wise One, choose a challenge: ignore all damage there and all ability symbols of your participants.
kind-perpetual_conflict = Perpetual Conflict
does-perpetual_conflict =
    Success: becomes your advantage.
    Limited, rotate and reveal up to 5 challenges from hand: rolls of as many of your cards make 1 more support and 1 more opposition this turn.
kind-perrin_goldeneyes = Perrin Goldeneyes
does-perrin_goldeneyes =
    Replaces: Perrin that has replaced another card, with 10 tokens in the Pattern.
    Your Mercenaries: +1 in each ability above 0.
    When he rolls in a challenge: as much as the damage he rolled also in your troop pool.
    His symbols have every allegiance to recruit Light Nature characters.
    From hand, shuffle into the deck: search for Perrin Aybara, Half-moon Axe or Blacksmith's Hammer.
ruling-perrin_goldeneyes = One of the cards named does not exist; nothing is found for it.
kind-rand_al_thor_viii = Rand al'Thor (VIII)
does-rand_al_thor_viii =
    Once a game, when he rolls 2 or more One Power: +1 One Power permanently.
    The Dragon Reborn’s roll makes 1 more Combat with the Aiel allegiance, only to recruit.
    While you control 5 Clan Chiefs he becomes Car'a'carn permanently.
kind-rand_al_thor_ix = Rand al'Thor (IX)
does-rand_al_thor_ix =
    Once a game: search for a Heron-Mark Blade and attach it to the Dragon Reborn for free.
    He cannot be replaced.
kind-rand_al_thor_x = Rand al'Thor (X)
does-rand_al_thor_x =
    Once a game, when he rolls 2 or more One Power: +1 One Power permanently.
    Your opening hand has 1 more card.
    He cannot be replaced before there are 10 tokens in the Pattern.
kind-relive_the_past = Relive the Past
does-relive_the_past =
    Success: becomes your advantage.
    Your Car'a'carn, Clan Chiefs and Wise Ones: +1 Politics.
kind-remnant_of_a_remnant = Remnant of a Remnant
does-remnant_of_a_remnant =
    Prophecy: you control 4 Maidens of the Spear or a Car'a'carn.
    When fulfilled: search for a Maiden of the Spear.
    Fulfilled, with 16 tokens in the Pattern, after its roll: reroll 1 die of your Maiden of the Spear, once a turn for each.
kind-reyn_aiel = Reyn Aiel
does-reyn_aiel =
    Costs 3 Combat more unless you control Dhearic.
    In a challenge with more opposing troops than your own: its roll makes 2 more support and 2 more opposition.
kind-rhiale = Rhiale
does-rhiale =
    Villain only. Recruit: you control Sweat Tents or Ji'e'toh.
    When the Last Battle begins: you may search for a Mera'din and put it into play at home.
kind-rhuidean = Rhuidean
does-rhuidean =
    While you control The Three Fold Land, rotate: look at the top 4 cards of your deck and put them back in any order; you may shuffle the deck.
    From hand, shuffle into the deck: search for The Three Fold Land.
kind-sammael_ii = Sammael (II)
does-sammael_ii =
    Recruit: only with symbols of Forsaken.
    His symbols cannot recruit.
    Discard 4 cards from hand: take 1 neutral token.
    From hand, discard: the next Forsaken you recruit this turn costs 1 symbol of your choice less.
kind-seana = Seana
does-seana =
    Recruit: only with symbols of Wise Ones.
    Rotate and name a card: the first time your opponent plays it this turn, take 1 neutral token.
kind-sept_warrior = Sept Warrior
does-sept_warrior =
    Ignore its ability symbols.
    Limited, rotate: gain 1 Combat with the Aiel allegiance, only to recruit.
kind-sevanna = Sevanna
does-sevanna =
    Villain only.
    While taking part, not in the Last Battle: any of her Politics symbols may become damage.
    Your Shaido Aiel troops are Multiple.
    Your other Wise Ones in her challenge: +1 Politics.
ruling-sevanna = Once you have controlled this card, your copies of that troop stay Multiple for the rest of the game, even while you recruit them.
kind-shaarad_aiel = Shaarad Aiel
does-shaarad_aiel =
    Costs 3 Combat more unless you control Jheran.
    While your opponent has more Pattern tokens: +2 Combat.
kind-shaido_aiel = Shaido Aiel
does-shaido_aiel =
    Villain only.
    While you control a Car'a'carn: +2 Combat.
    In the Ready Round: heal 1 damage of it.
kind-shiande_aiel = Shiande Aiel
does-shiande_aiel =
    Costs 3 Combat more unless you control Janwin.
    If your opponent added support or opposition to its challenge in the Action Round: its roll makes 1 more support, 1 more opposition and 1 more damage.
kind-shoufa = Shoufa
does-shoufa =
    On: your Aiel-only card that isn’t a Wise One.
    +1 Combat; the bearer has Reinforcement.
    When the bearer is killed: you may shuffle it, this, or both into the deck instead.
kind-siswai_aman = Siswai'aman
does-siswai_aman =
    Hero only.
    While you control a Car'a'carn: free to recruit, and +1 Combat.
kind-sixth_squadron = Sixth Squadron
does-sixth_squadron =
    +1 Combat for each 3 of your Band of the Red Hand troops.
    Limited, shuffle a Band of the Red Hand troop from hand into the deck: heal up to 2 damage of your Band of the Red Hand troop.
kind-someryn = Someryn
does-someryn =
    Villain only. Recruit: you control Sweat Tents or Ji'e'toh.
    Her roll makes 1 more One Power, not to recruit.
kind-sorilea = Sorilea
does-sorilea =
    Hero only. Recruit: you control Sweat Tents or Ji'e'toh.
    Once a turn: rotate an Aes Sedai character with a printed One Power of 1 or 2.
kind-sovereign_rule = Sovereign Rule
does-sovereign_rule =
    Only Politics dice.
    Success: becomes an advantage on your character.
    Rotate: rolls of 3 of your characters that roll Politics dice make 1 more Politics this turn.
kind-sweat_tents = Sweat Tents
does-sweat_tents =
    While you control more than 1 Clan Chief or more than 1 Maiden of the Spear: discard all of them.
    While resolving, once a turn for each of your Wise Ones, discard an advantage on that participating Wise One: 1 support and 1 opposition.
    When your Wise One with printed One Power rolls none: gain 1 One Power of its own, only to recruit.
kind-taardad_aiel = Taardad Aiel
does-taardad_aiel = Together with your Rhuarc: its roll makes as much more damage as he rolled.
kind-tam_al_thor = Tam al'Thor
does-tam_al_thor =
    Free to recruit. When recruited: he moves to the battleground.
    His abilities cannot rise. He may reinforce only a challenge of your Ta'veren.
    At the start of the Draw Round, with less than 4 damage: shuffle him into the deck.
    From hand, discard: the Dragon Reborn has +1 in each printed ability this turn.
kind-tarmon_gai_don = Tarmon Gai'don
does-tarmon_gai_don = Once a game by name. Add 1 Pattern token for each 3 of your Pattern tokens.
kind-tear_regiment = Tear Regiment
does-tear_regiment =
    Limited, rotate your The Stone of Tear: heal up to 2 damage of it.
    When killed while you control Tear: you may shuffle it into the deck instead.
kind-the_bleakness = The Bleakness
does-the_bleakness =
    On: your avatar, if it is a Forsaken.
    Its symbols also have the Aiel allegiance to recruit.
    While your avatar is your only card: Aiel characters you recruit cost 2 symbols of your choice less, applied last.
kind-the_chosen = The Chosen
does-the_chosen =
    On: your Forsaken character.
    +1 One Power for each 6 of your Pattern tokens.
kind-the_dragon_scepter = The Dragon Scepter
does-the_dragon_scepter =
    On: the Dragon Reborn.
    Rotate: choose an allegiance; symbols of the Dragon Reborn also have it this turn.
    On his roll in the Action Round, rotate and discard: he loses the symbols of that roll; the next card you recruit this turn costs 3 symbols of your choice less.
    Your Ta'veren may use Politics in the Last Battle.
kind-the_fifth = The Fifth
does-the_fifth =
    Discard this unless you control 2 Clan Chiefs, Wise Ones or Maidens of the Spear.
    Convert 1 Pattern token, choose the contest of a nation: your Aiel may join it this turn.
    Once a game for each nation, remove 5 of your control tokens from it: draw a card and gain 3 Combat with the Aiel allegiance.
kind-the_old_tongue = The Old Tongue
does-the_old_tongue =
    No Combat dice.
    Success: becomes your advantage.
    Taking part, not in the Last Battle, 2 Politics: 1 support and 1 opposition.
kind-the_ta_veren = The Ta'veren
does-the_ta_veren =
    Any player, convert 1 Pattern token: heal up to 2 damage of a Ta'veren.
    In challenges rolls of Ta'veren make 2 more support and 2 more opposition.
kind-the_three_fold_land = The Three Fold Land
does-the_three_fold_land =
    In its contest only cards that are Aiel only may join.
    Rotate, if you control this: gain 1 Combat with the Aiel allegiance; by 5 instead 1 Politics, 1 Intrigue and 1 Combat.
ruling-the_three_fold_land = A card with any allegiance besides Aiel cannot join.
kind-the_traveling_people = The Traveling People
does-the_traveling_people = Coming to Grips: heal 1 damage of each of your non-Monster participants that has at least as much damage as its highest printed ability.
kind-the_waste = The Waste
does-the_waste =
    In its contest only cards that are Aiel only may join.
    If you control this: each Combat die of your Aiel-only cards that shows damage alone makes 1 more support and 1 more opposition.
ruling-the_waste = A card with any allegiance besides Aiel cannot join. It is a world advantage, although it is printed as a player advantage.
kind-the_wheel_weaves = The Wheel Weaves
does-the_wheel_weaves = Take 1 neutral token for each Pattern token your opponent converted to recruit this turn; or your character has +1 in each printed ability except One Power this turn.
kind-the_wheel_wills = The Wheel Wills
does-the_wheel_wills = Name an event: your opponent cannot play it in this Action Round. If that already happened this turn, your opponent moves a copy from hand or deck to the discard pile.
kind-therava = Therava
does-therava =
    Villain only. Recruit: you control Sweat Tents or Ji'e'toh.
    When you succeed in a card-based challenge you initiated: you may search for the topmost Shaido Wise One.
kind-time_of_need = Time of Need
does-time_of_need = Search for a non-limited event; you cannot draw in the next Draw Round.
kind-timolan = Timolan
does-timolan =
    Recruit: you control Chief's Chair or Ji'e'toh.
    In a challenge without opposing characters his damage goes to the troop pool.
kind-tion = Tion
does-tion =
    Villain only. Recruit: you control Sweat Tents or Ji'e'toh.
    Your participating Shaido Wise Ones: +1 Intrigue.
kind-toh = Toh
does-toh = You cannot play events for the rest of this turn, and no one can in the Resolution Round; another player may give you 1 Pattern token to play one.
kind-tomanelle_aiel = Tomanelle Aiel
does-tomanelle_aiel =
    Costs 3 Combat more unless you control Han.
    If it took part and 2 or more opposing troops died this turn: +1 Combat permanently.
kind-trolloc_army = Trolloc Army
does-trolloc_army = Costs 1 Combat less while you control 3 Monsters.
kind-trolloc_champion = Trolloc Champion
does-trolloc_champion = For recruiting Dark One characters and for taking part, you have 2 more Pattern tokens.
kind-urien = Urien
does-urien = While you control a Car'a'carn: +1 Combat.
kind-voices_of_the_dead = Voices of the Dead
does-voices_of_the_dead =
    On: your Dragon Reborn.
    Rotate: roll 3 One Power dice; for each One Power the bearer gains 1 One Power. Next turn it may rotate only to heal.
kind-war_campaign = War Campaign
does-war_campaign =
    Target: a nation your opponent controls. 1 opposition for each 3 opposing control tokens there.
    Success: take up to 3 neutral tokens, and you may add 1 control token to it for each 2 of the margin.
kind-war_galleys = War Galleys
does-war_galleys = After a turn in which it took part: it does not ready and may not join challenges next turn.
kind-wash_the_spears = Wash the Spears
does-wash_the_spears =
    Only Combat dice.
    Success: take 1 neutral token; by 5, take 1 more.
kind-weaken_support = Weaken Support
does-weaken_support =
    Target: an opposing advantage other than a world advantage. 10 automatic opposition if it has no printed cost.
    Success: shuffle it into its owner’s deck; you may also shuffle this into yours.
kind-wolfbrother = Wolfbrother
does-wolfbrother =
    Hero only. Recruit: you control a Wolfbrother.
    No advantages on it. Ignore its ability symbols.
    Together with 3 other Wolfbrothers of yours: +1 Combat.

## Promo

kind-night_raid = Night Raid
does-night_raid =
    Target: an opponent.
    Success: that player converts 1 Pattern token.
kind-filled_with_power = Filled With Power
does-filled_with_power = A character with One Power has +1 One Power this turn.
kind-battle_fury = Battle Fury
does-battle_fury = A character or troop makes 1 damage in each challenge it takes part in this turn, even without rolling.
kind-unravel_the_pattern = Unravel the Pattern
does-unravel_the_pattern = Right after Balefire: remove half of the neutral tokens from the game, rounded up.
kind-uncontrolled_rage = Uncontrolled Rage
does-uncontrolled_rage =
    On: your character with Combat.
    In challenges except the Last Battle, its Politics symbols become damage.
kind-things_yet_to_come = Things Yet to Come
does-things_yet_to_come = While resolving the Last Battle, discard a limited event, an advantage or a challenge from hand: 1 support and 1 opposition.
kind-power_play = Power Play
does-power_play = 1 One Power of your character: gain 2 Politics, 2 Intrigue or 2 Combat with its allegiances, only to recruit or for events.
kind-pitched_battle = Pitched Battle
does-pitched_battle = Before damage in a card-based challenge, each 1 damage your cards rolled: 1 support or 1 opposition instead.
kind-moment_of_transition = Moment of Transition
does-moment_of_transition = Convert 1 Pattern token: draw 3 cards.
kind-friend_of_the_dark = Friend of the Dark
does-friend_of_the_dark =
    Its only cost: 1 symbol of your non-Monster Dark One character.
    Rotate: your non-Monster Dark One character has +1 in each printed ability above 0 except One Power this turn.
kind-insane_designer = Insane Designer
does-insane_designer = A joke card: not legal in any deck.

## Cycles

kind-demandred = Demandred
does-demandred =
    When he enters play: +2 Politics, +2 Intrigue or +2 Combat permanently; add 3 allegiance tokens.
    Remove 1 allegiance token: choose an allegiance; he gains it this turn.
    When the Dragon Reborn is replaced: add 1 Pattern token.
    From hand, discard: your avatar has +1 in each ability above 0 for each Ta'veren in play this turn.
kind-mat_cauthon_ii = Mat Cauthon (II)
does-mat_cauthon_ii =
    Your Dragon troops: +1 Combat.
    Once a turn, after his roll: reroll up to 3 of his dice.
    Rotate: the next Multiple troop you recruit this turn is free.
    Once a turn, rotate your troop: gain 2 Politics, Intrigue or Combat in any mix with his and its allegiances, only to recruit.
    From hand, discard: this turn your Dragon troops may each pay 1 Combat or 1 Politics of their own for 1 support and 1 opposition.
kind-perrin_aybara_ii = Perrin Aybara (II)
does-perrin_aybara_ii =
    Your Wolf cards: +1 Combat.
    When he rolls in a challenge: as much as the damage he rolled also in your troop pool.
    When you recruit a non-Wolf Mercenary: choose an allegiance; it gains it permanently.
    Once a turn, rotate your Mercenary: gain 2 Politics, Intrigue or Combat in any mix with his and its allegiances, only to recruit.
    From hand, discard: your Wolf cards with Reinforcement have +1 Combat permanently.
kind-shaidar_haran_ii = Shaidar Haran (II)
does-shaidar_haran_ii =
    Discard all advantages on him.
    He is a Forsaken for recruiting Forsaken.
    Up to 3 times a turn, 1 Intrigue or 1 Combat of his own: gain 1 One Power.
    From hand, discard: symbols of your non-avatar Forsaken can recruit this turn.
