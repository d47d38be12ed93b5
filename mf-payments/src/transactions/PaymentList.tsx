import { useMember } from '@amarena/shared/bus';
import { getTransactions, type Payment } from '@amarena/shared/contracts/payments';
import { pathTo } from '@amarena/shared/contracts/routes';
import { useCommonT, useFormat } from '@amarena/shared/i18n';
import { problemOf, queryFor, useQuery } from '@amarena/shared/query';
import { Link } from '@amarena/shared/router';
import { styled } from '@amarena/shared/styled';
import { Card, EmptyState, LinkButton, Muted, Page, ProblemScreen, Row, Stack } from '@amarena/shared/ui';
import { useT } from '../catalogue.ts';
import { Loading } from '../Loading.tsx';
import { meansOf } from './means.ts';
import { StandingTag } from './StandingTag.tsx';
import { cameToNothing, standingOf } from './state.model.ts';

const Lines = styled(Card).attrs({ as: 'ul' })`
  padding: 0;
  overflow: hidden;
  > * + * {
    border-top: 1px solid var(--border);
  }
`;

const Line = styled(Link)`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 2px var(--s-4);
  padding: var(--s-4);
  font-variant-numeric: tabular-nums;
  &:hover {
    background: var(--surface-hover);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  b {
    font-weight: var(--w-semibold);
  }
  s {
    color: var(--text-muted);
  }
  small {
    color: var(--text-muted);
    font-size: var(--text-sm);
  }
  > :nth-child(2n) {
    justify-self: end;
    align-self: start;
  }
`;

/** The member's payments, newest first, each with its state. */
export function PaymentList() {
  const t = useT();
  const common = useCommonT();
  const query = useQuery(queryFor(getTransactions));
  const member = useMember();
  const title = t('transactions.title');
  const payments = query.data?.payments ?? [];
  return (
    <Page $width="settings">
      <Stack $gap={6}>
        <Row as="header" $justify="between">
          <div>
            <h1>{title}</h1>
            {member !== null && <Muted>{t('transactions.balance', { credits: t('credits', { count: member.credits }) })}</Muted>}
          </div>
          {payments.length > 0 && (
            <LinkButton size="sm" to={pathTo('credits')}>
              {t('transactions.buy')}
            </LinkButton>
          )}
        </Row>
        {query.isPending && <Loading height="240px" label={title} />}
        {query.isError && (
          <ProblemScreen
            error={problemOf(query.error)}
            title={title}
            onRetry={() => void query.refetch()}
            retryLabel={common('action.retry')}
          />
        )}
        {query.isSuccess && payments.length === 0 && (
          <EmptyState
            scene="mail-sent"
            title={t('transactions.empty.title')}
            text={t('transactions.empty.text')}
            action={<LinkButton to={pathTo('credits')}>{t('transactions.empty.action')}</LinkButton>}
          />
        )}
        {payments.length > 0 && (
          <Lines>
            {payments.map((payment) => (
              <li key={payment.id}>
                <PaymentLine payment={payment} />
              </li>
            ))}
          </Lines>
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
      <b>{cameToNothing(standing) ? <s>{format.money(payment.total)}</s> : format.money(payment.total)}</b>
      <small>
        {format.dayLabel(payment.created_at)} · {meansOf(payment, t)}
      </small>
      <StandingTag standing={standing} />
    </Line>
  );
}
