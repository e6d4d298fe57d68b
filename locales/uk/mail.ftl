# Пошта від закладу: забуті паролі, підтвердження адреси та чий хід.

mail-hello = Привіт, { $name }!
mail-forgotten-subject = Kaffeeklatsch: новий пароль
mail-forgotten = Хтось попросив новий пароль для твого облікового запису. Вибрати його можна за цим посиланням; воно діє один раз протягом доби:
mail-confirm-subject = Kaffeeklatsch: це твоя адреса?
mail-confirm = Перейди за цим посиланням, щоб підтвердити, що листи сюди доходять; воно діє один раз протягом доби:
mail-not-you = Якщо це не ти, нічого робити не треба.
mail-turns-subject =
    { $count ->
        [1] Kaffeeklatsch: твій хід
        [one] Kaffeeklatsch: твій хід за { $count } столом
       *[other] Kaffeeklatsch: твій хід за { $count } столами
    }
mail-turns =
    { $count ->
        [1] За цим столом твій хід:
       *[other] За цими столами твій хід:
    }
mail-with = { $game }, за столом також: { $others }
mail-stop = Більше не надсилати таких листів:
