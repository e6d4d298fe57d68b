# Lessons of VivaJava Dice: lessons/vivajava.json says when each line is said. Words between ** are bold.

lesson-vivajava-seat-1 = Bruno
lesson-vivajava-seat-2 = Inês

lesson-vivajava-aim = Hol deinen letzten Punkt
lesson-vivajava-aim-text = Wer zuerst **21 Punkte** hat, gewinnt, und du hast 20. Die **Beste Bohne** zu mischen bringt sofort einen Punkt. Bruno hält sie mit drei schwarzen Bohnen, aber du hast vier weiße gewürfelt: Mehr Bohnen einer Farbe gewinnen.
lesson-vivajava-aim-touch = Tipp auf die leuchtende Reihe der vier weißen Bohnen.
lesson-vivajava-aim-research = Damit steigst du in einem Glas, und das zahlt erst später. Ein Punkt jetzt gewinnt das Spiel: Misch die Beste Bohne.
lesson-vivajava-aim-rainbow = Dort braucht es fünf verschiedene Farben, und du hast zwei. Die Beste Bohne will viele von einer.
lesson-vivajava-aim-success = Gewonnen! 21 Punkte beenden das Spiel, und mehr Bohnen einer Farbe schlagen weniger.

lesson-vivajava-roast = Schlag drei rote Bohnen
lesson-vivajava-roast-text = Bruno hat 19 Punkte, und seine drei roten Bohnen würden ihm im nächsten Zug 2 zahlen. Nimm ihm die Beste Bohne ab! Du hast drei rote und drei grüne; der gläserne Würfel zählt mit. Bei gleich vielen Bohnen gewinnt der **dunklere Röstgrad**.
lesson-vivajava-roast-touch = Vergleiche die Zahlen auf den Würfeln und tipp auf die Reihe, die Bruno schlägt.
lesson-vivajava-roast-tie = Drei rote gegen drei rote ist ein Gleichstand, und der lässt Bruno die Beste Bohne. Welche Farbe ist dunkler?
lesson-vivajava-roast-research = Oft ist das gut, aber Brunos Zug brächte ihm 2 Punkte und den Sieg. Nimm ihm erst die Beste Bohne ab.
lesson-vivajava-roast-success = Erst Bohnen zählen, dann Röstgrade vergleichen: weiß, gelb, braun, rot, grün, schwarz. Ein Gleichstand ändert nichts.

lesson-vivajava-keep = Lass die richtige Bohne gehen
lesson-vivajava-keep-text = Die Beste Bohne hat dir gerade **2 Punkte** gezahlt, wie zu Beginn jedes deiner Züge. Dann verliert sie eine Bohne, und du wählst welche. **Behalte** den Rest, und dein Zug ist vorbei.
lesson-vivajava-keep-touch = Tipp auf die Bohne, die gehen soll, dann auf „Behalten“.
lesson-vivajava-keep-keep = Tipp auf „Behalten“.
lesson-vivajava-keep-green = Nur zwei grüne bleiben übrig, und mehr als jeder dritte Wurf schlägt sie. Lass eine Bohne gehen, die nichts beiträgt.
lesson-vivajava-keep-drop = Abschaffen gibt die Beste Bohne frei, und du würfelst die vier übrigen. Aber nur jeder zwanzigste Wurf schlägt drei grüne: Behalte sie.
lesson-vivajava-keep-success = Die Beste Bohne zahlt jeden Zug und verliert jeden Zug eine Bohne. Halte ihre Hauptfarbe zusammen.

lesson-vivajava-rainbow = Zeig fünf verschiedene Farben
lesson-vivajava-rainbow-text = Fünf Würfel, fünf Farben: Das ist die **Bunte Mischung**. Sie zahlt jetzt 1 Punkt und 1 zu Beginn jedes deiner Züge. Sie verliert keine Bohne, und du würfelst weiter. Nur fremde fünf Farben nehmen sie dir weg.
lesson-vivajava-rainbow-touch = Tipp auf den bunten Bogen.
lesson-vivajava-rainbow-research = Eine Bohne ist ein kleiner Schritt. Fünf Farben auf einmal sind seltener: Nimm die Bunte Mischung, solange du sie hast.
lesson-vivajava-rainbow-blend = Die Beste Bohne braucht mindestens zwei gleiche, und deine sind alle verschieden. Wo passt das besser?
lesson-vivajava-rainbow-success = Die Bunte Mischung zahlt weniger als die Beste Bohne, aber sie hält, und du würfelst weiter.

lesson-vivajava-research = Steig im weißen Glas auf
lesson-vivajava-research-text = Dieser Wurf schlägt nichts und ist doch nicht vergeudet. **Forsche** an einer Farbe: Jede Bohne davon ist ein Schritt in ihrem Glas. Die Fahne **1X** öffnet die Fähigkeit, die darunter steht.
lesson-vivajava-research-touch = Tipp auf das Glas, in dem dein Wurf am höchsten steigt.
lesson-vivajava-research-blend = Drei weiße gegen drei grüne: gleich viele, aber Weiß ist der hellste Röstgrad. Forsche lieber.
lesson-vivajava-research-one = Eine Bohne, ein Schritt. Deine weißen steigen drei Schritte und öffnen eine Fähigkeit.
lesson-vivajava-research-rainbow = Die Bunte Mischung braucht fünf Farben, und du hast drei. Drei weiße Bohnen taugen zu etwas anderem.
lesson-vivajava-research-success = Die Fahne 1X öffnet eine Fähigkeit einmal im Zug, 2X zweimal. Weiß gibt Weiterwürfeln, ab deinem nächsten Zug.

lesson-vivajava-reroll = Würfle die störenden Würfel neu
lesson-vivajava-reroll-text = Brunos drei grüne Bohnen schlagen deine drei braunen; eine vierte würde gewinnen. Weiß auf 1X lässt dich einmal im Zug **weiterwürfeln**: Wähle beliebige eigene Würfel und wirf sie noch einmal. Dann nutze, was du hast.
lesson-vivajava-reroll-touch = Tipp auf die Würfel, die nicht passen, dann würfle.
lesson-vivajava-reroll-row = Eine vierte braune Bohne! Tipp auf die leuchtende Reihe.
lesson-vivajava-reroll-one = Ein Würfel, eine Chance auf eine vierte braune. Beide störenden zu werfen kostet nicht mehr: Nimm zwei.
lesson-vivajava-reroll-strength = Diese drei sind deine Stärke. Lass sie liegen und wirf die zwei, die nicht passen.
lesson-vivajava-reroll-blend = Drei braune verlieren gegen drei grüne. Eine vierte würde gewinnen: Wirf die störenden noch einmal.
lesson-vivajava-reroll-success = Wirf neu, was nicht passt. Vier braune schlagen drei grüne: Erst zählt die Anzahl, dann der Röstgrad.

lesson-vivajava-cup = Erreiche die rote Tasse
lesson-vivajava-cup-text = Der letzte Schritt eines Glases ist seine **Tasse**: 4 Punkte sofort, aber dann ist die Fähigkeit fort. Dir fehlt eine rote Bohne. Dein gelbes Glas hat **Bohne aufwerten** geöffnet: Mach eine Bohne einen Röstgrad dunkler.
lesson-vivajava-cup-touch = Tipp auf „Bohne aufwerten“, dann auf die Bohne, die rot werden soll.
lesson-vivajava-cup-tube = Tipp auf das rote Glas.
lesson-vivajava-cup-short = Ein Schritt vor der Tasse! Mach erst eine zweite rote Bohne: Aufwerten macht aus Braun Rot.
lesson-vivajava-cup-red = Deine rote Bohne ist grün geworden, nun hast du keine mehr. Werte lieber die braune auf.
lesson-vivajava-cup-blend = Zwei weiße verlieren gegen drei schwarze. Dein rotes Glas ist fast voll: Sieh dort nach.
lesson-vivajava-cup-other = Das bringt keine rote Bohne. Nur Braun wird Rot: Werte die braune auf.
lesson-vivajava-cup-success = Tassen sind die großen Preise: 3 oder 4 Punkte auf einmal, im Tausch gegen die Fähigkeit.

lesson-vivajava-black = Tausche schwarze Bohnen gegen Würfel
lesson-vivajava-black-text = Schwarz hat kein Glas. Jede schwarze Bohne, an der du forschst, bringt einen gläsernen **Aroma-Würfel**, den du im nächsten Zug zu deinen Kaffee-Würfeln werfen musst. Brunos vier rote sind unerreichbar, also sorge vor.
lesson-vivajava-black-touch = Tipp auf das Aromaglas.
lesson-vivajava-black-research = Ein kleiner Schritt jetzt oder drei Würfel mehr im nächsten Zug? Nimm die Würfel.
lesson-vivajava-black-blend = Drei schwarze verlieren gegen vier rote: Die Anzahl zählt vor dem Röstgrad. Deine schwarzen Bohnen taugen zu etwas anderem.
lesson-vivajava-black-success = Acht Würfel im nächsten Zug! Nach diesem Wurf gehen die Aroma-Würfel ins Glas zurück.

lesson-vivajava-drop = Schaff sie ab und würfle
lesson-vivajava-drop-text = Deine Beste Bohne ist am Ende: Fünf von sechs Würfen schlagen zwei weiße. Lass eine Bohne gehen, dann **schaff** den Rest **ab**. Die Beste Bohne ist wieder frei, und du wirfst die drei übrigen Würfel und deine zwei Aroma-Würfel.
lesson-vivajava-drop-touch = Tipp auf irgendeine Bohne, dann auf „Abschaffen“: Alle anderen werden geworfen.
lesson-vivajava-drop-drop = Tipp auf „Abschaffen“.
lesson-vivajava-drop-joker = Der Wirbel ist ein Joker, jede Farbe, die du willst. Mach drei gleiche.
lesson-vivajava-drop-keep = Fünf von sechs Würfen Brunos schlagen zwei weiße, und deine Aroma-Würfel gingen ungeworfen zurück. Schaff sie ab.
lesson-vivajava-drop-pair = Der Joker wurde gelb und gab dir ein zweites Paar, das nichts zählt. Lass ihn schwarz sein.
lesson-vivajava-drop-success = Behalte die Beste Bohne, solange sie stark ist; schaff sie ab, wenn sie schwach ist und du viele Würfel hast.

lesson-vivajava-gift = Nimm einen Würfel von Bruno an
lesson-vivajava-gift-text = Inês führt, also hat Bruno seine Aroma-Würfel für dich geworfen. Eine Spende darf nur zu **einem eigenen Paar** dazu. Du bekommst 1 Punkt, er auch; sein Marker darauf zahlt ihm wieder, sooft diese Beste Bohne zahlt.
lesson-vivajava-gift-touch = Tipp auf die Reihe, die Brunos Würfel vollmacht.
lesson-vivajava-gift-make = Tipp auf „Beste Bohne mischen“.
lesson-vivajava-gift-green = Eine Spende kann ein eigenes Paar stärken, nie eines machen. Von welcher Farbe hast du zwei?
lesson-vivajava-gift-research = Spenden sind nur für die Beste Bohne, und Inês würde weiter kassieren. Mit Brunos rotem Würfel sind es drei.
lesson-vivajava-gift-success = Eine Spende hilft beiden: Du bekommst die Mischung, und wer spendet, einen Punkt jetzt und bei jeder Zahlung.

lesson-vivajava-block = Stoppe Brunos Weiterwürfeln
lesson-vivajava-block-text = Als du bei Rot 1X erreicht hast, kam einer deiner Marker auf die rote Tasse. Leg ihn nun auf eine Fähigkeit: Bis zu deinem nächsten Zug nutzt sie sonst niemand. Bruno darf zweimal weiterwürfeln, und das bedroht deine Beste Bohne.
lesson-vivajava-block-touch = Tipp auf das Schild der Fähigkeit, die Bruno nicht nutzen soll.
lesson-vivajava-block-other = Diese Fähigkeit hat Bruno nicht offen, da gibt es nichts zu stoppen. Sein weißes Glas steht auf 2X.
lesson-vivajava-block-end = Das spart den Marker, aber Bruno könnte zweimal weiterwürfeln, gegen deine drei grünen.
lesson-vivajava-block-success = Eine Blockade hält eine Runde, und ihr Marker ist verbraucht: Leg ihn dorthin, wo es am meisten wehtut.

lesson-vivajava-turn = Spiele einen ganzen Zug
lesson-vivajava-turn-text = Nun alles zusammen, und jede Wahl ist deine: eine Bohne gehen lassen, behalten oder abschaffen, würfeln, verbessern, den Wurf nutzen, blockieren. Die Würfel sind echt, und schiefgehen kann hier nichts.
lesson-vivajava-turn-decay = Du hast gerade 2 bekommen. Vier Bohnen bleiben, zwei davon gelb. Willst du sie behalten oder werfen?
lesson-vivajava-turn-keep-or-drop = Ein gelbes Paar ist leicht zu schlagen, und beim Behalten gehen deine zwei Aroma-Würfel ungeworfen zurück. Abschaffen heißt fünf Würfel werfen.
lesson-vivajava-turn-rainbow = Fünf Farben! Die Bunte Mischung zahlt 1 jetzt und 1 jeden Zug, und sie bleibt, während du weiterwürfelst.
lesson-vivajava-turn-better = Die Beste Bohne ist frei, jedes Paar nimmt sie. Könntest du durch Weiterwürfeln oder Aufwerten erst drei gleiche bekommen?
lesson-vivajava-turn-blend = Die Beste Bohne ist frei: 1 Punkt jetzt und 2 im nächsten Zug, wenn niemand sie schlägt.
lesson-vivajava-turn-aroma = Welche deiner Aroma-Würfel gehen mit? Einer von sechs zeigt den Joker.
lesson-vivajava-turn-block = Bruno kann zweimal weiterwürfeln. Blockiere das, wenn du etwas zu schützen hast; sonst spare den Marker.
lesson-vivajava-turn-touch = Dein Wurf: Nutze ihn, wie du magst.
lesson-vivajava-turn-keep = Du hast die Beste Bohne behalten, also war dein Zug zu Ende. Eine gute Wahl! Versuch es noch einmal und schaff sie ab: Dann passiert mehr.
lesson-vivajava-turn-success = Ein ganzer Zug: kassieren, entscheiden, würfeln, verbessern, nutzen, Fähigkeiten einsetzen. Du bist bereit.

lesson-vivajava-finish = Die Fähigkeiten, die du kennst, und ein sanfter Gegner. Du darfst eine Wahl zurücknehmen, solange seither kein Würfel gefallen ist, und jederzeit einen Tipp holen.
