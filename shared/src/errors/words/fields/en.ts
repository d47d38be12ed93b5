import { MIN_AGE } from '../../../contracts/people/age.ts';
import { PASSWORD_LENGTH, USERNAME_LENGTH } from '../../../contracts/platform/fieldBounds.ts';
import type { ProblemTexts } from '../../problemText.ts';
import { MONEY_FIELDS } from '../money/en.ts';

export const FIELDS: ProblemTexts['fields'] = {
  ...MONEY_FIELDS,
  email_missing: 'Enter your e-mail address.',
  email_invalid: 'Invalid e-mail',
  name_is_email: 'Your name can’t be your e-mail: everyone can see it. Choose another.',
  name_starts_with_at: 'A name can’t start with @. Remove the sign.',
  name_length: `A name has between ${USERNAME_LENGTH.min} and ${USERNAME_LENGTH.max} characters.`,
  name_characters: 'Use letters (at least one), digits, full stops, hyphens, underscores and single spaces between words.',
  name_mixed: 'Use letters of one alphabet only.',
  name_reserved: 'This name is reserved for the people who run the site. Choose another.',
  name_address: 'A name can’t be a web address. Choose another.',
  name_taken: 'This name is already taken. Choose another.',
  date_of_birth_invalid: 'This date doesn’t exist. Enter day, month and year of birth.',
  date_of_birth_year: 'Check your year of birth.',
  date_of_birth_too_young: `Enter your date of birth: you must be at least ${MIN_AGE} to sign up.`,
  password_length: `A password has between ${PASSWORD_LENGTH.min} and ${PASSWORD_LENGTH.max} characters.`,
  passwords_differ: 'The two passwords don’t match. Check the second one.',
  password_weak: 'This password is easy to guess. Make it longer or use words that don’t usually go together.',
  required: 'This field is required.',
  invalid: 'This value doesn’t work. Check it and try again.',
};
