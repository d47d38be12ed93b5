import type { Translation } from '@amarena/shared/neutral/i18n';
import type it from './it.ts';

const fr: Translation<typeof it, 'fr'> = {
  'page.title': 'Fait avec {{framework}}',
  'page.credits': 'Vos crédits : {{credits}}',
  'page.members': 'Membres : {{members}}',
  'page.show': 'Afficher un message',
  'page.shown': 'Un message de {{framework}}',
  'page.search': 'Chercher des personnes',
  'page.break': 'Casser la page',
};

export default fr;
