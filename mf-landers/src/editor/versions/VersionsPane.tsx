import { call, newRequestId } from '@amarena/shared/api';
import {
  deleteLanderDraft,
  type LanderDetail,
  type LanderVersion,
  postLanderRollback,
  postLanderWithdraw,
} from '@amarena/shared/contracts/landers/landerDesk';
import { pathTo } from '@amarena/shared/contracts/platform/routes';
import type { AppError } from '@amarena/shared/errors';
import { useFormat } from '@amarena/shared/i18n';
import { useQueryClient } from '@amarena/shared/query';
import { navigate } from '@amarena/shared/router';
import { Button, Card, Stack, TextButton } from '@amarena/shared/ui';
import { useRef, useState } from 'react';
import { useEditorT } from '../catalogue.ts';
import type { Draft } from '../draft/useDraft.ts';
import { Pair, Rail } from '../editor.styles.ts';
import { ChangeList } from './ChangeList.tsx';
import { Comparison } from './Comparison.tsx';
import { nothingLive } from './change.model.ts';
import { Log } from './Log.tsx';
import { type Act, Question } from './Question.tsx';

/** What was live when, how the draft differs from it, and buttons to restore a version. */
export function VersionsPane({ detail, draft }: { detail: LanderDetail; draft: Draft }) {
  const t = useEditorT();
  const client = useQueryClient();
  const [act, setAct] = useState<Act | null>(null);
  const [compared, setCompared] = useState<number | null>(null);
  /** The button that opened the comparison. */
  const opener = useRef<HTMLElement>(null);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<AppError | null>(null);
  const missing = nothingLive(detail);
  // A lander that was never published is nothing but its draft.
  const drop = detail.versions.length === 0 ? 'delete' : 'drop';

  const carryOut = async (chosen: Act) => {
    setBusy(true);
    const requestId = newRequestId();
    const done = (problem: AppError | null) => {
      setBusy(false);
      setRefused(problem);
      if (problem === null) setAct(null);
    };
    if (chosen.kind === 'drop' || chosen.kind === 'delete') {
      const body = { id: detail.id, revision: detail.revision };
      const answer = await call(deleteLanderDraft, { body, requestId });
      done(answer.ok ? null : answer.error);
      if (answer.ok && chosen.kind === 'delete') return navigate(pathTo('editor-id-tab'));
      if (answer.ok) {
        await client.invalidateQueries();
        draft.takeTheirs();
      }
      return;
    }
    const { kind, number } = chosen;
    // What is wrong on a live page has to go, whether or not the texts here can be saved.
    const answer = await draft.carryOut(
      (seen) =>
        kind === 'restore'
          ? call(postLanderRollback, { body: { ...seen, to: number, end_test: refused?.code === 'lander_test_runs' }, requestId })
          : call(postLanderWithdraw, { body: { ...seen, number }, requestId }),
      kind === 'withdraw',
    );
    done(answer.ok ? null : answer.error);
  };

  const compare = (number: number, from: HTMLElement) => {
    opener.current = from;
    setCompared(number);
  };

  return (
    <Pair>
      <Stack $gap={5}>
        {detail.draft !== null && (
          <Card as="section">
            <Stack>
              <h2>{t(missing === null ? 'diff.title' : 'diff.draft')}</h2>
              {missing === null ? <ChangeList document={draft.document} changes={detail.draft.changes} /> : <p>{t(`diff.${missing}`)}</p>}
              <div>
                <Button variant="secondary" onClick={() => setAct({ kind: drop })}>
                  {t(`versions.${drop}`)}
                </Button>
              </div>
            </Stack>
          </Card>
        )}
        {compared !== null && (
          <Comparison
            key={compared}
            id={detail.id}
            number={compared}
            document={draft.document}
            onClose={() => {
              setCompared(null);
              opener.current?.focus();
            }}
          />
        )}
        <Log id={detail.id} revision={detail.revision} />
      </Stack>
      <Card as="section">
        <Stack>
          <h2>{t('versions.title')}</h2>
          {detail.versions.length === 0 && <p>{t('versions.none')}</p>}
          <Rail>
            {detail.versions.map((version) => (
              <Line key={version.number} version={version} onAct={setAct} onCompare={compare} />
            ))}
          </Rail>
        </Stack>
      </Card>
      {act !== null && (
        <Question
          act={act}
          detail={detail}
          busy={busy}
          refused={refused}
          onConfirm={() => void carryOut(act)}
          onCancel={() => {
            setAct(null);
            setRefused(null);
          }}
        />
      )}
    </Pair>
  );
}

interface LineProps {
  version: LanderVersion;
  onAct: (act: Act) => void;
  onCompare: (number: number, from: HTMLElement) => void;
}

function Line({ version, onAct, onCompare }: LineProps) {
  const t = useEditorT();
  const format = useFormat();
  const { number, state, published_at, published_by, restores, starts, ends } = version;
  const about = [
    t('versions.by', { when: format.relative(published_at), by: published_by ?? t('versions.site') }),
    restores !== null && t('versions.restores', { number: restores }),
    starts !== null && t('versions.from', { when: `${format.date(starts)} ${format.time(starts)}` }),
    ends !== null && t('versions.until', { when: `${format.date(ends)} ${format.time(ends)}` }),
  ].filter(Boolean);
  return (
    <li data-state={state}>
      <div>
        <b>{number}</b> {t(`versions.${state}`)}
        <small>{about.join(', ')}</small>
        {number > 1 && (
          <TextButton onClick={({ currentTarget }) => onCompare(number, currentTarget)}>{t('versions.compare', { number })}</TextButton>
        )}
      </div>
      {state === 'live' || state === 'scheduled' ? (
        <Button variant="ghost" onClick={() => onAct({ kind: 'withdraw', number })}>
          {t('versions.withdraw')}
        </Button>
      ) : (
        <Button variant="secondary" onClick={() => onAct({ kind: 'restore', number })}>
          {t('versions.restore')}
        </Button>
      )}
    </li>
  );
}
