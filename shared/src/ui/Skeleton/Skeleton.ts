import { keyframes, styled } from '../../facades/styled.ts';

/** Opacity, which browsers animate off the main thread: there are dozens of these while a page's scripts run. */
const breathing = keyframes`
  to {
    opacity: 0.45;
  }
`;

export interface SkeletonProps {
  /** CSS width. Default the whole line. */
  $width?: string;
  /** CSS height; not needed with `$ratio`. */
  $height?: string;
  /** Aspect ratio, `4 / 5` for a photo. */
  $ratio?: string;
  /** A photo, a line of text or an avatar. Default `block`. */
  $shape?: 'block' | 'line' | 'circle';
}

const radii = { block: 'var(--r-md)', line: 'var(--r-xs)', circle: '50%' } as const;

/** Placeholder for loading content, in its final shape. Announce "loading" once around all of them with `aria-busy`. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<SkeletonProps>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  ${({ $height }) => $height && `height: ${$height};`}
  ${({ $ratio }) => $ratio && `aspect-ratio: ${$ratio};`}
  border-radius: ${({ $shape = 'block' }) => radii[$shape]};
  background: var(--skeleton);
  animation: ${breathing} 0.9s var(--ease-in-out) infinite alternate;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
