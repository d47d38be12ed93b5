import type { Language } from '@amarena/shared/contracts/platform/languages';
import { SERVER_PAGE_WORDS } from '@amarena/shared/errors/serverPages';
import { END_ELEMENT, ROOT_ELEMENT, START_WORDS_ELEMENT, WHEN_ATTRIBUTE } from '@amarena/shared/federation/bootElements';
import { html, policyHash } from '../pages/html.ts';
import { LATER_SCRIPTS } from './laterScripts.ts';
import { FAILED_ATTRIBUTE, LAST_RELOAD, LISTENS } from './startGuard.ts';

/**
 * Runs in the browser after the document's screen, so that the screen comes with the first bytes: the same text in every
 * page. Loads the scripts of a rendered page. A form of the document that is sent before React listens to it waits for
 * React, but is sent as a plain form if that takes long or one of the shell's scripts does not arrive. Forms that a
 * script adds are that script's own. If the shell's script does not arrive or takes long, the page says so, and is
 * reloaded once the script can be loaded.
 */
export const AFTER_SCREEN = `(() => {
// The start guard has given this copy up.
if (document.documentElement.style.visibility === 'hidden') return;
${LATER_SCRIPTS}
const FIRST = 5000, LONGEST = 60000, GAP = 60000, SLOW = 12000, FORM = 10000;
const root = () => document.getElementById('${ROOT_ELEMENT}');
let shown = null;
const show = (kind) => {
  shown?.remove();
  shown = document.createElement('div');
  shown.append(document.getElementById('${START_WORDS_ELEMENT}').content.cloneNode(true));
  for (const words of shown.querySelectorAll('[${WHEN_ATTRIBUTE}]')) if (words.getAttribute('${WHEN_ATTRIBUTE}') !== kind) words.remove();
  const over = root().childElementCount > 0;
  shown.setAttribute('role', 'alert');
  shown.style.cssText = 'display:grid;gap:12px;justify-items:center;box-sizing:border-box;padding:20px;font:1rem/1.5 Figtree,system-ui,sans-serif;text-align:center;color:CanvasText;'
    + (over ? 'position:fixed;inset:auto 0 0;z-index:2147483647;background:Canvas;border-top:2px solid #b3142f' : 'max-width:48ch;margin:14vh auto 0');
  for (const line of shown.querySelectorAll('p')) line.style.cssText = 'margin:0;text-wrap:pretty';
  for (const title of shown.querySelectorAll('strong')) title.style.cssText = 'font:500 1.5rem/1.2 Fraunces,Georgia,serif';
  shown.querySelector('a').style.cssText = 'display:inline-grid;place-items:center;min-height:48px;padding:0 28px;border-radius:24px;background:#b3142f;color:#fff;font-weight:640;text-decoration:none';
  root().after(shown);
};
const mayReload = () => {
  if (Date.now() - Number(sessionStorage.getItem('${LAST_RELOAD}') ?? -GAP) < GAP) return false;
  sessionStorage.setItem('${LAST_RELOAD}', String(Date.now()));
  return true;
};
const mend = (address) => {
  let pause = FIRST, timer;
  const wait = () => { timer = setTimeout(look, pause); pause = Math.min(pause * 2, LONGEST); };
  const look = () => {
    clearTimeout(timer);
    fetch(address, { method: 'HEAD', cache: 'no-store' }).then((answer) => answer.ok && mayReload() ? location.reload() : wait(), wait);
  };
  addEventListener('online', look);
  wait();
};
${LISTENS}
let waits = null, sent = null, failed = false, trying = false, rendered = null;
document.addEventListener('readystatechange', () => {
  rendered ??= new WeakSet(document.forms);
  // Cut off: the shell cannot start, and would put its message in place of the form.
  failed ||= !document.getElementById('${END_ELEMENT}');
});
addEventListener('submit', (event) => {
  const { target: form, submitter } = event;
  if (trying || form === sent || !form.requestSubmit || rendered?.has(form) === false || (form !== waits && listens(form))) return;
  event.preventDefault();
  if (form === waits) return;
  waits = form;
  const until = Date.now() + FORM;
  const dim = (opacity) => { if (submitter) submitter.style.opacity = opacity; };
  const isTaken = () => {
    trying = true;
    const ignored = form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }));
    trying = false;
    return !ignored;
  };
  const again = () => {
    if (!form.isConnected) return;
    const taken = listens(form) && isTaken();
    if (!taken && !failed && Date.now() < until) return void setTimeout(again, 50);
    waits = null;
    dim('');
    if (taken) return;
    sent = form;
    form.requestSubmit(submitter);
  };
  dim('.6');
  // A form that is being sent cannot be sent again in the same moment.
  setTimeout(again);
}, true);
const fail = ({ target }) => {
  if (!(target instanceof HTMLScriptElement) || !target.defer) return;
  failed = true;
  const tell = () => { show('missing'); mend(target.src); };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', tell); else tell();
};
addEventListener('error', fail, true);
for (const target of document.querySelectorAll('script[${FAILED_ATTRIBUTE}]')) fail({ target });
setTimeout(() => {
  if (shown !== null || root().childElementCount > 0) return;
  show('slow');
  new MutationObserver((_, observer) => { shown.remove(); observer.disconnect(); }).observe(root(), { childList: true });
}, SLOW);
})();`;

/** The script's hash in the format of a content security policy. */
export const AFTER_SCREEN_HASH = policyHash(AFTER_SCREEN);

const KINDS = ['missing', 'slow', 'broken'] as const;

/**
 * Hidden messages about what keeps a page from starting, in its language: for the script after the screen, and for a
 * shell that cannot start.
 */
export function startWords(language: Language): string {
  const words = SERVER_PAGE_WORDS[language];
  const titles = KINDS.map((kind) => html`<strong ${WHEN_ATTRIBUTE}="${kind}">${words[`${kind}.title`]}</strong>`);
  const texts = KINDS.map((kind) => html`<p ${WHEN_ATTRIBUTE}="${kind}">${words[`${kind}.text`]}</p>`);
  return html`<template id="${START_WORDS_ELEMENT}"><p>${titles}</p>${texts}<p><a href="">${words.retry}</a></p></template>`.text;
}
