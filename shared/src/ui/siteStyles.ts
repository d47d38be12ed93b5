/** Styles of every page, in a chunk of their own: a page from the server brings them along, and only others load them. */
export { FONT_FACES, FONTS_ATTRIBUTE } from './fonts.ts';
export { GlobalStyle } from './GlobalStyle.ts';
