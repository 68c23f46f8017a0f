# How the game works on one screen, in English.

works-gather = One action a turn. Gather: take up to three of one resource, or one each of two. You can store only a few.
    .title = Gather
works-craft = Craft: make one or both items of a quest. Pay the resources and take the coins.
    .title = Craft
works-treasure = A quest with both items made brings treasures. Two makers share them. Play them, sell them, or keep relics and charms for prestige.
    .title = Treasure
works-build = Expand: pay coins for a room beside your tiles. Rooms store more, bring prestige, or have spaces for specialists.
    .title = Build
works-hire = In the same action you can hire a specialist, too. Coins on a card make it cheaper.
    .title = Hire
works-council = The last quest card is the Offering to the Council. Then everyone takes one final turn, and the most prestige wins.
    .title = Council
