import { always, type ModerationWords } from './words.ts';

const suspendedAuthor = (until: string) => ({
  title: 'Meldung berechtigt',
  text: `Wir haben das Konto der gemeldeten Person bis ${until} gesperrt. Für dich bleibt sie auch danach ausgeblendet.`,
});

const suspendedAbout = (until: string) => ({
  title: `Konto gesperrt bis ${until}`,
  text: `Wir haben eine Meldung erhalten und dein Konto bis ${until} gesperrt: Niemand findet dein Profil, und du kannst weder schreiben noch Likes vergeben. Anmelden, lesen, Käufe und Einstellungen bleiben dir offen.`,
});

const de: ModerationWords = {
  subject: 'Eine Entscheidung, die dich betrifft',
  hello: (name) => `Hallo ${name},`,
  hello_nameless: 'Hallo,',
  why: (reason) => `Grund: ${reason}`,
  answer: (text) => `Unsere Antwort: ${text}`,
  read: (link) => `Du findest die Entscheidung auch hier: ${link}`,
  appeal: (until, link) =>
    `Du bist nicht einverstanden? Bis zum ${until} kannst du verlangen, dass eine andere Person sie noch einmal prüft: ${link}`,
  about: {
    no_action: always(
      'Keine Maßnahme',
      'Wir haben eine Meldung zu deinem Profil erhalten und gelesen. Es gibt nichts zu beanstanden, für dich ändert sich nichts.',
    ),
    warn: always(
      'Eine Verwarnung',
      'Wir haben eine Meldung zu deinem Profil erhalten und etwas gefunden, das hier nicht in Ordnung ist. Dein Konto bleibt aktiv: Bitte tu das nicht wieder.',
    ),
    hide_photo: always(
      'Eines deiner Fotos ist ausgeblendet',
      'Wir haben eine Meldung erhalten und eines deiner Fotos ausgeblendet. Der Rest deines Profils bleibt, wie er ist.',
    ),
    suspend_7: suspendedAbout,
    suspend_30: suspendedAbout,
    disable: always(
      'Konto stillgelegt',
      'Wir haben eine Meldung erhalten und dein Konto ohne Enddatum stillgelegt: Niemand findet dein Profil, und du kannst weder schreiben noch Likes vergeben. Anmelden, lesen, Käufe und Einstellungen bleiben dir offen.',
    ),
    approve: always('Foto freigegeben', 'Dein Foto ist jetzt für alle sichtbar.'),
    refuse: always('Foto nicht freigegeben', 'Wir können dein Foto nicht zeigen. Du kannst jederzeit ein anderes hochladen.'),
    uphold: always(
      'Die Entscheidung bleibt',
      'Nach deinem Widerspruch hat eine andere Person die Entscheidung noch einmal geprüft und bestätigt.',
    ),
    overturn: always(
      'Entscheidung aufgehoben',
      'Nach deinem Widerspruch hat eine andere Person die Entscheidung noch einmal geprüft und aufgehoben. Ihre Folgen enden sofort.',
    ),
  },
  author: {
    no_action: always(
      'Meldung geprüft',
      'Wir haben deine Meldung geprüft und nichts unternommen. Für dich bleibt die Person ausgeblendet.',
    ),
    warn: always('Meldung berechtigt', 'Wir haben die gemeldete Person verwarnt. Für dich bleibt sie ausgeblendet.'),
    hide_photo: always(
      'Meldung berechtigt',
      'Wir haben ein Foto der gemeldeten Person ausgeblendet. Für dich bleibt auch die Person ausgeblendet.',
    ),
    suspend_7: suspendedAuthor,
    suspend_30: suspendedAuthor,
    disable: always('Meldung berechtigt', 'Wir haben das Konto der gemeldeten Person stillgelegt.'),
    overturn: always(
      'Eine Entscheidung hat sich geändert',
      'Nach einem Widerspruch hat eine andere Person die Entscheidung zu deiner Meldung noch einmal geprüft und aufgehoben. Für dich bleibt die Person ausgeblendet.',
    ),
    accept: always('Beschwerde berechtigt', 'Wir haben deine Beschwerde geprüft und geben dir recht.'),
    reject: always('Beschwerde abgelehnt', 'Wir haben deine Beschwerde geprüft und können ihr nicht stattgeben.'),
  },
  reasons: {
    no_violation: 'Es verstößt nichts gegen unsere Regeln.',
    not_enough_evidence: 'Was wir gesehen haben, reicht für eine andere Entscheidung nicht aus.',
    spam_or_money: 'Forderung von Geld oder Werbung.',
    harassment: 'Beleidigende oder aufdringliche Nachrichten.',
    fake: 'Das Profil ist nicht echt.',
    sexual_content: 'Unerwünschte sexuelle Inhalte.',
    minor: 'Möglicherweise minderjährig.',
    other: 'Ein anderer Verstoß gegen unsere Regeln.',
    no_face: 'Auf dem Foto ist kein Gesicht zu erkennen.',
    other_person: 'Das Foto zeigt eine andere Person.',
    unreadable: 'Das Foto ist zu dunkel, unscharf oder klein.',
    contact_details: 'Auf dem Foto stehen Kontaktdaten oder Werbung.',
    decision_right: 'Die erste Entscheidung war richtig.',
    decision_wrong: 'Die erste Entscheidung war falsch.',
    new_facts: 'Es gibt neue Tatsachen.',
    solved: 'Das Problem ist gelöst.',
    not_our_matter: 'Die Sache liegt nicht in unserer Hand.',
  },
  complaint: {
    received_subject: (number) => `Deine Beschwerde Nr. ${number} ist angekommen`,
    received: (number) => `Deine Beschwerde hat die Nummer ${number}. Ein Mensch liest sie und antwortet dir an diese Adresse.`,
    answered_subject: (number) => `Antwort auf deine Beschwerde Nr. ${number}`,
  },
};

export default de;
