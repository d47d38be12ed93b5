import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const nl: Translation<typeof it, 'nl'> = {
  'footer.nav': 'Informatie',
  'footer.pages-terms': 'Voorwaarden',
  'footer.pages-privacy': 'Privacy',
  'footer.pages-cookies': 'Cookies',
  'footer.pages-ban': 'Verboden',
  'footer.pricing': 'Prijzen',
  'footer.complaints': 'Klachten',
  'footer.pages-return-policy': 'Herroepingsrecht',
  'footer.pages-faq': 'Veelgestelde vragen',
  'footer.pages-service': 'Hulp',
  disclaimer:
    '{{name}} is alleen voor volwassenen. Er zijn hier ook {{fictional}}: ze zijn er voor het vermaak, altijd herkenbaar aan het label, en in het echt afspreken kan met hen niet. Berichten betaal je met credits; de prijs staat erbij voordat je verstuurt.',
  'buy.title': 'Niet genoeg credits',
  'buy.needed_one': 'Nodig: {{needed}}. Je saldo: {{balance}}.',
  'buy.needed_other': 'Nodig: {{needed}}. Je saldo: {{balance}}.',
  'buy.kept': 'Wat je schreef blijft hier staan en er zijn geen credits gebruikt.',
  'buy.go': 'Credits bekijken',
  'upgrade.title': 'Dit is een Premium-functie',
  'upgrade.all_photos': 'Met Premium zie je alle foto’s van elk profiel.',
  'upgrade.more_photos': 'Met Premium kun je meer foto’s aan je profiel toevoegen.',
  'upgrade.photo_messages': 'Met Premium kun je foto’s sturen in je gesprekken.',
  'upgrade.conversations': 'Met Premium kun je zoveel gesprekken beginnen als je wilt.',
  'upgrade.how': 'Je wordt het met de aankoop van elk pakket credits, zonder abonnement.',
  'signup.title': 'Meld je gratis aan',
  'signup.failed': 'Het aanmeldformulier is niet geladen in dit venster. Probeer de eigen pagina.',
  'signup.page': 'Aanmeldpagina openen',
};

export default nl;
