import { FREE_CONVERSATIONS } from '@amarena/shared/contracts/constants';
import type { Card } from '@amarena/shared/contracts/profile';
import type { Db } from '../../db/schema.ts';
import { quoteFor, type SendQuote } from './messages.ts';
import type { ChatPorts } from './ports.ts';
import { freeStarts } from './repository.ts';

/** Quotes the member's next message to `partner`, or says why none can be sent. `begun`: someone has written already. */
export async function quoteBetween(
  ports: ChatPorts,
  db: Db,
  member: { readonly id: string; readonly paid_user: boolean },
  partner: Card,
  begun: boolean,
): Promise<SendQuote> {
  const { message_credits } = await ports.settings(db);
  const byPartner = await ports.hasBlocked(db, partner.id, member.id);
  const byMe = await ports.hasBlocked(db, member.id, partner.id);
  return quoteFor(
    {
      // An unconfirmed account is disabled: members it wrote to may answer, but no one else finds it.
      partner: partner.status === 'active' || (partner.status === 'disabled' && begun) ? 'active' : 'gone',
      block: byPartner ? 'by_partner' : byMe ? 'by_me' : 'none',
      begun,
      paid_user: member.paid_user,
      free_start_left: begun || member.paid_user || (await freeStarts(db, member.id)) < FREE_CONVERSATIONS,
    },
    message_credits,
  );
}
