import { describe, expect, it } from '@jest/globals';
import { Registry } from 'prom-client';
import { databaseGauge } from './databaseGauge.ts';

type Values = Iterable<readonly [string, number]>;

/** A gauge of which each reading ends when the test says so. */
function aGauge() {
  const metrics = new Registry();
  const readings: PromiseWithResolvers<Values>[] = [];
  const read = () => {
    const reading = Promise.withResolvers<Values>();
    readings.push(reading);
    return reading.promise;
  };
  databaseGauge({ name: 'waiting', help: 'How many wait.', label: 'kind', metrics, read });
  const shown = async () => (await metrics.metrics()).split('\n').filter((line) => line.startsWith('waiting{'));
  return { readings, shown };
}

describe('a gauge from the database', () => {
  it('shows values that came too late for one request to the next one', async () => {
    const { readings, shown } = aGauge();
    expect(await shown()).toEqual([]);
    readings[0]?.resolve([['mail', 3]]);
    await new Promise(setImmediate);
    expect(await shown()).toEqual(['waiting{kind="mail"} 3']);
    expect(readings).toHaveLength(2);
  });

  it('reads once at a time, and shows nothing if that fails', async () => {
    const { readings, shown } = aGauge();
    const both = [shown(), shown()];
    readings[0]?.reject(new Error('away'));
    expect(await Promise.all(both)).toEqual([[], []]);
    expect(readings).toHaveLength(1);
  });
});
