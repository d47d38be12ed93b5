import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import type { Db } from '../../db/schema.ts';
import type { ChatPorts } from './ports.ts';
import { findChat } from './repository.ts';
import { mayNotifyPartner } from './traces.ts';

/** Tells the partner's open pages that the member is writing, if they may know. Errors: `not_found`. */
export async function publishTyping(
  ports: ChatPorts,
  db: Db,
  memberId: string,
  conversation: string,
): Promise<Result<undefined, ApiError>> {
  const chat = await findChat(db, memberId, { conversation });
  if (chat === undefined) return failure({ code: 'not_found' });
  if (await mayNotifyPartner(ports, db, memberId, chat.partner_id)) {
    await ports.tell(db, chat.partner_id, { type: 'typing', conversation, profile: memberId });
  }
  return success(undefined);
}
