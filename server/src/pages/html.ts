import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { escaped } from './escaped.ts';

/** HTML that is already escaped. */
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

/** A piece of HTML; inserted values are escaped unless they are `Html`. */
export const html = (parts: TemplateStringsArray, ...values: readonly (Html | readonly Html[] | string | number)[]): Html =>
  new Html(parts.map((part, index) => (index === 0 ? part : rendered(values[index - 1] ?? '') + part)).join(''));

export interface Page {
  readonly language: string;
  readonly title: string;
  readonly style: string;
  readonly body: Html;
  /** The only script that may run; with it, the page may send requests to this site. Default: none. */
  readonly script?: string;
}

/** An inline script's hash in the format of a content security policy. */
export const policyHash = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Sends a standalone page: one style, forms to this site only, and no script but its own. */
export function sendPage(reply: FastifyReply, { language, title, style, body, script }: Page): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const scripts = script === undefined ? '' : `script-src ${policyHash(script)}; connect-src 'self'; `;
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; ${scripts}form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
  const document = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style nonce="${nonce}">${new Html(style)}</style>
</head>
<body>${body}${script === undefined ? '' : new Html(`<script>${script}</script>`)}</body>
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
