import { type LanderMark, readLanderMark } from '@amarena/shared/contracts/landers/landerMark';
import type { Tracking } from '@amarena/shared/contracts/platform/tracking';
import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import { type Db, inTransaction } from '../../db/schema.ts';
import type { Fingerprint } from '../../http/fingerprint.ts';
import {
  addOne,
  type Counted,
  forgetSeen,
  isFirst,
  keepSignup,
  type Seen,
  sourcesOf,
  takeSignup,
  visitsSince,
} from './counts.repository.ts';
import { versionAt } from './repository.ts';
import { OTHER, SOURCES } from './sources.ts';
import type { Source } from './tables.ts';
import { landerVisitor } from './visitors.ts';
import { createVisits } from './visits.ts';

const WEEK = 604_800_000;
const MOST_VERSIONS = 1_000;

/** Who did something. */
export interface CountedVisitor {
  /** See `landerVisitor`. */
  readonly visitor: string;
  /** The user agent. */
  readonly agent: string | undefined;
  /** Tracking parameters of the address. */
  readonly tracking: Tracking;
}

/** A new account. */
export interface SignedUp {
  readonly memberId: string;
  readonly tracking: Tracking;
  readonly from: Pick<FastifyRequest, 'ip' | 'headers'>;
  /** As the form sent it; anything but a mark counts for no lander. */
  readonly mark: string | undefined;
}

/** A wording that someone saw. */
export interface Shown extends LanderMark {
  /** Default: false. */
  readonly preview?: boolean;
}

interface First {
  readonly seen: Seen;
  readonly what: Counted;
  readonly visitor: string;
}

/** What counting needs of a version. */
interface CountedVersion {
  readonly test: number;
  readonly tracking: Tracking;
  /** Keys. */
  readonly variants: readonly string[];
}

/** The calendar date in UTC. */
const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

const sourceOf = (said: Tracking, usual: Tracking): Source => {
  const tracking = Object.values(said).some(Boolean) ? said : usual;
  return { network: tracking.network ?? '', ref: tracking.ref ?? '', sub1: tracking.sub1 ?? '' };
};

/**
 * Counts visits, started sign-ups and completed sign-ups of each wording. Nothing about a visitor is stored except,
 * until the end of the day, a keyed hash that tells a second load from a second visitor.
 */
export function createCounting({ fingerprint }: { fingerprint: Fingerprint }) {
  const sealOf = (day: string, what: Counted, { lander_id, number }: Seen, visitor: string): string =>
    fingerprint('lander-seen', [day, what, lander_id, number, visitor].join('/'));

  // A version never changes, and its document is large.
  const versions = new LRUCache<string, CountedVersion>({ max: MOST_VERSIONS });

  async function versionOf(db: Db, { document, version }: LanderMark): Promise<CountedVersion | null> {
    const key = `${document} ${version}`;
    const known = versions.get(key);
    if (known !== undefined) return known;
    const found = await versionAt(db, document, version);
    if (found === undefined) return null;
    const { tracking, variants } = found.document;
    const counted = { test: found.test, tracking, variants: variants.map(({ key: variant }) => variant) };
    versions.set(key, counted);
    return counted;
  }

  /** What a mark counts for: the test of its version, not the version; null if there is no such version or variant. */
  async function seenBy(db: Db, mark: LanderMark, said: Tracking): Promise<Seen | null> {
    const { document: lander_id, variant } = mark;
    const found = await versionOf(db, mark);
    if (found === null || !found.variants.includes(variant)) return null;
    return { lander_id, number: found.test, variant, ...sourceOf(said, found.tracking) };
  }

  async function count(trx: Db, seen: Seen, what: Counted, now: Date): Promise<void> {
    const day = dayOf(now);
    const { known, all } = await sourcesOf(trx, seen, day);
    await addOne(trx, known || all < SOURCES ? seen : { ...seen, ...OTHER }, day, what);
  }

  /** Counts something that a visitor may do many times a day, but only once. False if it was counted already. */
  async function countFirst(trx: Db, { seen, what, visitor }: First, now: Date): Promise<boolean> {
    const day = dayOf(now);
    if (!(await isFirst(trx, sealOf(day, what, seen, visitor), day))) return false;
    await count(trx, seen, what, now);
    return true;
  }

  const countVisit = createVisits<{ mark: LanderMark; by: CountedVisitor; day: string }>(async (trx, { mark, by, day }) => {
    const seen = await seenBy(trx, mark, by.tracking);
    return seen === null ? null : { seen, day, seal: sealOf(day, 'visits', seen, by.visitor) };
  });

  const isPerson = ({ agent }: CountedVisitor): boolean => agent !== undefined && !isbot(agent);

  return {
    /** A wording was shown. Previews, bots and second loads within a day are left out, and versions that do not exist. */
    async visited(db: Db, mark: Shown, by: CountedVisitor, now: Date): Promise<void> {
      if (isPerson(by) && !mark.preview) await countVisit(db, { mark, by, day: dayOf(now) });
    },

    /** Someone started to sign up. Does nothing if there is no such version. */
    async started(db: Db, mark: LanderMark, by: CountedVisitor, now: Date): Promise<void> {
      const seen = isPerson(by) ? await seenBy(db, mark, by.tracking) : null;
      if (seen !== null) await inTransaction(db, (trx) => countFirst(trx, { seen, what: 'started', visitor: by.visitor }, now));
    },

    /**
     * An account was created. One visitor counts as one sign-up, too: people behind one address with the same browser
     * count as one visit and as one sign-up.
     */
    async signedUp(trx: Db, { memberId, mark, tracking, from }: SignedUp, now: Date): Promise<void> {
      const read = mark === undefined ? null : readLanderMark(mark);
      const seen = read === null ? null : await seenBy(trx, read, tracking);
      if (seen === null) return;
      if (await countFirst(trx, { seen, what: 'signed_up', visitor: landerVisitor(fingerprint, from) }, now))
        await keepSignup(trx, { member_id: memberId, ...seen });
    },

    /** A member confirmed the e-mail address. */
    async confirmed(trx: Db, memberId: string, now: Date): Promise<void> {
      const signup = await takeSignup(trx, memberId);
      if (signup === undefined) return;
      const { member_id: _member, ...seen } = signup;
      await count(trx, seen, 'done', now);
    },

    /** Visits of each lander in the last week, by id; without landers that had none. */
    visitsLately: (db: Db, now: Date): Promise<Map<string, number>> => visitsSince(db, dayOf(new Date(now.getTime() - WEEK))),

    forgetOld: (db: Db, now: Date): Promise<void> => forgetSeen(db, dayOf(now)),
  };
}
export type Counting = ReturnType<typeof createCounting>;
