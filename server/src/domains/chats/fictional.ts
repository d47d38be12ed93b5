import type { Language } from '@amarena/shared/contracts/platform/languages';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/schema.ts';
import { jobKind } from '../../jobs/kinds.ts';
import { arrival } from './announcing.ts';
import { cardOf, type Deps } from './deps.ts';
import type { MessageRow } from './messageRow.ts';
import { lockedPair } from './refunds.repository.ts';
import { automaticTexts, findChat, messageAt } from './repository.ts';
import { openScripts } from './script/index.ts';
import { storeMessage, takePlaceIn } from './storing.repository.ts';

/** Starts different conversations with different lines, and the same conversation always with the same one. */
const turnOf = ({ conversation, sequence }: MessageRow): number => Number.parseInt(conversation.slice(-4), 16) + sequence;

/** The message at `sequence`, which a fictional profile will reply to. */
export interface FictionalReply {
  conversation: string;
  /** The fictional profile. */
  from: string;
  to: string;
  language: Language;
  sequence: number;
}

export const REPLY = jobKind<FictionalReply>('fictional_reply');
const FASTEST_REPLY = 8_000;
const SLOWEST_REPLY = 25_000;
const naturalDelay = (): number => FASTEST_REPLY + Math.random() * (SLOWEST_REPLY - FASTEST_REPLY);

/** Replies of fictional profiles: written by a script, and labelled as automatic. */
export function createReplies(deps: Deps) {
  const answering = openScripts();
  const delayOf = deps.replyDelay ?? naturalDelay;

  return {
    /** Queues a reply durably. */
    async replyLater(trx: Db, reply: FictionalReply): Promise<void> {
      const delay = delayOf();
      await deps.jobs.add(trx, REPLY, reply, delay === 0 ? {} : { startAfter: new Date(deps.now().getTime() + delay) });
    },

    /** Replies only to the member's newest message: three messages in a row get one reply. */
    async reply(trx: Db, reply: FictionalReply, now: Date): Promise<void> {
      const { conversation } = reply;
      if ((await lockedPair(trx, conversation))?.last_sequence !== reply.sequence) return;
      const chat = await findChat(trx, reply.to, { conversation });
      const question = await messageAt(trx, conversation, reply.sequence);
      const partner = await cardOf(deps, trx, reply.to, reply.from);
      // A member who removed the conversation or blocked the profile wants no reply.
      if (chat === undefined || chat.cleared_sequence >= reply.sequence || question === undefined || partner === undefined) return;
      if (await deps.blocks.has(trx, reply.to, reply.from)) return;
      const said = await automaticTexts(trx, conversation);
      const id = uuidv7({ msecs: now.getTime() });
      const place = await takePlaceIn(trx, { sender_id: reply.from, client_id: id }, conversation);
      if (place === undefined) throw new Error(`${reply.from} is not in conversation ${conversation}.`);
      const row: MessageRow = {
        conversation,
        sequence: place.sequence,
        id,
        client_id: id,
        sender_id: reply.from,
        kind: 'text',
        gift: null,
        photo: null,
        text: answering({ text: question.text, language: reply.language, said, turn: turnOf(question) }),
        automatic: true,
        cost: 0,
        sent_at: now,
        delivered_at: null,
        read_at: null,
        refunded_at: null,
      };
      if (!(await storeMessage(trx, row, reply.to))) throw new Error(`The new id ${id} is that of another message.`);
      await deps.live.publishAll(trx, [arrival(reply.to, row, partner)]);
    },
  };
}
export type Replies = ReturnType<typeof createReplies>;
