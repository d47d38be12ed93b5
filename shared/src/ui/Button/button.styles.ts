import { css, keyframes } from '../../facades/styled.ts';
import { forcedColours } from '../media.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'gold' | 'danger' | 'light';
export type ButtonSize = 'sm' | 'md' | 'lg';

export const spin = keyframes`
  to {
    transform: rotate(1turn);
  }
`;

/** With reduced motion: still visible, still busy. */
export const breathe = keyframes`
  50% {
    opacity: 0.3;
  }
`;

const variants = {
  primary: css`
    background: var(--accent);
    color: var(--on-accent);
    &:hover {
      background: var(--accent-hover);
    }
  `,
  secondary: css`
    border-color: var(--border-strong);
    background: var(--surface-raised);
    &:hover {
      border-color: var(--text);
      background: var(--surface-hover);
    }
  `,
  ghost: css`
    color: var(--accent-text);
    padding-inline: 14px;
    &:hover {
      background: var(--accent-soft);
    }
  `,
  gold: css`
    background: var(--gold-fill);
    color: var(--on-gold);
    &:hover {
      filter: brightness(1.05);
    }
  `,
  danger: css`
    background: var(--danger-fill);
    color: var(--on-danger);
    &:hover {
      filter: brightness(0.94);
    }
  `,
  light: css`
    background: var(--light-button);
    color: var(--light-button-text);
    &:hover {
      filter: brightness(0.97);
    }
  `,
};

const sizes = {
  sm: css`
    min-height: 44px;
    padding-inline: 16px;
    font-size: var(--text-sm);
  `,
  md: null,
  lg: css`
    min-height: 56px;
    padding-inline: 30px;
    font-size: var(--text-lg);
  `,
};

export interface ButtonStyleProps {
  $variant: ButtonVariant;
  $size: ButtonSize;
  $block: boolean;
}

/** Styles of a button, for real buttons and for links that look like one. */
export const buttonStyles = css<ButtonStyleProps>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--s-2);
  min-height: 48px;
  padding: 4px 22px;
  border-radius: var(--r-pill);
  border: var(--bw-strong) solid transparent;
  font-weight: var(--w-semibold);
  line-height: 1.15;
  text-align: center;
  transition:
    background var(--t-base),
    border-color var(--t-base),
    color var(--t-base),
    transform var(--t-fast);
  &:focus-visible {
    border-radius: var(--r-pill);
  }
  &:active {
    transform: scale(0.98);
  }
  ${({ $variant }) => variants[$variant]}
  ${({ $size }) => sizes[$size]}
  ${({ $block }) => $block && 'width: 100%;'}
  &[disabled],
  &[aria-disabled='true']:not([aria-busy='true']) {
    background: var(--surface-hover);
    color: var(--text-muted);
    border-color: transparent;
    cursor: not-allowed;
    filter: none;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  &[aria-busy='true']::before {
    content: '';
    width: 16px;
    height: 16px;
    flex: none;
    border-radius: 50%;
    border: 2px solid currentColor;
    border-right-color: transparent;
    animation: ${spin} 0.8s linear infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    &[aria-busy='true']::before {
      animation: ${breathe} 2s ease-in-out infinite;
    }
  }
  ${forcedColours} {
    &[aria-busy='true']::before {
      border-right-color: ButtonFace;
    }
  }
`;
