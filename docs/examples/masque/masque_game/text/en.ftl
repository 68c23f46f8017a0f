game-title = Masque
game-summary = One mask in each hand. Find out who wears which, and keep the highest until dawn.
game-goal = The last player left, or the highest card when the deck is empty, wins.
key-0 = Card

noun-card = the { $kind } ({ $rank })
kind-guard = Guard
kind-spy = Spy
kind-duellist = Duellist
kind-maid = Maid
kind-herald = Herald
kind-juggler = Juggler
kind-countess = Countess
kind-queen = Queen

field-deck = Deck
field-hand = Hand
field-played = Played
field-safe = Protected

option-Name = { $kind }

event-Looked = { $card ->
    [none] { $seat } looks at the card of { $owner }.
   *[other] { $seat } looks at the card of { $owner }: { $card }.
}
event-Guessed = { $seat } thinks that { $owner } has the { $kind }.
event-Swapped = { $seat } and { $owner } exchange their hands.
event-Left = { $seat } is out.

decision-PlayCard = Play one of your two cards.
    .others = Waiting for { $who } to play a card.
decision-Target = Choose a player.
    .others = Waiting for { $who } to choose a player.
decision-Guess = Name a card.
    .others = Waiting for { $who } to name a card.
why-PlayCard = Play a card from your hand. With the Herald or the Juggler, the Countess must be played.
why-Target = Choose a player who is still in and not protected.
why-Guess = Name any card but a Guard.
