import { describe, expect, it } from '@jest/globals';
import { accountEntries } from './accountMenu.model.ts';

describe('the navigation', () => {
  it('TB-25 TB-26 offers profile and settings in the account menu', () => {
    expect(accountEntries().map(({ key, to }) => [key, to])).toEqual([
      ['profile', '/profile'],
      ['transactions', '/transactions'],
      ['settings', '/notifications'],
    ]);
  });

  it('shows a moderator the way to the desk, and nobody else', () => {
    const keys = (...roles: string[]) => accountEntries(roles).map(({ key }) => key);
    expect(keys('moderator')).toContain('desk');
    expect(keys('editor', 'developer')).not.toContain('desk');
  });
});
