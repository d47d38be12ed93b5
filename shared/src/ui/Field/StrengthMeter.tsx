import { styled } from '../../facades/styled.ts';
import { forcedColours } from '../media.ts';

export interface StrengthMeterProps {
  /** Strength from 0 (none) to 4 (strong). */
  value: 0 | 1 | 2 | 3 | 4;
  /** The strength in words, because it must not depend on colour alone. */
  label: string;
}

const tones = ['var(--border-strong)', 'var(--danger)', 'var(--warning)', 'var(--success)', 'var(--success)'] as const;

const Root = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: var(--s-3);
  align-items: center;
  font-size: var(--text-xs);
  color: var(--text-muted);
`;

const Bars = styled.span<{ $value: StrengthMeterProps['value'] }>`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: 4px;
  > i {
    height: 4px;
    border-radius: 4px;
    background: var(--border);
  }
  > i:nth-child(-n + ${({ $value }) => $value}) {
    background: ${({ $value }) => tones[$value]};
  }
  ${forcedColours} {
    > i {
      background: GrayText;
    }
    > i:nth-child(-n + ${({ $value }) => $value}) {
      background: Highlight;
    }
  }
`;

/** Four bars and a word below a new password. */
export function StrengthMeter({ value, label }: StrengthMeterProps) {
  return (
    <Root role="status">
      <Bars $value={value} aria-hidden>
        <i />
        <i />
        <i />
        <i />
      </Bars>
      {label}
    </Root>
  );
}
