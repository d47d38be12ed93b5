import type { Reason } from '@amarena/shared/contracts/moderation/moderation';
import type { Db } from '../../db/schema.ts';
import { allowPicture, savePhotoStatus } from './photos.repository.ts';

/** Shows a waiting photo. */
export async function approvePhoto(trx: Db, id: string): Promise<void> {
  await savePhotoStatus(trx, id, { from: ['pending'], to: 'active' });
}

/** Marks a photo as refused, whatever its state. Returns the photo whose files must be deleted; undefined if it was refused before. */
export const hidePhoto = (trx: Db, id: string, reason: Reason) =>
  savePhotoStatus(trx, id, { from: ['pending', 'active'], to: 'refused', reason });

/** Shows a hidden photo again, and allows its file again. */
export async function restorePhoto(trx: Db, id: string): Promise<void> {
  const restored = await savePhotoStatus(trx, id, { from: ['refused'], to: 'active', reason: null });
  if (restored?.hash) await allowPicture(trx, restored.hash);
}
