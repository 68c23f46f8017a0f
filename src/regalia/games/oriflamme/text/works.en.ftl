# How the game works on one screen, in English.

works-place = Each round, everyone lays one card face down: at the head or tail of the queue, or on a pile of their own.
    .title = Place
works-wait = Then cards resolve from head to tail. Keep yours hidden, and one influence is put on it.
    .title = Wait
works-reveal = Or turn it up: take the influence on it and use its ability. Most cards then act every round.
    .title = Reveal
works-strike = Archer, Soldier and Assassination eliminate cards. That gains one influence; what was on the card is lost.
    .title = Strike
works-ambush = A rival who eliminates your Ambush loses the attacking card, and you gain four influence. Any hidden card may be one.
    .title = Beware
works-count = After six rounds, only influence in front of players counts, not what is left on cards.
    .title = Count
