import { css } from '../../facades/styled.ts';

/** Display font of titles. The `font` shorthand resets the variation settings: put it before this. */
export const displayFace = css`
  font-family: var(--font-display);
  font-weight: var(--w-display);
  font-variation-settings: 'WONK' 0;
  line-height: var(--lh-title);
  letter-spacing: -0.015em;
`;

/** Link in a text. */
export const linkStyles = css`
  color: var(--accent-text);
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 3px;
  font-weight: var(--w-medium);
  &:hover {
    text-decoration-thickness: 2px;
  }
`;

export const typography = css`
  h1,
  h2 {
    ${displayFace}
    text-wrap: balance;
  }
  /* A long word in large type can be wider than a small screen. */
  h1,
  h2,
  h3 {
    overflow-wrap: anywhere;
  }
  /* Keeps a short word from ending up alone on a paragraph's last line. */
  p {
    text-wrap: pretty;
  }
  h1 {
    font-size: var(--text-3xl);
    line-height: 1.12;
  }
  h2 {
    font-size: var(--text-xl);
  }
  h3 {
    font-size: var(--text-md);
    font-weight: var(--w-semibold);
    line-height: var(--lh-ui);
  }
  em {
    font-family: var(--font-display);
    font-style: italic;
    font-variation-settings: 'WONK' 0;
  }
`;
