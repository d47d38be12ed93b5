import { DEFAULT_LANGUAGE, isLanguage } from '@amarena/shared/contracts/languages';
import { ROOT_ELEMENT } from '@amarena/shared/federation/boot';
import { FAILURE_WORDS } from './failureWords.ts';

/**
 * The page when the shell cannot start at all: said in plain elements, because nothing of the site is up yet, in the
 * language that the HTML says it has.
 */
export function showStartFailure(cause: unknown, page: Document = document): void {
  console.error('The shell could not start', cause);
  const { lang } = page.documentElement;
  const words = FAILURE_WORDS[isLanguage(lang) ? lang : DEFAULT_LANGUAGE];
  const main = page.createElement('main');
  main.setAttribute('role', 'alert');
  main.style.cssText = 'max-width: 60ch; margin: 12vh auto; padding: 0 16px; font: 1rem/1.5 system-ui, sans-serif; color: CanvasText';
  const title = page.createElement('h1');
  title.textContent = words.title;
  const text = page.createElement('p');
  text.textContent = words.text;
  const reason = page.createElement('p');
  reason.lang = 'en';
  reason.textContent = cause instanceof Error ? cause.message : String(cause);
  const reload = page.createElement('a');
  reload.href = page.location.href;
  reload.textContent = words.reload;
  main.append(title, text, reason, reload);
  page.getElementById(ROOT_ELEMENT)?.replaceChildren(main);
}
