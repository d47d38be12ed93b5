import { BOOT_ELEMENT, LATER_SCRIPTS_ELEMENT, ROOT_ELEMENT, START_WORDS_ELEMENT } from '@amarena/shared/federation/bootElements';
import { RENDERED } from '@amarena/shared/federation/render';

const ROOT = `<div id="${ROOT_ELEMENT}">`;
/** What the server sends with a rendered screen: all data but the boot data. */
const SENT_WITH = new RegExp(`\\n?<script type="application/json" id="(?!${BOOT_ELEMENT}")[^"]*">.*?</script>`, 'gs');

/** The scripts of a rendered page, in the template from which they load after its first paint. */
const LATER = new RegExp(`\\n?<template id="${LATER_SCRIPTS_ELEMENT}">(.*?)\\n</template>`, 's');

/** The files that the scripts of a member's rendered page load, after its screen. */
const PRELOADED = /\n?<link rel="preload" as="script".*?>/g;
const LOW = ' fetchpriority="low"';

/** Whether a page came rendered from the server. */
export const isRendered = (html: string): boolean => html.includes(` ${RENDERED}="`);

/** Position after the element whose content starts at `from`: the first closing tag without an opening one. */
function endOfDiv(html: string, from: number): number {
  let depth = 1;
  for (const { 0: tag, index } of html.slice(from).matchAll(/<div\b|<\/div>/g)) {
    depth += tag === '</div>' ? -1 : 1;
    if (depth === 0) return from + index;
  }
  throw new Error('The element of the page does not end.');
}

/** The page as it goes out if nothing was rendered: scripts first, and the browser does the rest. */
export function withoutScreen(html: string): string {
  if (!isRendered(html)) return html;
  const from = html.indexOf(ROOT) + ROOT.length;
  let styles = 0;
  const head = html
    .slice(0, from)
    // The first one is the page's own: the colours before anything is drawn.
    .replaceAll(/\n?<style\b.*?<\/style>/gs, (style) => {
      styles += 1;
      return styles === 1 ? style : '';
    })
    .replaceAll(/\n?<link rel="preload" as="image".*?>/gs, '')
    .replaceAll(LOW, '');
  const rest = html.slice(endOfDiv(html, from)).replaceAll(LOW, '');
  const later = rest.match(LATER)?.[1];
  const scripts = later ?? (rest.match(PRELOADED) ?? []).join('');
  const after = later === undefined ? rest.replaceAll(PRELOADED, '') : rest.replace(LATER, '');
  return head.replace('\n</head>', () => `${scripts}\n</head>`) + after.replaceAll(SENT_WITH, '');
}

/** The same page as plain HTML: the same elements and styles, and nothing that only a script needs. */
export function withoutScripts(html: string): string {
  return html
    .replace(LATER, '')
    .replaceAll(/\n?<script\b.*?<\/script>/gs, '')
    .replaceAll(/\n?<noscript\b.*?<\/noscript>/gs, '')
    .replaceAll(new RegExp(`\\n?<template id="${START_WORDS_ELEMENT}">.*?</template>`, 'gs'), '')
    .replaceAll(/\n?<link rel="(?:modulepreload|manifest)".*?>/g, '')
    .replaceAll(/\n?<link rel="preload" as="script".*?>/g, '')
    .replaceAll(/ nonce="[^"]*"/g, '');
}
