import type { PageLoading } from '../provided.ts';

/** Loads the styles of a page, unless it was rendered, which brings them along. Adds the fonts; the shell renders the rest. */
export async function loadStyles(
  page: Document,
  { nonce, rendered }: { nonce: string; rendered: boolean },
): Promise<PageLoading['styles']> {
  if (rendered) return null;
  const { FONT_FACES, FONTS_ATTRIBUTE, GlobalStyle } = await import('@amarena/shared/siteStyles');
  const style = page.createElement('style');
  style.setAttribute(FONTS_ATTRIBUTE, '');
  style.nonce = nonce;
  style.textContent = FONT_FACES;
  page.head.append(style);
  return { GlobalStyle };
}
