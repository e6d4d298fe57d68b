## O que todos os jogos partilham. Trata-se por tu; frases curtas e calorosas, em português europeu.

list-two = { $first } e { $second }
list-more = { $first }, { $second }
item = { $item }

seat-name = Lugar { $number }
you = Tu
seat-label = { $who ->
    [you] Tu
   *[they] { $name }
}
awaits-seat = { $who ->
    [you] tu
   *[they] { $name }
}
awaits-chance = o acaso
awaits-nobody = ninguém

## Robôs

bot-name = { $bot ->
    [random] Acaso
    [greedy] Guloso
    [flat] Plano
    [search] Pesquisa
    [easy] Fácil
    [relaxed] Tranquilo
    [casual] Casual
    [steady] Regular
    [medium] Médio
    [skilled] Hábil
    [hard] Difícil
    [expert] Perito
   *[other] { $bot }
}

## Acontecimentos de todos os jogos

event-game-over = A partida acabou.
event-undone = { $who ->
    [you] Desfazes uma escolha.
   *[they] { $name } desfaz uma escolha.
}
event-undone-hidden = { $who ->
    [you] Desfazes uma escolha.
   *[they] { $name } desfaz uma escolha.
}

## Razões de todos os jogos

reason-no-such-seat = não há lugar { $number } nesta mesa
reason-game-over = a partida acabou
reason-not-awaited = agora não é { $who ->
    [you] a tua vez
   *[they] a vez de { $name }
}; joga agora: { $awaited }
reason-not-due = o acaso não traz isso agora
reason-awaited = joga agora: { $awaited }

refusal = { $reason } ({ $rule })

## Opções de todos os jogos

option-seats = Quantas pessoas jogam.

## Pontos

part-points = pontos

## Fim

verdict-win = { $who ->
    [you] Ganhas tu!
   *[they] { $name } ganha!
}
verdict-shared = Vitória partilhada: { $names }.

## Erros do protocolo

fault-request-malformed = Esta linha não é um só objeto JSON.
fault-request-unknown = Esse pedido não existe.
fault-request-field = Falta um campo, ou há um errado.
fault-game-unknown = Esse jogo não existe.
fault-setup-invalid = Nenhuma partida pode começar assim.
fault-deck-invalid = Não se consegue ler este baralho.
fault-board-invalid = Não se consegue ler este tabuleiro.
fault-table-none = Ainda não há mesa.
fault-action-malformed = Esse texto não é uma ação.
fault-action-illegal = As regras não o permitem.
fault-action-stale = A partida já avançou; olha outra vez.
fault-undo-closed = A última escolha fica.
fault-record-invalid = Não se consegue ler este registo, ou quebra as regras.
fault-position-invalid = Não se consegue ler esta posição, ou é impossível.
fault-bot-unknown = Esse robô não existe.
fault-perft-too-large = Contar isso demoraria demasiado.
fault-view-unknown = Esse ponto de vista não existe.
fault-lesson-unknown = Essa lição não existe.
fault-internal = Um erro nosso; na mesa nada mudou.

## Porque fica uma escolha

undo-nothing = não há nada para desfazer
undo-chance = já não se pode desfazer: entretanto { $outcome }
undo-chance-hidden = já não se pode desfazer: entretanto falou o acaso
undo-other = já não se pode desfazer: entretanto { $who ->
    [you] escolheste
   *[they] { $name } escolheu
}
undo-other-hidden = já não se pode desfazer: entretanto { $who ->
    [you] escolheste
   *[they] { $name } escolheu
}
undo-revealed = já não se pode desfazer: revelou algo escondido
