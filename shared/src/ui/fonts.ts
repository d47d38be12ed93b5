import figtreeExtended from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import frauncesItalicExtended from '@fontsource-variable/fraunces/files/fraunces-latin-ext-full-italic.woff2';
import frauncesExtended from '@fontsource-variable/fraunces/files/fraunces-latin-ext-opsz-normal.woff2';
import frauncesItalic from '@fontsource-variable/fraunces/files/fraunces-latin-full-italic.woff2';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2';

const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';
const LATIN_EXTENDED = 'U+0100-02BA, U+1E00-1E9F, U+20A0-20AB, U+20AD-20C0';

type Slope = 'normal' | 'italic';

interface Face {
  readonly family: string;
  readonly slope: Slope;
  readonly weights: string;
}

interface Metrics {
  /** Percentage of the system font's own size. */
  readonly width: number;
  /** In hundredths of the font size. */
  readonly ascent: number;
  readonly descent: number;
}

const face = ({ family, slope, weights }: Face, address: string, range: string): string =>
  `@font-face{font-family:'${family}';font-style:${slope};font-weight:${weights};font-display:swap;src:url('${address}') format('woff2');unicode-range:${range}}`;

const percent = (share: number): string => `${share.toFixed(1)}%`;

/**
 * A system font scaled to the metrics of our font, so that hardly anything moves when ours loads. Fraunces gets
 * narrower with size: the width is that of a phone's headings.
 */
const standIn = ({ name, slope }: { name: string; slope: Slope }, own: readonly string[], { width, ...height }: Metrics): string => {
  const source = own.map((font) => `local('${font}')`).join(',');
  const [ascent, descent] = [height.ascent, height.descent].map((part) => percent((part / width) * 100));
  return `@font-face{font-family:'${name}';font-style:${slope};src:${source};size-adjust:${width}%;ascent-override:${ascent};descent-override:${descent};line-gap-override:0%}`;
};

/** Ascent and descent, in hundredths of the font size. */
const FIGTREE = { ascent: 95, descent: 25 };
const FRAUNCES = { ascent: 97.8, descent: 25.5 };

const FIGTREE_FACE: Face = { family: 'Figtree Variable', slope: 'normal', weights: '300 900' };
const FRAUNCES_FACE: Face = { family: 'Fraunces Variable', slope: 'normal', weights: '100 900' };
const FRAUNCES_ITALIC_FACE: Face = { ...FRAUNCES_FACE, slope: 'italic' };

/** Attribute of the style element with the font faces. */
export const FONTS_ATTRIBUTE = 'data-fonts';

/**
 * The font faces as rules. They are not in the entry, because tests need no fonts, and not in the style sheet of
 * styled-components: browsers lay out the whole page again for each rule added to a sheet with font faces.
 */
export const FONT_FACES = [
  face(FIGTREE_FACE, figtree, LATIN),
  face(FIGTREE_FACE, figtreeExtended, LATIN_EXTENDED),
  face(FRAUNCES_FACE, fraunces, LATIN),
  face(FRAUNCES_FACE, frauncesExtended, LATIN_EXTENDED),
  face(FRAUNCES_ITALIC_FACE, frauncesItalic, LATIN),
  face(FRAUNCES_ITALIC_FACE, frauncesItalicExtended, LATIN_EXTENDED),
  standIn({ name: 'Figtree like Arial', slope: 'normal' }, ['Arial', 'Liberation Sans', 'Roboto', 'Helvetica'], { ...FIGTREE, width: 99 }),
  standIn({ name: 'Figtree like Noto', slope: 'normal' }, ['Noto Sans', 'NotoSans-Regular'], { ...FIGTREE, width: 94.5 }),
  standIn({ name: 'Figtree like DejaVu', slope: 'normal' }, ['DejaVu Sans'], { ...FIGTREE, width: 87.5 }),
  standIn({ name: 'Fraunces like Georgia', slope: 'normal' }, ['Georgia'], { ...FRAUNCES, width: 99 }),
  standIn({ name: 'Fraunces like Georgia', slope: 'italic' }, ['Georgia Italic', 'Georgia-Italic'], { ...FRAUNCES, width: 91.5 }),
  standIn({ name: 'Fraunces like Noto', slope: 'normal' }, ['Noto Serif', 'NotoSerif-Regular'], { ...FRAUNCES, width: 91 }),
  standIn({ name: 'Fraunces like Noto', slope: 'italic' }, ['Noto Serif Italic', 'NotoSerif-Italic'], { ...FRAUNCES, width: 84 }),
  standIn({ name: 'Fraunces like DejaVu', slope: 'normal' }, ['DejaVu Serif'], { ...FRAUNCES, width: 86.5 }),
  standIn({ name: 'Fraunces like DejaVu', slope: 'italic' }, ['DejaVu Serif Italic', 'DejaVuSerif-Italic'], { ...FRAUNCES, width: 80 }),
].join('');
