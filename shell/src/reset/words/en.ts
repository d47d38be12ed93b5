import type source from './it.ts';

const en: { [Key in keyof typeof source]: string } = {
  quote: 'A sentence is easier to remember than a word.',
  'ask.title': 'Forgot your password?',
  'ask.lead': 'We send you a link to choose a new one. It works once, within {{minutes}} minutes.',
  email: 'E-mail',
  'ask.submit': 'Send the link',
  'ask.busy': 'Sending',
  to_login: 'Back to log-in',
  'sent.title': 'Check your e-mail',
  'sent.text':
    'If {{email}} has an account, the link arrives shortly. We send at most one every {{minutes}} minutes; until then the last one works.',
  'new.title': 'Choose a new password',
  'new.lead': '{{min}} to {{max}} characters. You can paste it from a password manager.',
  password: 'New password',
  repeat: 'Repeat the password',
  'new.sessions': 'After the change you’ll have to log in again on all your devices.',
  'passkeys.title': 'Passkeys to remove',
  'passkeys.lead': 'These open your account as well. The recent ones are already ticked.',
  'passkeys.one': '{{name}}, added on {{date}}',
  'new.submit': 'Save the password',
  'new.busy': 'Saving',
  'password.missing': 'Enter the new password.',
  'strength.0': 'Too easy to guess.',
  'strength.1': 'Still easy to guess.',
  'strength.2': 'Almost: add a word.',
  'strength.3': 'A strong password.',
  'strength.4': 'A very strong password.',
  again: 'Ask for a new link',
};

export default en;
