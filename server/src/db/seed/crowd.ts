import { INTERESTS, type Interest } from '@amarena/shared/contracts/people/interests';
import { EYE_COLORS } from '@amarena/shared/contracts/people/profile';
import type { Country } from '@amarena/shared/contracts/platform/countries';
import { languagesOf } from '@amarena/shared/contracts/platform/languagesByCountry';
import { v7 as uuidv7 } from 'uuid';
import { type Place, placesIn } from '../../domains/profiles/places.ts';
import type { Drawing } from '../../photos/drawing.ts';
import { type Person, type Random, SCENES, stream } from '../../portraits/index.ts';
import { before, birthOf, days, lastActiveOf, signupOf } from './calendar.ts';
import type { DemoMember } from './demoMember.ts';
import { createNames } from './names.ts';
import { SPOKEN_INTERESTS } from './phrases/phrases.ts';
import { aboutMe } from './sentences.ts';

/** Number of members per country; 2,000 in total, including those who can log in. */
const MEMBERS: Record<Country, number> = {
  IT: 800,
  DE: 170,
  FR: 150,
  ES: 130,
  NL: 120,
  US: 120,
  GB: 110,
  PL: 110,
  BE: 60,
  AT: 50,
  CA: 50,
  IE: 40,
  AU: 40,
  CH: 30,
  NZ: 20,
};
/** One in ten is fictional, the share that was decided on. */
const FICTIONAL_EVERY = 10;
/** A few have a video-cam label, fictional profiles among them; some have both. */
const LIVE_EVERY = 61;
const EXCLUSIVE_EVERY = 83;
const FIRST_CITY_WEIGHT = 5;
const MOST_PHOTOS = 12;
/**
 * One in this many of the recent members agreed to appear on public pages. The home page shows the named members, who
 * joined earlier.
 */
const AGREED = 9;
const LATELY = days(35);

function placeOf(country: Country, random: Random): Place {
  const places = placesIn(country);
  const [first] = places;
  if (first === undefined) throw new Error(`No city of ${country} is known.`);
  return random.int(1, places.length + FIRST_CITY_WEIGHT - 1) < FIRST_CITY_WEIGHT ? first : random.pick(places);
}

function personOf(random: Random): Person {
  const gender = random.chance(0.5) ? 'male' : 'female';
  const age = Math.min(75, Math.round(18 + 57 * random.next() ** 1.35));
  const greyed = age > 58 && random.chance(0.65);
  const hair = greyed
    ? random.pick(['gray', 'white', 'gray'] as const)
    : random.weighted({
        black: 3,
        dark_brown: 4,
        brown: 4,
        dark_blond: 2,
        blond: 2.5,
        red: 1.3,
        gray: age > 45 ? 2 : 0,
        bald: gender === 'male' && age > 30 ? 1.6 : 0,
        other: 0.4,
      });
  return { gender, age, hair, eyes: random.pick(EYE_COLORS), body: random.weighted({ slim: 3, normal: 5, fat: 2 }) };
}

function sexualityOf(gender: Person['gender'], random: Random): DemoMember['sexuality'] {
  const kind = random.weighted({ hetero: 82, same: 10, bi: 8 });
  return kind === 'same' ? (gender === 'male' ? 'gay' : 'lesbian') : kind;
}

function interestsOf(random: Random): Interest[] {
  const chosen = new Set<Interest>([random.pick(SPOKEN_INTERESTS), random.pick(SPOKEN_INTERESTS)]);
  const count = random.int(3, 11);
  while (chosen.size < count) chosen.add(random.pick(INTERESTS));
  return [...chosen];
}

/** Portraits in varying poses, with places and things between them; the main image is always the face. */
export function drawingsOf(person: Person, seed: string, count: number, random: Random): Drawing[] {
  const scenes = [...SCENES];
  return Array.from({ length: count }, (_, index): Drawing => {
    if (index === 0 || index % 3 !== 2) return { kind: 'portrait', person, seed, pose: index };
    const [scene = 'coffee'] = scenes.splice(random.int(0, scenes.length - 1), 1);
    return { kind: 'scene', scene, seed };
  });
}

const photoCount = (random: Random): number => {
  const most = random.weighted({ few: 55, some: 33, many: 12 });
  return most === 'few' ? random.int(1, 3) : most === 'some' ? random.int(4, 7) : random.int(8, MOST_PHOTOS);
};

/** A UUIDv7 of the moment of sign-up with seeded random bits, so that a member keeps the id. */
export const memberId = (signup: Date, random: Random): string =>
  uuidv7({ msecs: signup.getTime(), random: Uint8Array.from({ length: 16 }, () => random.int(0, 255)), seq: random.int(0, 0xffffff) });

/** The same members, with the consent of some to appear on public pages. */
function withAgreed(members: readonly DemoMember[], now: Date): DemoMember[] {
  const lately = members.filter(({ country, signup_date }) => country === 'IT' && signup_date > before(now, LATELY));
  const agreed = new Set(lately.slice(0, AGREED));
  return members.map((member) => (agreed.has(member) ? { ...member, on_home_page: true } : member));
}

/** Everyone but the named members, who are subtracted from the numbers of their countries. */
export function crowd(named: readonly DemoMember[], now: Date): DemoMember[] {
  const nextName = createNames(named.map(({ name }) => name));
  const countries = (Object.keys(MEMBERS) as Country[]).flatMap((country) => {
    const known = named.filter((member) => member.country === country).length;
    return Array.from({ length: MEMBERS[country] - known }, () => country);
  });
  const members = countries.map((country, index): DemoMember => {
    const seed = `member-${index}`;
    const random = stream(seed, 'member');
    const person = personOf(random);
    const language = random.pick(languagesOf(country));
    const place = placeOf(country, random);
    const interests = interestsOf(random);
    const last_active = lastActiveOf(now, random);
    const signup_date = signupOf(last_active, now, random);
    const date_of_birth = birthOf(person.age, now, random);
    return {
      id: memberId(signup_date, random),
      email: `${seed}@example.test`,
      name: nextName(language, person.gender, { date_of_birth }, random),
      language,
      country,
      place,
      person,
      sexuality: sexualityOf(person.gender, random),
      relationship_status: random.weighted({
        single: 45,
        divorced: 20,
        unmarried: 12,
        widowed: person.age > 50 ? 8 : 1,
        married: 8,
        living_together: 4,
      }),
      about_me: aboutMe(language, place.city, interests, random),
      interests,
      date_of_birth,
      fictional: index % FICTIONAL_EVERY === FICTIONAL_EVERY - 1,
      live: index % LIVE_EVERY === 0,
      exclusive: index % EXCLUSIVE_EVERY === 0,
      signup_date,
      last_active,
      drawings: drawingsOf(person, seed, photoCount(random), random),
    };
  });
  return withAgreed(members, now);
}
