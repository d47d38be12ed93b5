import { createPurging, type Purging } from '../cdn/purging.ts';
import type { DeliveryStores } from '../delivery/folders.ts';
import type { SiteSettings } from '../domains/settings/service.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Ground } from './platform.ts';

interface Deps {
  readonly jobs: Jobs;
  readonly settings: Pick<SiteSettings, 'fingerprint' | 'onChange'>;
  readonly stores: Pick<DeliveryStores, 'registry'>;
}

export interface OpenPurging extends Purging {
  /** Looks at once, because something may have changed. A failure is logged; the look of the next minute makes up for it. */
  noticed(): void;
}

/** Purges what a CDN keeps: landers one by one, all pages with every release and change of the settings. */
export function openPurging({ api: { platform, server } }: Ground, { jobs, settings, stores }: Deps): OpenPurging {
  const { db, now, config } = platform;
  const purging = createPurging({
    db,
    jobs,
    cdn: config.cdn,
    now,
    states: async () => ({ registry: String(await stores.registry.generation()), settings: await settings.fingerprint(db) }),
  });
  const noticed = () => {
    purging.look().catch((error: unknown) => server.log.error({ err: error }, 'changes were not purged from the CDN yet'));
  };
  if (config.cdn !== null) settings.onChange(noticed);
  return { ...purging, noticed };
}
