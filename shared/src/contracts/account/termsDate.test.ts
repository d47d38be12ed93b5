import { expect, it } from '@jest/globals';
import { termsVersionDate } from './termsDate.ts';

it('TVD-01 is the first version’s date without a company', () => {
  expect(termsVersionDate(null)).toBe('2023-12-01T12:00:00.000Z');
});

it('TVD-02 is the company’s own date where that is later', () => {
  expect(termsVersionDate({ added: '2024-05-01T00:00:00.000Z' })).toBe('2024-05-01T00:00:00.000Z');
});

it('TVD-03 is not the company’s own date where that is earlier', () => {
  expect(termsVersionDate({ added: '2020-01-01T00:00:00.000Z' })).toBe('2023-12-01T12:00:00.000Z');
});
