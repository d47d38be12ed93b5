import { createGlobalStyle } from '../facades/styled.ts';
import { primitives } from './tokens/primitives.ts';
import { reset } from './tokens/reset.ts';
import { darkRoles, lightRoles, photoRoles } from './tokens/roles.ts';
import { scales } from './tokens/scales.ts';
import { typography } from './tokens/typography.ts';

/**
 * Styles of the shell's frame around a lander whose template has a theme: the bars follow it. `:where()` gives
 * it no specificity, and lets browsers without `:has()` ignore only this selector. Browsers test `:has()` on each element that
 * matches the part before it, so that part matches only one.
 */
const around = (theme: 'light' | 'dark') => `:where([data-layout='lander']:has(> main [data-lander][data-theme='${theme}']))`;

/** Tokens, reset and typography for the whole page. The shell renders it once. */
export const GlobalStyle = createGlobalStyle`
  :root {
    ${primitives}
    ${photoRoles}
    ${scales}
  }
  :root,
  [data-theme='light'],
  ${around('light')} {
    ${lightRoles}
  }
  [data-theme='dark'],
  ${around('dark')} {
    ${darkRoles}
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) {
      ${darkRoles}
    }
  }
  ${reset}
  ${typography}
  /* The old page's snapshot must not intercept presses on the new one. */
  ::view-transition {
    pointer-events: none;
  }
  ::view-transition-group(root) {
    animation-duration: 160ms;
  }
`;
