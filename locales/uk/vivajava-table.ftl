## VivaJava Dice, як її намальовано.

viva-you = ти
viva-yours = твоє
viva-best-bean = «Найкраще зерно»
viva-rainbow = «Веселка»
viva-bench = Лабораторний стіл: про що питають
viva-abilities = Здібності
viva-back = Назад
viva-skip = Показати все

## Місця й перегони

viva-race = Перегони до { $goal } очок
viva-race-seat = { $name }: { $points }
viva-of-goal = з { $goal }
viva-holds-aroma = { $n ->
    [0] жодного ароматного кубика
   *[other] { vivajava-n-aroma }
}
viva-tokens-in-hand = жетонів у руці: { $n }
viva-income = { $kind ->
    [featured] «Найкраще зерно»
    [rainbow] «Веселка»
   *[tokens] разом: { $name }
}
viva-no-blend = без бленду

## Стіна

viva-free = вільна
viva-free-pair = вільне: досить пари
viva-next-turn-of = { $who ->
    [you] на початку твого ходу
   *[they] на початку ходу: { $name }
}
viva-pays-each-turn = платить щоходу
viva-stairs = Що перевершує «Найкраще зерно»
viva-stairs-roast = Кожен рядок — колір; що вище, то темніше обсмаження.
viva-stairs-beans = Праворуч — скільки зерен цього кольору.
viva-stairs-line = За крейдяною лінією «Найкраще зерно» переможене. Рядок світиться: торкнися його.
viva-understood = Зрозуміло
viva-roast = ступінь
viva-beans = зерна
viva-beats = краще
viva-row = { $strength } × { vivajava-colour }: краще за «Найкраще зерно»
viva-of-five = { $n } з 5
viva-yours-already = уже твоя
viva-now = одразу
viva-a-turn = щоходу
viva-your-research = Твої дослідження
viva-research-of = Дослідження: { $name }
viva-coaster = { $coaster ->
    [mild] м’яка підставка
   *[bold] міцна підставка
}
viva-track = { $colour ->
    [white] Білий
    [yellow] Жовтий
    [brown] Коричневий
    [red] Червоний
   *[green] Зелений
} трек: { $at } з { $cup }. { vivajava-ability }: { $level ->
    [0] закрито
   *[other] { $level }X
}. Чашка дає { $points }.
viva-with-token = { vivajava-colour } з жетоном: { $name }
viva-progress = { vivajava-colour } { $at } з { $cup }
viva-token-of = Жетон: { $name }.
viva-ended = завершено
viva-blocked = заблоковано
# Здібність на вузькій табличці: де можна перенести слово.
viva-sign = { $ability ->
    [reroll] «Пере{"\u00AD"}кидання»
    [upgrade] «Покра{"\u00AD"}щення»
    [flip] «Пере{"\u00AD"}ворот»
    [joint] «Спільне дослі{"\u00AD"}дження»
    [ride] «Попут{"\u00AD"}ник»
   *[other] { vivajava-ability }
}
viva-at-square = з { $n }
viva-aroma-jar = Слоїк аромату
viva-jar = Слоїк аромату, лишилося { $n }
viva-left = ще { $n }

## Кубики

viva-die = { $dice ->
    [aroma] ароматний кубик
   *[coffee] кавовий кубик
}: { $colour ->
    [none] ще не кинутий
   *[other] { vivajava-colour }
}
viva-die-of = { $dice ->
    [aroma] ароматний кубик
   *[coffee] кавовий кубик
} ({ $name }): { $colour ->
    [none] ще не кинутий
   *[other] { vivajava-colour }
}
viva-given-by = дарує { $names }

## Після кидка

viva-how-roll = Торкнися кубиків, щоб перекинути їх. Торкнися підсвіченого місця на стіні, щоб використати кидок.
viva-how-use = Торкнися підсвіченого місця: рядка «Найкращого зерна», «Веселки», пробірки чи слоїка.
viva-how-pass = Неможливі ні бленд, ні дослідження.
viva-how-aroma = Торкнися ароматних кубиків, які треба перекинути.
viva-how-turn = { $ability ->
    [upgrade] Він стане на ступінь темнішим. Стіна показує кидок таким, яким він був би.
   *[flip] Він ляже протилежним боком. Стіна показує кидок таким, яким він був би.
}
viva-hint-use = Підсвічені місця приймають кидок.
viva-hint-aroma = Кавові кубики вже піднято. Підніми й ароматні або жодного.
viva-hint-roll = Підніми кубики, які не подобаються, або обери підсвічене місце.
viva-hint-turn = Кожен кубик показує, чим він стане.
viva-odds = Шанси
viva-beats-it = краще
viva-beat-best-bean = краще за «Найкраще зерно»
viva-five-colours = п’ять кольорів
viva-dice-again = { $n ->
    [one] ще раз { $n } кубик
    [few] ще раз { $n } кубики
   *[other] ще раз { $n } кубиків
}
viva-roll-again = { $n ->
    [one] Перекинути { $n } кубик
    [few] Перекинути { $n } кубики
   *[other] Перекинути { $n } кубиків
}
viva-roll-none = Жодного
viva-touch-dice = Спершу торкнися кубиків
viva-rerolls-left = { $n ->
    [one] твоє останнє перекидання
   *[other] ще перекидань: { $n }
}
viva-uses-left = { $n ->
    [one] ще { $n } раз
    [few] ще { $n } рази
   *[other] ще { $n } разів
}
viva-turn-die = { vivajava-colour } стане: { vivajava-to }
viva-pass = Далі

## Що дає вибір

viva-brings = Що це дає
viva-ability-ends = { vivajava-ability } завершується
viva-rainbow-lost = «Веселку» втрачено
viva-game-ends = Гра завершується.

## Бленд

viva-ask-compose = Які кубики підуть у «Найкраще зерно»?
viva-how-compose = Торкайся кубиків, щоб покласти або забрати. Подаровані мають показувати головний колір.
viva-beats-verb = краще за
viva-against = проти
viva-as = як { vivajava-colour }
viva-left-out = поза блендом
viva-places-left = { $n ->
    [one] { $n } місце вільне.
    [few] { $n } місця вільні.
   *[other] { $n } місць вільно.
}
viva-no-blend-of-these = З цих п’яти зараз не вийде «Найкращого зерна».
viva-make = Зробити «Найкраще зерно»
viva-rest-back = решта кубиків повертається

## Згасання: лишити чи віддати

viva-how-decay = Торкнися кубика, який піде.
viva-just-paid = Щойно принесло
viva-still-yours = ще твоє після простих кидків
viva-retakes = ти повернеш його
viva-too-few = замало кубиків
viva-keep-title = Лишити: { $rating }
viva-turn-ends = твій хід завершено
viva-your-next-turn = твій наступний хід
viva-goes-back = повертається
viva-or = або
viva-keep = Лишити
viva-drop-title = { $n ->
    [one] Відмовитися: { $n } кубик до кидка
    [few] Відмовитися: { $n } кубики до кидка
   *[other] Відмовитися: { $n } кубиків до кидка
}
viva-coaster-free = підставка вільна
viva-drop = Відмовитися й кинути { $n }

## Дарунок

viva-how-donate = Торкнися кубиків, які даруєш. Кожен, що потрапить у «Найкраще зерно» ({ $name }), дасть тобі очки; решта пропаде.
viva-rolls = { $who ->
    [you] Кидаєш ти
   *[they] Кидає { $name }
}
viva-your-aroma = твої ароматні кубики
viva-give-nth = подарувати { vivajava-n-aroma }
viva-takes-best-bean = { $name } здобуде «Найкраще зерно»
viva-no-die = жодного
viva-a-die-fits = твій кубик підійде
viva-you-may-get = У найкращому разі
viva-dice-pay = { $n ->
    [0] навіть найкращий кидок не використає жодного
    [one] { $n } кубик може дати очки
    [few] { $n } кубики можуть дати очки
   *[other] { $n } кубиків можуть дати очки
}
viva-a-turn-with = щоходу ({ $name })
viva-to-beat = перевершити: { $rating }
viva-give-none = Не дарувати
viva-give = { $n ->
    [one] Подарувати { $n } кубик
    [few] Подарувати { $n } кубики
   *[other] Подарувати { $n } кубиків
}
viva-touch-to-give = Торкнися кубиків

## Здібності після кидка

viva-how-act = { $ability ->
    [block] Твій жетон покидає червону чашку. До твого наступного ходу ніхто інший не скористається здібністю; кроки зараховуються.
    [ride] Твій жетон покидає червону чашку. Кроки, зроблені там у свій хід, стануть і твоїми. Позначка показує, де стоїш ти.
    [aroma] Слоїк дає ароматні кубики для наступного кидка.
   *[joint] Кавовий кубик визначає колір; потім обираєш, із ким.
}
viva-how-end = Більше нічого робити.
viva-n-tokens = { $n ->
    [one] { $n } жетон
    [few] { $n } жетони
   *[other] { $n } жетонів
}
viva-does = { $ability ->
    [reroll] перекинь будь-які свої кубики
    [upgrade] кубик на ступінь темніше
    [flip] кубик на протилежний бік
    [focus] крок на будь-якому треку з блендом
    [joint] кубик для тебе й суперника
    [block] закриває здібність іншим
    [ride] кроки чужого треку стають і твоїми
    [aroma] візьми ароматні кубики
   *[bottleneck] завжди менше кавових кубиків
}
viva-nobody-has = ні в кого немає
viva-track-of = { $colour ->
    [white] Білий
    [yellow] Жовтий
    [brown] Коричневий
    [red] Червоний
   *[green] Зелений
} трек: { $name }
viva-ride-tell = { $name } — на { $at }, ти — на { $mine } з { $cup }. Твоя чашка там дає { $points }.
viva-block-stops = Зупиняє до твого наступного ходу: { $names }. Тобі користуватися можна.
viva-block-nobody = Зараз нікого не зупиняє; діє до твого наступного ходу.
viva-touch-target = Торкнися підсвіченої цілі.
viva-ride-with = Їхати разом: { $name }
viva-block-this = Блокувати { vivajava-ability }
viva-end-turn = Завершити хід
viva-roll-joint = Кинути для спільного дослідження
viva-take-aroma = Взяти ароматні кубики

## Короткі питання

viva-how-ask = { $question ->
    [focus] Торкнися підсвіченої пробірки.
    [partner] Ви обоє позначаєте кроки кольору, що випав.
   *[recall] Треба покласти жетон. Забери один звідти, де він лежить, або не клади жодного.
}
viva-mark-step = Позначити крок
viva-take-back = Забрати
viva-no-step = Без кроку
viva-leave = Не класти
viva-spot = { $spot ->
    [cup] на червоній чашці
    [blend] на «Найкращому зерні»
    [ability] на здібності ({ vivajava-f })
    [track] на { vivajava-m-loc } треку ({ $name })
   *[hand] у руці
}
