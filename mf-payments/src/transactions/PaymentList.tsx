import { getTransactions, type Payment } from '@amarena/shared/contracts/payments';
import { pathTo } from '@amarena/shared/contracts/routes';
import { useCommonT, useFormat } from '@amarena/shared/i18n';
import { problemOf, queryFor, useQuery } from '@amarena/shared/query';
import { Link } from '@amarena/shared/router';
import { styled } from '@amarena/shared/styled';
import { EmptyState, LinkButton, Page, ProblemScreen, Stack, Tag } from '@amarena/shared/ui';
import { useT } from '../catalogue.ts';
import { Loading } from '../Loading.tsx';
import { meansOf } from './means.ts';
import { STANDING_TONES, standingOf } from './state.model.ts';

const Line = styled(Link)`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 2px var(--s-4);
  padding: var(--s-4) var(--s-3);
  border-top: 1px solid var(--border);
  font-variant-numeric: tabular-nums;
  &:hover {
    background: var(--surface-hover);
  }
  b {
    font-weight: var(--w-semibold);
  }
  small {
    color: var(--text-muted);
    font-size: var(--text-sm);
  }
  > :nth-child(2n) {
    justify-self: end;
  }
`;

/** The member's payments, newest first, each with its state. */
export function PaymentList() {
  const t = useT();
  const common = useCommonT();
  const query = useQuery(queryFor(getTransactions));
  const title = t('transactions.title');
  return (
    <Page $width="settings">
      <Stack $gap={6}>
        <h1>{title}</h1>
        {query.isPending && <Loading height="240px" label={title} />}
        {query.isError && (
          <ProblemScreen
            error={problemOf(query.error)}
            title={title}
            onRetry={() => void query.refetch()}
            retryLabel={common('action.retry')}
          />
        )}
        {query.data?.payments.length === 0 && (
          <EmptyState
            scene="mail-sent"
            title={t('transactions.empty.title')}
            text={t('transactions.empty.text')}
            action={<LinkButton to={pathTo('credits')}>{t('transactions.empty.action')}</LinkButton>}
          />
        )}
        {query.data !== undefined && query.data.payments.length > 0 && (
          <ul>
            {query.data.payments.map((payment) => (
              <li key={payment.id}>
                <PaymentLine payment={payment} />
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Page>
  );
}

function PaymentLine({ payment }: { payment: Payment }) {
  const t = useT();
  const format = useFormat();
  const standing = standingOf(payment);
  return (
    <Line to={pathTo('transactions-id', { id: payment.id })}>
      <b>{t('summary.package', { credits: t('credits', { count: payment.credits }), name: t(`package.${payment.package}`) })}</b>
      <b>{format.money(payment.total)}</b>
      <small>
        {format.date(payment.created_at)}, {format.time(payment.created_at)} · {meansOf(payment, t)}
      </small>
      <Tag tone={STANDING_TONES[standing]}>{t(`transactions.state.${standing}`)}</Tag>
    </Line>
  );
}
