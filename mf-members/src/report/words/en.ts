import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const en: Translation<typeof it, 'en'> = {
  title: 'Report {{name}}',
  intro: '{{name}} won’t know who reported them. We’ll write to you what we decided and why.',
  legend: 'Reason',
  missing: 'Pick a reason to go on.',
  'category.spam_or_money': 'Asks for money or sends advertising',
  'category.harassment': 'Offensive or insistent messages',
  'category.fake': 'The profile isn’t genuine',
  'category.sexual_content': 'Unwanted sexual content',
  'category.minor': 'May be under age',
  'category.other': 'Something else',
  text: 'What happened? Optional',
  left: '{{number}} characters left',
  message: 'The message you report is attached.',
  lines: 'Attach the last {{number}} messages of the conversation',
  block: 'Block {{name}} too: they won’t be able to open your page',
  apart: 'From now on you won’t come across each other and can’t write to each other. The conversation disappears from your list.',
  send: 'Send report',
  sent: 'Report sent. You won’t come across {{name}} any more.',
};

export default en;
