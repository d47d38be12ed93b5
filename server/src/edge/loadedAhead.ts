import type { FastifyRequest } from 'fastify';

/** Headers by which browsers say that they load a page without showing it yet, older ones last, with their words for it. */
const SAID: readonly (readonly [header: string, word: string])[] = [
  // Of a page that is rendered ahead, too: `prefetch;prerender`.
  ['sec-purpose', 'prefetch'],
  ['purpose', 'prefetch'],
  ['x-moz', 'prefetch'],
  ['x-purpose', 'preview'],
];

/** True if a browser loads a page ahead: it may show it later, without asking again, or never. */
export const isLoadedAhead = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  SAID.some(([header, word]) =>
    String(headers[header] ?? '')
      .toLowerCase()
      .includes(word),
  );
