import type { LanderDetail } from '@amarena/shared/contracts/landers/landerDesk';
import { getLanderResults, TEST_DAYS } from '@amarena/shared/contracts/landers/landerResults';
import { useCommonT, useFormat } from '@amarena/shared/i18n';
import { problemOf, queryFor, useQuery } from '@amarena/shared/query';
import { Card, Muted, Problem, Quote, Spinner, Stack, Tag } from '@amarena/shared/ui';
import { useEditorT } from '../catalogue.ts';
import { Pair } from '../editor.styles.ts';
import { DayPlot } from './DayPlot.tsx';
import type { LanderResults } from './landerResults.ts';
import { Needed } from './Needed.tsx';
import { RatePlot } from './RatePlot.tsx';
import { ResultsTable } from './ResultsTable.tsx';
import { leader } from './results.model.ts';
import { Sources } from './Sources.tsx';

/** The results of the live version, and how certain they are. */
export function ResultsPane({ detail }: { detail: LanderDetail }) {
  const t = useEditorT();
  const common = useCommonT();
  const query = useQuery({ ...queryFor(getLanderResults, { query: { id: detail.id } }), enabled: detail.live !== null, staleTime: 0 });
  if (detail.live === null) return <Muted>{t('test.offline')}</Muted>;
  if (query.isError)
    return <Problem error={problemOf(query.error)} onRetry={() => void query.refetch()} retryLabel={common('action.retry')} />;
  if (query.data === undefined) return <Spinner label={common('state.loading')} />;
  return <Results results={query.data} />;
}

function Results({ results }: { results: LanderResults }) {
  const t = useEditorT();
  const format = useFormat();
  return (
    <Pair>
      <Card as="section">
        <Stack $gap={5}>
          <div>
            <h2>{t('test.title', { number: results.number })}</h2>
            <Muted $size="sm">{t('test.since', { when: format.date(results.since) })}</Muted>
            {results.until !== null && results.later !== null && (
              <Muted $size="sm">
                {t('test.until', {
                  when: format.date(results.until),
                  visits: format.number(results.later.visits),
                  done: format.number(results.later.done),
                })}
              </Muted>
            )}
          </div>
          <ResultsTable variants={results.variants} />
          {results.variants.some(({ counts }) => counts.visits > 0) && <RatePlot variants={results.variants} />}
          <DayPlot variants={results.variants} />
          <Sources sources={results.sources} />
        </Stack>
      </Card>
      <Known results={results} />
    </Pair>
  );
}

/** The verdict in words. */
function Known({ results: { verdict, variants, uneven } }: { results: LanderResults }) {
  const t = useEditorT();
  const best = leader(variants);
  if (verdict.state === 'none' || best === null)
    return (
      <Card as="section">
        <Muted>{t('test.none')}</Muted>
      </Card>
    );
  const key = best.key.toUpperCase();
  const words = () => {
    if (verdict.state === 'decided') return t('test.decided', { key: verdict.variant.toUpperCase() });
    if (uneven) return t(verdict.state === 'undecided' ? 'test.void' : 'test.held');
    if (verdict.state === 'undecided') return t('test.undecided');
    return best.counts.done === 0 ? t('test.even') : t('test.running', { key });
  };
  return (
    <Card as="section">
      <Stack $gap={3}>
        <h2>{t('test.known')}</h2>
        <Quote>{words()}</Quote>
        {uneven && <p role="alert">{t('test.uneven')}</p>}
        <Muted $size="sm">{t('test.rule')}</Muted>
        {verdict.state === 'running' && <Needed rate={variants[0]?.rate.rate ?? 0} />}
        {'day' in verdict && (
          <>
            <progress max={TEST_DAYS} value={verdict.day} aria-label={t('test.day', { day: verdict.day })} />
            <Muted $size="xs">{t('test.day', { day: verdict.day })}</Muted>
          </>
        )}
        {verdict.state === 'running' && (
          <div>
            <Tag tone="warning">{t('state.testing')}</Tag>
          </div>
        )}
      </Stack>
    </Card>
  );
}
