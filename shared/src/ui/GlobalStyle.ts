import { createGlobalStyle } from '../facades/styled.ts';
import { primitives } from './tokens/primitives.ts';
import { reset } from './tokens/reset.ts';
import { darkRoles, lightRoles, photoRoles } from './tokens/roles.ts';
import { scales } from './tokens/scales.ts';
import { typography } from './tokens/typography.ts';

/** Tokens, reset and type for the whole page. The shell renders it once. */
export const GlobalStyle = createGlobalStyle`
  :root {
    ${primitives}
    ${photoRoles}
    ${scales}
  }
  :root,
  [data-theme='light'] {
    ${lightRoles}
  }
  [data-theme='dark'] {
    ${darkRoles}
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) {
      ${darkRoles}
    }
  }
  ${reset}
  ${typography}
`;
