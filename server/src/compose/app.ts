import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../db/open.ts';
import type { DeliveryStores } from '../delivery/folders.ts';
import { openStores } from '../delivery/openStores.ts';
import type { Heartbeats } from '../heartbeats/heartbeats.ts';
import { registerHealth } from '../http/health.ts';
import type { Platform } from '../http/platform.ts';
import { registerDocs } from '../openapi/routes.ts';
import { openPictureStores } from '../photos/pictureStores.ts';
import { createRenderFailures } from '../rendering/failures.ts';
import { openScreens } from '../rendering/openScreens.ts';
import { createRenderer, type Renderer } from '../rendering/renderer.ts';
import { SECOND } from '../times.ts';
import { openVisits } from '../visit/index.ts';
import { createVisitedLanders } from '../visit/landerVisits.ts';
import { createWarming } from '../visit/warming.ts';
import { exposeLoad } from './loadFigures.ts';
import { openPlatform } from './platform.ts';
import { openServices, type ServiceOverrides, type Services } from './services.ts';
import { scheduleUpkeep } from './upkeep.ts';

/** What a test may replace. */
export interface Overrides extends ServiceOverrides {
  /** Opened and migrated; the app closes it. */
  readonly database?: Database;
  readonly now?: () => Date;
  /** What is live; a developer's site puts the remote under development over it. */
  readonly delivery?: DeliveryStores;
  /** The app closes it. */
  readonly renderer?: Renderer;
}

export interface App {
  readonly server: FastifyInstance;
  readonly platform: Platform;
  readonly database: Database;
  readonly services: Services;
  readonly heartbeats: Heartbeats;
  /** Starts to listen, to process jobs and to watch the canaries; returns the address. */
  start(): Promise<string>;
  /** Sends the tabs away over `drainSeconds`, finishes open requests, then ends streams, jobs and database. */
  close(): Promise<void>;
}

/** Builds the server from its domains, without listening. */
export async function buildApp(config: Config, overrides: Overrides = {}): Promise<App> {
  const now = overrides.now ?? (() => new Date());
  const ground = await openPlatform(config, now, overrides.database);
  const { api, database } = ground;
  const { server, platform } = api;
  const stores = overrides.delivery ?? (await openStores(config));
  const pictures = await openPictureStores(config);
  const failures = createRenderFailures({ now });
  const renderer = overrides.renderer ?? createRenderer();
  const screens = openScreens({
    renderer,
    delivery: stores,
    publicUrl: config.publicUrl,
    now,
    log: server.log,
    failures,
    metrics: platform.metrics,
  });
  const health = registerHealth(api);
  const services = await openServices(ground, { ...overrides, stores, pictures, failures });
  if (!config.production) registerDocs(api);
  const visits = await openVisits(api, { services, stores, screens });
  scheduleUpkeep(platform, services);
  const { jobs, mail, live, landers, delivery, releases, settings } = services;
  const deafen = await settings.start();
  exposeLoad(platform.metrics, { database: database.load, connections: database.pool.options.max, renders: screens.load });
  await jobs.open();
  // Others hold no tabs, so nothing is for them to hear.
  if (config.roles.has('live')) await live.start();
  ground.heartbeats.start();
  await services.searchReplicas.start();
  await landers.live.start();
  const warming = createWarming({ server, landers: createVisitedLanders(platform, services) });
  let endRounds: (() => Promise<void>) | null = null;
  let endWarming: (() => void) | null = null;
  return {
    server,
    platform,
    database,
    services,
    heartbeats: ground.heartbeats,
    async start() {
      await jobs.start();
      endRounds = delivery.start();
      const address = await server.listen({ host: config.host, port: config.port });
      if (config.roles.has('web')) {
        warming.begin();
        endWarming = landers.live.onChange(warming.published);
        delivery.onRelease((_generation, since) => void visits.released(since));
        delivery.onRelease(warming.released);
      }
      return address;
    },
    async close() {
      health.stopping();
      if (config.drainSeconds > 0 && live.open() > 0) await live.drain(config.drainSeconds * SECOND);
      endWarming?.();
      await warming.end();
      await server.close();
      await endRounds?.();
      await screens.close();
      await delivery.close();
      await releases.close();
      await jobs.stop();
      mail.close();
      await services.searchReplicas.close();
      await deafen();
      await ground.close();
    },
  };
}
