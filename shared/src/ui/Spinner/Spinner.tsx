import { styled } from '../../facades/styled.ts';
import { breathe, spin } from '../Button/button.styles.ts';
import { forcedColours } from '../media.ts';

export interface SpinnerProps {
  /** What is loading. */
  label: string;
  /** Pixels. Default 24. */
  size?: number;
  className?: string;
}

const Ring = styled.span<{ $size: number }>`
  display: inline-block;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  flex: none;
  border-radius: 50%;
  border: 2px solid currentColor;
  border-right-color: transparent;
  animation: ${spin} 0.8s linear infinite;
  @media (prefers-reduced-motion: reduce) {
    animation: ${breathe} 2s ease-in-out infinite;
  }
  ${forcedColours} {
    border-right-color: Canvas;
  }
`;

/** A wait for content of unknown shape. Lists use skeletons, buttons have their own. */
export function Spinner({ label, size = 24, className }: SpinnerProps) {
  return <Ring role="status" aria-label={label} $size={size} className={className} />;
}
