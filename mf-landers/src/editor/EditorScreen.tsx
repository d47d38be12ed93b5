import { getLanderDetail } from '@amarena/shared/contracts/landers/landerDesk';
import { useCommonT } from '@amarena/shared/i18n';
import { problemOf, queryFor, useQuery } from '@amarena/shared/query';
import { useParams } from '@amarena/shared/router';
import { ProblemScreen, Spinner } from '@amarena/shared/ui';
import { useEditorT } from './catalogue.ts';
import { EditorFrame } from './editor.styles.ts';
import { LanderEditor } from './LanderEditor.tsx';
import { LanderList } from './list/LanderList.tsx';
import { useTemplates } from './useTemplates.ts';

/** `/editor`: all landers, or one of them in the editor. */
export function EditorScreen() {
  const { id, tab } = useParams<'editor-id-tab'>();
  return <EditorFrame>{id === undefined ? <LanderList /> : <OneLander key={id} id={id} tab={tab} />}</EditorFrame>;
}

function OneLander({ id, tab }: { id: string; tab: string | undefined }) {
  const t = useEditorT();
  const common = useCommonT();
  // Read only once: after that this editor has the newest version, and changes by others are reported on the next save.
  const query = useQuery({
    ...queryFor(getLanderDetail, { query: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  });
  const templates = useTemplates();
  const failed = [query, templates].find(({ isError }) => isError);
  if (failed !== undefined)
    return (
      <ProblemScreen
        heading="h1"
        title={t('failed')}
        error={problemOf(failed.error)}
        onRetry={() => void failed.refetch()}
        retryLabel={common('action.retry')}
      />
    );
  if (query.data === undefined || !query.isFetchedAfterMount || templates.data === undefined)
    return <Spinner label={common('state.loading')} />;
  return <LanderEditor detail={query.data.lander} templates={templates.data.templates} tab={tab} />;
}
