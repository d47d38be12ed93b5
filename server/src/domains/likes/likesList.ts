import type { getLikes } from '@amarena/shared/contracts/people/likes';
import type { AnswerOf } from '@amarena/shared/contracts/platform/endpoint';
import type { Db } from '../../db/schema.ts';
import type { Deps } from './deps.ts';
import { givenIds, received } from './repository.ts';

/** Likes given and received by a member, all at once. */
export const createLikesList =
  ({ profiles, blocks }: Pick<Deps, 'profiles' | 'blocks'>) =>
  async (db: Db, memberId: string, now: Date): Promise<AnswerOf<typeof getLikes>> => {
    const without = await blocks.idsHiddenFrom(db, memberId);
    const given = await profiles.cards(db, memberId, await givenIds(db, memberId, without), now);
    const likesGot = await received(db, memberId, without);
    const ids = likesGot.map(({ member_id }) => member_id);
    const likers = new Map((await profiles.cards(db, memberId, ids, now)).map((card) => [card.id, card]));
    return {
      profiles: given.filter(({ status }) => status === 'active'),
      liked_by: likesGot.flatMap(({ member_id, liked_at, mutual_since, ...like }) => {
        const card = likers.get(member_id);
        if (card?.status !== 'active') return [];
        const { like_new, automatic } = like;
        return [{ ...card, like_new, automatic, liked_at: liked_at.toISOString(), mutual_since: mutual_since?.toISOString() ?? null }];
      }),
    };
  };
