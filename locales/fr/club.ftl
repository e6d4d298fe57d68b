# What the people who run a house tell their guests: notices, invitations, reports, forgotten passwords.

club-notice = Un mot de la maison
club-maintenance = La maison est en maintenance : pas de nouvelle table pour l’instant, et toutes les pendules sont arrêtées.
club-banned = Les responsables de cette maison t’en ont fermé l’accès.
club-reset-title = Choisis un nouveau mot de passe
club-reset-more = Ce lien ne sert qu’une fois. Tous tes autres appareils seront déconnectés.
club-reset-save = Enregistrer et se connecter
club-reset-used = Ce lien a déjà servi ou il est trop ancien. Demandes-en un autre.
club-invited-title = Sur invitation
club-invited-more = Il faut le code d’invitation de cette maison pour y entrer la première fois.
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
