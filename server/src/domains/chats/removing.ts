import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import type { Db } from '../../db/schema.ts';
import type { Deps } from './deps.ts';
import { clearChat, findChat } from './repository.ts';

/** Removes conversations from a member's list; the partner keeps them. */
export function createRemoving({ live }: Pick<Deps, 'live'>) {
  /** Removes the conversation from the member's list; false if it was not there. */
  async function clear(trx: Db, memberId: string, conversation: string): Promise<boolean> {
    if (!(await clearChat(trx, memberId, conversation))) return false;
    await live.publish(trx, memberId, { type: 'conversation_removed', conversation });
    return true;
  }

  return {
    /** Removes a conversation from the member's list. Errors: `not_found`. */
    remove: async (trx: Db, memberId: string, conversation: string): Promise<Result<undefined, ApiError>> =>
      (await clear(trx, memberId, conversation)) ? success(undefined) : failure({ code: 'not_found' }),

    /** Removes the conversation with a member from the list, if there is one. */
    async removeWith(trx: Db, memberId: string, partnerId: string): Promise<void> {
      const chat = await findChat(trx, memberId, { partner: partnerId });
      if (chat !== undefined) await clear(trx, memberId, chat.conversation);
    },
  };
}
