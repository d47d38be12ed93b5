import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyReply } from 'fastify';
import type { Api } from '../http/platform.ts';
import { html } from '../pages/html.ts';
import { openApiDocument } from './document.ts';
import { contractModules, namesOf } from './names.ts';

/** Path of the API reference; its files are below it. */
const READER = '/api/docs';
const DOCUMENT = '/api/openapi.json';

/**
 * Scripts and styles from this site only, and no text that becomes HTML or code: the viewer shows Markdown as plain
 * text.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>API – Amarena</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${READER}/swagger-ui.css">
<link rel="stylesheet" href="${READER}/reader.css">
<script src="${READER}/swagger-ui-bundle.js" defer></script>
<script src="${READER}/reader.js" defer></script>
</head>
<body><main id="reader"></main></body>
</html>
`;

const TYPES: Readonly<Record<string, string>> = { css: 'text/css; charset=utf-8', js: 'text/javascript; charset=utf-8' };

function send(reply: FastifyReply, name: string, bytes: Buffer): FastifyReply {
  const type = TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  return reply.header('cache-control', 'no-cache').type(type).send(bytes);
}

/** `/api/openapi.json`, built at the first request, and `/api/docs`, which shows it to people. Not in production. */
export function registerDocs({ server, endpoints }: Api): void {
  let made: string | null = null;
  server.get(DOCUMENT, async (_request, reply) => {
    made ??= JSON.stringify(openApiDocument(endpoints, namesOf(await contractModules())));
    return reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(made);
  });

  server.get(READER, async (_request, reply) =>
    reply
      .headers({ 'content-security-policy': POLICY, 'cache-control': 'no-cache', 'x-frame-options': 'DENY' })
      .type('text/html; charset=utf-8')
      .send(page.text),
  );

  // Resolved on request: the package is a development dependency.
  const packaged = () => dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  const folders: Readonly<Record<string, () => string>> = {
    'swagger-ui.css': packaged,
    'swagger-ui-bundle.js': packaged,
    'reader.css': () => join(import.meta.dirname, 'reader'),
    'reader.js': () => join(import.meta.dirname, 'reader'),
  };
  for (const [name, folder] of Object.entries(folders)) {
    server.get(`${READER}/${name}`, async (_request, reply) => send(reply, name, await readFile(join(folder(), name))));
  }
}
