# O início, uma nova mesa, o convite, as minhas partidas, o fim e o rever.

## Páginas

foyer-nav-play = Jogar
foyer-nav-learn = Aprender
foyer-nav-rules = Regras
foyer-nav-games = As minhas partidas
foyer-nav-watch = Ver
foyer-keys = Teclas
foyer-about = Sobre
foyer-foot = Sobre esta casa
## Teclas

foyer-keys-everywhere = Em todo o lado
foyer-keys-table = À mesa
foyer-keys-replay = Ao rever
foyer-key-list = Esta lista
foyer-key-tab = Para a próxima coisa a fazer
foyer-key-enter = Fazê-la
foyer-key-escape = Pousar, fechar
foyer-key-arrows = Mover-se no tabuleiro
foyer-key-turn = Rodar a carta na mão
foyer-key-best = Sítio proposto para a carta (Café)
foyer-key-legend = O que são as casas (Café)
foyer-key-meaning = O que é cada coisa na mesa
foyer-key-undo = Desfazer a última escolha
foyer-key-sound = Sons ligados ou desligados
foyer-key-zoom = Ampliar, reduzir, ver tudo
foyer-key-step = Um passo atrás ou à frente
foyer-key-turns = Um turno atrás ou à frente
foyer-key-round = Uma ronda atrás ou à frente
foyer-key-ends = Para o início, para o fim
foyer-key-play = Reproduzir e pausa
foyer-key-speed = Velocidade

## Sobre

foyer-about-title = Sobre esta casa
foyer-about-what = Kaffeeklatsch é uma mesa para jogos de tabuleiro sobre café: contra a casa, com amigos por um link, num só ecrã ou a solo. Não custa nada e não tem publicidade.
foyer-about-whose = De quem são estes jogos
foyer-about-by = de { $authors }
foyer-about-names = Este é um projeto de fãs, sem ligação aos autores nem aos editores. Os nomes só aqui estão para dizer de que jogo se trata. Se gostas de um jogo, compra-o.
foyer-about-ours = O que é nosso
foyer-about-drawings = Desenhos, tabuleiros, cartas e a redação das regras são nossos; não se usa nenhum texto nem imagem de livros de regras.
foyer-about-licence = O código, os textos e os desenhos são livres, sob a licença Apache 2.0 ou MIT, à escolha.
foyer-about-face = Os títulos são compostos em Alegreya, da Huerta Tipográfica, sob a SIL Open Font License 1.1.
foyer-about-chance = O acaso
foyer-about-sealed = Antes da primeira carta, cada mesa publica um selo do seu acaso. No fim da partida mostra-se o segredo, e todos podem verificar que nada foi mudado.
foyer-about-programs = Para quem escreve programas
foyer-about-source = O código-fonte vem com o programa, com tudo o que é preciso para escrever um jogador próprio. As chamadas que esta casa aceita:

## Início

foyer-games-wait = { $n ->
    [one] Uma partida espera por ti
    [2] Duas partidas esperam por ti
    [3] Três partidas esperam por ti
   *[other] { $n } partidas esperam por ti
}
foyer-play-game = Jogar { $game }
foyer-against = Contra a casa
foyer-strength = { $level ->
    [easy] Fácil
    [relaxed] Tranquilo
    [casual] Casual
    [steady] Regular
    [medium] Médio
    [skilled] Hábil
    [hard] Difícil
   *[expert] Perito
}
foyer-play-under = Sai quando quiseres: o lugar continua teu.
foyer-quick = Uma partida rápida
foyer-go-on = Continuar
foyer-players = Jogadores:
foyer-minutes-short = { $n } min
foyer-ways = Maneiras de jogar
foyer-way-learn = Aprender
foyer-way-learn-more = Doze lições curtas
foyer-way-friend = Com amigos
foyer-way-friend-more = Envia um link e eles sentam-se
foyer-way-screen = Num só ecrã
foyer-way-screen-more = O aparelho passa de mão em mão
foyer-way-alone = A solo
foyer-way-alone-more = Até onde chegas?
foyer-all-games = Todas as partidas
foyer-lobby = À espera de alguém
foyer-open-one = Abrir uma mesa
foyer-sit-down = Sentar-me
foyer-lobby-none = Ninguém está à espera.
foyer-lobby-none-more = Abre uma mesa e envia o link a amigos.
foyer-seek = Jogar { $game } contra alguém:
foyer-seek-more = sentas-te onde alguém espera, ou abre-se uma mesa para ti.
foyer-offer = { $name } quer jogar { $game } outra vez.
foyer-not-now = Agora não
foyer-watch-none = Agora ninguém joga em público.
foyer-lists-safe = As tuas partidas estão a salvo.

## Uma mesa numa linha

foyer-table-for = { $n ->
    [1] { $game } a solo
    [2] { $game } para dois
    [3] { $game } para três
   *[other] { $game } para quatro
}
foyer-pace-text-none = sem relógio
foyer-pace-text-live = { $seconds ->
    [0] { $minutes } min cada
   *[other] { $minutes } min + { $seconds } s
}
foyer-pace-text-days = { $days ->
    [one] 1 dia por turno
   *[other] { $days } dias por turno
}
foyer-waits-for = { $n ->
    [one] { $name }: há um lugar livre
   *[other] { $name }: há { $n } lugares livres
}
foyer-game-with = { $game } com { $names }
foyer-game-alone = { $game } a solo
foyer-game-screen = { $game } num só ecrã
foyer-open-for = { $n ->
    [0] { $game }: todos os lugares ocupados
    [one] { $game }: há um lugar livre
   *[other] { $game }: há { $n } lugares livres
}
foyer-none = Nenhuma.
foyer-rule-name = { $rule ->
    [draft] A escolha das cartas
    [espresso] Cartas Espresso
    [promos] Cartas promocionais
    [edition] Livro de regras
    [delivery] Entregas
    [bids] Pagar lances
    [bid-sum] Subir lances
    [low-bids] Lances baixos
    [ship-keep] Barcos no leilão
    [first-master] Primeiro mestre
    [starts] Cartas iniciais
    [promo-cards] Que cartas promocionais
    [replaced] Cartas substituídas
    [deck] O baralho
    [market] O mercado
    [first] Primeira jogada
    [track] Pista de pontos
    [roads] Estradas
    [idle-end] Fim sem compras
    [board] O tabuleiro
    [coaster] Base
    [opening] Quem começa
    [joint-research] Investigação conjunta
    [bold-red] O vermelho na intensa
    [donated] Dados oferecidos
    [extra-aroma] Mais aroma
    [after-pass] Depois de passar
   *[tracks] As pistas
}
foyer-rules-by-book = regras dos livros
foyer-rules-own = regras da casa: { $rules }
## Uma nova mesa

foyer-new-title = { $way ->
    [screen] Uma mesa num ecrã
    [alone] Uma mesa a solo
    [house] Uma mesa contra a casa
   *[friend] Uma mesa com amigos
}
foyer-what = A que jogam?
foyer-game-facts = { $least }–{ $most } pessoas · { $n } min
foyer-who-sits = Quem se senta?
foyer-chair = { $who ->
    [friend] Um amigo
    [house] A casa
    [here] Também aqui
    [me] Tu
   *[nobody] Ninguém
}
foyer-chair-more = { $who ->
    [friend] por link
    [house] joga
    [here] neste ecrã
    [me] tu
   *[nobody] lugar livre
}
foyer-choice-more = { $who ->
    [friend] por link
    [house] joga
    [here] neste ecrã
   *[nobody] sem cadeira
}
foyer-this-chair = { $at ->
    [w] A cadeira da esquerda
    [n] A cadeira em frente
    [e] A cadeira da direita
   *[s] A tua cadeira
}
foyer-who = { $who ->
    [me] tu
    [friend] um amigo por link
   *[here] alguém neste ecrã
}
foyer-who-house = { $level ->
    [easy] a casa (fácil)
    [relaxed] a casa (tranquilo)
    [casual] a casa (casual)
    [steady] a casa (regular)
    [medium] a casa (médio)
    [skilled] a casa (hábil)
    [hard] a casa (difícil)
   *[expert] a casa (perito)
}
foyer-how-fast = A que ritmo?
foyer-pace = { $kind ->
    [live] Esta noite
    [correspondence] Um turno de vez em quando
   *[unhurried] Sem relógio
}
foyer-pace-more = { $kind ->
    [live] { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minutos
    } cada, e { $seconds ->
        [one] 1 segundo
       *[other] { $seconds } segundos
    } por turno.
    [correspondence] { $days ->
        [one] Um dia
       *[other] { $days } dias
    } por turno. Avisamos-te quando for a tua vez.
   *[unhurried] O tempo que for preciso.
}
foyer-own-times = Outros tempos…
foyer-seconds = Segundos por turno
foyer-house-rules = Regras da casa
foyer-rules-changed = { $n ->
    [one] 1 regra tua
   *[other] { $n } regras tuas
}
## O convite

foyer-is-set = A tua mesa está posta
foyer-agreed = { $who } { $pace }, { $rules }.
foyer-send-link = Envia este link. Quem o abrir pode sentar-se logo.
foyer-same-wifi = No mesmo Wi-Fi
foyer-scan = Ou lê-o com um telemóvel
foyer-who-is-here = Quem está aqui
foyer-free = Livre
foyer-free-more = à espera de alguém
foyer-seat-house = Sentar a casa ali
foyer-send-away = Mandar sair: { $name }
foyer-begins = A partida começa por si quando a última cadeira for ocupada.
foyer-how-sealed = Como funciona
foyer-asks-you = { $name } convida-te para a mesa
foyer-about-minutes = Cerca de { $n } minutos.
foyer-seen-as = Vão ver-te como
foyer-full = Todas as cadeiras estão ocupadas; a partida começa já.
## As minhas partidas

foyer-open-record = Abrir um registo
foyer-by-title = Partidas por jogo
foyer-n-games = { $n ->
    [0] ainda não jogado
    [one] 1 partida
   *[other] { $n } partidas
}
foyer-one-screen = { $n } num só ecrã
foyer-one-screen-more = As partidas num só ecrã contam como jogadas; vitórias, média e melhor resultado deixam-nas de fora, porque ocupaste todos os lugares.
foyer-won = ganhas
foyer-mean = média
foyer-best = melhor
foyer-left = abandonada
foyer-solo = solo
foyer-place = { $n }.º de { $of }
foyer-result = { $how ->
    [agreed] interrompida
    [ended] terminada pela casa
   *[other] fechada
}
foyer-by-state = Partidas por estado
foyer-state = { $state ->
    [running] A decorrer { $n }
    [open] À espera { $n }
   *[over] Terminadas { $n }
}
foyer-find = Procurar alguém
foyer-no-games = Ainda não há nada aqui.
foyer-statistics = Estatísticas
foyer-points = Pontos
foyer-points-said = Pontos das últimas { $n } partidas; em média { $mean }, no máximo { $best }
## À mesa

foyer-unread = { $n ->
    [one] uma linha nova
   *[other] { $n } linhas novas
}
foyer-proposes = { $n ->
    [one] { $names } propõe parar sem resultado.
   *[other] { $names } propõem parar sem resultado.
}
foyer-agree = De acordo
foyer-play-on = Continuar a jogar
foyer-back-again = Ligação restabelecida.

## O fim

foyer-you-win = Ganhaste!
foyer-wins = { $n ->
    [one] { $names } ganha.
   *[other] Vitória partilhada: { $names }.
}
foyer-alone-points = { $n ->
    [one] Um ponto!
   *[other] { $n } pontos!
}
foyer-ended = { $how ->
    [agreed] Interrompida por acordo
    [closed] A mesa foi fechada
    [ended] Terminada pela casa
   *[other] A partida acabou
}
foyer-gone = { $why ->
    [late] { $who ->
        [you] O teu tempo acabou.
       *[they] O tempo de { $name } acabou.
    }
   *[left] { $who ->
        [you] Deixaste a mesa.
       *[they] { $name } deixou a mesa.
    }
}
foyer-ahead = { $n ->
    [0] Com os mesmos pontos que { $name }.
    [one] Um ponto à frente de { $name }.
   *[other] { $n } pontos à frente de { $name }.
}
foyer-behind = Ficas em { $place }.º lugar, { $n ->
    [0] com os mesmos pontos.
    [one] a um ponto da frente.
   *[other] a { $n } pontos da frente.
}
foyer-place-short = { $n }.º
foyer-points-then = { $n ->
    [one] um ponto até aí
   *[other] { $n } pontos até aí
}
foyer-cup = { $state ->
    [late] tempo esgotado
   *[left] deixou a mesa
}
foyer-source = { $source ->
    [black] café preto
    [white] café branco
    [beige] café bege
    [russet] café ruivo
    [brown] café castanho
    [blends] lotes
    [cups] chávenas
    [help] ajuda aos outros
   *[other] outros pontos
}
foyer-after = Como correu
foyer-chance = { $state ->
    [verified] Acaso verificado
   *[broken] O acaso foi adulterado
}
foyer-chance-more = { $state ->
    [verified] Tudo saiu como estava selado antes da partida:
   *[broken] Pelo menos um resultado não é o que foi selado antes da partida:
}
foyer-join-again = Juntar-me outra vez
foyer-still-here = { $n ->
    [one] { $names } ainda está aqui
   *[other] { $names } ainda estão aqui
}
foyer-look-back = Rever
foyer-share = Partilhar
foyer-last-look = Tabuleiro final
foyer-record = Registo
## Rever uma partida

foyer-moves = Jogadas
foyer-all-moves = Todas as jogadas
foyer-moves-now = joga
foyer-is-asked = joga a seguir
foyer-beginning = A partida começa.
foyer-turn-back = Um turno atrás
foyer-turn-on = Um turno à frente
foyer-play = Reproduzir
foyer-pause = Pausa
foyer-speed = Velocidade { $n } de 3
foyer-eyes = Ponto de vista
foyer-eyes-all = Como todos veem agora
foyer-eyes-watcher = Como viu quem assistia
foyer-eyes-of = Como viu { $name }
foyer-copy-step = Copiar o link deste passo
foyer-you-won-with = { $n ->
    [one] ganhaste com um ponto
   *[other] ganhaste com { $n } pontos
}
foyer-fork-more = Senta-te aqui e continua. Esta partida fica como está.
foyer-record-more = Um registo é um ficheiro de texto com cada passo de uma partida. É verificado pelas regras e mostrado aqui; nada fica guardado.
foyer-choose-file = Escolher um ficheiro
foyer-open-another = Outro ficheiro
foyer-line = { $file }, linha { $n }:
foyer-draws = { $draws ->
    [verified] acaso verificado
    [sealed] o segredo não foi revelado
   *[unpledged] acaso sem selo
}
