## Café em português. Palavras: mestre, zona de atividade, armazém, grão, produzir, secar, torrar, entregar, barco.

cafe-a-bean = { $colour ->
    [yellow] um grão amarelo
    [brown] um grão castanho
    [green] um grão verde
   *[red] um grão vermelho
}
cafe-no-bean = { $colour ->
    [yellow] nenhum grão amarelo
    [brown] nenhum grão castanho
    [green] nenhum grão verde
   *[red] nenhum grão vermelho
}
cafe-beans = { $n ->
    [one] { $n } grão { cafe-colour }
   *[other] { $n } grãos { $colour ->
        [yellow] amarelos
        [brown] castanhos
        [green] verdes
       *[red] vermelhos
    }
}
cafe-colour = { $colour ->
    [yellow] amarelo
    [brown] castanho
    [green] verde
   *[red] vermelho
}
cafe-points = { $points ->
    [one] { $points } ponto de ação
   *[other] { $points } pontos de ação
}
cafe-kind = { $kind ->
    [field] um campo { cafe-colour }
    [surplus] um campo de excedente { cafe-colour }
    [batch] um campo de lote
    [drying] uma casa de secagem
    [roasting] uma casa de torra
    [cafe] uma casa de café
    [espresso] uma casa Espresso
    [pastry] um pastel de nata
    [cup] uma chávena
    [ship] um barco
    [dead] uma casa morta
   *[empty] uma casa vazia
}
cafe-square = { cafe-kind } ({ $at })
cafe-square-with = { cafe-kind } com { $beans } ({ $at })

## Ações

cafe-action-take-start = Começa com a carta inicial { $card }.
cafe-action-take = { $free ->
    [ships] Fica com a carta { $card }; os teus barcos pagam a chávena.
    [auction] Fica com a carta { $card }; depois do leilão as chávenas são grátis.
   *[plain] Fica com a carta { $card }; é grátis.
}
cafe-action-buy = Fica com a carta { $card } e paga { cafe-a-bean } pela chávena.
cafe-action-discard = Não podes pagar nenhuma carta: deita fora a carta { $card }.
cafe-action-bid = Junta { cafe-a-bean } ao teu lance, que passa a { $total }.
cafe-action-stand = Mantém o teu lance de { $total } e fica com o peão do mestre.
cafe-action-stand-low = Mantém o teu lance de { $total }, embora seja baixo demais: o peão do mestre pede { $needed }.
cafe-action-pass = { $total ->
    [0] Sai do leilão.
    [one] Sai do leilão; o grão do teu lance fica pago.
   *[other] Sai do leilão; os { $total } grãos do teu lance ficam pagos.
}
cafe-action-keep = Guarda { cafe-a-bean } do teu lance no barco em { $at }.
cafe-action-keep-none = Deixa ir o resto do teu lance.
cafe-action-place = Põe a carta { $card } em { $at }, { cafe-turned }: tapa { $squares }; { cafe-dies }{ cafe-lost }{ cafe-saved }; ficas com { cafe-points }.
cafe-turned = { $turn ->
    [0] sem rodar
    [1] rodada para a direita
    [2] de pernas para o ar
   *[3] rodada para a esquerda
}
cafe-dies = { $dies ->
    [yes] fecha um café, { "" }
   *[no] { "" }
}
cafe-lost = { $lost ->
    [0] não se perde nenhum grão
    [one] perde-se { $beans }
   *[other] perdem-se { $beans }
}
cafe-saved = { $saved ->
    [0] { "" }
    [one] , { $kept } passa do barco para o armazém
   *[other] , { $kept } passam do barco para o armazém
}
cafe-action-drop = A carta não cabe em lado nenhum: deita-a fora.
cafe-action-produce = { $n ->
    [0] Produz no grupo em { $at }: { cafe-batches }.
   *[other] { $batches ->
        [0] Produz { $beans } no grupo em { $at }.
       *[other] Produz { $beans } no grupo em { $at }, e { cafe-batches }.
    }
}
cafe-batches = { $batches ->
    [one] um grão da cor que quiseres
   *[other] { $batches } grãos das cores que quiseres
}
cafe-action-grow = Faz crescer { cafe-a-bean } no campo de lote.
cafe-action-dry = Leva { cafe-beans } dos campos para a casa de secagem em { $at }.
cafe-action-roast = Leva { cafe-beans } das casas de secagem para a casa de torra em { $at }.
cafe-action-stop = { $doing ->
    [roast] Já chega de torrar com este ponto.
   *[dry] Já chega de secar com este ponto.
}
cafe-action-deliver = Levanta { $beans } da casa de torra em { $at } para entregar.
cafe-action-deliver-all = Levanta tudo das casas de torra para entregar: { $beans }.
cafe-action-send = { $missing ->
    [0] Entrega { cafe-a-bean } ao café em { $at }, que fica completo: { cafe-worth }.
    [one] Entrega { cafe-a-bean } ao café em { $at }; para { cafe-worth } ainda falta { $missing }.
   *[other] Entrega { cafe-a-bean } ao café em { $at }; para { cafe-worth } ainda faltam { $missing }.
}
cafe-worth = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
cafe-action-send-espresso = Põe { cafe-a-bean } na casa Espresso em { $at }.
cafe-action-store = Guarda { $beans } no teu armazém.
cafe-action-store-nothing = Não resta nada para entregar: termina a entrega.
cafe-action-clear = Esvazia a casa em { $at }: { $beans } de volta à reserva, de graça.
cafe-action-end = { $points ->
    [0] Termina a tua ronda.
    [one] Termina a tua ronda; perde-se { $points } ponto de ação.
   *[other] Termina a tua ronda; perdem-se { $points } pontos de ação.
}
cafe-action-exchange = Troca um grão Espresso por { cafe-a-bean } no teu armazém.

## Acontecimentos

cafe-event-promo-drawn = A carta promocional { $card } entra no baralho.
cafe-event-boxed = A carta { $card } dá lugar a uma carta promocional.
cafe-event-master-drawn = { $who ->
    [you] O primeiro mestre és tu.
   *[they] O primeiro mestre é { $name }.
}
cafe-event-start-dealt = { $who ->
    [you] Recebes
   *[they] { $name } recebe
} a carta inicial { $card }.
cafe-event-start-taken = { $who ->
    [you] Ficas com
   *[they] { $name } fica com
} a carta inicial { $card }.
cafe-event-shown = A carta { $card } vem para a mesa.
cafe-cards-shown = { $n ->
    [one] A carta { $cards } vem para a mesa.
   *[other] As cartas { $cards } vêm para a mesa.
}
cafe-event-took = { $who ->
    [you] Ficas
   *[they] { $name } fica
} com a carta { $card }.
cafe-event-bought = { $who ->
    [you] Ficas com a carta { $card } e pagas
   *[they] { $name } fica com a carta { $card } e paga
} { cafe-a-bean }.
cafe-event-discarded = { $who ->
    [you] Não podes pagar nenhuma carta e deitas
   *[they] { $name } não pode pagar nenhuma carta e deita
} fora a carta { $card }.
cafe-event-display-cleared = { $n ->
    [0] Não sobra nenhuma carta.
    [one] Sobra a carta { $cards }.
   *[other] Sobram as cartas { $cards }.
}
cafe-event-bid-bean = { $who ->
    [you] Licitas
   *[they] { $name } licita
} { cafe-a-bean }.
cafe-event-bid-made = { $who ->
    [you] Ficas
   *[they] { $name } fica
} com o peão do mestre por um lance de { $total }.
cafe-event-bid-low = { $who ->
    [you] Ofereces
   *[they] { $name } oferece
} { $total }, pouco demais para o peão do mestre, que pede { $needed }.
cafe-event-passed = { $who ->
    [you] Passas.
   *[they] { $name } passa.
}
cafe-event-kept = { $who ->
    [you] Guardas
   *[they] { $name } guarda
} { cafe-a-bean } do lance no barco em { $at }.
cafe-event-bid-paid = { $n ->
    [0] { $who ->
        [you] Não tens nada a pagar.
       *[they] { $name } não tem nada a pagar.
    }
   *[other] { $who ->
        [you] Pagas o lance: { $beans }.
       *[they] { $name } paga o lance: { $beans }.
    }
}
cafe-event-auction-won = { $who ->
    [you] Ganhas o leilão e és mestre.
   *[they] { $name } ganha o leilão e é mestre.
}
cafe-event-placed = { $who ->
    [you] Pões
   *[they] { $name } põe
} a carta { $card } em { $at }, { cafe-turned }, sobre { cafe-covered }; { cafe-lost }{ cafe-saved }; { cafe-points }.
cafe-covered = { $covered ->
    [one] { $covered } casa
   *[other] { $covered } casas
}
cafe-event-dropped = A carta { $card } não cabe em lado nenhum; { $who ->
    [you] deita-la fora.
   *[they] { $name } deita-a fora.
}
cafe-event-produced = { $who ->
    [you] Produzes
   *[they] { $name } produz
} { $n ->
    [0] num campo de lote em { $at }.
   *[other] { $beans } em { $at }.
}
cafe-event-grew = { $who ->
    [you] Fazes
   *[they] { $name } faz
} crescer { cafe-a-bean } em { $at }.
cafe-event-dried = { $who ->
    [you] Secas
   *[they] { $name } seca
} { cafe-beans } em { $at }.
cafe-event-roasted = { $who ->
    [you] Torras
   *[they] { $name } torra
} { cafe-beans } em { $at }.
cafe-event-lifted = { $who ->
    [you] Levantas
   *[they] { $name } levanta
} { $beans } de { $at }.
cafe-event-sent = { $who ->
    [you] Entregas
   *[they] { $name } entrega
} { cafe-a-bean } em { $at }.
cafe-event-stored = { $who ->
    [you] Guardas { $beans } no teu armazém.
   *[they] { $name } guarda { $beans }.
}
cafe-event-cleared = { $who ->
    [you] Esvazias
   *[they] { $name } esvazia
} a casa em { $at }: { $beans } de volta à reserva.
cafe-event-ended = { $who ->
    [you] Terminas a tua ronda
   *[they] { $name } termina a sua ronda
}{ $points ->
    [0] .
    [one] {" "}com { $points } ponto de ação por gastar.
   *[other] {" "}com { $points } pontos de ação por gastar.
}
cafe-event-round-ended = A ronda { $round } acabou.
cafe-event-master-passed = { $who ->
    [you] Agora o mestre és tu.
   *[they] Agora o mestre é { $name }.
}
cafe-event-ships-unloaded = { $who ->
    [you] Os teus barcos trazem { $beans } para o armazém.
   *[they] Os barcos de { $name } trazem { $beans } para o armazém.
}
cafe-event-exchanged = { $who ->
    [you] Trocas
   *[they] { $name } troca
} um grão Espresso por { cafe-a-bean }.
cafe-event-complete = O café em { $at } está completo: { cafe-worth }.

## Razões

cafe-reason-not-asked = agora não: { $question ->
    [start] fica com uma das cartas iniciais que restam
    [take] fica com uma carta da mesa
    [bid] faz um lance ou passa
    [bid-more] junta grãos ao lance ou mantém-no
    [keep] guarda um grão do lance num barco, ou nenhum
    [place] põe primeiro a carta
    [grow] escolhe a cor do lote
    [dry-more] seca mais no mesmo grupo ou fica por aí
    [roast-more] torra mais no mesmo grupo ou fica por aí
    [deliver] entrega os grãos levantados ou guarda-os
    [exchange] escolhe uma cor para um grão Espresso
   *[act] escolhe uma ação ou termina
}
cafe-reason-not-on-display = a carta { $card } não está na mesa
cafe-reason-nothing-to-pay = a carta { $card } não tem chávena e é grátis
cafe-reason-ships-pay = com dois barcos a carta { $card } é grátis
cafe-reason-auction-paid = depois do leilão as cartas são grátis
cafe-reason-must-pay = a chávena da carta { $card } custa um grão do armazém
cafe-reason-cannot-pay = a chávena da carta { $card } custa um grão, e o armazém está vazio
cafe-reason-none-in-warehouse = não há { cafe-no-bean } no armazém
cafe-reason-may-not-decline = há uma carta com que podes ficar, por isso não podes deitar nenhuma fora
cafe-reason-bid-too-low = um lance de { $bid } é baixo demais: tem de ser pelo menos { $needed }
cafe-reason-cannot-reach = { $needed ->
    [one] o armazém não tem o grão que falta ({ $needed }); só podes passar
   *[other] o armazém não chega aos { $needed } grãos de um lance; só podes passar
}
cafe-reason-bid-begun = o lance já começou: junta-lhe mais ou mantém-no
cafe-reason-nothing-bid = não há lance começado
cafe-reason-not-in-bid = não há { cafe-no-bean } no lance
cafe-reason-no-empty-ship = não há barco vazio em { $at }
cafe-reason-covers = uma carta tem de tapar 2, 3 ou 4 casas da zona; ali taparia { $covers }
cafe-reason-hides-last-cup = não ficaria nenhuma chávena à vista
cafe-reason-fits-somewhere = a carta cabe algures e tem de ser posta
cafe-reason-no-points = não resta nenhum ponto de ação
cafe-reason-no-square = não há casa em { $at }
cafe-reason-not-of-kind = a casa em { $at } não é { $wanted ->
    [field] um campo
    [drying] uma casa de secagem
    [roasting] uma casa de torra
   *[cafe] um café nem uma casa Espresso
}
cafe-reason-named-by = isto indica-se pela sua primeira casa, { $at }
cafe-reason-group-full = todos os campos deste grupo já têm grãos
cafe-reason-occupied = a casa em { $at } já tem grãos
cafe-reason-other-group = a casa em { $at } é de outro grupo, que custa outra ação
cafe-reason-none-on-fields = não há { cafe-no-bean } nos campos
cafe-reason-none-drying = não há { cafe-no-bean } nas casas de secagem
cafe-reason-nothing-there = não há grãos em { $at }
cafe-reason-nothing-roasted = não há grãos nas casas de torra
cafe-reason-deliver-chosen = aqui as casas de torra escolhem-se uma a uma
cafe-reason-deliver-everything = aqui todas as casas de torra se esvaziam juntas
cafe-reason-not-lifted = não há { cafe-no-bean } entre os levantados
cafe-reason-not-wanted = { cafe-no-bean } é pedido em { $at }
cafe-reason-stays-there = os grãos em { $at } ficam lá
cafe-reason-holds-none = a casa em { $at } nunca leva grãos
cafe-reason-no-start-card = a carta { $card } não é uma das cartas iniciais que restam
cafe-reason-not-drawable = a carta { $card } não pode ser tirada

## Fases

cafe-phase-show = mostram-se cartas
cafe-phase-start = escolha das cartas iniciais
cafe-phase-draft = escolha de cartas
cafe-phase-auction = leilão
cafe-phase-keep = depois do leilão
cafe-phase-choose = escolha de cartas
cafe-phase-act = pôr e agir
cafe-phase-exchange = últimos grãos Espresso
cafe-phase-over = fim

## Pontos

cafe-part-cafes = cafés
cafe-part-pastries = pastéis
cafe-part-warehouse = armazém
cafe-rating = { $rating ->
    [poor] fraco
    [fair] razoável
    [good] bom
    [very-good] muito bom
    [outstanding] notável
   *[wow] espetacular
}

## Opções

cafe-option-draft = Como se distribuem as cartas.
cafe-value-draft-classic = As cartas escolhem-se à vez; uma com chávena custa um grão.
cafe-value-draft-auction = A primeira escolha vai a leilão; depois as cartas são grátis.
cafe-option-espresso = Com as oito cartas Espresso ou sem elas.
cafe-value-espresso-false = Sem as cartas Espresso.
cafe-value-espresso-true = Com casas Espresso, lotes, pastéis e excedentes, e mais uma carta na mesa.
cafe-option-promos = Quantas cartas promocionais substituem cartas de plano.
cafe-option-edition = O livro de regras de onde vêm as definições abaixo.
cafe-value-edition-merged = A nossa leitura dos três livros juntos.
cafe-value-edition-fr = A edição francesa: uma entrega esvazia todas as casas de torra; cada lance vale por si, paga-se assim que é feito e pode ser baixo demais para o peão.
cafe-value-edition-de = A edição alemã: como a francesa, mas basta igualar o vizinho da direita que ainda não passou.
cafe-value-edition-ua = A edição ucraniana: tu escolhes as casas de torra; os lances somam-se, têm de igualar o do mestre e pagam-se no fim.
cafe-option-delivery = Que casas de torra uma entrega esvazia.
cafe-value-delivery-chosen = As que escolheres.
cafe-value-delivery-all = Todas juntas.
cafe-option-bids = Quando se pagam os grãos de um lance.
cafe-value-bids-settle = Quando o leilão acaba.
cafe-value-bids-burn = Assim que o lance é feito.
cafe-option-bid-sum = Se um lance posterior se soma ao anterior.
cafe-value-bid-sum-added = Um lance posterior soma-se aos teus anteriores.
cafe-value-bid-sum-alone = Cada lance vale por si.
cafe-option-low-bids = O que acontece a um lance baixo demais para o peão do mestre.
cafe-value-low-bids-refused = É recusado: um lance tem de igualar o de quem tem o peão.
cafe-value-low-bids-allowed = É permitido, e o peão fica onde está.
cafe-value-low-bids-neighbour = É permitido; um lance ganha o peão se igualar o do vizinho da direita que ainda não passou.
cafe-option-ship-keep = Quantos grãos de um lance os barcos guardam.
cafe-value-ship-keep-per-ship = Um em cada barco vazio.
cafe-value-ship-keep-one-per-auction = Um em cada leilão.
cafe-option-first-master = Quem é o primeiro mestre.
cafe-value-first-master-lot = Por sorteio.
cafe-value-first-master-seat = O lugar { $seat }.
cafe-option-starts = Que carta inicial tem cada lugar.
cafe-value-starts-order = A que tem o seu número.
cafe-value-starts-lot = Por sorteio.
cafe-value-starts-choose = A partir do primeiro mestre, no sentido dos ponteiros do relógio, cada um fica com uma das que restam.
cafe-option-promo-cards = Que cartas promocionais entram: as primeiras (first), por sorteio (lot), ou cartas como P1,P3.
cafe-value-promo-cards-first = As primeiras, por ordem.
cafe-option-replaced = Que cartas de plano substituem: por sorteio (lot), ou outras tantas cartas como 05,12.
cafe-value-replaced-lot = Por sorteio, primeiro as que têm cafés.
cafe-option-deck = As cartas: as que vêm com o jogo, um ficheiro de cartas, ou o seu texto.
cafe-value-deck-classic = As cartas que vêm com o jogo.
cafe-value-deck-earlier = As cartas de versões anteriores.

## O que o acaso trouxe

cafe-outcome-promo = a carta promocional { $card } entrou no baralho
cafe-outcome-box = a carta { $card } voltou à caixa
cafe-outcome-master = { $who ->
    [you] passaste a ser o primeiro mestre
   *[they] { $name } passou a ser o primeiro mestre
}
cafe-outcome-start = distribuiu-se a carta inicial { $card }
cafe-outcome-show = mostrou-se a carta { $card }

## Perguntas

cafe-ask-discard = Cada carta custa um grão e o teu armazém está vazio: deita uma delas fora.
cafe-ask-start = Fica com uma carta inicial.
cafe-ask-take = Fica com uma carta da mesa.
cafe-ask-bid-own = Faz um lance pela primeira escolha, ou passa; já tens o peão do mestre.
cafe-ask-bid-first = Faz um lance pela primeira escolha, ou passa; o peão do mestre é de { $name }.
cafe-ask-bid-raise = Tens o peão do mestre com { $total }: sobe o lance ou passa.
cafe-ask-bid = Faz um lance ou passa: { $total ->
    [one] { $total } grão ao todo tirava o peão a { $name }
   *[other] { $total } grãos ao todo tiravam o peão a { $name }
}{ $own ->
    [0] .
   *[other] ; já lá tens { $own }.
}
cafe-ask-bid-more = O teu lance vai em { $total }: junta grãos ou mantém-no.
cafe-ask-keep = Guardar um grão do teu lance num barco?
cafe-ask-drop = A carta não cabe em lado nenhum.
cafe-ask-place = Põe a carta sobre 2, 3 ou 4 das tuas casas. Uma chávena tem de ficar à vista!
cafe-ask-act = { $points ->
    [one] Resta { $points } ponto de ação: produz, seca, torra ou entrega.
   *[other] Restam { $points } pontos de ação: produz, seca, torra ou entrega.
}
cafe-ask-end = { $points ->
    [0] Termina a tua ronda.
   *[other] Termina a tua ronda: não há mais nada a fazer.
}
cafe-ask-grow = Que cor cresce no campo de lote?
cafe-ask-dry-more = Seca mais no mesmo grupo com este ponto, ou fica por aqui.
cafe-ask-roast-more = Torra mais no mesmo grupo com este ponto, ou fica por aqui.
cafe-ask-deliver = { $n ->
    [0] Todos os grãos levantados foram entregues: termina a entrega, ou levanta mais.
    [one] Levantado: { $beans }. Entrega-o a um café, ou guarda-o.
   *[other] Levantados: { $beans }. Entrega-os aos cafés, ou guarda o resto.
}
cafe-ask-exchange = De que cor fica um grão Espresso?
