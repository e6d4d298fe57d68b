## Стіл у браузері: сторінки, кнопки, стани.

web-title = Kaffeeklatsch
web-tagline = Три кавові гри за одним столом.
web-home = Головна
web-play = Грати
web-rules = Правила
web-help = Допомога
web-about = Про нас
web-settings = Налаштування
web-language = Мова
web-language-en = англійська
web-language-fr = французька
web-language-de = німецька
web-language-uk = українська
web-language-pt = португальська
web-theme = Вигляд
web-theme-system = як у системі
web-theme-light = світлий
web-theme-dark = темний
web-theme-contrast = високий контраст
web-sound = Звуки
web-sound-on = увімкнено
web-sound-off = вимкнено
web-motion = Рух
web-motion-full = з анімацією
web-motion-less = менше руху
web-colours = Візерунки для зерен
web-colours-hint = Кожен колір має ще й літеру або візерунок.
web-save = Зберегти
web-cancel = Скасувати
web-close = Закрити
web-back = Назад
web-next = Далі
web-yes = Так
web-no = Ні
web-ok = Гаразд
web-loading = Хвилинку …
web-name = Твоє ім’я
web-name-hint = Таким його бачать інші.
web-name-needed = Назви, будь ласка, своє ім’я.
web-guest = Гість
web-spectator = Глядач
web-seat-free = вільне місце
web-seat-sit = Сісти
web-seat-leave = Встати
web-seat-yours = твоє місце
web-new-table = Новий стіл
web-choose-game = Яка гра?
web-options = Налаштування гри
web-options-more = Більше налаштувань
web-option-default = як зазвичай
web-seats = { $n ->
    [one] { $n } місце
    [few] { $n } місця
   *[many] { $n } місць
}
web-open-table = Відкрити стіл
web-join-table = Приєднатися до столу
web-join-code = Код столу
web-join = Приєднатися
web-tables-open = Відкриті столи
web-tables-none = Жодного відкритого столу. Відкрий свій!
web-tables-running = Поточні ігри
web-watch = Дивитися
web-resume = Продовжити
web-invite = Запросити
web-invite-link = Надішли це посилання друзям.
web-copy = Копіювати
web-copied = Скопійовано.
web-add-bot = Додати бота
web-remove-bot = Прибрати бота
web-bot-level = Сила
web-bot-level-easy = легкий: багато вибачає
web-bot-level-medium = середній: грає пристойно
web-bot-level-hard = сильний: планує наперед
web-bot-level-expert = експерт: на повну силу
web-bot-thinking = { $name } думає …
web-start = Почати гру
web-start-waiting = Чекаємо, доки всі сядуть.
web-your-turn = Твій хід
web-their-turn = Ходить { $name }
web-all-act = Усі діють одночасно.
web-waiting-for = Чекаємо: { $names }.
web-waiting = Чекаємо …
web-round = Раунд { $round }
web-phase = Фаза
web-score = Рахунок
web-scores = Очки
web-scores-now = Очки на зараз
web-total = Разом
web-place = Місце
web-log = Що сталося
web-log-empty = Ще нічого не сталося.
web-history = Перебіг
web-history-step = Крок { $step } із { $steps }
web-replay = Переглянути ще раз
web-replay-first = На початок
web-replay-last = У кінець
web-actions = Що можна зробити
web-actions-none = Зараз нічого робити не треба.
web-action-confirm = Зробити
web-action-why-not = Чому ні?
web-rule = Правило { $rule }
web-rule-open = Прочитати правило { $rule }
web-undo = Скасувати хід
web-undo-limit = Останній вибір можна скасувати, доки не втрутився випадок, нічого не відкрито й ніхто інший не походив.
web-undo-not = Цього вже не скасувати.
web-hint = Підказка
web-hint-text = Бот зробив би так:
web-resign = Здатися
web-resign-sure = Покинути цю гру назовсім? Твоє місце займе бот.
web-rematch = Реванш
web-rematch-wanted = Хочуть реваншу: { $names }.
web-pause = Пауза
web-go-on = Далі
web-chat = Розмова
web-chat-send = Надіслати
web-chat-hint = Скажи щось приємне
web-connected = З’єднано
web-reconnecting = З’єднання втрачено; пробуємо знову …
web-reconnected = Знову з’єднано.
web-offline = Немає з’єднання. Твоє місце збережено.
web-player-away = { $name } не за столом.
web-player-back = { $name } знову за столом.
web-game-over = Гру закінчено
web-winner = Перемагає { $name }.
web-winner-you = Перемога за тобою!
web-winners = { $names } ділять перемогу.
web-download = Зберегти запис
web-upload-deck = Власна колода
web-upload-board = Власне поле
web-upload-failed = Цей файл не підходить: { $reason }
web-tutorial = Навчитися грати
web-tutorial-start = Почати навчання
web-tutorial-step = Крок { $step } із { $steps }
web-fan-note = Аматорський проєкт, не пов’язаний з авторами чи видавцями. Якщо гра подобається — купи її.
web-error = Щось пішло не так
web-error-retry = Спробувати ще
web-not-found = Такої сторінки немає.
web-table-gone = Цього столу вже немає.
web-table-full = Усі місця зайнято; можна дивитися.
web-private = Приватний стіл
web-public = Відкритий для всіх
web-minutes = { $n ->
    [one] { $n } хвилина
    [few] { $n } хвилини
   *[many] { $n } хвилин
}
web-players = { $n ->
    [one] { $n } гравець
    [few] { $n } гравці
   *[many] { $n } гравців
}
web-watching = { $n ->
    [one] { $n } людина дивиться
    [few] { $n } людини дивляться
   *[many] { $n } людей дивиться
}
web-skip = Перейти до столу
web-keyboard = Клавіатура
web-keyboard-hint = Стрілки рухають, Enter вибирає, U скасовує, H просить підказку.
web-zoom-in = Більше
web-zoom-out = Менше
web-turn-card = Повернути карту
