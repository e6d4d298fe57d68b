## VivaJava Dice українською. Слова: «Найкраще зерно», «Веселка», кавові й ароматні кубики, трек дослідження, жетон, підставка, ступінь обсмаження.

vivajava-colour = { $colour ->
    [white] білий
    [yellow] жовтий
    [brown] коричневий
    [red] червоний
    [green] зелений
    [black] чорний
   *[joker] джокер
}
vivajava-to = { $to ->
    [white] білий
    [yellow] жовтий
    [brown] коричневий
    [red] червоний
    [green] зелений
    [black] чорний
   *[joker] джокер
}
vivajava-face = { $face ->
    [white] білий
    [yellow] жовтий
    [brown] коричневий
    [red] червоний
    [green] зелений
   *[black] чорний
}
vivajava-f-acc = { $colour ->
    [white] білу
    [yellow] жовту
    [brown] коричневу
    [red] червону
    [green] зелену
   *[black] чорну
}
vivajava-f = { $colour ->
    [white] біла
    [yellow] жовта
    [brown] коричнева
    [red] червона
    [green] зелена
   *[black] чорна
}
vivajava-m-gen = { $colour ->
    [white] білого
    [yellow] жовтого
    [brown] коричневого
    [red] червоного
    [green] зеленого
    [joker] джокера
   *[black] чорного
}
vivajava-m-loc = { $colour ->
    [white] білому
    [yellow] жовтому
    [brown] коричневому
    [red] червоному
    [green] зеленому
   *[black] чорному
}
vivajava-ability = { $ability ->
    [reroll] «Перекидання»
    [upgrade] «Покращення»
    [flip] «Переворот»
    [focus] «Фокус-групи»
    [joint] «Спільне дослідження»
    [block] «Блок»
    [ride] «Попутник»
    [aroma] «Більше аромату»
   *[bottleneck] «Вузьке місце»
}
vivajava-rating = { $strength ->
    [0] нічого
    [1] без пари, 1 { vivajava-colour }
   *[other] { $strength } × { vivajava-colour }
}
vivajava-n-dice = { $n ->
    [one] { $n } кубик
    [few] { $n } кубики
   *[many] { $n } кубиків
}
vivajava-n-aroma = { $n ->
    [one] { $n } ароматний кубик
    [few] { $n } ароматні кубики
   *[many] { $n } ароматних кубиків
}
vivajava-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
vivajava-spot = { $spot ->
    [hand] рука
    [cup] червона чашка
    [blend] бленд
   *[ability] { vivajava-f } здібність
}
vivajava-spot-track = { $whom ->
    [you] твій { vivajava-colour } трек
   *[they] { vivajava-colour } трек гравця { $othername }
}
vivajava-then = { $effects ->
    [0] .
   *[other] : { $then }.
}

## Наслідки

vivajava-effect-points = { $who ->
    [you] тобі { vivajava-points }
   *[they] { $name } — { vivajava-points }
}{ $source ->
    [tokens] {" "}за жетони
    [cup] {" "}за { vivajava-f-acc } чашку
   *[plain] {""}
}
vivajava-effect-rainbow-lost = «Веселку» втрачено
vivajava-effect-marked = { $who ->
    [you] твій { vivajava-colour } трек
   *[they] { vivajava-colour } трек гравця { $name }
} { $from } → { $to } із { $cup }{ $opens ->
    [0] {""}
   *[other] {" "}({ vivajava-ability } { $opens }X)
}
vivajava-effect-aroma = { $who ->
    [you] тобі { vivajava-n-aroma }
   *[they] { $name } — { vivajava-n-aroma }
}
vivajava-effect-token-on-cup = жетон на червону чашку
vivajava-effect-token-back = { $who ->
    [you] твій жетон повертається
   *[they] повертається жетон гравця { $name }
}
vivajava-effect-over = гра закінчується

## Дії

vivajava-action-decay = Забери { vivajava-face } кубик зі свого «Найкращого зерна»; лишається: { vivajava-rating }.
vivajava-action-decay-token = Забери { vivajava-face } кубик { $whom ->
    [you] зі своїм жетоном
   *[they] з жетоном гравця { $othername }
} зі свого «Найкращого зерна»; лишається: { vivajava-rating }.
vivajava-action-keep = Залиш «Найкраще зерно»; твій хід закінчується.
vivajava-action-drop = Відмовся від «Найкращого зерна» і кинь решту: { vivajava-n-dice }.
vivajava-action-donate = { $n ->
    [0] Не кидай ароматних кубиків для гравця { $othername }.
   *[other] Кинь { vivajava-n-aroma } для гравця { $othername }.
}
vivajava-action-reroll = { $n ->
    [0] { $dice ->
        [aroma] Залиш усі ароматні кубики ({ $kept }).
       *[coffee] Залиш усі кавові кубики ({ $kept }).
    }
   *[other] { $left ->
        [0] { $dice ->
            [aroma] Перекинь усі ароматні кубики ({ $faces }).
           *[coffee] Перекинь усі кавові кубики ({ $faces }).
        }
       *[other] { $dice ->
            [aroma] Перекинь ароматні кубики { $faces }, залиш { $kept }.
           *[coffee] Перекинь кавові кубики { $faces }, залиш { $kept }.
        }
    }
}
vivajava-die = { $dice ->
    [aroma] ароматний кубик
   *[coffee] кавовий кубик
}
vivajava-action-upgrade = Поверни { vivajava-die } на ступінь темніше: { vivajava-colour } → { vivajava-to }.
vivajava-action-flip = Переверни { vivajava-die } на протилежний бік: { vivajava-colour } → { vivajava-to }.
vivajava-action-use = Почни «Найкраще зерно» з подарованих кубиків ({ $n }): щонайбільше { vivajava-rating }; далі вибереш власні.
vivajava-action-blend = Зроби «Найкраще зерно» з { $faces }, { vivajava-rating }{ vivajava-then }
vivajava-action-rainbow = Зроби «Веселку»{ vivajava-then }
vivajava-action-research = Досліджуй: { vivajava-colour } трек, { $n ->
    [one] { $n } крок
    [few] { $n } кроки
   *[many] { $n } кроків
}{ vivajava-then }
vivajava-action-research-black = Досліджуй чорне: візьми { vivajava-n-aroma }.
vivajava-action-pass = Передай кубики далі; ні бленд, ні дослідження неможливі.
vivajava-action-focus = «Фокус-групи»: крок на { vivajava-m-loc } треку{ vivajava-then }
vivajava-action-stop = Більше жодних кроків.
vivajava-action-block = Поклади жетон на здібність { vivajava-ability }: до твого наступного ходу нею ніхто інший не скористається.
vivajava-action-ride = Поклади жетон на { vivajava-colour } трек гравця { $othername }: кроки там стануть і твоїми.
vivajava-action-aroma = «Більше аромату»{ vivajava-then }
vivajava-action-joint = «Спільне дослідження»: кинь кавовий кубик для себе й суперника.
vivajava-action-partner = «Спільне дослідження», { $othername }{ vivajava-then }
vivajava-action-recall = Забери жетон, щоб покласти його зараз; він тут: { $from }.
vivajava-action-leave = Лиши жетони, де вони є, і не клади жодного.
vivajava-action-end = Заверши свій хід.

## Події

vivajava-event-turn-began = { $who ->
    [you] Твій хід.
   *[they] Ходить { $name }.
}
vivajava-event-scored = { $who ->
    [you] Ти отримуєш
   *[they] { $name } отримує
} { vivajava-points } { $source ->
    [featured] за «Найкраще зерно».
    [rainbow] за «Веселку».
    [tokens] за жетони на бленді.
    [new-blend] за новий бленд.
   *[cup] за { vivajava-f-acc } чашку.
}
vivajava-event-rolled-for-start = { $who ->
    [you] Твій кидок за перший хід
   *[they] { $name }, кидок за перший хід
}: { vivajava-colour }.
vivajava-event-starts = { $who ->
    [you] Ти починаєш.
   *[they] { $name } починає.
}
vivajava-event-decayed = { $who ->
    [you] Твоє «Найкраще зерно» втрачає
   *[they] { $name }: «Найкраще зерно» втрачає
} { vivajava-colour } кубик.
vivajava-event-kept = { $who ->
    [you] Ти лишаєш «Найкраще зерно».
   *[they] { $name } лишає «Найкраще зерно».
}
vivajava-event-dropped = { $who ->
    [you] Ти відмовляєшся
   *[they] { $name } відмовляється
} від «Найкращого зерна»; лишається: { vivajava-n-dice }.
vivajava-event-bottlenecked = «Вузьке місце»: { $who ->
    [you] ти кидаєш
   *[they] { $name } кидає
} на { vivajava-n-dice } менше.
vivajava-event-donated = { $n ->
    [0] { $who ->
        [you] Ти нічого не даруєш.
       *[they] { $name } нічого не дарує.
    }
   *[other] { $who ->
        [you] Ти даруєш { vivajava-n-aroma }.
       *[they] { $name } дарує { vivajava-n-aroma }.
    }
}
vivajava-event-rolled = { $who ->
    [you] Ти кидаєш
   *[they] { $name } кидає
} { $dice ->
    [aroma] ароматні кубики: { $faces }.
   *[coffee] кавові кубики: { $faces }.
}
vivajava-event-turned = { vivajava-ability }: { vivajava-colour } → { vivajava-to }.
vivajava-event-made-featured = { $who ->
    [you] Ти робиш «Найкраще зерно» з { $faces }.
   *[they] { $name } робить «Найкраще зерно» з { $faces }.
}
vivajava-event-made-rainbow = { $who ->
    [you] Ти робиш «Веселку».
   *[they] { $name } робить «Веселку».
}
vivajava-event-rainbow-to-middle = { $who ->
    [you] Твоя «Веселка» повертається на середину.
   *[they] { $name }: «Веселка» повертається на середину.
}
vivajava-event-passed = { $who ->
    [you] Ти нічого не можеш зробити.
   *[they] { $name } нічого не може зробити.
}
vivajava-event-marked = { $who ->
    [you] Ти позначаєш
   *[they] { $name } позначає
} { $n ->
    [one] { $n } крок
    [few] { $n } кроки
   *[many] { $n } кроків
} на { vivajava-m-loc } треку.
vivajava-event-took-aroma = { $who ->
    [you] Ти береш
   *[they] { $name } бере
} { vivajava-n-aroma }.
vivajava-event-aroma-expired = { $who ->
    [you] Ти повертаєш невикористане: { vivajava-n-aroma }.
   *[they] { $name } повертає невикористане: { vivajava-n-aroma }.
}
vivajava-event-token-moved = { $who ->
    [you] Твій жетон:
   *[they] Жетон гравця { $name }:
} { $from } → { $to }.
vivajava-event-joint-rolled = «Спільне дослідження», кидок: { vivajava-colour }.

## Причини

vivajava-reason-dice-first = спершу треба кинути кубики
vivajava-reason-no-roll-due = зараз кубиків не кидають
vivajava-reason-other-roll = має бути інший кидок: { $n }, { $dice ->
    [aroma] ароматні кубики
   *[coffee] кавові кубики
}
vivajava-reason-other-question = не зараз: { $question ->
    [opening] кидають за перший хід
    [turn-start] починається хід
    [decay] вибери кубик, який полишає «Найкраще зерно»
    [keep-or-drop] лиши «Найкраще зерно» або відмовся
    [donate] скажи, скільки ароматних кубиків даруєш
    [roll] кидають кубики
    [choose] скористайся здібністю кидка, зроби бленд або дослідження
    [reroll-aroma] вибери ароматні кубики для перекидання
    [blend] вибери власні кубики бленду
    [score-blend] спершу очки бленду
    [focus] познач крок «Фокус-груп» або зупинись
    [activate] скористайся здібністю або заверши хід
    [joint-partner] вибери, з ким досліджувати
   *[over] гру закінчено
}
vivajava-reason-token-owed = треба покласти жетон: забери якийсь або лиши
vivajava-reason-not-on-blend = на бленді немає { vivajava-m-gen } кубика
vivajava-reason-no-token-on-blend = { $who ->
    [you] ти не маєш
   *[they] { $name } не має
} жетона на такому кубику
vivajava-reason-only-with-token = там на кожному { vivajava-m-loc } кубику лежить жетон
vivajava-reason-must-drop = один-єдиний кубик лишити не можна
vivajava-reason-holds-fewer = у тебе лише { vivajava-n-aroma }
vivajava-reason-not-on-coaster = на цій підставці немає здібності { vivajava-ability }
vivajava-reason-not-unlocked = здібність { vivajava-ability } ще не відкрито
vivajava-reason-ability-over = здібність { vivajava-ability } закінчилася разом із треком
vivajava-reason-blocked = здібність { vivajava-ability } заблоковано
vivajava-reason-used-up = здібність { vivajava-ability } на цей хід вичерпано
vivajava-reason-no-such-die = серед твоїх { $dice ->
    [aroma] ароматних кубиків
   *[coffee] кавових кубиків
} немає { vivajava-m-gen }
vivajava-reason-nothing-picked-up = не вибрано жодного кубика
vivajava-reason-cannot-rise = чорний і джокер темнішими не стануть
vivajava-reason-just-flipped = той самий кубик двічі не перевертають
vivajava-reason-donated-fewer = { $who ->
    [you] від тебе
   *[they] від гравця { $name }
} таких подарованих кубиків менше: { $n }
vivajava-reason-not-a-donor = { $who ->
    [you] від тебе
   *[they] від гравця { $name }
} немає подарунків
vivajava-reason-none-donated = не вибрано жодного подарованого кубика
vivajava-reason-too-few-own = { $n ->
    [1] один власний кубик теж має бути { vivajava-colour }
   *[other] подаровані кубики лише підсилюють; власних кубиків потрібно { $n }, колір: { vivajava-colour }
}
vivajava-reason-not-five = бленд має п’ять кубиків, а не { $n }
vivajava-reason-not-rolled = твої кубики цього не показують
vivajava-reason-no-pair = немає двох зерен одного кольору
vivajava-reason-other-main = подаровані кубики мають додавати сили: головний колір був би не { vivajava-colour }
vivajava-reason-not-better = { $who ->
    [you] твій бленд
   *[they] бленд гравця { $name }
} не слабший
vivajava-reason-not-five-colours = твої кубики не показують п’яти кольорів
vivajava-reason-owns-rainbow = «Веселка» вже в тебе
vivajava-reason-no-bean = серед твоїх кубиків немає { vivajava-m-gen }
vivajava-reason-beans-exactly = зерен має бути { $n }
vivajava-reason-beans = зерен має бути від { $least } до { $most }
vivajava-reason-track-completed = { vivajava-colour } трек завершено
vivajava-reason-no-track = чорний не має треку
vivajava-reason-no-aroma-left = у запасі немає ароматних кубиків
vivajava-reason-must-act = бленд або дослідження можливі
vivajava-reason-no-token-on-cup = на червоній чашці немає жетона
vivajava-reason-yourself = вибери суперника
vivajava-reason-other-target = { $who ->
    [you] ти можеш
   *[they] { $name } може
} виконати це повніше
vivajava-reason-joint-research-first = спершу треба скористатися «Спільним дослідженням»
vivajava-reason-no-token-there = там немає твого жетона
vivajava-reason-not-from-there = жетон звідти сюди не покласти

## Фази

vivajava-phase = { $question ->
    [opening] кидок за перший хід
    [turn-start] починається хід
    [decay] занепад
    [keep-or-drop] лишити чи відмовитися
    [donate] подарунки
    [roll] кидок
    [choose] бленд чи дослідження
    [reroll-aroma] перекидання
    [blend] бленд
    [score-blend] очки бленду
    [focus] фокус-групи
    [activate] здібності
    [joint-partner] спільне дослідження
   *[over] кінець
}

## Налаштування

vivajava-option-coaster = Підставка досліджень: які здібності мають треки.
vivajava-value-coaster-mild = М’яка: «Перекидання», «Покращення», «Фокус-групи», «Блок», «Більше аромату».
vivajava-value-coaster-bold = Міцна: «Перекидання», «Переворот», «Спільне дослідження», «Попутник», «Вузьке місце».
vivajava-option-opening = Як визначають, хто починає.
vivajava-value-opening-roll = Усі кидають; починає найтемніше обсмаження, решта позначає крок.
vivajava-value-opening-fixed = Починає перше місце.
vivajava-option-joint-research = Чи «Спільне дослідження» обов’язкове.
vivajava-value-joint-research-optional = Його можна пропустити.
vivajava-value-joint-research-compulsory = Ним треба скористатися до кінця ходу.
vivajava-option-bold-red = Що робить червоний на міцній підставці.
vivajava-value-bold-red-ride-along = «Попутник», як у книжці правил.
vivajava-value-bold-red-block = «Блок», як у коротких правилах.
vivajava-option-donated = Як подаровані кубики допомагають «Найкращому зерну».
vivajava-value-donated-strengthen = Лише підсилюють колір, який показують два твої власні кубики.
vivajava-value-donated-count = Рахуються як власні: досить одного власного кубика цього кольору.
vivajava-option-extra-aroma = Що дозволяє 2X «Більше аромату».
vivajava-value-extra-aroma-each = До двох разів за хід, щоразу один кубик.
vivajava-value-extra-aroma-double = Один раз за хід, одразу два кубики.
vivajava-option-after-pass = Що далі, коли ні бленд, ні дослідження неможливі.
vivajava-value-after-pass-end = Кубики передають далі, хід закінчується.
vivajava-value-after-pass-activate = Здібності ще можна активувати.
vivajava-option-tracks = Поділки треків: ті, що йдуть із грою, файл або його текст.
vivajava-value-tracks-default = Треки, що йдуть із грою.
vivajava-value-tracks-default-2 = Треки попередніх версій: усі п’ять однакові, 1X на третій клітинці, 2X на п’ятій.

## Що приніс випадок

vivajava-outcome-roll = { $dice ->
    [aroma] ароматні кубики показали { $faces }
   *[coffee] кавові кубики показали { $faces }
}

## Запитання

vivajava-ask-token-blend = Твій подарований кубик у бленді, але жетона в руці немає: забери якийсь або лиши так.
vivajava-ask-token-cup = На твою червону чашку треба покласти жетон, але в руці його немає: забери якийсь або лиши так.
vivajava-ask-decay = Який кубик полишає твоє «Найкраще зерно»?{ $n ->
    [2] {" "}Останній тоді кидають.
   *[other] {""}
}
vivajava-ask-drop = Від твого «Найкращого зерна» лишився один кубик: ти відмовляєшся від нього і кидаєш цей кубик.
vivajava-ask-keep-or-drop = Лишити «Найкраще зерно» і завершити хід чи відмовитися й кинути решту?
vivajava-ask-donate = Кинути ароматні кубики для гравця { $name }? У тебе { $n }.
vivajava-ask-reroll-aroma = Які ароматні кубики разом із ними?
vivajava-ask-blend = Які власні кубики йдуть із подарованими?
vivajava-ask-focus = «Фокус-групи»: познач крок на будь-якому треку (ще { $n }).
vivajava-ask-activate = Скористайся здібністю або заверши хід.
vivajava-ask-joint-partner = «Спільне дослідження», випав { vivajava-colour }: із ким?
vivajava-ask-pass = Цей кидок ні на що не годиться.
vivajava-ask-choose = { $change ->
    [none] Використай кидок.
    [roll] Використай кидок або перекинь кубики.
    [turn] Використай кидок або поверни кубик.
   *[both] Використай кидок, перекинь кубики або поверни кубик.
}
