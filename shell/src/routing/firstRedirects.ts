import { navigate } from '@amarena/shared/router';
import type { CurrentPage } from './current.ts';

/** More than any redirect chain has. */
const MOST_REDIRECTS = 5;

/** Follows redirects of the first address before anything listens to the history. */
export function followFirstRedirects(current: CurrentPage): void {
  for (let turn = 0; turn < MOST_REDIRECTS; turn += 1) {
    const { decision } = current.update();
    if (decision.type !== 'redirect') return;
    navigate(decision.to, { replace: true });
  }
}
