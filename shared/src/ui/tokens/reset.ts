import { css } from '../../facades/styled.ts';
import { below, forcedColours } from '../media.ts';

/** In forced colours, marks what is chosen with the system's selection colours. */
const chosenWhenForced = css`
  forced-color-adjust: none;
  border-color: Highlight !important;
  background: Highlight !important;
  &,
  * {
    color: HighlightText !important;
  }
  *,
  &::before,
  &::after {
    background: none !important;
    border-color: currentcolor !important;
  }
`;

/** Resets browser defaults, and defines the focus ring and the look of chosen options in forced colours. */
export const reset = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  [hidden] {
    display: none !important;
  }
  html {
    -webkit-text-size-adjust: 100%;
    /* Controls show themselves that they are pressed; the browser's blue box covered them. */
    -webkit-tap-highlight-color: transparent;
    /* Scrolls what is focused or linked clear of the bars at both edges. */
    scroll-padding: calc(var(--topbar-h) + 16px) 0 16px;
    ${below.lg} {
      scroll-padding-bottom: calc(var(--tabbar-h) + 32px + env(safe-area-inset-bottom));
    }
  }
  body {
    margin: 0;
    background: var(--surface);
    color: var(--text);
    font: var(--w-regular) var(--text-md) / var(--lh-body) var(--font-ui);
    overflow-wrap: break-word;
    -webkit-font-smoothing: antialiased;
    text-rendering: optimizeLegibility;
  }
  h1,
  h2,
  h3,
  h4,
  p,
  ul,
  ol,
  figure,
  fieldset,
  dl,
  dd {
    margin: 0;
    padding: 0;
    border: 0;
    min-width: 0;
  }
  ul,
  ol {
    list-style: none;
  }
  img {
    display: block;
    width: 100%;
    object-fit: cover;
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
  }
  button {
    cursor: pointer;
    background: none;
    border: 0;
    padding: 0;
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  svg {
    flex: none;
  }
  :focus-visible {
    outline: var(--ring) solid var(--focus);
    outline-offset: 2px;
    border-radius: var(--r-xs);
  }
  /* A heading to which a screen moves the focus is not a control. */
  h1:focus-visible,
  main:focus-visible {
    outline: 0;
  }
  ${forcedColours} {
    /* Otherwise icons keep our colours, dark ones even on a dark background. */
    svg {
      color: inherit !important;
    }
    [aria-current]:not([aria-current='false'], :has(img)),
    [aria-pressed='true'],
    [data-highlighted] {
      ${chosenWhenForced}
    }
    [aria-disabled='true'] {
      color: GrayText !important;
    }
    [aria-current]:has(img),
    label:has(> [type='radio']:checked):not(:has(:focus-visible)) {
      outline: 2px solid Highlight;
      outline-offset: 2px;
    }
  }
`;
