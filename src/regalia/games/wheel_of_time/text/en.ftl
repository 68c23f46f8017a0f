### Decks

brings-dragon_reborn_starter = Dragon Reborn starter
brings-forsaken_starter = Forsaken starter
side-hero = Light
side-villain = Shadow
set-premier = Premier
set-dark_prophecies = Dark Prophecies
set-children_of_the_dragon = Children of the Dragon
set-promo = Promo
set-cycles = Cycles
agreed-format = Decks
agreed-format-standard = All sets
agreed-format-premier_only = Premier only
agreed-format-tournament = Tournament
why-other-side = { $side ->
    [hero] This seat plays the Light: it needs a Light deck.
   *[villain] This seat plays the Shadow: it needs a Shadow deck.
  }
why-unknown-card = There is no card “{ $name }” any more.
why-deck-too-small = { $count } cards; a deck has at least { $least }.
why-too-many-copies = { $count } × { $name }; at most { $most } are allowed.
why-too-many-forces = { $count } characters and troops; in a tournament at most half of the deck, here { $most }.
why-never-legal = { $name } is never allowed.
why-wrong-set = { $name } is not of the sets of this format.
why-no-avatar = { $side ->
    [hero] No card with the trait Starting Hero.
   *[villain] No card with the trait Starting Villain.
  }
why-no-opening-hand = No opening hand: beside the starting character it needs three cards of three different types.
why-wrong-opening = The chosen opening hand is not a starting character and three cards of three different types out of the deck.
why-no-starting-advantage = { $name } is no Starting Advantage.
why-no-dragon = { $name } cannot be set aside: that is a Starting Hero with the trait Dragon Reborn, for the Light.
why-never-controlled = { $side ->
    [hero] The Light can never control { $name }.
   *[villain] The Shadow can never control { $name }.
  }
why-unread-card = Line { $line }: no card is called “{ $text }”. { $near ->
    [""] { "" }
   *[other] Is it { $near }?
  }
why-unreadable = This deck is of an older version and cannot be read any more.
