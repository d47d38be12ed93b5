import { describe, expect, it } from '@jest/globals';
import { emailSuggestion } from './emailSuggestion.ts';

describe('did you mean', () => {
  it.each([
    ['a@gmial.com', 'a@gmail.com'],
    ['anna@gamil.com', 'anna@gmail.com'],
    ['anna@gmail.con', 'anna@gmail.com'],
    ['anna@hotnail.it', 'anna@hotmail.it'],
    ['anna@liber.it', 'anna@libero.it'],
  ])('takes %s for a slip of %s', (typed, meant) => {
    expect(emailSuggestion(typed)).toBe(meant);
  });

  it.each(['anna@gmail.com', 'anna@example.org', 'anna@gmx.net', 'anna', '@gmail.com', 'anna@mail.it'])('leaves %s alone', (typed) => {
    expect(emailSuggestion(typed)).toBeNull();
  });
});
