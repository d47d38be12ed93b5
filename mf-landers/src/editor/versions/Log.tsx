import { getLanderLog } from '@amarena/shared/contracts/landers/landerDesk';
import { useCommonT, useFormat } from '@amarena/shared/i18n';
import { problemOf, queryFor, useQuery } from '@amarena/shared/query';
import { Card, Muted, Problem, Spinner, Stack } from '@amarena/shared/ui';
import { useEditorT } from '../catalogue.ts';
import { Rail } from '../editor.styles.ts';

/** The history of a lander. It is refetched when `revision` changes. */
export function Log({ id, revision }: { id: string; revision: number }) {
  const t = useEditorT();
  const common = useCommonT();
  const format = useFormat();
  const options = queryFor(getLanderLog, { query: { id } });
  const log = useQuery({ ...options, queryKey: [...options.queryKey, revision], staleTime: 0 });
  if (log.isError) return <Problem error={problemOf(log.error)} onRetry={() => void log.refetch()} retryLabel={common('action.retry')} />;
  if (log.data === undefined) return <Spinner label={common('state.loading')} />;
  return (
    <Card as="section">
      <Stack>
        <h2>{t('log.title')}</h2>
        <Rail>
          {log.data.entries.map(({ at, action, by, number, changes }) => (
            <li key={`${at} ${action} ${number}`}>
              <div>
                {t(`log.${action}`, { number: number ?? '' })}
                <small>
                  {t('versions.by', { when: format.relative(at), by: by ?? t('versions.site') })}
                  {changes !== null && <> · {t('changes', { number: changes })}</>}
                </small>
              </div>
            </li>
          ))}
        </Rail>
        {log.data.entries.length === 0 && <Muted>{t('versions.none')}</Muted>}
      </Stack>
    </Card>
  );
}
