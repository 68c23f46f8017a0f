# A table that teaches, in English.

lesson = Lesson
lesson-progress = { $step } of { $steps }
lesson-back = Back
lesson-skip = Skip
lesson-leave = Leave
lesson-why = Why?
lesson-show = Show me
lesson-on = Continue
lesson-not-yet = Not yet: { $reason }
lesson-tap-lit = Tap what is lit.
lesson-done = Lesson done
lesson-done-words = You can play now. The bots at this table are easy to beat.
lesson-play = Play bots now
lesson-next = Next lesson: { $title }
lesson-again = Repeat
lesson-lost = No connection. Nothing is lost: try again.
lesson-try-again = Try again
