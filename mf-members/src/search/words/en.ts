import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const en: Translation<typeof it, 'en'> = {
  'filters.title': 'Filters',
  'filters.active_one': '{{count}} filter on',
  'filters.active_other': '{{count}} filters on',
  'filters.label': 'Search filters',
  'filters.gender': 'Looking for',
  'filters.gender.any': 'Women and men',
  'filters.gender.female': 'Women',
  'filters.gender.male': 'Men',
  'filters.age': 'Age',
  'filters.min_age': 'Minimum age',
  'filters.max_age': 'Maximum age',
  'filters.ages': '{{min}}–{{max}} years',
  'filters.country.any': 'All countries',
  'filters.region.any': 'All regions',
  'filters.distance': 'Distance',
  'filters.distance.any': 'Any distance',
  'filters.distance.within': 'Within {{distance}}',
  'filters.interests': 'Interests',
  'filters.interests_hint': 'People who have at least one of the interests you choose.',
  'filters.interests_none': 'Clear the interests',
  'filters.interests_chosen_one': '{{count}} interest chosen',
  'filters.interests_chosen_other': '{{count}} interests chosen',
  'filters.online': 'Online',
  'filters.photo': 'With photo',
  'filters.only_real': 'Real people only',
  'filters.verified': 'Verified profiles only',
  'filters.submit': 'Search',
  'filters.show': 'Show people',
  'filters.reset': 'Clear filters',

  'here.use': 'Use my location',
  'here.around': 'Near {{city}}',
  'here.refused': 'You didn’t share your location, and that is fine: you can search by region.',
  'here.unavailable': 'Your location isn’t available right now. Try again in a moment or search by region.',
  'here.unsupported': 'This browser can’t tell where you are. You can search by region.',
  'here.needed': 'Where do we measure from?',
  'here.needed_text':
    'A distance needs a starting point: a known town in your profile, or your location. We round it to about a kilometre and don’t store it.',
  'here.anywhere': 'Search without distance',
};

export default en;
