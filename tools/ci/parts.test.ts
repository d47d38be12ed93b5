import { describe, expect, it } from '@jest/globals';
import { partsFor } from './parts.ts';

describe('the jobs of a change', () => {
  it.each([
    [['mf-chat/src/entry.tsx', 'e2e/specs/mf-chat/chat.spec.ts'], ['mf-chat']],
    [
      ['mf-members/src/entry.tsx', 'mf-chat/package.json'],
      ['mf-chat', 'mf-members'],
    ],
    [['mf-chat/src/entry.tsx', 'shared/src/contracts/chat/chats.ts'], ['site']],
    [['mf-chat/src/entry.tsx', 'mf-chat/CHANGELOG.md', '.changeset/two-words.md'], ['mf-chat']],
    [['.changeset/two-words.md'], ['site']],
    [['README.md'], ['site']],
    [[], ['site']],
  ])('for %j are %j', (files, jobs) => {
    expect(partsFor(files)).toEqual(jobs);
  });
});
