# Skull, in English.

game-title = Skull
game-summary = Place roses or your skull face down, then bid how many roses you can reveal. Bluff, and keep a straight face.
game-goal = Win two challenges, or be the last player with a disc.

kind-rose = Rose
kind-skull = Skull
kind-hidden = Face down

field-points = Won challenges
field-hand = Hand
field-pile = Pile, from the top
field-shown = Revealed

option-Disc = { $disc }
option-Bid = Bid { $amount }
option-Flip = Reveal a disc of { $owner }
option-Pass = Pass

event-Laid = { $seat } places a disc.
event-Promised = { $seat } bids { $amount }.
event-Passed = { $seat } passes.
event-Flipped = { $seat } reveals a disc of { $owner }: { $disc }.
event-Won = { $seat } wins the challenge.
event-LostDisc = { $disc ->
        [none] { $seat } loses a hidden disc.
       *[other] { $seat } loses a disc, hidden from the others: { $disc }.
    }

decision-Round = Place a disc face down.
    .others = Waiting for { $who } to place a disc.
    .situation = You have { $hand } discs, and won { $points } of 2 challenges.
decision-Turn = Place another disc, or bid how many roses you can reveal.
    .others = { $who } places a disc or bids.
    .situation = { $laid } discs are on the table; you have { $hand } in hand.
decision-Raise = Bid higher, or pass for this round.
    .others = { $who } bids higher or passes.
    .situation = { $laid } discs are on the table. You have won { $points } of 2 challenges.
decision-Reveal = Reveal a disc.
    .others = { $who } reveals discs.
    .situation = { $options } piles to choose from.
decision-GiveUp = Choose a disc to lose. No one else sees which.
    .others = { $who } chooses a disc to lose.
    .situation = You have { $hand } discs.

why-not-asked = It's not your decision right now.
why-game-over = The game is over.
why-Round = Choose a disc from your hand.
why-Turn = Choose a disc from your hand, or bid at most the number of discs on the table.
why-Raise = Bid higher, at most the number of discs on the table, or pass.
why-Reveal = Reveal your own discs first, then the top disc of any pile.
why-GiveUp = Choose a disc from your hand.

key-0 = Victory
key-1 = Won challenges
key-2 = Discs
