import { bus } from '@amarena/shared/bus';
import type { LanderDetail } from '@amarena/shared/contracts/landers/landerDesk';
import type { LanderTemplates } from '@amarena/shared/contracts/landers/landerTemplates';
import { pathTo } from '@amarena/shared/contracts/platform/routes';
import { useCommonT, useFormat } from '@amarena/shared/i18n';
import { ConfirmDialog } from '@amarena/shared/overlay';
import { Link } from '@amarena/shared/router';
import { Button, Muted, Problem, Row, Stack, Tag, TextButton } from '@amarena/shared/ui';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useEditorT } from './catalogue.ts';
import { ContentPane } from './content/ContentPane.tsx';
import { type Agreed, type Draft, type NotPublished, useDraft } from './draft/useDraft.ts';
import { Back, Mono, TabRow } from './editor.styles.ts';
import { Rendering } from './Rendering.tsx';
import { ResultsPane } from './results/ResultsPane.tsx';
import { useTemplateName } from './useTemplates.ts';
import { ChangeList } from './versions/ChangeList.tsx';
import { VersionsPane } from './versions/VersionsPane.tsx';

const TABS = ['content', 'versions', 'test'] as const;
type Tab = (typeof TABS)[number];

interface LanderEditorProps {
  detail: LanderDetail;
  /** The templates of the live version of mf-landers. */
  templates: LanderTemplates;
  tab?: string | undefined;
}

/** One lander: its content, its versions, and its results. */
export function LanderEditor({ detail, templates, tab = 'content' }: LanderEditorProps) {
  const t = useEditorT();
  const templateName = useTemplateName();
  const draft = useDraft(detail, templates);
  const current: Tab = TABS.find((one) => one === tab) ?? 'content';
  // Where nothing is live everything is new, so a number of changes would say nothing.
  const changes = detail.live === null ? 0 : (detail.draft?.changes.length ?? 0);
  return (
    <>
      <Row $justify="between">
        <Stack $gap={1}>
          <Back to={pathTo('editor-id-tab')}>
            <ArrowLeft size={16} strokeWidth={1.75} aria-hidden />
            {t('all')}
          </Back>
          <h1>{draft.document.name || templateName(detail.template)}</h1>
          <Row $gap={2}>
            {detail.live === null || detail.path.includes(':') ? (
              <Mono>{detail.path}</Mono>
            ) : (
              <Mono as="a" href={detail.path} target="_blank" rel="noreferrer">
                {detail.path}
              </Mono>
            )}
            <Tag tone={detail.live === null ? 'neutral' : 'ok'}>
              {detail.live === null ? t('state.offline') : t('state.live', { number: detail.live })}
            </Tag>
            {changes > 0 && <Tag tone="warning">{t('changes', { number: changes })}</Tag>}
          </Row>
        </Stack>
        <Publish detail={detail} draft={draft} />
      </Row>
      <Conflict draft={draft} />
      {detail.live !== null && <Rendering id={detail.id} />}
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
  const common = useCommonT();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<NotPublished | null>(null);
  const number = Math.max(0, ...detail.versions.map((version) => version.number)) + 1;
  const later = draft.document.starts !== null && Date.parse(draft.document.starts) > Date.now();
  const fresh = detail.draft !== null || draft.saving.state !== 'saved';
  const missing = draft.problems.length;

  const publish = async (agreed?: Agreed) => {
    setBusy(true);
    const answer = await draft.publish(agreed);
    setBusy(false);
    setRefused(answer.ok ? null : answer.error);
    if (answer.ok) bus.ask({ type: 'toast', tone: 'success', text: t(later ? 'publish.planned' : 'publish.done', { number }) });
  };

  const problem = typeof refused === 'string' ? null : refused;
  const asked = {
    open: true,
    confirmLabel: t(later ? 'publish.scheduled' : 'publish', { number }),
    cancelLabel: common('action.cancel'),
    busy,
    onCancel: () => setRefused(null),
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
      {refused === 'unseen' && draft.unseen !== null && (
        <ConfirmDialog
          {...asked}
          title={t('publish.unseen.question', { by: draft.unseen.by || t('publish.unseen.someone') })}
          text={t('publish.unseen.text')}
          onConfirm={() => void publish({ seen: draft.unseen })}
        >
          <ChangeList document={draft.document} changes={draft.unseen.changes} />
        </ConfirmDialog>
      )}
      {problem !== null && problem.code !== 'lander_test_runs' && <Problem error={problem} />}
      {problem?.code === 'lander_test_runs' && (
        <ConfirmDialog
          {...asked}
          title={t('publish.test.question')}
          text={t('publish.test.text', { day: problem.day })}
          tone="danger"
          onConfirm={() => void publish({ endTest: true })}
        />
      )}
    </Stack>
  );
}

function Saving({ draft: { saving, overwrite, undo } }: { draft: Draft }) {
  const t = useEditorT();
  return (
    <Muted $size="sm" role="status">
      {undo !== null && <TextButton onClick={undo}>{t('undo')}</TextButton>} <span>{t(`saving.${saving.state}`)}</span>{' '}
      {saving.state === 'failed' && saving.error.code !== 'lander_changed' && (
        <TextButton onClick={overwrite}>{t('saving.retry')}</TextButton>
      )}
    </Muted>
  );
}

/** Why the draft could not be saved. If someone else saved first: what they changed, and the two ways to go on. */
function Conflict({ draft: { document, saving, overwrite, takeTheirs } }: { draft: Draft }) {
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
          <ChangeList document={document} changes={error.changes} />
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
