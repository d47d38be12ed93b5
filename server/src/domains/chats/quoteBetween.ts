import { FREE_CONVERSATIONS } from '@amarena/shared/contracts/chat/freeConversations';
import type { Card } from '@amarena/shared/contracts/people/profile';
import type { Db } from '../../db/schema.ts';
import { freeStarts } from './repository.ts';
import { quoteFor, type SendQuote, type Standing } from './sendQuote.ts';

interface Pair {
  readonly member: { readonly id: string; readonly paid_user: boolean };
  readonly partner: Card;
  readonly block: Standing['block'];
  /** True if someone has written already. */
  readonly begun: boolean;
}

/** Quotes the member's next message to `partner`, or says why none can be sent. */
export async function quoteBetween(db: Db, { member, partner, block, begun }: Pair, message_credits: number): Promise<SendQuote> {
  return quoteFor(
    {
      // An unconfirmed account is disabled: members it wrote to may answer, but no one else finds it.
      partner: partner.status === 'active' || (partner.status === 'disabled' && begun) ? 'active' : 'gone',
      block,
      begun,
      paid_user: member.paid_user,
      free_start_left: begun || member.paid_user || (await freeStarts(db, member.id)) < FREE_CONVERSATIONS,
    },
    message_credits,
  );
}
