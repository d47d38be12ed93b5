import type { LiveEvent } from '@amarena/shared/contracts/chat/live';
import { type getVisits, VISIT_DAYS, VISITS_PAGE } from '@amarena/shared/contracts/people/visits';
import type { AnswerOf } from '@amarena/shared/contracts/platform/endpoint';
import { Id, Instant } from '@amarena/shared/contracts/platform/primitives';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import { type Db, inTransaction } from '../../db/schema.ts';
import type { Seals } from '../../http/seals.ts';
import { DAY } from '../../times.ts';
import type { Blocks } from '../blocks/service.ts';
import type { Profiles } from '../profiles/service.ts';
import { countVisits, deleteVisitsBefore, saveVisit, type Visit, visitsOn } from './repository.ts';

export interface Deps {
  profiles: Profiles;
  blocks: Blocks;
  /** Tells a member's open pages, as part of the transaction. */
  publish(db: Db, memberId: string, event: LiveEvent): Promise<void>;
  readonly seals: Seals;
}

/** Milliseconds within which another visit, such as a reload, is not reported to the open pages again. */
const SAME_VISIT = 600_000;
const oldest = (now: Date): Date => new Date(now.getTime() - VISIT_DAYS * DAY);

/** A cursor is sealed for the member whose list it belongs to. */
const sealedFor = (memberId: string): string => `visits ${memberId}`;
const textOf = ({ visited_at, viewer_id }: Visit): string => `${visited_at.toISOString()} ${viewer_id}`;

/** The position that a cursor stands for; null for text that we did not create. */
function placeIn(text: string | null): Visit | null {
  const [at = '', id = ''] = text?.split(' ') ?? [];
  return Instant.safeParse(at).success && Id.safeParse(id).success ? { visited_at: new Date(at), viewer_id: id } : null;
}

/** Visits to members' pages. */
export function createVisits({ profiles, blocks, publish, seals }: Deps) {
  const remember = (db: Db, viewer_id: string, viewed_id: string, visited_at: Date): Promise<void> =>
    inTransaction(db, async (trx) => {
      const before = await saveVisit(trx, { viewer_id, viewed_id, visited_at });
      if (before === null || visited_at.getTime() - before.getTime() > SAME_VISIT)
        await publish(trx, viewed_id, { type: 'visits_changed' });
    });

  return {
    /** Stores that one member visits the page of another, unless they leave no trace. Errors: those of `postVisit`. */
    async visit(db: Db, { viewer, viewed }: { viewer: string; viewed: string }, now: Date): Promise<Result<undefined, ApiError>> {
      if (viewer === viewed) return success(undefined);
      const [card] = await profiles.cards(db, viewer, [viewed], now);
      if (card?.status !== 'active') return failure({ code: 'not_found' });
      if (await blocks.deniesProfileTo(db, viewed, viewer)) return failure({ code: 'blocked_by_user' });
      const traceless = (await profiles.isInvisible(db, viewer)) || (await blocks.has(db, viewer, viewed));
      if (!traceless) await remember(db, viewer, viewed, now);
      return success(undefined);
    },

    /**
     * Members who visited the member's page; not those who are invisible, left, were suspended or are blocked. Errors:
     * those of `getVisits`.
     */
    async visitors(
      db: Db,
      memberId: string,
      { cursor }: { cursor?: string | undefined },
      now: Date,
    ): Promise<Result<AnswerOf<typeof getVisits>, ApiError>> {
      const after = cursor === undefined ? null : placeIn(seals.open(sealedFor(memberId), cursor));
      if (cursor !== undefined && after === null) return failure({ code: 'validation_failed', fields: { cursor: 'invalid' } });
      const wanted = { since: oldest(now), without: await blocks.idsHiddenFrom(db, memberId) };
      const found = await visitsOn(db, memberId, { ...wanted, after, limit: VISITS_PAGE + 1 });
      const page = found.slice(0, VISITS_PAGE);
      const ids = page.map(({ viewer_id }) => viewer_id);
      const cards = new Map((await profiles.cards(db, memberId, ids, now)).map((card) => [card.id, card]));
      const last = page.at(-1);
      return success({
        visitors: page.flatMap(({ viewer_id, visited_at }) => {
          const card = cards.get(viewer_id);
          return card === undefined ? [] : [{ ...card, visited_at: visited_at.toISOString() }];
        }),
        count: await countVisits(db, memberId, wanted),
        next: found.length > VISITS_PAGE && last ? seals.seal(sealedFor(memberId), textOf(last)) : null,
      });
    },

    forgetOld: (db: Db, now: Date): Promise<void> => deleteVisitsBefore(db, oldest(now)),
  };
}
export type Visits = ReturnType<typeof createVisits>;
