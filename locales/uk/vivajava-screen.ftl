## VivaJava Dice в терміналі.

vivajava-aim = Кидай кубики й використай їх на щось одне: найкращий бленд, «Веселку» чи дослідження, що відкривають здібності. Виграє той, хто першим набере 21 очко.

vivajava-best-bean = «Найкраще зерно»
vivajava-rainbow = «Веселка»

## Навколо треків

vivajava-supply = запас: кавових { $coffee }, ароматних { $aroma }
vivajava-dice = Кубики
vivajava-dice-signs = a: ароматний; число: чий подарунок
vivajava-middle = посередині
vivajava-aroma = аромат
vivajava-worth = { $points } із { $goal } очок · ароматних { $aroma }
vivajava-tokens = жетони
vivajava-tokens-at = { $n } { $spot ->
    [hand] у руці
    [cup] на червоній чашці
   *[blend] на бленді
}
vivajava-tokens-blocking = блокує { $tracks }
vivajava-tokens-riding = попутник { $tracks } ({ $whom ->
    [you] ти
   *[they] { $othername }
})
vivajava-shut = закр.
vivajava-unlocked = відкрито
vivajava-ability-does = { $ability ->
    [reroll] після кидка: перекинь будь-які свої кубики; 2X: двічі
    [upgrade] після кидка: кубик на ступінь темніше; 2X: два ступені
    [flip] після кидка: кубик на протилежний бік; 2X: два кубики
    [focus] коли робиш бленд: крок на будь-якому треку; 2X: два
    [joint] активувати: кинь кубик, ти й суперник позначаєте крок; 2X: два
    [block] активувати: жетон закриває здібність іншим до твого наступного ходу
    [ride] активувати: жетон на треку суперника дає тобі його кроки
    [aroma] активувати: візьми ароматний кубик; 2X: два
   *[bottleneck] завжди: на кавовий кубик менше; 2X: на два
}
vivajava-legend-joker = джокер: будь-який колір, лише на ароматних кубиках
vivajava-legend-aroma = ароматний кубик; кубик, подарований місцем 1
vivajava-legend-token = кубик із жетоном місця 1
vivajava-legend-steps = 3 кроки з 7 на цьому треку, здібність відкрита раз за хід (2X — двічі)
vivajava-legend-marks = чашки цього треку досягнуто; здібність заблокована іншим місцем
vivajava-signs = На треку поділки 1 і 2 відкривають здібність раз і двічі за хід, [4] — чашка та її очки, [4✓] — досягнута чашка; `{ vivajava-shut }` — заблоковано іншим місцем.

## Команди

vivajava-help-abilities = що роблять здібності підставки
vivajava-help-legend = що означають літери й знаки

## Форми

vivajava-form-decay = кубик твого «Найкращого зерна» йде в запас
vivajava-form-keep = лиши «Найкраще зерно»; хід закінчується
vivajava-form-drop = відмовся від «Найкращого зерна» і кинь решту
vivajava-form-donate = кинь N своїх ароматних кубиків для того, хто ходить
vivajava-form-reroll = перекинь ці кавові кубики (`-` — жодного)
vivajava-form-and = і ці ароматні кубики
vivajava-form-upgrade = поверни кубик на ступінь темніше
vivajava-form-flip = переверни кубик на протилежний бік
vivajava-form-use = почни «Найкраще зерно» з подарованих кубиків головного кольору
vivajava-form-blend = зроби «Найкраще зерно» з цих п’яти кубиків
vivajava-form-rainbow = зроби «Веселку» з п’яти кольорів
vivajava-form-research = познач N кроків; чорний дає ароматні кубики
vivajava-form-pass = зробити нічого не можна
vivajava-form-focus = «Фокус-групи»: крок на цьому треку
vivajava-form-stop = «Фокус-групи»: більше жодних кроків
vivajava-form-block = закрий цю здібність іншим до свого наступного ходу
vivajava-form-ride = отримуй те, що це місце отримує на цьому треку
vivajava-form-aroma = «Більше аромату»: візьми ароматні кубики
vivajava-form-joint = «Спільне дослідження»: кинь кубик
vivajava-form-partner = «Спільне дослідження» з цим місцем
vivajava-form-recall = забери жетон, щоб покласти його зараз
vivajava-form-leave = не клади жетона
vivajava-form-end = заверши свій хід

## Слова вибору, які можна й набрати

vivajava-verb = { $verb ->
    [decay] віддати
    [keep] лишити
    [drop] відмовитись
    [donate] подарувати
    [reroll] перекинути
    [and] і
    [upgrade] покращити
    [flip] перевернути
    [use] використати
    [blend] бленд
    [rainbow] веселка
    [research] дослідити
    [pass] пас
    [focus] крок
    [stop] досить
    [block] блокувати
    [ride] попутник
    [aroma] аромат
    [joint] разом
    [partner] із
    [recall] забрати
    [leave] облишити
   *[end] завершити
}
vivajava-kind = { $dice ->
    [aroma] ароматний
   *[coffee] кавовий
}

## Як набрати відповідь

vivajava-tip-reroll-aroma = `{ $typed }` — жодного.
vivajava-tip-typed = Інші кубики набирають літерами, як-от { $typed }.
