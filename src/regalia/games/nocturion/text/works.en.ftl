# How the game works on one screen, in English.

works-draft = One die per player is rolled. In turn order, each player takes one and keeps its face.
    .title = Draft
works-place = Place a die on a location in a region that shows its face. Take the resource there and use the location’s ability.
    .title = Place
works-calendar = The tracker moves to that resource. The cart’s region is refilled, and ×2 gives one more resource in its region.
    .title = Seasons
works-equip = Pay resources to equip heirlooms of your house. Each gains prestige and unlocks an ability.
    .title = Equip
works-summon = Summon beasts from your hand. They gain prestige, and some of their abilities work on other players’ turns, too.
    .title = Summon
works-quest = Quests need as many heirlooms as their level. After the last year, the player with the most prestige wins.
    .title = Quest
