import type { ReportedError } from './reportedError.ts';

/** Equal errors of one browser family on one day. */
export interface GatheredError {
  readonly error: ReportedError;
  readonly browser: string;
  /** Calendar date in UTC. */
  readonly day: string;
  readonly at: Date;
  count: number;
}

/** Different errors that a process keeps until they are written. A broken release has a few; more are someone's inventions. */
const MOST = 100;

/** Errors on their way to the database, gathered as in `createBatch`: equal ones are counted. */
export function createGathered() {
  let errors = new Map<string, GatheredError>();
  return {
    /** Adds an error. False: above the limit, new ones are left out; they are a sample. */
    add(error: ReportedError, browser: string, at: Date): boolean {
      const day = at.toISOString().slice(0, 10);
      const { remote, version, kind, name, reason, frames } = error;
      const key = JSON.stringify([remote, version, kind, name, reason, frames, browser, day]);
      const known = errors.get(key);
      if (known === undefined && errors.size >= MOST) return false;
      if (known === undefined) errors.set(key, { error, browser, day, at, count: 1 });
      else known.count += 1;
      return true;
    },
    /** Returns everything gathered so far and clears it. */
    take(): GatheredError[] {
      const taken = errors;
      errors = new Map();
      return [...taken.values()];
    },
  };
}
