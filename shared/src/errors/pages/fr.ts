import type { Translation } from '../../i18n/catalogueTypes.ts';
import type it from './it.ts';

const fr = {
  'internal.title': 'Quelque chose s’est cassé',
  'internal.text':
    'Cela vient de nous, pas de toi. Tes crédits n’ont pas été touchés et tes messages sont en sécurité. Réessaie dans un instant.',
  'unavailable.title': 'Nous revenons tout de suite',
  'unavailable.text':
    'Le site ne peut pas répondre pour le moment. Cela dure en général moins d’une minute ; tes crédits et messages sont en sécurité.',
  retry: 'Réessayer',
  code: 'Erreur',
} as const satisfies Translation<typeof it>;

export default fr;
