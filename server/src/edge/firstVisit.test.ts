import { runInNewContext } from 'node:vm';
import { expect, it } from '@jest/globals';
import { FIRST_VISIT_SCRIPT } from './firstVisit.ts';

/** A page with a lander's mark, rendered ahead or not. Its random moments are at once. */
function aPage({ prerendering = false } = {}) {
  const heard = new Map<string, () => void>();
  const timers: (() => void)[] = [];
  let sent = 0;
  const listen = (kind: string, listener: () => void) => void heard.set(kind, listener);
  runInNewContext(FIRST_VISIT_SCRIPT, {
    document: {
      prerendering,
      querySelector: () => ({ content: JSON.stringify({ lander: 'a mark', language: null }) }),
      addEventListener: listen,
    },
    location: { protocol: 'https:', search: '' },
    navigator: { sendBeacon: () => (sent += 1) },
    Blob: class {},
    setTimeout: (work: () => void) => void timers.push(work),
    addEventListener: listen,
  });
  return {
    fires: (kind: string) => heard.get(kind)?.(),
    passes: () => {
      for (const work of timers.splice(0)) work();
    },
    reports: () => sent,
  };
}

it('a page reports its visit once, after a moment or when it is left', () => {
  const page = aPage();
  page.passes();
  page.fires('pagehide');
  expect(page.reports()).toBe(1);
});

it('a page that is rendered ahead reports its visit when it is shown', () => {
  const page = aPage({ prerendering: true });
  page.passes();
  expect(page.reports()).toBe(0);
  page.fires('prerenderingchange');
  page.passes();
  page.fires('pagehide');
  expect(page.reports()).toBe(1);
});

it('a page that is rendered ahead and never shown reports no visit', () => {
  const page = aPage({ prerendering: true });
  page.passes();
  page.fires('pagehide');
  expect(page.reports()).toBe(0);
});
