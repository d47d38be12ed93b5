import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../../db/schema.ts';
import { HOUR } from '../../times.ts';
import { deletePreviewsBefore, insertPreview, previewedLander } from './previews.repository.ts';

const SECRET_BYTES = 24;

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Secret links to drafts. Anyone with the link sees the lander as it is at that moment, until the link expires. */
export function createPreviews() {
  return {
    /** Creates a secret that is valid for `hours`. */
    async issue(trx: Db, landerId: string, hours: number, now: Date): Promise<{ secret: string; ends: Date }> {
      const secret = randomBytes(SECRET_BYTES).toString('base64url');
      const ends = new Date(now.getTime() + hours * HOUR);
      await insertPreview(trx, { hash: hashOf(secret), lander_id: landerId, ends });
      return { secret, ends };
    },

    /** The lander that a secret shows; null if it is unknown or expired. */
    find: (db: Db, secret: string, now: Date): Promise<string | null> => previewedLander(db, hashOf(secret), now),

    forgetOld: deletePreviewsBefore,
  };
}
export type Previews = ReturnType<typeof createPreviews>;
