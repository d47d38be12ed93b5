import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { expect, it } from '@jest/globals';
import { inPieces } from './pieces.ts';

const piecesOf = (bytes: Buffer): Promise<Buffer[]> => Readable.from(inPieces([bytes], () => false)).toArray();

it.each([1, 5_600, 5_601, 8_400, 16_800, 16_801, 120_000])('loses and adds nothing: %i bytes', async (size) => {
  const bytes = randomBytes(size);
  const pieces = await piecesOf(bytes);
  expect(Buffer.concat(pieces).equals(bytes)).toBe(true);
  expect(pieces.every(({ length }) => length > 0)).toBe(true);
});

it('sends a first flight in pieces of few segments, and the rest at once', async () => {
  expect((await piecesOf(randomBytes(30_000))).map(({ length }) => length)).toEqual([5_600, 2_800, 2_800, 2_800, 2_800, 13_200]);
});

it('sends all that is left at once when the server has become busy', async () => {
  const answers = [false, true];
  const sizes: number[] = [];
  for await (const { length } of inPieces([randomBytes(30_000)], () => answers.shift() ?? true)) sizes.push(length);
  expect(sizes).toEqual([5_600, 24_400]);
});
