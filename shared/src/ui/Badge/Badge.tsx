import { styled } from '../../facades/styled.ts';
import { forcedColours } from '../media.ts';
import { VisuallyHidden } from '../text/index.ts';

const tones = {
  accent: ['var(--accent)', 'var(--on-accent)'],
  warning: ['var(--badge-warning)', 'var(--badge-warning-text)'],
  danger: ['var(--danger-fill)', 'var(--on-danger)'],
} as const;

export interface BadgeProps {
  /** The displayed number, from `badgeText`, or the number of credits: `99+`. */
  text: string;
  /** The meaning of the number, in words: "12 messaggi non letti". */
  label: string;
  /** Default `accent`. */
  tone?: keyof typeof tones;
  className?: string;
}

const Root = styled.span<{ $tone: keyof typeof tones }>`
  position: relative;
  display: inline-grid;
  place-items: center;
  min-width: 20px;
  height: 20px;
  padding: 0 6px;
  border-radius: var(--r-pill);
  background: ${({ $tone }) => tones[$tone][0]};
  color: ${({ $tone }) => tones[$tone][1]};
  font-size: var(--text-2xs);
  font-weight: 700;
  line-height: 1;
  font-variant-numeric: tabular-nums;
  /* Visible in forced colours only. */
  outline: 1px solid transparent;
`;

/** A count on a control. Do not render it if there is nothing to count. */
export function Badge({ text, label, tone = 'accent', className }: BadgeProps) {
  return (
    <Root $tone={tone} className={className}>
      <span aria-hidden>{text}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Root>
  );
}

const Dot = styled.span`
  display: inline-block;
  width: 9px;
  height: 9px;
  flex: none;
  border-radius: 50%;
  background: var(--online);
  ${forcedColours} {
    background: CanvasText;
  }
`;

export interface PresenceDotProps {
  /** "Online", in the current language; empty if the text beside it says so. */
  label: string;
  className?: string;
}

/** Green dot for a member who is online now. */
export function PresenceDot({ label, className }: PresenceDotProps) {
  return label === '' ? <Dot aria-hidden className={className} /> : <Dot role="img" aria-label={label} className={className} />;
}
