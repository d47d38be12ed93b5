import { USERNAME_LENGTH } from '@amarena/shared/contracts/constants';
import type { Language } from '@amarena/shared/contracts/languages';
import type { Gender } from '@amarena/shared/contracts/profile';
import { type Faker, fakerDE, fakerEN, fakerES, fakerFR, fakerIT, fakerNL, fakerPL } from '@faker-js/faker';
import type { Random } from '../../portraits/index.ts';
import { ITALIAN_NAMES } from './italianNames.ts';

const FAKERS: Record<Language, Faker> = { de: fakerDE, en: fakerEN, es: fakerES, fr: fakerFR, it: fakerIT, nl: fakerNL, pl: fakerPL };
const SEED = 20_261_121;

/** First letters of family names. */
const INITIALS = 'ABCDEFGLMNPRSTVZ';
const INITIALS_TRIED = 12;

/** Hands out user names, each once without regard to case: `Giulia`, then `Giulia.B`, then `Giulia87`. */
export function createNames(reserved: readonly string[]) {
  for (const faker of Object.values(FAKERS)) faker.seed(SEED);
  const taken = new Set(reserved.map((name) => name.toLowerCase()));

  return (language: Language, gender: Gender, from: { date_of_birth: string }, random: Random): string => {
    const faker = FAKERS[language];
    const given = language === 'it' ? faker.helpers.arrayElement(ITALIAN_NAMES[gender]) : faker.person.firstName(gender);
    const first = given.replace(/[^\p{L}-]/gu, '');
    const base = first.slice(0, USERNAME_LENGTH.max - 4).padEnd(USERNAME_LENGTH.min, 'a');
    const initials = Array.from({ length: INITIALS_TRIED }, () => `.${INITIALS[random.int(0, INITIALS.length - 1)]}`);
    const endings = ['', ...initials, from.date_of_birth.slice(2, 4)];
    const name = endings.map((ending) => base + ending).find((candidate) => !taken.has(candidate.toLowerCase()));
    const free = name ?? `${base}${random.int(100, 9_999)}`;
    if (taken.has(free.toLowerCase())) throw new Error(`The name ${free} is taken twice: change the seed.`);
    taken.add(free.toLowerCase());
    return free;
  };
}
