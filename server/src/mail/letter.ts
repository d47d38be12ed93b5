import { typeset } from '@amarena/shared/build/loneLetters';
import type { Language } from '@amarena/shared/contracts/platform/languages';
import { Html, html } from '../pages/html.ts';
import { LETTER_WORDS } from './words.ts';

/** The parts of a mail; `letter` builds both of its bodies from them. */
export interface Letter {
  readonly language: Language;
  /** Name of the site. */
  readonly brand: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** One line that says what the mail is about, and a small one below it. */
  readonly card?: { readonly title: string; readonly text: string };
  /** The main action. */
  readonly action?: { readonly label: string; readonly href: string } | undefined;
  /** Small print below it. */
  readonly after?: readonly string[];
  /** Why the person gets it. `account` (the default): they have one; `address`: someone typed their address. */
  readonly why?: 'account' | 'address';
  /** Links of the last line. */
  readonly links?: readonly { readonly label: string; readonly href: string }[];
}

const STYLE = new Html(`
:root { color-scheme: light dark; }
body { margin: 0; padding: 24px 12px; background: #f1ebe4; color: #271417; font: 16px/1.55 Figtree, Helvetica, Arial, sans-serif; }
.mail { max-width: 504px; margin: 0 auto; padding: 28px; border-radius: 20px; background: #fffdfa; }
.brand { margin: 0; font: 600 22px/1 Fraunces, Georgia, serif; letter-spacing: -.02em; }
.brand i { display: inline-block; width: 11px; height: 11px; margin-right: 1px; border-radius: 50%; background: #b3142f; }
.brand i + i { margin: 0 8px 2px 0; background: #d12a45; }
h1 { margin: 28px 0 10px; font: 400 30px/1.15 Fraunces, Georgia, serif; letter-spacing: -.02em; }
p { margin: 0 0 16px; white-space: pre-line; overflow-wrap: anywhere; }
.button { display: block; margin: 24px 0; padding: 17px 24px; border-radius: 999px; background: #b3142f; color: #fff; font-weight: 600; font-size: 18px; line-height: 22px; text-align: center; text-decoration: none; }
.small { font-size: 14px; color: #6b5955; }
.address { padding: 12px 14px; border-radius: 10px; background: #f6f0e9; font-size: 13px; color: #6b5955; }
.card { margin: 0 0 16px; padding: 16px 18px; border-radius: 14px; background: #f6f0e9; font-size: 14px; color: #6b5955; }
.card b { display: block; margin-bottom: 2px; font: 500 20px/1.3 Fraunces, Georgia, serif; color: #271417; }
.foot { margin: 28px 0 0; padding-top: 18px; border-top: 1px solid #ebe1d7; font-size: 13px; color: #6b5955; }
a { color: #a5122b; }
@media (prefers-color-scheme: dark) {
  body { background: #130c0c; color: #f8efe8; }
  .mail { background: #241818; }
  .small, .address, .foot { color: #c3b0a8; }
  .address, .card { background: #1a1111; }
  .card { color: #c3b0a8; }
  .card b { color: #f8efe8; }
  .foot { border-color: #3a2a29; }
  .button { background: #c9263f; }
  a { color: #ff9a9b; }
}`);

const document = (language: string, title: string, body: Html): string =>
  html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title}</title><style>${STYLE}</style></head>
<body>${body}</body>
</html>`.text;

const brandLine = (brand: string) => html`<p class="brand"><i></i><i></i>${brand}</p>`;

/** Both bodies of a mail; the text contains everything that the HTML does. */
export function letter({ language, brand, why = 'account', links = [], ...parts }: Letter): { text: string; html: string } {
  const words = LETTER_WORDS[language];
  const set = (text: string): string => typeset(language, text);
  const sender = set(`${brand}. ${words.why[why]}`);
  const title = set(parts.title);
  const paragraphs = parts.paragraphs.map(set);
  const after = (parts.after ?? []).map(set);
  const card = parts.card && { title: set(parts.card.title), text: set(parts.card.text) };
  const action = parts.action && { ...parts.action, label: set(parts.action.label) };
  const lines = [title, ...paragraphs, ...(card ? [card.title, card.text] : [])];
  const text = [...lines, ...(action ? [`${action.label}:\n${action.href}`] : []), ...after].join('\n\n');
  const lastLines = [sender, ...links.map(({ label, href }) => `${label}: ${href}`)].join('\n');
  const body = html`<div class="mail">${brandLine(brand)}<h1>${title}</h1>${paragraphs.map((line) => html`<p>${line}</p>`)}${
    card ? html`<p class="card"><b>${card.title}</b>${card.text}</p>` : ''
  }${action ? html`<a class="button" href="${action.href}">${action.label}</a>` : ''}${after.map((line) => html`<p class="small">${line}</p>`)}${
    action ? html`<p class="small">${words.by_hand}</p><p class="address">${action.href}</p>` : ''
  }<p class="foot">${sender}${links.map(({ label, href }, index) => html`${index > 0 ? ' · ' : ' '}<a href="${href}">${label}</a>`)}</p></div>`;
  return { text: `${text}\n\n--\n${lastLines}`, html: document(language, title, body) };
}

const LINK = /(https?:\/\/\S+)/;

interface PlainLetter extends Pick<Letter, 'language' | 'brand' | 'action' | 'after'> {
  readonly subject: string;
  readonly text: string;
}

/** Both bodies of a mail that is written as text: paragraphs, addresses as links, and the action as a button. */
export function plainLetter({ language, brand, subject, text, action, after = [] }: PlainLetter): { text: string; html: string } {
  const set = (words: string): string => typeset(language, words);
  const linked = (paragraph: string) =>
    paragraph.split(LINK).map((part) => (LINK.test(part) ? html`<a href="${part}">${part}</a>` : html`${part}`));
  const paragraphs = set(text)
    .split('\n\n')
    .map((paragraph) => html`<p>${linked(paragraph)}</p>`);
  const button = action && html`<a class="button" href="${action.href}">${set(action.label)}</a>`;
  const small = after.map((line) => html`<p class="small">${linked(set(line))}</p>`);
  return {
    text: [text, ...(action ? [`${set(action.label)}:\n${action.href}`] : []), ...after].join('\n\n'),
    html: document(
      language,
      subject,
      html`<div class="mail">${brandLine(brand)}<h1>${subject}</h1>${paragraphs}${button ?? ''}${small}</div>`,
    ),
  };
}
