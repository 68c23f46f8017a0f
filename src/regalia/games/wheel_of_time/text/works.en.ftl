# How the game works on one screen, in English.

works-sides = One player leads the Light, the other the Shadow. Each has a deck and an avatar, whose death loses the game.
    .title = Two sides
works-declare = Every turn each player can declare a challenge. The Pattern challenge is always added.
    .title = Declare
works-send = Both secretly send each force in their battleground to one challenge, or let it stand down.
    .title = Take part
works-recruit = Characters at home roll dice for symbols. The symbols pay for new characters, troops, advantages and limited events.
    .title = Recruit
works-roll = Forces in a challenge roll their dice. Support of the initiator is compared with opposition of the other player; skulls are damage.
    .title = Resolve
works-pattern = Every turn a token is added to the Pattern. At twenty, the Last Battle begins: win it by five or more.
    .title = Last Battle
