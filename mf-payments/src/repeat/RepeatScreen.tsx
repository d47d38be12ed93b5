import { useMember } from '@amarena/shared/bus';
import { getRepeatOrders } from '@amarena/shared/contracts/money/repeatOrders';
import { pathTo } from '@amarena/shared/contracts/platform/routes';
import { problemOf, queryFor, useQuery } from '@amarena/shared/query';
import { navigate } from '@amarena/shared/router';
import { EmptyState, LinkButton, Muted, Page, Row, Stack } from '@amarena/shared/ui';
import { useEffect } from 'react';
import { useT } from '../catalogue.ts';
import { FailedScreen } from '../FailedScreen.tsx';
import { Loading } from '../Loading.tsx';
import { RepeatCard } from './RepeatCard.tsx';

/** `/credits/repeat-order`: a premium member's earlier orders, each repeated in two taps. Others are redirected to `/credits`. */
export function RepeatScreen() {
  const member = useMember();
  const premium = member?.paid_user;
  useEffect(() => {
    if (premium === false) navigate(pathTo('credits'), { replace: true });
  }, [premium]);
  return premium === true ? <Orders credits={member?.credits ?? 0} /> : null;
}

function Orders({ credits }: { credits: number }) {
  const t = useT();
  const query = useQuery(queryFor(getRepeatOrders));
  const title = t('repeat.title');
  const orders = query.data?.orders ?? [];
  return (
    <Page $width="settings">
      <Stack $gap={6}>
        <Stack as="header" $gap={2}>
          <h1>{title}</h1>
          <Muted>{t('repeat.lead')}</Muted>
          <Muted $size="sm">{t('credits.balance', { credits: t('credits', { count: credits }) })}</Muted>
        </Stack>
        {query.isPending && <Loading height="240px" label={title} />}
        {query.isError && <FailedScreen error={problemOf(query.error)} onRetry={() => void query.refetch()} />}
        {query.isSuccess && orders.length === 0 && (
          <EmptyState scene="mail-sent" title={t('repeat.empty.title')} text={t('repeat.empty.text')} />
        )}
        {orders.map((order) => (
          <RepeatCard key={order.payment} order={order} />
        ))}
        {!query.isPending && (
          <Row $justify={orders.length === 0 ? 'center' : 'start'}>
            <LinkButton variant={orders.length === 0 ? 'primary' : 'ghost'} to={pathTo('credits')}>
              {t('repeat.other')}
            </LinkButton>
          </Row>
        )}
      </Stack>
    </Page>
  );
}
