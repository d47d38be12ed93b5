import { expect, it } from '@jest/globals';
import { wordsFor } from './index.ts';

const suspended = (until: string) =>
  wordsFor('it', { side: 'about', decision: 'suspend_7', reason: null, until: new Date(until) }, 'Europe/Rome');

it('fits an Italian article to the day on which a suspension ends', () => {
  expect(suspended('2026-12-08T12:00:00Z').title).toBe('Account sospeso fino all’8 dicembre 2026');
  expect(suspended('2026-12-11T12:00:00Z').text).toContain('fino all’11 dicembre 2026');
  expect(suspended('2026-12-09T12:00:00Z').title).toBe('Account sospeso fino al 9 dicembre 2026');
});
