import { STORED_META } from '@amarena/shared/contracts/platform/offline';
import { CLOCK_ELEMENT } from '@amarena/shared/federation/render';
import { serverNow } from '@amarena/shared/i18n';
import { afterEach, expect, it } from '@jest/globals';
import { learnDocumentTime } from './learnDocumentTime.ts';

const HOUR = 3_600_000;
const SECOND = 1_000;

/** How far the server's clock is ahead of the device's, as the document says it. */
function learnt(ahead: number, { type = 'navigate', transferSize = 40_000, hasClock = true } = {}): number {
  const [timeOrigin, responseStart] = [Date.now() - 3 * SECOND, 200];
  const text = JSON.stringify({ at: timeOrigin + responseStart + ahead, zone: 'Europe/Rome' });
  if (hasClock) document.body.append(Object.assign(document.createElement('p'), { id: CLOCK_ELEMENT, textContent: text }));
  const timing = { type, requestStart: 100, responseStart, transferSize };
  learnDocumentTime({ document, performance: { timeOrigin, getEntriesByType: () => [timing] } });
  return serverNow() - Date.now();
}

afterEach(() => {
  document.body.replaceChildren();
  learnt(0);
  document.body.replaceChildren();
});

it.each([-9 * HOUR, 2 * HOUR])('goes on with the server’s clock where that of the device is wrong, by %i ms', (ahead) => {
  expect(Math.abs(learnt(ahead) - ahead)).toBeLessThan(1.5 * SECOND);
});

it('learns from a page that came by the worker, of which some browsers count no bytes', () => {
  expect(Math.abs(learnt(2 * HOUR, { transferSize: 0 }) - 2 * HOUR)).toBeLessThan(1.5 * SECOND);
});

it('learns nothing from a copy out of a cache, nor from a page without a clock', () => {
  expect(learnt(9 * HOUR, { type: 'back_forward', transferSize: 0 })).toBe(0);
  document.body.replaceChildren();
  const stored = Object.assign(document.createElement('meta'), { name: STORED_META, content: String(Date.now()) });
  document.head.append(stored);
  expect(learnt(9 * HOUR)).toBe(0);
  stored.remove();
  document.body.replaceChildren();
  expect(learnt(9 * HOUR, { hasClock: false })).toBe(0);
});
