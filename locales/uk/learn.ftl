## Правила під рукою: книга правил, аркуш біля столу і що означає кожна фігура.

learn-title = Правила
learn-of = Правила { $game }
learn-games = Ігри
learn-find = Шукати в правилах { $game }
learn-found = { $n ->
    [0] Нічого не знайдено. Спробуй інше слово.
    [one] Знайдено { $n } параграф.
    [few] Знайдено { $n } параграфи.
   *[other] Знайдено { $n } параграфів.
}
learn-turn = Хід в одній картинці
learn-chapters = Розділи
learn-print = Надрукувати
learn-quick = Одна сторінка для друку
learn-whole = Усі правила
learn-chapter = Усі правила цього розділу
learn-table = Назад до твого столу
learn-play = Грати зараз
learn-try = Спробувати
learn-opening = Відкриваємо …
learn-rule = Правило { $number }
learn-rule-in = Правило { $number } · { $chapter }
learn-back = Назад до твого ходу
learn-before = Назад до { $number }
learn-instead = Що можна зробити
learn-others = За іншими столами
learn-seats = { $n ->
    [0] Гравців: { $list }
   *[other] Гравців: { $n }
}
learn-not-here = За твоїм столом не грається.
learn-shown-for = Де столи різняться, сторінка показує правила твого.
learn-failed = Правила зараз не завантажуються. Нічого не втрачено; спробуй ще раз.
learn-door = Відкрити правило { $number }
learn-mean = Що це означає?
learn-mean-hint = Торкнись будь-чого на столі. З клавіатури: стрілки далі, Esc — вийти.
learn-mean-leave = Готово
