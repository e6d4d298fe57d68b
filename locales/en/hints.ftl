# Hints: what the strongest bot would do.

hint-ask = What would you do?
hint-thinking = The house is thinking …
hint-stop = Stop
hint-close = Put away
hint-title = What the house would do
hint-points = { $n ->
    [one] about { $n } point
   *[other] about { $n } points
}
hint-chance = { $n } % to win
hint-plan = Its plan for this round
hint-at-table = Show at the table
hint-option = Hints
hint-used = { $n ->
    [one] { $n } hint
   *[other] { $n } hints
}
hint-about = You may ask what the house would do. How often is part of the result. Not where people play each other against the clock.
hint-none-here = There are no hints at this table.
hint-busy = The last hint is still being thought about.
