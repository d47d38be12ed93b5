import { decide } from '@amarena/shared/routing';
import { anId } from '@amarena/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { mayPopUp } from './mayPopUp.ts';

const anna = anId(1);

describe('a pop-up', () => {
  it.each([
    ['/members', true],
    ['/likes', true],
    [`/members/${anna}`, true],
    ['/credits', true],
    ['/chats', false],
    [`/chats/${anna}`, false],
    [`/members/${anna}/chat`, false],
    ['/credits/p1', false],
    ['/credits/p1/card', false],
    ['/no/such/page', false],
  ])('may come over %s: %s', (path, may) => {
    expect(mayPopUp({ decision: decide({ path, search: '', member: true }) })).toBe(may);
  });
});
