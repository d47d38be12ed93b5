import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const en: Translation<typeof it, 'en'> = {
  title: 'Decisions that concern you',
  intro: 'What we decided, why, and what you can do.',
  none_title: 'No decisions',
  none_text: 'When you report somebody, or we decide something about your profile, you find it here.',
  answer: 'Our answer',
  overturned: 'Taken back',
  appealed: 'You appealed {{when}}. Another person decides and writes to you.',
  upheld: 'Looked at again by another person: the decision stands.',
  appeal: 'Appeal',
  appeal_until: 'Possible until {{date}}. Another person decides.',
  appeal_label: 'Why is the decision wrong?',
  appeal_missing: 'Say why, one sentence is enough.',
  appeal_send: 'Send appeal',
  appeal_sent: 'Appeal sent. Another person looks at the decision again.',
  not_found: 'This decision is not among yours. Here are the others.',
};

export default en;
