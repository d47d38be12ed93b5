import { css } from '../../facades/styled.ts';

/** Browser defaults that stand in the way, and the focus ring. */
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
    scroll-padding-top: calc(var(--topbar-h) + 16px);
  }
  body {
    margin: 0;
    background: var(--surface);
    color: var(--text);
    font: var(--w-regular) var(--text-md) / var(--lh-body) var(--font-ui);
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
  /* A heading that a screen moves focus to is not a control. */
  h1:focus-visible,
  main:focus-visible {
    outline: 0;
  }
`;
