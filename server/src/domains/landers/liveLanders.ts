import type { LanderTemplate } from '@amarena/shared/contracts/landerTemplates';
import { afterCommit, type Db } from '../../db/schema.ts';
import type { Notifier } from '../../live/notifier.ts';
import { allLanders, type VersionRow, versionsOf } from './repository.ts';
import { shownAt, toBeShown } from './schedule.ts';

/** A version as pages are made from it. */
export type LiveVersion = VersionRow;

const CHANNEL = 'landers';
/** A process that missed a word is behind for no longer than this. */
const KEPT = 10_000;

const addressOf = (template: LanderTemplate, slug: string): string => `${template}/${slug}`;

/** What visitors see, kept in memory and read anew in every process as soon as something is published. */
export function createLiveLanders({ notifier }: { notifier: Notifier }) {
  let kept: { until: number; byAddress: Promise<Map<string, VersionRow[]>> } | null = null;
  const listeners = new Set<() => void>();

  async function read(db: Db): Promise<Map<string, VersionRow[]>> {
    const versions = Map.groupBy(await versionsOf(db), ({ lander_id }) => lander_id);
    const landers = await allLanders(db);
    return new Map(landers.map(({ id, template, slug }) => [addressOf(template, slug), versions.get(id) ?? []]));
  }

  function current(db: Db, now: Date): Promise<Map<string, VersionRow[]>> {
    // Inside a transaction there may be what nobody else knows yet, and what may never come to be.
    if (db.isTransaction) return read(db);
    if (kept === null || kept.until <= now.getTime()) {
      const byAddress = read(db);
      const mine = { until: now.getTime() + KEPT, byAddress };
      kept = mine;
      byAddress.catch(() => {
        if (kept === mine) kept = null;
      });
    }
    return kept.byAddress;
  }

  function forget(): void {
    kept = null;
    for (const tell of listeners) tell();
  }

  return {
    /** The version that visitors of an address see; null: none. `slug` '' is the plain page. */
    at: async (db: Db, template: LanderTemplate, slug: string, now: Date): Promise<LiveVersion | null> =>
      shownAt((await current(db, now)).get(addressOf(template, slug)) ?? [], now.getTime()),

    /** Every version that is live at this moment. */
    all: async (db: Db, now: Date): Promise<LiveVersion[]> =>
      [...(await current(db, now)).values()].flatMap((versions) => shownAt(versions, now.getTime()) ?? []),

    /** Versions of mf-landers that live landers, and those that will show again, were published with. */
    async remotes(db: Db, now: Date): Promise<string[]> {
      const shown = [...(await read(db)).values()].flatMap((versions) => {
        const numbers = toBeShown(versions, now);
        return versions.filter(({ number }) => numbers.has(number));
      });
      return [...new Set(shown.flatMap(({ remote }) => remote ?? []))].sort();
    },

    /** Tells every process once the transaction commits; this one at once, so that whoever published sees it in the answer after. */
    async announce(trx: Db): Promise<void> {
      await notifier.notify(trx, CHANNEL, '');
      afterCommit(trx, forget);
    },

    /** Calls back after every change of what visitors see, in this process. */
    onChange(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Listens for other processes; the answer ends it. */
    start: (): Promise<() => Promise<void>> => notifier.listen(CHANNEL, forget),
  };
}
export type LiveLanders = ReturnType<typeof createLiveLanders>;
