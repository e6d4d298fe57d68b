## Café à mesa no navegador: o que só o seu desenho diz. Nenhum lugar é dito por números; as casas acendem-se.

cafe-table-move = A tua vez
cafe-table-skip = Saltar
cafe-table-end = Terminar a minha ronda
cafe-table-unused = { $n ->
    [one] { $n } ação por usar
   *[other] { $n } ações por usar
}
cafe-table-more = { $n ->
    [one] Mais uma casa
   *[other] Mais { $n } casas
} { $side ->
    [left] à esquerda
    [right] à direita
    [up] em cima
   *[down] em baixo
}
cafe-table-clear = Esvaziar uma casa…
cafe-table-touch = { $verb ->
    [produce] Toca num campo marcado: todo o grupo produz.
    [dry] { cafe-beans }: toca numa casa de secagem marcada.
    [roast] { cafe-beans }: toca numa casa de torra marcada.
    [deliver] { cafe-beans }: toca numa casa de torra marcada.
    [send] { cafe-beans }: toca num café marcado.
    [keep] { cafe-beans }: toca num barco marcado.
   *[clear] Toca numa casa marcada: os grãos voltam à reserva.
}
cafe-table-places = { $verb ->
    [produce] { $n ->
        [one] { $n } grupo
       *[other] { $n } grupos
    }
   *[other] { $n ->
        [one] { $n } casa
       *[other] { $n } casas
    }
}
cafe-table-nothing = { $verb ->
    [produce] não há campos livres
    [dry] nada para secar
    [roast] ainda nada está seco
    [dry-full] nenhuma casa de secagem está livre
    [roast-full] nenhuma casa de torra está livre
    [deliver] ainda nada está torrado
   *[other] agora não
}
cafe-table-why-not = { house-verb }: porque não?
cafe-table-best = Melhor sítio
cafe-table-loss = { $what ->
    [beans] { $n ->
        [one] perde-se { $beans }
       *[other] perdem-se { $beans }
    }
    [cup] { $n ->
        [one] uma chávena fica tapada: { cafe-points }
       *[other] { $n } chávenas ficam tapadas: { cafe-points }
    }
    [cafe] { $n ->
        [one] um café fecha
       *[other] { $n } cafés fecham
    }
    [ship] { $n ->
        [one] um barco fica tapado
       *[other] { $n } barcos ficam tapados
    }
    [pastry] { $n ->
        [one] um pastel de nata fica tapado
       *[other] { $n } pastéis de nata ficam tapados
    }
    [drying] a tua única casa de secagem fica tapada
   *[roasting] a tua única casa de torra fica tapada
}
cafe-table-lay = { $n ->
    [one] Sobre uma casa.
   *[other] Sobre { $n } casas.
} Depois { cafe-points }.
cafe-table-no-loss = Nada se perde.
cafe-table-your-card = A tua carta
cafe-table-card = Fila de cima: { $upper }. Fila de baixo: { $lower }.
cafe-table-where = coluna { $column }, fila { $row }
cafe-table-legend = O que são as casas

# As ações, tal como são propostas nas suas casas.
cafe-table-do-take-start = Começa com esta carta.
cafe-table-do-take = { $free ->
    [ships] Fica com esta carta; os teus barcos pagam a chávena.
    [auction] Fica com esta carta; depois do leilão as chávenas são grátis.
   *[plain] Fica com esta carta; é grátis.
}
cafe-table-do-buy = Fica com esta carta e paga { cafe-a-bean } pela chávena.
cafe-table-do-discard = Não podes pagar nenhuma carta: deita esta fora.
cafe-table-do-keep = Guarda { cafe-a-bean } do teu lance neste barco.
cafe-table-do-place = Põe a carta aqui, { cafe-turned }: tapa { cafe-covered }; { cafe-dies }{ cafe-lost }{ cafe-saved }; ficas com { cafe-points }.
cafe-table-do-produce = { $n ->
    [0] Produz neste grupo: { cafe-batches }.
   *[other] { $batches ->
        [0] Produz { $beans } neste grupo.
       *[other] Produz { $beans } neste grupo, e { cafe-batches }.
    }
}
cafe-table-do-dry = Leva { cafe-beans } dos campos para esta casa de secagem.
cafe-table-do-roast = Leva { cafe-beans } das casas de secagem para esta casa de torra.
cafe-table-do-deliver = Levanta { $beans } desta casa de torra para entregar.
cafe-table-do-send = { $missing ->
    [0] Entrega { cafe-a-bean } a este café, que fica completo: { cafe-worth }.
    [one] Entrega { cafe-a-bean } a este café; para { cafe-worth } ainda falta { $missing }.
   *[other] Entrega { cafe-a-bean } a este café; para { cafe-worth } ainda faltam { $missing }.
}
cafe-table-do-send-espresso = Põe { cafe-a-bean } nesta casa Espresso.
cafe-table-do-clear = Esvazia esta casa: { $beans } de volta à reserva, de graça.

# Acontecimentos.
cafe-table-event-start-dealt = { $who ->
    [you] Recebes
   *[they] { $name } recebe
} uma carta inicial.
cafe-table-event-start-taken = { $who ->
    [you] Ficas
   *[they] { $name } fica
} com uma carta inicial.
cafe-table-event-took = { $who ->
    [you] Ficas
   *[they] { $name } fica
} com uma carta.
cafe-table-event-bought = { $who ->
    [you] Ficas com uma carta e pagas
   *[they] { $name } fica com uma carta e paga
} { cafe-a-bean }.
cafe-table-event-discarded = { $who ->
    [you] Não podes pagar nenhuma carta e deitas
   *[they] { $name } não pode pagar nenhuma carta e deita
} uma fora.
cafe-table-event-kept = { $who ->
    [you] Guardas
   *[they] { $name } guarda
} { cafe-a-bean } do lance num barco.
cafe-table-event-placed = { $who ->
    [you] Pões
   *[they] { $name } põe
} a carta sobre { cafe-covered }; { cafe-lost }{ cafe-saved }; { cafe-points }.
cafe-table-event-dropped = A carta não cabe em lado nenhum; { $who ->
    [you] deita-la fora.
   *[they] { $name } deita-a fora.
}
cafe-table-event-produced = { $who ->
    [you] Produzes
   *[they] { $name } produz
} { $n ->
    [0] num campo de lote.
   *[other] { $beans }.
}
cafe-table-event-grew = { $who ->
    [you] Fazes
   *[they] { $name } faz
} crescer { cafe-a-bean }.
cafe-table-event-dried = { $who ->
    [you] Secas
   *[they] { $name } seca
} { cafe-beans }.
cafe-table-event-roasted = { $who ->
    [you] Torras
   *[they] { $name } torra
} { cafe-beans }.
cafe-table-event-lifted = { $who ->
    [you] Levantas
   *[they] { $name } levanta
} { $beans } para entregar.
cafe-table-event-sent = { $who ->
    [you] Entregas
   *[they] { $name } entrega
} { cafe-a-bean } { $to ->
    [espresso] numa casa Espresso.
   *[cafe] a um café.
}
cafe-table-event-cleared = { $who ->
    [you] Esvazias
   *[they] { $name } esvazia
} uma casa: { $beans } de volta à reserva.

# O que o acaso trouxe.
cafe-table-outcome-show = mostrou-se uma carta nova
cafe-table-outcome-start = distribuiu-se uma carta inicial

# Porque não: orações sem ponto final, na casa ou na carta de que falam.
cafe-table-reason-not-on-display = esta carta não está na mesa
cafe-table-reason-nothing-to-pay = esta carta não tem chávena e é grátis
cafe-table-reason-ships-pay = com dois barcos esta carta é grátis
cafe-table-reason-must-pay = a chávena desta carta custa um grão do armazém
cafe-table-reason-cannot-pay = a chávena desta carta custa um grão, e o armazém está vazio
cafe-table-reason-no-empty-ship = não há aqui nenhum barco vazio
cafe-table-reason-no-square = não há aqui nenhuma casa
cafe-table-reason-not-of-kind = esta casa não é { $wanted ->
    [field] um campo
    [drying] uma casa de secagem
    [roasting] uma casa de torra
   *[cafe] um café nem uma casa Espresso
}
cafe-table-reason-occupied = esta casa já tem grãos
cafe-table-reason-other-group = esta casa é de outro grupo, que custa outra ação
cafe-table-reason-nothing-there = não há grãos aqui
cafe-table-reason-not-wanted = { cafe-no-bean } é pedido aqui
cafe-table-reason-stays-there = os grãos desta casa ficam lá
cafe-table-reason-holds-none = esta casa nunca leva grãos
cafe-table-reason-no-start-card = esta carta não é uma das cartas iniciais que restam
