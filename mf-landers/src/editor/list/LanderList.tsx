import { getLanders, type LanderLine } from '@amarena/shared/contracts/landers/landerDesk';
import { pathTo } from '@amarena/shared/contracts/platform/routes';
import { useCommonT, useFormat } from '@amarena/shared/i18n';
import { problemOf, queryFor, useQuery } from '@amarena/shared/query';
import { Button, Checkbox, Muted, ProblemScreen, Row, Spinner, Stack, Tag, TextLink } from '@amarena/shared/ui';
import { useState } from 'react';
import { useEditorT } from '../catalogue.ts';
import { Folding, Mono, Tight } from '../editor.styles.ts';
import { useTemplateName } from '../useTemplates.ts';
import { NewLander } from './NewLander.tsx';

const COLUMNS = ['name', 'state', 'languages', 'changed'] as const;

/** A lander of which nothing is shown, planned or being written: it only keeps its address and its history. */
const isOver = ({ live, next, drafted }: LanderLine): boolean => live === null && next === null && !drafted;

/** Every lander, and what is live of it. Those that are over show only if asked for. */
export function LanderList() {
  const t = useEditorT();
  const common = useCommonT();
  const format = useFormat();
  const [making, setMaking] = useState(false);
  const [withOver, setWithOver] = useState(false);
  const query = useQuery({ ...queryFor(getLanders), staleTime: 0 });
  if (query.isError)
    return (
      <ProblemScreen
        heading="h1"
        title={t('failed')}
        error={problemOf(query.error)}
        onRetry={() => void query.refetch()}
        retryLabel={common('action.retry')}
      />
    );
  const landers = query.data?.landers ?? [];
  const over = landers.filter(isOver).length;
  return (
    <>
      <Row $justify="between">
        <div>
          <h1>{t('title')}</h1>
          <Muted>{t('lead')}</Muted>
        </div>
        <Button onClick={() => setMaking(true)}>{t('new')}</Button>
      </Row>
      {query.data === undefined ? (
        <Spinner label={common('state.loading')} />
      ) : (
        <Tight>
          <Stack $gap={3}>
            {over > 0 && (
              <Checkbox
                label={t('list.over', { number: format.number(over) })}
                checked={withOver}
                onChange={({ currentTarget }) => setWithOver(currentTarget.checked)}
              />
            )}
            <Folding role="region" aria-label={t('title')} tabIndex={0}>
              <table>
                <thead>
                  <tr>
                    {COLUMNS.map((column) => (
                      <th key={column} scope="col">
                        {t(`column.${column}`)}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {landers
                    .filter((line) => withOver || !isOver(line))
                    .map((line) => (
                      <Line key={line.id} line={line} />
                    ))}
                </tbody>
              </table>
            </Folding>
          </Stack>
        </Tight>
      )}
      {making && <NewLander onClose={() => setMaking(false)} />}
    </>
  );
}

function Line({ line }: { line: LanderLine }) {
  const t = useEditorT();
  const templateName = useTemplateName();
  const format = useFormat();
  const missing = Object.values(line.problems).reduce((sum, count) => sum + count, 0);
  const when = format.relative(line.changed_at);
  return (
    <tr>
      <td>
        <TextLink to={pathTo('editor-id-tab', { id: line.id })}>{line.name || templateName(line.template)}</TextLink>
        <br />
        <Mono>{line.path}</Mono>
      </td>
      <td>
        <Row $gap={1} $justify="end">
          <Tag tone={line.live === null ? 'neutral' : 'ok'}>
            {line.live === null ? t('state.offline') : t('state.live', { number: line.live })}
          </Tag>
          {line.next !== null && <Tag tone="neutral">{t('versions.scheduled')}</Tag>}
          {line.drafted && <Tag tone="warning">{t('state.drafted')}</Tag>}
          {line.testing > 0 && <Tag>{t('state.testing')}</Tag>}
        </Row>
      </td>
      <td data-column={t('column.languages')}>{missing === 0 ? t('languages.complete') : t('languages.missing', { number: missing })}</td>
      <td data-column={t('column.changed')}>{line.changed_by === null ? when : t('changed.by', { when, by: line.changed_by })}</td>
    </tr>
  );
}
