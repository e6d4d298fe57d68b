## Guatemala Café за вебстолом: що каже лише малюнок.

guatemala-table-market = Ринок
guatemala-table-market-is = Ринок. Доріг у запасі: { $roads }. Мішків у торбинці: { $bag }.
guatemala-table-map = Плантації
guatemala-table-prices = Скільки коштують робітниця й комора в кожній зоні
guatemala-table-piece = { $kind ->
    [worker] робітниця для { guatemala-f-gen } кави
    [hut] { guatemala-f } комора
    [ship] { guatemala-m } корабель
    [sack] { guatemala-m } мішок
    [road] дорога
   *[none] нічого
}
guatemala-table-stall = Ряд { $row }, стовпець { $column }: { guatemala-table-piece }
guatemala-table-row = Ряд { $row }: { $list }
guatemala-table-shelf = Перед закупником
guatemala-table-free = безплатно
guatemala-table-in-hand = у руці
guatemala-table-cannot = Зараз не поставити й не оплатити: { $what }. Чому?
guatemala-table-missing = { $n ->
    [one] бракує { $n }
    [few] бракує { $n }
   *[many] бракує { $n }
}
guatemala-table-way = { $n ->
    [one] До гавані { $harbour } бракує { $n } дороги.
    [few] До гавані { $harbour } бракує { $n } доріг.
   *[many] До гавані { $harbour } бракує { $n } доріг.
}
guatemala-table-gone = { $n ->
    [one] З гри вийшов { $n } { guatemala-m } корабель
    [few] З гри вийшли { $n } { guatemala-few } кораблі
   *[many] З гри вийшло { $n } { guatemala-many } кораблів
}
guatemala-table-plantation = { $who ->
    [you] твоя { guatemala-f } плантація
   *[they] { guatemala-f } плантація ({ $name })
}
guatemala-table-no-hut = Без комори вона нічого не дає.
guatemala-table-sum = { $workers ->
    [one] { $workers } робітниця
    [few] { $workers } робітниці
   *[many] { $workers } робітниць
} × { $times }, { $harbours ->
    [0] ще без дороги до гавані
    [one] дорогою до гавані { $list }
   *[other] дорогами до гаваней { $list }
}
guatemala-table-has-buyer = Зараз хід:
guatemala-table-you = ти
guatemala-table-points = очки
guatemala-table-money = { $n ->
    [one] { $n } сентаво
   *[other] { $n } сентаво
}
guatemala-table-sacks = { $n ->
    [one] { $n } мішок у запасі
    [few] { $n } мішки в запасі
   *[many] { $n } мішків у запасі
}
guatemala-table-claims = { $n ->
    [0] ще нічого не вирощує
   *[other] вирощує: { $list }
}
guatemala-table-track = Трек очок
guatemala-table-marker = { $name }: { $n }
guatemala-table-left = { $n ->
    [one] До кінця гри { $n } очко
    [few] До кінця гри { $n } очки
   *[many] До кінця гри { $n } очок
}
guatemala-table-left-brief = ще { $n }
guatemala-table-wall = { $n ->
    [one] На треку { $n } мішок; гра закінчується на { $at }.
    [few] На треку { $n } мішки; гра закінчується на { $at }.
   *[many] На треку { $n } мішків; гра закінчується на { $at }.
}
guatemala-table-ledger = Мішок зараз дав би
guatemala-table-ledger-key = 6×3: робітниці × (1 + кораблі) · ×2: мішки на ринку
guatemala-table-coffee = Кава
guatemala-table-bean = { guatemala-f }
guatemala-table-on-market = { $n ->
    [one] { $n } мішок на ринку
    [few] { $n } мішки на ринку
   *[many] { $n } мішків на ринку
}
guatemala-table-hutless = без комори
guatemala-table-your-sacks = Твої мішки
guatemala-table-secret = бачиш лише ти
guatemala-table-sacks-of = Мішки: { $name }

## Питання

guatemala-table-hint-arrange = Перетягни або торкнися фігури, а тоді ятки.
guatemala-table-hint-set-buyer = Наведи на клітинку: її лінія засвітиться.
guatemala-table-hint-move = Кожен рядок — лінія, до якої можна дійти. Четвертий крок платний.
guatemala-table-hint-choose = До трьох фігур або мішок: він платить усім, хто вирощує таку каву.
guatemala-table-hint-sackless = У цій лінії немає мішка: будуй, до трьох фігур.
guatemala-table-hint-may-build = Закупник лишається на місці.
guatemala-table-hint-take = Щонайбільше три фігури. Перетягни або торкнися.
guatemala-table-hint-no-more = Більше нічого з лінії не можна оплатити й поставити.
guatemala-table-hint-place = Монета — це ціна.
guatemala-table-hint-hut = Монета — це ціна; поруч — скільки доріг бракує до гавані.
guatemala-table-hint-ship = Він зараховується плантаціям, від яких є дорога до його гавані.
guatemala-table-hint-road = Світлі дороги з’єднані з гаванню, сірі ще ні.
guatemala-table-hint-lay = Під кожним мішком: кому він заплатив би, якби його взяли зараз.
guatemala-table-hint-sail = Решта переходить на дешевші причали.
guatemala-table-pips = Фішка { $n } з 3
guatemala-table-you-have = { $n ->
    [one] У тебе { $n } сентаво.
   *[other] У тебе { $n } сентаво.
}
guatemala-table-pays-you = Кава ({ guatemala-f }): тобі зараз { $before }, потім { $after }.
guatemala-table-pays-other = Кава ({ guatemala-f }): { $name } потім має на { $n } більше.
guatemala-table-pays-other-less = Кава ({ guatemala-f }): { $name } потім має на { $n } менше.
guatemala-table-put-back = Покласти назад
guatemala-table-done = Готово
guatemala-table-nothing = Нічого не робити
guatemala-table-lot = Решту — жеребом
guatemala-table-skip = Пропустити
guatemala-table-space-key = Пробіл
guatemala-table-set-here = Поставити тут
guatemala-table-ring-back = На клітинку назад
guatemala-table-ring-on = На клітинку вперед

## Вибір, для тих, хто слухає стіл

guatemala-table-to-line = Перед закупником { guatemala-line }{ $price ->
    [0] {""}
   *[other] , за { $price } сентаво
}: { $list }
guatemala-table-take-sack = Візьми { guatemala-m } мішок і { $income } сентаво. Якщо ніхто не блокує, очки отримують: { $list }
guatemala-table-take = Візьми: { $what }
guatemala-table-take-for = Візьми: { $what }, за { $low }–{ $high } сентаво
guatemala-table-nobody = ніхто
guatemala-table-zone = { $zone ->
    [grey] сірій
    [green] зеленій
   *[yellow] жовтій
}
guatemala-table-field = { $kind ->
    [hut] Місце для комори в { guatemala-table-zone } зоні
   *[worker] Клітинка в { guatemala-table-zone } зоні
}, { guatemala-price }; стовпець { $column }, ряд { $row }{ $near ->
    [0] {""}
   *[other] ; поруч: { $beside }
}.
guatemala-table-brings = Мішок даватиме тобі на { $n } більше.
guatemala-table-brings-less = Мішок даватиме тобі на { $n } менше.
guatemala-table-brings-most = Мішок може давати тобі на { $n } більше.
guatemala-table-harbour-is = Гавань { $harbour }: { $list }.
guatemala-table-to-harbour = У гавань { $harbour }, { guatemala-price }.
guatemala-table-sails = Відпливає { guatemala-m } корабель із гавані { $harbour }.
guatemala-table-edge = { $way ->
    [upright] { $column ->
        [0] Ребро ліворуч від стовпця 1, біля ряду { $row }.
       *[other] Ребро праворуч від стовпця { $column }, біля ряду { $row }.
    }
   *[across] { $row ->
        [0] Ребро над рядом 1, у стовпці { $column }.
       *[other] Ребро під рядом { $row }, у стовпці { $column }.
    }
}
guatemala-table-lay = Поклади { guatemala-m } мішок. Очки отримали б: { $list }

## Блокада

guatemala-table-would-pay = Очки отримали б
guatemala-table-pass = Пропустити
guatemala-table-block = Блокувати
guatemala-table-you-hold = { $n ->
    [0] у тебе немає
   *[other] у тебе { $n } з { $of }
}
guatemala-table-pass-means = { $then ->
    [end] Очки нараховують, і гра закінчується.
    [nothing] Очок не отримує ніхто.
    [points] Очки нараховують.
   *[ship] Очки нараховують, потім один корабель відпливає.
}
guatemala-table-block-means = Очок не отримує ніхто. Ти віддаєш мішок; { $name } лишає собі гроші й може будувати.
guatemala-table-pass-always = Пропускати { guatemala-f-acc } каву до кінця гри
guatemala-table-bar = Відповідь покажуть, коли смуга заповниться.
guatemala-table-step = { $step ->
    [sack] мішок іде на трек
    [points] очки
    [ship] корабель відпливає
   *[lay] новий мішок
}

## Події поруч із малюнком: без координат

guatemala-table-event-buyer = { $who ->
    [you] Ти пересуваєш
   *[they] { $name } пересуває
} закупника{ $paid ->
    [0] .
   *[other] {" "}за { $paid } сентаво.
}
guatemala-table-event-laid-out = { $who ->
    [you] Ти кладеш
   *[they] { $name } кладе
} { guatemala-a-piece } на ринок.
guatemala-table-event-taken = { $who ->
    [you] Ти береш
   *[they] { $name } бере
} { guatemala-a-piece }.
guatemala-table-event-placed = { $who ->
    [you] Ти ставиш
   *[they] { $name } ставить
} { guatemala-a-piece } в { guatemala-table-zone } зоні, { guatemala-price }.
guatemala-table-event-road = { $who ->
    [you] Ти кладеш дорогу.
   *[they] { $name } кладе дорогу.
}
guatemala-table-event-sack-taken = { $who ->
    [you] Ти береш
   *[they] { $name } бере
} { guatemala-m } мішок і { $income } сентаво.
guatemala-table-event-blocked = { $who ->
    [you] Ти блокуєш
   *[they] { $name } блокує
}: { guatemala-m } мішок, очок не отримує ніхто.
guatemala-table-event-sack-laid = { $who ->
    [you] Ти кладеш
   *[they] { $name } кладе
} { guatemala-m } мішок на ринок.
guatemala-table-event-sack-drawn = Із торбинки витягують { guatemala-m } мішок.
guatemala-table-event-filled = Дороги заповнюють порожні місця ринку.

## Що зробити, для тих, хто бачить, де світиться

guatemala-table-do-at = Поклади { guatemala-a-piece } на підсвічену ятку.
guatemala-table-do-buyer = Постав закупника на підсвічену клітинку; перед ним { guatemala-line }.
guatemala-table-do-sack = Візьми { guatemala-m } мішок за { $income } сентаво; { guatemala-would-score }.
guatemala-table-do-take = Візьми { guatemala-a-piece }.
guatemala-table-do-put = Постав { guatemala-a-piece } на підсвічену клітинку, { guatemala-price }.
guatemala-table-do-road = Поклади дорогу там, де світиться.
guatemala-table-do-lay = Поклади власний { guatemala-m } мішок на ринок.
