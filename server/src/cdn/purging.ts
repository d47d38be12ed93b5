import type { LanderTemplate } from '@amarena/shared/contracts/landers/landerTemplates';
import type { Cdn } from '../config.ts';
import { type Db, inTransaction } from '../db/schema.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { jobKind } from '../jobs/kinds.ts';
import { SECOND } from '../times.ts';
import { noteState } from './repository.ts';
import { EVERY_PAGE, landerTag, plainTag } from './tags.ts';

interface Purge {
  readonly address: string;
  readonly tags: readonly string[];
}

/** With growing pauses, two hours. */
const RETRIES = 12;
const LONGEST_WAIT = 10_000;
const PURGE = jobKind<Purge>('purge_cdn', { retries: RETRIES });

/**
 * Milliseconds until the second purge. After the first one, a server that has not heard of the change yet may still make
 * the old page, which the CDN would keep.
 */
const ONCE_MORE = 15 * SECOND;

interface Deps {
  readonly db: Db;
  readonly jobs: Pick<Jobs, 'handle' | 'add'>;
  /** Null: no CDN keeps pages, and nothing is purged. */
  readonly cdn: Cdn | null;
  readonly now: () => Date;
  /** Everything that all pages depend on, by name: a text that changes with it. */
  readonly states: () => Promise<Readonly<Record<string, string>>>;
}

/** Sends tags as all common CDNs read them: in a header, and in the body as JSON. */
async function send({ purgeHeader }: Cdn, { address, tags }: Purge): Promise<void> {
  const answer = await fetch(address, {
    method: 'POST',
    body: JSON.stringify({ tags }),
    redirect: 'error',
    signal: AbortSignal.timeout(LONGEST_WAIT),
    headers: {
      'content-type': 'application/json',
      'surrogate-key': tags.join(' '),
      ...(purgeHeader === null ? {} : { [purgeHeader.name]: purgeHeader.value }),
    },
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The CDN answered a purge with ${answer.status}.`);
}

/** Makes a CDN forget pages that have changed, by durable jobs, which retry until it says that it did. */
export function createPurging({ db, jobs, cdn, now, states }: Deps) {
  if (cdn !== null) jobs.handle(PURGE, (purge) => send(cdn, purge));

  async function purge(trx: Db, tags: readonly string[]): Promise<void> {
    for (const address of cdn?.purgeUrls ?? []) {
      await jobs.add(trx, PURGE, { address, tags });
      await jobs.add(trx, PURGE, { address, tags }, { startAfter: new Date(now().getTime() + ONCE_MORE) });
    }
  }

  return {
    /** A lander was published, withdrawn or settled: purges its pages once the transaction commits. */
    lander: (trx: Db, { id, template }: { id: string; template: LanderTemplate }): Promise<void> =>
      purge(trx, [landerTag(id), plainTag(template)]),

    /** Checks everything that all pages depend on, and purges them if it has changed. Any process may call it, at any time. */
    async look(): Promise<void> {
      if (cdn === null) return;
      const all = Object.entries(await states());
      await inTransaction(db, async (trx) => {
        const news = [];
        for (const [what, state] of all) news.push(await noteState(trx, what, state));
        if (news.includes(true)) await purge(trx, [EVERY_PAGE]);
      });
    },
  };
}
export type Purging = ReturnType<typeof createPurging>;
