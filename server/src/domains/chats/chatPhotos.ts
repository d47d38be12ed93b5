import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import type { Db } from '../../db/schema.ts';
import type { PictureKey } from '../../photos/intake.ts';
import type { KeptPicture } from '../../photos/keptPicture.ts';
import type { Deps } from './deps.ts';
import type { MessageRow } from './messageRow.ts';
import { lockedPair } from './refunds.repository.ts';
import type { Refunds } from './refunds.ts';
import { findChat, messageAt, takePhoto } from './repository.ts';

/** The position of a message. */
export type MessagePlace = Pick<MessageRow, 'conversation' | 'sequence'>;

/** A photo message that the member sent or received, and has not removed with the conversation. */
async function photoMessage(db: Db, memberId: string, { conversation, sequence }: MessagePlace): Promise<MessageRow | undefined> {
  const chat = await findChat(db, memberId, { conversation });
  if (chat === undefined || sequence <= chat.cleared_sequence) return undefined;
  const message = await messageAt(db, conversation, sequence);
  return message?.kind === 'photo' ? message : undefined;
}

/** The photos of messages. */
export function createChatPhotos(deps: Deps, { refund }: Pick<Refunds, 'refund'>) {
  /** Takes the photo out of its message and tells both members. Undefined if it was removed before. */
  async function take(trx: Db, place: MessagePlace): Promise<{ photo: KeptPicture; sender_id: string } | undefined> {
    const { conversation, sequence } = place;
    const pair = await lockedPair(trx, conversation);
    const message = await messageAt(trx, conversation, sequence);
    if (pair === undefined || !message?.photo) return undefined;
    await takePhoto(trx, place);
    await deps.intake.forget(trx, message.photo);
    const event = { type: 'photo_removed', conversation, sequence } as const;
    await deps.live.publishAll(trx, [
      { to: pair.low_member, event },
      { to: pair.high_member, event },
    ]);
    return { photo: message.photo, sender_id: message.sender_id };
  }

  return {
    /** The photo of a message, for one of the conversation's two members. Errors: `not_found`, `photo_deleted`. */
    async photo(db: Db, memberId: string, place: MessagePlace): Promise<Result<KeptPicture, ApiError>> {
      const message = await photoMessage(db, memberId, place);
      if (message === undefined) return failure({ code: 'not_found' });
      return message.photo === null ? failure({ code: 'photo_deleted' }) : success(message.photo);
    },

    /** Removes a photo that the member sent, for both members. Errors: those of `deleteChatPhoto`. */
    async removePhoto(trx: Db, memberId: string, place: MessagePlace): Promise<Result<undefined, ApiError>> {
      const message = await photoMessage(trx, memberId, place);
      if (message === undefined || message.sender_id !== memberId) return failure({ code: 'not_found' });
      return (await take(trx, place)) === undefined ? failure({ code: 'photo_deleted' }) : success(undefined);
    },

    /** The photo of a message for moderation, which knows the message from a report; null if it was removed. */
    photoAt: async (db: Db, { conversation, sequence }: MessagePlace): Promise<KeptPicture | null> =>
      (await messageAt(db, conversation, sequence))?.photo ?? null,

    /**
     * Moderation refuses a photo by the hash of its bytes: it is no longer shown to anyone, its bytes are not accepted
     * again, and its credits are refunded unless its sender had removed it. Needs an open transaction.
     */
    async refusePhoto(
      trx: Db,
      { picture, ...place }: MessagePlace & { picture: PictureKey & { hash: string } },
      reason: string,
      now: Date,
    ): Promise<void> {
      await deps.intake.refuse(trx, picture, reason, now);
      const taken = await take(trx, place);
      if (taken !== undefined) await refund(trx, { ...place, sender_id: taken.sender_id }, now);
    },

    /** Refused bytes may be sent again. The message that lost them does not get them back. */
    allowPhoto: deps.intake.allow,
  };
}
