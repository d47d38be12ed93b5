/** A kind of job: its name in the queue and its data. Data is JSON, with ids rather than copies. */
export interface JobKind<Data extends object> extends KindOptions {
  readonly name: string;
  readonly data?: Data;
}

export interface KindOptions {
  /** How often a failing job is retried, with growing pauses. Default: 5. */
  readonly retries?: number;
  /**
   * True: a job that failed for good is kept until someone runs it again or drops it, because money or privacy depends
   * on it. Default: it is kept for two weeks.
   */
  readonly lasting?: boolean;
  /**
   * True: its data has an address, a phone number or a link, so that it is kept for only three days after it failed for
   * good. Not together with `lasting`.
   */
  readonly personal?: boolean;
  /** How many a process works on at the same time, each fetched alone. Default: 1. */
  readonly workers?: number;
  /** How many are fetched and run together; if the process is killed, all of them run again. Default: 1. */
  readonly batch?: number;
}

export const jobKind = <Data extends object>(name: string, options: KindOptions = {}): JobKind<Data> => ({ name, ...options });
