## Guatemala Café українською. Слова: закупник, коло, ринок, робітниця, комора, корабель, дорога, мішок, блокада.

# Прикметники: жіночий і чоловічий рід, однина й множина.
guatemala-f-acc = { $coffee ->
    [black] чорну
    [white] білу
    [beige] бежеву
    [russet] рудувату
   *[brown] коричневу
}
guatemala-f = { $coffee ->
    [black] чорна
    [white] біла
    [beige] бежева
    [russet] рудувата
   *[brown] коричнева
}
guatemala-m = { $coffee ->
    [black] чорний
    [white] білий
    [beige] бежевий
    [russet] рудуватий
   *[brown] коричневий
}
guatemala-m-gen = { $coffee ->
    [black] чорного
    [white] білого
    [beige] бежевого
    [russet] рудуватого
   *[brown] коричневого
}
guatemala-f-gen = { $coffee ->
    [black] чорної
    [white] білої
    [beige] бежевої
    [russet] рудуватої
   *[brown] коричневої
}
guatemala-few = { $coffee ->
    [black] чорні
    [white] білі
    [beige] бежеві
    [russet] рудуваті
   *[brown] коричневі
}
guatemala-many = { $coffee ->
    [black] чорних
    [white] білих
    [beige] бежевих
    [russet] рудуватих
   *[brown] коричневих
}
# У знахідному відмінку.
guatemala-a-piece = { $piece ->
    [worker] робітницю для { guatemala-f-gen } кави
    [hut] { guatemala-f-acc } комору
    [ship] { guatemala-m } корабель
    [sack] { guatemala-m } мішок
   *[road] дорогу
}
# У називному відмінку.
guatemala-piece-is = { $piece ->
    [worker] робітниця для { guatemala-f-gen } кави
    [hut] { guatemala-f } комора
    [ship] { guatemala-m } корабель
    [sack] { guatemala-m } мішок
   *[road] дорога
}
guatemala-counted = { $n ->
    [one] { guatemala-piece-is }
    [few] { $n } { $piece ->
        [worker] робітниці для { guatemala-f-gen } кави
        [hut] { guatemala-few } комори
        [ship] { guatemala-few } кораблі
        [sack] { guatemala-few } мішки
       *[road] дороги
    }
   *[many] { $n } { $piece ->
        [worker] робітниць для { guatemala-f-gen } кави
        [hut] { guatemala-many } комор
        [ship] { guatemala-many } кораблів
        [sack] { guatemala-many } мішків
       *[road] доріг
    }
}
guatemala-line = { $line ->
    [row] ряд { $number }
    [column] стовпець { $number }
   *[none] лінія
}
guatemala-price = { $price ->
    [0] безплатно
    [one] за { $price } сентаво
   *[other] за { $price } сентаво
}
guatemala-gain = { $who ->
    [you] тобі { $points }
   *[they] { $name } — { $points }
}

## Дії

guatemala-action-arrange = Виклади { guatemala-a-piece }; таких лишилося: { $n }.
guatemala-action-lot = Віддай решту ринку жеребу.
guatemala-action-at = Поклади { guatemala-a-piece } на { $field }.
guatemala-action-buyer = Постав закупника на клітинку { $space } кола; перед ним { guatemala-line }.
guatemala-action-move = { $steps ->
    [one] Пересунь закупника на { $steps } клітинку
    [few] Пересунь закупника на { $steps } клітинки
   *[many] Пересунь закупника на { $steps } клітинок
}; перед ним { guatemala-line }{ $price ->
    [0] {""}
   *[other] , плата { $price }
}: { $kinds ->
    [0] там нічого немає.
   *[other] { $offers }.
}
guatemala-action-build = Візьми 1–3 фігури ({ guatemala-line }) і розмісти їх.
guatemala-action-sack = Візьми { guatemala-m } мішок із { $field } за { $income } сентаво; { guatemala-would-score }.
guatemala-would-score = { $scorers ->
    [0] очок не отримує ніхто
   *[other] очки, якщо ніхто не блокує: { $gains }
}
guatemala-action-nothing = Не бери нічого й заверши хід.
guatemala-action-take = Візьми { guatemala-a-piece } із { $field }.
guatemala-action-done = Заверши будівництво.
guatemala-action-put = Постав { guatemala-a-piece } на { $spot }, { guatemala-price }.
guatemala-action-ship = Постав { guatemala-a-piece } в гавань { $harbour }, { guatemala-price }.
guatemala-action-road = Поклади дорогу на { $spot }.
guatemala-action-block = Поклади туди власний { guatemala-m } мішок: очок не отримує ніхто.
guatemala-action-decline = Не блокуй: { $scorers ->
    [0] очок і так ніхто не отримує.
   *[other] { $gains }.
}
guatemala-action-sail = Відправ { guatemala-m } корабель із гавані { $harbour }.
guatemala-action-lay = Поклади власний { guatemala-m } мішок на { $field }.

## Події

guatemala-event-dealt = { $who ->
    [you] Ти отримуєш { guatemala-m } мішок.
   *[they] { $name } отримує { guatemala-m } мішок.
}
guatemala-event-dealt-hidden = { $who ->
    [you] Ти отримуєш мішок.
   *[they] { $name } отримує мішок.
}
guatemala-event-arranged = На { $field } — { guatemala-piece-is }.
guatemala-event-sack-arranged = На { $field } — { guatemala-m } мішок.
guatemala-event-laid-out = { $who ->
    [you] Ти кладеш
   *[they] { $name } кладе
} { guatemala-a-piece } на { $field } ринку.
guatemala-event-left-to-lot = { $who ->
    [you] Ти віддаєш
   *[they] { $name } віддає
} решту ринку жеребу.
guatemala-event-started = { $who ->
    [you] Ти починаєш.
   *[they] { $name } починає.
}
guatemala-event-buyer = { $who ->
    [you] Ти ставиш
   *[they] { $name } ставить
} закупника на клітинку { $space }{ $paid ->
    [0] .
   *[other] {" "}за { $paid } сентаво.
}
guatemala-event-nothing = { $who ->
    [you] Ти нічого не робиш.
   *[they] { $name } нічого не робить.
}
guatemala-event-taken = { $who ->
    [you] Ти береш
   *[they] { $name } бере
} { guatemala-a-piece } із { $field }.
guatemala-event-placed = { $who ->
    [you] Ти ставиш
   *[they] { $name } ставить
} { guatemala-a-piece } на { $spot }, { guatemala-price }.
guatemala-event-shipped = { $who ->
    [you] Ти ставиш
   *[they] { $name } ставить
} { guatemala-a-piece } в гавань { $harbour }, { guatemala-price }.
guatemala-event-road-laid-out = На { $field } лягає дорога.
guatemala-event-sack-taken = { $who ->
    [you] Ти переносиш
   *[they] { $name } переносить
} { guatemala-m } мішок із { $field } на поділку { $space } треку: { $income } сентаво.
guatemala-event-declined = { $who ->
    [you] Ти не блокуєш.
   *[they] { $name } не блокує.
}
guatemala-event-blocked = { $who ->
    [you] Ти блокуєш
   *[they] { $name } блокує
}: { guatemala-m } мішок на { $field }, очок не отримує ніхто.
guatemala-event-scored = { $who ->
    [you] Ти отримуєш
   *[they] { $name } отримує
} { $points } за { guatemala-f-acc } плантацію: { $workers ->
    [one] { $workers } робітниця
    [few] { $workers } робітниці
   *[many] { $workers } робітниць
} × { $times }{ $ships ->
    [0] .
    [one] , { $ships } корабель.
    [few] , { $ships } кораблі.
   *[many] , { $ships } кораблів.
}
guatemala-event-sailed = Із гавані { $harbour } відпливає { guatemala-m } корабель.
guatemala-event-sack-laid = { $who ->
    [you] Ти кладеш
   *[they] { $name } кладе
} { guatemala-m } мішок на { $field }.
guatemala-event-sack-drawn = Із торбинки витягують { guatemala-m } мішок на { $field }.
guatemala-event-ended = Гру закінчено: { guatemala-end }.
guatemala-end = { $end ->
    [no_sack_left] на ринку не лишилося мішків
    [idle] кілька повних раундів ніхто нічого не брав
    [marker_after_blockade] після блокади фішка дійшла до мішків
   *[marker_after_points] фішка дійшла до мішків
}

## Причини

guatemala-reason-other-question = не зараз: { $question ->
    [arrange] розкладають ринок
    [arrange-piece] вибери фігуру для ринку або віддай решту жеребу
    [arrange-field] вибери клітинку ринку для фігури
    [deal] роздають мішки
    [start] визначають, хто починає
    [set-buyer] спершу постав закупника
    [move] спершу пересунь закупника
    [choose] будуй, бери мішок або нічого не роби
    [may-build] будуй або нічого не роби, після блокади
    [take] візьми фігуру
    [place] розмісти фігуру, що в руці
    [blockade] блокуй або пропусти
    [sail] вибери корабель, що відпливає
    [lay] вибери мішок, який кладеш
    [draw] мішок тягнуть із торбинки
   *[over] гру закінчено
}
guatemala-reason-no-such-space = на колі є клітинки від 0 до { $last }, а не { $space }
guatemala-reason-no-such-move = закупник ходить на 1–{ $most } клітинки, а не на { $steps }
guatemala-reason-fourth-step-too-dear = четвертий крок коштує { $price }, а в тебе { $money }
guatemala-reason-not-in-line = { $field } не там, куди дивиться закупник ({ guatemala-line })
guatemala-reason-no-sack-there = на { $field } немає мішка
guatemala-reason-no-piece-there = на { $field } немає фігури
guatemala-reason-cannot-be-placed = не вдасться розмістити й оплатити { guatemala-a-piece }
guatemala-reason-nothing-to-build = тут нічого не розмістити й не оплатити: { guatemala-line }
guatemala-reason-nothing-taken-yet = будувати — це взяти щонайменше одну фігуру
guatemala-reason-other-piece = у руці { guatemala-piece-is }
guatemala-reason-no-such-field = на полі немає клітинки { $field }
guatemala-reason-field-taken = { $field } уже зайнято
guatemala-reason-worker-on-site = { $field } — місце для комори, а не для робітниці
guatemala-reason-no-site = { $field } — не місце для комори
guatemala-reason-site-closed = утрьох місце { $field } закрите
guatemala-reason-second-hut = { guatemala-f } плантація вже має комору
guatemala-reason-apart-from-group = { $field } не торкається { guatemala-f-gen } плантації
guatemala-reason-apart-from-workers = { $field } не торкається робітниці { guatemala-f-gen } плантації
guatemala-reason-touches-other = { $field } торкається { $who ->
    [you] твоєї { guatemala-f-gen } плантації
   *[they] { guatemala-f-gen } плантації гравця { $name }
}
guatemala-reason-too-dear = це коштує { $price }, а в тебе { $money }
guatemala-reason-no-such-segment = на полі немає відрізка { $segment }
guatemala-reason-segment-closed = утрьох відрізок { $segment } закритий
guatemala-reason-road-there = на { $segment } вже лежить дорога
guatemala-reason-no-such-harbour = на полі немає гавані { $harbour }
guatemala-reason-harbour-closed = утрьох гавань { $harbour } закрита
guatemala-reason-harbour-full = гавань { $harbour } повна
guatemala-reason-no-such-sack = у тебе немає { guatemala-m-gen } мішка
guatemala-reason-not-tied = у гавані { $harbour } немає корабля серед найдешевших
guatemala-reason-none-left = такого більше не лишилося: { guatemala-piece-is }
guatemala-reason-no-sack-left = не лишилося { guatemala-m-gen } мішка
guatemala-reason-coffee-shown = на облямованій клітинці вже є { guatemala-m } мішок
guatemala-reason-sack-field = { $field } — клітинка для мішка
guatemala-reason-something-there = на { $field } вже щось лежить

## Фази

guatemala-phase = { $question ->
    [arrange] розкладання ринку
    [arrange-piece] розкладання ринку
    [arrange-field] розкладання ринку
    [deal] роздача мішків
    [start] хто починає
    [set-buyer] закупник на коло
    [move] хід закупника
    [choose] будувати, мішок чи нічого
    [may-build] будівництво після блокади
    [take] будівництво
    [place] розміщення
    [blockade] блокада
    [sail] корабель відпливає
    [lay] новий мішок
    [draw] мішок із торбинки
   *[over] кінець
}

## Налаштування

guatemala-option-market = Як розкладено ринок.
guatemala-value-market-fixed = Як намальовано на полі: без випадковості.
guatemala-value-market-free = За жеребом: щоразу інакше.
guatemala-value-market-players = Гравці по черзі, по одній фігурі; решта за жеребом, щойно хтось так скаже.
guatemala-option-first = Чий перший хід.
guatemala-value-first-lot = Місце за жеребом.
guatemala-value-first-seat0 = Перше місце.
guatemala-value-first-seat1 = Друге місце.
guatemala-value-first-seat2 = Третє місце.
guatemala-value-first-seat3 = Четверте місце.
guatemala-option-track = Остання поділка треку очок.
guatemala-value-track-60 = Шістдесят поділок, як на нашому полі.
guatemala-value-track-50 = П’ятдесят поділок, для коротшої гри.
guatemala-option-roads = Скільки є доріг.
guatemala-value-roads-50 = П’ятдесят доріг, як у коробці.
guatemala-value-roads-36 = Тридцять шість доріг, лише втрьох.
guatemala-option-idle-end = Коли ходи, у яких ніхто нічого не бере, завершують гру.
guatemala-value-idle-end-4 = Після чотирьох повних раундів.
guatemala-value-idle-end-2 = Після двох повних раундів.
guatemala-value-idle-end-off = Ніколи.
guatemala-option-board = Поле: те, що йде з грою, файл поля або його текст.
guatemala-value-board-standard = Поле, що йде з грою.
guatemala-value-board-standard-2 = Поле попередніх версій: ринок на ньому розкладено інакше.

## Що приніс випадок

guatemala-outcome-deal = роздано мішок
guatemala-outcome-piece = викладено фігуру: { guatemala-piece-is }
guatemala-outcome-sack = викладено { guatemala-m } мішок
guatemala-outcome-start = { $who ->
    [you] жереб визначив: починаєш ти
   *[they] жереб визначив: починає { $name }
}
guatemala-outcome-bag = з торбинки витягнуто { guatemala-m } мішок

## Запитання

guatemala-money-left = { $money ->
    [one] { $money } сентаво
   *[other] { $money } сентаво
}
guatemala-ask-arrange-piece = Яку фігуру кладеш на ринок (лишилося фігур: { $n })?
guatemala-ask-arrange-field = На яку порожню клітинку ринку покласти { guatemala-a-piece }?
guatemala-ask-set-buyer = Постав закупника на коло; { $who ->
    [you] перший хід твій, тож далі його поведеш ти.
   *[they] { $name } має перший хід і поведе його далі.
}
guatemala-ask-move = Пересунь закупника на 1–3 клітинки; четверта коштує { $price }.
guatemala-ask-choose = Будуй із лінії, бери мішок або нічого не роби.
guatemala-ask-may-build = Підрахунок заблоковано; можеш будувати з тієї самої лінії.
guatemala-ask-take = { $n ->
    [0] Візьми першу фігуру із лінії.
   *[other] Візьми ще фігуру (узято { $n } із 3) або заверши.
}
guatemala-ask-road = Куди покласти дорогу?
guatemala-ask-place = Куди поставити { guatemala-a-piece }?
guatemala-ask-blockade = { $who ->
    [you] Ти береш
   *[they] { $name } бере
} { guatemala-m } мішок. Блокуєш?
guatemala-ask-sail = Однаково дешеві кораблі ({ guatemala-few }): котрий відпливає?
guatemala-ask-lay = Котрий зі своїх мішків кладеш на спорожнену клітинку?
