import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const nl: Translation<typeof it, 'nl'> = {
  'shared.title': 'Wat wil je met deze foto doen?',
  'shared.text': 'Nu staat de foto alleen op dit apparaat: hij vertrekt pas als jij dat wilt.',
  'shared.picture': 'De foto die je hebt gedeeld',
  'shared.chat': 'In een gesprek sturen',
  'shared.profile': 'Aan je foto’s toevoegen',
  'shared.drop': 'Niet gebruiken',
  'shared.choose': 'Open een gesprek: de foto wacht daar op je.',
  'shared.lost': 'De foto is niet aangekomen',
  'shared.lost.text':
    'Toen je de foto deelde, kon de app hem nog niet ontvangen, of het was geen foto. Er is niets verloren: deel hem opnieuw vanuit je galerij.',
};

export default nl;
