import { typeset } from '@amarena/shared/build/loneLetters';
import type { Language } from '@amarena/shared/contracts/platform/languages';
import { type Html, html } from '../pages/html.ts';
import { DARK_STYLE, look } from './letter.styles.ts';
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

const document = (language: string, title: string, body: Html): string =>
  html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title}</title><style>${DARK_STYLE}</style></head>
<body ${look('body')}>${body}</body>
</html>`.text;

const brandLine = (brand: string) => html`<p ${look('brand')}><i ${look('dot')}></i><i ${look('dot_last')}></i>${brand}</p>`;

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
  const body = html`<div ${look('mail')}>${brandLine(brand)}<h1 ${look('title')}>${title}</h1>${paragraphs.map((line) => html`<p ${look('text')}>${line}</p>`)}${
    card ? html`<p ${look('card')}><b ${look('card_title')}>${card.title}</b>${card.text}</p>` : ''
  }${action ? html`<a ${look('button')} href="${action.href}">${action.label}</a>` : ''}${after.map((line) => html`<p ${look('small')}>${line}</p>`)}${
    action ? html`<p ${look('small')}>${words.by_hand}</p><p ${look('address')}>${action.href}</p>` : ''
  }<p ${look('foot')}>${sender}${links.map(({ label, href }, index) => html`${index > 0 ? ' · ' : ' '}<a ${look('link')} href="${href}">${label}</a>`)}</p></div>`;
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
    paragraph.split(LINK).map((part) => (LINK.test(part) ? html`<a ${look('link')} href="${part}">${part}</a>` : html`${part}`));
  const paragraphs = set(text)
    .split('\n\n')
    .map((paragraph) => html`<p ${look('text')}>${linked(paragraph)}</p>`);
  const button = action && html`<a ${look('button')} href="${action.href}">${set(action.label)}</a>`;
  const small = after.map((line) => html`<p ${look('small')}>${linked(set(line))}</p>`);
  return {
    text: [text, ...(action ? [`${set(action.label)}:\n${action.href}`] : []), ...after].join('\n\n'),
    html: document(
      language,
      subject,
      html`<div ${look('mail')}>${brandLine(brand)}<h1 ${look('title')}>${subject}</h1>${paragraphs}${button ?? ''}${small}</div>`,
    ),
  };
}
