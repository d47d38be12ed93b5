import { describe, expect, it } from '@jest/globals';
import { signupInDialog } from './signupPageOrDialog.model.ts';

describe('what parts of the page ask for', () => {
  it('WB-30 draws the line at 768 px', () => {
    expect(signupInDialog(767)).toBe(false);
    expect(signupInDialog(768)).toBe(true);
  });
});
