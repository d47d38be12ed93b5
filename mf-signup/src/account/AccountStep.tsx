import { bus, useSettings, useStream } from '@amarena/shared/bus';
import { useFormat } from '@amarena/shared/i18n';
import { Muted, Stack, StepBar } from '@amarena/shared/ui';
import { useT } from '../catalogue.ts';
import { stepCount, stepsWith } from '../steps/availableSteps.model.ts';

/** The maximum number of steps; reserves the space until it is known whether the browser supports push. */
const MOST = stepsWith({ subscription: 'none' }, true) ?? [];

/** The progress bar at the first step. The total depends on what this browser will be asked. */
export function AccountStep() {
  const t = useT();
  const format = useFormat();
  const steps = stepsWith(useStream(bus.push$), useSettings().push_public_key !== null);
  const total = stepCount(steps ?? MOST);
  const position = t('account.step', { total: format.number(total) });
  return (
    // Hidden until then, so that nothing moves and no number changes.
    <Stack $gap={2} style={{ visibility: steps === null ? 'hidden' : 'visible' }}>
      <StepBar total={total} current={1} label={position} />
      <Muted $size="xs" aria-hidden>
        {position}
      </Muted>
    </Stack>
  );
}
