import { type AuditEntry, getAudit } from '@amarena/shared/contracts/moderation/moderation';
import { useCommonT, useFormat } from '@amarena/shared/i18n';
import { answerOrThrow, pagesKeyOf, problemOf, useInfiniteQuery } from '@amarena/shared/query';
import { pathTo } from '@amarena/shared/router';
import { Spinner } from '@amarena/shared/ui';
import { Button, Muted, Problem, Row, Stack, TextLink } from '@amarena/shared/ui-first';
import { useT } from './catalogue.ts';
import { TableRegion } from './desk.styles.ts';

/** Everything that was done on the desk, newest first. */
export function AuditLog() {
  const t = useT();
  const common = useCommonT();
  const log = useInfiniteQuery({
    queryKey: pagesKeyOf(getAudit),
    queryFn: ({ pageParam }) => answerOrThrow(getAudit, { query: pageParam === null ? {} : { before: pageParam } }),
    initialPageParam: null,
    getNextPageParam: ({ before }) => before,
    staleTime: 0,
  });
  if (log.isError) return <Problem error={problemOf(log.error)} onRetry={() => void log.refetch()} retryLabel={common('action.retry')} />;
  if (log.data === undefined) return <Spinner label={common('state.loading')} />;
  const entries = log.data.pages.flatMap((page) => page.entries);
  return (
    <Stack $gap={4}>
      <Muted>{t('audit.text')}</Muted>
      {entries.length === 0 ? (
        <Muted>{t('audit.none')}</Muted>
      ) : (
        <TableRegion role="region" aria-label={t('queue.audit')} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {(['when', 'who', 'what', 'about'] as const).map((column) => (
                  <th key={column} scope="col">
                    {t(`audit.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {entries.map((entry) => (
                <Entry key={entry.number} entry={entry} />
              ))}
            </tbody>
          </table>
        </TableRegion>
      )}
      {log.hasNextPage && (
        <Row $justify="center">
          <Button variant="secondary" busy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
            {t('audit.more')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

function Entry({ entry: { at, by, action, queue, id, member, decision, reason } }: { entry: AuditEntry }) {
  const t = useT();
  const format = useFormat();
  const what = [t(`action.${action}`), decision && t(`decision.${decision}`), reason && t(`reason.${reason}`)].filter(Boolean);
  return (
    <tr>
      <td>
        {format.shortDate(at)} {format.time(at)}
      </td>
      <td>{by ?? t('audit.site')}</td>
      <td>{what.join(' · ')}</td>
      <td>
        {member ?? t('nobody')} · <TextLink to={pathTo('desk-queue-id', { queue, id })}>{t(`queue.${queue}`)}</TextLink>
      </td>
    </tr>
  );
}
