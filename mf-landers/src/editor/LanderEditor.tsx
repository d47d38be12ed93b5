import { bus } from '@amarena/shared/bus';
import type { LanderDetail } from '@amarena/shared/contracts/landerDesk';
import { pathTo } from '@amarena/shared/contracts/routes';
import type { AppError } from '@amarena/shared/errors';
import { useFormat } from '@amarena/shared/i18n';
import { Link } from '@amarena/shared/router';
import { Button, Muted, Problem, Row, Stack, Tag, TextButton, TextLink } from '@amarena/shared/ui';
import { useState } from 'react';
import { useEditorT } from './catalogue.ts';
import { ContentPane } from './content/ContentPane.tsx';
import { Mono, TabRow } from './editor.styles.ts';
import { ResultsPane } from './test/ResultsPane.tsx';
import { type Draft, useDraft } from './useDraft.ts';
import { ChangeList } from './versions/ChangeList.tsx';
import { VersionsPane } from './versions/VersionsPane.tsx';

const TABS = ['content', 'versions', 'test'] as const;
type Tab = (typeof TABS)[number];

/** One lander: what it says, what was live, and what its numbers say. */
export function LanderEditor({ detail, tab = 'content' }: { detail: LanderDetail; tab?: string | undefined }) {
  const t = useEditorT();
  const draft = useDraft(detail);
  const current: Tab = TABS.find((one) => one === tab) ?? 'content';
  const changes = detail.draft?.changes.length ?? 0;
  return (
    <>
      <Row $justify="between">
        <Stack $gap={1}>
          <TextLink to={pathTo('editor-id-tab')}>{t('all')}</TextLink>
          <h1>{draft.document.name || t(`template.${detail.template}`)}</h1>
          <Row $gap={2}>
            <Mono>{detail.path}</Mono>
            <Tag tone={detail.live === null ? 'neutral' : 'ok'}>
              {detail.live === null ? t('state.offline') : t('state.live', { number: detail.live })}
            </Tag>
            {changes > 0 && <Tag tone="warning">{t('changes', { number: changes })}</Tag>}
          </Row>
        </Stack>
        <Publish detail={detail} draft={draft} />
      </Row>
      <Conflict draft={draft} />
      <TabRow aria-label={t('title')}>
        {TABS.map((one) => (
          <Link key={one} to={pathTo('editor-id-tab', { id: detail.id, tab: one })} aria-current={one === current ? 'page' : undefined}>
            {t(`tab.${one}`)}
            {one === 'test' && detail.testing > 0 && <Tag tone="ok">{t('state.testing')}</Tag>}
          </Link>
        ))}
      </TabRow>
      {current === 'content' && <ContentPane detail={detail} draft={draft} />}
      {current === 'versions' && <VersionsPane detail={detail} draft={draft} />}
      {current === 'test' && <ResultsPane detail={detail} />}
    </>
  );
}

function Publish({ detail, draft }: { detail: LanderDetail; draft: Draft }) {
  const t = useEditorT();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<AppError | null>(null);
  const number = Math.max(0, ...detail.versions.map((version) => version.number)) + 1;
  const later = draft.document.starts !== null && Date.parse(draft.document.starts) > Date.now();
  const fresh = detail.draft !== null || draft.saving.state !== 'saved';
  const missing = draft.problems.length;

  const publish = async () => {
    setBusy(true);
    const problem = await draft.publish();
    setBusy(false);
    setRefused(problem);
    if (problem === null) bus.ask({ type: 'toast', tone: 'success', text: t(later ? 'publish.planned' : 'publish.done', { number }) });
  };

  return (
    <Stack $gap={2}>
      <Row $gap={3} $justify="end">
        <Saving draft={draft} />
        <Button busy={busy} disabled={missing > 0 || draft.saving.state === 'failed'} onClick={() => void publish()}>
          {fresh ? t(later ? 'publish.scheduled' : 'publish', { number }) : t('publish.again')}
        </Button>
      </Row>
      {missing > 0 && <Muted $size="sm">{t('publish.missing', { number: missing })}</Muted>}
      {refused !== null && <Problem error={refused} />}
    </Stack>
  );
}

function Saving({ draft: { saving, overwrite } }: { draft: Draft }) {
  const t = useEditorT();
  return (
    <Muted $size="sm" role="status">
      {t(`saving.${saving.state}`)}{' '}
      {saving.state === 'failed' && saving.error.code !== 'lander_changed' && (
        <TextButton onClick={overwrite}>{t('saving.retry')}</TextButton>
      )}
    </Muted>
  );
}

/** Why the draft could not be kept. Where somebody else was quicker: what they changed, and the two ways on. */
function Conflict({ draft: { saving, overwrite, takeTheirs } }: { draft: Draft }) {
  const t = useEditorT();
  const format = useFormat();
  if (saving.state !== 'failed') return null;
  const { error } = saving;
  return (
    <Stack $gap={3}>
      <Problem error={error} />
      {error.code === 'lander_changed' && (
        <>
          <Muted $size="sm">
            {t('changed.by', { when: format.relative(error.at), by: error.by })} · {t('conflict.changes')}
          </Muted>
          <ChangeList changes={error.changes} />
          <Row>
            <Button variant="secondary" onClick={takeTheirs}>
              {t('conflict.theirs')}
            </Button>
            <Button variant="danger" onClick={overwrite}>
              {t('conflict.mine')}
            </Button>
          </Row>
        </>
      )}
    </Stack>
  );
}
