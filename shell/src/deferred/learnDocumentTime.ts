import { learnServerTime } from '@amarena/shared/contracts/platform/serverTime';
import { CLOCK_ELEMENT } from '@amarena/shared/federation/render';
import type { Clock } from '@amarena/shared/i18n';
import { storedAt } from '../member/storedPage.ts';

type Timing = Pick<PerformanceNavigationTiming, 'type' | 'requestStart' | 'responseStart' | 'transferSize'>;

interface Browser {
  readonly document: Document;
  readonly performance: Pick<Performance, 'timeOrigin'> & { getEntriesByType(type: 'navigation'): readonly unknown[] };
}

/**
 * Learns the server's clock from a member's document, so that what its HTML counts down goes on from there, whatever the
 * device's clock says. A copy says nothing about now: one that the worker stored, or one from the browser's own cache, which
 * it shows unasked only at "back". The size alone tells of neither: some browsers count nothing that comes by a worker.
 */
export function learnDocumentTime({ document, performance }: Browser): void {
  const clock = JSON.parse(document.getElementById(CLOCK_ELEMENT)?.textContent ?? 'null') as Clock | null;
  const [timing] = performance.getEntriesByType('navigation') as Timing[];
  if (clock === null || timing === undefined || storedAt(document) !== null) return;
  if (timing.type === 'back_forward' && timing.transferSize === 0) return;
  const { timeOrigin } = performance;
  const [sent, received] = [timeOrigin + timing.requestStart, timeOrigin + timing.responseStart];
  learnServerTime(new Date(clock.at).toUTCString(), { sent, received });
}
