import { describe, expect, it } from '@jest/globals';
import { inBatches } from './inBatches.ts';

describe('items that are written in batches', () => {
  it('writes the first at once, and together what comes meanwhile, in order', async () => {
    const written: (readonly number[])[] = [];
    const add = inBatches<number>(async (items) => void written.push(items));
    await Promise.all([1, 2, 3, 4].map(add));
    await add(5);
    expect(written).toEqual([[1], [2, 3, 4], [5]]);
  });

  it('never writes more than 500 together', async () => {
    const sizes: number[] = [];
    const add = inBatches<number>(async (items) => void sizes.push(items.length));
    await Promise.all(Array.from({ length: 1_101 }, (_, item) => add(item)));
    expect(sizes).toEqual([1, 500, 500, 100]);
  });

  it('fails only for an item that cannot be written, not for those that came with it, and goes on with the next', async () => {
    const add = inBatches<number>(async (items) => {
      if (items.includes(3)) throw Object.assign(new Error('refused'), { code: '22P02' });
    });
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(add));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    await expect(add(4)).resolves.toBeUndefined();
  });

  it('asks once for all of a batch if the database does not answer', async () => {
    let asked = 0;
    const add = inBatches<number>(async () => {
      asked += 1;
      throw Object.assign(new Error('no connection'), { code: 'ECONNREFUSED' });
    });
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(add));
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'rejected']);
    expect(asked).toBe(2);
  });
});
