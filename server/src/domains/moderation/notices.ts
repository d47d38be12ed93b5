import type { LiveEvent } from '@amarena/shared/contracts/chat/live';
import { APPEAL_DAYS } from '@amarena/shared/contracts/moderation/moderation';
import { pathTo } from '@amarena/shared/contracts/platform/routes';
import type { Db } from '../../db/schema.ts';
import type { MailPort } from '../../mail/mail.ts';
import { DAY } from '../../times.ts';
import { insertNotices } from './cases.repository.ts';
import { contactOf } from './people.repository.ts';
import type { CaseQueue, Told } from './queue.ts';
import { dayIn, MODERATION_WORDS, type Saying, wordsFor } from './words/index.ts';

export interface NoticeDeps {
  readonly mail: MailPort;
  publish(trx: Db, memberId: string, event: LiveEvent): Promise<void>;
  readonly publicUrl: string;
}

export interface Announced extends Omit<Saying, 'side'> {
  readonly id: string;
  readonly answer: string | null;
  readonly queue: Pick<CaseQueue, 'undo' | 'appealable'>;
}

/** Tells everyone concerned about a decision: by mail, on open pages, and on the page of decisions. */
export function createNotices({ mail, publish, publicUrl }: NoticeDeps) {
  async function write(trx: Db, { member_id, side }: Told, decided: Announced, now: Date): Promise<void> {
    const contact = await contactOf(trx, member_id);
    // No one reads the mail of a fictional profile, and members who left are not contacted.
    if (contact === undefined || contact.fictional || contact.status === 'deleted') return;
    const { language, time_zone, email, name } = contact;
    const words = MODERATION_WORDS[language];
    const { title, text, why } = wordsFor(language, { ...decided, side }, time_zone);
    const link = publicUrl + pathTo('decisions-id', { id: decided.id });
    const appealable = side === 'about' && decided.queue.undo !== null && decided.queue.appealable.includes(decided.decision);
    const until = dayIn(language, new Date(now.getTime() + APPEAL_DAYS * DAY), time_zone);
    const parts = [
      words.hello(name),
      `${title}. ${text}`,
      why,
      decided.answer === null ? null : words.answer(decided.answer),
      appealable ? words.appeal(until, link) : words.read(link),
    ];
    await mail.send(trx, { recipient: email, language, subject: words.subject, text: parts.filter((part) => part !== null).join('\n\n') });
    await publish(trx, member_id, { type: 'decision', decision: decided.id });
  }

  return {
    /** Call it last in the transaction. */
    async tell(trx: Db, told: readonly Told[], decided: Announced, now: Date): Promise<void> {
      await insertNotices(
        trx,
        told.map(({ member_id, side }) => ({ decision_id: decided.id, member_id, side })),
      );
      // Telling a member locks their later events: always take these locks in the same order.
      for (const one of told.toSorted((a, b) => (a.member_id < b.member_id ? -1 : 1))) await write(trx, one, decided, now);
    },
  };
}
export type Notices = ReturnType<typeof createNotices>;
