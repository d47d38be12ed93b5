import { anId } from '@amarena/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { likeAsked, withoutLike } from './likePopUp.model.ts';

const anna = anId(1);

describe('the like that an address asks for', () => {
  it.each([
    ['CVS-09 with a delay', `?like=${anna}&t=3`, 3_000],
    ['CVS-10 without one', `?like=${anna}`, 0],
    ['the longest one', `?like=${anna}&t=600`, 600_000],
    ['one that is too long', `?like=${anna}&t=601`, 0],
    ['one that is past', `?like=${anna}&t=-1`, 0],
    ['one that is no number', `?like=${anna}&t=soon`, 0],
  ])('%s', (_what, search, delay) => {
    expect(likeAsked(search)).toEqual({ profile: anna, delay });
  });

  it.each(['', '?t=3', '?like=', '?like=1', '?like=%3Cscript%3E'])('is none in "%s"', (search) => {
    expect(likeAsked(search)).toBeNull();
  });

  it('leaves the rest of the address as it was', () => {
    expect(withoutLike({ pathname: '/members', search: `?country=IT&like=${anna}&t=3`, hash: '#top' })).toBe('/members?country=IT#top');
    expect(withoutLike({ pathname: '/members', search: `?like=${anna}`, hash: '' })).toBe('/members');
  });
});
