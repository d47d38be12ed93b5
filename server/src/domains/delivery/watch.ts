import type { Registry } from '@amarena/shared/federation/registry';
import { type Db, inTransaction } from '../../db/schema.ts';
import { slownessToTakeBack } from '../../delivery/canaryFigures.ts';
import { reasonToTakeBack } from '../../delivery/canaryRule.ts';
import { trialsIn } from '../../delivery/canaryTrials.ts';
import type { ChangeDeps } from '../../delivery/change.ts';
import type { HealthStore } from '../../delivery/health.ts';
import { remotesIn } from '../../delivery/part.ts';
import { takeBack } from '../../delivery/takeBack.ts';
import { figuresOf } from './figures.ts';
import { lockTrials, recordNotice, trialFigures, trialMeasures } from './trials.repository.ts';
import type { CanaryTakenBack, Webhook } from './webhook.ts';

/** In the history, the name of what the site does by itself. */
const THE_SITE = 'the site';

const HEALTH_EVERY = 10_000;

export interface CanaryWatchDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly registry: ChangeDeps['registry'];
  /** The newest registry, read again when it changed. */
  readonly newest: () => Promise<Registry>;
  readonly health: HealthStore;
  readonly webhook: Webhook;
  /** Called for every canary that was taken back, in one process only. */
  readonly onTakenBack: (event: CanaryTakenBack) => void;
}

/** Ends canaries that do badly, notifies about it, and records how all live versions do. One process at a time. */
export function createCanaryWatch({ db, now, registry, newest, health, webhook, onTakenBack }: CanaryWatchDeps) {
  let written = { at: 0, versions: '' };

  async function judge(trx: Db): Promise<void> {
    for (const trial of trialsIn(await newest())) {
      const { remote, canary, active } = trial;
      const why =
        reasonToTakeBack(await trialFigures(trx, trial, canary), await trialFigures(trx, trial, active)) ??
        slownessToTakeBack(await trialMeasures(trx, trial, canary), await trialMeasures(trx, trial, active));
      // Fails only if someone ended or replaced the canary meanwhile: then this verdict is void.
      if (why !== null) await takeBack({ registry, by: THE_SITE, now }, remote, canary, why);
    }
  }

  /**
   * The note is stored together with the message, so that after a crash between taking back and telling, the next
   * process sends it.
   */
  async function tell(trx: Db): Promise<CanaryTakenBack[]> {
    const told: CanaryTakenBack[] = [];
    const registered = await newest();
    for (const remote of remotesIn(registered)) {
      const taken = registered.remotes[remote]?.taken_back ?? null;
      if (taken === null || !(await recordNotice(trx, { remote, version: taken.version, at: new Date(taken.at) }))) continue;
      const entries = await registry.history();
      const entry = entries.find((one) => one.registry.remotes[remote]?.taken_back?.at === taken.at);
      if (entry === undefined) throw new Error(`The history has no generation in which ${remote}@${taken.version} was taken back.`);
      const { version, percent, why, at } = taken;
      const event: CanaryTakenBack = { event: 'canary_taken_back', remote, version, percent, why, at, generation: entry.generation };
      await webhook.tell(trx, event);
      told.push(event);
    }
    return told;
  }

  async function writeHealth(trx: Db): Promise<void> {
    const at = now();
    if (at.getTime() - written.at < HEALTH_EVERY) return;
    const versions = await figuresOf(trx, await newest(), at);
    const text = JSON.stringify(versions);
    if (text === written.versions) return;
    await health.write({ schemaVersion: 1, at: at.toISOString(), versions });
    written = { at: at.getTime(), versions: text };
  }

  return {
    /** Checks once. Does nothing if another process is checking. */
    async look(): Promise<void> {
      const told = await inTransaction(db, async (trx) => {
        if (!(await lockTrials(trx))) return [];
        await judge(trx);
        await writeHealth(trx);
        return tell(trx);
      });
      for (const event of told) onTakenBack(event);
    },
  };
}
