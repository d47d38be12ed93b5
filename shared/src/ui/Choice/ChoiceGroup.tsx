import { type ReactNode, useId } from 'react';
import { styled } from '../../facades/styled.ts';
import { FieldMessage } from '../Field/field.styles.ts';
import type { Space } from '../layout/index.ts';
import { VisuallyHidden } from '../text/index.ts';

export interface ChoiceGroupProps {
  /** The question. */
  legend: string;
  /** Hides the legend visually, if a nearby heading already says it. Default false. */
  hideLegend?: boolean;
  /** Error message: what is wrong and how to fix it; null or omitted: none. */
  error?: string | null | undefined;
  /** Space between the options, a step of the scale. Default 2 (8 px). */
  gap?: Space;
  children: ReactNode;
}

const Root = styled.fieldset<{ $gap: Space }>`
  display: grid;
  gap: ${({ $gap }) => ($gap === 0 ? 0 : `var(--s-${$gap})`)};
  /* The error belongs to the whole question, so every field of it shows it, and so does the label of a card. */
  &[data-invalid] :is(input, select):not(:focus, :checked),
  &[data-invalid] label:not(:focus-within) {
    border-color: var(--danger);
  }
`;

export const Legend = styled.legend`
  padding: 0 0 6px;
  font-size: var(--text-sm);
  font-weight: var(--w-medium);
`;

/** Radio buttons or cards of one question. */
export function ChoiceGroup({ legend, hideLegend = false, error, gap = 2, children }: ChoiceGroupProps) {
  const messageId = useId();
  return (
    <Root $gap={gap} data-invalid={error ? '' : undefined} aria-describedby={error ? messageId : undefined}>
      {hideLegend ? <VisuallyHidden as="legend">{legend}</VisuallyHidden> : <Legend>{legend}</Legend>}
      {children}
      {error && (
        <FieldMessage id={messageId} $state="error">
          {error}
        </FieldMessage>
      )}
    </Root>
  );
}
