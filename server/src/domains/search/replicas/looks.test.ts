import { describe, expect, it } from '@jest/globals';
import { Registry } from 'prom-client';
import { createLooks } from './looks.ts';

const gone = new Error('the primary does not answer');
const fails = async () => {
  throw gone;
};
const succeeds = async () => undefined;

describe('looks at the search replicas', () => {
  it('that fail are all counted, and told once for each time that they begin to', async () => {
    const metrics = new Registry();
    const told: unknown[] = [];
    const looks = createLooks({ metrics, onFailing: (error) => told.push(error) });
    for (const look of [succeeds, fails, fails, succeeds, succeeds, fails]) await looks(look);
    expect(told).toEqual([gone, null, gone]);
    expect(await metrics.metrics()).toContain('search_replica_looks_failed_total 3');
  });
});
