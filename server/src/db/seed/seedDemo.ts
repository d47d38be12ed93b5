import { MAX_SEARCH_AGE, MIN_AGE } from '@amarena/shared/contracts/people/age';
import type { SearchFilters } from '@amarena/shared/contracts/people/search';
import type { Likes } from '../../domains/likes/service.ts';
import type { PaymentServices } from '../../domains/payments/service.ts';
import type { Search } from '../../domains/search/service.ts';
import type { VerificationService } from '../../domains/verification/service.ts';
import type { Photos } from '../../photos/publicPhotos.ts';
import { type Db, inTransaction } from '../schema.ts';
import { type CaseServices, seedCases } from './cases.ts';
import { type ConversationServices, seedConversations } from './conversations.ts';
import { crowd } from './crowd.ts';
import type { DemoMember } from './demoMember.ts';
import { insertMembers } from './insert.ts';
import { seedLikes } from './likes.ts';
import { namedMembers } from './named.ts';
import { PURCHASED_CREDITS, seedPayments } from './payments.ts';
import { seedVerifications } from './verifications.ts';
import { seedVisits } from './visits.ts';

export const DEMO_PASSWORD = 'amarena-demo-1';
/** Log-ins that the start command prints, with its description of each. */
export const DEMO_LOGINS = [
  { email: 'giulia@example.test', who: 'free member, 2 credits' },
  { email: 'marco@example.test', who: 'premium member, 84 credits' },
  { email: 'sofia@example.test', who: 'new member, inside the time bonus, 0 credits' },
  { email: 'editor@example.test', who: 'editor of landers' },
  { email: 'moderator@example.test', who: 'moderator' },
  { email: 'developer@example.test', who: 'developer: ?remote=mf-chat@<version>, ?without=mf-chat' },
] as const;

const CREDITS: Readonly<Record<string, number>> = { Giulia: 2, Marco: 84 - PURCHASED_CREDITS };

export interface DemoDeps {
  db: Db;
  production: boolean;
  services: ConversationServices &
    CaseServices & {
      likes: Likes;
      money: PaymentServices;
      search: Search;
      verification: VerificationService;
      hashPassword(password: string): Promise<string>;
      /** Issues the offer of a sign-up at `signup_date`. */
      issueOffer(db: Db, memberId: string, signup_date: Date): Promise<void>;
    };
  photos: Photos;
  now: Date;
  progress(step: string): void;
}

const isSeeded = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('members').select('id').where('email', '=', DEMO_LOGINS[0].email).executeTakeFirst()) !== undefined;

async function store({ db, services, now }: DemoDeps, members: readonly DemoMember[], passwordHash: string): Promise<void> {
  await insertMembers(db, members, passwordHash);
  for (const member of members) {
    if (member.login === undefined) continue;
    await services.credits.credit(db, member.id, CREDITS[member.name] ?? 0, { from: 'granted', reason: 'demo', ref: member.id });
    if (member.login === 'free' && member.roles === undefined) await services.issueOffer(db, member.id, member.signup_date);
  }
  await seedPayments(db, services.money, members, now);
  await seedLikes(db, services.likes, members, now);
  await seedVisits(db, members, now);
  await seedVerifications(db, services.verification, members, now);
  await seedConversations(db, services, members, now);
  await seedCases(db, services, members, now);
}

const EVERYBODY: SearchFilters = {
  min_age: MIN_AGE,
  max_age: MAX_SEARCH_AGE,
  online: false,
  photo: false,
  only_real: false,
  verified: false,
};
/** The first results that Marco, Giulia and a visitor see. */
const FIRST_SEARCHES: readonly SearchFilters[] = [
  { ...EVERYBODY, gender: 'female', country: 'IT' },
  { ...EVERYBODY, gender: 'male', country: 'IT' },
  { ...EVERYBODY, country: 'IT' },
];

async function idsFound(
  { db, services, now }: Pick<DemoDeps, 'db' | 'services' | 'now'>,
  filters: SearchFilters,
  pages: number,
  cursor?: string,
): Promise<string[]> {
  const found = await services.search.find(db, null, { ...filters, cursor }, now);
  if (!found.ok) throw new Error(`Demo search: ${found.error.code}.`);
  const { results, next } = found.value;
  const further = pages > 1 && next !== null ? await idsFound({ db, services, now }, filters, pages - 1, next) : [];
  return [...results.map(({ id }) => id), ...further];
}

/** Draws the main images on the first `pages` of these searches; all others are drawn on request. */
export async function drawFirstScreens(deps: Pick<DemoDeps, 'db' | 'services' | 'photos' | 'now'>, pages: number): Promise<void> {
  const ids = new Set<string>();
  for (const filters of FIRST_SEARCHES) for (const id of await idsFound(deps, filters, pages)) ids.add(id);
  await deps.photos.drawAhead(deps.db, [...ids]);
}

/**
 * Fills an empty site with 2,000 demonstration members, their photos, likes and conversations, in one transaction: an
 * interrupted start leaves nothing behind. Returns false if they exist already. Throws in production.
 */
export async function seedDemo(deps: DemoDeps): Promise<boolean> {
  if (deps.production) throw new Error('Demonstration members exist only outside production.');
  if (await isSeeded(deps.db)) return false;
  deps.progress('members');
  const named = namedMembers(deps.now);
  const members = [...named, ...crowd(named, deps.now)];
  const passwordHash = await deps.services.hashPassword(DEMO_PASSWORD);
  await inTransaction(deps.db, (trx) => store({ ...deps, db: trx }, members, passwordHash));
  deps.progress('photos of the first screens');
  await deps.photos.drawAhead(
    deps.db,
    named.map(({ id }) => id),
  );
  await drawFirstScreens(deps, 1);
  return true;
}
