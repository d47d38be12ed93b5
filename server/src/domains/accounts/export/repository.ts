import type { Db } from '../../../db/schema.ts';

/** The account's data, without values that only machines can use. */
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

/** Likes, visits and blocks that the member made, with their targets. What others did belongs to them. */
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
  const passes = await db
    .selectFrom('passes')
    .innerJoin('members', 'members.id', 'passes.passed_id')
    .select(['members.id', 'members.name', 'members.fictional', 'passes.passed_at'])
    .where('passes.member_id', '=', id)
    .execute();
  return { likes, liked_by: likedBy, visits, blocks, passes };
}

/** The member's last answers to the match finder; null if none. */
export const matchAnswersOf = async (db: Db, id: string) =>
  (await db
    .selectFrom('match_rounds')
    .select(['answers', 'only_real', 'everywhere', 'found', 'asked_at'])
    .where('member_id', '=', id)
    .executeTakeFirst()) ?? null;

/** Requests for the badge. The selfie itself is deleted with the decision. */
export const verificationsOf = (db: Db, id: string) =>
  db
    .selectFrom('verifications')
    .select(['status', 'code', 'sent_at', 'decided_at', 'reason'])
    .where('member_id', '=', id)
    .orderBy('code_ends_at')
    .execute();

/** Payments, credits and limits. */
export async function moneyOf(db: Db, id: string) {
  const payments = await db
    .selectFrom('payments')
    .select([
      'number',
      'package',
      'credits',
      'method',
      'country',
      'currency',
      'total',
      'vat',
      'state',
      'created_at',
      'finished_at',
      'charged_back_at',
      'place',
    ])
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
  const mandates = await db
    .selectFrom('mandates')
    .select(['provider', 'method', 'label', 'created_at', 'ended_at'])
    .where('member_id', '=', id)
    .execute();
  const codes = await db
    .selectFrom('discount_codes')
    .select(['code', 'value_percentage', 'created_at', 'expires_at'])
    .where('member_id', '=', id)
    .execute();
  const codesUsed = await db.selectFrom('discount_uses').select(['code', 'used_at']).where('member_id', '=', id).execute();
  const limits = await db.selectFrom('spending_limits').select(['period', 'currency', 'amount']).where('member_id', '=', id).execute();
  return { payments, credits, withdrawals, mandates, codes, codes_used: codesUsed, spending_limits: limits };
}

/** Reports, complaints and appeals by the member, and what moderators decided about the member. */
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
  const appeals = await db.selectFrom('appeals').select(['text', 'made_at', 'outcome', 'closed_at']).where('member_id', '=', id).execute();
  return { reports, complaints, decisions, appeals };
}

export const choicesOf = (db: Db, id: string) =>
  db.selectFrom('notice_choices').select(['kind', 'email', 'push', 'rhythm']).where('member_id', '=', id).execute();
