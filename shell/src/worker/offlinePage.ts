import { PLAIN_PAGE_STYLE } from '@amarena/shared/errors/plainPage';
import { OFFLINE_WORDS, type OfflineLanguage } from './offlineWords.ts';

/** Seconds after which the page retries by itself. */
const AGAIN = 15;

const CHERRIES =
  '<svg viewBox="0 0 72 72" aria-hidden="true"><circle cx="22" cy="51" r="13"/><circle cx="51" cy="46" r="12"/><path d="M25 38c3-12 9-20 19-26 1 9 3 15 6 22M44 12c6-3 13-3 18 1-4 5-11 6-18-1"/></svg>';

const isKnown = (language: string): language is OfflineLanguage => Object.hasOwn(OFFLINE_WORDS, language);

/** The first of a browser's languages that the site supports; Italian if there is none. */
export const languageOf = (languages: readonly string[]): OfflineLanguage =>
  languages.map((language) => language.slice(0, 2).toLowerCase()).find(isKnown) ?? 'it';

export interface OfflinePage {
  readonly language: OfflineLanguage;
  /** The nonce of the policy, for the style. */
  readonly nonce: string;
  /** True if there is a network and the site itself does not respond. */
  readonly online: boolean;
}

/** A page that needs neither the site nor a script: says what happened, offers a retry, and retries by itself. */
export function offlinePage({ language, nonce, online }: OfflinePage): { html: string; headers: Record<string, string> } {
  const words = OFFLINE_WORDS[language];
  const { retry } = words;
  const title = online ? words.away : words.title;
  const text = online ? words.away_text : words.text;
  return {
    html: `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${AGAIN}">
<title>${title}</title>
<style nonce="${nonce}">${PLAIN_PAGE_STYLE}</style>
</head>
<body><main>${CHERRIES}<h1>${title}</h1><p role="status">${text}</p><a href="">${retry}</a></main></body>
</html>
`,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  };
}
