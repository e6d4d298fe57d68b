## Guatemala Café na mesa web: o que só o desenho diz.

guatemala-table-market = Mercado
guatemala-table-market-is = O mercado. Estradas na reserva: { $roads }. Sacos na bolsa: { $bag }.
guatemala-table-map = Plantações
guatemala-table-prices = Quanto custam trabalhadora e cabana em cada zona
guatemala-table-piece = { $kind ->
    [worker] trabalhadora do café { guatemala-m }
    [hut] cabana { guatemala-f }
    [ship] navio { guatemala-m }
    [sack] saco { guatemala-m }
    [road] estrada
   *[none] nada
}
guatemala-table-stall = Linha { $row }, coluna { $column }: { guatemala-table-piece }
guatemala-table-row = Linha { $row }: { $list }
guatemala-table-shelf = Diante do comprador
guatemala-table-free = grátis
guatemala-table-in-hand = na mão
guatemala-table-cannot = Agora não se pode colocar e pagar: { $what }. Porquê?
guatemala-table-missing = { $n ->
    [one] falta { $n }
   *[other] faltam { $n }
}
guatemala-table-way = { $n ->
    [one] Falta { $n } estrada até ao porto { $harbour }.
   *[other] Faltam { $n } estradas até ao porto { $harbour }.
}
guatemala-table-gone = { $n ->
    [one] { $n } navio { guatemala-m } saiu do jogo
   *[other] { $n } navios { guatemala-mp } saíram do jogo
}
guatemala-table-plantation = { $who ->
    [you] a tua plantação { guatemala-f }
   *[they] plantação { guatemala-f } de { $name }
}
guatemala-table-no-hut = Sem cabana não rende nada.
guatemala-table-sum = { $workers ->
    [one] { $workers } trabalhadora
   *[other] { $workers } trabalhadoras
} × { $times }, { $harbours ->
    [0] ainda sem estrada para um porto
    [one] por estrada ao porto { $list }
   *[other] por estrada aos portos { $list }
}
guatemala-table-has-buyer = É a vez de:
guatemala-table-you = tu
guatemala-table-points = pontos
guatemala-table-money = { $n ->
    [one] { $n } centavo
   *[other] { $n } centavos
}
guatemala-table-sacks = { $n ->
    [one] { $n } saco em reserva
   *[other] { $n } sacos em reserva
}
guatemala-table-claims = { $n ->
    [0] ainda não cultiva nada
   *[other] cultiva: { $list }
}
guatemala-table-track = Pista de pontos
guatemala-table-marker = { $name }: { $n }
guatemala-table-left = { $n ->
    [one] Mais { $n } ponto e acaba a partida
   *[other] Mais { $n } pontos e acaba a partida
}
guatemala-table-left-brief = mais { $n }
guatemala-table-wall = { $n ->
    [one] Há { $n } saco na pista; a partida acaba em { $at }.
   *[other] Há { $n } sacos na pista; a partida acaba em { $at }.
}
guatemala-table-ledger = Um saco pagaria agora
guatemala-table-ledger-key = 6×3: trabalhadoras × (1 + navios) · ×2: sacos no mercado
guatemala-table-coffee = Café
guatemala-table-bean = { guatemala-m }
guatemala-table-on-market = { $n ->
    [one] { $n } saco no mercado
   *[other] { $n } sacos no mercado
}
guatemala-table-hutless = sem cabana
guatemala-table-your-sacks = Os teus sacos
guatemala-table-secret = só tu os vês
guatemala-table-sacks-of = Sacos de { $name }

## Perguntas

guatemala-table-hint-arrange = Arrasta-a, ou toca na peça e depois na banca.
guatemala-table-hint-set-buyer = Aponta para uma casa: a fila acende-se.
guatemala-table-hint-move = Cada linha desta lista está ao alcance. A quarta casa paga-se.
guatemala-table-hint-choose = Até três peças, ou o saco: paga a todos os que o cultivam.
guatemala-table-hint-sackless = Não há saco nesta fila: constrói até três peças.
guatemala-table-hint-may-build = O comprador fica onde está.
guatemala-table-hint-take = Três peças no máximo. Arrasta ou toca.
guatemala-table-hint-no-more = Nada mais da fila se pode pagar e colocar.
guatemala-table-hint-place = A moeda indica o preço.
guatemala-table-hint-hut = A moeda indica o preço; ao lado, as estradas que faltam até um porto.
guatemala-table-hint-ship = Conta para as plantações com estrada até ao seu porto.
guatemala-table-hint-road = As estradas claras estão ligadas a um porto, as cinzentas ainda não.
guatemala-table-hint-lay = Debaixo de cada saco: a quem pagaria se alguém o tirasse.
guatemala-table-hint-sail = Os outros avançam para os ancoradouros mais baratos.
guatemala-table-pips = Peça { $n } de 3
guatemala-table-you-have = { $n ->
    [one] Tens { $n } centavo.
   *[other] Tens { $n } centavos.
}
guatemala-table-pays-you = Café { guatemala-m }: { $before } para ti agora, depois { $after }.
guatemala-table-pays-other = Café { guatemala-m }: depois mais { $n } para { $name }.
guatemala-table-pays-other-less = Café { guatemala-m }: depois menos { $n } para { $name }.
guatemala-table-put-back = Devolver
guatemala-table-done = Pronto
guatemala-table-nothing = Não fazer nada
guatemala-table-lot = O resto à sorte
guatemala-table-skip = Saltar
guatemala-table-space-key = Espaço
guatemala-table-set-here = Pôr aqui
guatemala-table-ring-back = Uma casa para trás
guatemala-table-ring-on = Uma casa para a frente

## Escolhas, para quem ouve a mesa

guatemala-table-to-line = Até à { guatemala-line }{ $price ->
    [0] {""}
   *[other] , por { $price } centavos
}: { $list }
guatemala-table-take-sack = Tira o saco { guatemala-m } e { $income } centavos. Se ninguém bloquear, paga: { $list }
guatemala-table-take = Tira: { $what }
guatemala-table-take-for = Tira: { $what }, por { $low } a { $high } centavos
guatemala-table-nobody = ninguém
guatemala-table-zone = { $zone ->
    [grey] cinzenta
    [green] verde
   *[yellow] amarela
}
guatemala-table-field = { $kind ->
    [hut] Terreno na zona { guatemala-table-zone }
   *[worker] Casa na zona { guatemala-table-zone }
}, { guatemala-price }; coluna { $column }, linha { $row }{ $near ->
    [0] {""}
   *[other] ; ao lado: { $beside }
}.
guatemala-table-brings = Um saco rende-te mais { $n }.
guatemala-table-brings-less = Um saco rende-te menos { $n }.
guatemala-table-brings-most = Um saco pode render-te mais { $n }.
guatemala-table-harbour-is = Porto { $harbour }: { $list }.
guatemala-table-to-harbour = Ao porto { $harbour }, { guatemala-price }.
guatemala-table-sails = O navio { guatemala-m } do porto { $harbour } parte.
guatemala-table-edge = { $way ->
    [upright] { $column ->
        [0] Aresta à esquerda da coluna 1, junto à linha { $row }.
       *[other] Aresta à direita da coluna { $column }, junto à linha { $row }.
    }
   *[across] { $row ->
        [0] Aresta acima da linha 1, na coluna { $column }.
       *[other] Aresta abaixo da linha { $row }, na coluna { $column }.
    }
}
guatemala-table-lay = Põe um saco { guatemala-m }. Pagaria: { $list }

## Bloqueio

guatemala-table-would-pay = Pagaria
guatemala-table-pass = Deixar passar
guatemala-table-block = Bloquear
guatemala-table-you-hold = { $n ->
    [0] não tens nenhum
   *[other] tens { $n } de { $of }
}
guatemala-table-pass-means = { $then ->
    [end] Pagam-se os pontos, e a partida acaba.
    [nothing] Ninguém pontua.
    [points] Pagam-se os pontos.
   *[ship] Pagam-se os pontos, depois parte um navio.
}
guatemala-table-block-means = Ninguém pontua. Dás o saco; { $name } fica com o dinheiro e pode construir.
guatemala-table-pass-always = Deixar passar o café { guatemala-m } até ao fim da partida
guatemala-table-bar = A tua resposta mostra-se quando a barra estiver cheia.
guatemala-table-step = { $step ->
    [sack] o saco vai para a pista
    [points] pontos
    [ship] parte um navio
   *[lay] um saco novo
}

## Acontecimentos ao lado do desenho: sem coordenadas

guatemala-table-event-buyer = { $who ->
    [you] Moves
   *[they] { $name } move
} o comprador{ $paid ->
    [0] .
   *[other] {" "}por { $paid } centavos.
}
guatemala-table-event-laid-out = { $who ->
    [you] Pões
   *[they] { $name } põe
} { guatemala-a-piece } no mercado.
guatemala-table-event-taken = { $who ->
    [you] Tiras
   *[they] { $name } tira
} { guatemala-the-piece }.
guatemala-table-event-placed = { $who ->
    [you] Pões
   *[they] { $name } põe
} { guatemala-a-piece } na zona { guatemala-table-zone }, { guatemala-price }.
guatemala-table-event-road = { $who ->
    [you] Pões uma estrada.
   *[they] { $name } põe uma estrada.
}
guatemala-table-event-sack-taken = { $who ->
    [you] Tiras
   *[they] { $name } tira
} o saco { guatemala-m } e { $income } centavos.
guatemala-table-event-blocked = { $who ->
    [you] Bloqueias
   *[they] { $name } bloqueia
} com um saco { guatemala-m }: ninguém pontua.
guatemala-table-event-sack-laid = { $who ->
    [you] Pões
   *[they] { $name } põe
} um saco { guatemala-m } no mercado.
guatemala-table-event-sack-drawn = Sai da bolsa um saco { guatemala-m }.
guatemala-table-event-filled = Estradas preenchem os vazios do mercado.

## O que se faz, para quem vê onde está aceso

guatemala-table-do-at = Põe { guatemala-the-piece } na banca acesa.
guatemala-table-do-buyer = Põe o comprador na casa acesa, virado para a { guatemala-line }.
guatemala-table-do-sack = Tira o saco { guatemala-m } por { $income } centavos; { guatemala-would-score }.
guatemala-table-do-take = Tira { guatemala-the-piece }.
guatemala-table-do-put = Põe { guatemala-the-piece } na casa acesa, { guatemala-price }.
guatemala-table-do-road = Põe a estrada onde está aceso.
guatemala-table-do-lay = Põe um dos teus sacos { guatemala-mp } no mercado.
