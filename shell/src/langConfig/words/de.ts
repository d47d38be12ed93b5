import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const de: Translation<typeof it, 'de'> = {
  'country.title': 'Sprache und Land',
  'country.lead': 'Die Sprache gilt für die ganze Seite. Vom Land hängen die angebotenen Sprachen, die Währung und die Zahlungsarten ab.',
  'country.language': 'Sprache',
  'country.country': 'Land',
  'country.own': 'Das Land deines Profils',
  'country.found': 'Das Land deiner Verbindung',
  'country.done': 'Zurück zur Seite',
};

export default de;
