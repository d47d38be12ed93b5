import type { RemoteStart } from '@amarena/shared/contracts/platform/remoteStarts';
import { fakeClock } from '@amarena/shared/testing/fakeClock';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aSnapshot, aVersion, fakeFederation } from '../testing/fakeRemotes.ts';
import { reportStarts, SEND_EVERY } from './reportStarts.ts';
import { createLoader } from './versions.ts';

let clock: ReturnType<typeof fakeClock>;
beforeEach(() => {
  clock = fakeClock();
});
afterEach(() => clock.restore());

function page(versions: Readonly<Record<string, () => unknown>> = { '2.0.0': () => 'works' }) {
  const told: RemoteStart[][] = [];
  let milliseconds = 0;
  const starts = reportStarts({ now: () => milliseconds, isCold: ({ version }) => version === '2.0.0', tell: (sent) => told.push(sent) });
  const federation = starts.noting(fakeFederation(versions));
  const snapshot = aSnapshot(aVersion('2.0.0'), aVersion('1.9.0'));
  const loader = starts.counting(createLoader({ snapshot, federation, report: () => undefined, there: async () => true }));
  const visit = (takes: number, value: unknown = 'stands') =>
    loader.firstWorking('mf-chat', './page', async () => {
      milliseconds += takes;
      return value;
    });
  return { told, starts, visit };
}
const throws = () => {
  throw new Error('broken');
};

describe('reports of starts', () => {
  it('tell the version that was started and the time from asking for it, once in a page', async () => {
    const { told, starts, visit } = page();
    await visit(420);
    await visit(10);
    starts.send();
    expect(told).toEqual([[{ remote: 'mf-chat', version: '2.0.0', ms: 420, cold: true }]]);
  });

  it('tell the version that stood in for one that failed, without the time that the other one cost', async () => {
    const { told, starts, visit } = page({ '2.0.0': throws, '1.9.0': () => 'works' });
    await visit(100);
    starts.send();
    expect(told).toEqual([[{ remote: 'mf-chat', version: '1.9.0', ms: 100, cold: false }]]);
  });

  it('tell nothing of a page that the person left before it stood', async () => {
    const { told, starts, visit } = page();
    await visit(50, null);
    starts.send();
    expect(told).toEqual([]);
  });

  it('wait until the page is settled, then for half a minute', async () => {
    const { told, starts, visit } = page();
    starts.send();
    await visit(80);
    await clock.pass(SEND_EVERY - 1);
    expect(told).toEqual([]);
    await clock.pass(1);
    expect(told).toHaveLength(1);
  });

  it('are sent when the page is left', async () => {
    const { told, visit } = page();
    await visit(80);
    window.dispatchEvent(new Event('pagehide'));
    expect(told).toHaveLength(1);
  });
});
