import { Link, type LinkProps } from '../../facades/router.ts';
import { styled } from '../../facades/styled.ts';
import type { ButtonLook } from './Button.tsx';
import { type ButtonStyleProps, buttonStyles } from './button.styles.ts';

export interface LinkButtonProps extends LinkProps, ButtonLook {}

const Root = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`;

/** A link to another screen that looks like a button; `to` comes from `pathTo`. */
export function LinkButton({ variant = 'primary', size = 'md', block = false, icon, children, ...rest }: LinkButtonProps) {
  return (
    <Root {...rest} $variant={variant} $size={size} $block={block}>
      {icon}
      {children}
    </Root>
  );
}
