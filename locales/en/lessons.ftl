# First games: what is said around the lessons. Their own words are in lessons-cafe.ftl and its neighbours.

learn-title = Learn to play
learn-first = First game? Learn by playing
learn-about = Twelve short lessons at the table, then a first game against a gentle opponent. About ten minutes.
learn-begin = Begin
learn-go-on = Go on with lesson { $n }
learn-step = Lesson { $n } of { $of }
learn-skip-to-game = Skip to a game
learn-leave = Leave the lessons
learn-show = Show me
learn-do = Do it for me
learn-lit = It is lit at the table.
learn-why = Why?
learn-back = Back
learn-next = Next
learn-pass = Skip this one
learn-undo = Take back
learn-solved = Well done!
learn-wrong = Not quite
learn-otherwise = That is allowed, but the aim is out of reach now. It is taken back: try once more.
learn-rested = That is not part of this lesson. Look at what it asks for.
learn-lessons = Lessons
learn-done = done
learn-finish = Play a real game
learn-sit = Sit down and play
