import type { Translation } from '../../i18n/translation.ts';
import type it from './it.ts';

const fr = {
  'internal.title': 'Quelque chose s’est mal passé',
  'internal.text':
    'Cela vient de nous, pas de toi. Tes crédits n’ont pas été touchés et tes messages sont en sécurité. Réessaie dans un instant.',
  'unavailable.title': 'Nous revenons tout de suite',
  'unavailable.text':
    'Le site ne peut pas répondre pour le moment. Cela dure en général moins d’une minute ; tes crédits et messages sont en sécurité.',
  'missing.title': 'La page n’est pas arrivée en entier',
  'missing.text':
    'La connexion s’est peut-être coupée, ou le problème vient de nous. Nous la rechargeons dès que possible ; tes crédits et messages sont en sécurité.',
  'slow.title': 'C’est plus long que d’habitude',
  'slow.text': 'Le réseau est lent, ou nous le sommes. La page s’affiche dès qu’elle arrive : il n’y a rien à faire.',
  'broken.title': 'La page n’a pas pu démarrer',
  'broken.text':
    'Le problème vient de nous, pas de toi : ce qui est arrivé est illisible. Recharge la page ; si cela ne suffit pas, réessaie dans quelques minutes.',
  again: 'Nous réessayons de nous-mêmes : la page revient dès que possible.',
  retry: 'Réessayer',
  code: 'Erreur',
  'app.search': 'Trouver quelqu’un',
  'app.messages': 'Messages',
  'app.likes': 'Likes',
  'app.shot.search': 'La recherche',
  'app.shot.chat': 'Une conversation',
  'app.shot.profile': 'Un profil',
} as const satisfies Translation<typeof it>;

export default fr;
