import { listed } from './listed.ts';
import type { AccountMails } from './words.ts';

export const nl: AccountMails = {
  activation: (name) => ({
    subject: 'Bevestig je e-mailadres',
    title: `Nog één tik, ${name}`,
    paragraphs: ['Bevestig dat dit adres van jou is: vanaf dan zien anderen je profiel.'],
    button: 'Adres bevestigen',
    after: [
      'De link werkt één keer, binnen 7 dagen. Heb je geen account aangemaakt, doe dan niets: zonder bevestiging blijft het profiel onzichtbaar.',
    ],
  }),
  reset: (passkeys) => ({
    subject: 'Je nieuwe wachtwoord',
    title: 'Kies een nieuw wachtwoord',
    paragraphs: ['Iemand, hopelijk jij, heeft een nieuw wachtwoord voor je account aangevraagd.'],
    button: 'Wachtwoord kiezen',
    after: [
      'De link werkt één keer, binnen 60 minuten. Daarna log je op al je apparaten opnieuw in.',
      'Was jij het niet? Doe dan niets: je wachtwoord blijft zoals het was.',
      ...(passkeys.length === 0
        ? []
        : [`Deze passkeys openen je account ook: ${listed('nl', passkeys)}. Op de pagina kun je verwijderen wat je niet herkent.`]),
    ],
  }),
  no_account: () => ({
    subject: 'Je aanvraag',
    title: 'Hier is geen account',
    paragraphs: [
      'Iemand heeft met dit adres een nieuw wachtwoord aangevraagd, maar geen account gebruikt het.',
      'Was jij het, probeer dan je andere e-mailadres. Was jij het niet, doe dan niets: we hebben je adres niet bewaard.',
    ],
    after: [],
    why: 'address',
  }),
  release: () => ({
    subject: 'Je aanmelding',
    title: 'Met dit adres is er al een aanmelding',
    paragraphs: [
      'Iemand probeerde zich zojuist met dit adres aan te melden. Er is al een aanmelding die niemand heeft bevestigd.',
      'Is de eerste niet van jou, geef het adres dan vrij en meld je meteen aan.',
    ],
    button: 'Adres vrijgeven',
    after: [
      'De link werkt 24 uur en maar één keer. Is de eerste aanmelding van jou, bevestig die dan met onze andere e-mail. Was jij het zojuist niet, doe dan niets.',
    ],
    why: 'address',
  }),
  password_changed: (name, passkeys) => ({
    subject: 'Je wachtwoord is gewijzigd',
    title: 'Je wachtwoord is gewijzigd',
    paragraphs: [`Hallo ${name}, het wachtwoord van je account is zojuist gewijzigd. De andere sessies zijn beëindigd.`],
    button: 'Dit was ik niet',
    after: [
      'Was jij het, dan hoef je niets te doen. Zo niet, kies dan meteen een nieuw wachtwoord met de knop.',
      ...(passkeys.length === 0
        ? []
        : [`Deze passkeys openen je account nog steeds: ${listed('nl', passkeys)}. Herken je er een niet, verwijder die dan.`]),
    ],
  }),
  login_attack: (name) => ({
    subject: 'Pogingen om in te loggen op je account',
    title: 'Iemand probeert binnen te komen',
    paragraphs: [
      `Hoi ${name}, vanaf veel verschillende adressen zijn verkeerde wachtwoorden voor je account geprobeerd. Geen ervan klopte, en je kunt gewoon blijven inloggen.`,
    ],
    button: 'Nieuw wachtwoord kiezen',
    after: [
      'Is je wachtwoord lang en gebruik je het alleen hier, dan hoef je niets te doen. Een passkey beschermt je beter: voeg er een toe in de instellingen.',
    ],
  }),
  passkey_added: (name, passkey) => ({
    subject: 'Een nieuwe passkey voor je account',
    title: 'Een nieuwe passkey voor je account',
    paragraphs: [
      `Hallo ${name}, er is zojuist een passkey aan je account toegevoegd: ‘${passkey}’. Wie hem heeft, komt zonder wachtwoord binnen.`,
    ],
    button: 'Je passkeys bekijken',
    after: ['Was jij het, dan hoef je niets te doen. Zo niet, verwijder hem dan meteen in de instellingen en kies een nieuw wachtwoord.'],
  }),
  mail_change: () => ({
    subject: 'Bevestig het nieuwe adres',
    title: 'Bevestig het nieuwe adres',
    paragraphs: ['Je wilt met dit adres inloggen. Tot je het bevestigt geldt het oude.'],
    button: 'Dit adres gebruiken',
    after: ['De link werkt één keer, binnen 24 uur. Was jij het niet? Doe dan niets.'],
  }),
  mail_changed: (name) => ({
    subject: 'Je adres is gewijzigd',
    title: 'Je adres is gewijzigd',
    paragraphs: [`Hallo ${name}, je account gebruikt vanaf nu een ander adres en met dit adres kun je niet meer inloggen.`],
    button: 'Wijziging ongedaan maken',
    after: ['Was jij het, dan hoef je niets te doen. Zo niet, dan heb je 48 uur: dit adres komt terug en alle sessies eindigen.'],
  }),
  deleted: (name, until) => ({
    subject: 'Je account is verwijderd',
    title: `Het ga je goed, ${name}`,
    paragraphs: [
      'We hebben je account verwijderd: vanaf nu ziet niemand je profiel meer.',
      `Bedenk je je, dan komt tot ${until} alles terug met deze knop.`,
    ],
    button: 'Mijn account terughalen',
    after: ['Daarna worden berichten en foto’s voorgoed gewist. We bewaren alleen de betaalgegevens, omdat de wet dat vraagt.'],
  }),
};
