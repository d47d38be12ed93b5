import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const en: Translation<typeof it, 'en'> = {
  title: 'Decisions about you',
  intro: 'What we decided, why, and what you can do.',
  none_title: 'No decisions',
  none_text: 'When you report somebody, or we decide something about your profile, you’ll find it here.',
  answer: 'Our answer',
  overturned: 'Taken back',
  appealed: 'You appealed {{when}}. Another person will decide and write to you.',
  upheld: 'Reviewed by another person: the decision stands.',
  appeal: 'Appeal',
  appeal_until: 'Possible until {{date}}. Another person decides.',
  appeal_label: 'Why is the decision wrong?',
  appeal_missing: 'Say why, one sentence is enough.',
  appeal_send: 'Send appeal',
  appeal_sent: 'Appeal sent. Another person will review the decision.',
  not_found: 'This decision isn’t among yours. Here are the others.',
};

export default en;
