import { expect, it } from '@jest/globals';
import { badgeText, creditsTone } from './badgeDisplay.ts';

it('TB-11 caps the messages badge at 99+', () => {
  expect([badgeText(99), badgeText(100), badgeText(1_000)]).toEqual(['99', '99+', '99+']);
});

it('TB-14 caps the likes badge in the same way', () => {
  expect(badgeText(100)).toBe('99+');
});

it('shows no badge text at 0', () => {
  expect(badgeText(0)).toBeNull();
});

it('TB-20 shows the credits badge at 10 credits and hides it at 11', () => {
  expect(creditsTone(10)).not.toBeNull();
  expect(creditsTone(11)).toBeNull();
});

it.each([1, 10])('TB-21 warns at %i credits', (credits) => {
  expect(creditsTone(credits)).toBe('warning');
});

it('TB-22 shows danger at 0 credits', () => {
  expect(creditsTone(0)).toBe('danger');
});
