## Програма в терміналі. Слова у `зворотних лапках` набирають так, як вони є.

term-prompt = { $who ->
    [you] Ти, раунд { $round }
   *[they] { $name }, раунд { $round }
}
term-round = раунд { $round }
term-turn = { $who ->
    [you] твій хід
   *[they] ходить { $name }
}
term-the-end = кінець
term-total = разом
term-place = місце
term-shared = спільне
term-nothing-to-do = Немає чого робити.
term-welcome = `help` показує все, що можна набрати, `rule` — правила, `legend` — позначки.
term-go-on = На цьому твій хід закінчується. Enter — далі грає { $name }; `undo` скасовує вибір.
term-too-small = У цьому терміналі { $columns } × { $rows } знаків. Гру намальовано для { $least }: збільш вікно або гортай.
term-menu-more = … і ще: `menu` показує всі варіанти.
term-more = Enter — далі, `q` — досить
term-over = Гру закінчено. `save ФАЙЛ` зберігає запис, `undo` скасовує останній вибір, `quit` — вийти.
term-over-prompt = кінець
term-hand-over = Передай екран: { $name }. Enter показує стіл.
term-dropped = (Не виконано: `{ $commands }`.)
term-not-carried-out = Не виконано: `{ $commands }`.
term-record-position = запис, що починається з позиції, тут не продовжити
term-numbers = номери — від 1 до { $most }
term-number-ahead = номер стосується меню, яке ти бачиш; після `;` набирай саму дію
term-which = що саме? { $texts }
term-not-now = не зараз
term-form = не розумію { $text }; набирають так: { $form }
term-nothing = { $text } тут нічого не означає; `help` показує, що є
term-anyway = Enter — зробити попри все.
term-record-secret = до кінця гри запис містить таємниці; `save ФАЙЛ` його запише
term-no-language = мови { $text } немає; є { $known }
term-no-bot = бота { $text } немає; є { $known }
term-program-failed = { $what }. На цьому місці далі грає бот закладу.
term-what-now = Що можна зробити зараз
term-commands = Команди
term-tips = Набери дію, її номер у списку або стільки літер, щоб було однозначно; кілька в рядку розділяй `;`. Tab доповнює, стрілки повертають попередні рядки.
term-no-rule = немає ні команди, ні дії, ні параграфа { $text }
term-why-what = про яку дію? Назви її, як-от `why end`.
term-allowed = { $rule ->
    [none] `{ $action }` дозволено.
   *[other] `{ $action }` дозволено ({ $rule }).
}
term-not-allowed = `{ $action }` не дозволено: { $reason }.
term-nothing-to-choose = немає з чого вибирати
term-hint = Так бачить бот { $name }:
term-hint-then = далі { $plan }
term-worth-points = очікувані очки: { $value }
term-worth-chance = шанс виграти: { $value } зі 100
term-thinking = Думаю …
term-bot-thinking = { $who ->
    [you] Ти думаєш …
   *[they] { $name } думає …
}
term-no-seat = місця { $text } немає; є місця від 0 до { $last }
term-log-number = для `log` потрібне число, а не { $text }
term-save-where = куди? Наприклад, `save moya-hra.{ $game }`.
term-saved = { $n ->
    [one] Збережено { $n } крок у { $file }.
    [few] Збережено { $n } кроки у { $file }.
   *[many] Збережено { $n } кроків у { $file }.
}
term-load-what = що завантажити? Наприклад, `load moya-hra.{ $game }`.
term-bad-file = { $file }: { $what }
term-other-game = це запис гри { $found }, а не { $game }
term-undone = { $who ->
    [you] Ти скасовуєш
   *[they] { $name } скасовує
}: { $action }.
term-loaded = { $n ->
    [one] Завантажено { $n } крок із { $file }.
    [few] Завантажено { $n } кроки з { $file }.
   *[many] Завантажено { $n } кроків із { $file }.
}
term-not-saved = Гру не збережено. Назва файлу збереже її, `no` — вийти без запису, Enter — залишитися.
term-save-to = зберегти в

file-no-file = { $file } — не файл
file-no-record = { $file } вже існує і не є записом; вибери іншу назву
file-cannot-write = не вдається записати { $file }: { $error }
file-cannot-read = не вдається прочитати { $file }: { $error }
file-too-large = { $file } більший за { $most } МіБ

## `klatsch replay`

replay-over = гру закінчено
replay-goes-on = гра триває, черга: { $awaits }; очки, якби вона закінчилася тут:
replay-rating = оцінка: { $rating }

## Команди

term-help-help = цей список; зі словом чи параграфом ({ $paragraph }) — лише про нього
term-help-why = чи дозволено дію або яке правило її забороняє
term-help-hint = що зробив би найсильніший бот і чого він від цього чекає
term-help-undo = скасувати останній вибір, якщо відтоді нічого не відкрито
term-help-look = що має кожен, коротко, або одне місце докладно
term-help-score = рахунок на цю мить, по складниках
term-help-log = останні події
term-help-rule = параграфи правил; `rule { $chapter }` — розділ, `rule { $paragraph }` — один параграф
term-help-menu = усі варіанти й що вони роблять
term-help-save = записати гру
term-help-load = продовжити збережену гру
term-help-record = показати запис
term-help-redraw = перемалювати стіл
term-help-lang = перейти на іншу мову: en, fr, de, uk, pt
term-help-quit = вийти з-за столу

## Що означають слова великими літерами

form-word = СЛОВО
form-action = ДІЯ
form-seat = МІСЦЕ
form-file = ФАЙЛ
form-language = МОВА
form-card = КАРТА
form-colour = КОЛІР
form-turn = ПОВОРОТ
form-space = НОМЕР
form-steps = КРОКИ
form-field = КЛІТИНКА
form-coffee = СОРТ
form-piece = ФІГУРА
form-site = МІСЦЕ-КОМОРИ
form-harbour = ГАВАНЬ
form-corner = КУТ
form-dice = КУБИКИ
form-kind = ВИД
form-face = ГРАНЬ
form-spot = ДЕ
form-paragraph = ПАРАГРАФ
