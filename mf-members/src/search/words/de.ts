import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const de: Translation<typeof it, 'de'> = {
  'filters.title': 'Filter',
  'filters.active_one': '{{count}} Filter aktiv',
  'filters.active_other': '{{count}} Filter aktiv',
  'filters.label': 'Suchfilter',
  'filters.gender': 'Ich suche',
  'filters.gender.any': 'Frauen und Männer',
  'filters.gender.female': 'Frauen',
  'filters.gender.male': 'Männer',
  'filters.age': 'Alter',
  'filters.min_age': 'Mindestalter',
  'filters.max_age': 'Höchstalter',
  'filters.ages': '{{min}}–{{max}} Jahre',
  'filters.country.any': 'Alle Länder',
  'filters.region.any': 'Alle Regionen',
  'filters.distance': 'Entfernung',
  'filters.distance.any': 'Beliebige Entfernung',
  'filters.distance.within': 'Bis {{distance}}',
  'filters.interests': 'Interessen',
  'filters.interests_hint': 'Personen mit mindestens einem der gewählten Interessen.',
  'filters.interests_none': 'Interessen entfernen',
  'filters.interests_chosen_one': '{{count}} Interesse gewählt',
  'filters.interests_chosen_other': '{{count}} Interessen gewählt',
  'filters.online': 'Online',
  'filters.photo': 'Mit Foto',
  'filters.only_real': 'Nur echte Menschen',
  'filters.verified': 'Nur verifizierte Profile',
  'filters.submit': 'Suchen',
  'filters.show': 'Personen anzeigen',
  'filters.reset': 'Filter löschen',

  'here.use': 'Meinen Standort nutzen',
  'here.around': 'Nahe {{city}}',
  'here.refused': 'Du hast deinen Standort nicht geteilt, und das ist in Ordnung: Du kannst nach Region suchen.',
  'here.unavailable': 'Dein Standort ist gerade nicht verfügbar. Versuch es gleich noch einmal oder suche nach Region.',
  'here.unsupported': 'Dieser Browser kann nicht sagen, wo du bist. Du kannst nach Region suchen.',
  'here.needed': 'Von wo aus messen wir?',
  'here.needed_text':
    'Für die Entfernung brauchen wir einen Ausgangspunkt: einen bekannten Ort in deinem Profil oder deinen Standort. Wir runden ihn auf etwa einen Kilometer und speichern ihn nicht.',
  'here.anywhere': 'Ohne Entfernung suchen',
};

export default de;
