# Oriflamme, in English. Names of messages: docs/protocol.md.

game-title = Oriflamme
game-pitch = Face-down plots in a queue. Reveal now, or wait?
game-summary = Noble families send their people into a row of face-down cards. Reveal early, or wait and gather influence – if nobody strikes first.
game-goal = Six rounds. Most influence wins.

## Cards

kind-archer = Archer
kind-soldier = Soldier
kind-spy = Spy
kind-heir = Heir
kind-lord = Lord
kind-shapeshifter = Shapeshifter
    .short = Shape­shifter
kind-assassination = Assassination
    .short = Assas­sination
kind-royal_decree = Royal Decree
kind-ambush = Ambush
kind-conspiracy = Conspiracy
    .short = Conspi­racy

does-archer = Eliminate the first or the last card of the queue, even itself, and gain 1.
does-soldier = Eliminate the card directly left or right, and gain 1.
does-spy = Take 1 point from another player who owns a card directly left or right.
does-heir = Gain 2 if no other Heir lies face up on top of a pile.
does-lord = Gain 1, and 1 more for each of your cards in the piles directly left and right, covered cards too.
does-shapeshifter = Use the ability of a face-up card directly left or right.
does-assassination = Eliminate any other card of the queue, and gain 1. Used up.
does-royal_decree = Move any other card to another place in the queue. Used up.
does-ambush = If another player’s card eliminates it: gain 4 and that card goes too. If you turn it up yourself: gain 1 instead of its tokens. Used up.
does-conspiracy = When you turn it up, gain twice the tokens on it. Used up.

rule-archer = 6.1
rule-soldier = 6.2
rule-spy = 6.3
rule-heir = 6.4
rule-lord = 6.5
rule-shapeshifter = 6.6
rule-assassination = 6.7
rule-royal_decree = 6.8
rule-ambush = 6.9
rule-conspiracy = 6.10

group-character = Character
group-intrigue = Intrigue

## Families

family-0 = Red
    .letter = R
family-1 = Blue
    .letter = B
family-2 = Green
    .letter = G
family-3 = Yellow
    .letter = Y
family-4 = Black
    .letter = K

## What pieces are called

noun-card-known = { $owner }’s { $kind }
    .own = your { $kind }
noun-card-hidden = { $owner }’s card { $number }

## Decisions

decision-ChooseCard = Choose a card to place.
    .others = { $who } is choosing a card to place.
decision-ChoosePlace = { $held ->
    [none] Where do you place your card?
   *[other] Where do you place your { $held }?
}
    .others = { $who } is choosing where to place a card.
decision-RevealOrKeep = { $acting ->
    [none] Reveal your card?
   *[other] Reveal { $acting }?
}
    .others = { $who } decides whether to reveal a card.
decision-target = { $acting ->
    [none] Choose a card to eliminate.
   *[other] Choose the card that { $acting } eliminates.
}
    .others = { $who } is choosing a card to eliminate.
decision-victim = { $acting ->
    [none] Choose the player from whom you take a point.
   *[other] Choose the player from whom { $acting } takes a point.
}
    .others = { $who } is choosing from whom to take a point.
decision-copied = { $acting ->
    [none] Choose an ability to use.
   *[other] Choose the ability that { $acting } uses.
}
    .others = { $who } is choosing an ability to copy.
decision-moved = Choose the card to move.
    .others = { $who } is choosing a card to move.
decision-destination = { $moving ->
    [none] Where does the card go?
   *[other] Where does { $moving } go?
}
    .others = { $who } is choosing where { $moving } goes.

## Options

option-Place = Place the { $kind }
option-Left = At the head
option-Right = At the tail
option-Onto = On top of { $card }
option-Reveal = Reveal
    .hint = { $does }
option-Keep = Keep face down
    .hint = Put 1 point on it.
option-Target = Eliminate { $card }
option-Steal = Take a point from { $victim }
option-Copy = Use the ability of the { $kind }
option-Move = Move { $card }
option-Gap = { $index ->
        [0] To the head of the queue
       *[other] Behind place { $index } of the queue
    }

## Why something cannot be chosen

why-ChooseCard = Only cards in your hand can be placed.
why-ChoosePlace = A card goes to the head, to the tail, or onto a pile of your own – never between two piles.
why-RevealOrKeep = The card at the marker must first be revealed or kept face down.
why-either_end = The Archer only reaches the first and the last card of the queue.
why-neighbour = The Soldier only reaches the top cards directly left and right.
why-any_other_pile = The Assassination reaches the top card of every pile but its own.
why-neighbouring_rival = The Spy only steals from other players who own a card directly left or right.
why-face_up_neighbour = Only a face-up card directly left or right can be copied, and never a Shapeshifter.
why-movable = The Royal Decree moves the top card of any pile but its own.
why-elsewhere = The card must go to a new place, and may only lie on cards of its own family.
why-victim = The Spy only steals from other players who own a card directly left or right.
why-copied = Only a face-up card directly left or right can be copied, and never a Shapeshifter.
why-not-asked = It is not your decision now.
why-game-over = The game is over.

## Events

event-Seated = Seats, clockwise: { $order }.
event-Dealt = { $hand ->
        [none] { $seat } receives a hand; three cards of the family are out of the game.
       *[other] { $seat } holds { $hand }. Out of the game: { $removed }.
    }
event-RoundBegan = Round { $number } begins. { $first } places first.
event-Placed = { $where ->
        [left] { $seat } places { $kind ->
            [none] a card
           *[other] the { $kind }
        } at the head.
        [right] { $seat } places { $kind ->
            [none] a card
           *[other] the { $kind }
        } at the tail.
       *[onto] { $seat } places { $kind ->
            [none] a card
           *[other] the { $kind }
        } on top of { $onto }.
    }
event-ResolutionBegan = The queue is resolved from its head.
event-Kept = { $card } stays face down and holds { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    }.
event-Revealed = { $card } is turned up{ $tokens ->
        [0] .
        [one] , with 1 token on it.
       *[other] , with { $tokens } tokens on it.
    }
event-Gained = { $cause ->
        [ability] { $card } brings { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
        [ambush] { $seat } gains { $points ->
            [one] 1 point
           *[other] { $points } points
        } for the Ambush.
       *[other] { $seat } gains { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
    }
event-Copied = { $card } uses the ability of the { $kind }.
event-Stole = { $points ->
        [0] { $card } finds nothing to take from { $victim }.
       *[other] { $card } takes { $points } from { $victim }.
    }
event-Eliminated = { $by } eliminates { $card }.
event-Sprung = The Ambush takes { $by } with it.
event-Moved = { $onto ->
        [none] { $by } moves { $card }.
       *[other] { $by } moves { $card } onto { $onto }.
    }
event-Discarded = { $card } leaves the queue.
event-NothingHappened = { $card } finds nothing to do.
event-RoundEnded = Round { $number } is over.
event-GameEnded = The game is over. Victory: { $winners }.

## The table

phase-placement = Placement
phase-resolution = Resolution
phase-over = Over
round = Round { $round } of 6
queue = The queue
queue-empty = The queue is empty. The first card starts it.
head = Head
tail = Tail
place-number = Place { $place }
pile-of = { $count ->
        [one] One card
       *[other] Pile of { $count } cards
    }
face-up = face up
face-down = face down
tokens = { $tokens ->
        [0] no tokens
        [one] 1 token
       *[other] { $tokens } tokens
    }
at-cursor = acting now
from-top = (from top to bottom)
hidden-card = Hidden card
hand = Your hand
hand-of = { $count ->
        [0] no cards
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
hand-left = Never played
removed = Out of the game
removed-hint = Only you see these.
spent = Your discards
spent-hint = Everybody sees these.
points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
first-player = First player
discards = Discarded
discards-none = Nothing discarded yet.
in-queue = { $count ->
        [0] no cards in the queue
        [one] 1 card in the queue
       *[other] { $count } cards in the queue
    }

## The end

key-0 = Influence
key-1 = Own cards in the queue
key-hint = Equal influence: more own cards in the queue decide.

cause-start = To begin with
cause-tokens = Gathered on cards
cause-ability = Abilities
cause-elimination = Eliminations
cause-ambush = Ambushes
cause-stolen = Taken by the Spy
cause-lost = Lost to Spies

## What a table may agree on

agreed-lord_count = The Lord counts
    .hint = It makes a difference where several of your cards lie in one pile next to your Lord.
agreed-lord_count-cards = every own card beside it
agreed-lord_count-piles = every own pile beside it once
agreed-heir_copy = A copied Heir is worth 2
    .hint = A Shapeshifter that copies an Heir brings 2 points only if this holds; otherwise nothing.
agreed-heir_copy-seed = if exactly one Heir is in sight
agreed-heir_copy-rulebook = if no other Shapeshifter is in sight
agreed-decree_onto = The Royal Decree may put a card on another
    .hint = A covered card cannot be chosen, nor act, until the card above it is gone.
agreed-decree_onto-true = yes, of the same family
agreed-decree_onto-false = no

## The table drawn as text

draw-round = Round
draw-first = first player
draw-cursor = acting now: place
draw-points = Influence:
draw-queue = Queue:
draw-hand = Hand of
