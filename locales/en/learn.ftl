## The rules at hand: the browser of the rules, the sheet beside the table, and what a piece means.

learn-title = Rules
learn-of = Rules of { $game }
learn-games = Games
learn-find = Find in the rules of { $game }
learn-found = { $n ->
    [0] Nothing found. Try another word.
    [one] One paragraph found.
   *[other] { $n } paragraphs found.
}
learn-turn = A turn in one picture
learn-chapters = Chapters
learn-print = Print
learn-quick = One page to print
learn-whole = All rules
learn-chapter = All rules of this chapter
learn-table = Back to your table
learn-play = Play it now
learn-try = Try it
learn-opening = Opening …
learn-rule = Rule { $number }
learn-rule-in = Rule { $number } · { $chapter }
learn-back = Back to your move
learn-before = Back to { $number }
learn-instead = What you can do
learn-others = At other tables
learn-seats = { $n ->
    [0] With { $list } players
   *[other] With { $n } players
}
learn-not-here = Not in play at your table.
learn-shown-for = Where tables differ, this page follows your table.
learn-failed = The rules cannot be loaded now. Nothing is lost; try again.
learn-door = Open rule { $number }
learn-mean = What does this mean?
learn-mean-hint = Touch anything on the table. With keys: arrows go on, Esc leaves.
learn-mean-leave = Done
