import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const pl: Translation<typeof it, 'pl'> = {
  'country.title': 'Język i kraj',
  'country.lead': 'Język obowiązuje w całym serwisie. Od kraju zależą dostępne języki, waluta i sposoby płatności.',
  'country.language': 'Język',
  'country.country': 'Kraj',
  'country.own': 'Kraj z twojego profilu',
  'country.found': 'Kraj twojego połączenia',
  'country.done': 'Wróć do serwisu',
};

export default pl;
