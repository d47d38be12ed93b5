import { always, type ModerationWords } from './words.ts';

const suspendedAuthor = (until: string) => ({
  title: 'Signalement fondé',
  text: `Nous avons suspendu jusqu’au ${until} le compte de la personne que tu as signalée. Elle reste masquée pour toi, ensuite aussi.`,
});

const suspendedAbout = (until: string) => ({
  title: `Compte suspendu jusqu’au ${until}`,
  text: `Nous avons reçu un signalement et suspendu ton compte jusqu’au ${until} : personne ne trouve ton profil, et tu ne peux ni écrire ni donner de like. Tu peux te connecter, lire et utiliser achats et réglages.`,
});

const fr: ModerationWords = {
  subject: 'Une décision qui te concerne',
  hello: (name) => `Bonjour ${name},`,
  hello_nameless: 'Bonjour,',
  why: (reason) => `Motif : ${reason}`,
  answer: (text) => `Notre réponse : ${text}`,
  read: (link) => `Tu trouves aussi la décision ici : ${link}`,
  appeal: (until, link) => `Tu n’es pas d’accord ? Jusqu’au ${until}, tu peux demander qu’une autre personne la réexamine : ${link}`,
  about: {
    no_action: always(
      'Aucune mesure',
      'Nous avons reçu un signalement sur ton profil, nous l’avons lu et il n’y a rien à corriger. Rien ne change pour toi.',
    ),
    warn: always(
      'Un avertissement',
      'Nous avons reçu un signalement sur ton profil et trouvé quelque chose qui ne va pas ici. Ton compte reste actif : merci de ne plus le faire.',
    ),
    hide_photo: always(
      'Une de tes photos est masquée',
      'Nous avons reçu un signalement et masqué une de tes photos. Le reste de ton profil ne change pas.',
    ),
    suspend_7: suspendedAbout,
    suspend_30: suspendedAbout,
    disable: always(
      'Compte désactivé',
      'Nous avons reçu un signalement et désactivé ton compte sans date de fin : personne ne trouve ton profil, et tu ne peux ni écrire ni donner de like. Tu peux te connecter, lire et utiliser achats et réglages.',
    ),
    approve: always('Photo acceptée', 'Ta photo est maintenant visible par tout le monde.'),
    refuse: always('Photo refusée', 'Nous ne pouvons pas montrer ta photo. Tu peux en ajouter une autre quand tu veux.'),
    uphold: always('La décision est maintenue', 'Après ton recours, une autre personne a réexaminé la décision et l’a confirmée.'),
    overturn: always(
      'Décision annulée',
      'Après ton recours, une autre personne a réexaminé la décision et l’a annulée. Ses effets cessent tout de suite.',
    ),
  },
  author: {
    no_action: always(
      'Signalement examiné',
      'Nous avons examiné ton signalement et n’avons pris aucune mesure. La personne reste masquée pour toi.',
    ),
    warn: always('Signalement fondé', 'Nous avons averti la personne que tu as signalée. Elle reste masquée pour toi.'),
    hide_photo: always(
      'Signalement fondé',
      'Nous avons masqué une photo de la personne que tu as signalée. Elle reste elle aussi masquée pour toi.',
    ),
    suspend_7: suspendedAuthor,
    suspend_30: suspendedAuthor,
    disable: always('Signalement fondé', 'Nous avons désactivé le compte de la personne que tu as signalée.'),
    overturn: always(
      'Une décision a changé',
      'Après un recours, une autre personne a réexaminé la décision sur ton signalement et l’a annulée. La personne reste masquée pour toi.',
    ),
    accept: always('Réclamation acceptée', 'Nous avons examiné ta réclamation et nous l’acceptons.'),
    reject: always('Réclamation refusée', 'Nous avons examiné ta réclamation et ne pouvons pas l’accepter.'),
  },
  reasons: {
    no_violation: 'rien n’est contraire à nos règles.',
    not_enough_evidence: 'ce que nous avons vu ne suffit pas pour décider autrement.',
    spam_or_money: 'demandes d’argent ou publicité.',
    harassment: 'messages offensants ou insistants.',
    fake: 'le profil n’est pas authentique.',
    sexual_content: 'contenus sexuels non désirés.',
    minor: 'personne peut-être mineure.',
    other: 'une autre infraction à nos règles.',
    no_face: 'on ne distingue aucun visage sur la photo.',
    other_person: 'la photo montre une autre personne.',
    unreadable: 'la photo est trop sombre, floue ou petite.',
    contact_details: 'la photo contient des coordonnées ou de la publicité.',
    decision_right: 'la première décision était juste.',
    decision_wrong: 'la première décision était erronée.',
    new_facts: 'il y a des faits nouveaux.',
    solved: 'le problème est résolu.',
    not_our_matter: 'la question ne dépend pas de nous.',
  },
  complaint: {
    received_subject: (number) => `Nous avons reçu ta réclamation n° ${number}`,
    received: (number) => `Ta réclamation porte le numéro ${number}. Une personne la lit et te répond à cette adresse.`,
    answered_subject: (number) => `Réponse à ta réclamation n° ${number}`,
  },
};

export default fr;
