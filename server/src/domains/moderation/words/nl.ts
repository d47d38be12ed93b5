import { always, type ModerationWords } from './words.ts';

const suspendedAuthor = (until: string) => ({
  title: 'Melding terecht',
  text: `We hebben het account van de persoon die je meldde geschorst tot ${until}. Voor jou blijft die ook daarna verborgen.`,
});

const suspendedAbout = (until: string) => ({
  title: `Account geschorst tot ${until}`,
  text: `We kregen een melding en hebben je account geschorst tot ${until}: niemand vindt je profiel en je kunt niet schrijven of liken. Je kunt wel inloggen, lezen en aankopen en instellingen gebruiken.`,
});

const nl: ModerationWords = {
  subject: 'Een beslissing die over jou gaat',
  hello: (name) => `Hallo ${name},`,
  hello_nameless: 'Hallo,',
  why: (reason) => `Reden: ${reason}`,
  answer: (text) => `Ons antwoord: ${text}`,
  read: (link) => `Je vindt de beslissing ook hier: ${link}`,
  appeal: (until, link) => `Niet mee eens? Tot ${until} kun je vragen dat iemand anders er opnieuw naar kijkt: ${link}`,
  about: {
    no_action: always(
      'Geen maatregel',
      'We kregen een melding over je profiel en hebben die gelezen. Er is niets mis, voor jou verandert er niets.',
    ),
    warn: always(
      'Een waarschuwing',
      'We kregen een melding over je profiel en vonden iets wat hier niet kan. Je account blijft actief: doe het alsjeblieft niet meer.',
    ),
    hide_photo: always(
      'Een van je foto’s is verborgen',
      'We kregen een melding en hebben een van je foto’s verborgen. De rest van je profiel blijft zoals het is.',
    ),
    suspend_7: suspendedAbout,
    suspend_30: suspendedAbout,
    disable: always(
      'Account uitgeschakeld',
      'We kregen een melding en hebben je account zonder einddatum uitgeschakeld: niemand vindt je profiel en je kunt niet schrijven of liken. Je kunt wel inloggen, lezen en aankopen en instellingen gebruiken.',
    ),
    approve: always('Foto goedgekeurd', 'Je foto is nu voor iedereen te zien.'),
    refuse: always('Foto niet goedgekeurd', 'We kunnen je foto niet tonen. Je kunt altijd een andere toevoegen.'),
    uphold: always('De beslissing blijft', 'Na je bezwaar heeft iemand anders de beslissing opnieuw bekeken en bevestigd.'),
    overturn: always(
      'Beslissing ingetrokken',
      'Na je bezwaar heeft iemand anders de beslissing opnieuw bekeken en ingetrokken. De gevolgen stoppen meteen.',
    ),
  },
  author: {
    no_action: always('Melding bekeken', 'We hebben je melding bekeken en geen maatregel genomen. Voor jou blijft de persoon verborgen.'),
    warn: always('Melding terecht', 'We hebben de persoon die je meldde gewaarschuwd. Voor jou blijft die verborgen.'),
    hide_photo: always(
      'Melding terecht',
      'We hebben een foto verborgen van de persoon die je meldde. Voor jou blijft ook de persoon verborgen.',
    ),
    suspend_7: suspendedAuthor,
    suspend_30: suspendedAuthor,
    disable: always('Melding terecht', 'We hebben het account van de persoon die je meldde uitgeschakeld.'),
    overturn: always(
      'Een beslissing is veranderd',
      'Na een bezwaar heeft iemand anders de beslissing over je melding opnieuw bekeken en ingetrokken. Voor jou blijft de persoon verborgen.',
    ),
    accept: always('Klacht gegrond', 'We hebben je klacht bekeken en geven je gelijk.'),
    reject: always('Klacht ongegrond', 'We hebben je klacht bekeken en kunnen je geen gelijk geven.'),
  },
  reasons: {
    no_violation: 'niets is in strijd met onze regels.',
    not_enough_evidence: 'wat we zagen is niet genoeg om anders te beslissen.',
    spam_or_money: 'vragen om geld of reclame.',
    harassment: 'beledigende of opdringerige berichten.',
    fake: 'het profiel is niet echt.',
    sexual_content: 'ongewenste seksuele inhoud.',
    minor: 'mogelijk minderjarig.',
    other: 'een andere overtreding van onze regels.',
    no_face: 'op de foto is geen gezicht te herkennen.',
    other_person: 'de foto toont iemand anders.',
    unreadable: 'de foto is te donker, onscherp of klein.',
    contact_details: 'op de foto staan contactgegevens of reclame.',
    decision_right: 'de eerste beslissing was juist.',
    decision_wrong: 'de eerste beslissing was fout.',
    new_facts: 'er zijn nieuwe feiten.',
    solved: 'het probleem is opgelost.',
    not_our_matter: 'de zaak ligt niet in onze handen.',
  },
  complaint: {
    received_subject: (number) => `We hebben je klacht nr. ${number} ontvangen`,
    received: (number) => `Je klacht heeft nummer ${number}. Een mens leest de klacht en antwoordt op dit adres.`,
    answered_subject: (number) => `Antwoord op je klacht nr. ${number}`,
  },
};

export default nl;
