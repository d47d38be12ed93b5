import { getLanderDiff } from '@amarena/shared/contracts/landerDesk';
import type { LanderDocument } from '@amarena/shared/contracts/landers';
import { useCommonT } from '@amarena/shared/i18n';
import { problemOf, queryFor, useQuery } from '@amarena/shared/query';
import { Button, Card, Problem, Row, Spinner, Stack } from '@amarena/shared/ui';
import { useEditorT } from '../catalogue.ts';
import { ChangeList } from './ChangeList.tsx';

interface ComparisonProps {
  id: string;
  /** Compared with the one before it; from 2. */
  number: number;
  /** Names the places. */
  document: LanderDocument;
  onClose: () => void;
}

/** What a version changed. */
export function Comparison({ id, number, document, onClose }: ComparisonProps) {
  const t = useEditorT();
  const common = useCommonT();
  const query = useQuery(queryFor(getLanderDiff, { query: { id, from: number - 1, to: number } }));
  return (
    <Card as="section">
      <Stack>
        <Row $justify="between">
          <h2>{t('versions.compared', { number, before: number - 1 })}</h2>
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
