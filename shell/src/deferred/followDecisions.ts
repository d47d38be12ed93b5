import type { BusWriter } from '@amarena/shared/bus';
import { pathTo } from '@amarena/shared/contracts/routes';
import { deferredCatalogue } from './catalogue.ts';

/** Says at once that there is a decision about the member, and where it is explained. */
export function followDecisions(bus: BusWriter['bus']): void {
  bus.live$.subscribe((event) => {
    if (event.type !== 'decision') return;
    const t = deferredCatalogue.translator(bus.language$.value);
    const action = { label: t('decision.read'), to: pathTo('decisions-id', { id: event.decision }) };
    bus.ask({ type: 'toast', tone: 'neutral', text: t('decision.new'), action });
  });
}
