import { FONT_FACES, FONTS_ATTRIBUTE } from '@amarena/shared/fonts';

/** Adds the fonts to the page, unless its HTML already has them. */
export function provideFonts(page: Document, nonce: string): void {
  if (page.querySelector(`style[${FONTS_ATTRIBUTE}]`) !== null) return;
  const style = page.createElement('style');
  style.setAttribute(FONTS_ATTRIBUTE, '');
  style.nonce = nonce;
  style.textContent = FONT_FACES;
  page.head.append(style);
}
