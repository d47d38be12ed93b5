import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/schema.ts';
import { announce, arrival } from './announcing.ts';
import type { MessageRow } from './messageRow.ts';
import { type ChatPorts, cardOf, type FictionalReply } from './ports.ts';
import { automaticTexts, findChat, lockConversation, messageAt, storeMessage } from './repository.ts';
import type { Answering } from './script/index.ts';

/** Starts different conversations with different lines, and the same conversation always with the same one. */
const turnOf = ({ conversation, sequence }: MessageRow): number => Number.parseInt(conversation.slice(-4), 16) + sequence;

/**
 * A fictional profile replies by script, labelled as automatic. It replies only to the member's newest message: three
 * messages in a row get one reply.
 */
export async function replyAsFictional(ports: ChatPorts, answering: Answering, trx: Db, reply: FictionalReply, now: Date): Promise<void> {
  const conversation = await lockConversation(trx, [reply.from, reply.to], reply.conversation);
  if (conversation.last_sequence !== reply.sequence) return;
  const chat = await findChat(trx, reply.to, { conversation: conversation.id });
  const question = await messageAt(trx, conversation.id, reply.sequence);
  const partner = await cardOf(ports, trx, reply.to, reply.from);
  // A member who removed the conversation or blocked the profile wants no reply.
  if (chat === undefined || chat.cleared_sequence >= reply.sequence || question === undefined || partner === undefined) return;
  if (await ports.hasBlocked(trx, reply.to, reply.from)) return;
  const said = await automaticTexts(trx, conversation.id);
  const id = uuidv7({ msecs: now.getTime() });
  const row: MessageRow = {
    conversation: conversation.id,
    sequence: reply.sequence + 1,
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
  await storeMessage(trx, row, reply.to);
  await announce(ports, trx, [arrival(reply.to, row, partner)]);
}
