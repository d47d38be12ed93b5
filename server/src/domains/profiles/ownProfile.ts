import type { OwnProfile } from '@amarena/shared/contracts/people/profile';
import type { Db } from '../../db/schema.ts';
import { imageOf, ownPhoto } from '../../photos/names.ts';
import { photosOf } from '../../photos/repository.ts';
import type { Blocks } from '../blocks/service.ts';
import { ownRow, said } from './repository.ts';

/** A member's own profile, including what others never see. */
export async function ownProfile(blocks: Blocks, db: Db, memberId: string): Promise<OwnProfile> {
  const row = await ownRow(db, memberId);
  if (row === undefined) throw new Error(`Member ${memberId} has no row.`);
  const { disabled, ...attributes } = await said(db, memberId);
  const photos = await photosOf(db, memberId);
  const main = photos.find(({ status }) => status === 'active') ?? photos[0];
  return {
    ...row,
    ...attributes,
    status: disabled ? 'disabled' : 'active',
    main_image: main ? imageOf(main) : null,
    photos: photos.map(ownPhoto),
    blocked_users: await blocks.ids(db, memberId),
  };
}
