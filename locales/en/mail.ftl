# Mail from the house: forgotten passwords, proof of an address, and whose turn it is.

mail-hello = Hello { $name },
mail-forgotten-subject = Kaffeeklatsch: a new password
mail-forgotten = you asked for a new password. This link lets you choose one; it works once, within a day:
mail-confirm-subject = Kaffeeklatsch: is this your address?
mail-confirm = this link confirms that mail reaches you here; it works once, within a day:
mail-not-you = If it was not you, you need do nothing.
mail-turns-subject =
    { $count ->
        [one] Kaffeeklatsch: it is your turn
       *[other] Kaffeeklatsch: it is your turn at { $count } tables
    }
mail-turns =
    { $count ->
        [one] it is your turn here:
       *[other] it is your turn at these tables:
    }
mail-with = { $game } with { $others }
mail-stop = No more mail like this:
