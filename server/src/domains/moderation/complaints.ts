import { emailProblem } from '@amarena/shared/contracts/account/validation';
import type { postComplaint } from '@amarena/shared/contracts/moderation/complaints';
import type { ParsedBodyOf } from '@amarena/shared/contracts/platform/endpoint';
import type { Language } from '@amarena/shared/contracts/platform/languages';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/schema.ts';
import type { MailPort } from '../../mail/mail.ts';
import {
  type ComplaintRow,
  closeComplaint,
  complaintById,
  countComplaints,
  insertComplaint,
  waitingComplaints,
} from './complaints.repository.ts';
import { contactOf } from './people.repository.ts';
import type { CaseQueue } from './queue.ts';
import { MODERATION_WORDS, wordsFor } from './words/index.ts';

export interface Author {
  readonly member_id: string | null;
  readonly language: Language;
}

export interface ComplaintDeps {
  readonly mail: MailPort;
  /** Counts a confirmation sent to an address; false if it has had enough of them today. */
  mayConfirm(trx: Db, email: string, now: Date): Promise<boolean>;
}

/** Complaints about the site itself, from anyone. */
export function createComplaints({ mail, mayConfirm }: ComplaintDeps) {
  /** The given address, else the member's own; null if there is none. */
  async function addressOf(db: Db, { email, member_id }: Pick<ComplaintRow, 'email' | 'member_id'>): Promise<string | null> {
    if (email !== null || member_id === null) return email;
    return (await contactOf(db, member_id))?.email ?? null;
  }

  return {
    /** Stores a complaint and confirms it by mail. Needs an open transaction. Errors: those of `postComplaint`. */
    async complain(
      trx: Db,
      { category, text, email }: ParsedBodyOf<typeof postComplaint>,
      { member_id, language }: Author,
      now: Date,
    ): Promise<Result<{ number: number }, ApiError>> {
      const problem = email === null ? null : emailProblem(email);
      if (problem !== null) return failure({ code: 'validation_failed', fields: { email: problem } });
      const id = uuidv7({ msecs: now.getTime() });
      const number = await insertComplaint(trx, { id, category, text, email, member_id, language, made_at: now });
      const recipient = await addressOf(trx, { email, member_id });
      const { hello_nameless, complaint } = MODERATION_WORDS[language];
      // Limits confirmations per address and day, so that no one can flood a stranger's mailbox with complaints.
      if (recipient !== null && (await mayConfirm(trx, recipient, now))) {
        const words = [hello_nameless, complaint.received(number)].join('\n\n');
        await mail.send(trx, { recipient, language, subject: complaint.received_subject(number), text: words });
      }
      return success({ number });
    },

    queue: {
      kind: 'complaints',
      choices: [
        { decision: 'accept', reasons: ['solved'] },
        { decision: 'reject', reasons: ['no_violation', 'not_our_matter', 'not_enough_evidence'] },
      ],
      appealable: [],
      undo: null,

      async list(db, limit) {
        const rows = await waitingComplaints(db, limit);
        return rows.map(({ id, made_at, member_id, category }) => ({ id, opened_at: made_at, member_id, category, not_for: [] }));
      },

      count: countComplaints,

      async read(db, id) {
        const found = await complaintById(db, id);
        if (found === undefined) return null;
        const { made_at, member_id, category, text, number, language } = found;
        const answered = (await addressOf(db, found)) !== null;
        return {
          id,
          opened_at: made_at,
          member_id,
          category,
          not_for: [],
          author_id: member_id,
          text,
          number,
          pictures: [],
          lines: [],
          appealed: null,
          answer_language: answered ? language : null,
        };
      },

      // The answer goes to the address given in the complaint: its author may have no account.
      async decide(trx, { id, decision, reason, answer }, now) {
        const found = await closeComplaint(trx, id, now);
        if (found === undefined) return failure({ code: 'case_decided' });
        const recipient = await addressOf(trx, found);
        if (recipient === null) return success([]);
        const { language, number } = found;
        const { hello_nameless, complaint, answer: answerIs } = MODERATION_WORDS[language];
        const { text, why } = wordsFor(language, { side: 'author', decision, reason, until: null }, 'UTC');
        const words = [hello_nameless, text, why, answer === null ? null : answerIs(answer)].filter((line) => line !== null);
        await mail.send(trx, { recipient, language, subject: complaint.answered_subject(number), text: words.join('\n\n') });
        return success([]);
      },
    } satisfies CaseQueue,
  };
}
export type Complaints = ReturnType<typeof createComplaints>;
