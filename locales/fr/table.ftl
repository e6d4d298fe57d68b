## Ce que tous les jeux partagent. On dit « tu » ; phrases courtes et chaleureuses.

list-two = { $first } et { $second }
list-more = { $first }, { $second }
item = { $item }

seat-name = Place { $number }
you = Toi
seat-label = { $who ->
    [you] Toi
   *[they] { $name }
}
awaits-seat = { $who ->
    [you] toi
   *[they] { $name }
}
awaits-chance = le hasard
awaits-nobody = personne

## Robots

bot-name = { $bot ->
    [random] Hasard
    [greedy] Glouton
    [flat] Plat
    [search] Recherche
    [easy] Facile
    [relaxed] Tranquille
    [casual] Amateur
    [steady] Régulier
    [medium] Moyen
    [skilled] Habile
    [hard] Difficile
    [expert] Expert
   *[other] { $bot }
}

## Événements de tous les jeux

event-game-over = La partie est finie.
event-undone = { $who ->
    [you] Tu annules un choix.
   *[they] { $name } annule un choix.
}
event-undone-hidden = { $who ->
    [you] Tu annules un choix.
   *[they] { $name } annule un choix.
}

## Raisons de tous les jeux

reason-no-such-seat = il n’y a pas de place { $number } à cette table
reason-game-over = la partie est finie
reason-not-awaited = ce n’est pas { $who ->
    [you] à toi
   *[they] à { $name }
} de jouer ; on attend : { $awaited }
reason-not-due = le hasard n’apporte pas cela maintenant
reason-awaited = on attend : { $awaited }

refusal = { $reason } ({ $rule })

## Options de tous les jeux

option-seats = Le nombre de joueurs.

## Points

part-points = points

## Fin

verdict-win = { $who ->
    [you] Tu gagnes !
   *[they] { $name } gagne !
}
verdict-shared = Victoire partagée : { $names }.

## Erreurs du protocole

fault-request-malformed = Cette ligne n’est pas un seul objet JSON.
fault-request-unknown = Cette requête n’existe pas.
fault-request-field = Un champ manque ou est faux.
fault-game-unknown = Ce jeu n’existe pas.
fault-setup-invalid = Aucune partie ne peut commencer ainsi.
fault-deck-invalid = Ce paquet de cartes est illisible.
fault-board-invalid = Ce plateau est illisible.
fault-table-none = Il n’y a pas encore de table.
fault-action-malformed = Ce texte n’est pas une action.
fault-action-illegal = Les règles ne le permettent pas.
fault-action-stale = La partie a avancé entre-temps ; regarde à nouveau.
fault-undo-closed = Le dernier choix reste.
fault-record-invalid = Cet enregistrement est illisible ou contraire aux règles.
fault-position-invalid = Cette position est illisible ou impossible.
fault-bot-unknown = Ce robot n’existe pas.
fault-perft-too-large = Compter cela prendrait trop de temps.
fault-view-unknown = Ce point de vue n’existe pas.
fault-lesson-unknown = Cette leçon n’existe pas.
fault-internal = Une erreur de notre part ; rien n’a changé sur la table.

## Pourquoi un choix reste

undo-nothing = il n’y a rien à annuler
undo-chance = cela ne peut plus être annulé : depuis, { $outcome }
undo-chance-hidden = cela ne peut plus être annulé : depuis, le hasard a parlé
undo-other = cela ne peut plus être annulé : depuis, { $who ->
    [you] tu as choisi
   *[they] { $name } a choisi
}
undo-other-hidden = cela ne peut plus être annulé : depuis, { $who ->
    [you] tu as choisi
   *[they] { $name } a choisi
}
undo-revealed = cela ne peut plus être annulé : quelque chose de caché a été révélé
