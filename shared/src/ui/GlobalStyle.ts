import { createGlobalStyle } from '../facades/styled.ts';
import { primitives } from './tokens/primitives.ts';
import { reset } from './tokens/reset.ts';
import { darkRoles, lightRoles, photoRoles } from './tokens/roles.ts';
import { scales } from './tokens/scales.ts';
import { typography } from './tokens/typography.ts';

/**
 * The shell's frame around a lander whose template has a theme: the bars follow it. It says nothing to a browser that
 * cannot ask, and overrules nothing. A browser asks each element that fits the first part, so that part fits one.
 */
const around = (theme: 'light' | 'dark') => `:where([data-layout='lander']:has(> main [data-lander][data-theme='${theme}']))`;

/** Tokens, reset and type for the whole page. The shell renders it once. */
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
  /* The picture of the old page takes no presses from the new one. */
  ::view-transition {
    pointer-events: none;
  }
  ::view-transition-group(root) {
    animation-duration: 160ms;
  }
`;
