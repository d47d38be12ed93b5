import type { Decision } from '@amarena/shared/contracts/moderation';
import type { Db } from '../../db/schema.ts';

/** Decisions that suspend an account. */
export const SUSPENDING: readonly Decision[] = ['suspend_7', 'suspend_30', 'disable'];

/** Suspensions in force at a moment, the longest first: decided, not reversed, not over. */
export const suspensionsAt = (db: Db, now: Date) =>
  db
    .selectFrom('moderation_decisions as d')
    .select(['d.id', 'd.until'])
    .where('d.decision', 'in', SUSPENDING)
    .where('d.overturned_at', 'is', null)
    .where((eb) => eb.or([eb('d.until', 'is', null), eb('d.until', '>', now)]))
    .orderBy('d.until', (order) => order.desc().nullsFirst());
