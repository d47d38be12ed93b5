import type { Page } from '@playwright/test';

/** Text spacing that some readers set (WCAG 1.4.12). */
const WIDER = '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }';

/** What does not fit: a page that scrolls sideways, elements outside of it, and cut words. Runs in the page. */
function misfits(): string[] {
  const wide = document.documentElement.clientWidth;
  const nameOf = (element: Element) => `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 60)}"`;
  const clips = (element: Element) => /auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX);
  const ancestors = (element: Element): Element[] =>
    element.parentElement === null || element === document.body ? [] : [element.parentElement, ...ancestors(element.parentElement)];
  /** Only for screen readers, collapsed, or not drawn. */
  const unseen = (element: Element) =>
    [element, ...ancestors(element)].some((one) => {
      const { clipPath, visibility, display } = getComputedStyle(one);
      return clipPath.startsWith('inset(50%') || visibility === 'hidden' || display === 'none';
    }) ||
    (element.closest('details:not([open])') !== null && element.closest('summary') === null);
  const found: string[] = [];
  if (document.documentElement.scrollWidth > wide + 1) found.push(`the page is ${document.documentElement.scrollWidth} wide`);
  for (const element of document.body.querySelectorAll('*')) {
    const { left, right, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0 || (right <= wide + 1 && left >= -1)) continue;
    if (element.closest('svg') || unseen(element) || ancestors(element).some((one) => one !== document.body && clips(one))) continue;
    if (getComputedStyle(element).position !== 'fixed') found.push(`${nameOf(element)} reaches from ${left} to ${right}`);
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
    const element = text.parentElement;
    if (!text.textContent?.trim() || element === null || element.closest('svg, select, script, style, [data-preview]') || unseen(element))
      continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, top, bottom, width } = range.getBoundingClientRect();
    if (width === 0) continue;
    for (const around of [element, ...ancestors(element)]) {
      const { overflowX, overflowY, display } = getComputedStyle(around);
      if (display === 'inline') continue;
      if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) break;
      const edge = around.getBoundingClientRect();
      const cutX = /hidden|clip/.test(overflowX) && (right > edge.right + 1 || left < edge.left - 1);
      const cutY = /hidden|clip/.test(overflowY) && (bottom > edge.bottom + 4 || top < edge.top - 4);
      if (cutX || cutY)
        found.push(
          `${nameOf(element)}, ${top} to ${bottom} and ${left} to ${right}, in ${around.tagName} ${edge.top} to ${edge.bottom} and ${edge.left} to ${edge.right}, is cut`,
        );
    }
  }
  return [...new Set(found)];
}

/** What does not fit with normal text spacing, and with wider letters, words and lines. */
export async function misfitsOn(page: Page): Promise<string[]> {
  const plain = await page.evaluate(misfits);
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, WIDER);
  const wider = await page.evaluate(misfits);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return [...plain, ...wider.map((one) => `set wider: ${one}`)];
}
