import { useSettings } from '@amarena/shared/bus';
import { type Payment, receiptAddress } from '@amarena/shared/contracts/money/payments';
import { getCompanyInfo } from '@amarena/shared/contracts/platform/companyInfo';
import { pathTo } from '@amarena/shared/contracts/platform/routes';
import { type Formatters, useFormat } from '@amarena/shared/i18n';
import { queryFor, useQuery } from '@amarena/shared/query';
import { styled } from '@amarena/shared/styled';
import { Card, displayFace, LinkButton, Muted, Row, Stack, VisuallyHidden } from '@amarena/shared/ui';
import { Printer, Repeat } from 'lucide-react';
import { useT } from '../catalogue.ts';
import { useTax } from '../useTax.ts';
import { Explanation } from './Explanation.tsx';
import { methodText } from './methodText.ts';
import { Pairs } from './outcome.styles.ts';
import { StandingTag } from './StandingTag.tsx';
import { isUnpaid, standingOf } from './standing.model.ts';
import { Withdrawing } from './Withdrawing.tsx';

const Top = styled.header`
  display: grid;
  justify-items: start;
  gap: var(--s-1);
  > b {
    ${displayFace}
    font-size: 2.5rem;
    line-height: 1.05;
    white-space: nowrap;
    font-variant-numeric: tabular-nums lining-nums;
  }
  s {
    color: var(--text-muted);
    text-decoration-thickness: 2px;
  }
`;

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface ReceiptProps {
  payment: Payment;
  /** True if it should also say what became of the payment, because no outcome above does. Default false. */
  explained?: boolean;
}

/** Everything about one payment: the amounts, how it was paid, its receipts, and how to withdraw. */
export function Receipt({ payment, explained = false }: ReceiptProps) {
  const t = useT();
  const format = useFormat();
  const standing = standingOf(payment);
  const total = format.money(payment.total);
  const pack = t('summary.package', { credits: t('credits', { count: payment.credits }), name: t(`package.${payment.package}`) });
  return (
    <Card as="section">
      <Stack $gap={5}>
        <Top>
          <VisuallyHidden as="h2">{t('transactions.details')}</VisuallyHidden>
          <StandingTag standing={standing} />
          <b>{isUnpaid(standing) ? <s>{total}</s> : total}</b>
          <Muted>
            {pack}. {format.date(payment.created_at)}, {format.time(payment.created_at)}
          </Muted>
        </Top>
        {explained && payment.state !== 'completed' && <Explanation payment={payment} />}
        <Facts payment={payment} />
        {payment.state === 'completed' && <Ways payment={payment} />}
        {payment.withdraw_until !== null && <Withdrawing payment={payment} until={payment.withdraw_until} />}
      </Stack>
    </Card>
  );
}

function Facts({ payment }: { payment: Payment }) {
  const t = useT();
  const format = useFormat();
  const { list_price, total, vat, discount, withdrawal } = payment;
  const money = (amount: number) => format.money({ amount, currency: total.currency });
  const tax = useTax(total.currency);
  const company = useQuery(queryFor(getCompanyInfo)).data;
  const { name } = useSettings();
  const lines: readonly (readonly [string, string])[] = [
    [t('transactions.order'), payment.number],
    [t('transactions.method'), methodText(payment, t)],
    ...(discount === null
      ? []
      : ([
          [t('package.list_price'), format.money(list_price)],
          [discountLine(discount, t, format), money(total.amount - list_price.amount)],
        ] as const)),
    ...(payment.vat_percentage === 0
      ? []
      : ([
          [t('transactions.net'), money(total.amount - vat.amount)],
          [t('transactions.vat', { tax, percentage: format.percent(payment.vat_percentage) }), format.money(vat)],
        ] as const)),
    ...(withdrawal === null
      ? []
      : ([
          [t('transactions.withdrawn', { credits: t('credits', { count: withdrawal.credits }) }), money(-withdrawal.refund.amount)],
          [t('transactions.withdrawn_at'), `${format.date(withdrawal.requested_at)}, ${format.time(withdrawal.requested_at)}`],
        ] as const)),
    [t('transactions.statement'), company?.name ?? name],
  ];
  return (
    <Pairs>
      {lines.map(([what, value]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Pairs>
  );
}

const discountLine = ({ code, percentage }: NonNullable<Payment['discount']>, t: ReturnType<typeof useT>, format: Formatters): string =>
  code === null
    ? t('offer.line', { percentage: format.percent(percentage) })
    : t('code.line', { code, percentage: format.percent(percentage) });

/** Printable pages of the server, which open in a new tab, and a link to repeat the order. */
function Ways({ payment }: { payment: Payment }) {
  const t = useT();
  const print = { size: 'sm', variant: 'secondary', icon: <Printer {...icon} />, target: '_blank', rel: 'noreferrer' } as const;
  return (
    <Row $gap={2}>
      <LinkButton {...print} to={receiptAddress(payment.id)}>
        {t('transactions.receipt')}
      </LinkButton>
      {payment.withdrawal !== null && (
        <LinkButton {...print} to={receiptAddress(payment.id, 'refund')}>
          {t('transactions.refund_receipt')}
        </LinkButton>
      )}
      <LinkButton size="sm" variant="secondary" icon={<Repeat {...icon} />} to={pathTo('credits-repeat-order')}>
        {t('repeat.again')}
      </LinkButton>
    </Row>
  );
}
