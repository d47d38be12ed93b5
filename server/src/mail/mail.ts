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

const SEND_MAIL = jobKind<Outgoing>('send_mail', { workers: 4, personal: true });
const DISPLAY_NAME = /^\s*"?([^"<]+?)"?\s*</;

/** The sender's name: that in `Name <address>`, else the address. */
const brandOf = (mailFrom: string): string => DISPLAY_NAME.exec(mailFrom)?.[1] ?? mailFrom;

/** The bare address. */
export const addressOf = (mailFrom: string): string => /<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom.trim();

/** Stores mails for `/dev/inbox`. A repeated job stores one. */
const toInbox =
  (now: () => Date) =>
  (db: Db, { id, recipient, subject, text, html }: Outgoing): Promise<void> =>
    insertInboxMail(db, { id, recipient, subject, text, html, created_at: now() });

function bySmtp(url: string, from: string) {
  const transport = createTransport(url);
  // With the id, a mail that a repeated job sends again can be recognised.
  return async (_db: Db, { id, recipient, subject, text, html, unsubscribe }: Outgoing): Promise<void> => {
    const headers =
      unsubscribe === undefined ? {} : { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
    await transport.sendMail({ from, to: { name: '', address: recipient }, subject, text, html, headers, messageId: `<${id}@amarena>` });
  };
}

interface Deps {
  readonly config: Pick<Config, 'smtpUrl' | 'mailFrom'>;
  readonly db: Db;
  readonly jobs: Jobs;
  readonly now: () => Date;
  /** Called for each mail that was handed over. */
  readonly onSent: () => void;
  /** Called for each try that failed. */
  readonly onFailure: () => void;
}

/** The mail port: a durable job hands mail to the mail server or, without one, to the built-in inbox. */
export function createMail({ config, db, jobs, now, onSent, onFailure }: Deps) {
  const deliver = config.smtpUrl === null ? toInbox(now) : bySmtp(config.smtpUrl, config.mailFrom);
  const brand = brandOf(config.mailFrom);
  jobs.handle(SEND_MAIL, async (mail) => {
    try {
      await deliver(db, mail);
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
  };
}
export type MailPort = ReturnType<typeof createMail>;
