## VivaJava Dice tal como é desenhado.

viva-you = tu
viva-yours = teu
viva-best-bean = Melhor Grão
viva-rainbow = Arco-íris
viva-bench = A bancada: o que se pergunta
viva-abilities = Habilidades
viva-back = Voltar
viva-skip = Mostrar tudo

## Lugares e corrida

viva-race = Corrida aos { $goal } pontos
viva-race-seat = { $name }: { $points }
viva-of-goal = de { $goal }
viva-holds-aroma = { $n ->
    [0] nenhum dado de aroma
   *[other] { vivajava-n-aroma }
}
viva-tokens-in-hand = fichas na mão: { $n }
viva-income = { $kind ->
    [featured] Melhor Grão
    [rainbow] Arco-íris
   *[tokens] com { $name }
}
viva-no-blend = sem lote

## A parede

viva-free = livre
viva-free-pair = livre: qualquer par o leva
viva-next-turn-of = { $who ->
    [you] no teu próximo turno
   *[they] no próximo turno de { $name }
}
viva-pays-each-turn = rende em cada turno
viva-stairs = O que bate o Melhor Grão
viva-stairs-roast = Cada fila é uma cor, as torras mais escuras em cima.
viva-stairs-beans = Para a direita: quantos grãos dessa cor tens.
viva-stairs-line = Para lá da linha de giz bates o Melhor Grão. A fila acende-se: toca-lhe.
viva-understood = Percebi
viva-roast = torra
viva-beans = grãos
viva-beats = bate-o
viva-row = { $strength } { vivajava-p }: bate o Melhor Grão
viva-of-five = { $n } de 5
viva-yours-already = já é teu
viva-now = já
viva-a-turn = por turno
viva-your-research = A tua investigação
viva-research-of = Investigação de { $name }
viva-coaster = { $coaster ->
    [mild] base suave
   *[bold] base intensa
}
viva-track = Pista { $colour ->
    [white] branca
    [yellow] amarela
    [brown] castanha
    [red] vermelha
   *[green] verde
}: { $at } de { $cup }. { vivajava-ability }: { $level ->
    [0] por abrir
   *[other] { $level }X
}. A chávena vale { $points }.
viva-with-token = { vivajava-colour } com a ficha de { $name }
viva-progress = { vivajava-colour } { $at } de { $cup }
viva-token-of = Ficha de { $name }.
viva-ended = acabou
viva-blocked = bloqueada
# Uma capacidade numa placa estreita: onde a palavra se pode partir.
viva-sign = { $ability ->
    [joint] Investi{"\u00AD"}gação conjunta
   *[other] { vivajava-ability }
}
viva-at-square = em { $n }
viva-aroma-jar = Frasco de aroma
viva-jar = Frasco de aroma, restam { $n }
viva-left = restam { $n }

## Dados

viva-die = { $dice ->
    [aroma] dado de aroma
   *[coffee] dado de café
}: { $colour ->
    [none] por lançar
   *[other] { vivajava-colour }
}
viva-die-of = { $dice ->
    [aroma] dado de aroma
   *[coffee] dado de café
} de { $name }: { $colour ->
    [none] por lançar
   *[other] { vivajava-colour }
}
viva-given-by = oferta: { $names }

## Depois do lançamento

viva-how-roll = Toca nos dados para os relançar. Toca num sítio aceso da parede para usar o lançamento.
viva-how-use = Toca num sítio aceso: uma fila do Melhor Grão, o Arco-íris, um tubo ou o frasco.
viva-how-pass = Não é possível fazer lote nem investigar.
viva-how-aroma = Toca nos dados de aroma a relançar.
viva-how-turn = { $ability ->
    [upgrade] Sobe um grau. A parede mostra o lançamento como ficaria.
   *[flip] Passa para a face oposta. A parede mostra o lançamento como ficaria.
}
viva-hint-use = Os sítios acesos recebem o lançamento.
viva-hint-aroma = Os dados de café já estão na mão. Pega também em dados de aroma, ou em nenhum.
viva-hint-roll = Pega nos dados de que não gostas, ou escolhe um sítio aceso.
viva-hint-turn = Cada dado mostra o que passaria a ser.
viva-odds = Probabilidades
viva-beats-it = bate-o
viva-beat-best-bean = bate o Melhor Grão
viva-five-colours = cinco cores
viva-dice-again = { $n ->
    [one] relançando { $n } dado
   *[other] relançando { $n } dados
}
viva-roll-again = { $n ->
    [one] Relançar { $n } dado
   *[other] Relançar { $n } dados
}
viva-roll-none = Nenhum
viva-touch-dice = Toca primeiro nos dados
viva-rerolls-left = { $n ->
    [one] o teu último relançamento
   *[other] restam { $n } relançamentos
}
viva-uses-left = { $n ->
    [one] mais { $n } vez
   *[other] mais { $n } vezes
}
viva-turn-die = { vivajava-colour } passa a { vivajava-to }
viva-pass = Continuar

## O que uma escolha rende

viva-brings = O que rende
viva-ability-ends = { vivajava-ability }: acaba
viva-rainbow-lost = perde-se o Arco-íris
viva-game-ends = A partida acaba.

## Um lote

viva-ask-compose = Que dados entram no teu Melhor Grão?
viva-how-compose = Toca nos dados para os pôr ou tirar. Os oferecidos têm de mostrar a cor principal.
viva-beats-verb = bate
viva-against = contra
viva-as = como { vivajava-colour }
viva-left-out = de fora
viva-places-left = { $n ->
    [one] { $n } lugar livre.
   *[other] { $n } lugares livres.
}
viva-no-blend-of-these = Estes cinco não fazem agora um Melhor Grão.
viva-make = Fazer o Melhor Grão
viva-rest-back = os outros dados voltam

## Desgaste, manter ou largar

viva-how-decay = Toca no dado que há de sair.
viva-just-paid = Acabou de render
viva-still-yours = ainda teu após lançamentos simples
viva-retakes = voltas a tê-lo
viva-too-few = dados a menos
viva-keep-title = Manter: { $rating }
viva-turn-ends = o teu turno acaba
viva-your-next-turn = o teu próximo turno
viva-goes-back = volta
viva-or = ou
viva-keep = Manter
viva-drop-title = { $n ->
    [one] Largar: { $n } dado para lançar
   *[other] Largar: { $n } dados para lançar
}
viva-coaster-free = a base fica livre
viva-drop = Largar, lançar { $n }

## Uma oferta

viva-how-donate = Toca nos dados a oferecer. Cada um que { $name } usar num Melhor Grão dá-te pontos; os outros perdem-se.
viva-rolls = { $who ->
    [you] Lanças tu
   *[they] { $name } lança
}
viva-your-aroma = os teus dados de aroma
viva-give-nth = oferecer { vivajava-n-aroma }
viva-takes-best-bean = { $name } fica com o Melhor Grão
viva-no-die = nenhum
viva-a-die-fits = um dado teu serve
viva-you-may-get = No melhor caso
viva-dice-pay = { $n ->
    [0] nem o melhor lançamento usaria algum
    [one] { $n } dado pode dar pontos
   *[other] { $n } dados podem dar pontos
}
viva-a-turn-with = por turno com { $name }
viva-to-beat = a bater: { $rating }
viva-give-none = Não oferecer
viva-give = { $n ->
    [one] Oferecer { $n } dado
   *[other] Oferecer { $n } dados
}
viva-touch-to-give = Toca nos dados

## Habilidades depois do lançamento

viva-how-act = { $ability ->
    [block] A tua ficha sai da chávena vermelha. Mais ninguém usa a habilidade até ao teu próximo turno; os passos continuam a contar.
    [ride] A tua ficha sai da chávena vermelha. O que essa pessoa lá ganhar no turno dela, ganhas tu também. O entalhe mostra onde estás.
    [aroma] O frasco dá-te dados de aroma para o próximo lançamento.
   *[joint] Um dado de café decide a cor; depois escolhes com quem.
}
viva-how-end = Não há mais nada a fazer.
viva-n-tokens = { $n ->
    [one] { $n } ficha
   *[other] { $n } fichas
}
viva-does = { $ability ->
    [reroll] relança os dados teus que quiseres
    [upgrade] um dado sobe um grau
    [flip] um dado para a face oposta
    [focus] um passo em qualquer pista ao fazer lote
    [joint] um dado por ti e por um adversário
    [block] fecha uma habilidade aos outros
    [ride] ganhas o que uma pista ganhar
    [aroma] fica com dados de aroma
   *[bottleneck] menos dados de café, sempre
}
viva-nobody-has = ninguém a tem
viva-track-of = Pista { $colour ->
    [white] branca
    [yellow] amarela
    [brown] castanha
    [red] vermelha
   *[green] verde
} de { $name }
viva-ride-tell = { $name } está em { $at }, tu em { $mine } de { $cup }. A tua chávena vale aí { $points }.
viva-block-stops = Trava { $names } até ao teu próximo turno. Tu podes continuar a usá-la.
viva-block-nobody = Por agora não trava ninguém; vale até ao teu próximo turno.
viva-touch-target = Toca num alvo aceso.
viva-ride-with = À boleia de { $name }
viva-block-this = Bloquear: { vivajava-ability }
viva-end-turn = Terminar o turno
viva-roll-joint = Lançar a investigação conjunta
viva-take-aroma = Ficar com dados de aroma

## Perguntas curtas

viva-how-ask = { $question ->
    [focus] Toca num tubo aceso.
    [partner] Ambos marcam os passos da cor que saiu.
   *[recall] Há uma ficha para pôr. Recupera uma de onde está, ou não ponhas nenhuma.
}
viva-mark-step = Marcar este passo
viva-take-back = Retirar
viva-no-step = Nenhum passo
viva-leave = Não pôr nenhuma
viva-spot = { $spot ->
    [cup] na chávena vermelha
    [blend] no Melhor Grão
    [ability] na habilidade { vivajava-f }
    [track] na pista { vivajava-f } de { $name }
   *[hand] na mão
}
