import type { Reason } from '@amarena/shared/contracts/moderation/moderation';
import type { Db } from '../../db/schema.ts';
import type { Intake } from '../../photos/intake.ts';
import { hidePhoto } from './photoStatus.ts';

/** Hides a profile photo permanently, whatever its state; the same picture is not accepted again. */
export async function refuseProfilePhoto(
  pictures: Pick<Intake, 'hide' | 'refuse'>,
  trx: Db,
  { id, reason, now }: { id: string; reason: Reason; now: Date },
): Promise<void> {
  const hidden = await hidePhoto(trx, id, reason);
  if (hidden === undefined) return;
  const { hash, ...picture } = hidden;
  if (hash !== null) await pictures.refuse(trx, { ...picture, hash }, reason, now);
  await pictures.hide(trx, picture);
}
