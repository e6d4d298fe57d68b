# What the people who run a house tell their guests: notices, invitations, reports, forgotten passwords.

club-notice = Un mot de la maison
club-maintenance = La maison est en maintenance : pas de nouvelle table pour l’instant, et toutes les pendules sont arrêtées.
club-banned = Les responsables de cette maison t’en ont fermé l’accès.
club-reset-title = Choisis un nouveau mot de passe
club-reset-more = Ce lien ne sert qu’une fois. Tous tes autres appareils seront déconnectés.
club-reset-save = Enregistrer et se connecter
club-reset-used = Ce lien a déjà servi ou il est trop ancien. Demandes-en un autre.
club-invited-title = Sur invitation
club-invited-more = Il faut le code d’invitation de cette maison pour entrer la première fois.
club-invited-code = Code d’invitation
club-invited-enter = Entrer
club-invited-wrong = Ce code n’est pas le bon.
club-closed-more = Cette maison n’accueille personne de nouveau. Si tu as un compte, connecte-toi.
club-report = Signaler { $name }
club-report-more = Ton message va aux responsables de la maison, avec les dernières lignes de la discussion.
club-report-words = Que s’est-il passé ?
club-report-send = Envoyer le signalement
club-report-sent = Merci. La maison est prévenue.
club-mute = Masquer ce que dit { $name }
club-unmute = Afficher ce que dit { $name }
club-people = À propos de { $name }
club-forgotten-title = Un nouveau mot de passe
club-forgotten-more = Indique le nom de ton compte. S’il a une adresse e-mail, tu y recevras un lien.
club-forgotten-send = M’envoyer un lien
club-forgotten-sent = Si ce compte a une adresse e-mail, un lien est en route. Il est valable un jour.
club-forgotten-none = Cette maison n’envoie pas d’e-mails. Demande aux responsables.
club-mail = E-mail
club-mail-more = Avec une adresse e-mail, tu peux choisir un nouveau mot de passe si tu oublies le tien. Personne d’autre ne la voit.
club-mail-address = Adresse e-mail
club-mail-turns = M’avertir quand c’est à moi dans les parties où chaque tour dure des jours
club-mail-confirm = Un lien est en route vers { $address }. Rien d’autre n’est envoyé avant que tu l’aies suivi.
club-mail-none = Retirer l’adresse
club-link-title =
    { $kind ->
        [mail] Est-ce bien ton adresse ?
       *[unsubscribe] Ne plus recevoir d’e-mails quand c’est à toi ?
    }
club-link-press =
    { $kind ->
        [mail] Oui, c’est la mienne
       *[unsubscribe] Ne plus en recevoir
    }
club-link-done =
    { $kind ->
        [mail] Merci. Les e-mails t’arriveront désormais à cette adresse.
       *[unsubscribe] Tu ne recevras plus d’e-mails quand c’est à toi de jouer.
    }
club-link-used = Ce lien ne fonctionne plus.
club-legal-none = Les responsables de cette maison n’ont rien écrit ici.
