import { sendBeacon } from '@amarena/shared/api';
import type { Bus } from '@amarena/shared/bus';
import { postPageVisible, VISIBLE_EVERY } from '@amarena/shared/contracts/account/pageVisibility';

/**
 * Reports to the server while a member is looking at the page, so that it sends no push to their devices. Returns a
 * function that stops it.
 */
export function reportVisible({ session$ }: Pick<Bus, 'session$'>): () => void {
  const report = () => {
    if (document.visibilityState === 'visible' && session$.value.status === 'member') sendBeacon(postPageVisible, {});
  };
  report();
  const timer = setInterval(report, VISIBLE_EVERY);
  document.addEventListener('visibilitychange', report);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', report);
  };
}
