import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const en: Translation<typeof it, 'en'> = {
  'shared.title': 'What do you want to do with this photo?',
  'shared.text': 'For now it’s only on this device: it leaves when you say so.',
  'shared.picture': 'The photo you shared',
  'shared.chat': 'Send it in a conversation',
  'shared.profile': 'Add it to your photos',
  'shared.drop': 'Don’t use it',
  'shared.choose': 'Open a conversation: the photo is waiting for you there.',
  'shared.lost': 'The photo didn’t arrive',
  'shared.lost.text':
    'The app wasn’t ready to take it when you shared it, or it wasn’t a photo. Nothing is lost: share it again from your gallery.',
};

export default en;
