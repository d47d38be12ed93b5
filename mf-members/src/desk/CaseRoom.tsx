import type { CaseDetail, QueueKind } from '@amarena/shared/contracts/moderation/moderation';
import { useCommonT, useFormat } from '@amarena/shared/i18n';
import { Link, pathTo } from '@amarena/shared/router';
import { Spinner } from '@amarena/shared/ui';
import { Banner, Button, Muted, Problem, Row, Stack, Tag } from '@amarena/shared/ui-first';
import { ArrowLeft, Lock, UserRoundX } from 'lucide-react';
import { useT } from './catalogue.ts';
import { DecisionForm } from './DecisionForm.tsx';
import { CaseGrid, OnlyBelow, Panel } from './desk.styles.ts';
import { Evidence } from './Evidence.tsx';
import { categoryLabel } from './labels.ts';
import { PastDecision } from './PastDecision.tsx';
import { PersonPanel } from './PersonPanel.tsx';
import { useDecision } from './useDecision.ts';
import { useCase } from './useDesk.ts';
import { useDeskKeys } from './useDeskKeys.ts';

interface CaseRoomProps {
  queue: QueueKind;
  id: string;
  keys: boolean;
  /** Called when the case is decided, to open the next one. */
  onDecided(): void;
}

/** One case with all its information, and the form to decide it. */
export function CaseRoom({ queue, id, keys, onDecided }: CaseRoomProps) {
  const t = useT();
  const common = useCommonT();
  const view = useCase(queue, id);
  return (
    <Stack $gap={4}>
      <OnlyBelow>
        <Link to={pathTo('desk-queue-id', { queue })}>
          <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
          {t('back')}
        </Link>
      </OnlyBelow>
      {view.status === 'loading' && <Spinner label={common('state.loading')} />}
      {view.status === 'failed' && view.error.code === 'not_found' && (
        <Banner icon={<UserRoundX size={20} strokeWidth={1.75} aria-hidden />}>{t('gone')}</Banner>
      )}
      {view.status === 'failed' && view.error.code !== 'not_found' && (
        <Problem error={view.error} onRetry={view.retry} retryLabel={common('action.retry')} />
      )}
      {view.status === 'ready' && <Shown detail={view.detail} keys={keys} onDecided={onDecided} />}
    </Stack>
  );
}

function Shown({ detail, keys, onDecided }: { detail: CaseDetail; keys: boolean; onDecided(): void }) {
  const t = useT();
  const format = useFormat();
  const { person, member, number, category, claim, decided, not_for_me } = detail;
  const actions = useDecision(detail, onDecided);
  const open = decided === null && !not_for_me && (claim === null || claim.by_me);
  useDeskKeys(keys && open, (key) => {
    if (key.type !== 'claim') return false;
    if (claim === null) actions.claim();
    else actions.release();
    return true;
  });
  return (
    <>
      <Row $justify="between">
        <div>
          <h2>{member?.name ?? (number === null ? t('nobody') : t('number', { number: format.number(number) }))}</h2>
          <Row $gap={2}>
            {category !== null && <Tag tone="accent">{categoryLabel(t, category)}</Tag>}
            {number !== null && member !== null && <Tag>{t('number', { number: format.number(number) })}</Tag>}
            <Muted $size="sm">{format.relative(detail.opened_at)}</Muted>
            {claim?.by_me && <Muted $size="sm">{t('mine', { time: format.time(claim.until) })}</Muted>}
          </Row>
        </div>
        {open && (
          <Button variant="secondary" busy={actions.busy} onClick={claim === null ? actions.claim : actions.release}>
            {t(claim === null ? 'claim' : 'release')}
          </Button>
        )}
      </Row>
      {decided === null && not_for_me && <Banner icon={<Lock size={20} strokeWidth={1.75} aria-hidden />}>{t('not_mine')}</Banner>}
      {decided === null && claim !== null && !claim.by_me && (
        <Banner icon={<Lock size={20} strokeWidth={1.75} aria-hidden />}>
          {t('claimed', { name: claim.name, time: format.time(claim.until) })}
        </Banner>
      )}
      <CaseGrid>
        <div>
          <Evidence detail={detail} />
          {person !== null && <PersonPanel person={person} />}
        </div>
        <div>
          {decided !== null && (
            <Panel>
              <h3>{t('decided')}</h3>
              <PastDecision decided={decided} />
            </Panel>
          )}
          {open && <DecisionForm detail={detail} actions={actions} keys={keys} />}
        </div>
      </CaseGrid>
    </>
  );
}
