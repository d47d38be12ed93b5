import type { SignupWords } from '../signupWords.ts';

const en: SignupWords = {
  title: 'Let’s start with the basics',
  lead: 'Others see your name. Your e-mail stays between us.',
  gender: 'I am',
  'gender.female': 'A woman',
  'gender.male': 'A man',
  seeks: 'I’d like to meet',
  'seeks.male': 'Men',
  'seeks.female': 'Women',
  'seeks.both': 'Both',
  name: 'Display name',
  'name.help': '3 to 20 letters, digits, dots or hyphens.',
  email: 'E-mail',
  birth: 'Date of birth',
  country: 'Country',
  password: 'Password',
  'password.help': 'At least 12 characters; a sentence is fine.',
  consent:
    'I agree that whom I’d like to meet, and my orientation if I give it, are used to suggest people who suit me. I can change my mind in my profile.',
  'consent.required': 'We need your consent to suggest people who suit you.',
  adults: 'For adults only. Some profiles are fictional, always with their label.',
  terms: 'By continuing you accept the [terms]. The [privacy notice] says how we use your data.',
  submit: 'Create your account',
  problems: 'Check the marked fields: below each one we say what is missing.',
  email_in_use:
    'There’s already an account with this e-mail. If the sign-up was never confirmed, an e-mail in that mailbox says how to go on.',
  login: 'Log in here',
  'closed.title': 'By invitation only for now',
  'closed.text': 'Sign-up is open only to people with an invitation. If you already have an account you can log in.',
  'done.title': 'Welcome',
  'done.text': 'Your account is ready. We wrote to {{email}}: open the link to confirm your sign-up.',
  'done.go': 'Continue',
};

export default en;
