import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { styled } from '../../facades/styled.ts';
import { type ButtonSize, type ButtonStyleProps, type ButtonVariant, buttonStyles } from './button.styles.ts';

export interface ButtonLook {
  /**
   * Weight of the action. One `primary` per view; `gold` only for getting premium; `danger` only for what cannot be
   * undone. Default `primary`.
   */
  variant?: ButtonVariant;
  /** Height: 44, 48 or 56 px. Default `md`. */
  size?: ButtonSize;
  /** Full width. Default false. */
  block?: boolean;
  /** Icon before the label, 20 px. */
  icon?: ReactNode;
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** True while the action is in progress: a spinner beside the label, presses do nothing, the focus stays. Default false. */
  busy?: boolean;
}

const Root = styled.button<ButtonStyleProps>`
  ${buttonStyles}
`;

const swallow = (event: MouseEvent) => event.preventDefault();

/** An action on this screen. For links, use `LinkButton`. */
export function Button({
  variant = 'primary',
  size = 'md',
  block = false,
  busy = false,
  icon,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <Root
      {...rest}
      type={type}
      $variant={variant}
      $size={size}
      $block={block}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? swallow : onClick}
    >
      {busy ? null : icon}
      {children}
    </Root>
  );
}
