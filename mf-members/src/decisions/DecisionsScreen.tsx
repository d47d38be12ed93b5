import type { MyDecision } from '@amarena/shared/contracts/moderation/moderation';
import { useCommonT, useFormat } from '@amarena/shared/i18n';
import { pathTo, useParams } from '@amarena/shared/router';
import { Card, Spinner } from '@amarena/shared/ui';
import { Banner, EmptyState, LinkButton, Muted, Page, Row, Stack, Tag } from '@amarena/shared/ui-first';
import { CircleHelp } from 'lucide-react';
import { useT as useRootT } from '../catalogue.ts';
import { FailedPage } from '../FailedPage.tsx';
import { AppealForm } from './AppealForm.tsx';
import { useT } from './catalogue.ts';
import { useDecisions } from './useDecisions.ts';

/** Moderators' decisions about the member or about the member's reports; the one in the address comes first. */
export function DecisionsScreen() {
  const t = useT();
  const common = useCommonT();
  const rootT = useRootT();
  const { id } = useParams<'decisions-id'>();
  const view = useDecisions();
  if (view.status === 'failed') return <FailedPage {...view} />;
  const decisions = view.status === 'ready' ? view.decisions.toSorted((a, b) => Number(b.id === id) - Number(a.id === id)) : [];
  const unknown = view.status === 'ready' && id !== undefined && !decisions.some((one) => one.id === id);
  return (
    <Page $width="settings">
      <Stack $gap={5}>
        <div>
          <h1>{t('title')}</h1>
          <Muted>{t('intro')}</Muted>
        </div>
        {unknown && <Banner icon={<CircleHelp size={20} strokeWidth={1.75} aria-hidden />}>{t('not_found')}</Banner>}
        {view.status === 'loading' && <Spinner label={common('state.loading')} />}
        {view.status === 'ready' && decisions.length === 0 && (
          <EmptyState
            scene="no-messages"
            title={t('none_title')}
            text={t('none_text')}
            action={<LinkButton to={pathTo('members')}>{rootT('back_to_search')}</LinkButton>}
          />
        )}
        {decisions.map((one) => (
          <Decision key={one.id} decision={one} />
        ))}
      </Stack>
    </Page>
  );
}

function Decision({ decision }: { decision: MyDecision }) {
  const t = useT();
  const format = useFormat();
  const { words, answer, overturned, appeal, appeal_until, decided_at } = decision;
  return (
    <Card as="section" aria-label={words.title}>
      <Stack $gap={3}>
        <Row $justify="between">
          <h2>{words.title}</h2>
          {overturned && <Tag tone="ok">{t('overturned')}</Tag>}
        </Row>
        <Muted $size="sm">{format.date(decided_at)}</Muted>
        <p>{words.text}</p>
        {words.why !== null && <p>{words.why}</p>}
        {answer !== null && (
          <p>
            {t('answer')}: {answer}
          </p>
        )}
        {appeal !== null && appeal.outcome === null && <Muted>{t('appealed', { when: format.relative(appeal.made_at) })}</Muted>}
        {appeal?.outcome === 'uphold' && <Muted>{t('upheld')}</Muted>}
        {appeal_until !== null && <AppealForm decision={decision} until={appeal_until} />}
      </Stack>
    </Card>
  );
}
