import { type DeskStepState, getDeskStep } from '@amarena/shared/contracts/platform/deliveryDesk';
import type { DeliveryRefusal } from '@amarena/shared/contracts/platform/releases';
import { useCommonT } from '@amarena/shared/i18n';
import { problemOf, queryFor, useQuery } from '@amarena/shared/query';
import { Spinner } from '@amarena/shared/ui';
import { Banner, Button, Problem, Stack } from '@amarena/shared/ui-first';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useTeamT } from '../catalogue.ts';
import { Code } from '../delivery.styles.ts';
import { Rule } from './desk.styles.ts';

/** Milliseconds between two questions about a step that runs. */
const EVERY = 1_000;

interface ProgressProps {
  begun: DeskStepState;
  /** Called once it is done or refused. */
  onEnded: () => void;
  onClose: () => void;
}

/** What became of a step: its lines while it runs, then its outcome. */
export function Progress({ begun, onEnded, onClose }: ProgressProps) {
  const t = useTeamT();
  const common = useCommonT();
  const { id } = begun;
  const query = useQuery({
    ...queryFor(getDeskStep, { query: { id: id ?? '' } }),
    enabled: id !== null && begun.state === 'running',
    refetchInterval: ({ state }) => (state.data === undefined || state.data.state === 'running' ? EVERY : false),
    staleTime: 0,
  });
  const step = query.data ?? begun;
  const isOver = step.state !== 'running';
  const ended = useEffectEvent(onEnded);
  useEffect(() => {
    if (isOver) ended();
  }, [isOver]);
  return (
    <Stack>
      <div role="status">
        {step.state === 'running' && <Spinner label={t('step.running')} />}
        {step.state === 'done' && (
          <Banner tone="ok" icon={<CircleCheck size={20} strokeWidth={1.75} aria-hidden />}>
            {t('step.done')}
          </Banner>
        )}
        {step.state === 'refused' && (
          <Banner tone="danger" icon={<CircleAlert size={20} strokeWidth={1.75} aria-hidden />}>
            {t('step.refused')}
          </Banner>
        )}
      </div>
      {query.isError && step.state === 'running' && <Problem error={problemOf(query.error)} />}
      {step.lines.length > 0 && <Code lang="en">{step.lines.join('\n')}</Code>}
      {step.refusal !== null && <Refused refusal={step.refusal} />}
      <Button block variant={isOver ? 'primary' : 'secondary'} onClick={onClose}>
        {common('action.close')}
      </Button>
    </Stack>
  );
}

/** Every rule that a step broke, with both sides and what to do, in the words of the command line. */
function Refused({ refusal }: { refusal: DeliveryRefusal }) {
  const t = useTeamT();
  return (refusal.all ?? [refusal]).map(({ rule, found, expected, remedy }) => (
    <Rule key={`${rule} ${found}`}>
      <dt>{t('step.rule')}</dt>
      <dd>
        <code>{rule}</code>
      </dd>
      <dt>{t('step.found')}</dt>
      <dd lang="en">{found}</dd>
      <dt>{t('step.expected')}</dt>
      <dd lang="en">{expected}</dd>
      <dt>{t('step.remedy')}</dt>
      <dd lang="en">{remedy}</dd>
    </Rule>
  ));
}
