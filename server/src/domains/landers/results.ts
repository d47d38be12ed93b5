import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import { type Db, inTransaction } from '../../db/schema.ts';
import { liveOf, tested } from './asLander.ts';
import { countsOf } from './counts.repository.ts';
import type { Documents } from './documents.ts';
import { type Results, resultsOf, verdictOf } from './figures.ts';
import type { LiveLanders } from './liveLanders.ts';
import type { PublishingDeps } from './publishing.ts';
import { log, settleVersion } from './repository.ts';

interface Deps extends PublishingDeps {
  readonly documents: Documents;
  readonly live: Pick<LiveLanders, 'all'>;
}

/** The figures of landers, and the end of their tests. */
export function createResults({ documents, live, announce }: Deps) {
  return {
    /** The figures of a version; `number` null: of the live one, else of the last one. Error: `not_found`. */
    async of(db: Db, id: string, number: number | null, now: Date): Promise<Result<Results, ApiError>> {
      const stored = await documents.storedById(db, id);
      const version =
        number === null
          ? stored === null
            ? undefined
            : (liveOf(stored, now) ?? stored.versions.at(-1))
          : stored?.versions.find((one) => one.number === number);
      if (version === undefined) return failure({ code: 'not_found' });
      return success(resultsOf(version, await countsOf(db, id, version.test), now));
    },

    /** Ends the tests that are due: from then on everyone gets the winning variant, or the first one if none won. */
    async settle(db: Db, now: Date): Promise<void> {
      for (const version of await live.all(db, now)) {
        const [first] = tested(version);
        if (first === undefined) continue;
        const { lander_id, number, test } = version;
        const verdict = verdictOf(version, await countsOf(db, lander_id, test), now);
        if (verdict.state !== 'decided' && verdict.state !== 'undecided') continue;
        await inTransaction(db, async (trx) => {
          await settleVersion(trx, { lander_id, number }, verdict.state === 'decided' ? verdict.variant : first.key, now);
          await log(trx, { at: now, action: 'settled', actor_id: null, lander_id, number, changes: null });
          await announce(trx, { id: lander_id, template: version.document.template });
        });
      }
    },
  };
}
