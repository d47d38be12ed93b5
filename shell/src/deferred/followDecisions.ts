import type { BusWriter } from '@amarena/shared/bus';
import { pathTo } from '@amarena/shared/contracts/platform/routes';
import { deferredCatalogue } from './catalogue.ts';

/** Shows a toast when there is a moderation decision about the member, with a link to its explanation. */
export function followDecisions(bus: BusWriter['bus']): void {
  bus.live$.subscribe((event) => {
    if (event.type !== 'decision') return;
    const t = deferredCatalogue.translator(bus.language$.value);
    const action = { label: t('decision.read'), to: pathTo('decisions-id', { id: event.decision }) };
    bus.ask({ type: 'toast', tone: 'neutral', text: t('decision.new'), action });
  });
}
