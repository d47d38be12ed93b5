import type { Gender } from '@amarena/shared/contracts/people/profile';
import { USERNAME_LENGTH } from '@amarena/shared/contracts/platform/fieldBounds';
import type { Language } from '@amarena/shared/contracts/platform/languages';
import { type Faker, fakerDE, fakerEN, fakerES, fakerFR, fakerIT, fakerNL, fakerPL } from '@faker-js/faker';
import type { Random } from '../../portraits/index.ts';
import { FIRST_NAMES } from './firstNames.ts';

const FAKERS: Record<Language, Faker> = { de: fakerDE, en: fakerEN, es: fakerES, fr: fakerFR, it: fakerIT, nl: fakerNL, pl: fakerPL };
const SEED = 20_261_121;

/** How many first names are drawn before a taken one is used with a year of birth appended. */
const DRAWS = 200;

/** Generates user names, each once regardless of case: first names while there are any, then `Giulia87`. */
export function createNames(reserved: readonly string[]) {
  for (const faker of Object.values(FAKERS)) faker.seed(SEED);
  const taken = new Set(reserved.map((name) => name.toLowerCase()));

  function firstName(language: Language, gender: Gender): string {
    const faker = FAKERS[language];
    const listed = FIRST_NAMES[language]?.[gender];
    const given = listed === undefined ? faker.person.firstName(gender) : faker.helpers.arrayElement(listed);
    return given
      .replace(/[^\p{L}-]/gu, '')
      .slice(0, USERNAME_LENGTH.max - 4)
      .padEnd(USERNAME_LENGTH.min, 'a');
  }

  return (language: Language, gender: Gender, from: { date_of_birth: string }, random: Random): string => {
    const drawn = Array.from({ length: DRAWS }, () => firstName(language, gender));
    const isFree = (name: string) => !taken.has(name.toLowerCase());
    const [base = ''] = drawn;
    const name = drawn.find(isFree) ?? [base + from.date_of_birth.slice(2, 4), `${base}${random.int(100, 9_999)}`].find(isFree);
    if (name === undefined) throw new Error(`Nobody can be called ${base} any more: change the seed.`);
    taken.add(name.toLowerCase());
    return name;
  };
}
