# What the people who run a house tell their guests: notices, invitations, reports, forgotten passwords.

club-notice = Uma palavra da casa
club-maintenance = A casa está em manutenção: por agora não há mesas novas e todos os relógios estão parados.
club-banned = Os responsáveis por esta casa fecharam-te a porta.
club-reset-title = Escolhe uma nova palavra-passe
club-reset-more = Este link serve uma só vez. Sais de todos os outros dispositivos.
club-reset-save = Guardar e entrar
club-reset-used = Este link já foi usado ou é demasiado antigo. Pede outro.
club-invited-title = Por convite
club-invited-more = Os novos convidados precisam do código de convite desta casa.
club-invited-code = Código de convite
club-invited-enter = Entrar
club-invited-wrong = Esse código não está certo.
club-closed-more = Esta casa não recebe novos convidados. Se tens conta, entra.
club-report = Denunciar { $name }
club-report-more = Isto chega aos responsáveis pela casa, com as últimas linhas da conversa.
club-report-words = O que aconteceu?
club-report-send = Enviar denúncia
club-report-sent = Agradecemos. A casa foi avisada.
club-mute = Ocultar o que { $name } diz
club-unmute = Mostrar o que { $name } diz
club-people = Sobre { $name }
club-forgotten-title = Uma nova palavra-passe
club-forgotten-more = Diz o nome da tua conta. Se tiver um endereço de e-mail, recebes lá um link.
club-forgotten-send = Enviar-me um link
club-forgotten-sent = Se essa conta tiver um endereço de e-mail, um link vai a caminho. Serve durante um dia.
club-forgotten-none = Esta casa não envia e-mails. Fala com quem a gere.
club-mail = E-mail
club-mail-more = Com um endereço de e-mail podes escolher uma nova palavra-passe se te esqueceres da tua. Mais ninguém o vê.
club-mail-address = Endereço de e-mail
club-mail-turns = Avisar-me quando for a minha vez em partidas com dias por turno
club-mail-confirm = Um link vai a caminho de { $address }. Nada mais é enviado antes de o seguires.
club-mail-none = Retirar o endereço
club-link-title =
    { $kind ->
        [mail] Este endereço é teu?
       *[unsubscribe] Não queres mais e-mails quando for a tua vez?
    }
club-link-press =
    { $kind ->
        [mail] Sim, é meu
       *[unsubscribe] Não quero mais e-mails
    }
club-link-done =
    { $kind ->
        [mail] Agradecemos. A partir de agora os e-mails chegam-te aí.
       *[unsubscribe] Já não recebes e-mails quando é a tua vez.
    }
club-link-used = Este link já não serve.
club-legal-none = Quem gere esta casa não escreveu nada aqui.
