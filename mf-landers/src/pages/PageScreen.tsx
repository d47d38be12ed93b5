import { bus, useStream } from '@amarena/shared/bus';
import { getPage } from '@amarena/shared/contracts/pages';
import { useCommonT } from '@amarena/shared/i18n';
import { keepPreviousData, problemOf, queryFor, useQuery } from '@amarena/shared/query';
import { useLocation } from '@amarena/shared/router';
import { Page, ProblemScreen, Skeleton, Stack } from '@amarena/shared/ui';
import { useT } from '../catalogue.ts';
import { DocumentView } from './DocumentView.tsx';
import { tokenOf } from './pages.model.ts';

/** `/pages/{token}` and `/{token}`: one of the site's own documents, in the language of the page. */
export function PageScreen() {
  const { pathname } = useLocation();
  const token = tokenOf(pathname);
  return <DocumentPage key={token} token={token} />;
}

function DocumentPage({ token }: { token: string }) {
  const t = useT();
  const common = useCommonT();
  const language = useStream(bus.language$);
  const query = useQuery({ ...queryFor(getPage, { query: { token, language } }), placeholderData: keepPreviousData });
  if (query.isError) {
    return (
      <ProblemScreen
        heading="h1"
        error={problemOf(query.error)}
        title={t('pages.failed')}
        onRetry={() => void query.refetch()}
        retryLabel={common('action.retry')}
      />
    );
  }
  return <Page $width="settings">{query.data === undefined ? <Loading /> : <DocumentView document={query.data} />}</Page>;
}

function Loading() {
  const common = useCommonT();
  return (
    <Stack role="status" aria-busy aria-label={common('state.loading')}>
      <Skeleton $height="44px" />
      <Skeleton $height="56px" />
      <Skeleton $height="480px" />
    </Stack>
  );
}
