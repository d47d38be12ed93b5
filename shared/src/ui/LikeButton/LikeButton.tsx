import { Heart } from 'lucide-react';
import type { ComponentProps } from 'react';
import { keyframes, styled } from '../../facades/styled.ts';
import { iconButtonStyles } from '../IconButton/IconButton.tsx';

export interface LikeButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'aria-pressed'> {
  /** Whether the person likes this member. */
  liked: boolean;
  /** "Metti like a Giulia"; stays the same when pressed. */
  label: string;
}

const pop = keyframes`
  from {
    transform: scale(0.6);
  }
`;

const Root = styled.button`
  ${iconButtonStyles}
  background: var(--photo-plate);
  color: var(--photo-plate-text);
  /* Two rings, one light and one dark, so that one of them is visible on any photo. */
  &:focus-visible {
    outline-color: var(--photo-focus);
    box-shadow: 0 0 0 2px var(--on-photo);
  }
  &:hover {
    background: var(--on-photo);
    transform: scale(1.06);
  }
  &[aria-pressed='true'] {
    background: var(--photo-plate-on);
    color: var(--on-photo);
  }
  &[aria-pressed='true'] > svg {
    fill: currentColor;
    animation: ${pop} var(--t-slow) var(--ease-spring);
  }
`;

/** The heart on a photo, with the site's only spring animation. A double click counts once: its second press would undo the first. */
export function LikeButton({ liked, label, type = 'button', onClick, ...rest }: LikeButtonProps) {
  return (
    <Root {...rest} onClick={(event) => event.detail > 1 || onClick?.(event)} type={type} aria-label={label} aria-pressed={liked}>
      <Heart size={20} strokeWidth={1.75} aria-hidden />
    </Root>
  );
}
