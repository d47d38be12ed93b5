import { call } from '@amarena/shared/api';
import type { BusWriter } from '@amarena/shared/bus';
import { getDiscountCode } from '@amarena/shared/contracts/money/discountCodes';
import { activeDiscount, type Offer } from '@amarena/shared/contracts/money/offer';
import type { QueryOf } from '@amarena/shared/contracts/platform/endpoint';
import { serverNow } from '@amarena/shared/i18n';
import { currentMemberId, followMember } from './followMember.ts';

/** The current offer; null: none. A failure is ignored: prices work without the offer (ERR-26). */
async function read(query: QueryOf<typeof getDiscountCode>): Promise<Offer | null> {
  const answer = await call(getDiscountCode, { query });
  const code = answer.ok ? answer.value.discountcode : null;
  return code === null ? null : { code: code.code, percentage: code.value_percentage, expires: code.expires, status: 'active' };
}

/**
 * Keeps the member's offer on the bus: reads it after log-in and removes it when it ends. Log-out clears it with the
 * rest of the member's state (`session.ts`). Returns a function that unsubscribes.
 */
export function followOffer(writer: BusWriter, startedFor: string | null): () => void {
  const { bus } = writer;
  let end: ReturnType<typeof setTimeout> | undefined;
  const load = async (memberId: string) => {
    const timeBonus = await read({ timebonus: 'true' });
    const offer = activeDiscount(timeBonus, timeBonus === null ? await read({ welcome: 'true' }) : null);
    if (currentMemberId(bus) === memberId) writer.set('offer', offer);
  };
  const offers = bus.offer$.subscribe((offer) => {
    clearTimeout(end);
    if (offer !== null) end = setTimeout(() => writer.set('offer', null), Date.parse(offer.expires) - serverNow());
  });
  const stop = followMember(bus, startedFor, { arrived: (memberId) => void load(memberId), left: () => undefined });
  return () => {
    clearTimeout(end);
    offers.unsubscribe();
    stop();
  };
}
