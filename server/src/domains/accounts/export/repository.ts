import type { Db } from '../../../db/schema.ts';

/** What the account is, without what only a machine can use. */
export const accountOf = (db: Db, id: string) =>
  db
    .selectFrom('members')
    .select([
      'id',
      'email',
      'name',
      'status',
      'paid_user',
      'language',
      'country',
      'time_zone',
      'gender',
      'date_of_birth',
      'signup_date',
      'last_active_at',
      'notifications_disabled',
      'signup_message',
      'tracking',
      'verified_at',
      'password_changed_at',
      'terms_accepted',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

export const photosOf = (db: Db, id: string) =>
  db
    .selectFrom('photos')
    .select(['id', 'name_key', 'status', 'reason', 'created_at'])
    .where('member_id', '=', id)
    .orderBy('position')
    .execute();

/** Likes, visits and blocks of a member's own doing, with whom they concern; what others did is theirs. */
export async function relationsOf(db: Db, id: string) {
  const likes = await db
    .selectFrom('likes')
    .innerJoin('members', 'members.id', 'likes.liked_id')
    .select(['members.id', 'members.name', 'members.fictional', 'likes.liked_at', 'likes.automatic'])
    .where('likes.member_id', '=', id)
    .execute();
  const likedBy = await db
    .selectFrom('likes')
    .innerJoin('members', 'members.id', 'likes.member_id')
    .select(['members.id', 'members.name', 'members.fictional', 'likes.liked_at', 'likes.automatic'])
    .where('likes.liked_id', '=', id)
    .execute();
  const visits = await db
    .selectFrom('visits')
    .innerJoin('members', 'members.id', 'visits.viewed_id')
    .select(['members.id', 'members.name', 'members.fictional', 'visits.visited_at'])
    .where('visits.viewer_id', '=', id)
    .execute();
  const blocks = await db
    .selectFrom('blocks')
    .innerJoin('members', 'members.id', 'blocks.blocked_id')
    .select(['members.id', 'members.name', 'members.fictional'])
    .where('blocks.member_id', '=', id)
    .execute();
  return { likes, liked_by: likedBy, visits, blocks };
}

/** Payments, credits and limits. */
export async function moneyOf(db: Db, id: string) {
  const payments = await db
    .selectFrom('payments')
    .select(['number', 'package', 'credits', 'method', 'country', 'currency', 'total', 'vat', 'state', 'created_at', 'finished_at'])
    .where('member_id', '=', id)
    .orderBy('created_at')
    .execute();
  const credits = await db
    .selectFrom('credit_entries')
    .select(['amount', 'reason', 'created_at'])
    .where('member_id', '=', id)
    .where('account', '=', 'wallet')
    .orderBy('created_at')
    .execute();
  const withdrawals = await db
    .selectFrom('withdrawals')
    .select(['credits', 'refund', 'currency', 'requested_at', 'refunded_at'])
    .where('member_id', '=', id)
    .execute();
  const limits = await db.selectFrom('spending_limits').select(['period', 'currency', 'amount']).where('member_id', '=', id).execute();
  return { payments, credits, withdrawals, spending_limits: limits };
}

/** Reports and complaints the member made, and what moderators decided about them. */
export async function casesOf(db: Db, id: string) {
  const reports = await db.selectFrom('reports').select(['category', 'text', 'reported_at']).where('reporter_id', '=', id).execute();
  const complaints = await db
    .selectFrom('complaints')
    .select(['number', 'category', 'text', 'made_at', 'closed_at'])
    .where('member_id', '=', id)
    .execute();
  const decisions = await db
    .selectFrom('moderation_decisions')
    .select(['decision', 'reason', 'answer', 'until', 'decided_at'])
    .where('member_id', '=', id)
    .execute();
  return { reports, complaints, decisions };
}

export const choicesOf = (db: Db, id: string) =>
  db.selectFrom('notice_choices').select(['kind', 'email', 'push', 'rhythm']).where('member_id', '=', id).execute();
