import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const nl: Translation<typeof it, 'nl'> = {
  title: 'Profiel verifiëren',

  lead: 'Een teken naast je naam vertelt anderen dat de foto’s echt van jou zijn. Het is gratis.',

  'begin.title': 'Zo werkt het',
  'begin.code': 'Je krijgt een code. Die is {{minutes}} minuten geldig.',
  'begin.selfie': 'Je schrijft hem met de hand op papier en maakt een selfie met het papier in je hand.',
  'begin.compared': 'Iemand uit ons team, geen programma, vergelijkt hem met je foto’s.',
  'begin.draw': 'Code aanvragen',
  'begin.draw_again': 'Nieuwe code aanvragen',
  'begin.ends':
    'Het teken blijft zolang minstens één van de vergeleken foto’s te zien is. Het vervalt als je ze allemaal vervangt of je geslacht wijzigt.',

  'privacy.title': 'De selfie blijft privé.',
  'privacy.text':
    'Alleen moderators zien hem, tot ze beslissen. Daarna kan niemand hem meer openen en verwijderen we hem binnen {{hours}} uur.',

  'refused.title': 'De verificatie is niet gelukt.',
  'refused.code_missing': 'De handgeschreven code ontbreekt of is niet te lezen. Schrijf hem groter en houd hem naast je gezicht.',
  'refused.code_wrong': 'De code op het papier is niet de code die je van ons kreeg. Neem de nieuwe teken voor teken over.',
  'refused.face_hidden': 'Je gezicht is niet goed te zien. Zoek licht op en zet je zonnebril of pet af.',
  'refused.face_differs': 'Het gezicht lijkt niet dat van je foto’s te zijn. Zijn ze oud, voeg dan eerst een recente toe.',
  'refused.several_people': 'Er staat meer dan één persoon op de selfie. Maak hem opnieuw met alleen jou.',
  'refused.edited': 'De selfie lijkt bewerkt of van een scherm genomen. Maak een nieuwe foto, zonder filters.',

  'expired.title': 'De code is verlopen.',
  'expired.text': 'Hij is {{minutes}} minuten geldig, zodat niemand zich kan voorbereiden. Vraag een nieuwe aan: er is niets verstuurd.',

  'ended.title': 'Je verificatie is beëindigd.',
  'ended.text': 'Geen van de vergeleken foto’s is nog te zien, of je hebt je geslacht gewijzigd. Je kunt je opnieuw verifiëren.',

  'no_photo.title': 'Eerst is een foto van jou nodig.',
  'no_photo.text': 'De selfie wordt vergeleken met de foto’s van je profiel: voeg er een toe en kom terug zodra hij te zien is.',
  'no_photo.checking': 'We controleren hem nu: kom terug zodra anderen hem zien.',

  limit: 'Je hebt alle pogingen van vandaag gebruikt. De volgende: {{date}}.',

  'code.title': 'Jouw code',
  'code.text': 'Schrijf hem groot en met de hand op een vel papier. Op de selfie moeten de code leesbaar en je gezicht goed te zien zijn.',
  'code.time': 'Verloopt over',
  'code.left': 'Resterende tijd: {{time}}',
  'code.leave': 'Toch niet',

  'selfie.take': 'Selfie maken',
  'selfie.pick': 'Foto kiezen',
  'selfie.preview': 'Voorbeeld van de selfie',
  'selfie.check': 'Is je gezicht goed te zien? Is de hele code te lezen?',
  'selfie.send': 'Selfie versturen',
  'selfie.again': 'Een andere kiezen',
  'selfie.sending': 'Selfie wordt verstuurd',
  'selfie.progress': '{{share}} verstuurd',

  'pending.title': 'Selfie verstuurd',
  'pending.text': 'Iemand uit ons team vergelijkt hem met je foto’s. Je hoort het hier en per e-mail zodra er is beslist.',
  'pending.sent': 'Verstuurd {{when}}',
  'pending.withdraw': 'Aanvraag intrekken',

  'withdraw.title': 'Aanvraag intrekken?',
  'withdraw.text': 'De selfie wordt meteen verwijderd. Je kunt altijd een nieuwe code aanvragen.',

  'verified.title': 'Je profiel is geverifieerd',
  'verified.text': 'Sinds {{date}} zien anderen het teken naast je naam.',
  'verified.profile': 'Bekijk je profiel',

  'info.title': 'Wat ‘geverifieerd’ betekent',
  'info.text':
    '{{name}} heeft een selfie gemaakt met een handgeschreven code die we op dat moment gaven. Iemand uit ons team heeft die met de foto’s van het profiel vergeleken.',
  'info.not':
    'Het zegt dat de foto’s tonen wie ze gebruikt. Het zegt niets over leeftijd, bedoelingen of de rest van het profiel: blijf zo voorzichtig als altijd.',
  'info.own': 'Jij kunt je profiel ook verifiëren, gratis.',
  'info.button': 'Verifieer je profiel',
};

export default nl;
