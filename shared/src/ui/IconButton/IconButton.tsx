import type { ComponentProps, ReactNode } from 'react';
import { css, styled } from '../../facades/styled.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'name' | 'aria-label'> {
  /** Accessible name: what it does, including the cost, if any. */
  name: string;
  /** The icon, 20 or 24 px. */
  icon: ReactNode;
  /** `plain` on a surface, `solid` with its own background, `outlined` with a border, `accent` filled. Default `plain`. */
  variant?: 'plain' | 'solid' | 'outlined' | 'accent';
}

const variants = {
  plain: null,
  solid: css`
    background: var(--surface-raised);
    border: 1px solid var(--border);
    box-shadow: var(--shadow-1);
  `,
  outlined: css`
    border: var(--bw-strong) solid var(--border-strong);
    &[aria-pressed='true'] {
      border-color: var(--accent);
      color: var(--accent-text);
    }
  `,
  accent: css`
    /* Visible in forced colours only. */
    border: 1px solid transparent;
    background: var(--accent);
    color: var(--on-accent);
    &:hover {
      background: var(--accent-hover);
    }
  `,
};

/** Round target of 44 px around an icon. */
export const iconButtonStyles = css`
  position: relative;
  display: inline-grid;
  place-items: center;
  width: var(--tap);
  height: var(--tap);
  flex: none;
  border-radius: 50%;
  transition:
    background var(--t-base),
    color var(--t-base),
    transform var(--t-fast);
  &:focus-visible {
    border-radius: 50%;
  }
  &:hover {
    background: var(--surface-hover);
  }
  &:active {
    transform: scale(0.94);
  }
  &[disabled] {
    color: var(--text-muted);
    cursor: not-allowed;
  }
`;

const Root = styled.button<{ $variant: NonNullable<IconButtonProps['variant']> }>`
  ${iconButtonStyles}
  ${({ $variant }) => variants[$variant]}
`;

export function IconButton({ name, icon, variant = 'plain', type = 'button', ...rest }: IconButtonProps) {
  return (
    <Root {...rest} type={type} aria-label={name} $variant={variant}>
      {icon}
    </Root>
  );
}
