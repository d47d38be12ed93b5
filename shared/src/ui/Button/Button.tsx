import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { styled } from '../../facades/styled.ts';
import { type ButtonSize, type ButtonStyleProps, type ButtonVariant, buttonStyles } from './button.styles.ts';

export interface ButtonLook {
  /** Weight of the action. One `primary` per view; `gold` only becomes Premium; `danger` only what cannot be undone. Default `primary`. */
  variant?: ButtonVariant;
  /** Height: 44, 48 or 56 px. Default `md`. */
  size?: ButtonSize;
  /** Takes the whole width. Default false. */
  block?: boolean;
  /** Icon before the label, 20 px. */
  icon?: ReactNode;
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** The action is under way: a spinner beside the label, presses do nothing, focus stays. Default false. */
  busy?: boolean;
}

const Root = styled.button<ButtonStyleProps>`
  ${buttonStyles}
`;

const swallow = (event: MouseEvent) => event.preventDefault();

/** Something the person does here. What leads elsewhere is a `LinkButton`. */
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
