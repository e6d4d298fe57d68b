## Правила під рукою: книга правил, аркуш біля столу і що означає кожна фігура.

book-title = Правила
book-of = Правила гри «{ $game }»
book-games = Ігри
book-find = Шукати в правилах гри «{ $game }»
book-found = { $n ->
    [0] Нічого не знайдено. Спробуй інше слово.
    [one] Знайдено { $n } параграф.
    [few] Знайдено { $n } параграфи.
   *[other] Знайдено { $n } параграфів.
}
book-turn = Хід в одній картинці
book-chapters = Розділи
book-print = Надрукувати
book-quick = Одна сторінка для друку
book-whole = Усі правила
book-chapter = Усі правила цього розділу
book-table = Назад до свого столу
book-play = Грати зараз
book-try = Спробувати
book-opening = Відкриваємо …
book-rule = Правило { $number }
book-rule-in = Правило { $number } · { $chapter }
book-back = Назад до свого ходу
book-before = Назад до { $number }
book-instead = Що можна зробити
book-others = За іншими столами
book-seats = { $n ->
    [0] Гравців: { $list }
    [1] Наодинці
   *[other] Гравців: { $n }
}
book-not-here = За твоїм столом цього немає.
book-shown-for = Де столи різняться, сторінка показує правила твого.
book-failed = Правила зараз не завантажуються. Нічого не втрачено; спробуй ще раз.
book-door = Відкрити правило { $number }
book-mean = Що це означає?
book-mean-hint = Торкнись будь-чого на столі. З клавіатури: стрілки — далі, Esc — вийти.
book-mean-leave = Готово
