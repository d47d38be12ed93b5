import type { AccountMails } from './words.ts';

export const en: AccountMails = {
  activation: (name) => ({
    subject: 'Confirm your e-mail address',
    title: `One tap and you are in, ${name}`,
    paragraphs: ['Confirm that this address is yours: from then on others can see your profile.'],
    button: 'Confirm the address',
    after: ['The link works once, within 7 days. If you did not sign up, do nothing: without confirmation the profile stays invisible.'],
  }),
  reset: () => ({
    subject: 'Your new password',
    title: 'Choose a new password',
    paragraphs: ['Somebody, we hope you, asked for a new password for your account.'],
    button: 'Choose the password',
    after: [
      'The link works once, within 60 minutes. After the change you will have to log in again on all your devices.',
      'Not you? Do nothing: your password stays as it was.',
    ],
  }),
  no_account: () => ({
    subject: 'Your request',
    title: 'There is no account here',
    paragraphs: [
      'Somebody asked for a new password with this address, but no account uses it.',
      'If it was you, try your other e-mail address. If it was not, do nothing: we have not kept your address.',
    ],
    after: [],
    why: 'address',
  }),
  password_changed: (name) => ({
    subject: 'Your password was changed',
    title: 'Your password was changed',
    paragraphs: [`Hi ${name}, the password of your account was changed just now. The other sessions have ended.`],
    button: 'It was not me',
    after: ['If it was you, there is nothing to do. If not, choose a new password right away with the button.'],
  }),
  passkey_added: (name, passkey) => ({
    subject: 'A new passkey for your account',
    title: 'A new passkey for your account',
    paragraphs: [`Hi ${name}, a passkey was added to your account just now: “${passkey}”. Whoever has it gets in without the password.`],
    button: 'See your passkeys',
    after: ['If it was you, there is nothing to do. If not, remove it in the settings right away and choose a new password.'],
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
    after: ['If it was you, there is nothing to do. If not, you have 48 hours: this address comes back and all sessions end.'],
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
