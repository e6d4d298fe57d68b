## «Кава» за столом у браузері: що каже лише її малюнок. Жодне місце не названо числами; секції світяться.

cafe-table-move = Твій хід
cafe-table-skip = Пропустити
cafe-table-end = Завершити мій раунд
cafe-table-unused = { $n ->
    [one] лишається { $n } дія
    [few] лишаються { $n } дії
   *[many] лишається { $n } дій
}
cafe-table-more = { $n ->
    [one] Ще { $n } секція
    [few] Ще { $n } секції
   *[other] Ще { $n } секцій
} { $side ->
    [left] ліворуч
    [right] праворуч
    [up] вгорі
   *[down] внизу
}
cafe-table-clear = Звільнити секцію …
cafe-table-touch = { $verb ->
    [produce] Торкнися обведеної секції: вродить уся її група.
    [dry] { cafe-beans }: торкнися обведеної секції висушування.
    [roast] { cafe-beans }: торкнися обведеної секції обсмаження.
    [deliver] { cafe-beans }: торкнися обведеної секції обсмаження.
    [send] { cafe-beans }: торкнися обведеної кав’ярні.
    [keep] { cafe-beans }: торкнися обведеного корабля.
   *[clear] Торкнися обведеної секції: її зерна повернуться в запас.
}
cafe-table-places = { $verb ->
    [produce] { $n ->
        [one] { $n } група
        [few] { $n } групи
       *[many] { $n } груп
    }
   *[other] { $n ->
        [one] { $n } секція
        [few] { $n } секції
       *[many] { $n } секцій
    }
}
cafe-table-nothing = { $verb ->
    [produce] вільних секцій немає
    [dry] нічого не вирощено
    [roast] ще нічого не висушено
    [deliver] ще нічого не обсмажено
    [dry-full] вільних секцій висушування немає
    [roast-full] вільних секцій обсмаження немає
   *[other] не зараз
}
cafe-table-why-not = { house-verb }: чому ні?
cafe-table-best = Найкраще місце
cafe-table-loss = { $what ->
    [beans] втрати: { $beans }
    [cup] { $n ->
        [one] накрито { $n } філіжанку: { cafe-points }
        [few] накрито { $n } філіжанки: { cafe-points }
       *[many] накрито { $n } філіжанок: { cafe-points }
    }
    [cafe] { $n ->
        [one] закривається { $n } кав’ярня
        [few] закриваються { $n } кав’ярні
       *[many] закривається { $n } кав’ярень
    }
    [ship] { $n ->
        [one] накрито { $n } корабель
        [few] накрито { $n } кораблі
       *[many] накрито { $n } кораблів
    }
    [pastry] { $n ->
        [one] накрито { $n } тістечко
        [few] накрито { $n } тістечка
       *[many] накрито { $n } тістечок
    }
    [drying] накрито твою єдину секцію висушування
   *[roasting] накрито твою єдину секцію обсмаження
}
cafe-table-lay = { $n ->
    [one] Поверх { $n } секції.
   *[other] Поверх { $n } секцій.
} Далі { cafe-points }.
cafe-table-no-loss = Нічого не втрачається.
cafe-table-your-card = Твоя карта
# Секції тут у знахідному відмінку, тож рядок їх «має».
cafe-table-card = Верхній ряд: { $upper }. Нижній ряд: { $lower }.
cafe-table-where = стовпець { $column }, ряд { $row }
cafe-table-legend = Що означають секції

# Дії, як їх пропонують їхні секції.
cafe-table-do-take-start = Почни з цієї карти.
cafe-table-do-take = { $free ->
    [ships] Візьми цю карту; за її філіжанку платять твої кораблі.
    [auction] Візьми цю карту; після аукціону філіжанки безплатні.
   *[plain] Візьми цю карту; вона безплатна.
}
cafe-table-do-buy = Візьми цю карту і заплати за її філіжанку { cafe-a-bean }.
cafe-table-do-discard = Жодної карти не оплатити: скинь цю.
cafe-table-do-keep = Збережи { cafe-a-bean } зі ставки на цьому кораблі.
cafe-table-do-place = Поклади карту тут, { cafe-turned }: вона накриває { cafe-covered }; { cafe-dies }{ cafe-lost }{ cafe-saved }; далі маєш { cafe-points }.
cafe-table-do-produce = { $n ->
    [0] Вирости в цій групі: { cafe-batches }.
   *[other] { $batches ->
        [0] Вирости в цій групі: { $beans }.
       *[other] Вирости в цій групі: { $beans }, а ще { cafe-batches }.
    }
}
cafe-table-do-dry = Перенеси { cafe-beans } із секцій вирощування в цю секцію висушування.
cafe-table-do-roast = Перенеси { cafe-beans } із секцій висушування в цю секцію обсмаження.
cafe-table-do-deliver = Забери із цієї секції обсмаження для доправлення: { $beans }.
cafe-table-do-send = { $missing ->
    [0] Доправ { cafe-a-bean } до цієї кав’ярні; вона забезпечена: { cafe-worth }.
    [one] Доправ { cafe-a-bean } до цієї кав’ярні; до { cafe-worth-of } бракуватиме ще { $missing } зерна.
   *[other] Доправ { cafe-a-bean } до цієї кав’ярні; до { cafe-worth-of } бракуватиме ще { $missing } зерен.
}
cafe-table-do-send-espresso = Доправ { cafe-a-bean } в цю секцію еспресо.
cafe-table-do-clear = Звільни цю секцію: { $beans } назад у запас, безплатно.

# Події.
cafe-table-event-start-dealt = { $who ->
    [you] Ти отримуєш
   *[they] { $name } отримує
} початкову карту.
cafe-table-event-start-taken = { $who ->
    [you] Ти береш
   *[they] { $name } бере
} початкову карту.
cafe-table-event-took = { $who ->
    [you] Ти береш
   *[they] { $name } бере
} карту.
cafe-table-event-bought = { $who ->
    [you] Ти береш карту і платиш
   *[they] { $name } бере карту і платить
} { cafe-a-bean }.
cafe-table-event-discarded = { $who ->
    [you] Ти не можеш оплатити жодної карти і скидаєш
   *[they] { $name } не може оплатити жодної карти і скидає
} одну.
cafe-table-event-kept = { $who ->
    [you] Ти зберігаєш
   *[they] { $name } зберігає
} { cafe-a-bean } зі ставки на кораблі.
cafe-table-event-placed = { $who ->
    [you] Ти кладеш
   *[they] { $name } кладе
} карту, накривши { cafe-covered }; { cafe-lost }{ cafe-saved }; { cafe-points }.
cafe-table-event-dropped = Карта нікуди не вміщується; { $who ->
    [you] ти скидаєш її.
   *[they] { $name } скидає її.
}
cafe-table-event-produced = { $who ->
    [you] Ти вирощуєш
   *[they] { $name } вирощує
} { $n ->
    [0] в секції партії.
   *[other] { $beans }.
}
cafe-table-event-grew = { $who ->
    [you] Ти вирощуєш
   *[they] { $name } вирощує
} { cafe-a-bean }.
cafe-table-event-dried = { $who ->
    [you] Ти висушуєш
   *[they] { $name } висушує
} { cafe-beans }.
cafe-table-event-roasted = { $who ->
    [you] Ти обсмажуєш
   *[they] { $name } обсмажує
} { cafe-beans }.
cafe-table-event-lifted = { $who ->
    [you] Ти забираєш
   *[they] { $name } забирає
} { $beans } для доправлення.
cafe-table-event-sent = { $who ->
    [you] Ти доправляєш
   *[they] { $name } доправляє
} { cafe-a-bean } { $to ->
    [espresso] в секцію еспресо.
   *[cafe] до кав’ярні.
}
cafe-table-event-cleared = { $who ->
    [you] Ти звільняєш
   *[they] { $name } звільняє
} секцію: { $beans } назад у запас.

# Що приніс випадок.
cafe-table-outcome-show = відкрито нову карту
cafe-table-outcome-start = роздано початкову карту

# Чому ні: частини речень без крапки, при секції чи карті, про яку йдеться.
cafe-table-reason-not-on-display = цієї карти немає серед відкритих
cafe-table-reason-nothing-to-pay = ця карта не має філіжанки і безплатна
cafe-table-reason-ships-pay = з двома кораблями ця карта безплатна
cafe-table-reason-must-pay = філіжанка на цій карті коштує зерно зі складу
cafe-table-reason-cannot-pay = філіжанка на цій карті коштує зерно, а склад порожній
cafe-table-reason-no-empty-ship = тут немає порожнього корабля
cafe-table-reason-no-square = тут немає секції
cafe-table-reason-not-of-kind = це не { $wanted ->
    [field] секція вирощування
    [drying] секція висушування
    [roasting] секція обсмаження
   *[cafe] кав’ярня і не секція еспресо
}
cafe-table-reason-occupied = у цій секції вже є зерна
cafe-table-reason-other-group = ця секція належить до іншої групи, а це ще одна дія
cafe-table-reason-nothing-there = тут немає зерен
cafe-table-reason-not-wanted = такого зерна тут не просять: { cafe-a-bean }
cafe-table-reason-stays-there = зерна в цій секції там і лишаються
cafe-table-reason-holds-none = у цій секції ніколи не буває зерен
cafe-table-reason-no-start-card = цієї карти немає серед решти початкових карт
