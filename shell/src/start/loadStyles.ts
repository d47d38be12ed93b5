import type { PageLoading } from '../provided.ts';

/** Loads the styles of a page that did not come with them. Adds the fonts; the shell renders the rest. */
export async function loadStyles(page: Document, nonce: string): Promise<PageLoading['styles']> {
  const { FONT_FACES, FONTS_ATTRIBUTE, GlobalStyle } = await import('@amarena/shared/siteStyles');
  const style = page.createElement('style');
  style.setAttribute(FONTS_ATTRIBUTE, '');
  style.nonce = nonce;
  style.textContent = FONT_FACES;
  page.head.append(style);
  return { GlobalStyle };
}
