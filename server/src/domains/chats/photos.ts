import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import type { Db } from '../../db/schema.ts';
import type { PictureKey } from '../../photos/intake.ts';
import type { KeptPicture } from '../../photos/keptPicture.ts';
import { announce } from './announcing.ts';
import type { MessageRow } from './messageRow.ts';
import type { ChatPorts } from './ports.ts';
import { lockedPair } from './refunds.repository.ts';
import { refundMessage } from './refunds.ts';
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

export async function photoOf(db: Db, memberId: string, place: MessagePlace): Promise<Result<KeptPicture, ApiError>> {
  const message = await photoMessage(db, memberId, place);
  if (message === undefined) return failure({ code: 'not_found' });
  return message.photo === null ? failure({ code: 'photo_deleted' }) : success(message.photo);
}

/** The photo of a message, without checking who asks; null if it was removed. */
export const photoAt = async (db: Db, { conversation, sequence }: MessagePlace): Promise<KeptPicture | null> =>
  (await messageAt(db, conversation, sequence))?.photo ?? null;

/** Takes the photo out of its message and tells both members. Undefined if it was removed before. */
async function take(ports: ChatPorts, trx: Db, place: MessagePlace): Promise<{ photo: KeptPicture; sender_id: string } | undefined> {
  const { conversation, sequence } = place;
  const pair = await lockedPair(trx, conversation);
  const message = await messageAt(trx, conversation, sequence);
  if (pair === undefined || !message?.photo) return undefined;
  await takePhoto(trx, place);
  await ports.forgetPhoto(trx, message.photo);
  const event = { type: 'photo_removed', conversation, sequence } as const;
  await announce(ports, trx, [
    { to: pair.low_member, event },
    { to: pair.high_member, event },
  ]);
  return { photo: message.photo, sender_id: message.sender_id };
}

export async function removeOwnPhoto(
  ports: ChatPorts,
  trx: Db,
  memberId: string,
  place: MessagePlace,
): Promise<Result<undefined, ApiError>> {
  const message = await photoMessage(trx, memberId, place);
  if (message === undefined || message.sender_id !== memberId) return failure({ code: 'not_found' });
  return (await take(ports, trx, place)) === undefined ? failure({ code: 'photo_deleted' }) : success(undefined);
}

export async function refusePhoto(
  ports: ChatPorts,
  trx: Db,
  { picture, ...place }: MessagePlace & { picture: PictureKey & { hash: string } },
  reason: string,
  now: Date,
): Promise<void> {
  await ports.refusePhoto(trx, picture, reason, now);
  const taken = await take(ports, trx, place);
  if (taken !== undefined) await refundMessage(ports, trx, { ...place, sender_id: taken.sender_id }, now);
}
