import type { LanderTemplate } from '@amarena/shared/contracts/landers/landerTemplates';
import { afterCommit, type Db } from '../../db/schema.ts';
import type { Notifier } from '../../live/notifier.ts';
import { tested } from './asLander.ts';
import { allLanders, type VersionRow, versionsOf } from './repository.ts';
import { nextTurn, shownAt, toBeShown } from './schedule.ts';

/** A version as pages are made from it. */
export type LiveVersion = VersionRow;

const CHANNEL = 'landers';
/** A process that missed a notification is outdated for at most this many milliseconds. */
const KEPT = 10_000;

/** Where a lander is. `slug` '' is the plain page. */
export interface Address {
  readonly template: LanderTemplate;
  readonly slug: string;
}

/** What comes after what is shown now. */
export interface Outlook {
  /** True while visitors are divided among variants. */
  readonly divided: boolean;
  /** When another version shows or none does, if no one changes anything; null: never. */
  readonly until: Date | null;
}

const addressOf = (template: LanderTemplate, slug: string): string => `${template}/${slug}`;

/** What visitors see, cached in memory and read again in every process as soon as something is published. */
export function createLiveLanders({ notifier }: { notifier: Notifier }) {
  let kept: { until: number; byAddress: Promise<Map<string, VersionRow[]>> } | null = null;
  const listeners = new Set<() => void>();

  async function read(db: Db): Promise<Map<string, VersionRow[]>> {
    const versions = Map.groupBy(await versionsOf(db), ({ lander_id }) => lander_id);
    const landers = await allLanders(db);
    return new Map(landers.map(({ id, template, slug }) => [addressOf(template, slug), versions.get(id) ?? []]));
  }

  function current(db: Db, now: Date): Promise<Map<string, VersionRow[]>> {
    // A transaction may see changes that no one else sees yet, and that may be rolled back.
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
    /** The version that visitors of an address see; null if none. `slug` '' is the plain page. */
    at: async (db: Db, template: LanderTemplate, slug: string, now: Date): Promise<LiveVersion | null> =>
      shownAt((await current(db, now)).get(addressOf(template, slug)) ?? [], now.getTime()),

    /** What visitors of an address will see of a lander that they see there now; another slug's visitors see the plain one. */
    async outlook(db: Db, lander: string, { template, slug }: Address, now: Date): Promise<Outlook> {
      const all = await current(db, now);
      const here = [slug, ''].flatMap((one) => all.get(addressOf(template, one)) ?? []);
      const shown = shownAt(
        here.filter(({ lander_id }) => lander_id === lander),
        now.getTime(),
      );
      return { divided: shown !== null && tested(shown).length > 0, until: nextTurn(here, now) };
    },

    /** All versions that are live now. */
    all: async (db: Db, now: Date): Promise<LiveVersion[]> =>
      [...(await current(db, now)).values()].flatMap((versions) => shownAt(versions, now.getTime()) ?? []),

    /** The versions of mf-landers that live landers, and those scheduled to return, were published with. */
    async remotes(db: Db, now: Date): Promise<string[]> {
      const shown = [...(await read(db)).values()].flatMap((versions) => {
        const numbers = toBeShown(versions, now);
        return versions.filter(({ number }) => numbers.has(number));
      });
      return [...new Set(shown.flatMap(({ remote }) => remote ?? []))].sort();
    },

    /**
     * Notifies every process once the transaction commits; this process at once, so that the next answer shows the
     * publication.
     */
    async announce(trx: Db): Promise<void> {
      await notifier.notify(trx, CHANNEL, '');
      afterCommit(trx, forget);
    },

    /** Calls back after every change of what visitors see, in this process. Returns a function that unsubscribes. */
    onChange(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Listens to other processes. Returns a function that stops. */
    start: (): Promise<() => Promise<void>> => notifier.listen(CHANNEL, forget),
  };
}
export type LiveLanders = ReturnType<typeof createLiveLanders>;
