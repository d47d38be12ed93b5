import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

/** HTML that needs no escaping any more. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const rendered = (value: Html | readonly Html[] | string | number): string => {
  if (value instanceof Html) return value.text;
  if (typeof value === 'string' || typeof value === 'number') return escaped(String(value));
  return value.map(({ text }) => text).join('');
};

/** A piece of HTML; what is filled in is escaped, unless it is HTML itself. */
export const html = (parts: TemplateStringsArray, ...values: readonly (Html | readonly Html[] | string | number)[]): Html =>
  new Html(parts.map((part, index) => (index === 0 ? part : rendered(values[index - 1] ?? '') + part)).join(''));

export interface Page {
  readonly language: string;
  readonly title: string;
  readonly style: string;
  readonly body: Html;
}

/** Sends a page that stands alone: no script, one style, forms to this site only. */
export function sendPage(reply: FastifyReply, { language, title, style, body }: Page): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
  const document = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style nonce="${nonce}">${new Html(style)}</style>
</head>
<body>${body}</body>
</html>
`;
  return reply
    .headers({
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-frame-options': 'DENY',
    })
    .type('text/html; charset=utf-8')
    .send(document.text);
}
