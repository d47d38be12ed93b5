import type { Message } from '@amarena/shared/contracts/chat/chats';
import type { Card } from '@amarena/shared/contracts/people/profile';
import type { Db } from '../../db/schema.ts';
import { cardOf, type Deps } from './deps.ts';
import { messageFor } from './messages.ts';
import { allChats, messagesAfter } from './repository.ts';

/** A conversation as the data export contains it. */
export interface ExportedChat {
  readonly conversation: string;
  /** Null: the partner's account is erased. */
  readonly partner: Pick<Card, 'id' | 'name' | 'fictional'> | null;
  /** A chunk of the messages, oldest first; the following chunks repeat the conversation. */
  readonly messages: readonly Message[];
}

const PART = 500;

/**
 * Everything that is stored of a member's conversations, in chunks, including messages hidden for their age and
 * conversations removed from the list.
 */
export async function* exportChats(deps: Deps, db: Db, memberId: string): AsyncGenerator<ExportedChat> {
  for (const { conversation, partner_id } of await allChats(db, memberId)) {
    const card = await cardOf(deps, db, memberId, partner_id);
    const partner = card === undefined ? null : { id: card.id, name: card.name, fictional: card.fictional };
    for (let reached = 0; ; ) {
      const rows = await messagesAfter(db, conversation, reached, PART);
      const last = rows.at(-1);
      if (last === undefined) break;
      yield { conversation, partner, messages: rows.map((row) => messageFor(memberId, row)) };
      reached = last.sequence;
    }
  }
}
