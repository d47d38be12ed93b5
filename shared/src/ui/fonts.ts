import figtreeExtended from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import frauncesItalicExtended from '@fontsource-variable/fraunces/files/fraunces-latin-ext-full-italic.woff2';
import frauncesExtended from '@fontsource-variable/fraunces/files/fraunces-latin-ext-opsz-normal.woff2';
import frauncesItalic from '@fontsource-variable/fraunces/files/fraunces-latin-full-italic.woff2';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2';
import { createGlobalStyle, css } from '../facades/styled.ts';

const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';
const LATIN_EXTENDED = 'U+0100-02BA, U+1E00-1E9F, U+20A0-20AB, U+20AD-20C0';

const face = (family: string, style: 'normal' | 'italic', weights: string, address: string, range: string) => css`
  @font-face {
    font-family: '${family}';
    font-style: ${style};
    font-weight: ${weights};
    font-display: swap;
    src: url('${address}') format('woff2');
    unicode-range: ${range};
  }
`;

/** Files that the first paint needs; the shell preloads them. */
export const EARLY_FONTS = [figtree, fraunces] as const;

/** The two typefaces. Kept out of the entry: only the shell renders it, and tests need no fonts. */
export const FontFaces = createGlobalStyle`
  ${face('Figtree Variable', 'normal', '300 900', figtree, LATIN)}
  ${face('Figtree Variable', 'normal', '300 900', figtreeExtended, LATIN_EXTENDED)}
  ${face('Fraunces Variable', 'normal', '100 900', fraunces, LATIN)}
  ${face('Fraunces Variable', 'normal', '100 900', frauncesExtended, LATIN_EXTENDED)}
  ${face('Fraunces Variable', 'italic', '100 900', frauncesItalic, LATIN)}
  ${face('Fraunces Variable', 'italic', '100 900', frauncesItalicExtended, LATIN_EXTENDED)}
`;
