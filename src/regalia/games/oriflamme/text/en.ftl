# Oriflamme, in English. Names of messages: docs/protocol.md.

game-title = Oriflamme
game-pitch = Face-down plots in a queue. Reveal now, or wait?
game-summary = Noble families slip their people into a row of face-down cards. Strike early, or wait and gather influence – if no one strikes first.
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

does-archer = Eliminate the first or last card of the queue (even this one) and gain 1.
does-soldier = Eliminate the card directly left or right and gain 1.
does-spy = Steal 1 point from another player with a card directly left or right.
does-heir = Gain 2 if no other Heir is face up on top of a pile.
does-lord = Gain 1, plus 1 for each card of yours in the piles directly left and right, even if covered.
does-shapeshifter = Use the ability of a face-up card directly left or right.
does-assassination = Eliminate any other card in the queue and gain 1. Single use.
does-royal_decree = Move any other card to a different place in the queue. Single use.
does-ambush = If another player’s card eliminates it: gain 4 and discard that card too. If you reveal it yourself: gain 1 instead of its tokens. Single use.
does-conspiracy = When you reveal it, gain twice the tokens on it. Single use.

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
noun-card-hidden = { $owner }’s card
    .option = { $owner }’s card in place { $place }

## Decisions

decision-ChooseCard = Choose a card to place.
    .others = { $who } is choosing a card to place.
    .situation = Round { $round } of { $rounds }. You have { $points } influence, your best rival { $best }.
decision-ChoosePlace = { $held ->
    [none] Where do you place your card?
   *[other] Where do you place your { $held }?
}
    .others = { $who } is choosing where to place a card.
    .situation = { $onto ->
        [0] { $piles ->
            [one] 1 pile, not yours.
           *[other] { $piles } piles, none of them yours.
        }
       *[other] { $piles ->
            [one] 1 pile, and it is yours.
           *[other] { $piles } piles, { $onto } of them yours.
        }
    } The head acts first.
decision-RevealOrKeep = { $acting ->
    [none] Reveal your card?
   *[other] Reveal { $acting }?
}
    .ahead = When a hidden card of mine comes up
    .others = { $who } is deciding whether to reveal a card.
    .situation = { $tokens ->
        [0] No influence on it yet.
       *[other] { $tokens } influence on it.
    } Round { $round } of { $rounds }.
decision-target = { $acting ->
    [none] Choose a card to eliminate.
   *[other] Choose a card for { $acting } to eliminate.
}
    .others = { $who } is choosing a card to eliminate.
    .situation = { $options } cards in reach: { $own } yours, { $hidden } face down.
decision-victim = { $acting ->
    [none] Choose a player to steal from.
   *[other] Choose a player for { $acting } to steal from.
}
    .ahead = When I steal a point
    .others = { $who } is choosing a player to steal from.
    .situation = Influence: { $victims }.
decision-copied = { $acting ->
    [none] Choose an ability to use.
   *[other] Choose an ability for { $acting } to use.
}
    .others = { $who } is choosing an ability to copy.
    .situation = Both neighbours are face up: copy either of them.
decision-moved = Choose the card to move.
    .others = { $who } is choosing a card to move.
    .situation = { $options } cards can be moved. They keep their influence.
decision-destination = { $moving ->
    [none] Where does the card go?
   *[other] Where does { $moving } go?
}
    .others = { $who } is choosing where { $moving } goes.
    .situation = { $options } possible places, but not back where it was.

# A player who can be stolen from, with their influence.
victims-each = { $seat }: { $points }

ahead-kind = Card

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
option-Steal = Steal a point from { $victim }
option-Copy = Use the ability of the { $kind }
option-Move = Move { $card }
option-Gap = { $index ->
        [0] To the head of the queue
       *[other] After place { $index } in the queue
    }

why-ChooseCard = You can only place a card from your hand.
why-ChoosePlace = Place it at the head, at the tail, or on one of your own piles – never between two piles.
why-RevealOrKeep = First reveal or keep the card at the marker.
why-either_end = The Archer can only hit the first or last card of the queue.
why-neighbour = The Soldier can only hit the top cards directly left and right.
why-any_other_pile = The Assassination can only hit the top card of another pile.
why-neighbouring_rival = The Spy can only steal from another player with a card directly left or right.
why-face_up_neighbour = You can only copy a face-up card directly left or right, but not a Shapeshifter.
why-movable = The Royal Decree can only move the top card of another pile.
why-elsewhere = Move it to a different place, or onto a pile of its own family.
why-victim = The Spy can only steal from another player with a card directly left or right.
why-copied = You can only copy a face-up card directly left or right, but not a Shapeshifter.

## Events

event-Seated = Seats, clockwise: { $order }.
event-Dealt = { $hand ->
        [none] { $seat } gets a hand; three cards of the family are out of the game.
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
event-ResolutionBegan = The queue resolves from the head.
event-Kept = { $card } stays face down with { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    }.
event-Revealed = { $card } is revealed{ $tokens ->
        [0] .
        [one] {" "}with 1 token.
       *[other] {" "}with { $tokens } tokens.
    }
event-Gained = { $cause ->
        [ability] { $card } scores { $points ->
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
        [0] { $card } finds nothing to steal from { $victim }.
       *[other] { $card } steals { $points } from { $victim }.
    }
event-Eliminated = { $by } eliminates { $card }.
event-Sprung = The Ambush takes { $by } with it.
event-Moved = { $onto ->
        [none] { $by } moves { $card }.
       *[other] { $by } moves { $card } onto { $onto }.
    }
event-Discarded = { $card } leaves the queue.
event-NothingHappened = { $card } has no effect.
event-RoundEnded = Round { $number } ends.

phase-placement = Placement
phase-resolution = Resolution
phase-over = Game over
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
removed-hint = Hidden from the others.
spent = Your discards
spent-hint = Visible to everyone.
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
key-hint = Tie-breaker: most own cards in the queue.
end-banner = { $count ->
        [one] { $names } raises the Oriflamme
       *[other] { $names } raise the Oriflamme together
    }
end-by = { $key ->
        [0] { $name } has { $by } influence more than { $other }.
        [1] { $name } and { $other } have the same influence; { $name } has { $by ->
            [one] one card
           *[other] { $by } cards
        } more in the queue.
       *[other] { $name } and { $other } have the same influence and as many cards in the queue.
    }

cause-start = Starting influence
cause-tokens = Tokens collected
cause-ability = Abilities
cause-elimination = Eliminations
cause-ambush = Ambushes
cause-stolen = Stolen with the Spy
cause-lost = Lost to Spies

## What a table may agree on

agreed-lord_count = The Lord counts
    .hint = Matters when you have several cards in one pile next to your Lord.
agreed-lord_count-cards = each card of yours beside it
agreed-lord_count-piles = each pile of yours beside it once
agreed-heir_copy = A copied Heir is worth 2
    .hint = Otherwise, a Shapeshifter that copies an Heir gains nothing.
agreed-heir_copy-seed = if exactly one Heir is visible
agreed-heir_copy-rulebook = if no other Shapeshifter is visible
agreed-decree_onto = The Royal Decree can stack cards
    .hint = A covered card can’t be chosen and doesn’t act until the card on top of it is gone.
agreed-decree_onto-true = yes, within a family
agreed-decree_onto-false = no

## The table drawn as text

draw-round = Round
draw-first = first player
draw-cursor = acting now: place
draw-points = Influence:
draw-queue = Queue:
draw-hand = Hand of

## Reasons for an answer, in hints

reason-unknown = It does not know the others’ face-down cards.
reason-points = { $points ->
        [one] It brings you 1 point at once.
       *[other] It brings you { $points } points at once.
    }
reason-then-eliminate = Next, you eliminate a card for 1 point.
reason-then-steal = Next, you steal 1 point from a neighbour.
reason-then-move = Next, you move another card.
reason-then-copy = Next, you use the ability of a neighbour.
reason-place-hunter = Revealed, the { $kind } eliminates a card for 1 point.
reason-place-spy = Revealed, it steals 1 point from a neighbour.
reason-place-heir = { $heirs ->
        [0] It earns 2: no other Heir is face up now.
        [one] It earns 2 once the other Heir is gone.
       *[other] It earns 2 once { $heirs } other Heirs are gone.
    }
reason-place-lord = It earns 1, and 1 for each card of yours beside it.
reason-place-shapeshifter = It can copy a face-up card beside it.
reason-place-royal-decree = Revealed, it moves any other card.
reason-place-ambush = If a rival eliminates it, you gain 4 points.
reason-place-conspiracy = Each token on it will be worth 2 points.
reason-acts-again = { $rounds ->
        [one] Face up, it can act again next round.
       *[other] Face up, it can act again in { $rounds } more rounds.
    }
reason-can-wait = { $rounds ->
        [one] It can wait 1 round and gain a token.
       *[other] It can wait { $rounds } rounds and gain a token in each.
    }
reason-first = { $piles ->
        [one] It acts before the other card now in the queue.
       *[other] It acts before the { $piles } piles now in the queue.
    }
reason-last = { $piles ->
        [one] It acts after the other card now in the queue.
       *[other] It acts after the { $piles } piles now in the queue.
    }
reason-beside = It is beside { $card }.
reason-covered = { $card } is safe while covered, but cannot act.
reason-covered-tokens = { $tokens ->
        [one] The token below stays safe.
       *[other] The { $tokens } tokens below stay safe.
    }
reason-idle = Revealed now, the { $kind } would do nothing.
reason-ambush-waits = Hit by a rival, it brings { $hit } points; revealed, { $revealed }.
reason-grows = It grows: revealed later, its tokens bring { $worth }.
reason-time = { $rounds ->
        [one] There is one more round to reveal it.
       *[other] There are { $rounds } more rounds to reveal it.
    }
reason-last-round = It is the last round: this is its last chance.
reason-tokens-safe = Its tokens cannot be lost any more.
reason-robbed = { $left ->
        [0] { $victim } is left without points.
       *[other] { $victim } falls to { $left }.
    }
reason-copied = It does what the { $kind } beside it can do.
reason-own = It is your own card.
reason-tokens-lost = { $tokens ->
        [one] { $owner } loses the token on it.
       *[other] { $owner } loses the { $tokens } tokens on it.
    }
reason-acts-no-more = { $times ->
        [one] { $card } would act once more.
       *[other] { $card } would act { $times } more times.
    }
reason-no-ambush = It is no Ambush: { $owner } has shown that card.
reason-perhaps-ambush = Risk: an Ambush would bring { $owner } { $points } points.
reason-leader = { $owner } leads with { $has ->
        [one] 1 point
       *[other] { $has } points
    }.
reason-rival = { $owner } has { $has ->
        [one] 1 point
       *[other] { $has } points
    }.
reason-covers = It covers { $card }.
reason-acts-later = { $card } will act later in this round.
reason-acts-no-longer = { $card } will not act in this round.
reason-moved-beside = Beside it: { $cards }.
