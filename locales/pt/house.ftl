# O que a mesa diz por si. Os jogos têm ficheiros próprios.

## A casa

house-skip = Saltar para o conteúdo
house-navigation = Páginas
house-loading = Um momento…
house-closed-title = A mesa está fechada
house-closed = O serviço de jogo não responde ({ $code }).
house-try-again = Tentar de novo
house-nowhere-title = Não há nada aqui
house-nowhere = Esta página não existe, ou já não existe.
house-home = Início
house-fan = Um projeto de fãs, com desenhos e palavras próprios. Os jogos pertencem aos seus autores e editores.
house-language = Língua
house-welcome = O café está pronto. Senta-te.
house-welcome-more = Jogos de café no teu navegador. Sem conta nem instalação.
house-which-game = Que jogo?
house-level = Adversário
house-level-name = { $level ->
    [easy] Robô da casa (fácil)
    [relaxed] Robô da casa (tranquilo)
    [casual] Robô da casa (casual)
    [steady] Robô da casa (regular)
    [medium] Robô da casa (médio)
    [skilled] Robô da casa (hábil)
    [hard] Robô da casa (difícil)
    [expert] Robô da casa (perito)
    [greedy] Robô da casa (guloso)
    [random] Robô da casa (ao acaso)
   *[other] Robô da casa ({ $level })
}
house-play-now = Jogar agora
house-opening = A abrir…
house-new-table = Nova mesa
house-continue = As tuas partidas
house-lists-failed = Não foi possível carregar.
house-free-seat = lugar livre
house-status = { $status ->
    [open] à espera de jogadores
    [running] a decorrer
   *[over] terminada
}
house-your-turn = É a tua vez
house-refused = { $code ->
    [identity-name-taken] Outra conta tem esse nome.
    [identity-wrong] O nome ou a palavra-passe não está certo.
    [identity-account] Já tens uma conta.
    [house-maintenance] A casa está em manutenção: por agora não há mesas novas.
    [identity-name-reserved] Este nome não pode ser escolhido aqui.
    [limit-too-many] Demasiadas tentativas. Tenta de novo daqui a pouco.
    [limit-too-many-open] Há demasiadas ligações abertas daqui ao mesmo tempo. Fecha primeiro outro separador.
    [limit-full] Há demasiada gente neste momento. Tenta de novo daqui a pouco.
    [seat-away] Um robô joga por este lugar. Retoma-o primeiro.
    [seat-not-yours] Esse lugar não é teu.
    [store-unavailable] A casa não consegue guardar nada neste momento. Tenta de novo daqui a pouco.
    [table-code] Esta mesa é por convite: pede o link completo.
    [table-full] Já não há lugares livres.
    [table-not-found] Essa mesa não existe.
    [table-not-host] Só quem abriu a mesa pode fazer isso.
    [table-not-over] Isso é possível quando a partida acabar.
    [table-not-watchable] Só os seus jogadores podem ver esta mesa.
    [table-no-version] Esta partida não tem esse passo.
    [table-over] Aí a partida já acabou.
    [table-quarantined] Esta mesa segue outras regras e não pode ser aberta.
    [table-removed] O anfitrião mandou-te sair desta mesa.
   *[other] Isso agora não é possível.
}
house-no = Não
house-gone = alguém que se foi
house-to-watch = Partidas a decorrer

## Uma nova mesa

house-seat = Lugar { $n }
house-yes-no = { $value ->
    [true] sim
   *[false] não
}
house-minutes = Minutos por pessoa
house-days = Dias por turno
house-when-late = Quem fica sem tempo
house-late-bot = dá o lugar a um robô
house-late-forfeit = perde
house-listed = Mostrar na página inicial
house-may-watch = Outros podem ver
house-show-odds = Mostrar as probabilidades dos lançamentos
house-open-table = Abrir a mesa
house-own-file = O teu: { $name }
house-as-book = Como diz o livro escolhido.

## Perfil

house-profile = Perfil
house-name = Nome
house-colour-of-you = A tua cor
house-save = Guardar
house-saved = Guardado.
house-theme = Aspeto
house-theme-name = { $theme ->
    [auto] como o dispositivo
    [light] claro
    [dark] escuro
   *[contrast] alto contraste
}
house-sound = Sons
house-less-motion = Menos movimento
house-you = Tu
house-device = Este dispositivo
house-account = Conta
house-is-guest = És visita e só este dispositivo te conhece. Com uma palavra-passe podes entrar noutro lado.
house-is-account = { $name } pode entrar em todos os dispositivos.
house-account-new = Guardar esta conta
house-account-have = Já tenho conta
house-account-make = Guardar com palavra-passe
house-account-made = Guardado. Entra noutro lado como { $name }.
house-password = Palavra-passe
house-password-help = Pelo menos 8 caracteres.
house-password-change = Mudar a palavra-passe
house-password-old = Palavra-passe atual
house-password-new = Nova palavra-passe
house-password-changed = Mudada. Os outros dispositivos saíram.
house-sign-in = Entrar
house-sign-in-warning = Deixas o perfil de visita deste dispositivo: as suas partidas continuam sem ti.
house-signed-in = Que bom ver-te de novo, { $name }!
house-sign-out = Sair
house-sign-out-everywhere = Sair em todo o lado
house-signed-out = Saíste. Agora és uma nova visita.
house-notify = Mensagens
house-notify-more = Nas partidas com dias por turno podem avisar-te de que é a tua vez.
house-wake = Avisar-me neste navegador
house-wake-no-more = Deixar de me avisar neste navegador
house-wake-not = Esta casa não envia mensagens aos navegadores.
house-webhook = Endereço de um programa (webhook)
house-webhook-help = É chamado quando é a tua vez. Vazio: nenhum.
house-webhook-secret = As chamadas são assinadas com este segredo, mostrado só agora:
house-password-forgotten = Esqueceste-te da palavra-passe?
house-legal =
    { $which ->
        [imprint] Quem gere esta casa
       *[privacy] Privacidade
    }
house-webhook-trouble =
    { $n ->
        [one] A chamada falhou ({ $why }).
       *[other] A chamada falhou { $n } vezes ({ $why }).
    }
house-webhook-again = Haverá outra tentativa.
house-webhook-given-up = A próxima tentativa será no teu próximo turno.
house-muted = { $n ->
    [one] Uma mesa está em silêncio.
   *[other] { $n } mesas estão em silêncio.
}
house-own-data = Os teus dados
house-own-data-more = Nome, mesas, conversas e onde tens sessão iniciada; mais nada é guardado.
house-export = Descarregar tudo
house-forget = Apagar-me
house-forget-sure = Desistes de todas as partidas em curso, e não há volta atrás. Sair de vez?

## À espera de jogadores

house-invited-title = Há um lugar para ti
house-link = Link da mesa
house-copy = Copiar o link
house-copied = Copiado
house-qr = O link em código QR
house-start = Começar
house-leave = Sair da mesa
house-fair = O acaso pode ser verificado no fim. O selo desta mesa:
house-share = Partilhar…
house-invitation = Vem jogar { $game } comigo!
house-close-table = Fechar a mesa

## À mesa

house-round = { $of ->
    [0] Ronda { $n }
   *[other] Ronda { $n } de { $of }
}
house-undo = Desfazer
house-undo-turn = Desfazer o turno
house-as-text = Em texto
house-as-drawing = Em desenho
house-menu = Menu
house-resign = Desistir
house-abort = Propor parar
house-close = Fechar
house-reconnecting = A ligação caiu. Nada é enviado até voltar.
house-line-lost = A ligação caiu; nada foi jogado.
house-stale = A partida já avançou. Olha outra vez.
house-no-table-title = Esta mesa não pode ser mostrada
house-pass-screen = Passa o ecrã a { $name }
house-pass-screen-more = O que os outros não podem ver fica escondido até lá.
house-i-am-here = Eu sou { $name }
house-thinking = { $name } está a pensar…
house-please-wait = Um momento…
house-over = A partida terminou.
house-beside = Histórico e conversa
house-log = Histórico
house-log-empty = Ainda não aconteceu nada.
house-since = Desde a tua última jogada
house-so-far = Até agora
house-broken = Algo correu mal aqui.
house-chat = Conversa
house-chat-empty = Ainda ninguém disse nada.
house-chat-failed = Não foi possível carregar a conversa.
house-about-person = Denunciar ou ocultar { $name }
house-say-something = Diz alguma coisa
house-say = Enviar
house-what-you-can-do = O que podes fazer
house-find-move = Procurar uma jogada
house-nothing-to-do = Nada a fazer agora.
house-more-moves = { $n ->
    [one] e mais uma; procura acima
   *[other] e mais { $n }; procura acima
}
house-the-table = A mesa
house-undo-limit = Pode-se desfazer até se revelar uma carta, caírem dados ou outra pessoa escolher.
house-resign-sure = Desistir? Perdes esta partida.
house-abort-sure = Parar sem resultado? A partida acaba quando todos concordarem.
house-abort-waits = Queres parar; os outros têm de concordar
house-mute = Sem mensagens desta mesa
house-unmute = De novo mensagens desta mesa
house-bot-plays-you = O teu tempo acabou: um robô joga por ti.
house-return = Voltei
house-no-drawing = O desenho não carregou; aqui está a mesa em texto.
house-part-missing = Esta parte da mesa não carregou.
house-watching = Estás a ver
house-watchers = { $n ->
    [one] uma pessoa a ver
   *[other] { $n } pessoas a ver
}
house-who-plays = Quem joga
house-is-here = à mesa
house-is-away = fora da mesa
house-has-lost = fora
house-wants-stop = quer parar
house-clock-of = Relógio de { $name }
house-days-hours = { $days } d { $hours } h
house-name-of-seat = { $name } n.º { $n }
house-show = Mostrar

## O fim

house-by-round = Pontos por ronda
house-rematch = Jogar outra vez
house-past = passo { $n }
house-steps = Passos da partida
house-step-first = Ao início
house-step-back = Um passo atrás
house-step-on = Um passo à frente
house-step-last = Ao último passo
house-to-now = Voltar à partida
house-to-end = Ao resultado
house-fork = E se…?
house-your-seat = O teu lugar
house-all-seats = Todos os lugares neste ecrã
house-play-from-here = Jogar a partir daqui

## Café

house-beans = { $n } { $colour ->
    [yellow] { $n ->
        [one] amarelo
       *[other] amarelos
    }
    [brown] { $n ->
        [one] castanho
       *[other] castanhos
    }
    [green] { $n ->
        [one] verde
       *[other] verdes
    }
   *[red] { $n ->
        [one] vermelho
       *[other] vermelhos
    }
}
house-colour = { $colour ->
    [yellow] amarelo
    [brown] castanho
    [green] verde
   *[red] vermelho
}
house-worth-now = { $n ->
    [one] vale { $n } ponto agora
   *[other] vale { $n } pontos agora
}
house-display = Cartas da mesa
house-card-cafe = { $n ->
    [one] um café por { $n } ponto
   *[other] um café por { $n } pontos
}
house-costs-bean = custa um grão
house-deck-left = { $n ->
    [one] { $n } carta no baralho
   *[other] { $n } cartas no baralho
}
house-areas = Zonas de atividade
house-area-of = A zona de atividade de { $name }
house-back-to-yours = Voltar à tua
house-master = Mestre
house-score = Pontos
house-cups = { $n ->
    [one] { $n } chávena
   *[other] { $n } chávenas
}
house-ships = { $n ->
    [one] { $n } barco
   *[other] { $n } barcos
}
house-bid = { $n ->
    [one] lance de { $n } grão
   *[other] lance de { $n } grãos
}
house-passed = passou
house-pay-with = Pagar com
house-turn = Rodar
house-lay-here = Pôr aqui
house-in-hand = Na mão:
house-points-left = { $n ->
    [one] resta { $n } ação
   *[other] restam { $n } ações
}
house-warehouse = Armazém
house-square = { $kind ->
    [field] { $colour ->
        [yellow] Campo amarelo
        [brown] Campo castanho
        [green] Campo verde
       *[red] Campo vermelho
    }
    [surplus] Campo de excedente
    [batch] Campo de qualquer cor
    [drying] Casa de secagem
    [roasting] Casa de torra
    [cafe] Café { $title }
    [espresso] Espresso
    [pastry] Pastel de nata
    [cup] Chávena
    [ship] Barco
    [dead] Café fechado
   *[empty] Casa vazia
}
house-holds = { $colour ->
    [yellow] { $n ->
        [one] { $n } amarelo
       *[other] { $n } amarelos
    }
    [brown] { $n ->
        [one] { $n } castanho
       *[other] { $n } castanhos
    }
    [green] { $n ->
        [one] { $n } verde
       *[other] { $n } verdes
    }
    [red] { $n ->
        [one] { $n } vermelho
       *[other] { $n } vermelhos
    }
   *[none] nada
}
house-free = grátis
house-bid-none = ainda sem lance
house-holds-card = tem uma carta
house-verb = { $verb ->
    [produce] Produzir
    [dry] Secar
    [roast] Torrar
    [deliver] Entregar
    [send] Enviar
    [keep] Guardar
   *[clear] Esvaziar
}
house-pick-up = { $verb ->
    [cherry] Pegar nos grãos { $colour ->
        [yellow] amarelos
        [brown] castanhos
        [green] verdes
       *[red] vermelhos
    } para os secar
    [drying] Pegar nos grãos { $colour ->
        [yellow] amarelos
        [brown] castanhos
        [green] verdes
       *[red] vermelhos
    } para os torrar
   *[roasted] Pegar nos grãos { $colour ->
        [yellow] amarelos
        [brown] castanhos
        [green] verdes
       *[red] vermelhos
    } para os entregar
}
house-put-down = { $verb ->
    [cherry] Põe os grãos { $colour ->
        [yellow] amarelos
        [brown] castanhos
        [green] verdes
       *[red] vermelhos
    } numa casa de secagem iluminada.
    [drying] Põe os grãos { $colour ->
        [yellow] amarelos
        [brown] castanhos
        [green] verdes
       *[red] vermelhos
    } numa casa de torra iluminada.
   *[roasted] Leva os grãos { $colour ->
        [yellow] amarelos
        [brown] castanhos
        [green] verdes
       *[red] vermelhos
    } a um café ou ao armazém.
}
house-not-here = A carta não pode ficar aqui. Toca para saber porquê.
house-cafe-wants = { $n ->
    [one] Pede { $beans } por 1 ponto
   *[other] Pede { $beans } por { $n } pontos
}
house-square-is-for = { $kind ->
    [field] Dá um grão quando o seu grupo produz
    [surplus] Dá dois grãos quando o seu grupo produz
    [batch] Dá um grão da cor que escolheres
    [drying] Seca todos os grãos de uma cor dos teus campos
    [roasting] Torra todos os grãos de uma cor das tuas casas de secagem
    [cafe] Vale pontos quando tem tudo o que pede
    [espresso] Guarda um grão entregue; no fim toma a cor que quiseres
    [pastry] Soma pontos a um café completo em que toque
    [cup] Uma ação por ronda
    [ship] Com dois, as cartas com chávena são grátis
    [dead] Um café tapado em parte; já não rende nada
   *[empty] Boa para tapar
}
house-zoom-in = Ampliar
house-zoom-out = Reduzir
house-zoom-whole = Ver tudo
house-score-parts = { $total ->
    [one] 1 ponto
   *[other] { $total } pontos
}: { $cafes } por cafés, { $pastries } por pastéis, { $warehouse } pelo armazém.
house-way = O caminho do café
house-way-more = Cada chávena à vista é uma ação por ronda. Um café vale pontos quando tem tudo o que pede; no armazém só contam as duas cores de que tens menos.
house-bid-leads = { $n ->
    [0] Ainda ninguém fez um lance; mestre: { $name }.
    [one] { $name } lidera com { $n } grão.
   *[other] { $name } lidera com { $n } grãos.
}
house-touch-lit = Toca numa casa marcada.
