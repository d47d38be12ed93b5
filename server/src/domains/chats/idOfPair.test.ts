import { Id } from '@amarena/shared/contracts/platform/primitives';
import { expect, it } from '@jest/globals';
import { idOfPair } from './idOfPair.ts';

const [GIULIA, MARCO, ANNA] = [
  '0b7c1f6e-8f0e-4f6b-9f43-2a4b1c9d0e11',
  'f3a1d6c2-1b7e-4c59-8d2f-7e6a5b4c3d22',
  '7d9e2b4a-5c3f-4a1e-b6d8-1f0e9c8b7a33',
] as const;

it('the id of a conversation is the same whoever begins, however the ids are written, and in every release', () => {
  expect(Id.safeParse(idOfPair(GIULIA, MARCO)).success).toBe(true);
  expect(idOfPair(MARCO, GIULIA)).toBe(idOfPair(GIULIA, MARCO));
  expect(idOfPair(GIULIA.toUpperCase(), MARCO)).toBe(idOfPair(GIULIA, MARCO));
  expect(idOfPair(GIULIA, ANNA)).not.toBe(idOfPair(GIULIA, MARCO));
  expect(idOfPair(GIULIA, MARCO)).toBe('b961267d-804b-502b-b647-f7409a4aa3fe');
});
