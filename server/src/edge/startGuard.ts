import { MARK_COOKIE, MARK_META } from '@amarena/shared/contracts/platform/comingBack';
import { policyHash } from '../pages/html.ts';
import { FIRST_VISIT_SCRIPT } from './firstVisit.ts';
import { HURRIED_ATTRIBUTE } from './laterScripts.ts';

/** Attribute of a script of the document that did not arrive, for the script after the screen. */
export const FAILED_ATTRIBUTE = 'data-failed';

/** Part of a script: whether React listens to an element. */
export const LISTENS = "const listens = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));";

/**
 * Runs in the browser before any other code of the site: the same text in every page, so that the policy can name its
 * hash, and short, because the screen comes after it. A copy from the browser's cache that was made for another session
 * is never painted, but loaded anew: at "back", browsers show old copies without asking. A page that a cache may have
 * sent reports its visit. The last button that is pressed before React listens to it is pressed again once React does.
 * A form that is sent, a touch and a key before `AFTER_SCREEN`, which has everything else, are left to it, as are scripts
 * that do not arrive.
 */
export const START_GUARD = `(() => {
const mark = document.cookie.split('; ').find((cookie) => cookie.startsWith('${MARK_COOKIE}='))?.slice(${MARK_COOKIE.length + 1}) ?? '';
if (mark !== document.querySelector('meta[name=${MARK_META}]').content && performance.getEntriesByType('navigation')[0]?.type !== 'reload') {
  document.documentElement.style.visibility = 'hidden';
  stop();
  location.reload();
  return;
}
${FIRST_VISIT_SCRIPT}
const LATEST = 20000;
let pressed = null;
${LISTENS}
addEventListener('click', ({ target }) => {
  const button = target.closest?.('button');
  if (!button || button.form || button === pressed || listens(button)) return;
  pressed = button;
  const until = Date.now() + LATEST;
  const again = () => {
    if (button !== pressed || !button.isConnected || Date.now() > until) return;
    if (!listens(button)) return void setTimeout(again, 50);
    pressed = null;
    button.click();
  };
  again();
}, true);
let held = null;
const hold = (event) => {
  event.preventDefault();
  held = event;
};
addEventListener('submit', hold, true);
// The document is whole.
document.addEventListener('readystatechange', () => {
  removeEventListener('submit', hold, true);
  held?.target.requestSubmit?.(held.submitter);
}, { once: true });
for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, () => document.documentElement.setAttribute('${HURRIED_ATTRIBUTE}', ''), { capture: true, once: true });
addEventListener('error', ({ target }) => {
  if (target instanceof HTMLScriptElement) target.setAttribute('${FAILED_ATTRIBUTE}', '');
}, true);
})();`;

/** The guard's hash in the format of a content security policy. */
export const START_GUARD_HASH = policyHash(START_GUARD);
