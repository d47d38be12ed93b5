import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const fr: Translation<typeof it, 'fr'> = {
  'shared.title': 'Que veux-tu faire de cette photo ?',
  'shared.text': 'Pour l’instant, elle n’est que sur cet appareil : elle part quand tu le décides.',
  'shared.picture': 'La photo que tu as partagée',
  'shared.chat': 'L’envoyer dans une conversation',
  'shared.profile': 'L’ajouter à tes photos',
  'shared.drop': 'Ne pas l’utiliser',
  'shared.choose': 'Ouvre une conversation : la photo t’y attend.',
  'shared.lost': 'La photo n’est pas arrivée',
  'shared.lost.text':
    'Quand tu l’as partagée, l’application n’était pas prête à la recevoir, ou ce n’était pas une photo. Rien n’est perdu : partage-la de nouveau depuis ta galerie.',
};

export default fr;
