## The rules at hand: the browser of the rules, the sheet beside the table, and what a piece means.

book-title = Rules
book-of = Rules of { $game }
book-games = Games
book-find = Find in the rules of { $game }
book-found = { $n ->
    [0] Nothing found. Try another word.
    [one] One paragraph found.
   *[other] { $n } paragraphs found.
}
book-turn = A turn in one picture
book-chapters = Chapters
book-print = Print
book-quick = One page to print
book-whole = All rules
book-chapter = All rules of this chapter
book-table = Back to your table
book-play = Play it now
book-try = Try it
book-opening = Opening …
book-rule = Rule { $number }
book-rule-in = Rule { $number } · { $chapter }
book-back = Back to your move
book-before = Back to { $number }
book-instead = What you can do
book-others = At other tables
book-seats = { $n ->
    [0] With { $list } players
    [1] Alone
   *[other] With { $n } players
}
book-not-here = Not in play at your table.
book-shown-for = Where tables differ, this page follows your table.
book-failed = The rules cannot be loaded now. Nothing is lost; try again.
book-door = Open rule { $number }
book-mean = What does this mean?
book-mean-hint = Touch anything on the table. With keys: arrows go on, Esc leaves.
book-mean-leave = Done
