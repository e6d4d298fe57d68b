## What all games share: lists, seats, the end, faults of the protocol.
## Arguments: `seat` is a number; for it `who` is `you` or `they`, and `name` the name. Likewise `other`: `whom`, `othername`.

# Lists are joined from their items: first, then second.
list-two = { $first } and { $second }
list-more = { $first }, { $second }
item = { $item }

seat-name = Seat { $number }
you = You
seat-label = { $who ->
    [you] You
   *[they] { $name }
}
awaits-seat = { $who ->
    [you] you
   *[they] { $name }
}
awaits-chance = chance
awaits-nobody = nobody

## Bots by name

bot-name = { $bot ->
    [random] Random
    [greedy] Greedy
    [flat] Flat
    [search] Search
    [easy] Easy
    [relaxed] Relaxed
    [casual] Casual
    [steady] Steady
    [medium] Medium
    [skilled] Skilled
    [hard] Hard
    [expert] Expert
   *[other] { $bot }
}

## Events of every game

event-game-over = The game is over.
event-undone = { $who ->
    [you] You take a choice back.
   *[they] { $name } takes a choice back.
}
event-undone-hidden = { $who ->
    [you] You take a choice back.
   *[they] { $name } takes a choice back.
}

## Reasons of every game: clauses without a full stop

reason-no-such-seat = there is no seat { $number } at this table
reason-game-over = the game is over
reason-not-awaited = { $who ->
    [you] you are
   *[they] { $name } is
} not to act now; it is up to { $awaited }
reason-not-due = that cannot happen now
reason-awaited = it is up to { $awaited }

# A reason with the number of its rule.
refusal = { $reason } ({ $rule })

## Options of every game

option-seats = How many play.

## Scores

part-points = points

## Verdicts

verdict-win = { $who ->
    [you] You win!
   *[they] { $name } wins!
}
verdict-shared = { $names } share the victory.

## Faults of the protocol by their codes

fault-request-malformed = That line is not one JSON object.
fault-request-unknown = There is no such request.
fault-request-field = A field is missing or wrong.
fault-game-unknown = There is no such game.
fault-setup-invalid = No game can start from this set-up.
fault-deck-invalid = This deck cannot be read.
fault-board-invalid = This board cannot be read.
fault-table-none = There is no table yet.
fault-action-malformed = That text is no action.
fault-action-illegal = The rules do not allow that.
fault-action-stale = The table has moved on since; look again.
fault-undo-closed = The last choice stays.
fault-record-invalid = This record cannot be read or breaks the rules.
fault-position-invalid = This position cannot be read or is impossible.
fault-bot-unknown = There is no such bot.
fault-perft-too-large = Counting that would take too long.
fault-view-unknown = There is no such viewer.
fault-lesson-unknown = There is no such lesson.
fault-internal = A mistake of ours; the table is as it was.

## Why a choice cannot be taken back: clauses

undo-nothing = there is nothing to take back
undo-chance = that cannot be taken back: { $outcome } since
undo-chance-hidden = that cannot be taken back: chance has spoken since
undo-other = that cannot be taken back: { $who ->
    [you] you have chosen since
   *[they] { $name } has chosen since
}
undo-other-hidden = that cannot be taken back: { $who ->
    [you] you have chosen since
   *[they] { $name } has chosen since
}
undo-revealed = that cannot be taken back: it revealed something hidden
