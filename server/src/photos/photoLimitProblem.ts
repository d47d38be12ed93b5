import { FREE_PHOTOS, PREMIUM_PHOTOS } from '@amarena/shared/contracts/people/photoLimits';
import type { ApiError } from '@amarena/shared/errors';
import type { Db } from '../db/schema.ts';
import { countPhotos, lockPhotos } from './repository.ts';

/** Why a member may not add another photo; null if they may. Serialises the member's calls until the transaction ends. */
export async function photoLimitProblem(trx: Db, memberId: string): Promise<ApiError | null> {
  const { paid_user } = await lockPhotos(trx, memberId);
  const count = await countPhotos(trx, memberId);
  if (!paid_user && count >= FREE_PHOTOS) return { code: 'premium_required' };
  return count >= PREMIUM_PHOTOS ? { code: 'photo_limit', limit: PREMIUM_PHOTOS } : null;
}
