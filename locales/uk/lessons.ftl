# First games: what is said around the lessons. Their own words are in lessons-cafe.ftl and its neighbours.

learn-title = Вчимося грати
learn-first = Перша гра? Вчися граючи
learn-about = Дванадцять коротких уроків за столом, а потім перша гра з лагідним суперником. Близько десяти хвилин.
learn-begin = Почати
learn-go-on = Далі: урок { $n }
learn-step = Урок { $n } з { $of }
learn-skip-to-game = Одразу до гри
learn-leave = Вийти з уроків
learn-show = Покажи
learn-do = Зроби за мене
learn-lit = На столі це підсвічено.
learn-why = Чому?
learn-back = Назад
learn-next = Далі
learn-pass = Пропустити
learn-undo = Скасувати
learn-solved = Чудово!
learn-wrong = Не зовсім
learn-otherwise = Так можна, але мети вже не досягти. Хід скасовано: спробуй ще раз.
learn-rested = У цьому уроці цього немає. Подивися, що треба зробити.
learn-lessons = Уроки
learn-done = пройдено
learn-finish = Зіграй справжню партію
learn-sit = Сісти й грати
