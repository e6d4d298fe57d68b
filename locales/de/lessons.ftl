# First games: what is said around the lessons. Their own words are in lessons-cafe.ftl and its neighbours.

learn-title = Spielen lernen
learn-first = Erste Partie? Lern es beim Spielen
learn-about = Zwölf kurze Lektionen am Tisch, dann eine erste Partie gegen einen sanften Gegner. Etwa zehn Minuten.
learn-begin = Anfangen
learn-go-on = Weiter mit Lektion { $n }
learn-step = Lektion { $n } von { $of }
learn-skip-to-game = Gleich zur Partie
learn-leave = Lektionen verlassen
learn-show = Zeig es mir
learn-do = Mach es für mich
learn-lit = Am Tisch leuchtet es.
learn-why = Warum?
learn-back = Zurück
learn-next = Weiter
learn-pass = Überspringen
learn-undo = Zurücknehmen
learn-solved = Gut gemacht!
learn-wrong = Nicht ganz
learn-otherwise = Das ist erlaubt, aber das Ziel ist nun unerreichbar. Es wird zurückgenommen: Versuch es noch einmal.
learn-rested = Das kommt in dieser Lektion nicht vor. Sieh, worum es hier geht.
learn-lessons = Lektionen
learn-done = geschafft
learn-finish = Spiel eine richtige Partie
learn-sit = Hinsetzen und spielen
