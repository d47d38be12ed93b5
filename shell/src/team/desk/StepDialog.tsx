import type { DeliveryGrant, DeskPart, DeskStepState } from '@amarena/shared/contracts/platform/deliveryDesk';
import { useCommonT, useFormat } from '@amarena/shared/i18n';
import { Dialog } from '@amarena/shared/overlay';
import { Checkbox, SelectField } from '@amarena/shared/ui';
import { Banner, Button, Muted, Problem, Stack } from '@amarena/shared/ui-first';
import { Info, KeyRound } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { useTeamT } from '../catalogue.ts';
import { liveOf, mayDo, type OfferedStep, sharesFor } from './desk.model.ts';
import { type Ordered, orderStep } from './deskSteps.ts';
import { Progress } from './Progress.tsx';

const EVERYONE = 100;

interface StepDialogProps {
  part: DeskPart;
  /** What the person chose; share and mount can be changed here. */
  step: OfferedStep;
  grants: readonly DeliveryGrant[];
  /** Called as soon as something may have changed. */
  onChanged: () => void;
  /** Called with the step as soon as it has begun. */
  onBegun: (step: DeskStepState) => void;
  onClose: () => void;
  /** Element to focus when it closes. */
  finalFocus: RefObject<HTMLElement | null>;
}

/** Says what a step will do, has a passkey confirm it, and shows what becomes of it. */
export function StepDialog({ part, step, grants, onChanged, onBegun, onClose, finalFocus }: StepDialogProps) {
  const t = useTeamT();
  const common = useCommonT();
  const [wanted, setWanted] = useState(step);
  const [busy, setBusy] = useState(false);
  const [ordered, setOrdered] = useState<Ordered | null>(null);
  const begun = ordered?.status === 'begun' ? ordered.step : null;

  const confirm = async () => {
    setBusy(true);
    setOrdered(null);
    const outcome = await orderStep(wanted);
    setBusy(false);
    setOrdered(outcome);
    if (outcome.status !== 'begun') return;
    onBegun(outcome.step);
    onChanged();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={<Title step={wanted} />}
      closeLabel={common('action.close')}
      dismissible={!busy}
      finalFocus={finalFocus}
    >
      {begun === null ? (
        <Stack>
          <p>
            <Consequence step={wanted} part={part} />
          </p>
          <Choices part={part} step={wanted} grants={grants} onChange={setWanted} />
          <Muted $size="sm">{t('step.passkey')}</Muted>
          <div role="status">
            {busy && <p>{t('step.waiting')}</p>}
            {ordered?.status === 'cancelled' && (
              <Banner tone="warn" icon={<Info size={20} strokeWidth={1.75} aria-hidden />}>
                {t('step.cancelled')}
              </Banner>
            )}
          </div>
          {ordered?.status === 'refused' && <Problem error={ordered.error} />}
          <Button
            block
            busy={busy}
            icon={<KeyRound size={20} strokeWidth={1.75} aria-hidden />}
            aria-disabled={!mayDo(grants, wanted)}
            onClick={() => void confirm()}
          >
            {t('step.confirm')}
          </Button>
        </Stack>
      ) : (
        <Progress begun={begun} onEnded={onChanged} onClose={onClose} />
      )}
    </Dialog>
  );
}

function Title({ step }: { step: OfferedStep }) {
  const t = useTeamT();
  if (step.step === 'rollback' || step.step === 'retire') return t(`step.${step.step}.title`, { part: step.part });
  return t(`step.${step.step}.title`, { part: step.part, version: step.version });
}

function Consequence({ step, part }: { step: OfferedStep; part: DeskPart }) {
  const t = useTeamT();
  const format = useFormat();
  const { active, canary, previous } = liveOf(part);
  const live = active ?? '–';
  switch (step.step) {
    case 'check':
      return t('step.check.text');
    case 'rollback':
      return canary === step.from
        ? t('step.rollback.canary', { version: step.from, active: live })
        : t('step.rollback.version', { part: step.part, version: step.from, previous: previous ?? '–' });
    case 'retire':
      return t('step.retire.text', { part: step.part, version: step.from });
    case 'activate': {
      const { version, percent } = step;
      if (percent < EVERYONE) return t('step.activate.some', { version, share: format.percent(percent), active: live });
      return active === null ? t('step.activate.first', { version }) : t('step.activate.all', { version, active });
    }
  }
}

interface ChoicesProps extends Pick<StepDialogProps, 'part' | 'step' | 'grants'> {
  onChange: (step: OfferedStep) => void;
}

function Choices({ part, step, grants, onChange }: ChoicesProps) {
  const t = useTeamT();
  const format = useFormat();
  if (step.step !== 'activate' && step.step !== 'check') return null;
  const shares = step.step === 'check' ? [] : sharesFor(part, step.version).filter((percent) => mayDo(grants, { ...step, percent }));
  const maySkip = grants.some(({ steps }) => steps.includes('no-smoke'));
  return (
    <>
      {step.step === 'activate' && shares.length > 1 && (
        <SelectField
          label={t('step.share')}
          value={step.percent}
          onChange={(event) => onChange({ ...step, percent: Number(event.currentTarget.value) })}
        >
          {shares.map((percent) => (
            <option key={percent} value={percent}>
              {percent === EVERYONE ? t('step.everyone') : format.percent(percent)}
            </option>
          ))}
        </SelectField>
      )}
      {maySkip && (
        <Checkbox
          label={t('step.smoke')}
          checked={step.smoke}
          onChange={(event) => onChange({ ...step, smoke: event.currentTarget.checked })}
        />
      )}
      {!step.smoke && <Muted $size="sm">{t('step.unmounted')}</Muted>}
    </>
  );
}
