import type source from './it.ts';

const en: { [Key in keyof typeof source]: string } = {
  title: 'Welcome back',
  lead: 'Log in to read your messages.',
  passkey: 'Log in with a passkey',
  or: 'or',
  email: 'E-mail',
  password: 'Password',
  remember: 'Remember me for {{days}} days',
  submit: 'Log in',
  busy: 'Logging in',
  no_account: 'No account yet?',
  forgot: 'Forgot your password?',
  reset_done: 'Your password has changed. Log in with the new one.',
  reactivated: 'Your account is back. Log in: everything is as it was.',
  quote: 'Somebody may have written to you.',
  'email.missing': 'Enter your e-mail address.',
  'password.missing': 'Enter your password.',
};

export default en;
