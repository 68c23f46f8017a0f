# Skull, in English.

game-title = Skull
game-summary = Lay roses or your skull face down, then bid how many roses you dare to turn over. Bluff, and keep a straight face.
game-goal = Two won challenges win, or being the last who has a disc.

kind-rose = Rose
kind-skull = Skull
kind-hidden = Face down

field-points = Won challenges
field-hand = Hand
field-pile = Pile, from the top
field-shown = Turned over

option-Disc = { $disc }
option-Bid = Bid { $amount }
option-Flip = Turn over a disc of { $owner }
option-Pass = Pass

event-Laid = { $seat } lays a disc.
event-Promised = { $seat } bids { $amount }.
event-Passed = { $seat } passes.
event-Flipped = { $seat } turns over a disc of { $owner }: { $disc }.
event-Won = { $seat } wins the challenge.
event-LostDisc = { $disc ->
        [none] { $seat } loses a disc, unseen.
       *[other] { $seat } loses a disc, unseen by the others: { $disc }.
    }

decision-Round = Lay a disc face down.
    .others = Waiting for { $who } to lay a disc.
decision-Turn = Lay another disc, or bid how many roses you can turn over.
    .others = { $who } lays a disc or bids.
decision-Raise = Bid higher, or pass for this round.
    .others = { $who } bids higher or passes.
decision-Reveal = Turn over a disc.
    .others = { $who } turns over discs.
decision-GiveUp = Choose a disc to lose. Nobody sees which.
    .others = { $who } chooses a disc to lose.

why-not-asked = It is not your decision now.
why-game-over = The game is over.
why-Round = Lay a disc from your hand.
why-Turn = Lay a disc from your hand, or bid no more than the discs on the table.
why-Raise = Bid higher, but no more than the discs on the table, or pass.
why-Reveal = Your own discs come first, then the top disc of any pile.
why-GiveUp = Choose a disc from your hand.

key-0 = Victory
key-1 = Won challenges
key-2 = Discs
