import type { BusWriter } from '@amarena/shared/bus';
import { followOffer } from '../member/offer.ts';
import { followPayments } from '../member/payments.ts';
import { followPush } from '../push/followPush.ts';
import { reportVisible } from '../push/reportVisible.ts';
import type { Store } from '../store.ts';
import { followDecisions } from './followDecisions.ts';

export interface LateDeps {
  readonly writer: BusWriter;
  readonly pendingPayment$: Store<string | null>;
  /** The member whose data the HTML brought along; null: a visitor. */
  readonly startedFor: string | null;
}

/** Keeps what banners and pop-ups show in step with the member and the browser. */
export function startLate({ writer, pendingPayment$, startedFor }: LateDeps): void {
  followOffer(writer, startedFor);
  followDecisions(writer.bus);
  followPayments(writer.bus, pendingPayment$, startedFor);
  followPush(writer, window, startedFor);
  reportVisible(writer.bus);
}
