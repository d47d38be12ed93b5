import type { getPackages } from '@amarena/shared/contracts/money/packages';
import type { Payment, PaymentMethod, PendingPayment } from '@amarena/shared/contracts/money/payments';
import type { Country } from '@amarena/shared/contracts/platform/countries';
import type { AnswerOf } from '@amarena/shared/contracts/platform/endpoint';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import type { Db } from '../../../db/schema.ts';
import { DAY } from '../../../times.ts';
import { asPayment } from '../asPayment.ts';
import type { OtherDomains } from '../deps.ts';
import { methodsIn } from '../methods.ts';
import { packagesIn } from '../packages.ts';
import { ownPayment, ownPayments, type PaymentRow, pendingPayment } from '../repository.ts';
import type { Offers } from './welcomeOffer.ts';

const PENDING_DAYS = 3;

interface Deps extends Pick<OtherDomains, 'settings'> {
  readonly offers: Offers;
  /** False: no text messages can be sent, so that debits cannot be confirmed. */
  readonly debits: boolean;
}

/** What credits cost in which country, and the state of payments for them. */
export function createPayments({ offers, settings, debits }: Deps) {
  const refundDays = async (db: Db): Promise<number> => (await settings.site(db)).refund_days;
  const shown = async (db: Db, row: PaymentRow, now: Date): Promise<Payment> => asPayment(row, await refundDays(db), now);

  return {
    async packages(db: Db, memberId: string | null, country: Country, now: Date): Promise<AnswerOf<typeof getPackages>> {
      const offer = memberId === null ? null : await offers.active(db, memberId, now);
      return { packages: packagesIn(country, offer?.percentage ?? 0), country, offer };
    },

    methods: (country: Country): PaymentMethod[] => methodsIn(country).filter((method) => debits || method !== 'directdebit'),

    /** A payment as its member sees it. */
    shown,

    async get(db: Db, memberId: string, id: string, now: Date): Promise<Result<Payment, ApiError>> {
      const row = await ownPayment(db, memberId, id);
      return row === undefined ? failure({ code: 'not_found' }) : success(await shown(db, row, now));
    },

    /** The newest one that waits for its confirmation; null if none. A payment that waits longer has been abandoned. */
    pending: (db: Db, memberId: string, now: Date): Promise<PendingPayment | null> =>
      pendingPayment(db, memberId, new Date(now.getTime() - PENDING_DAYS * DAY)),

    async list(db: Db, memberId: string, now: Date): Promise<Payment[]> {
      const days = await refundDays(db);
      return (await ownPayments(db, memberId)).map((row) => asPayment(row, days, now));
    },
  };
}
export type Payments = ReturnType<typeof createPayments>;
