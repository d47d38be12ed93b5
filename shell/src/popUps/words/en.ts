import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const en: Translation<typeof it, 'en'> = {
  'entry.title': 'Before you enter',
  'entry.text': '{{name}} is for adults only.',
  'entry.fictional': 'There are also {{fictional}} here: they always carry a label, and meeting them in real life isn’t possible.',
  'entry.adult': 'By entering you confirm that you’re at least {{age}}.',
  'entry.enter': 'I understand, enter',
  'entry.leave': 'Leave',
  'terms.title': 'We have changed the terms',
  'terms.since': 'They apply from {{date}}. What changes for you:',
  'terms.read': 'Read the full terms',
  'terms.accept': 'I accept the new terms',
  'terms.leave': 'I don’t accept them: my data and my account',
  'bonus.title': '{{percentage}} off, for {{hours}} hours',
  'bonus.text': 'Your first purchase costs {{percentage}} less until {{time}}. It works only once.',
  'bonus.text_tonight': 'Your first purchase costs {{percentage}} less until {{time}} tonight. It works only once.',
  'bonus.left': 'Time left: {{time}}',
};

export default en;
