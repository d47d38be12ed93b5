import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const nl: Translation<typeof it, 'nl'> = {
  title: 'Beslissingen die over jou gaan',
  intro: 'Wat we hebben beslist, waarom en wat je kunt doen.',
  none_title: 'Geen beslissingen',
  none_text: 'Als je iemand meldt of we iets over je profiel beslissen, vind je het hier.',
  answer: 'Ons antwoord',
  overturned: 'Ingetrokken',
  appealed: 'Je maakte {{when}} bezwaar. Iemand anders beslist en schrijft je.',
  upheld: 'Opnieuw bekeken door iemand anders: de beslissing blijft.',
  appeal: 'Bezwaar maken',
  appeal_until: 'Kan tot {{date}}. Iemand anders beslist.',
  appeal_label: 'Waarom klopt de beslissing niet?',
  appeal_missing: 'Schrijf waarom, één zin is genoeg.',
  appeal_send: 'Bezwaar versturen',
  appeal_sent: 'Bezwaar verstuurd. Iemand anders bekijkt de beslissing opnieuw.',
  not_found: 'Deze beslissing is niet van jou. Hier zijn de andere.',
};

export default nl;
