# First games: what is said around the lessons. Their own words are in lessons-cafe.ftl and its neighbours.

learn-title = Aprender a jogar
learn-first = Primeira partida? Aprende jogando
learn-about = Doze lições curtas à mesa e depois uma primeira partida contra um adversário fácil. Cerca de dez minutos.
learn-begin = Começar
learn-go-on = Continuar na lição { $n }
learn-step = Lição { $n } de { $of }
learn-skip-to-game = Saltar para uma partida
learn-leave = Sair das lições
learn-show = Mostra-me
learn-do = Faz por mim
learn-lit = Está aceso na mesa.
learn-why = Porquê?
learn-back = Voltar
learn-next = Seguinte
learn-pass = Saltar esta
learn-undo = Desfazer
learn-solved = Muito bem!
learn-wrong = Quase
learn-otherwise = É permitido, mas o objetivo ficou fora de alcance. Foi desfeito: tenta outra vez.
learn-rested = Esta lição passa sem isso. Vê o que ela pede.
learn-lessons = Lições
learn-done = feita
learn-finish = Joga a sério
learn-sit = Sentar e jogar
