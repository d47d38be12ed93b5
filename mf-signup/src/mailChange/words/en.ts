import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const en: Translation<typeof it, 'en'> = {
  'email.dialog': 'Change your e-mail address',
  'email.lead': 'We write to the new address. Until you confirm it, the current one applies.',
  'email.new': 'New address',
  'email.submit': 'Send the confirmation',
  'email.taken': 'An account already uses this address. Choose another one.',
  'email.sent.title': 'Check your e-mail',
  'email.sent': 'We have written to {{email}}. Open the link within 24 hours to use this address.',
  'mail.ask.title': 'Confirm the change of address?',
  'mail.ask.text': 'Nothing changes until you press the button.',
  'mail.ask.button': 'Confirm',
  'mail.busy': 'One moment',
  'mail.done.title': 'The new address is confirmed',
  'mail.done.text': 'From now on you log in with {{email}}. We have let the old address know too.',
  'mail.undone.title': 'The change is undone',
  'mail.undone.text': 'Your address is {{email}} again and all sessions have ended. Now choose a new password.',
  'mail.reset': 'Choose a new password',
  'mail.failed': 'The address wasn’t changed',
};

export default en;
