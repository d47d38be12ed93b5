import { v7 as uuidv7 } from 'uuid';
import type { Config } from '../config.ts';
import type { Db } from '../db/schema.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { jobKind } from '../jobs/kinds.ts';
import { insertInboxMail } from '../mail/inbox.repository.ts';

/** One text message to one phone. */
export interface Sms {
  /** E.164: `+393401234567`. */
  readonly phone: string;
  readonly text: string;
  /** The member to whom it is sent: erasing them deletes it. */
  readonly member: string;
}

const SEND_SMS = jobKind<Sms & { readonly id: string }>('send_sms', { personal: true });
const TIMEOUT = 10_000;

interface Deps {
  readonly config: Pick<Config, 'smsGateway' | 'production'>;
  readonly db: Db;
  readonly jobs: Jobs;
  readonly now: () => Date;
}

/** Stores text messages for `/dev/inbox`. A repeated job stores one. */
const toInbox =
  ({ db, now }: Deps) =>
  ({ id, phone, text }: Sms & { id: string }): Promise<void> =>
    insertInboxMail(db, { id, recipient: phone, subject: 'SMS', text, created_at: now() });

/** Any gateway that accepts a JSON call; with the id, a message that a repeated job sends again can be recognised. */
const byGateway =
  ({ url, token }: NonNullable<Config['smsGateway']>) =>
  async ({ id, phone, text }: Sms & { id: string }): Promise<void> => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ to: phone, text }),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (!answer.ok) throw new Error(`The SMS gateway answered ${answer.status}.`);
  };

/** The SMS port: a durable job hands text messages to the gateway or, without one, to the built-in inbox. */
export function createSms(deps: Deps) {
  const { config, jobs } = deps;
  const deliver = config.smsGateway === null ? toInbox(deps) : byGateway(config.smsGateway);
  jobs.handle(SEND_SMS, deliver);
  return {
    /** False in production without a gateway: nothing that needs a text message is offered. */
    available: config.smsGateway !== null || !config.production,

    /** Sends once the transaction commits. */
    send: (trx: Db, sms: Sms): Promise<void> => jobs.add(trx, SEND_SMS, { ...sms, id: uuidv7() }),
  };
}
export type SmsPort = ReturnType<typeof createSms>;
