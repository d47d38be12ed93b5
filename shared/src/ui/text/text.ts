import { Link } from '../../facades/router.ts';
import { styled } from '../../facades/styled.ts';
import { linkStyles } from '../tokens/typography.ts';

/** Text for screen readers only. */
export const VisuallyHidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** A link inside a sentence, to another screen of the site. */
export const TextLink = styled(Link)`
  ${linkStyles}
`;

/** A button that looks like a link in a sentence. */
export const TextButton = styled.button.attrs({ type: 'button' })`
  ${linkStyles}
`;

/** Secondary text. `$size` is a step of the type scale, default `md`. */
export const Muted = styled.p<{ $size?: '2xs' | 'xs' | 'sm' | 'md' | 'lg' }>`
  color: var(--text-muted);
  font-size: ${({ $size = 'md' }) => `var(--text-${$size})`};
`;

/** A person's own words, in italics. */
export const Quote = styled.blockquote`
  margin: 0;
  font: italic 400 var(--text-xl) / 1.42 var(--font-display);
  font-variation-settings: 'WONK' 0;
  letter-spacing: -0.01em;
  text-wrap: pretty;
`;

/** Changing numbers with digits of equal width. */
export const Figures = styled.span`
  font-variant-numeric: tabular-nums;
`;
