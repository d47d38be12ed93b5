import type { Bus } from '@amarena/shared/bus';
import { readBoot } from '../start/readBoot.ts';
import { followOffline } from './followOffline.ts';

/** Begins once the page has nothing better to do: its code is no part of what the page waits for. */
export function startOffline(bus: Pick<Bus, 'session$'>, startedFor: string | null): void {
  followOffline(window, { bus, boot: readBoot(), startedFor });
}
