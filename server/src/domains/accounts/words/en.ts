import { listed } from './listed.ts';
import type { AccountMails } from './words.ts';

export const en: AccountMails = {
  activation: (name) => ({
    subject: 'Confirm your e-mail address',
    title: `One tap and you are in, ${name}`,
    paragraphs: ['Confirm that this address is yours: from then on others can see your profile.'],
    button: 'Confirm the address',
    after: ['The link works once, within 7 days. If you didn’t sign up, do nothing: without confirmation the profile stays invisible.'],
  }),
  reset: (passkeys) => ({
    subject: 'Your new password',
    title: 'Choose a new password',
    paragraphs: ['Somebody, we hope you, asked for a new password for your account.'],
    button: 'Choose the password',
    after: [
      'The link works once, within 60 minutes. After the change you’ll have to log in again on all your devices.',
      'Not you? Do nothing: your password stays as it was.',
      ...(passkeys.length === 0
        ? []
        : [`These passkeys open your account as well: ${listed('en', passkeys)}. On the page you can remove any you don’t recognise.`]),
    ],
  }),
  no_account: () => ({
    subject: 'Your request',
    title: 'There’s no account here',
    paragraphs: [
      'Somebody asked for a new password with this address, but no account uses it.',
      'If it was you, try your other e-mail address. If it wasn’t, do nothing: we haven’t kept your address.',
    ],
    after: [],
    why: 'address',
  }),
  release: () => ({
    subject: 'Your sign-up',
    title: 'There’s already a sign-up with this address',
    paragraphs: [
      'Somebody has just tried to sign up with this address. There’s already a sign-up that nobody has confirmed.',
      'If the first one isn’t yours, free the address and sign up straight away.',
    ],
    button: 'Free the address',
    after: [
      'The link works once, for 24 hours. If the first sign-up is yours, confirm it with the other e-mail we sent you. If it wasn’t you just now, do nothing.',
    ],
    why: 'address',
  }),
  password_changed: (name, passkeys) => ({
    subject: 'Your password was changed',
    title: 'Your password was changed',
    paragraphs: [`Hi ${name}, the password of your account was changed just now. The other sessions have ended.`],
    button: 'It wasn’t me',
    after: [
      'If it was you, there’s nothing to do. If not, choose a new password right away with the button.',
      ...(passkeys.length === 0
        ? []
        : [`These passkeys still open your account: ${listed('en', passkeys)}. If you don’t recognise one, remove it.`]),
    ],
  }),
  login_attack: (name) => ({
    subject: 'Attempts to log in to your account',
    title: 'Somebody is trying to get in',
    paragraphs: [
      `Hi ${name}, somebody has tried wrong passwords for your account from many different addresses. None of them was right, and you can still log in.`,
    ],
    button: 'Choose a new password',
    after: [
      'If your password is long and you use it only here, there is nothing to do. A passkey protects you better: you can add one in the settings.',
    ],
  }),
  passkey_added: (name, passkey) => ({
    subject: 'A new passkey for your account',
    title: 'A new passkey for your account',
    paragraphs: [`Hi ${name}, a passkey was added to your account just now: “${passkey}”. Whoever has it gets in without the password.`],
    button: 'See your passkeys',
    after: ['If it was you, there’s nothing to do. If not, remove it in the settings right away and choose a new password.'],
  }),
  mail_change: () => ({
    subject: 'Confirm the new address',
    title: 'Confirm the new address',
    paragraphs: ['You asked to log in with this address. Until you confirm it, the old one still applies.'],
    button: 'Use this address',
    after: ['The link works once, within 24 hours. Not you? Do nothing.'],
  }),
  mail_changed: (name) => ({
    subject: 'Your address was changed',
    title: 'Your address was changed',
    paragraphs: [`Hi ${name}, your account uses another address from now on, and you can no longer log in with this one.`],
    button: 'Undo the change',
    after: ['If it was you, there’s nothing to do. If not, you have 48 hours: this address comes back and all sessions end.'],
  }),
  deleted: (name, until) => ({
    subject: 'Your account was deleted',
    title: `Take care, ${name}`,
    paragraphs: [
      'We have deleted your account: from now on nobody sees your profile.',
      `If you change your mind, everything comes back with this button until ${until}.`,
    ],
    button: 'Bring my account back',
    after: ['After that, messages and photos are erased for good. We keep only the records of payments, because the law asks for them.'],
  }),
};
