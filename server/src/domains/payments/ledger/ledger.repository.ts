import { sql } from 'kysely';
import { belongTo, type Members } from '../../../db/members.ts';
import type { Db } from '../../../db/schema.ts';

interface Counts {
  readonly money_transfers: number;
  readonly payments: number;
  readonly withdrawals: number;
  readonly late_payments: number;
  readonly chargebacks: number;
  readonly receipts: number;
}

/**
 * Counts contradictions among what all members have, or some of them: money transfers that do not add up to 0; payments
 * that are not booked in money and credits as exactly one purchase if completed, and not at all otherwise; withdrawals
 * and chargebacks without bookings; missing receipts.
 */
export async function countMoneyDifferences(db: Db, members: Members = 'all'): Promise<Counts> {
  const [theirs, ofTheirs] = [belongTo(members), belongTo(members, 'payments.member_id')];
  const { rows } = await sql<Counts>`
    with booked as (
      select ref, reason, sum(amount) filter (where account = 'provider') as money from money_entries
      where ${theirs} group by ref, reason
    ), credited as (
      select ref, reason, -sum(amount) filter (where account = 'sold') as credits from credit_entries
      where reason in ('purchase', 'withdrawal', 'chargeback') and ${theirs} group by ref, reason
    )
    select
      (select count(*)::int from (
        select 1 from money_entries where ${theirs} group by member_id, transfer_id having sum(amount) <> 0
      ) broken) as money_transfers,
      (select count(*)::int from payments
        left join booked on booked.ref = payments.id::text and booked.reason = 'purchase'
        left join credited on credited.ref = payments.id::text and credited.reason = 'purchase'
        where ${ofTheirs} and (coalesce(booked.money, 0) <> case when state = 'completed' then total else 0 end
          or coalesce(credited.credits, 0) <> case when state = 'completed' then payments.credits else 0 end)) as payments,
      (select count(*)::int from withdrawals
        left join booked on booked.ref = withdrawals.payment_id::text and booked.reason = 'withdrawal'
        left join credited on credited.ref = withdrawals.payment_id::text and credited.reason = 'withdrawal'
        where ${belongTo(members, 'withdrawals.member_id')}
          and (coalesce(booked.money, 0) <> stopped - refund or coalesce(credited.credits, 0) <> -withdrawals.credits)) as withdrawals,
      (select count(*)::int from late_payments
        join payments on payments.id = late_payments.payment_id
        left join booked came on came.ref = payments.id::text and came.reason = 'late_payment'
        left join booked went on went.ref = payments.id::text and went.reason = 'late_refund'
        where ${ofTheirs} and (payments.state = 'completed' or coalesce(came.money, 0) <> payments.total
          or coalesce(went.money, 0) <> -late_payments.sent)) as late_payments,
      (select count(*)::int from chargebacks
        join payments on payments.id = payment_id
        left join booked on booked.ref = payment_id::text and booked.reason = 'chargeback'
        left join credited on credited.ref = payment_id::text and credited.reason = 'chargeback'
        where ${ofTheirs} and (coalesce(booked.money, 0) <> reversed - chargebacks.amount
          or coalesce(credited.credits, 0) <> -taken)) as chargebacks,
      (select count(*)::int from payments
        where ${ofTheirs} and state = 'completed' and not exists (
          select 1 from receipts where receipts.payment_id = payments.id and kind = 'sale' and gross = payments.total
        )) as receipts`.execute(db);
  return rows[0] ?? { money_transfers: 0, payments: 0, withdrawals: 0, late_payments: 0, chargebacks: 0, receipts: 0 };
}
