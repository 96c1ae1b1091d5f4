## Lessons

learn-about = Short lessons on a real table: you play, the coach explains. Each takes two or three minutes.
learn-progress = { $n } of { $all } lessons done
learn-begin = Start here
learn-continue = Continue here
learn-was-done = Done
learn-none = None of the games here has lessons.
learn-coach = Coach
learn-step = Step { $n } of { $all }
learn-next = Next
learn-back = One step back
learn-repeat = Start this lesson again
learn-skip = Skip to the next lesson
learn-exit = All lessons
learn-show = Show me
learn-done = Well done!
learn-next-lesson = Next lesson
learn-other = The rules allow that, but it leads away from what this lesson is about, so the move was taken back. Try something else.

## At a table

learn-offer = New to this game? Its lessons take two minutes each.
learn-offer-no = No, thanks
tip = Tip
tip-ok = Got it
tip-lesson = Show the lesson
tip-off = No more tips
