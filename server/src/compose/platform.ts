import { Registry } from 'prom-client';
import type { Config } from '../config.ts';
import { migrate } from '../db/migrate.ts';
import { type Database, openDatabase } from '../db/open.ts';
import { openPatientValkey, openValkey } from '../db/valkey.ts';
import { longestSuspension } from '../domains/moderation/suspensions.repository.ts';
import { createDomains } from '../domains/settings/domains.ts';
import { openCountries } from '../geoip/countries.ts';
import { memberOf } from '../http/context.ts';
import { createFingerprint, secretOf } from '../http/fingerprint.ts';
import type { Api, Platform } from '../http/platform.ts';
import { createSeals } from '../http/seals.ts';
import { createServer, type ServerDeps } from '../http/server.ts';
import { createSessions } from '../http/sessions.ts';
import { databaseNotifier, type Notifier, valkeyNotifier } from '../live/notifier.ts';

/** What every domain is built on: server, database, and notifications to other processes. */
export interface Ground {
  readonly api: Api;
  readonly database: Database;
  readonly notifier: Notifier;
  /** Closes what was opened here, except the server. */
  close(): Promise<void>;
}

async function openMigrated(config: Config): Promise<Database> {
  // A migration sets and resets values that a pooler would pass on to others with the connection.
  const { databaseUrl, databaseDirectUrl, dataDir } = config;
  if (databaseDirectUrl !== null) {
    const direct = await openDatabase({ databaseUrl, databaseDirectUrl, dataDir });
    await migrate(direct.db).finally(direct.close);
  }
  const database = await openDatabase(config);
  if (databaseDirectUrl === null) await migrate(database.db);
  return database;
}

/** Opens database, Valkey and server, without listening. A given database must be open and migrated. */
export async function openPlatform(config: Config, now: () => Date, known?: Database): Promise<Ground> {
  const database = known ?? (await openMigrated(config));
  const metrics = new Registry();
  const { valkeyUrl, valkeyCluster } = config;
  const valkey = valkeyUrl === null ? null : openValkey({ valkeyUrl, valkeyCluster });
  let memberId: ServerDeps['memberId'] = async () => null;
  const server = await createServer(config, { valkey, metrics, memberId: (request) => memberId(request) });
  const notifier =
    valkeyUrl === null
      ? databaseNotifier(database)
      : valkeyNotifier(openPatientValkey({ valkeyUrl, valkeyCluster }), config.valkeyPrefix, (error) =>
          server.log.error({ err: error }, 'Valkey did not take a notification'),
        );
  const secret = await secretOf(config);
  const platform: Platform = {
    config,
    db: database.db,
    now,
    fingerprint: createFingerprint(secret),
    seals: createSeals(secret),
    sessions: createSessions({ now, notifier, staffPasskeys: config.staffPasskeys, suspension: longestSuspension }),
    countries: await openCountries(config),
    domains: createDomains({ db: database.db, now, defaultHost: new URL(config.publicUrl).host }),
    metrics,
  };
  memberId = async (request) => (await memberOf(request, platform))?.id ?? null;
  return {
    api: { server, platform, endpoints: [] },
    database,
    notifier,
    async close() {
      await notifier.close();
      valkey?.disconnect();
      await database.close();
    },
  };
}
