import { getDelivery } from '@amarena/shared/contracts/platform/delivery';
import type { AnswerOf } from '@amarena/shared/contracts/platform/endpoint';
import { useCommonT, useFormat } from '@amarena/shared/i18n';
import { createQueryClient, problemOf, QueryClientProvider, queryFor, useQuery } from '@amarena/shared/query';
import { Card, Spinner } from '@amarena/shared/ui';
import { Button, Muted, ProblemScreen, Row, Stack, Tag } from '@amarena/shared/ui-first';
import { useState } from 'react';
import { BrowserErrors } from './BrowserErrors.tsx';
import { BusEvents } from './BusEvents.tsx';
import { useTeamT } from './catalogue.ts';
import { failureShare, totals } from './delivery.model.ts';
import { DeliveryFrame, FigureRow, Flush, Mono, Rail } from './delivery.styles.ts';
import { Versions } from './desk/Versions.tsx';
import { PageFigures } from './PageFigures.tsx';
import { RemoteLine } from './RemoteLine.tsx';
import { TryVersion } from './TryVersion.tsx';

type Delivery = AnswerOf<typeof getDelivery>;

/** Milliseconds between two reads of the figures. */
const EVERY = 15_000;

/** `/delivery`: what is live and how it performs, for developers. Screens of the shell have no query cache of their own. */
export function DeliveryScreen() {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Live />
    </QueryClientProvider>
  );
}

function Live() {
  const t = useTeamT();
  const common = useCommonT();
  const query = useQuery({ ...queryFor(getDelivery), refetchInterval: EVERY, staleTime: 0 });
  if (query.isError)
    return (
      <ProblemScreen
        heading="h1"
        title={t('failed')}
        error={problemOf(query.error)}
        onRetry={() => void query.refetch()}
        retryLabel={common('action.retry')}
      />
    );
  if (query.data === undefined)
    return (
      <DeliveryFrame>
        <Spinner label={common('state.loading')} />
      </DeliveryFrame>
    );
  return <Delivered delivery={query.data} busy={query.isFetching} onRefresh={() => void query.refetch()} />;
}

function Delivered({ delivery, busy, onRefresh }: { delivery: Delivery; busy: boolean; onRefresh: () => void }) {
  const t = useTeamT();
  const format = useFormat();
  const [newest] = delivery.history;
  return (
    <DeliveryFrame>
      <Row $justify="between">
        <div>
          <h1>{t('title')}</h1>
          <Muted $size="sm">
            {newest === undefined
              ? t('empty')
              : t('written', { generation: format.number(delivery.generation), when: format.relative(newest.at), by: newest.by })}
          </Muted>
        </div>
        <Row>
          <Tag tone={delivery.production ? 'ok' : 'neutral'}>{t(delivery.production ? 'production' : 'demonstration')}</Tag>
          <Button variant="secondary" busy={busy} onClick={onRefresh}>
            {t('refresh')}
          </Button>
        </Row>
      </Row>
      <Overview delivery={delivery} />
      <Flush as="section" aria-label={t('remotes')}>
        {delivery.remotes.map((remote) => (
          <RemoteLine key={remote.remote} remote={remote} />
        ))}
      </Flush>
      <Versions onChanged={onRefresh} />
      <BrowserErrors errors={delivery.errors} />
      <PageFigures figures={delivery.figures} />
      <Card as="section">
        <Stack>
          <h2>{t('history')}</h2>
          <Rail>
            {delivery.history.map(({ generation, at, by, what }) => (
              <li key={generation}>
                <time dateTime={at}>{format.relative(at)}</time>
                <b>{format.number(generation)}</b> {what}
                <small>{by}</small>
              </li>
            ))}
          </Rail>
        </Stack>
      </Card>
      <TryVersion remotes={delivery.remotes} />
      <BusEvents />
    </DeliveryFrame>
  );
}

function Overview({ delivery }: { delivery: Delivery }) {
  const t = useTeamT();
  const format = useFormat();
  const { starts, failures, canaries } = totals(delivery.remotes);
  const share = failureShare({ starts, failures });
  return (
    <Flush as="section">
      <FigureRow>
        <div>
          <dt>{t('figure.remotes')}</dt>
          <dd>{format.number(delivery.remotes.filter(({ active }) => active !== null).length)}</dd>
        </div>
        <div>
          <dt>{t('figure.canaries')}</dt>
          <dd>{format.number(canaries)}</dd>
        </div>
        <div>
          <dt>{t('figure.starts')}</dt>
          <dd>{format.number(starts)}</dd>
        </div>
        <div>
          <dt>{t('figure.failures')}</dt>
          <dd>{share === null ? t('metric.none') : format.percent(share)}</dd>
        </div>
        <div>
          <dt>{t('figure.shell')}</dt>
          <dd>
            <Mono>{delivery.shell?.version ?? '–'}</Mono>
          </dd>
        </div>
      </FigureRow>
    </Flush>
  );
}
