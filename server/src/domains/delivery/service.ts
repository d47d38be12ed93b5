import { FAILURES } from '@amarena/shared/federation/failures';
import type { Generation } from '@amarena/shared/federation/registry';
import type { FastifyInstance } from 'fastify';
import { newestRegistry, trialsIn } from '../../delivery/canaryTrials.ts';
import type { DeliveryStores } from '../../delivery/folders.ts';
import { healthStore } from '../../delivery/health.ts';
import type { PartName } from '../../delivery/part.ts';
import type { Platform } from '../../http/platform.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { createDeliveryFigures } from './deliveryFigures.ts';
import { createBrowserErrors } from './errors/errors.ts';
import { createForward } from './errors/forward.ts';
import { createKnownFrames } from './errors/knownFrames.ts';
import { createSourcePlaces } from './errors/sourcePlaces.ts';
import { FIGURES_WINDOW } from './figures.ts';
import { createIsLive, createIsPublished } from './liveVersions.ts';
import { createDeliveryReports } from './reports.ts';
import { repeatEverySecond, startRounds } from './rounds.ts';
import { teamView } from './teamView.ts';
import { trendView } from './trendView.ts';
import { forgetOld } from './trials.repository.ts';
import { createCanaryWatch } from './watch.ts';
import { createWebhook } from './webhook.ts';

/** How many registry changes developers see. */
const GENERATIONS = 12;
/** Milliseconds for what is left when the process ends; the rest of the end needs its time, too. */
const DRAIN_FOR = 5_000;

export interface Deps {
  readonly platform: Platform;
  readonly jobs: Jobs;
  readonly log: FastifyInstance['log'];
  readonly delivery: DeliveryStores;
  /** Reads the names of the grants that a text mentions, and returns what puts them in place of their marks. */
  readonly grantNames: (texts: string) => Promise<(text: string) => string>;
}

/** All generations, read again when there is a new one: the store keeps each as an object of its own. */
function recentHistory({ registry }: Pick<DeliveryStores, 'registry'>): (generation: number) => Promise<readonly Generation[]> {
  let told: { generation: number; history: Generation[] } | null = null;
  return async (generation) => {
    if (told?.generation !== generation) told = { generation, history: await registry.history() };
    return told.history;
  };
}

/** Notices when another generation of the registry is live; every process finds out by itself. */
function followReleases(newest: ReturnType<typeof newestRegistry>) {
  const listeners = new Set<(generation: number, since: number) => void>();
  let seen: number | null = null;
  return {
    onRelease: (listener: (generation: number, since: number) => void): void => void listeners.add(listener),
    async follow(): Promise<void> {
      const { generation } = await newest();
      if (seen !== null && seen !== generation) for (const listener of listeners) listener(generation, seen);
      seen = generation;
    },
  };
}

/** Records how remotes do in browsers, and watches the canaries. */
export function createDelivery({ platform, jobs, log, delivery, grantNames }: Deps) {
  const { db, now, config, fingerprint, metrics } = platform;
  const newest = newestRegistry(delivery);
  const figures = createDeliveryFigures(metrics, newest);
  const trials = async () => trialsIn(await newest());
  const isLive = createIsLive(newest, delivery.objects);
  const isPublished = createIsPublished(isLive, delivery.artifacts);

  const historyUpTo = recentHistory(delivery);

  const releases = followReleases(newest);

  const reports = createDeliveryReports({
    db,
    now,
    fingerprint,
    isPublished,
    isLive,
    trials,
    onStart: figures.started,
    async onFailure({ remote, version, kind }) {
      log.warn({ remote, version, kind, ...FAILURES[kind] }, 'remote failed in a browser');
      await figures.failed(remote, version, kind);
    },
  });
  const watch = createCanaryWatch({
    db,
    now,
    newest,
    registry: delivery.registry,
    health: healthStore(delivery.objects),
    webhook: createWebhook(jobs, config.deliveryWebhook),
    onTakenBack(event) {
      log.warn(event, 'canary taken back');
      figures.takenBack(event.remote);
    },
  });
  const errors = createBrowserErrors({
    db,
    now,
    newest,
    isPublished,
    knownFrame: createKnownFrames({ ...delivery, isLive }),
    places: createSourcePlaces(delivery),
    forward: createForward(jobs, config.errorsDsn, now),
    onCounted: ({ remote, kind }) => figures.error(remote, kind),
    onLeftOut: figures.leftOut,
  });
  const logged = (what: string) => (error: unknown) => log.error({ err: error }, what);

  return {
    reports,
    errors,
    watch,
    /** Calls the listener each time a new generation of the registry is live. `since`: the one that was before. */
    onRelease: releases.onRelease,
    /** Checks whether another one is. */
    follow: releases.follow,
    /** What developers see of the live versions. */
    view: async () => {
      const registry = await newest();
      const history = (await historyUpTo(registry.generation)).slice(-GENERATIONS);
      const named = await grantNames(JSON.stringify([registry, history]));
      return teamView(db, { registry, history, named, provenance: delivery.provenance }, now());
    },
    /** How the versions of a part did by day. */
    trends: async (part: PartName) => trendView(db, await newest(), part, now()),
    async forgetOld() {
      await forgetOld(db, new Date(now().getTime() - FIGURES_WINDOW), await trials());
      await errors.forgetOld();
    },
    /** Starts the work of every second. Returns a function that ends it. */
    start() {
      const endRounds = startRounds({
        flush: reports.flush,
        look: watch.look,
        follow: releases.follow,
        onBroken: logged('the figures of remotes could not be written'),
      });
      // Apart: finding places in the sources may take longer.
      const endErrors = repeatEverySecond(() => errors.flush(), logged('errors in browsers could not be written'));
      return async () => {
        await Promise.all([endRounds(), endErrors()]);
      };
    },
    /** Writes what is left before the process ends. What cannot be written is lost and logged, and keeps nothing else from ending. */
    async close(): Promise<void> {
      await reports.flush().catch(logged('figures of remotes were lost at the end'));
      await errors.drain(DRAIN_FOR).catch(logged('errors in browsers were lost at the end'));
    },
  };
}
export type Delivery = ReturnType<typeof createDelivery>;
