import type { Payment } from '@amarena/shared/contracts/money/payments';
import { pathTo } from '@amarena/shared/contracts/platform/routes';
import { useFormat } from '@amarena/shared/i18n';
import { Link } from '@amarena/shared/router';
import { styled } from '@amarena/shared/styled';
import { Card, media } from '@amarena/shared/ui';
import { useT } from '../catalogue.ts';
import { methodText } from './methodText.ts';
import { byWeek } from './paymentList.model.ts';
import { StandingTag } from './StandingTag.tsx';
import { isUnpaid, standingOf } from './standing.model.ts';

/** Rows of payments on one card, also used for skeletons. */
export const Lines = styled(Card)`
  padding: 0;
  overflow: hidden;
  h2 {
    padding: var(--s-5) var(--s-4) var(--s-2);
    font: var(--w-semibold) var(--text-xs) / 1.5 var(--font-ui);
    letter-spacing: 0;
    color: var(--text-muted);
  }
  li + li,
  h2 + ul {
    border-top: 1px solid var(--border);
  }
`;

const Line = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px var(--s-4);
  align-items: center;
  padding: 14px var(--s-4);
  font-variant-numeric: tabular-nums;
  &:hover {
    background: var(--surface-hover);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  /* On narrow screens the open payment covers the list. */
  ${media.lg} {
    &[aria-current] {
      background: var(--accent-soft);
      box-shadow: inset 3px 0 0 var(--accent);
    }
  }
  b {
    font-weight: var(--w-semibold);
  }
  s {
    font-weight: 400;
    color: var(--text-muted);
  }
  small {
    color: var(--text-muted);
    font-size: var(--text-sm);
  }
  > :nth-child(2n) {
    justify-self: end;
    white-space: nowrap;
  }
`;

/** The member's payments with their states, newest first; those of this week in a group. `shown`: the one beside the list. */
export function PaymentList({ payments, shown }: { payments: readonly Payment[]; shown: Payment }) {
  const t = useT();
  const groups = byWeek(payments, new Date());
  return (
    <Lines as="div">
      {groups.map(({ week, payments }) => (
        <section key={week}>
          {groups.length > 1 && <h2>{t(`transactions.${week}`)}</h2>}
          <ul>
            {payments.map((payment) => (
              <li key={payment.id}>
                <PaymentLine payment={payment} shown={payment.id === shown.id} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Lines>
  );
}

function PaymentLine({ payment, shown }: { payment: Payment; shown: boolean }) {
  const t = useT();
  const format = useFormat();
  const standing = standingOf(payment);
  return (
    <Line to={pathTo('transactions-id', { id: payment.id })} aria-current={shown || undefined}>
      <b>{t('summary.package', { credits: t('credits', { count: payment.credits }), name: t(`package.${payment.package}`) })}</b>
      <b>{isUnpaid(standing) ? <s>{format.money(payment.total)}</s> : format.money(payment.total)}</b>
      <small>
        {format.dayLabel(payment.created_at)} · {methodText(payment, t)}
      </small>
      <StandingTag standing={standing} />
    </Line>
  );
}
