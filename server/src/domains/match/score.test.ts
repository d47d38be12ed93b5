import type { MatchAnswers } from '@amarena/shared/contracts/match';
import type { Described } from '@amarena/shared/contracts/swipe';
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

  it('never speak of a fictional profile as of somebody who lives or is somewhere', () => {
    const { reasons, objection } = scored(
      seeker({ evening: 'table' }),
      somebody({ fictional: true, distance: 2, online: true, last_active: 'now', region: 'lazio', interests: ['wine'] }),
      true,
    );
    expect(reasons).toEqual([{ type: 'evening', interests: ['wine'] }]);
    expect(objection).toEqual({ type: 'fictional' });
  });

  it('object where nothing is known of somebody', () => {
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
