import type { PushNews } from '@amarena/shared/contracts/account/push';
import webPush from 'web-push';
import type { PushKeys } from './keys.ts';

/** Milliseconds after which a push service counts as unreachable. */
const TIMEOUT = 10_000;
const GONE = [404, 410];

export interface Posting {
  readonly news: PushNews;
  /** Seconds that the service stores it for a device that is off. */
  readonly ttl: number;
  /** `high` wakes a device in power-saving mode. */
  readonly urgency: 'low' | 'normal' | 'high';
  /** Of several waiting pushes with one topic, a device gets only the newest. */
  readonly topic: string;
}

export interface Device {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/**
 * Hands an encrypted push to the service of a device. `gone`: the device has unsubscribed. Throws if the service did
 * not accept it.
 */
export type PostPush = (device: Device, posting: Posting) => Promise<'sent' | 'gone'>;

/** `subject`: contact for push services, a `mailto:` address. */
export function createPost({ publicKey, privateKey }: PushKeys, subject: string): PostPush {
  return async ({ endpoint, p256dh, auth }, { news, ttl, urgency, topic }) => {
    const { method, headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(news), {
      vapidDetails: { subject, publicKey, privateKey },
      TTL: ttl,
      urgency,
      topic,
    });
    const sent = await fetch(endpoint, {
      method,
      headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
      body: body === null ? null : new Uint8Array(body),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    // The connection can be reused only after the answer was read.
    await sent.arrayBuffer();
    if (GONE.includes(sent.status)) return 'gone';
    if (!sent.ok) throw new Error(`The push service ${new URL(endpoint).host} answered ${sent.status}.`);
    return 'sent';
  };
}
