import type { postClientError } from '@amarena/shared/contracts/platform/clientErrors';
import type { ParsedBodyOf } from '@amarena/shared/contracts/platform/endpoint';
import { type FieldFigure, INP_PHASES, LCP_PHASES } from '@amarena/shared/contracts/platform/fieldFigures';
import { isGuestName } from '@amarena/shared/contracts/platform/guests';
import type { RemoteStart } from '@amarena/shared/contracts/platform/remoteStarts';
import { ANY_GUEST, ROUTES } from '@amarena/shared/contracts/platform/routes';
import { type Db, inTransaction } from '../../db/schema.ts';
import type { Trial } from '../../delivery/canaryTrials.ts';
import { getsCanary } from '../../delivery/canaryVisitors.ts';
import { addressRange, isLoopback } from '../../geoip/addresses.ts';
import type { Fingerprint } from '../../http/fingerprint.ts';
import { HOUR } from '../../times.ts';
import { createBatch } from './batch.ts';
import { figureBucketOf } from './fieldBuckets.ts';
import { addReports } from './repository.ts';
import { bucketOf } from './startTimes.ts';
import type { CanaryVisitorsTable } from './tables.ts';
import { createUsualTimes } from './usualTimes.ts';

type Failure = ParsedBodyOf<typeof postClientError>;

/** Identifies a reporter: the number in the canary's cookie, null without one, and the address. */
export interface Reporter {
  readonly visitor: number | null;
  readonly address: string;
}

export interface DeliveryReportsDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly fingerprint: Fingerprint;
  /** True for a published version. Others are not counted, because anyone can make up names. */
  readonly isPublished: (remote: string, version: string) => Promise<boolean>;
  /** True for a version that pages start: the registry names it, or a lander was published with it. */
  readonly isLive: (remote: string, version: string) => Promise<boolean>;
  /** The running canaries. */
  readonly trials: () => Promise<readonly Trial[]>;
  /** Called for every counted failure, for the log and the metrics. */
  readonly onFailure: (failure: Failure) => Promise<void>;
  /** Called for every counted start, for the metrics. */
  readonly onStart: (remote: string, version: string) => Promise<void>;
}

const NOTHING_YET = { failed: false, slow: null, lcp: null, inp: null } as const;

const PHASES: Readonly<Record<FieldFigure['metric'], readonly FieldFigure['phase'][]>> = {
  LCP: [null, ...LCP_PHASES],
  INP: [null, ...INP_PHASES],
  CLS: [null],
};

/** True if the part owns the page, and the phase is one of the metric's. Anyone can send other pairs. */
const isPossible = ({ route, remote, metric, phase }: FieldFigure): boolean =>
  PHASES[metric].includes(phase) &&
  ROUTES.some(({ name, owner }) => name === route && owner === (isGuestName(remote) ? ANY_GUEST : remote));

const hourOf = (moment: Date): Date => new Date(Math.floor(moment.getTime() / HOUR) * HOUR);
const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/**
 * Recognisable during this trial only. This machine's own address belongs to a developer or a test, and does not
 * identify a network.
 */
function networkIn({ remote, at }: Trial, { visitor, address }: { visitor: number; address: string }): string {
  const from = isLoopback(address) ? `this machine ${visitor}` : addressRange(address);
  return `${remote} ${at} ${from}`;
}

/** Records how remotes do in browsers. Reports are gathered here and written by `flush`. */
export function createDeliveryReports({ db, now, fingerprint, isPublished, isLive, trials, onFailure, onStart }: DeliveryReportsDeps) {
  const batch = createBatch();
  const usualTime = createUsualTimes(db, now);

  /** The trial that a visitor's report of a version counts for: only if the visitor was assigned that version. */
  async function trialOf(
    remote: string,
    version: string,
    { visitor, address }: Reporter,
  ): Promise<{ trial: Trial; visitor: number; network: string } | null> {
    if (visitor === null) return null;
    const trial = (await trials()).find((one) => one.remote === remote);
    if (trial === undefined) return null;
    const meant = getsCanary(visitor, remote, trial.canary, trial.percent) ? trial.canary : trial.active;
    return version === meant ? { trial, visitor, network: fingerprint('canary_network', networkIn(trial, { visitor, address })) } : null;
  }

  async function count(
    remote: string,
    version: string,
    reporter: Reporter,
    what: Partial<Pick<CanaryVisitorsTable, 'failed' | 'slow' | 'lcp' | 'inp'>>,
  ): Promise<void> {
    const counted = await trialOf(remote, version, reporter);
    if (counted === null) return;
    const { trial, visitor, network } = counted;
    batch.visitor({ remote, version, trial: new Date(trial.at), visitor, network, ...NOTHING_YET, ...what });
  }

  async function isSlow(remote: string, bucket: number, cold: boolean): Promise<boolean | null> {
    const trial = (await trials()).find((one) => one.remote === remote);
    if (trial === undefined) return null;
    const usual = await usualTime(remote, trial.active, cold);
    return usual === null ? null : bucket > usual;
  }

  return {
    /** True while a canary runs. */
    onTrial: async (): Promise<boolean> => (await trials()).length > 0,

    /** Counts a failure of a published version. False if there is no such version; then nothing is counted. */
    async failed(failure: Failure, reporter: Reporter): Promise<boolean> {
      const { remote, version, kind } = failure;
      if (!(await isPublished(remote, version))) return false;
      batch.failure({ remote, version, kind, day: dayOf(now()) });
      await count(remote, version, reporter, { failed: true });
      await onFailure(failure);
      return true;
    },

    /** Counts the starts of live versions. False if none of them is live. */
    async started(starts: readonly RemoteStart[], reporter: Reporter): Promise<boolean> {
      let counted = false;
      for (const { remote, version, ms, cold } of starts) {
        if (!(await isLive(remote, version))) continue;
        counted = true;
        const bucket = bucketOf(ms);
        batch.start({ remote, version, cold, bucket, hour: hourOf(now()) });
        const slow = reporter.visitor === null ? null : await isSlow(remote, bucket, cold);
        await count(remote, version, reporter, { slow });
        await onStart(remote, version);
      }
      return counted;
    },

    /** Counts the possible figures of live versions. False if there is none. */
    async measured(figures: readonly FieldFigure[], reporter: Reporter): Promise<boolean> {
      let counted = false;
      for (const figure of figures) {
        const { remote, version, route, metric, phase, value } = figure;
        if (!isPossible(figure) || !(await isLive(remote, version))) continue;
        counted = true;
        const bucket = figureBucketOf(value);
        batch.figure({ day: dayOf(now()), remote, version, route, metric, phase: phase ?? '' }, bucket);
        if (metric === 'LCP') await count(remote, version, reporter, { lcp: bucket });
        if (metric === 'INP') await count(remote, version, reporter, { inp: bucket });
      }
      return counted;
    },

    /** Writes what was gathered. False if there was nothing. */
    async flush(): Promise<boolean> {
      if (batch.isEmpty()) return false;
      const rows = batch.take();
      await inTransaction(db, (trx) => addReports(trx, rows));
      return true;
    },
  };
}
