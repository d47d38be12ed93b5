import { useSettings } from '@amarena/shared/bus';
import { type Payment, receiptAddress } from '@amarena/shared/contracts/payments';
import { pathTo } from '@amarena/shared/contracts/routes';
import { getCompanyInfo } from '@amarena/shared/contracts/settings';
import { useFormat } from '@amarena/shared/i18n';
import { queryFor, useQuery } from '@amarena/shared/query';
import { styled } from '@amarena/shared/styled';
import { Card, linkStyles, Row, Stack, TextLink } from '@amarena/shared/ui';
import { useT } from '../catalogue.ts';
import { meansOf } from './means.ts';
import { Pairs } from './outcome.styles.ts';
import { StandingTag } from './StandingTag.tsx';
import { standingOf } from './state.model.ts';
import { Withdrawing } from './Withdrawing.tsx';

/** To a page of the server's own, outside this document. */
const PageLink = styled.a`
  ${linkStyles}
  display: inline-flex;
  align-items: center;
  min-height: 44px;
`;

const AgainLink = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
`;

/** Everything about one payment: the sums, how it was paid, its receipts, and the way to withdraw. */
export function Details({ payment }: { payment: Payment }) {
  const t = useT();
  return (
    <Card as="section">
      <Stack $gap={4}>
        <Row $justify="between">
          <h2>{t('transactions.details')}</h2>
          <StandingTag standing={standingOf(payment)} />
        </Row>
        <Facts payment={payment} />
        {payment.state === 'completed' && <Receipts payment={payment} />}
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
  const company = useQuery(queryFor(getCompanyInfo)).data;
  const { name } = useSettings();
  const lines: readonly (readonly [string, string])[] = [
    [t('transactions.order'), payment.number],
    [t('transactions.date'), `${format.date(payment.created_at)}, ${format.time(payment.created_at)}`],
    [t('transactions.method'), meansOf(payment, t)],
    [
      t('summary.package', { credits: t('credits', { count: payment.credits }), name: t(`package.${payment.package}`) }),
      format.money(list_price),
    ],
    ...(discount === null ? [] : [[discountLine(discount, t), money(total.amount - list_price.amount)] as const]),
    ...(payment.vat_percentage === 0
      ? []
      : ([
          [t('transactions.net'), money(total.amount - vat.amount)],
          [t('transactions.vat', { percentage: format.percent(payment.vat_percentage) }), format.money(vat)],
        ] as const)),
    [t(payment.vat_percentage === 0 ? 'summary.total_untaxed' : 'summary.total'), format.money(total)],
    ...(withdrawal === null
      ? []
      : ([
          [t('transactions.withdrawn', { credits: t('credits', { count: withdrawal.credits }) }), `−${format.money(withdrawal.refund)}`],
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

const discountLine = ({ code, percentage }: NonNullable<Payment['discount']>, t: ReturnType<typeof useT>): string =>
  code === null ? t('offer.line', { percentage: String(percentage) }) : t('code.line', { code, percentage: String(percentage) });

/** Pages of the server, for printing: they open beside this one. And the way to the same order again. */
function Receipts({ payment }: { payment: Payment }) {
  const t = useT();
  return (
    <Row $gap={4}>
      <PageLink href={receiptAddress(payment.id)} target="_blank" rel="noreferrer">
        {t('transactions.receipt')}
      </PageLink>
      {payment.withdrawal !== null && (
        <PageLink href={receiptAddress(payment.id, 'refund')} target="_blank" rel="noreferrer">
          {t('transactions.refund_receipt')}
        </PageLink>
      )}
      <AgainLink to={pathTo('credits-repeat-order')}>{t('repeat.again')}</AgainLink>
    </Row>
  );
}
