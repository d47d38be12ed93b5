import type { Language } from '@amarena/shared/contracts/platform/languages';
import { createTransport } from 'nodemailer';
import { v7 as uuidv7 } from 'uuid';
import type { Config } from '../config.ts';
import type { Db } from '../db/schema.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { jobKind } from '../jobs/kinds.ts';
import { insertInboxMail } from './inbox.repository.ts';
import { type Letter, plainLetter } from './letter.ts';

/** One mail to one recipient. */
export interface Mail {
  readonly recipient: string;
  /** The language of the mail. */
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
  /** Default: built from the text. */
  readonly html?: string;
  /** The main action: a button below the text, and its address in plain text. Only without `html`. */
  readonly action?: Letter['action'];
  /** Small print below it. Only without `html`. */
  readonly after?: readonly string[];
  /** Address for unsubscribing with one click in the mail program (RFC 8058); for notices only. */
  readonly unsubscribe?: string;
  /** The member whom it concerns, so that erasing them deletes it. Default: the one who has the address. */
  readonly member?: string;
}

type Outgoing = Omit<Mail, 'action' | 'after'> & { readonly id: string; readonly html: string };

const SEND_MAIL = jobKind<Outgoing>('send_mail', { workers: 4, batch: 10, personal: true });
const DISPLAY_NAME = /^\s*"?([^"<]+?)"?\s*</;

/** The sender's name: that in `Name <address>`, else the address. */
const brandOf = (mailFrom: string): string => DISPLAY_NAME.exec(mailFrom)?.[1] ?? mailFrom;

/** The bare address. */
export const addressOf = (mailFrom: string): string => /<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom.trim();

interface Way {
  /** A mail that waits for a connection when `signal` ends is not sent. */
  deliver(db: Db, mail: Outgoing, signal: AbortSignal): Promise<void>;
  close(): void;
}

/** Stores mails for `/dev/inbox`. A repeated job stores one. */
const toInbox = (now: () => Date): Way => ({
  deliver: (db, { id, recipient, subject, text, html }) => insertInboxMail(db, { id, recipient, subject, text, html, created_at: now() }),
  close: () => undefined,
});

function bySmtp(url: string, from: string): Way {
  // Mails of a batch share a few connections, which stay open for the next ones. A mail that failed is a matter of its job.
  const transport = createTransport({ url, pool: true, maxRequeues: 0 });
  return {
    // With the id, a mail that a repeated job sends again can be recognised.
    async deliver(_db, { id, recipient, subject, text, html, unsubscribe }, signal) {
      const headers =
        unsubscribe === undefined ? {} : { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
      const to = { name: '', address: recipient };
      await transport.sendMail({ from, to, subject, text, html, headers, messageId: `<${id}@amarena>`, signal });
    },
    close: () => transport.close(),
  };
}

interface Deps {
  readonly config: Pick<Config, 'smtpUrl' | 'mailFrom'>;
  readonly db: Db;
  readonly jobs: Pick<Jobs, 'add' | 'handle'>;
  readonly now: () => Date;
  /** Called for each mail that was handed over. */
  readonly onSent: () => void;
  /** Called for each try that failed. */
  readonly onFailure: () => void;
}

/** The mail port: a durable job hands mail to the mail server or, without one, to the built-in inbox. */
export function createMail({ config, db, jobs, now, onSent, onFailure }: Deps) {
  const way = config.smtpUrl === null ? toInbox(now) : bySmtp(config.smtpUrl, config.mailFrom);
  const brand = brandOf(config.mailFrom);
  jobs.handle(SEND_MAIL, async (mail, signal) => {
    try {
      await way.deliver(db, mail, signal);
      onSent();
    } catch (error) {
      onFailure();
      throw error;
    }
  });
  return {
    brand,
    /** Sends once the transaction commits. */
    send: (trx: Db, { action, after = [], ...mail }: Mail): Promise<void> => {
      const { html, text } = mail;
      const bodies = html === undefined ? plainLetter({ ...mail, brand, action, after }) : { html, text };
      return jobs.add(trx, SEND_MAIL, { ...mail, ...bodies, id: uuidv7() });
    },
    /** Closes the connections to the mail server. Call it after the jobs have stopped. */
    close: way.close,
  };
}
export type MailPort = ReturnType<typeof createMail>;
