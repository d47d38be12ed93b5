import { expect, it } from '@jest/globals';
import { late } from './troubles.ts';

it('tells a page that hangs from one for which the others left no time', () => {
  expect(late(20_000, 20_000)).toEqual({ found: 'not finished within 20 s', look: 'Look for a loop, or for a request that never ends.' });
  expect(late(177, 20_000)).toEqual({
    found: 'not finished within 0.177 s, the time that the other pages left',
    look: 'Fix the slow ones first.',
  });
});
