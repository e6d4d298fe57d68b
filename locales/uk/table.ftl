## Спільне для всіх ігор. Звертання на «ти»; речення короткі й теплі, у теперішньому часі.

list-two = { $first } і { $second }
list-more = { $first }, { $second }
item = { $item }

seat-name = Місце { $number }
you = Ти
seat-label = { $who ->
    [you] Ти
   *[they] { $name }
}
awaits-seat = { $who ->
    [you] ти
   *[they] { $name }
}
awaits-chance = випадок
awaits-nobody = ніхто

## Боти

bot-name = { $bot ->
    [random] Випадковий
    [greedy] Жадібний
    [flat] Простий
    [search] Пошук
    [easy] Легкий
    [relaxed] Спокійний
    [casual] Аматор
    [steady] Надійний
    [medium] Середній
    [skilled] Вправний
    [hard] Сильний
    [expert] Експерт
   *[other] { $bot }
}

## Події всіх ігор

event-game-over = Гру закінчено.
event-undone = { $who ->
    [you] Ти скасовуєш вибір.
   *[they] { $name } скасовує вибір.
}
event-undone-hidden = { $who ->
    [you] Ти скасовуєш вибір.
   *[they] { $name } скасовує вибір.
}

## Причини всіх ігор

reason-no-such-seat = за цим столом немає місця { $number }
reason-game-over = гру закінчено
reason-not-awaited = зараз не { $who ->
    [you] твоя черга
   *[they] черга гравця { $name }
}; зараз діє: { $awaited }
reason-not-due = зараз такого випасти не може
reason-awaited = зараз діє: { $awaited }

refusal = { $reason } ({ $rule })

## Налаштування всіх ігор

option-seats = Скільки людей грає.

## Очки

part-points = очки

## Кінець

verdict-win = { $who ->
    [you] Перемога за тобою!
   *[they] { $name } перемагає!
}
verdict-shared = Спільна перемога: { $names }.

## Помилки протоколу

fault-request-malformed = Цей рядок — не один об’єкт JSON.
fault-request-unknown = Такого запиту немає.
fault-request-field = Якогось поля бракує, або воно хибне.
fault-game-unknown = Такої гри немає.
fault-setup-invalid = З таким приготуванням гра не почнеться.
fault-deck-invalid = Цю колоду не вдається прочитати.
fault-board-invalid = Це поле не вдається прочитати.
fault-table-none = Столу ще немає.
fault-action-malformed = Цей текст не є дією.
fault-action-illegal = Правила цього не дозволяють.
fault-action-stale = За столом уже щось змінилося; поглянь ще раз.
fault-undo-closed = Останній вибір залишається.
fault-record-invalid = Цей запис не читається або порушує правила.
fault-position-invalid = Ця позиція не читається або неможлива.
fault-bot-unknown = Такого бота немає.
fault-perft-too-large = Рахувати це надто довго.
fault-view-unknown = Такого глядача немає.
fault-lesson-unknown = Такого уроку немає.
fault-internal = Це наша помилка; стіл такий, як був.

## Чому вибір залишається

undo-nothing = немає чого скасовувати
undo-chance = цього вже не скасувати: відтоді { $outcome }
undo-chance-hidden = цього вже не скасувати: відтоді втрутився випадок
undo-other = цього вже не скасувати: відтоді зроблено { $who ->
    [you] твій вибір
   *[they] вибір гравця { $name }
}
undo-other-hidden = цього вже не скасувати: відтоді зроблено { $who ->
    [you] твій вибір
   *[they] вибір гравця { $name }
}
undo-revealed = цього вже не скасувати: відкрилося щось приховане
