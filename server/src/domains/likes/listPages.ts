import { type getLikeList, LIKES_PAGE, type LikeListName } from '@amarena/shared/contracts/people/likes';
import type { AnswerOf } from '@amarena/shared/contracts/platform/endpoint';
import { Id, Instant } from '@amarena/shared/contracts/platform/primitives';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import type { Db } from '../../db/schema.ts';
import type { Deps } from './deps.ts';
import { countLikes, likesOn, type Place } from './listPages.repository.ts';

type Page = AnswerOf<typeof getLikeList>;

/** A cursor is sealed for one list of one member. */
const sealedFor = (memberId: string, list: LikeListName): string => `likes ${list} ${memberId}`;
const textOf = ({ rank, at, id }: Place): string => `${rank} ${at.toISOString()} ${id}`;

/** The position that a cursor stands for; null for text that we did not create. */
function placeIn(text: string | null): Place | null {
  const [rank = '', at = '', id = ''] = text?.split(' ') ?? [];
  if (!/^[01]$/.test(rank) || !Instant.safeParse(at).success || !Id.safeParse(id).success) return null;
  return { rank: Number(rank), at: new Date(at), id };
}

/** The lists of likes, one page at a time. Without members who blocked each other, left or were suspended. */
export const createLikePages =
  ({ profiles, blocks, seals, talking }: Pick<Deps, 'profiles' | 'blocks' | 'seals' | 'talking'>) =>
  async (
    db: Db,
    memberId: string,
    { list, cursor }: { list: LikeListName; cursor?: string | undefined },
    now: Date,
  ): Promise<Result<Page, ApiError>> => {
    const after = cursor === undefined ? null : placeIn(seals.open(sealedFor(memberId, list), cursor));
    if (cursor !== undefined && after === null) return failure({ code: 'validation_failed', fields: { cursor: 'invalid' } });
    const without = await blocks.idsHiddenFrom(db, memberId);
    const found = await likesOn(db, list, { memberId, without, after, limit: LIKES_PAGE + 1 });
    const page = found.slice(0, LIKES_PAGE);
    const ids = page.map(({ id }) => id);
    const cards = new Map((await profiles.cards(db, memberId, ids, now)).map((card) => [card.id, card]));
    const likes = page.flatMap(({ id, rank, liked_at, automatic, mutual_since }) => {
      const card = cards.get(id);
      const when = { liked_at: liked_at.toISOString(), mutual_since: mutual_since?.toISOString() ?? null };
      return card === undefined ? [] : [{ ...card, like_new: rank === 1, automatic, ...when }];
    });
    const last = page.at(-1);
    return success({
      profiles: list === 'given' ? likes : [],
      liked_by: list === 'given' ? [] : likes,
      talking: list === 'given' ? [] : await talking(db, memberId, ids),
      counts: await countLikes(db, memberId, without),
      next: found.length > LIKES_PAGE && last ? seals.seal(sealedFor(memberId, list), textOf(last)) : null,
    });
  };
