## O programa no terminal. As palavras entre `acentos graves` escrevem-se tal e qual.

term-prompt = { $who ->
    [you] Tu, ronda { $round }
   *[they] { $name }, ronda { $round }
}
term-round = ronda { $round }
term-turn = { $who ->
    [you] a tua vez
   *[they] vez de { $name }
}
term-the-end = fim
term-total = total
term-place = posição
term-shared = partilhada
term-nothing-to-do = Nada a fazer.
term-welcome = `help` mostra tudo o que se pode escrever, `rule` as regras, `legend` os sinais.
term-go-on = Com isto acaba o teu turno. Enter deixa jogar { $name }; `undo` desfaz a escolha.
term-too-small = Este terminal tem { $columns } colunas e { $rows } linhas. O jogo é desenhado para { $least }: aumenta a janela ou percorre-a.
term-menu-more = … e mais: `menu` mostra todas as escolhas.
term-more = Enter mostra mais, `q` termina
term-over = A partida acabou. `save FICHEIRO` guarda o registo, `undo` desfaz a última escolha, `quit` sai.
term-over-prompt = fim
term-hand-over = Passa o ecrã a { $name }. Enter mostra a mesa.
term-dropped = (Não executado: `{ $commands }`.)
term-not-carried-out = Não executado: `{ $commands }`.
term-record-position = um registo que começa com uma posição não se continua aqui
term-numbers = os números vão de 1 a { $most }
term-number-ahead = um número vale para o menu que vês; depois de `;` escreve a própria ação
term-which = qual deles? { $texts }
term-not-now = agora não
term-form = { $text } não é claro; escreve-se assim: { $form }
term-nothing = { $text } não quer dizer nada aqui; `help` mostra o que há
term-anyway = Enter fá-lo na mesma.
term-record-secret = até ao fim da partida o registo tem segredos; `save FICHEIRO` escreve-o
term-no-language = não existe a língua { $text }; existem { $known }
term-no-bot = não existe o robô { $text }; existem { $known }
term-program-failed = { $what }. Um robô da casa continua a jogar nesse lugar.
term-what-now = O que podes fazer agora
term-commands = Comandos
term-tips = Escreve uma ação, o seu número na lista, ou as letras que bastem para a distinguir; várias numa linha com `;` entre elas. Tab completa, as setas trazem de volta as linhas anteriores.
term-no-rule = não há comando, ação nem parágrafo { $text }
term-why-what = porquê o quê? Indica uma ação, como em `why end`.
term-allowed = { $rule ->
    [none] `{ $action }` é permitido.
   *[other] `{ $action }` é permitido ({ $rule }).
}
term-not-allowed = `{ $action }` não é permitido: { $reason }.
term-nothing-to-choose = não há nada a escolher
term-hint = Segundo o robô { $name }:
term-hint-then = depois { $plan }
term-worth-points = { $value } pontos esperados
term-worth-chance = ganha { $value } vezes em 100
term-thinking = A pensar…
term-bot-thinking = { $who ->
    [you] Estás a pensar…
   *[they] { $name } está a pensar…
}
term-no-seat = não há lugar { $text }; vão de 0 a { $last }
term-log-number = `log` leva um número, não { $text }
term-save-where = onde? Como em `save a-minha-partida.{ $game }`.
term-saved = { $n ->
    [one] { $n } passo guardado em { $file }.
   *[other] { $n } passos guardados em { $file }.
}
term-load-what = carregar o quê? Como em `load a-minha-partida.{ $game }`.
term-bad-file = { $file }: { $what }
term-other-game = isto é um registo de { $found }, não de { $game }
term-undone = { $who ->
    [you] Desfazes
   *[they] { $name } desfaz
}: { $action }.
term-loaded = { $n ->
    [one] { $n } passo carregado de { $file }.
   *[other] { $n } passos carregados de { $file }.
}
term-not-saved = A partida não está guardada. Um nome de ficheiro guarda-a, `no` sai sem guardar, Enter fica.
term-save-to = guardar em

file-no-file = { $file } não é um ficheiro
file-no-record = { $file } já existe e não é um registo; escolhe outro nome
file-cannot-write = não se consegue escrever { $file }: { $error }
file-cannot-read = não se consegue ler { $file }: { $error }
file-too-large = { $file } tem mais de { $most } MiB

## `klatsch replay`

replay-over = a partida acabou
replay-goes-on = a partida continua com { $awaits }; pontos se acabasse aqui:
replay-rating = avaliação: { $rating }

## Comandos

term-help-help = esta lista; com uma palavra ou parágrafo ({ $paragraph }), só esse
term-help-why = se uma ação é permitida ou que regra a proíbe
term-help-hint = o que faria o robô mais forte, e o que espera disso
term-help-undo = desfaz a tua última escolha, se nada foi revelado entretanto
term-help-look = o que cada um tem, em resumo, ou um lugar por inteiro
term-help-score = os pontos por partes, neste momento
term-help-log = o que aconteceu por último
term-help-rule = os parágrafos das regras; `rule { $chapter }` um capítulo, `rule { $paragraph }` um deles
term-help-menu = todas as escolhas e o que fazem
term-help-save = escrever o registo da partida
term-help-load = continuar uma partida guardada
term-help-record = mostrar o registo
term-help-redraw = desenhar a mesa outra vez
term-help-lang = falar outra língua: en, fr, de, uk, pt
term-help-quit = sair da mesa

## O que representam as palavras em maiúsculas

form-word = PALAVRA
form-action = AÇÃO
form-seat = LUGAR
form-file = FICHEIRO
form-language = LÍNGUA
form-card = CARTA
form-colour = COR
form-turn = ROTAÇÃO
form-space = CASA
form-steps = PASSOS
form-field = CASA
form-coffee = CAFÉ
form-piece = PEÇA
form-site = TERRENO
form-harbour = PORTO
form-corner = CANTO
form-dice = DADOS
form-kind = TIPO
form-face = FACE
form-spot = SÍTIO
form-paragraph = PARÁGRAFO
