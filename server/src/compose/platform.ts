import { Counter, Gauge, Registry } from 'prom-client';
import type { Config } from '../config.ts';
import { migrate } from '../db/migrate.ts';
import { type Database, openDatabase } from '../db/open.ts';
import { openPatientValkey, openValkey } from '../db/valkey.ts';
import { longestSuspension } from '../domains/moderation/suspensions.repository.ts';
import { createDomains } from '../domains/settings/domains.ts';
import { openCountries } from '../geoip/countries.ts';
import type { Heartbeats } from '../heartbeats/heartbeats.ts';
import { heartbeatsInDatabase } from '../heartbeats/inDatabase.ts';
import { heartbeatsInValkey } from '../heartbeats/inValkey.ts';
import { memberOf } from '../http/context.ts';
import { createFingerprint, secretOf } from '../http/fingerprint.ts';
import type { Api, Platform } from '../http/platform.ts';
import { createSeals } from '../http/seals.ts';
import { createServer, type ServerDeps } from '../http/server.ts';
import { createSessions } from '../http/sessions.ts';
import { natsNotifier } from '../live/natsNotifier.ts';
import { databaseNotifier, type Notifier, valkeyNotifier } from '../live/notifier.ts';
import { openTracing } from '../tracing/open.ts';

/** What every domain is built on: server, database, and notifications to other processes. */
export interface Ground {
  readonly api: Api;
  readonly database: Database;
  readonly notifier: Notifier;
  readonly heartbeats: Heartbeats;
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

/** What tells the other processes: NATS, else Valkey, else the database itself. */
async function openNotifier(
  config: Config,
  { database, metrics, lost }: { database: Database; metrics: Registry; lost: (error: unknown, engine: string) => void },
): Promise<Notifier> {
  const { nats, natsPrefix, valkeyUrl, valkeyCluster, valkeyPrefix } = config;
  if (nats !== null) {
    const help = '1 while this process is connected to NATS, else 0.';
    const connected = new Gauge({ name: 'nats_connected', help, registers: [metrics] });
    const onConnected = (isUp: boolean) => connected.set(isUp ? 1 : 0);
    return natsNotifier({ address: nats, prefix: natsPrefix, onLost: (error) => lost(error, 'NATS'), onConnected });
  }
  if (valkeyUrl === null) return databaseNotifier(database);
  return valkeyNotifier(openPatientValkey({ valkeyUrl, valkeyCluster }), valkeyPrefix, (error) => lost(error, 'Valkey'));
}

/** Opens database, Valkey and server, without listening. A given database must be open and migrated. */
export async function openPlatform(config: Config, now: () => Date, known?: Database): Promise<Ground> {
  const database = known ?? (await openMigrated(config));
  const metrics = new Registry();
  const { valkeyUrl, valkeyCluster } = config;
  const valkey = valkeyUrl === null ? null : openValkey({ valkeyUrl, valkeyCluster });
  const valkeyErrors = new Counter({
    name: 'valkey_errors_total',
    help: 'Errors of the connections to Valkey, such as failed attempts to connect.',
    registers: [metrics],
  });
  valkey?.on('error', () => valkeyErrors.inc());
  let memberId: ServerDeps['memberId'] = async () => null;
  const spansLost = new Counter({
    name: 'spans_lost_total',
    help: 'Spans of traces that the collector did not take.',
    registers: [metrics],
  });
  const tracing = await openTracing(config, (spans) => spansLost.inc(spans));
  const server = await createServer(config, { valkey, metrics, tracing, memberId: (request) => memberId(request) });
  const lost = (error: unknown, engine: string) => server.log.error({ err: error }, `${engine} did not take a notification`);
  const notifier = await openNotifier(config, { database, metrics, lost });
  const heartbeats =
    valkey === null
      ? heartbeatsInDatabase({ db: database.db, now })
      : heartbeatsInValkey({
          valkey,
          prefix: config.valkeyPrefix,
          db: database.db,
          now,
          metrics,
          onFailure: (what, error) => server.log.error({ err: error }, what),
        });
  const secret = await secretOf(config);
  const platform: Platform = {
    config,
    db: database.db,
    now,
    fingerprint: createFingerprint(secret),
    seals: createSeals(secret),
    sessions: createSessions({ now, notifier, staffPasskeys: config.staffPasskeys, suspension: longestSuspension, heartbeats }),
    countries: await openCountries(config),
    domains: createDomains({ db: database.db, now, defaultHost: new URL(config.publicUrl).host }),
    metrics,
  };
  memberId = async (request) => (await memberOf(request, platform))?.id ?? null;
  return {
    api: { server, platform, endpoints: [] },
    database,
    notifier,
    heartbeats,
    async close() {
      await heartbeats.close();
      await notifier.close();
      valkey?.disconnect();
      await database.close();
      await tracing?.close();
    },
  };
}
