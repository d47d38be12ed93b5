import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import type { Config } from '../config.ts';
import { migrate } from '../db/migrate.ts';
import { type Database, openDatabase } from '../db/open.ts';
import { openPatientValkey, openValkey } from '../db/valkey.ts';
import type { DeliveryStores } from '../delivery/folders.ts';
import { openStores } from '../delivery/openStores.ts';
import { registerDeletion } from '../domains/accounts/deletionRoutes.ts';
import { registerExport } from '../domains/accounts/export/routes.ts';
import { registerMailedLinks } from '../domains/accounts/mailedLinks/routes.ts';
import { registerAccounts } from '../domains/accounts/routes.ts';
import { registerSecurity } from '../domains/accounts/securityRoutes.ts';
import { registerChatPhotos } from '../domains/chats/photoRoutes.ts';
import { registerChats } from '../domains/chats/routes.ts';
import { changesOf } from '../domains/content/changes.ts';
import { registerPages } from '../domains/content/pageRoutes.ts';
import { registerPrivacy } from '../domains/content/privacyRoutes.ts';
import { type DeliveryParts, openDeliveryReports } from '../domains/delivery/index.ts';
import { registerDelivery } from '../domains/delivery/routes.ts';
import { registerGifts } from '../domains/gifts/routes.ts';
import { registerLanderDesk, registerLanderImages } from '../domains/landers/routes.ts';
import { registerLanders } from '../domains/landers/visitorRoutes.ts';
import { registerModeration } from '../domains/moderation/routes.ts';
import { registerMailEvents } from '../domains/notices/mailEvents.ts';
import { registerNotices } from '../domains/notices/routes.ts';
import { registerPasskeys } from '../domains/passkeys/routes.ts';
import { registerSandbox } from '../domains/payments/provider/sandbox/routes.ts';
import { registerWebhook } from '../domains/payments/provider/webhook.ts';
import { registerReceipts } from '../domains/payments/receipts/receiptRoute.ts';
import { registerPayments } from '../domains/payments/routes.ts';
import { pushKeysOf } from '../domains/push/keys.ts';
import { registerPush } from '../domains/push/routes.ts';
import { createDomains } from '../domains/settings/domains.ts';
import { registerSettings } from '../domains/settings/routes.ts';
import { registerVerification } from '../domains/verification/routes.ts';
import { registerEdge } from '../edge/index.ts';
import { openCountries } from '../geoip/countries.ts';
import { memberOf } from '../http/context.ts';
import { createFingerprint, secretOf } from '../http/fingerprint.ts';
import { registerHealth } from '../http/health.ts';
import type { Api, Platform } from '../http/platform.ts';
import { createSeals } from '../http/seals.ts';
import { createServer, type ServerGround } from '../http/server.ts';
import { createSessions } from '../http/sessions.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { databaseNotifier, valkeyNotifier } from '../live/notifier.ts';
import { registerLive } from '../live/routes.ts';
import { registerInbox } from '../mail/inbox.ts';
import { registerDocs } from '../openapi/routes.ts';
import { createRenderFailures, type RenderFailures } from '../rendering/failures.ts';
import { openScreens } from '../rendering/openScreens.ts';
import type { Screens } from '../rendering/screens.ts';
import { registerSignupPage } from '../signupPage/routes.ts';
import { createBoot } from '../visit/boot.ts';
import { createExists } from '../visit/exists.ts';
import { createLanderList, createLanderVisits, createVisitedLanders } from '../visit/landerVisits.ts';
import { createSharePreview } from '../visit/sharePreview.ts';
import { createWarming } from '../visit/warming.ts';
import { createWithoutScript } from '../visit/withoutScript.ts';
import { registerCommunity } from './community.ts';
import { createParts, type PartOverrides, type Parts } from './services.ts';
import { scheduleUpkeep } from './upkeep.ts';

/** What a test may replace. */
export interface Overrides extends PartOverrides {
  /** Opened and migrated; the app closes it. */
  readonly database?: Database;
  readonly now?: () => Date;
  /** What is live; a developer's site puts the remote under development over it. */
  readonly delivery?: DeliveryStores;
}

export interface App {
  readonly server: FastifyInstance;
  readonly platform: Platform;
  readonly database: Database;
  readonly parts: Parts;
  readonly jobs: Jobs;
  readonly delivery: DeliveryParts;
  /** Starts to listen, to process jobs and to watch the canaries; returns the address. */
  start(): Promise<string>;
  /** Finishes open requests, then ends streams, jobs and database. */
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

interface Delivery {
  readonly folders: DeliveryStores;
  readonly parts: DeliveryParts;
  readonly screens: Screens;
  readonly failures: RenderFailures;
}

async function registerAll(api: Api, parts: Parts, delivery: Delivery): Promise<void> {
  const { server, platform } = api;
  const {
    accounts,
    leaving,
    notices,
    push,
    settings,
    money,
    offers,
    community,
    chats,
    gifts,
    live,
    jobs,
    landers,
    moderation,
    verification,
  } = parts;
  registerHealth(api);
  money.ledger.expose(platform.metrics);
  parts.loginAlarm.expose(platform.metrics);
  registerAccounts(api, accounts, leaving);
  registerSecurity(api, { ...leaving, passkeys: parts.passkeys });
  registerDeletion(api, leaving);
  registerMailedLinks(api, leaving);
  registerExport(api, leaving.passwords, leaving.archive);
  registerNotices(api, notices);
  await registerPush(api, push);
  registerPasskeys(api, { passkeys: parts.passkeys, passwords: leaving.passwords, accounts });
  if (platform.config.mailWebhookSecret !== null) registerMailEvents(api, notices, platform.config.mailWebhookSecret);
  registerSettings(api, settings);
  registerSignupPage(api, settings);
  registerPages(api, settings);
  registerPrivacy(api);
  registerCommunity(api, community, settings.get);
  registerChats(api, chats);
  registerChatPhotos(api, chats, community.privatePhotos);
  registerGifts(api, gifts);
  registerLanders(api, landers);
  registerLanderDesk(api, landers, delivery.failures);
  registerLanderImages(api, landers, community.intake);
  registerModeration(api, moderation, community.privatePhotos);
  registerVerification(api, verification);
  registerPayments(api, money, offers);
  registerReceipts(api, money.receipts);
  registerWebhook(api, money.provider.port, money.apply);
  if (money.provider.sandbox !== null) registerSandbox(api, money.provider.sandbox, jobs);
  if (platform.config.smtpUrl === null) registerInbox(api);
  registerLive(api, live);
  registerDelivery(api, delivery.parts);
  if (!platform.config.production) registerDocs(api);
  const secure = platform.config.publicUrl.startsWith('https://');
  await registerEdge(server, {
    publicUrl: platform.config.publicUrl,
    now: platform.now,
    screens: delivery.screens,
    landerFor: createLanderVisits(platform, parts),
    landerList: createLanderList(platform, parts),
    pageChanges: (pages) => changesOf(platform.db, pages, platform.now()),
    withoutScript: createWithoutScript(platform, parts.settings),
    delivery: delivery.folders,
    secure,
    fingerprint: platform.fingerprint,
    offlineWorker: platform.config.offlineWorker,
    bootFor: createBoot(platform, parts),
    sharePreview: createSharePreview(platform, parts),
    exists: createExists(platform, parts),
  });
}

/** Builds the server from its parts, without listening. */
export async function buildApp(config: Config, overrides: Overrides = {}): Promise<App> {
  const now = overrides.now ?? (() => new Date());
  const database = overrides.database ?? (await openMigrated(config));
  const metrics = new Registry();
  const { valkeyUrl, valkeyCluster } = config;
  const valkey = valkeyUrl === null ? null : openValkey({ valkeyUrl, valkeyCluster });
  let memberId: ServerGround['memberId'] = async () => null;
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
    sessions: createSessions({ now, notifier, staffPasskeys: config.staffPasskeys }),
    countries: await openCountries(config),
    domains: createDomains({ db: database.db, now, defaultHost: new URL(config.publicUrl).host }),
    metrics,
  };
  memberId = async (request) => (await memberOf(request, platform))?.id ?? null;
  const folders = overrides.delivery ?? (await openStores(config));
  const ground = { server, platform, database, notifier, pushKeys: await pushKeysOf(config), delivery: folders };
  const parts = createParts(ground, overrides);
  const { live, jobs, landers } = parts;
  const delivery = openDeliveryReports({
    platform,
    jobs,
    log: server.log,
    delivery: folders,
    onRegistry: (generation) => live.tellAll({ type: 'registry', generation }),
  });
  const failures = createRenderFailures({ now });
  const screens = openScreens({ delivery: folders, publicUrl: config.publicUrl, now, log: server.log, failures });
  await registerAll({ server, platform, endpoints: [] }, parts, { folders, parts: delivery, screens, failures });
  scheduleUpkeep(platform, parts, delivery);
  await jobs.open();
  await live.start();
  await landers.live.start();
  const warming = createWarming({ server, landers: createVisitedLanders(platform, parts) });
  let endRounds: (() => Promise<void>) | null = null;
  let endWarming: (() => void) | null = null;
  return {
    server,
    platform,
    database,
    parts,
    jobs,
    delivery,
    async start() {
      await jobs.start();
      endRounds = delivery.start();
      const address = await server.listen({ host: config.host, port: config.port });
      warming.begin();
      endWarming = landers.live.onChange(warming.published);
      return address;
    },
    async close() {
      endWarming?.();
      await warming.end();
      await server.close();
      await endRounds?.();
      await screens.close();
      await delivery.reports.flush();
      await jobs.stop();
      await notifier.close();
      valkey?.disconnect();
      await database.close();
    },
  };
}
