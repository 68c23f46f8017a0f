# Hints at a learning table, in English.

hint-place = Look here
hint-place-words = What would you do? Think first, then see what the Knight would do.
hint-more = Show the answer
hint-best = The Knight would choose: { $answer }
hint-equal = These are about equal
hint-equal-words = The Knight sees no difference to speak of. Choose the one you like.
hint-chance = { $count } in 10
hint-points = about { $count } points
hint-chances = Chances to win, from { $worlds } games that the Knight imagined.
hint-means = Points at the end, from { $worlds } games that the Knight imagined.
hint-unknown = It sees no more than you do.
hint-show = Show it on the table
mistake = There was something better: the Knight would win about { $count } in 10 more games with it. Take your choice back?
mistake-back = Take it back
mistake-keep = Play on
hint-close = I’ll play my own way
