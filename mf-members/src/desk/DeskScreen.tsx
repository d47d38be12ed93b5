import { QUEUES, type QueueKind } from '@amarena/shared/contracts/moderation/moderation';
import { useCommonT } from '@amarena/shared/i18n';
import { navigate, pathTo, useParams } from '@amarena/shared/router';
import { Spinner } from '@amarena/shared/ui';
import { EmptyState, Figures, Problem } from '@amarena/shared/ui-first';
import { useState } from 'react';
import { TabLinks } from '../TabLinks.tsx';
import { AuditLog } from './AuditLog.tsx';
import { CaseList } from './CaseList.tsx';
import { CaseRoom } from './CaseRoom.tsx';
import { useT } from './catalogue.ts';
import { Bench, DeskFrame, OnlyBeside } from './desk.styles.ts';
import { KeyHelp } from './KeyHelp.tsx';
import { LabelDesk } from './LabelDesk.tsx';
import { type DeskView, useDesk } from './useDesk.ts';
import { useDeskKeys } from './useDeskKeys.ts';

const FIRST: QueueKind = 'reports';
/** Tabs without cases. */
const OTHERS = ['labels', 'audit'] as const;
type Other = (typeof OTHERS)[number];
type Tab = QueueKind | Other;
const TABS: readonly Tab[] = [...QUEUES, ...OTHERS];
const SCREENS = { labels: LabelDesk, audit: AuditLog };
const isQueue = (tab: Tab): tab is QueueKind => QUEUES.some((one) => one === tab);

/** The moderators' desk: the queue, one case, the labels, and the log. */
export function DeskScreen() {
  const { queue = FIRST, id } = useParams<'desk-queue-id'>();
  const other = OTHERS.find((one) => one === queue);
  const kind = QUEUES.find((one) => one === queue) ?? FIRST;
  const [keys, setKeys] = useState(true);
  const t = useT();
  const view = useDesk(kind);
  const Screen = other && SCREENS[other];
  return (
    <DeskFrame>
      <h1>{t('title')}</h1>
      <Tabs current={other ?? kind} view={view} />
      {Screen === undefined ? (
        <>
          <KeyHelp on={keys} onChange={setKeys} />
          <Queue queue={kind} id={id} keys={keys} view={view} />
        </>
      ) : (
        <Screen />
      )}
    </DeskFrame>
  );
}

function Tabs({ current, view }: { current: Tab; view: DeskView }) {
  const t = useT();
  return (
    <TabLinks label={t('queues')} tabs={TABS} current={current} addressOf={(queue) => pathTo('desk-queue-id', { queue })}>
      {(one) => (
        <>
          {t(`queue.${one}`)}
          {isQueue(one) && view.status === 'ready' && <Figures>{view.desk.counts[one]}</Figures>}
        </>
      )}
    </TabLinks>
  );
}

interface QueueProps {
  queue: QueueKind;
  id: string | undefined;
  keys: boolean;
  view: DeskView;
}

function Queue({ queue, id, keys, view }: QueueProps) {
  const t = useT();
  const common = useCommonT();
  const cases = view.status === 'ready' ? view.desk.cases.filter((one) => one.queue === queue) : [];
  const place = cases.findIndex((one) => one.id === id);
  const open = (next: string | undefined) => navigate(pathTo('desk-queue-id', { queue, ...(next !== undefined && { id: next }) }));
  useDeskKeys(keys, (key) => {
    if (key.type !== 'move') return false;
    const next = cases[place === -1 ? 0 : place + key.by];
    if (next !== undefined) open(next.id);
    return true;
  });
  if (view.status === 'failed') return <Problem error={view.error} onRetry={view.retry} retryLabel={common('action.retry')} />;
  if (view.status === 'loading') return <Spinner label={common('state.loading')} />;
  return (
    <Bench $open={id !== undefined}>
      <CaseList cases={cases} open={id} label={t('waiting', { count: cases.length })} />
      {id === undefined ? (
        cases.length > 0 && (
          <OnlyBeside>
            <EmptyState scene="no-messages" title={t('waiting', { count: cases.length })} text={t('choose')} />
          </OnlyBeside>
        )
      ) : (
        <CaseRoom key={id} queue={queue} id={id} keys={keys} onDecided={() => open((cases[place + 1] ?? cases[place - 1])?.id)} />
      )}
    </Bench>
  );
}
