import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import http, { type IncomingHttpHeaders } from 'node:http';
import { type PushNews, postPush } from '@amarena/shared/contracts/account/push';
import type { Person } from '../chats/support/people.ts';

interface Pushed {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A push service for tests: records pushes, and answers with `status`. */
export interface FakePushService {
  readonly origin: string;
  readonly pushed: Pushed[];
  /** Default: 201. */
  answer(status: number): void;
  close(): Promise<void>;
}

export async function startPushService(): Promise<FakePushService> {
  const pushed: Pushed[] = [];
  let status = 201;
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      pushed.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(status).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The push service has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    pushed,
    answer: (next) => {
      status = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A browser that pushes can be encrypted for, and that can decrypt them. */
export interface FakeBrowser {
  readonly path: string;
  readonly subscription: { readonly endpoint: string; readonly keys: { readonly p256dh: string; readonly auth: string } };
  read(body: Buffer): PushNews;
}

let made = 0;

export function aBrowser({ origin }: Pick<FakePushService, 'origin'>): FakeBrowser {
  const pair = createECDH('prime256v1');
  const key = pair.generateKeys();
  const auth = randomBytes(16);
  made += 1;
  const path = `/device/${made}`;
  return {
    path,
    subscription: { endpoint: origin + path, keys: { p256dh: key.toString('base64url'), auth: auth.toString('base64url') } },
    // RFC 8291 over RFC 8188: salt, record size, length of the sender's key, the key, one record.
    read(body) {
      const salt = body.subarray(0, 16);
      const sender = body.subarray(21, 21 + body.readUInt8(20));
      const shared = pair.computeSecret(sender);
      const input = hkdf(auth, shared, Buffer.concat([Buffer.from('WebPush: info\0'), key, sender]), 32);
      const record = body.subarray(21 + sender.length);
      const cipher = createDecipheriv(
        'aes-128-gcm',
        hkdf(salt, input, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
        hkdf(salt, input, Buffer.from('Content-Encoding: nonce\0'), 12),
      );
      cipher.setAuthTag(record.subarray(-16));
      const plain = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString('utf8'));
    },
  };
}

const hkdf = (salt: Buffer, input: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', input, salt, info, length));

/** Verifies only the format: three parts, and the claims that a push service checks. */
export function vapidOf(headers: IncomingHttpHeaders): { aud: string; exp: number; sub: string } {
  const [, token = ''] = /^vapid t=([^,]+)/.exec(headers.authorization ?? '') ?? [];
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
}

/** Enables pushes for a person's session, in a browser of its own. */
export async function subscribe(
  person: Pick<Person, 'client'>,
  service: FakePushService,
  browser = aBrowser(service),
): Promise<FakeBrowser> {
  (await person.client.call(postPush, { body: { subscription: browser.subscription } })).answer();
  return browser;
}
