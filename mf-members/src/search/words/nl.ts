import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const nl: Translation<typeof it, 'nl'> = {
  'filters.title': 'Filters',
  'filters.active_one': '{{count}} filter actief',
  'filters.active_other': '{{count}} filters actief',
  'filters.label': 'Zoekfilters',
  'filters.gender': 'Ik zoek',
  'filters.gender.any': 'Vrouwen en mannen',
  'filters.gender.female': 'Vrouwen',
  'filters.gender.male': 'Mannen',
  'filters.age': 'Leeftijd',
  'filters.min_age': 'Minimumleeftijd',
  'filters.max_age': 'Maximumleeftijd',
  'filters.ages': '{{min}}–{{max}} jaar',
  'filters.country.any': 'Alle landen',
  'filters.region.any': 'Alle regio’s',
  'filters.distance': 'Afstand',
  'filters.distance.any': 'Elke afstand',
  'filters.distance.within': 'Binnen {{distance}}',
  'filters.interests': 'Interesses',
  'filters.interests_hint': 'Mensen met minstens één van de gekozen interesses.',
  'filters.interests_none': 'Interesses wissen',
  'filters.interests_chosen_one': '{{count}} interesse gekozen',
  'filters.interests_chosen_other': '{{count}} interesses gekozen',
  'filters.online': 'Online',
  'filters.photo': 'Met foto',
  'filters.only_real': 'Alleen echte mensen',
  'filters.verified': 'Alleen geverifieerde profielen',
  'filters.submit': 'Zoeken',
  'filters.show': 'Mensen tonen',
  'filters.reset': 'Filters wissen',

  'here.use': 'Gebruik mijn locatie',
  'here.around': 'In de buurt van {{city}}',
  'here.refused': 'Je hebt je locatie niet gedeeld, en dat is prima: je kunt op regio zoeken.',
  'here.unavailable': 'Je locatie is nu niet beschikbaar. Probeer het zo nog eens of zoek op regio.',
  'here.unsupported': 'Deze browser weet niet waar je bent. Je kunt op regio zoeken.',
  'here.needed': 'Vanwaar meten we?',
  'here.needed_text':
    'Voor de afstand is een beginpunt nodig: een bekende stad in je profiel of je locatie. We ronden die af op ongeveer een kilometer en slaan die niet op.',
  'here.anywhere': 'Zoeken zonder afstand',
};

export default nl;
