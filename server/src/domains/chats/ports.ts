import type { Language } from '@amarena/shared/contracts/languages';
import type { LiveEvent } from '@amarena/shared/contracts/live';
import type { Card } from '@amarena/shared/contracts/profile';
import type { Settings } from '@amarena/shared/contracts/settings';
import type { ApiError, Result } from '@amarena/shared/errors';
import type { Db } from '../../db/schema.ts';
import type { PictureKey } from '../../photos/intake.ts';
import type { KeptPicture } from '../../photos/keptPicture.ts';

/** The message at `sequence`, which a fictional profile will reply to. */
export interface FictionalReply {
  conversation: string;
  /** The fictional profile. */
  from: string;
  to: string;
  language: Language;
  sequence: number;
}

/** What conversations need from other domains. Each call takes the open transaction, if any. */
export interface ChatPorts {
  settings(db: Db): Promise<Pick<Settings, 'message_credits' | 'photo_credits' | 'message_length'>>;
  /** Members as `viewerId` sees them, in the order of `ids`; members that do not exist are left out. */
  cards(db: Db, viewerId: string, ids: readonly string[]): Promise<Card[]>;
  /** True if the first member has blocked the second. */
  hasBlocked(db: Db, memberId: string, otherId: string): Promise<boolean>;
  /** True if the member's reading is kept from others. */
  isInvisible(db: Db, memberId: string): Promise<boolean>;
  balance(db: Db, memberId: string): Promise<number>;
  /** Spends credits and returns the balance after it, or refuses with `credits_insufficient`. */
  spend(trx: Db, memberId: string, credits: number, messageId: string): Promise<Result<number, ApiError>>;
  /** Puts the credits of a message back into the wallet; returns the balance after it. */
  giveBack(trx: Db, memberId: string, credits: number, messageId: string): Promise<number>;
  /** Takes a member's upload into use. Errors: `not_found`, `photo_unusable`. */
  claimPhoto(trx: Db, memberId: string, uploadId: string): Promise<Result<KeptPicture, ApiError>>;
  /** Removes a photo's files once the transaction has committed. */
  forgetPhoto(trx: Db, photo: PictureKey): Promise<void>;
  /** Refuses a photo's bytes from now on, whoever sends them. */
  refusePhoto(trx: Db, picture: PictureKey & { hash: string }, reason: string, now: Date): Promise<void>;
  /** Accepts them again. */
  allowPhoto(trx: Db, hash: string): Promise<void>;
  publish(trx: Db, memberId: string, event: LiveEvent): Promise<void>;
  /** Sends an event to the member's open pages without storing it, for something that passes quickly. */
  tell(db: Db, memberId: string, event: LiveEvent): Promise<void>;
  /** Queues the reply of a fictional profile durably. */
  replyLater(trx: Db, reply: FictionalReply): Promise<void>;
}

/** Why no card exists is another domain's matter; here it means that there is no recipient. */
export async function cardOf(ports: ChatPorts, db: Db, viewerId: string, memberId: string): Promise<Card | undefined> {
  const [card] = await ports.cards(db, viewerId, [memberId]);
  return card;
}
