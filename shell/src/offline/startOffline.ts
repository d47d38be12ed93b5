import type { Bus } from '@amarena/shared/bus';
import { readBoot } from '../start/readBoot.ts';
import { followOffline } from './followOffline.ts';

/** Starts when the page is idle, so that the page does not wait for this code. */
export function startOffline(bus: Pick<Bus, 'session$'>, startedFor: string | null): void {
  followOffline(window, { bus, boot: readBoot(), startedFor });
}
