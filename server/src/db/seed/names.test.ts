import { nameProblem } from '@amarena/shared/contracts/account/validation';
import { describe, expect, it } from '@jest/globals';
import { crowd } from './crowd.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

describe('the names of the demonstration', () => {
  const names = crowd([], NOW).map(({ name }) => name);

  it('are each given once, and are allowed', () => {
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
    expect(names.filter((name) => nameProblem(name, '') !== null)).toEqual([]);
  });

  it('are first names: hardly anybody needs a number behind it, and nobody an initial', () => {
    expect(names.filter((name) => name.includes('.'))).toEqual([]);
    expect(names.filter((name) => /\d/.test(name)).length).toBeLessThan(names.length / 20);
  });
});
