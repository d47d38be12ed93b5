import { v7 as uuidv7 } from 'uuid';
import { type Db, unlessRefusedWithin } from '../../db/schema.ts';
import type { FirstMessage, OtherDomains } from './deps.ts';

type Deps = Pick<OtherDomains, 'profiles' | 'suspensions' | 'counting' | 'chats'> & { readonly now: () => Date };

/** What other domains do once a member's address is confirmed. */
export function createAfterActivation({ profiles, suspensions, counting, chats, now }: Deps) {
  return {
    /** From now on the profile can be found and opened, unless it is suspended. */
    async onActivated(trx: Db, memberId: string): Promise<void> {
      await profiles.setDisabled(trx, memberId, (await suspensions.of(trx, memberId, now())) !== null);
      await counting.confirmed(trx, memberId, now());
    },

    /**
     * Sends the message written before the sign-up. If it cannot be delivered, nothing happens: the account matters
     * more.
     */
    async sendFirstMessage(trx: Db, { from, to, text, language }: FirstMessage): Promise<void> {
      await unlessRefusedWithin(trx, () =>
        chats.send(trx, { id: from, paid_user: false, language }, { client_id: uuidv7(), profile: to, text }, now()),
      );
    },
  };
}
export type AfterActivation = ReturnType<typeof createAfterActivation>;
