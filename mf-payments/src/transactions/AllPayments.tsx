import { useLive, useMember } from '@amarena/shared/bus';
import { getTransactions, type Payment } from '@amarena/shared/contracts/money/payments';
import { pathTo } from '@amarena/shared/contracts/platform/routes';
import { problemOf, queryFor, useQuery } from '@amarena/shared/query';
import { EmptyState, LinkButton, Muted, Page, Stack } from '@amarena/shared/ui';
import { Crumb } from '../Crumb.tsx';
import { useT } from '../catalogue.ts';
import { FailedScreen } from '../FailedScreen.tsx';
import { PaymentList } from './PaymentList.tsx';
import { PaymentOutcome } from './PaymentOutcome.tsx';
import { PaymentsLoading } from './PaymentsLoading.tsx';
import { Columns, FirstColumn, Head, SecondColumn } from './payments.styles.ts';
import { Receipt } from './Receipt.tsx';

/** All payments. The open one is beside the list from 992 px, and replaces it below. `id`: the open payment. */
export function AllPayments({ id }: { id: string | null }) {
  const t = useT();
  const query = useQuery(queryFor(getTransactions));
  useLive('payment', () => void query.refetch());
  const member = useMember();
  const title = t('transactions.title');
  const payments = query.data?.payments ?? [];
  // Not in the list, because it belongs to another account or is very new: its own page handles both.
  if (query.isSuccess && id !== null && payments.every((payment) => payment.id !== id)) return <PaymentOutcome id={id} />;
  return (
    <Page>
      <Stack $gap={6}>
        <Head as="header" $justify="between" $behind={id !== null}>
          <div>
            <h1>{title}</h1>
            {member !== null && <Muted>{t('transactions.balance', { credits: t('credits', { count: member.credits }) })}</Muted>}
          </div>
          {payments.length > 0 && (
            <LinkButton size="sm" to={pathTo('credits')}>
              {t('transactions.buy')}
            </LinkButton>
          )}
        </Head>
        {query.isPending && <PaymentsLoading label={title} />}
        {query.isError && <FailedScreen error={problemOf(query.error)} onRetry={() => void query.refetch()} />}
        {query.isSuccess && payments.length === 0 && (
          <EmptyState
            scene="mail-sent"
            title={t('transactions.empty.title')}
            text={t('transactions.empty.text')}
            action={<LinkButton to={pathTo('credits')}>{t('transactions.empty.action')}</LinkButton>}
          />
        )}
        <Beside payments={payments} id={id} />
      </Stack>
    </Page>
  );
}

/** The list and the open payment; the newest if none is open. */
function Beside({ payments, id }: { payments: readonly Payment[]; id: string | null }) {
  const t = useT();
  const shown = payments.find((payment) => payment.id === id) ?? payments[0];
  if (shown === undefined) return null;
  return (
    <Columns>
      <FirstColumn $behind={id !== null}>
        <PaymentList payments={payments} shown={shown} />
      </FirstColumn>
      <SecondColumn $behind={id === null}>
        <Crumb to={pathTo('transactions-id')}>{t('transactions.back')}</Crumb>
        <Receipt payment={shown} explained />
      </SecondColumn>
    </Columns>
  );
}
