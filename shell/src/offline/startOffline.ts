import { addressesOf } from '@amarena/shared/api';
import type { Bus } from '@amarena/shared/bus';
import { INTEGRITY_GLOBAL, type IntegrityOf } from '@amarena/shared/federation/integrity';
import { MADE_ELEMENT, type MadeCall } from '@amarena/shared/federation/render';
import { readBoot } from '../start/readBoot.ts';
import { keepPages } from './keepPages.ts';

/** Starts when the page is idle, so that the page does not wait for this code. */
export async function startOffline(bus: Pick<Bus, 'session$'>, startedFor: string | null): Promise<void> {
  const integrityOf = Reflect.get(globalThis, INTEGRITY_GLOBAL) as IntegrityOf;
  const made = JSON.parse(document.getElementById(MADE_ELEMENT)?.textContent ?? '[]') as MadeCall[];
  const loadStyles = () => import('@amarena/shared/siteStyles');
  keepPages(window, { bus, boot: readBoot(), integrityOf, startedFor, loadStyles, made: await addressesOf(made) });
}
