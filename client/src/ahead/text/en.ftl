ahead-title = Answer in advance
ahead-hint = The arena answers for you when the question comes. The other players can’t tell.
ahead-nothing = There is no question that you can answer in advance now.
ahead-given = Your answers in advance
ahead-about = { $question } ({ $facts })
ahead-is = {": "}
ahead-then = {", otherwise "}
ahead-at-most = { $number }, or what is possible
ahead-none = Nothing
ahead-other = When this question comes again
ahead-drop = Remove
ahead-drop-named = Remove: { $about }
ahead-dismiss = Dismiss
ahead-dismiss-named = Dismiss: { $about }
ahead-new = New answer in advance
ahead-question = Question
ahead-now = Now: { $question }
ahead-any = Any
ahead-answer = Your answer
ahead-answers = Your choices, as many as are allowed
ahead-first = First choice
ahead-next = Then
ahead-otherwise = If not possible
ahead-choose = Choose …
ahead-ask = Ask me
ahead-no-more = Nothing more
ahead-number = Number
ahead-nearest = If that isn’t possible, the nearest possible number
ahead-until = How long
ahead-once = Once
ahead-times = { $count } times
ahead-stretch = Until the end of the { $stretch }
ahead-game = Until the game ends
ahead-concern = Until something affects me
ahead-options = Until there are new options
ahead-give = Answer in advance
ahead-until-times = { $count ->
    [one] Once
   *[other] { $count } times
}
ahead-until-stretch = Until the end of the { $stretch }
ahead-until-game = Until the game ends
ahead-until-concern = Until something affects you
ahead-until-options = Until there are new options
ahead-ended-times = Ended: used as often as you said.
ahead-ended-stretch = Ended: the time you set is over.
ahead-ended-concern = Ended: something affected you.
ahead-ended-options = Ended: there were new options.
ahead-ended-by_hand = Ended: you answered yourself.
ahead-ended-news = Ended: something happened.
ahead-ended-gone = { $count ->
    [one] Ended: your answer was not possible, so you were asked instead.
   *[other] Ended: none of your { $count } answers was possible, so you were asked instead.
}
