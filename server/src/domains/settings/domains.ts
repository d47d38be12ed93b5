import { DEFAULT_LANGUAGE } from '@amarena/shared/contracts/platform/languages';
import type { Db } from '../../db/schema.ts';
import type { Domain, Domains } from '../../http/domains.ts';
import { changedSettings, listedDomains } from './repository.ts';

/** Milliseconds that domains are cached: they change by hand and seldom. */
const FRESH = 10_000;

interface Read {
  readonly fallback: Domain;
  readonly byHost: ReadonlyMap<string, Domain>;
}

/** The site's domains. `defaultHost` is the host of its public address. */
export function createDomains({ db, now, defaultHost }: { db: Db; now: () => Date; defaultHost: string }): Domains {
  let last: Promise<Read> | null = null;
  let readAt = Number.NEGATIVE_INFINITY;

  async function read(): Promise<Read> {
    const [listed, { domain_language }] = await Promise.all([listedDomains(db), changedSettings(db)]);
    const language = typeof domain_language === 'string' ? domain_language : DEFAULT_LANGUAGE;
    const fallback = { host: defaultHost, language, country: null, company: {} };
    return { fallback, byHost: new Map(listed.map((domain) => [domain.host, domain])) };
  }

  return {
    async of(host) {
      const time = now().getTime();
      if (last === null || time - readAt >= FRESH) {
        readAt = time;
        last = read();
        // After a failure the next request reads again.
        last.catch(() => {
          last = null;
        });
      }
      const { byHost, fallback } = await last;
      return byHost.get(host.toLowerCase()) ?? byHost.get(defaultHost) ?? fallback;
    },
  };
}
