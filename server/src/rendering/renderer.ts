import { AsyncLocalStorage } from 'node:async_hooks';
import { availableParallelism } from 'node:os';
import type { RenderedScreen } from '@amarena/shared/federation/render';
import { traced } from '../tracing/work.ts';
import { createWorker, type RenderJob, type Worker } from './worker.ts';

/** Screens. */
export interface RendererLoad {
  readonly running: number;
  readonly waiting: number;
}

export interface Renderer {
  load(): RendererLoad;
  /**
   * Rejects if the screen throws, requests something that is refused, or takes too long; with `RendererBusy` if too
   * many wait, or if it has waited too long itself when its turn comes.
   */
  render(job: RenderJob): Promise<RenderedScreen>;
  close(): Promise<void>;
}

/** Too many screens are to be rendered: this one is left to the browser, and nothing is wrong with it. */
export class RendererBusy extends Error {
  /** `full`: too many waited already. `late`: its turn came too late. */
  readonly why: 'full' | 'late';
  constructor(why: RendererBusy['why'], waiting: number) {
    super(`${waiting} screens wait to be rendered.`);
    this.why = why;
  }
}

/** Milliseconds for one screen; for the first screen of a version, including the time to load its script. */
const RENDER_WITHIN = 5_000;
/** At 30 ms each, this many take about as long as a visitor waits. */
const MOST_WAITING = 50;
/**
 * The answers of a screen are mostly there before it is rendered, so a process keeps a core busy; each needs some 200 MB.
 * Two at least, so that one screen that hangs does not keep all others waiting.
 */
const MOST_PROCESSES = Math.min(6, Math.max(2, availableParallelism()));

/** A screen that waits for a process. `until`: when it is too late for it to begin, in milliseconds of this process. */
interface Waiting {
  readonly until: number;
  readonly settle: PromiseWithResolvers<Worker>;
}

interface Limits {
  /** Milliseconds for one screen. */
  readonly within?: number;
  /** Screens that may wait. */
  readonly most?: number;
  readonly processes?: number;
}

/**
 * Renders screens in separate processes, in each one after the other: a remote's script never runs in the server, and
 * one that hangs is terminated. If all are busy, another starts. It takes screens once it has loaded the scripts, which
 * takes as long as dozens of screens; until then they wait for those that have.
 */
export function createRenderer({ within = RENDER_WITHIN, most = MOST_WAITING, processes = MOST_PROCESSES }: Limits = {}): Renderer {
  const workers = new Set<Worker>();
  // The last to finish comes first: it has the scripts, and the others may rest.
  const idle: Worker[] = [];
  const queue: Waiting[] = [];

  function start(): Worker {
    const started = createWorker(within);
    workers.add(started);
    return started;
  }

  /** The first that is not too late: rendering the others would make those behind them late, too. */
  function nextWaiting(): Waiting | undefined {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      if (performance.now() <= next.until) return next;
      next.settle.reject(new RendererBusy('late', queue.length));
    }
    return undefined;
  }

  function giveBack(worker: Worker): void {
    const next = nextWaiting();
    if (next === undefined) idle.push(worker);
    else next.settle.resolve(worker);
  }

  /** The idle process that has the job's scripts, else any; the first job starts one. */
  function free(job: RenderJob): Worker | undefined {
    if (workers.size === 0) return start();
    const at = idle.findLastIndex((worker) => worker.has(job));
    return at === -1 ? idle.pop() : idle.splice(at, 1)[0];
  }

  function startAnother(job: RenderJob): void {
    if (workers.size >= processes) return;
    const worker = start();
    // If the scripts do not load, the screen itself says so.
    void worker
      .prepare(job)
      .catch(() => undefined)
      .then(() => giveBack(worker));
  }

  async function next(job: RenderJob): Promise<Worker> {
    const worker = free(job);
    if (worker !== undefined) return worker;
    startAnother(job);
    if (queue.length >= most) throw new RendererBusy('full', queue.length);
    const settle = Promise.withResolvers<Worker>();
    queue.push({ until: performance.now() + (job.beginsWithin ?? Number.POSITIVE_INFINITY), settle });
    return settle.promise;
  }

  return {
    load: () => ({ running: workers.size - idle.length, waiting: queue.length }),
    render: (job) =>
      traced({ kind: 'render', name: 'screen' }, async () => {
        // The process asks in messages, which by themselves belong to nothing.
        const ask = AsyncLocalStorage.bind(job.ask);
        const worker = await next(job);
        try {
          return await worker.render({ ...job, ask });
        } finally {
          giveBack(worker);
        }
      }),
    async close() {
      for (const worker of workers) worker.end();
    },
  };
}
