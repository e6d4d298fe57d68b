# What the people who run a house tell their guests: notices, invitations, reports, forgotten passwords.

club-notice = Uma palavra da casa
club-maintenance = A casa está em manutenção: por agora não há mesas novas e todos os relógios estão parados.
club-banned = Os responsáveis por esta casa fecharam-na para ti.
club-reset-title = Escolhe uma nova palavra-passe
club-reset-more = Este link serve uma só vez. Sais de todos os outros dispositivos.
club-reset-save = Guardar e entrar
club-reset-used = Este link já foi usado ou é demasiado antigo. Pede outro.
club-invited-title = Por convite
club-invited-more = Os novos convidados precisam do código de convite desta casa.
club-invited-code = Código de convite
club-invited-enter = Entrar
club-invited-wrong = O código não está certo.
club-closed-more = Esta casa não recebe novos convidados. Se tens conta, entra.
club-report = Denunciar { $name }
club-report-more = Isto chega aos responsáveis pela casa, com as últimas linhas da conversa.
club-report-words = O que aconteceu?
club-report-send = Enviar denúncia
club-report-sent = Obrigado. A casa foi avisada.
club-mute = Ocultar o que { $name } diz
club-unmute = Mostrar o que { $name } diz
club-people = Sobre { $name }
