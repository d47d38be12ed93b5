import { bus, useStream } from '@amarena/shared/bus';
import { getPage, type Page as SiteDocument } from '@amarena/shared/contracts/platform/staticPages';
import { useCommonT } from '@amarena/shared/i18n';
import { keepPreviousData, problemOf, queryFor, useQuery } from '@amarena/shared/query';
import { Page, ProblemScreen, Skeleton, Stack } from '@amarena/shared/ui';
import type { ReactNode } from 'react';
import { useT } from '../catalogue.ts';

interface StaticPageProps {
  token: string;
  /** Renders the document. */
  children(document: SiteDocument): ReactNode;
}

/** One of the site's documents in the page's language: loading, failed, or shown. */
export function StaticPage({ token, children }: StaticPageProps) {
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
  return <Page $width="settings">{query.data === undefined ? <Loading /> : children(query.data)}</Page>;
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
