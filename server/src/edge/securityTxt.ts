import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Milliseconds for which the text is valid. The standard requires less than a year. */
const VALID = 180 * 86_400_000;

export interface SecurityTxtDeps {
  readonly publicUrl: string;
  readonly now: () => Date;
  /** The contact address, from the settings of the requested domain. */
  readonly contact: (request: FastifyRequest) => Promise<string>;
}

/** Where to report a vulnerability, according to RFC 9116. */
export function registerSecurityTxt(edge: FastifyInstance, { publicUrl, now, contact }: SecurityTxtDeps): void {
  const path = '/.well-known/security.txt';
  edge.get(path, async (request, reply) => {
    const lines = [
      `Contact: mailto:${await contact(request)}`,
      `Expires: ${new Date(now().getTime() + VALID).toISOString()}`,
      'Preferred-Languages: en, it',
      `Canonical: ${publicUrl}${path}`,
    ];
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600');
    return reply.send(`${lines.join('\n')}\n`);
  });
}
