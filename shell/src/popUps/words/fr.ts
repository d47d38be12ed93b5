import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const fr: Translation<typeof it, 'fr'> = {
  'entry.title': 'Avant d’entrer',
  'entry.text': '{{name}} est réservé aux adultes.',
  'entry.fictional':
    'On y trouve aussi des {{fictional}} : ils portent toujours une étiquette et une vraie rencontre avec eux n’est pas possible.',
  'entry.adult': 'En entrant, tu confirmes avoir au moins {{age}} ans.',
  'entry.enter': 'J’ai compris, entrer',
  'entry.leave': 'Quitter',
  'terms.title': 'Nous avons modifié les conditions',
  'terms.since': 'Elles s’appliquent à partir du {{date}}. Ce qui change pour toi :',
  'terms.read': 'Lire toutes les conditions',
  'terms.accept': 'J’accepte les nouvelles conditions',
  'terms.leave': 'Je ne les accepte pas : mes données et mon compte',
  'bonus.title': '{{percentage}} de moins, pendant {{hours}} heures',
  'bonus.text': 'Ton premier achat coûte {{percentage}} de moins jusqu’à {{time}}. C’est valable une seule fois.',
  'bonus.text_tonight': 'Ton premier achat coûte {{percentage}} de moins jusqu’à {{time}} cette nuit. C’est valable une seule fois.',
  'bonus.left': 'Temps restant : {{time}}',
};

export default fr;
