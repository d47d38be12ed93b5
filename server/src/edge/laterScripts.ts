import { LATER_SCRIPTS_ELEMENT } from '@amarena/shared/federation/bootElements';

/** Milliseconds after which the scripts load, whatever has been shown by then. */
const LATEST = 1_500;

/** Attribute of the document once someone has touched it or pressed a key. */
export const HURRIED_ATTRIBUTE = 'data-hurried';

/**
 * Part of the script after the screen: loads the scripts of a rendered page once it is painted with its fonts and the
 * photos of its first row, so that they share the line with nothing that is looked at. They load at once if someone
 * touches the page or presses a key, and in a tab that nobody sees, which is never painted.
 */
export const LATER_SCRIPTS = `const load = () => {
  const later = document.getElementById('${LATER_SCRIPTS_ELEMENT}');
  if (!later) return;
  later.remove();
  document.head.append(later.content);
};
let hurried = document.documentElement.hasAttribute('${HURRIED_ATTRIBUTE}');
for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, () => {
  hurried = true;
  if (document.readyState !== 'loading') load();
}, { capture: true, once: true });
addEventListener('DOMContentLoaded', () => {
  if (hurried || document.hidden) return load();
  setTimeout(load, ${LATEST});
  const photos = [...document.querySelectorAll('img[fetchpriority=high]')];
  const shown = Promise.all(photos.map((photo) => photo.decode().catch(() => {})));
  if (globalThis.PerformanceObserver) new PerformanceObserver(() => Promise.all([document.fonts.ready, shown]).then(load)).observe({ type: 'paint', buffered: true });
});`;
