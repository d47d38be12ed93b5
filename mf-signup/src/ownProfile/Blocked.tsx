import { newRequestId } from '@amarena/shared/api';
import { bus } from '@amarena/shared/bus';
import { deleteBlock, getBlocks } from '@amarena/shared/contracts/people/blocks';
import { useProblemText } from '@amarena/shared/errors';
import { useCommonT, useFormat } from '@amarena/shared/i18n';
import { answerOrThrow, problemOf, queryFor, useMutation, useQuery, useQueryClient } from '@amarena/shared/query';
import { Button, Muted, Problem, Skeleton, Stack } from '@amarena/shared/ui';
import { useRef } from 'react';
import { useOwnT } from '../ownWords.ts';
import { BlockedList } from './profile.styles.ts';

/** Members whom this member blocked, newest first, with a button to unblock. */
export function Blocked() {
  const t = useOwnT();
  const common = useCommonT();
  const format = useFormat();
  const client = useQueryClient();
  const problemText = useProblemText();
  const title = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = useQuery(queryFor(getBlocks));
  const unblock = useMutation({
    mutationFn: ({ id, requestId }: { id: string; name: string; requestId: string }) =>
      answerOrThrow(deleteBlock, { body: { profile: id }, requestId }),
    onSuccess: async (_answer, { name }) => {
      // Search, likes and visits may show this member again.
      await client.invalidateQueries();
      // The pressed button is gone, so the focus moves to the title.
      title.current?.focus();
      bus.ask({ type: 'toast', tone: 'success', text: t('blocked.done', { name }) });
    },
    onError: (cause) => {
      const text = problemText(problemOf(cause));
      if (text !== null) bus.ask({ type: 'toast', tone: 'danger', text });
    },
  });
  return (
    <Stack $gap={2}>
      <h3 ref={title} tabIndex={-1}>
        {t('blocked.title')}
      </h3>
      {data === undefined && error === null && <Skeleton $height="64px" />}
      {error !== null && <Problem error={problemOf(error)} onRetry={() => void refetch()} retryLabel={common('action.retry')} />}
      {data?.profiles.length === 0 && <Muted>{t('blocked.none')}</Muted>}
      {data !== undefined && data.profiles.length > 0 && (
        <BlockedList>
          {data.profiles.map(({ id, name, since }) => (
            <li key={id}>
              <div>
                <strong>{name}</strong>
                <Muted $size="sm">{t('blocked.since', { date: format.date(since) })}</Muted>
              </div>
              <Button
                variant="secondary"
                size="sm"
                aria-label={t('blocked.unblock', { name })}
                busy={unblock.isPending && unblock.variables.id === id}
                onClick={() => unblock.mutate({ id, name, requestId: newRequestId() })}
              >
                {common('action.unblock')}
              </Button>
            </li>
          ))}
        </BlockedList>
      )}
    </Stack>
  );
}
