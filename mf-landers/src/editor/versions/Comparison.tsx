import { getLanderDiff } from '@amarena/shared/contracts/landers/landerDesk';
import type { LanderDocument } from '@amarena/shared/contracts/landers/landers';
import { useCommonT } from '@amarena/shared/i18n';
import { problemOf, queryFor, useQuery } from '@amarena/shared/query';
import { Button, Card, Problem, Row, Spinner, Stack } from '@amarena/shared/ui';
import { useEffect, useId, useRef } from 'react';
import { useEditorT } from '../catalogue.ts';
import { ChangeList } from './ChangeList.tsx';

interface ComparisonProps {
  id: string;
  /** The version to compare with the one before it; from 2. */
  number: number;
  /** For the names of the places. */
  document: LanderDocument;
  onClose: () => void;
}

/** What a version changed. It takes the focus, because on a narrow screen it opens far from the button. */
export function Comparison({ id, number, document, onClose }: ComparisonProps) {
  const t = useEditorT();
  const common = useCommonT();
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useEffect(() => title.current?.focus(), []);
  const query = useQuery(queryFor(getLanderDiff, { query: { id, from: number - 1, to: number } }));
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack>
        <Row $justify="between">
          <h2 ref={title} id={titleId} tabIndex={-1}>
            {t('versions.compared', { number, before: number - 1 })}
          </h2>
          <Button variant="ghost" onClick={onClose}>
            {common('action.close')}
          </Button>
        </Row>
        {query.isError && (
          <Problem error={problemOf(query.error)} onRetry={() => void query.refetch()} retryLabel={common('action.retry')} />
        )}
        {query.isPending && <Spinner label={common('state.loading')} />}
        {query.data !== undefined && <ChangeList document={document} changes={query.data.changes} />}
      </Stack>
    </Card>
  );
}
