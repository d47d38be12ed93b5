import { createHmac } from 'node:crypto';
import type { Db } from '../../db/schema.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { jobKind } from '../../jobs/kinds.ts';

/** What the webhook receives when the site has ended a canary. */
export interface CanaryTakenBack {
  readonly event: 'canary_taken_back';
  readonly remote: string;
  readonly version: string;
  readonly percent: number;
  readonly why: string;
  readonly at: string;
  /** The generation of the registry in which it was taken back. */
  readonly generation: number;
}

export interface WebhookAddress {
  readonly url: string;
  /** Secret that signs each body; null for no signature. */
  readonly secret: string | null;
}

/** `sha256=` and the HMAC-SHA256 of the raw body, in hexadecimal. */
export const SIGNATURE_HEADER = 'x-amarena-signature';
/** Stays the same when an event is repeated, so that a receiver that answered too slowly can recognise it. */
export const EVENT_HEADER = 'x-amarena-event-id';

const LONGEST_WAIT = 10_000;
const RETRIES = 8;
const TELL_TEAM = jobKind<CanaryTakenBack>('tell_team', { retries: RETRIES });

export const signatureOf = (body: string, secret: string): string => `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

async function post({ url, secret }: WebhookAddress, event: CanaryTakenBack): Promise<void> {
  const body = JSON.stringify(event);
  const answer = await fetch(url, {
    method: 'POST',
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(LONGEST_WAIT),
    headers: {
      'content-type': 'application/json',
      [EVENT_HEADER]: `${event.remote}@${event.version}:${event.generation}`,
      ...(secret === null ? {} : { [SIGNATURE_HEADER]: signatureOf(body, secret) }),
    },
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The delivery webhook answered ${answer.status}.`);
}

/**
 * Notifies the team's webhook by a durable job, which retries until it gets a 2xx answer. With a null address no one is
 * notified.
 */
export function createWebhook(jobs: Jobs, address: WebhookAddress | null) {
  if (address !== null) jobs.handle(TELL_TEAM, (event) => post(address, event));
  return {
    /** Sends once the transaction commits. */
    tell: async (trx: Db, event: CanaryTakenBack): Promise<void> => {
      if (address !== null) await jobs.add(trx, TELL_TEAM, event);
    },
  };
}
export type Webhook = ReturnType<typeof createWebhook>;
