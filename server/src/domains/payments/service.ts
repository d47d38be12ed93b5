import type { Country } from '@amarena/shared/contracts/countries';
import type { AnswerOf } from '@amarena/shared/contracts/endpoint';
import type { getPackages, Payment, PaymentMethod } from '@amarena/shared/contracts/payments';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import type { Db } from '../../db/schema.ts';
import { asPayment } from './asPayment.ts';
import type { Offers } from './orders/offers.ts';
import type { PaymentPorts } from './ports.ts';
import { methodsIn, packagesIn } from './prices.ts';
import { ownPayment, ownPayments, type PaymentRow } from './repository.ts';

interface Deps {
  readonly offers: Offers;
  readonly ports: Pick<PaymentPorts, 'refundDays'>;
  /** False: no text messages can be sent, so that debits cannot be confirmed. */
  readonly debits: boolean;
}

/** What credits cost in which country, and the state of payments for them. */
export function createPayments({ offers, ports, debits }: Deps) {
  const shown = async (db: Db, row: PaymentRow, now: Date): Promise<Payment> => asPayment(row, await ports.refundDays(db), now);

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

    async list(db: Db, memberId: string, now: Date): Promise<Payment[]> {
      const days = await ports.refundDays(db);
      return (await ownPayments(db, memberId)).map((row) => asPayment(row, days, now));
    },
  };
}
export type Payments = ReturnType<typeof createPayments>;
