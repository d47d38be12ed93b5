import { styled } from '../../facades/styled.ts';
import { forcedColours } from '../media.ts';

export interface StepBarProps {
  /** Total number of steps. */
  total: number;
  /** The current step, from 1. */
  current: number;
  /** The progress in words: "Passo 2 di 4". */
  label: string;
}

const Root = styled.div`
  display: flex;
  gap: 6px;
  /* The button that closes a dialog is in its corner. */
  [role='dialog'] & {
    margin-inline-end: var(--s-6);
  }
`;

const Step = styled.span<{ $reached: boolean }>`
  flex: 1;
  height: 4px;
  border-radius: 4px;
  background: ${({ $reached }) => ($reached ? 'var(--accent)' : 'var(--border)')};
  ${forcedColours} {
    background: ${({ $reached }) => ($reached ? 'Highlight' : 'GrayText')};
  }
`;

/** Progress of a form with several steps. */
export function StepBar({ total, current, label }: StepBarProps) {
  const steps = Array.from({ length: total }, (_, index) => index + 1);
  return (
    <Root role="img" aria-label={label}>
      {steps.map((step) => (
        <Step key={step} $reached={step <= current} data-reached={step <= current} />
      ))}
    </Root>
  );
}
