## The terminal program: `klatsch play`. Words in `backquotes` are typed as they stand.

term-prompt = { $who ->
    [you] You, round { $round }
   *[they] { $name }, round { $round }
}
term-round = round { $round }
term-turn = { $who ->
    [you] your turn
   *[they] { $name }’s turn
}
term-the-end = the end
term-total = total
term-place = place
term-shared = shared
term-nothing-to-do = Nothing to do.
term-welcome = `help` lists everything you can type, `rule` the rules, `legend` the signs.
term-go-on = Your turn ends with that. Enter lets { $name } play; `undo` takes it back.
term-too-small = This terminal has { $columns } columns and { $rows } rows. The game needs { $least }: make the window larger, or scroll.
term-menu-more = … and more: `menu` lists all choices.
term-more = Enter shows more, `q` stops
term-over = The game is over. `save FILE` keeps its record, `undo` goes back, `quit` leaves.
term-over-prompt = over
term-hand-over = Hand over to { $name }. Enter shows the table.
term-dropped = (Not carried out: `{ $commands }`.)
term-not-carried-out = Not carried out: `{ $commands }`.
term-record-position = a record that begins with a position cannot be continued here
term-numbers = the numbers go from 1 to { $most }
term-number-ahead = a number belongs to the menu you see; after `;` type the action itself
term-which = which one? { $texts }
term-not-now = not now
term-form = { $text } cannot be read; it is typed like this: { $form }
term-nothing = { $text } means nothing here; `help` lists what does
term-anyway = Enter does it anyway.
term-record-secret = the record contains what is secret until the game is over; `save FILE` writes it
term-no-language = there is no language { $text }; there are { $known }
term-no-bot = there is no bot { $text }; there are { $known }
term-program-failed = { $what }. A house bot plays on in its seat.
term-what-now = What you may do now
term-commands = Commands
term-tips = Type an action, its number in the list, or enough of it to be unique; several in one line with `;` between them. Tab completes, the arrow keys bring back earlier lines.
term-no-rule = there is no command, action or paragraph { $text }
term-why-what = why what? Name an action, as in `why end`.
term-allowed = { $rule ->
    [none] `{ $action }` is allowed.
   *[other] `{ $action }` is allowed ({ $rule }).
}
term-not-allowed = `{ $action }` is not allowed: { $reason }.
term-nothing-to-choose = there is nothing to choose
term-hint = As the { $name } bot sees it:
term-hint-then = then { $plan }
term-worth-points = { $value } points expected
term-worth-chance = wins { $value } games in 100
term-thinking = Thinking …
term-bot-thinking = { $who ->
    [you] You are thinking …
   *[they] { $name } is thinking …
}
term-no-seat = there is no seat { $text }; they go from 0 to { $last }
term-log-number = `log` takes a number, not { $text }
term-save-where = where to? As in `save my-game.{ $game }`.
term-saved = { $n ->
    [one] Saved { $n } step to { $file }.
   *[other] Saved { $n } steps to { $file }.
}
term-load-what = load what? As in `load my-game.{ $game }`.
term-bad-file = { $file }: { $what }
term-other-game = this is a record of { $found }, not of { $game }
term-undone = { $who ->
    [you] You take back
   *[they] { $name } takes back
}: { $action }.
term-loaded = { $n ->
    [one] Loaded { $n } step from { $file }.
   *[other] Loaded { $n } steps from { $file }.
}
term-not-saved = The game is not saved. A file name saves it, `no` leaves without, Enter stays.
term-save-to = save to

file-no-file = { $file } is not a file
file-no-record = { $file } exists but is not a record; choose another name
file-cannot-write = cannot write { $file }: { $error }
file-cannot-read = cannot read { $file }: { $error }
file-too-large = { $file } is larger than { $most } MiB

## `klatsch replay`

replay-over = the game is over
replay-goes-on = the game goes on with { $awaits }; scores if it ended here:
replay-rating = rating: { $rating }

## Commands

term-help-help = this list; with a word or a paragraph ({ $paragraph }) that one
term-help-why = whether an action is allowed, or which rule forbids it
term-help-hint = what the strongest bot would do, and what it expects
term-help-undo = take back your last choice, if nothing has been revealed since
term-help-look = what everybody has, in brief, or one seat in full
term-help-score = the scores as they are now, part by part
term-help-log = what happened last
term-help-rule = the paragraphs of the rules; `rule { $chapter }` a chapter, `rule { $paragraph }` one of them
term-help-menu = all choices with what they do
term-help-save = write the record of the game
term-help-load = go on with a game that was saved
term-help-record = show the record
term-help-redraw = draw the table again
term-help-lang = speak another language: en, fr, de, uk, pt
term-help-quit = leave the table

## What the words in capitals stand for, in forms such as `take CARD`

form-word = WORD
form-action = ACTION
form-seat = SEAT
form-file = FILE
form-language = LANGUAGE
form-card = CARD
form-colour = COLOUR
form-turn = TURN
form-space = SPACE
form-steps = STEPS
form-field = FIELD
form-coffee = COFFEE
form-piece = PIECE
form-site = SITE
form-harbour = HARBOUR
form-corner = CORNER
form-dice = DICE
form-kind = KIND
form-face = FACE
form-spot = SPOT
form-paragraph = PARAGRAPH
