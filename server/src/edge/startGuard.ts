import { MARK_COOKIE, MARK_META } from '@amarena/shared/contracts/platform/comingBack';
import { BOOT_ELEMENT, END_ELEMENT } from '@amarena/shared/federation/bootElements';
import { policyHash } from '../pages/html.ts';
import { FIRST_VISIT_SCRIPT } from './firstVisit.ts';
import { HURRIED_ATTRIBUTE } from './laterScripts.ts';
import { WEB_MANIFEST_PATH } from './webManifest.ts';

/** Attribute of a script of the document that did not arrive, for the script after the screen. */
export const FAILED_ATTRIBUTE = 'data-failed';

/** Where the shell stores when it reloaded the page because a part did not arrive; all keep a gap of a minute. */
export const LAST_RELOAD = 'amarena.chunk-reload';

/** Part of a script: whether React listens to an element. */
export const LISTENS = "const listens = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));";

/**
 * Runs in the browser before any other code of the site: the same text in every page, so that the policy can name its
 * hash, and short, because the screen comes after it. A copy from the browser's cache that was made for another session
 * is never painted, but loaded anew: at "back", browsers show old copies without asking, and pages that they kept before
 * the shell had started, which then guards them and removes the mark of the document. A page that a cache may have
 * sent reports its visit. The last button that is pressed before React listens to it is pressed again once React does.
 * A form that is sent before `AFTER_SCREEN`, which has everything else, is left to it, or sent as a plain form if the
 * document takes long to arrive; a touch, a key and scripts that do not arrive are left to it, too. A document that was
 * cut off is loaded anew once the site can be reached, unless it works all the same, or someone types, presses Escape or
 * goes elsewhere. One that lacks only its last data has time to begin to work.
 */
export const START_GUARD = `(() => {
const mark = document.querySelector('meta[name=${MARK_META}]');
const isOther = () => mark.content !== (document.cookie.split('; ').find((cookie) => cookie.startsWith('${MARK_COOKIE}='))?.slice(${MARK_COOKIE.length + 1}) ?? '');
const giveUp = () => {
  document.documentElement.style.visibility = 'hidden';
  location.reload();
};
if (isOther() && performance.getEntriesByType('navigation')[0]?.type !== 'reload') {
  stop();
  return giveUp();
}
addEventListener('pageshow', ({ persisted }) => { if (persisted && mark.isConnected && isOther()) giveUp(); });
${FIRST_VISIT_SCRIPT}
const LATEST = 20000, FORM = 10000, GAP = 60000, LOOK = 5000, LONGEST = 60000;
let pressed = null;
${LISTENS}
let held = null, stays = false;
addEventListener('click', ({ target }) => {
  // Safari of an iPhone tells of no beforeunload.
  stays ||= target.closest?.('a[href]:not([href^="#"])') != null;
  const button = target.closest?.('button');
  if (!button || button.form) return;
  // React takes this press, and with it the one before.
  const taken = () => { if (button === pressed && listens(button)) pressed = null; };
  taken();
  if (listens(button)) return;
  // It can begin to listen while this very press goes down to its button.
  button.addEventListener('click', taken, { once: true });
  if (button === pressed) return;
  pressed = button;
  const until = Date.now() + LATEST;
  const again = () => {
    if (button !== pressed) return;
    const listening = listens(button);
    if (button.isConnected && !listening && Date.now() < until) return void setTimeout(again, 50);
    pressed = null;
    if (button.isConnected && listening) button.click();
  };
  setTimeout(again);
}, true);
for (const kind of ['beforeunload', 'pagehide', 'input', 'submit']) addEventListener(kind, () => { stays = true; }, true);
addEventListener('keydown', ({ key }) => { stays ||= key === 'Escape'; });
const dim = (opacity) => { if (held?.submitter) held.submitter.style.opacity = opacity; };
const hold = (event) => {
  event.preventDefault();
  dim('');
  if (!held) setTimeout(release, FORM);
  held = event;
  dim('.6');
};
const release = () => {
  removeEventListener('submit', hold, true);
  dim('');
  held?.target.requestSubmit?.(held.submitter);
  held = null;
};
addEventListener('submit', hold, true);
document.addEventListener('readystatechange', () => {
  const isCut = !document.getElementById('${END_ELEMENT}') && !held;
  release();
  if (!isCut) return;
  const isLeftAlone = () => stays || [...document.querySelectorAll('button')].some(listens);
  let pause = LOOK;
  const wait = () => {
    // Many pages are cut off in the same moment.
    setTimeout(mend, pause * (1 + Math.random()));
    pause = Math.min(pause * 2, LONGEST);
  };
  const mend = () => {
    if (!isLeftAlone()) fetch('${WEB_MANIFEST_PATH}', { method: 'HEAD', cache: 'no-store' }).then(({ ok }) => ok ? reload() : wait(), wait);
  };
  const reload = () => {
    if (isLeftAlone()) return;
    sessionStorage.setItem('${LAST_RELOAD}', String(Date.now()));
    location.reload();
  };
  const gap = Number(sessionStorage.getItem('${LAST_RELOAD}') ?? 0) + GAP - Date.now();
  setTimeout(mend, Math.max(gap, document.getElementById('${BOOT_ELEMENT}') ? LOOK : 0));
}, { once: true });
for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, () => document.documentElement.setAttribute('${HURRIED_ATTRIBUTE}', ''), { capture: true, once: true });
addEventListener('error', ({ target }) => {
  if (target instanceof HTMLScriptElement) target.setAttribute('${FAILED_ATTRIBUTE}', '');
}, true);
})();`;

/** The guard's hash in the format of a content security policy. */
export const START_GUARD_HASH = policyHash(START_GUARD);
