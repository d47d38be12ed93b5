import type { SignupStep } from '@amarena/shared/contracts/account/signupStepOrder';
import { useCommonT, useFormat } from '@amarena/shared/i18n';
import { styled } from '@amarena/shared/styled';
import { Button, IconButton, Muted, Row, Stack, StepBar } from '@amarena/shared/ui';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOwnT } from '../ownWords.ts';
import { placeOf, stepCount } from './availableSteps.model.ts';
import type { StepProps } from './stepProps.ts';
import { useStepFocus } from './useStepFocus.ts';

/** Its arrow is aligned with the other lines. */
const BackButton = styled(IconButton)`
  margin-inline-start: calc(var(--s-3) * -1);
`;

interface StepFrameProps extends Omit<StepProps, 'user'> {
  step: Exclude<SignupStep, 'mail'>;
  title: string;
  lead: string;
  /** Label of the button to continue. */
  next: string;
  /** Label of the button to skip. */
  skip: string;
  /** Called before the step is completed; returning false stays on it. */
  onNext?: () => boolean;
  /** Text below the buttons. */
  note?: string | undefined;
  children: ReactNode;
}

/** One step: progress, what it asks and why, and buttons to continue, skip and go back. */
export function StepFrame(props: StepFrameProps) {
  const { heading: Heading, step, steps, title, lead, next, skip, onNext = () => true, note, pass, passing, onBack, children } = props;
  const t = useOwnT();
  const common = useCommonT();
  const format = useFormat();
  const begun = useStepFocus();
  const position = t('step.position', {
    current: format.number(placeOf(steps, step)),
    total: format.number(stepCount(steps)),
    name: t(`step.${step}`),
  });
  return (
    <>
      <Stack $gap={2} ref={begun.first}>
        <StepBar total={stepCount(steps)} current={placeOf(steps, step)} label={position} />
        <Row $nowrap $gap={1}>
          {onBack && (
            <BackButton name={common('action.back')} icon={<ChevronLeft size={20} strokeWidth={1.75} aria-hidden />} onClick={onBack} />
          )}
          <Muted $size="xs" aria-hidden>
            {position}
          </Muted>
        </Row>
      </Stack>
      <Stack $gap={2}>
        <Heading ref={begun.title} tabIndex={-1}>
          {title}
        </Heading>
        <Muted>{lead}</Muted>
      </Stack>
      {children}
      <Stack $gap={1}>
        <Button size="lg" block busy={passing} onClick={() => onNext() && pass()}>
          {next}
        </Button>
        <Button block variant="ghost" aria-disabled={passing} onClick={() => passing || pass()}>
          {skip}
        </Button>
      </Stack>
      {note !== undefined && (
        <Muted $size="xs" style={{ textAlign: 'center' }}>
          {note}
        </Muted>
      )}
    </>
  );
}
