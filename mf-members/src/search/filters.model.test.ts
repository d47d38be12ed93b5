import { describe, expect, it } from '@jest/globals';
import { addressOf, countActive, filtersInAddress, NO_FILTERS, partOfDay, widened, withCountry, withInterests } from './filters.model.ts';

const narrow = {
  gender: 'female' as const,
  country: 'IT' as const,
  countryregion: 'emilia-romagna',
  distance: '50' as const,
  interests: 'hiking,wine',
  min_age: 28,
  max_age: 58,
  online: true,
  photo: false,
  only_real: true,
  verified: true,
};

describe('filters in the address', () => {
  it('come back from the address as they went in', () => {
    expect(filtersInAddress(addressOf(narrow))).toEqual(narrow);
    expect(filtersInAddress(addressOf(NO_FILTERS))).toEqual(NO_FILTERS);
  });

  it('tell a first visit from the wish to see everybody', () => {
    expect(filtersInAddress(new URLSearchParams('like=1'))).toBeNull();
    expect(filtersInAddress(addressOf(NO_FILTERS))).not.toBeNull();
  });

  it('lose a word that is none of ours and keep the rest', () => {
    const read = filtersInAddress(
      new URLSearchParams('gender=robot&distance=3&interests=robots&min_age=7&max_age=40&country=IT&online=perhaps'),
    );
    expect(read).toEqual({ ...NO_FILTERS, country: 'IT', max_age: 40 });
  });
});

it('forgets the region with its country', () => {
  expect(withCountry(narrow, 'NL')).not.toHaveProperty('countryregion');
  expect(withCountry(narrow, undefined)).not.toHaveProperty('country');
});

it('forgets the interests where none is left', () => {
  expect(withInterests(narrow, 'yoga')).toEqual({ ...narrow, interests: 'yoga' });
  expect(withInterests(narrow, null)).not.toHaveProperty('interests');
});

it('counts a region and its country as one filter', () => {
  expect(countActive(narrow)).toBe(8);
  expect(countActive(NO_FILTERS)).toBe(0);
});

it('widens step by step until nothing narrows any more', () => {
  const first = widened(narrow);
  expect(first).toEqual({ ...NO_FILTERS, gender: 'female', country: 'IT', only_real: true, verified: true });
  const second = first && widened(first);
  expect(second).toEqual({ ...NO_FILTERS, gender: 'female', only_real: true, verified: true });
  const third = second && widened(second);
  expect(third).toEqual({ ...NO_FILTERS, gender: 'female', only_real: true });
  expect(third && widened(third)).toBeNull();
});

it('greets by the hour', () => {
  expect([4, 5, 12, 13, 17, 18, 23].map(partOfDay)).toEqual([
    'evening',
    'morning',
    'morning',
    'afternoon',
    'afternoon',
    'evening',
    'evening',
  ]);
});
