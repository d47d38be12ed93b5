import { INTERESTS } from '@amarena/shared/contracts/people/interests';
import type { MatchAnswers } from '@amarena/shared/contracts/people/match';
import type { Described } from '@amarena/shared/contracts/people/swipe';
import { describe, expect, it } from '@jest/globals';
import { best, type Seeker, score } from './score.ts';

const NO_ANSWER: MatchAnswers = { looking_for: null, age: null, evening: null, reach: null, talk: null };
const seeker = (answers: Partial<MatchAnswers> = {}, change: Partial<Seeker> = {}): Seeker => ({
  answers: { ...NO_ANSWER, ...answers },
  ages: null,
  country: 'IT',
  region: 'lazio',
  ...change,
});

const PHOTO = { filename: 'a.webp', thumb_filename: 'b.webp', match: 'c.webp', status: 'active' } as const;
const somebody = (change: Partial<Described> = {}): Described => ({
  id: '0196f0e0-0000-7000-8000-000000000001',
  name: 'Noemi',
  age: 30,
  gender: 'female',
  country: 'IT',
  region: null,
  city: null,
  status: 'active',
  fictional: false,
  verified: false,
  online: false,
  last_active: 'month',
  is_new: false,
  main_image: PHOTO,
  num_photos: 1,
  distance: null,
  liked: false,
  live: false,
  exclusive: false,
  sexuality: null,
  hair_color: null,
  eye_color: null,
  relationship_status: null,
  body_type: null,
  about_me: null,
  interests: ['yoga'],
  shared_interests: [],
  ...change,
});

const scored = (who: Seeker, profile: Described, likesSeeker = false) => score(who, { profile, likesSeeker });
const reasonsOf = (who: Seeker, change: Partial<Described>, likesSeeker = false) => scored(who, somebody(change), likesSeeker).reasons;
const objectionOf = (who: Seeker, change: Partial<Described>) => scored(who, somebody(change)).objection;

describe('reasons', () => {
  it('name the interests that fit an answer, and no others', () => {
    expect(reasonsOf(seeker({ evening: 'table' }), { interests: ['wine', 'yoga', 'cooking'] })).toContainEqual({
      type: 'evening',
      interests: ['wine', 'cooking'],
    });
    expect(reasonsOf(seeker({ evening: 'music' }), { interests: ['wine'] }).map(({ type }) => type)).not.toContain('evening');
  });

  it('name what both like, without what an answer has named', () => {
    const change: Partial<Described> = { interests: ['wine', 'hiking'], shared_interests: ['wine', 'hiking'] };
    expect(reasonsOf(seeker(), change)).toContainEqual({ type: 'shared', interests: ['wine', 'hiking'] });
    expect(reasonsOf(seeker({ evening: 'table' }), change)).toContainEqual({ type: 'shared', interests: ['hiking'] });
  });

  it('say the age that was asked for, within both ends', () => {
    const who = seeker({ age: 'near' }, { ages: { min: 26, max: 34 } });
    for (const age of [26, 34]) expect(reasonsOf(who, { age })).toContainEqual({ type: 'age', min: 26, max: 34 });
    for (const age of [25, 35]) expect(objectionOf(who, { age })).toEqual({ type: 'age', min: 26, max: 34 });
  });

  it('say the distance as far as it is known, and object where it is more than was asked for', () => {
    expect(reasonsOf(seeker(), { distance: 30 })).toContainEqual({ type: 'distance', kilometres: 30 });
    expect(objectionOf(seeker({ reach: 'near' }), { distance: 31 })).toEqual({ type: 'far', kilometres: 31, limit: 30 });
    expect(objectionOf(seeker({ reach: 'near' }), { distance: null })).toEqual({ type: 'place_unknown' });
    expect(objectionOf(seeker({ reach: 'anywhere' }), { distance: 800 })).toBeNull();
  });

  it('say who is here, who likes the member, and who lives in the same place', () => {
    expect(reasonsOf(seeker(), { online: true, last_active: 'now' })).toContainEqual({ type: 'online' });
    expect(reasonsOf(seeker(), { last_active: 'today' })).toContainEqual({ type: 'today' });
    expect(reasonsOf(seeker(), {}, true)).toContainEqual({ type: 'likes_you' });
    expect(reasonsOf(seeker(), { region: 'lazio' })).toContainEqual({ type: 'same_region' });
    expect(reasonsOf(seeker(), { region: 'puglia' })).toContainEqual({ type: 'same_country' });
    expect(reasonsOf(seeker(), { country: 'FR', region: 'lazio' })).toEqual([]);
  });

  it('are three at most, the weightiest first', () => {
    const change: Partial<Described> = { interests: ['wine', 'romance'], shared_interests: ['wine'], distance: 3, online: true };
    const { reasons } = scored(seeker({ evening: 'table', looking_for: 'love', talk: 'home' }), somebody(change), true);
    expect(reasons.map(({ type }) => type)).toEqual(['looking_for', 'distance', 'evening']);
  });

  it('never speak of a fictional profile as of someone who lives or is somewhere', () => {
    const { reasons, objection } = scored(
      seeker({ evening: 'table' }),
      somebody({ fictional: true, distance: 2, online: true, last_active: 'now', region: 'lazio', interests: ['wine'] }),
      true,
    );
    expect(reasons).toEqual([{ type: 'evening', interests: ['wine'] }]);
    expect(objection).toEqual({ type: 'fictional' });
  });

  it('object where nothing is known of someone', () => {
    expect(objectionOf(seeker(), { interests: [] })).toEqual({ type: 'no_interests' });
    expect(objectionOf(seeker(), { main_image: null })).toEqual({ type: 'no_photo' });
  });
});

describe('the best', () => {
  const id = (number: number) => `0196f0e0-0000-7000-8000-00000000000${number}`;
  const ranked = (who: Seeker, people: Described[], most = 6) =>
    best(
      who,
      people.map((profile) => ({ profile, likesSeeker: false })),
      most,
    ).map((match) => match.id);

  it('fit more answers, live nearer and are real', () => {
    const interests: Described['interests'] = ['wine', 'travel'];
    const people = [
      somebody({ id: id(1), interests, fictional: true }),
      somebody({ id: id(2), interests: ['wine'], distance: 80 }),
      somebody({ id: id(3), interests, distance: 5 }),
      somebody({ id: id(4), interests, distance: 80 }),
    ];
    expect(ranked(seeker({ evening: 'table', talk: 'travel', reach: 'near' }), people)).toEqual([id(3), id(4), id(1), id(2)]);
  });

  it('stay in their order where they are worth the same, and are no more than asked for', () => {
    const people = [1, 2, 3].map((number) => somebody({ id: id(number) }));
    expect(ranked(seeker(), people, 2)).toEqual([id(1), id(2)]);
  });

  it('leave out whom nothing speaks for', () => {
    expect(ranked(seeker(), [somebody({ country: 'FR' })])).toEqual([]);
  });
});

describe('an answer', () => {
  const MEANT = [
    ['looking_for', 'love', 'relationship romance'],
    ['looking_for', 'friendship', 'friendship'],
    ['looking_for', 'adventure', 'onenightstand kissing flirting'],
    ['looking_for', 'open', ''],
    ['evening', 'table', 'cooking baking wine beer restaurants'],
    ['evening', 'music', 'dancing music concerts singing'],
    ['evening', 'outdoors', 'hiking cycling camping sea mountains'],
    ['evening', 'sofa', 'videogames boardgames cinema series reading'],
    ['talk', 'culture', 'cinema theatre museums photography painting reading writing opera'],
    ['talk', 'travel', 'sailing travel camping sea mountains motorbikes'],
    ['talk', 'ideas', 'politics history science technology astrology'],
    ['talk', 'home', 'cooking baking gardening dogs cats volunteering'],
  ] as const;

  it.each(MEANT)('%s: %s means exactly these interests: %s', (question, answer, meant) => {
    const fitting = INTERESTS.filter((interest) =>
      reasonsOf(seeker({ [question]: answer }), { interests: [interest] }).some(({ type }) => type === question),
    );
    expect(fitting.toSorted()).toEqual(meant.split(' ').filter(Boolean).toSorted());
  });

  it('that was skipped names no interest', () => {
    expect(reasonsOf(seeker(), { interests: [...INTERESTS], country: 'FR' })).toEqual([]);
  });
});

describe('what a fact is worth', () => {
  const points = (who: Seeker, change: Partial<Described>) => scored(who, somebody(change)).points;
  const differences = (values: readonly number[]) => values.slice(1).map((value, index) => value - (values[index] ?? 0));

  it('grows by a half for each further interest that fits an answer, up to two, and a reason names three', () => {
    const all: Described['interests'] = ['wine', 'cooking', 'beer', 'baking'];
    const some = [1, 2, 3, 4].map((count) => ({ interests: all.slice(0, count) }));
    expect(differences(some.map((change) => points(seeker({ evening: 'table' }), change)))).toEqual([0.5, 0.5, 0]);
    expect(reasonsOf(seeker({ evening: 'table' }), { interests: all })[0]).toEqual({ type: 'evening', interests: all.slice(0, 3) });
  });

  it('grows by one for each interest that both have, up to five, and a reason names three', () => {
    const all: Described['interests'] = ['wine', 'cooking', 'beer', 'baking', 'opera', 'cats'];
    const some = all.map((_, index) => ({ interests: all, shared_interests: all.slice(0, index + 1) }));
    expect(differences(some.map((change) => points(seeker(), change)))).toEqual([1, 1, 1, 1, 0]);
    expect(reasonsOf(seeker(), { interests: all, shared_interests: all })[0]).toEqual({ type: 'shared', interests: all.slice(0, 3) });
  });

  it('is 4 up to 30 km, 2 up to 120 km, and nothing for the distance beyond', () => {
    const abroad = (distance: number) => ({ country: 'FR', distance }) as const;
    const beyond = points(seeker(), abroad(121));
    expect([1, 30, 31, 120, 121].map((distance) => points(seeker(), abroad(distance)) - beyond)).toEqual([4, 4, 2, 2, 0]);
    for (const distance of [30, 120]) expect(reasonsOf(seeker(), abroad(distance))).toEqual([{ type: 'distance', kilometres: distance }]);
    expect(reasonsOf(seeker(), abroad(121))).toEqual([]);
    expect(reasonsOf(seeker(), { country: 'FR', distance: null })).toEqual([]);
  });

  it('is less where someone lives further than was asked for, not where they live as far', () => {
    expect([30, 31].map((distance) => objectionOf(seeker({ reach: 'near' }), { distance })?.type)).toEqual([undefined, 'far']);
    expect([120, 121].map((distance) => objectionOf(seeker({ reach: 'day_trip' }), { distance })?.type)).toEqual([undefined, 'far']);
    expect(objectionOf(seeker(), { distance: null })).toBeNull();
  });

  it('is the same for a region that neither names as for the country', () => {
    expect(reasonsOf(seeker({}, { region: null }), { region: null })).toEqual([{ type: 'same_country' }]);
    expect(points(seeker(), { region: 'lazio' }) - points(seeker(), { region: null })).toBe(0.5);
  });

  it('is one less for someone who names no interest at all, which is an objection', () => {
    expect(objectionOf(seeker(), { interests: ['wine'], shared_interests: [] })).toBeNull();
    expect(points(seeker(), { interests: ['wine'] }) - points(seeker(), { interests: [] })).toBe(1);
  });

  it('is one for a photo, and of several objections the one that weighs most is named', () => {
    expect(objectionOf(seeker({ reach: 'near' }), { distance: 31, main_image: null })).toMatchObject({ type: 'far' });
    expect(points(seeker(), {}) - points(seeker(), { main_image: null })).toBe(1);
  });
});
