import { call } from '@amarena/shared/api';
import type { BusWriter } from '@amarena/shared/bus';
import { getSettings, type Settings } from '@amarena/shared/contracts/platform/settings';

/** Milliseconds for which the page trusts the settings that it has. */
export const SETTINGS_FRESH = 300_000;

const same = (one: Settings | null, other: Settings): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Settings come with the HTML. An open page reads them again every `SETTINGS_FRESH` while it is visible, and when it
 * becomes visible again after that time; also at once, if the HTML is older (`madeAt`, by default now). If the read fails, the settings stay as they were. Returns a function that
 * unsubscribes.
 */
export function followSettings(
  writer: BusWriter,
  { ask = call, now = Date.now, madeAt = now() }: { ask?: typeof call; now?: () => number; madeAt?: number } = {},
): () => void {
  const { settings$ } = writer.bus;
  let readAt = madeAt;

  async function readWhenOld(): Promise<void> {
    if (document.visibilityState !== 'visible' || now() - readAt < SETTINGS_FRESH) return;
    readAt = now();
    const before = settings$.value;
    const answer = await ask(getSettings, { query: {} });
    // A change made meanwhile, such as another country, is newer than this answer.
    if (answer.ok && settings$.value === before && !same(before, answer.value)) writer.set('settings', answer.value);
  }
  const onChange = () => void readWhenOld();
  onChange();
  const timer = setInterval(onChange, SETTINGS_FRESH);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
