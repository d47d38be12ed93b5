import { bus, useSettings, useStream } from '@amarena/shared/bus';
import { useFormat } from '@amarena/shared/i18n';
import { Muted, Stack, StepBar } from '@amarena/shared/ui';
import { useT } from '../catalogue.ts';
import { stepsInAll, stepsWith } from '../steps/steps.model.ts';

/** The most steps that there are: what holds the place until the browser has said whether it takes pushes. */
const MOST = stepsWith({ subscription: 'none' }, true) ?? [];

/** How far sign-up is with the account: at its first step, of as many as this browser will be asked. */
export function AccountStep() {
  const t = useT();
  const format = useFormat();
  const steps = stepsWith(useStream(bus.push$), useSettings().push_public_key !== null);
  const total = stepsInAll(steps ?? MOST);
  const position = t('account.step', { total: format.number(total) });
  return (
    // Unseen until then, in its place: nothing moves, and no number changes under the eyes.
    <Stack $gap={2} style={{ visibility: steps === null ? 'hidden' : 'visible' }}>
      <StepBar total={total} current={1} label={position} />
      <Muted $size="xs" aria-hidden>
        {position}
      </Muted>
    </Stack>
  );
}
