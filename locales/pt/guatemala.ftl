## Guatemala Café em português. Palavras: o comprador, o anel, o mercado, a trabalhadora, a cabana, o navio, a estrada, o saco, o bloqueio.

guatemala-m = { $coffee ->
    [black] preto
    [white] branco
    [beige] bege
    [russet] ruivo
   *[brown] castanho
}
guatemala-f = { $coffee ->
    [black] preta
    [white] branca
    [beige] bege
    [russet] ruiva
   *[brown] castanha
}
guatemala-mp = { $coffee ->
    [black] pretos
    [white] brancos
    [beige] beges
    [russet] ruivos
   *[brown] castanhos
}
guatemala-fp = { $coffee ->
    [black] pretas
    [white] brancas
    [beige] beges
    [russet] ruivas
   *[brown] castanhas
}
guatemala-a-piece = { $piece ->
    [worker] uma trabalhadora do café { guatemala-m }
    [hut] uma cabana { guatemala-f }
    [ship] um navio { guatemala-m }
    [sack] um saco { guatemala-m }
   *[road] uma estrada
}
guatemala-the-piece = { $piece ->
    [worker] a trabalhadora do café { guatemala-m }
    [hut] a cabana { guatemala-f }
    [ship] o navio { guatemala-m }
    [sack] o saco { guatemala-m }
   *[road] a estrada
}
guatemala-counted = { $n ->
    [one] { guatemala-a-piece }
   *[other] { $n } { $piece ->
        [worker] trabalhadoras do café { guatemala-m }
        [hut] cabanas { guatemala-fp }
        [ship] navios { guatemala-mp }
        [sack] sacos { guatemala-mp }
       *[road] estradas
    }
}
guatemala-line = { $line ->
    [row] linha { $number }
    [column] coluna { $number }
   *[none] fila
}
guatemala-price = { $price ->
    [0] de graça
    [one] por { $price } centavo
   *[other] por { $price } centavos
}
guatemala-gain = { $who ->
    [you] { $points } para ti
   *[they] { $points } para { $name }
}

## Ações

guatemala-action-arrange = Dispõe { guatemala-a-piece }; { $n ->
    [one] resta { $n }.
   *[other] restam { $n }.
}
guatemala-action-lot = Deixa o resto do mercado à sorte.
guatemala-action-at = Põe { guatemala-the-piece } em { $field }.
guatemala-action-buyer = Põe o comprador na casa { $space } do anel, virado para a { guatemala-line }.
guatemala-action-move = { $steps ->
    [one] Avança o comprador { $steps } casa
   *[other] Avança o comprador { $steps } casas
} até à { guatemala-line }{ $price ->
    [0] {""}
   *[other] {" "}e paga { $price }
}: { $kinds ->
    [0] não há lá nada.
   *[other] { $offers }.
}
guatemala-action-build = Tira uma a três peças da { guatemala-line } e coloca-as.
guatemala-action-sack = Tira o saco { guatemala-m } de { $field } por { $income } centavos; { guatemala-would-score }.
guatemala-would-score = { $scorers ->
    [0] ninguém pontua
   *[other] pontos se ninguém bloquear: { $gains }
}
guatemala-action-nothing = Não tires nada e termina o teu turno.
guatemala-action-take = Tira { guatemala-the-piece } de { $field }.
guatemala-action-done = Termina a construção.
guatemala-action-put = Põe { guatemala-the-piece } em { $spot }, { guatemala-price }.
guatemala-action-ship = Põe { guatemala-the-piece } no porto { $harbour }, { guatemala-price }.
guatemala-action-road = Põe a estrada em { $spot }.
guatemala-action-block = Põe lá um dos teus sacos { guatemala-mp }: ninguém pontua.
guatemala-action-decline = Não bloqueies: { $scorers ->
    [0] de qualquer modo ninguém pontua.
   *[other] { $gains }.
}
guatemala-action-sail = Faz partir o navio { guatemala-m } do porto { $harbour }.
guatemala-action-lay = Põe um dos teus sacos { guatemala-mp } em { $field }.

## Acontecimentos

guatemala-event-dealt = { $who ->
    [you] Recebes um saco { guatemala-m }.
   *[they] { $name } recebe um saco { guatemala-m }.
}
guatemala-event-dealt-hidden = { $who ->
    [you] Recebes um saco.
   *[they] { $name } recebe um saco.
}
guatemala-event-arranged = Em { $field } fica { guatemala-a-piece }.
guatemala-event-sack-arranged = Em { $field } fica um saco { guatemala-m }.
guatemala-event-laid-out = { $who ->
    [you] Pões
   *[they] { $name } põe
} { guatemala-a-piece } no mercado, em { $field }.
guatemala-event-left-to-lot = { $who ->
    [you] Deixas
   *[they] { $name } deixa
} o resto do mercado à sorte.
guatemala-event-started = { $who ->
    [you] Começas tu.
   *[they] { $name } começa.
}
guatemala-event-buyer = { $who ->
    [you] Levas
   *[they] { $name } leva
} o comprador para a casa { $space } do anel{ $paid ->
    [0] .
   *[other] {" "}por { $paid } centavos.
}
guatemala-event-nothing = { $who ->
    [you] Não fazes nada.
   *[they] { $name } não faz nada.
}
guatemala-event-taken = { $who ->
    [you] Tiras
   *[they] { $name } tira
} { guatemala-the-piece } de { $field }.
guatemala-event-placed = { $who ->
    [you] Pões
   *[they] { $name } põe
} { guatemala-the-piece } em { $spot }, { guatemala-price }.
guatemala-event-shipped = { $who ->
    [you] Pões
   *[they] { $name } põe
} { guatemala-the-piece } no porto { $harbour }, { guatemala-price }.
guatemala-event-road-laid-out = Uma estrada preenche a casa { $field }.
guatemala-event-sack-taken = { $who ->
    [you] Levas
   *[they] { $name } leva
} o saco { guatemala-m } de { $field } para a casa { $space } da pista: { $income } centavos.
guatemala-event-declined = { $who ->
    [you] Não bloqueias.
   *[they] { $name } não bloqueia.
}
guatemala-event-blocked = { $who ->
    [you] Bloqueias
   *[they] { $name } bloqueia
} com um saco { guatemala-m } em { $field }: ninguém pontua.
guatemala-event-scored = { $who ->
    [you] Marcas
   *[they] { $name } marca
} { $points } pelo café { guatemala-m }: { $workers ->
    [one] { $workers } trabalhadora
   *[other] { $workers } trabalhadoras
} × { $times }{ $ships ->
    [0] .
    [one] {" "}com { $ships } navio.
   *[other] {" "}com { $ships } navios.
}
guatemala-event-sailed = Um navio { guatemala-m } parte do porto { $harbour }.
guatemala-event-sack-laid = { $who ->
    [you] Pões
   *[they] { $name } põe
} um saco { guatemala-m } em { $field }.
guatemala-event-sack-drawn = Sai da bolsa um saco { guatemala-m } para { $field }.
guatemala-event-ended = A partida acabou: { guatemala-end }.
guatemala-end = { $end ->
    [no_sack_left] não resta nenhum saco no mercado
    [idle] durante várias rondas completas ninguém tirou nada
    [marker_after_blockade] depois do bloqueio um marcador chegou aos sacos
   *[marker_after_points] um marcador chegou aos sacos
}

## Razões

guatemala-reason-other-question = agora não: { $question ->
    [arrange] prepara-se o mercado
    [arrange-piece] escolhe uma peça para o mercado ou deixa o resto à sorte
    [arrange-field] escolhe uma casa do mercado para a peça
    [deal] distribuem-se os sacos
    [start] sorteia-se quem começa
    [set-buyer] põe primeiro o comprador
    [move] avança primeiro o comprador
    [choose] constrói, tira um saco ou não faças nada
    [may-build] constrói ou não faças nada, depois do bloqueio
    [take] tira uma peça
    [place] coloca a peça que tens na mão
    [blockade] bloqueia ou deixa passar
    [sail] escolhe o navio que parte
    [lay] escolhe o saco a pôr
    [draw] sai um saco da bolsa
   *[over] a partida acabou
}
guatemala-reason-no-such-space = o anel tem as casas 0 a { $last }, não { $space }
guatemala-reason-no-such-move = o comprador avança 1 a { $most } casas, não { $steps }
guatemala-reason-fourth-step-too-dear = o quarto passo custa { $price }, e tens { $money }
guatemala-reason-not-in-line = { $field } não está na { guatemala-line }, para onde olha o comprador
guatemala-reason-no-sack-there = não há saco em { $field }
guatemala-reason-no-piece-there = não há peça em { $field }
guatemala-reason-cannot-be-placed = não se pode colocar e pagar { guatemala-the-piece }
guatemala-reason-nothing-to-build = nenhuma peça da { guatemala-line } se pode colocar e pagar
guatemala-reason-nothing-taken-yet = construir é tirar pelo menos uma peça
guatemala-reason-other-piece = tens na mão { guatemala-a-piece }
guatemala-reason-no-such-field = o tabuleiro não tem a casa { $field }
guatemala-reason-field-taken = a casa { $field } está ocupada
guatemala-reason-worker-on-site = { $field } é um terreno de cabana, não um lugar de trabalhadora
guatemala-reason-no-site = { $field } não é um terreno de cabana
guatemala-reason-site-closed = a três, o terreno { $field } está fechado
guatemala-reason-second-hut = a plantação { guatemala-f } já tem cabana
guatemala-reason-apart-from-group = { $field } não toca na plantação { guatemala-f }
guatemala-reason-apart-from-workers = { $field } não toca em nenhuma trabalhadora da plantação { guatemala-f }
guatemala-reason-touches-other = { $field } toca { $who ->
    [you] na tua plantação { guatemala-f }
   *[they] na plantação { guatemala-f } de { $name }
}
guatemala-reason-too-dear = custa { $price }, e tens { $money }
guatemala-reason-no-such-segment = o tabuleiro não tem o troço { $segment }
guatemala-reason-segment-closed = a três, o troço { $segment } está fechado
guatemala-reason-road-there = já há uma estrada em { $segment }
guatemala-reason-no-such-harbour = o tabuleiro não tem o porto { $harbour }
guatemala-reason-harbour-closed = a três, o porto { $harbour } está fechado
guatemala-reason-harbour-full = o porto { $harbour } está cheio
guatemala-reason-no-such-sack = não tens nenhum saco { guatemala-m }
guatemala-reason-not-tied = nenhum navio do porto { $harbour } está entre os mais baratos
guatemala-reason-none-left = já não há disso para dispor: { guatemala-a-piece }
guatemala-reason-no-sack-left = não resta nenhum saco { guatemala-m }
guatemala-reason-coffee-shown = uma casa com rebordo já mostra um saco { guatemala-m }
guatemala-reason-sack-field = { $field } é para um saco
guatemala-reason-something-there = já há algo em { $field }

## Fases

guatemala-phase = { $question ->
    [arrange] preparação do mercado
    [arrange-piece] preparação do mercado
    [arrange-field] preparação do mercado
    [deal] distribuição dos sacos
    [start] sorteio de quem começa
    [set-buyer] colocação do comprador
    [move] avanço do comprador
    [choose] construir, saco ou nada
    [may-build] construção depois do bloqueio
    [take] construção
    [place] colocação
    [blockade] bloqueio
    [sail] parte um navio
    [lay] colocação de um saco
    [draw] saco da bolsa
   *[over] fim
}

## Opções

guatemala-option-market = Como está disposto o mercado.
guatemala-value-market-fixed = Como desenhado no tabuleiro: sem sorte.
guatemala-value-market-free = À sorte: cada partida é diferente.
guatemala-value-market-players = Pelos jogadores, um após outro, uma peça de cada vez; o resto à sorte quando um deles o disser.
guatemala-option-first = Quem joga primeiro.
guatemala-value-first-lot = Um lugar tirado à sorte.
guatemala-value-first-seat0 = O primeiro lugar à mesa.
guatemala-value-first-seat1 = O segundo lugar à mesa.
guatemala-value-first-seat2 = O terceiro lugar à mesa.
guatemala-value-first-seat3 = O quarto lugar à mesa.
guatemala-option-track = A última casa da pista de pontos.
guatemala-value-track-60 = Sessenta casas, como no nosso tabuleiro.
guatemala-value-track-50 = Cinquenta casas, para uma partida mais curta.
guatemala-option-roads = Quantas estradas há.
guatemala-value-roads-50 = Cinquenta estradas, como na caixa.
guatemala-value-roads-36 = Trinta e seis estradas, só a três.
guatemala-option-idle-end = Quando acaba a partida se já ninguém tira nada.
guatemala-value-idle-end-4 = Após quatro rondas completas.
guatemala-value-idle-end-2 = Após duas rondas completas.
guatemala-value-idle-end-off = Nunca.
guatemala-option-board = O tabuleiro: o que vem com o jogo, um ficheiro de tabuleiro, ou o seu texto.
guatemala-value-board-standard = O tabuleiro que vem com o jogo.
guatemala-value-board-standard-2 = O tabuleiro de versões anteriores: o mercado está disposto de outra forma.

## O que o acaso trouxe

guatemala-outcome-deal = distribuiu-se um saco
guatemala-outcome-piece = dispôs-se { guatemala-a-piece }
guatemala-outcome-sack = dispôs-se um saco { guatemala-m }
guatemala-outcome-start = { $who ->
    [you] o sorteio decidiu que começas tu
   *[they] o sorteio decidiu que começa { $name }
}
guatemala-outcome-bag = saiu da bolsa um saco { guatemala-m }

## Perguntas

guatemala-money-left = { $money ->
    [one] { $money } centavo
   *[other] { $money } centavos
}
guatemala-ask-arrange-piece = Que peça pões no mercado ({ $n ->
    [one] falta { $n } peça
   *[other] faltam { $n } peças
})?
guatemala-ask-arrange-field = Em que casa vazia do mercado pões { guatemala-the-piece }?
guatemala-ask-set-buyer = Põe o comprador numa casa do anel; { $who ->
    [you] jogas primeiro e és tu que o moves.
   *[they] { $name } joga primeiro e move-o.
}
guatemala-ask-move = Avança o comprador 1 a 3 casas; uma quarta custa { $price }.
guatemala-ask-choose = Constrói com a fila, tira um saco, ou não faças nada.
guatemala-ask-may-build = A pontuação está bloqueada; podes construir com a mesma fila.
guatemala-ask-take = { $n ->
    [0] Tira uma primeira peça da fila.
   *[other] Tira outra peça ({ $n } de 3 tiradas) ou termina.
}
guatemala-ask-road = Onde fica a estrada?
guatemala-ask-place = Onde fica { guatemala-the-piece }?
guatemala-ask-blockade = { $who ->
    [you] Tiras
   *[they] { $name } tira
} o saco { guatemala-m }. Bloqueias?
guatemala-ask-sail = Navios { guatemala-mp } ao mesmo preço: qual parte?
guatemala-ask-lay = Qual dos teus sacos preenche o lugar vazio?
