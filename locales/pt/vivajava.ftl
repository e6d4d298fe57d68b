## VivaJava Dice em português. Palavras: Melhor Grão, Arco-íris, dados de café, dados de aroma, pista de investigação, ficha, base de copo, torra.

vivajava-colour = { $colour ->
    [white] branco
    [yellow] amarelo
    [brown] castanho
    [red] vermelho
    [green] verde
    [black] preto
   *[joker] joker
}
vivajava-to = { $to ->
    [white] branco
    [yellow] amarelo
    [brown] castanho
    [red] vermelho
    [green] verde
    [black] preto
   *[joker] joker
}
vivajava-face = { $face ->
    [white] branco
    [yellow] amarelo
    [brown] castanho
    [red] vermelho
    [green] verde
   *[black] preto
}
# No feminino: pista, chávena, habilidade.
vivajava-f = { $colour ->
    [white] branca
    [yellow] amarela
    [brown] castanha
    [red] vermelha
    [green] verde
   *[black] preta
}
# No plural: grãos, dados.
vivajava-p = { $colour ->
    [white] brancos
    [yellow] amarelos
    [brown] castanhos
    [red] vermelhos
    [green] verdes
    [black] pretos
   *[joker] jokers
}
vivajava-ability = { $ability ->
    [reroll] Relançar
    [upgrade] Apurar
    [flip] Virar
    [focus] Grupos de prova
    [joint] Investigação conjunta
    [block] Bloqueio
    [ride] À boleia
    [aroma] Mais aroma
   *[bottleneck] Gargalo
}
vivajava-rating = { $strength ->
    [0] nada
    [1] 1 { vivajava-colour }, sem par
   *[other] { $strength } { vivajava-p }
}
vivajava-n-dice = { $n ->
    [one] { $n } dado
   *[other] { $n } dados
}
vivajava-n-aroma = { $n ->
    [one] { $n } dado de aroma
   *[other] { $n } dados de aroma
}
vivajava-points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
vivajava-spot = { $spot ->
    [hand] mão
    [cup] chávena vermelha
    [blend] lote
   *[ability] habilidade { vivajava-f }
}
vivajava-spot-track = { $whom ->
    [you] a tua pista { vivajava-f }
   *[they] pista { vivajava-f } de { $othername }
}
vivajava-then = { $effects ->
    [0] .
   *[other] : { $then }.
}

## Efeitos

vivajava-effect-points = { $who ->
    [you] { vivajava-points } para ti
   *[they] { vivajava-points } para { $name }
}{ $source ->
    [tokens] {" "}(fichas)
    [cup] {" "}(chávena { vivajava-f })
   *[plain] {""}
}
vivajava-effect-rainbow-lost = perde-se o Arco-íris
vivajava-effect-marked = { $who ->
    [you] a tua pista { vivajava-f }
   *[they] pista { vivajava-f } de { $name }
} { $from } → { $to } de { $cup }{ $opens ->
    [0] {""}
   *[other] {" "}({ vivajava-ability } { $opens }X)
}
vivajava-effect-aroma = { $who ->
    [you] { vivajava-n-aroma } para ti
   *[they] { vivajava-n-aroma } para { $name }
}
vivajava-effect-token-on-cup = uma ficha na chávena vermelha
vivajava-effect-token-back = { $who ->
    [you] volta uma ficha tua
   *[they] volta uma ficha de { $name }
}
vivajava-effect-over = a partida acaba

## Ações

vivajava-action-decay = Tira um dado { vivajava-face } do teu Melhor Grão; ficas com: { vivajava-rating }.
vivajava-action-decay-token = Tira do teu Melhor Grão o dado { vivajava-face } com { $whom ->
    [you] a tua ficha
   *[they] a ficha de { $othername }
}; ficas com: { vivajava-rating }.
vivajava-action-keep = Mantém o Melhor Grão; o teu turno acaba.
vivajava-action-drop = Larga o Melhor Grão e lança { $n ->
    [one] o dado que resta dele.
   *[other] os { $n } dados que restam dele.
}
vivajava-action-donate = { $n ->
    [0] Não lances nenhum dado de aroma por { $othername }.
   *[other] Lança { vivajava-n-aroma } por { $othername }.
}
vivajava-action-reroll = { $n ->
    [0] { $dice ->
        [aroma] Fica com todos os dados de aroma ({ $kept }).
       *[coffee] Fica com todos os dados de café ({ $kept }).
    }
   *[other] { $left ->
        [0] { $dice ->
            [aroma] Relança todos os dados de aroma ({ $faces }).
           *[coffee] Relança todos os dados de café ({ $faces }).
        }
       *[other] { $dice ->
            [aroma] Relança os dados de aroma { $faces } e fica com { $kept }.
           *[coffee] Relança os dados de café { $faces } e fica com { $kept }.
        }
    }
}
vivajava-die = { $dice ->
    [aroma] dado de aroma
   *[coffee] dado de café
}
vivajava-action-upgrade = Sobe um { vivajava-die } um grau de torra: { vivajava-colour } passa a { vivajava-to }.
vivajava-action-flip = Vira um { vivajava-die } para o lado oposto: { vivajava-colour } passa a { vivajava-to }.
vivajava-action-use = Começa o Melhor Grão com dados oferecidos { vivajava-p } ({ $n }): até { vivajava-rating }; depois escolhes os teus.
vivajava-action-blend = Faz o Melhor Grão com { $faces }, { vivajava-rating }{ vivajava-then }
vivajava-action-rainbow = Faz o Arco-íris{ vivajava-then }
vivajava-action-research = { $n ->
    [one] Marca { $n } passo no { vivajava-colour }
   *[other] Marca { $n } passos no { vivajava-colour }
}{ vivajava-then }
vivajava-action-research-black = Investiga o preto: fica com { vivajava-n-aroma }.
vivajava-action-pass = Passa os dados; não há lote nem investigação possível.
vivajava-action-focus = Grupos de prova: marca um passo no { vivajava-colour }{ vivajava-then }
vivajava-action-stop = Não marques mais passos.
vivajava-action-block = Põe uma ficha em { vivajava-ability }: mais ninguém a usa até ao teu próximo turno.
vivajava-action-ride = Põe uma ficha na pista { vivajava-f } de { $othername }: ganhas os passos que lá se ganharem.
vivajava-action-aroma = Mais aroma{ vivajava-then }
vivajava-action-joint = Investigação conjunta: lança um dado de café por ti e por um adversário.
vivajava-action-partner = Investigação conjunta com { $othername }{ vivajava-then }
vivajava-action-recall = Recupera uma ficha para a pores agora; está aqui: { $from }.
vivajava-action-leave = Deixa as tuas fichas onde estão e não ponhas nenhuma.
vivajava-action-end = Termina o teu turno.

## Acontecimentos

vivajava-event-turn-began = { $who ->
    [you] É a tua vez.
   *[they] É a vez de { $name }.
}
vivajava-event-scored = { $who ->
    [you] Marcas
   *[they] { $name } marca
} { vivajava-points } { $source ->
    [featured] pelo Melhor Grão.
    [rainbow] pelo Arco-íris.
    [tokens] por fichas no lote.
    [new-blend] pelo novo lote.
   *[cup] pela chávena { vivajava-f }.
}
vivajava-event-rolled-for-start = { $who ->
    [you] Obténs
   *[they] { $name } obtém
} { vivajava-colour } no lançamento inicial.
vivajava-event-starts = { $who ->
    [you] Começas tu.
   *[they] { $name } começa.
}
vivajava-event-decayed = Um dado { vivajava-colour } sai do { $who ->
    [you] teu Melhor Grão.
   *[they] Melhor Grão de { $name }.
}
vivajava-event-kept = { $who ->
    [you] Manténs o Melhor Grão.
   *[they] { $name } mantém o Melhor Grão.
}
vivajava-event-dropped = { $who ->
    [you] Largas
   *[they] { $name } larga
} o Melhor Grão, com { vivajava-n-dice } por lançar.
vivajava-event-bottlenecked = Gargalo: { $who ->
    [you] lanças
   *[they] { $name } lança
} menos { vivajava-n-dice }.
vivajava-event-donated = { $n ->
    [0] { $who ->
        [you] Não ofereces nada.
       *[they] { $name } não oferece nada.
    }
   *[other] { $who ->
        [you] Ofereces { vivajava-n-aroma }.
       *[they] { $name } oferece { vivajava-n-aroma }.
    }
}
vivajava-event-rolled = { $who ->
    [you] Lanças
   *[they] { $name } lança
} { $dice ->
    [aroma] os dados de aroma: { $faces }.
   *[coffee] os dados de café: { $faces }.
}
vivajava-event-turned = { vivajava-ability }: { vivajava-colour } passa a { vivajava-to }.
vivajava-event-made-featured = { $who ->
    [you] Fazes o Melhor Grão com { $faces }.
   *[they] { $name } faz o Melhor Grão com { $faces }.
}
vivajava-event-made-rainbow = { $who ->
    [you] Fazes o Arco-íris.
   *[they] { $name } faz o Arco-íris.
}
vivajava-event-rainbow-to-middle = { $who ->
    [you] O teu Arco-íris volta ao meio.
   *[they] O Arco-íris de { $name } volta ao meio.
}
vivajava-event-passed = { $who ->
    [you] Não podes fazer nada.
   *[they] { $name } não pode fazer nada.
}
vivajava-event-marked = { $who ->
    [you] Marcas
   *[they] { $name } marca
} { $n ->
    [one] { $n } passo no { vivajava-colour }.
   *[other] { $n } passos no { vivajava-colour }.
}
vivajava-event-took-aroma = { $who ->
    [you] Ficas
   *[they] { $name } fica
} com { vivajava-n-aroma }.
vivajava-event-aroma-expired = { $who ->
    [you] Devolves { vivajava-n-aroma } sem usar.
   *[they] { $name } devolve { vivajava-n-aroma } sem usar.
}
vivajava-event-token-moved = { $who ->
    [you] A tua ficha:
   *[they] Ficha de { $name }:
} { $from } → { $to }.
vivajava-event-joint-rolled = A investigação conjunta dá { vivajava-colour }.

## Razões

vivajava-reason-dice-first = primeiro lançam-se os dados
vivajava-reason-no-roll-due = agora não se lançam dados
vivajava-reason-other-roll = o lançamento devido é outro: { $n } { $dice ->
    [aroma] dos dados de aroma
   *[coffee] dos dados de café
}
vivajava-reason-other-question = agora não: { $question ->
    [opening] lança-se para ver quem começa
    [turn-start] começa um turno
    [decay] escolhe o dado que sai do Melhor Grão
    [keep-or-drop] mantém o Melhor Grão ou larga-o
    [donate] diz quantos dados de aroma ofereces
    [roll] lançam-se os dados
    [choose] usa uma habilidade de lançamento, faz um lote ou investiga
    [reroll-aroma] escolhe os dados de aroma a relançar
    [blend] escolhe os teus dados do lote
    [score-blend] primeiro contam-se os pontos do lote
    [focus] marca um passo dos grupos de prova, ou termina
    [activate] usa uma habilidade ou termina o turno
    [joint-partner] escolhe com quem investigar
   *[over] a partida acabou
}
vivajava-reason-token-owed = há uma ficha por pôr: recupera uma ou deixa estar
vivajava-reason-not-on-blend = não há dado { vivajava-colour } no lote
vivajava-reason-no-token-on-blend = { $who ->
    [you] não tens
   *[they] { $name } não tem
} ficha num dado desses
vivajava-reason-only-with-token = lá, todos os dados { vivajava-p } têm uma ficha
vivajava-reason-must-drop = um só dado não se pode manter
vivajava-reason-holds-fewer = só tens { vivajava-n-aroma }
vivajava-reason-not-on-coaster = a base em jogo não tem a habilidade { vivajava-ability }
vivajava-reason-not-unlocked = a habilidade { vivajava-ability } ainda não está aberta
vivajava-reason-ability-over = a habilidade { vivajava-ability } acabou com a sua pista
vivajava-reason-blocked = a habilidade { vivajava-ability } está bloqueada
vivajava-reason-used-up = a habilidade { vivajava-ability } já não se pode usar neste turno
vivajava-reason-no-such-die = nenhum dos teus { $dice ->
    [aroma] dados de aroma
   *[coffee] dados de café
} mostra { vivajava-colour }
vivajava-reason-nothing-picked-up = nenhum dado foi escolhido
vivajava-reason-cannot-rise = o preto e o joker não sobem
vivajava-reason-just-flipped = o mesmo dado não se vira duas vezes
vivajava-reason-donated-fewer = { $who ->
    [you] ofereceste
   *[they] { $name } ofereceu
} menos dados desses: { $n }
vivajava-reason-not-a-donor = { $who ->
    [you] não ofereceste
   *[they] { $name } não ofereceu
} nada
vivajava-reason-none-donated = nenhum dado oferecido foi escolhido
vivajava-reason-too-few-own = { $n ->
    [1] um dado teu também tem de ser { vivajava-colour }
   *[other] os dados oferecidos só reforçam: { $n } dados teus têm de ser { vivajava-p }
}
vivajava-reason-not-five = um lote tem cinco dados, não { $n }
vivajava-reason-not-rolled = os teus dados não mostram isso
vivajava-reason-no-pair = não há dois grãos da mesma cor
vivajava-reason-other-main = os dados oferecidos têm de aumentar a força: a cor principal não seria { vivajava-colour }
vivajava-reason-not-better = { $who ->
    [you] o teu lote é
   *[they] o lote de { $name } é
} igual ou melhor
vivajava-reason-not-five-colours = os teus dados não mostram cinco cores
vivajava-reason-owns-rainbow = já tens o Arco-íris
vivajava-reason-no-bean = nenhum dos teus dados é { vivajava-colour }
vivajava-reason-beans-exactly = o número de grãos tem de ser { $n }
vivajava-reason-beans = o número de grãos tem de ser de { $least } a { $most }
vivajava-reason-track-completed = a pista { vivajava-f } está completa
vivajava-reason-no-track = o preto não tem pista
vivajava-reason-no-aroma-left = não restam dados de aroma na reserva
vivajava-reason-must-act = é possível um lote ou uma investigação
vivajava-reason-no-token-on-cup = não há ficha na chávena vermelha
vivajava-reason-yourself = é preciso escolher um adversário
vivajava-reason-other-target = o efeito é mais completo { $who ->
    [you] contigo
   *[they] com { $name }
}
vivajava-reason-joint-research-first = primeiro é preciso usar a Investigação conjunta
vivajava-reason-no-token-there = não há lá nenhuma ficha tua
vivajava-reason-not-from-there = uma ficha de lá não se pode pôr aqui

## Fases

vivajava-phase = { $question ->
    [opening] lançamento inicial
    [turn-start] começa um turno
    [decay] declínio
    [keep-or-drop] manter ou largar
    [donate] ofertas
    [roll] lançamento
    [choose] lote ou investigação
    [reroll-aroma] relançamento
    [blend] lote
    [score-blend] pontos do lote
    [focus] grupos de prova
    [activate] habilidades
    [joint-partner] investigação conjunta
   *[over] fim
}

## Opções

vivajava-option-coaster = A base de investigação: que habilidades têm as pistas.
vivajava-value-coaster-mild = Suave: Relançar, Apurar, Grupos de prova, Bloqueio, Mais aroma.
vivajava-value-coaster-bold = Intensa: Relançar, Virar, Investigação conjunta, À boleia, Gargalo.
vivajava-option-opening = Como se encontra quem começa.
vivajava-value-opening-roll = Todos lançam; começa a torra mais escura, os outros marcam um passo.
vivajava-value-opening-fixed = Começa o primeiro lugar à mesa.
vivajava-option-joint-research = Se a investigação conjunta tem de ser usada.
vivajava-value-joint-research-optional = Pode ficar por usar.
vivajava-value-joint-research-compulsory = Tem de ser usada antes do fim do turno.
vivajava-option-bold-red = O que faz o vermelho na base intensa.
vivajava-value-bold-red-ride-along = À boleia, como no livro de regras.
vivajava-value-bold-red-block = Bloqueio, como nas regras curtas.
vivajava-option-donated = O que os dados oferecidos podem fazer pelo Melhor Grão.
vivajava-value-donated-strengthen = Só reforçam uma cor que dois dados teus mostram.
vivajava-value-donated-count = Contam como os teus: basta um dado teu dessa cor.
vivajava-option-extra-aroma = O que permite o 2X de Mais aroma.
vivajava-value-extra-aroma-each = Até dois usos por turno, um dado de cada vez.
vivajava-value-extra-aroma-double = Um uso por turno, com dois dados.
vivajava-option-after-pass = O que se segue quando não há lote nem investigação possível.
vivajava-value-after-pass-end = Passam-se os dados e o turno acaba.
vivajava-value-after-pass-activate = Ainda se podem ativar habilidades.
vivajava-option-tracks = As casas das pistas: as que vêm com o jogo, um ficheiro, ou o seu texto.
vivajava-value-tracks-default = As pistas que vêm com o jogo.
vivajava-value-tracks-default-2 = As pistas de versões anteriores: as cinco iguais, 1X na terceira casa, 2X na quinta.

## O que o acaso trouxe

vivajava-outcome-roll = { $dice ->
    [aroma] os dados de aroma mostraram { $faces }
   *[coffee] os dados de café mostraram { $faces }
}

## Perguntas

vivajava-ask-token-blend = O teu dado oferecido está no lote, mas não tens ficha na mão: recupera uma, ou deixa estar.
vivajava-ask-token-cup = Falta uma ficha na tua chávena vermelha, mas não tens nenhuma: recupera uma, ou deixa estar.
vivajava-ask-decay = Que dado sai do teu Melhor Grão?{ $n ->
    [2] {" "}O último é depois lançado.
   *[other] {""}
}
vivajava-ask-drop = Resta um dado do teu Melhor Grão: larga-lo e lanças esse dado.
vivajava-ask-keep-or-drop = Manter o Melhor Grão e acabar o turno, ou largá-lo e lançar o resto?
vivajava-ask-donate = Lançar dados de aroma por { $name }? Tens { $n }.
vivajava-ask-reroll-aroma = Que dados de aroma vão também?
vivajava-ask-blend = Que dados teus vão com os oferecidos?
vivajava-ask-focus = Grupos de prova: marca um passo em qualquer pista (mais { $n }).
vivajava-ask-activate = Usa uma habilidade, ou termina o teu turno.
vivajava-ask-joint-partner = A investigação conjunta deu { vivajava-colour }: com quem?
vivajava-ask-pass = Este lançamento não serve para nada.
vivajava-ask-choose = { $change ->
    [none] Usa o teu lançamento.
    [roll] Usa o teu lançamento ou relança dados.
    [turn] Usa o teu lançamento ou muda a face de um dado.
   *[both] Usa o teu lançamento, relança dados ou muda a face de um dado.
}
