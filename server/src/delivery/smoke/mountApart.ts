import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { MINUTE, SECOND } from '../../times.ts';
import type { DeliveryDeps } from '../check.ts';
import type { LiveSet } from '../liveSet.ts';
import type { StoreSettings } from '../openStores.ts';
import type { Refusal } from '../refusal.ts';
import type { Say } from '../steps.ts';
import { MountNews, type MountOrder } from './mountOrder.ts';

/** Mounts candidates in a process of its own. */
export interface MountApart {
  mount(say: Say): NonNullable<DeliveryDeps['smoke']>;
  /** Ends running mounts; they fail. */
  close(): Promise<void>;
}

const PROGRAM = path.join(import.meta.dirname, 'mountProcess.ts');
/** No mount of a whole site takes longer. */
const ENDS_WITHIN = 30 * MINUTE;
/** After this, a process that was told to end is killed. */
const GRACE = 10 * SECOND;
/**
 * What the process needs of this one's environment. It runs code that is not live yet, so it gets no secret of the site but
 * the key of the store, which it reads.
 */
const KEPT = /^(PATH|HOME|TMPDIR|LANG|TZ|NODE_ENV|NODE_EXTRA_CA_CERTS|CHROMIUM_.*|PLAYWRIGHT_.*|AWS_.*)$/;

const environment = (): NodeJS.ProcessEnv => Object.fromEntries(Object.entries(process.env).filter(([name]) => KEPT.test(name)));

type Child = ReturnType<typeof fork>;

function endAfter(child: Child, milliseconds: number): NodeJS.Timeout {
  return setTimeout(() => {
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), GRACE).unref();
  }, milliseconds);
}

/** A live set as an order has it. */
const sent = ({ shell, remotes }: LiveSet): MountOrder['live'] => ({
  shell,
  remotes: Object.fromEntries(Object.entries(remotes).map(([name, manifests]) => [name, [...manifests]])),
});

/**
 * Mounts candidates for a server that has other work: a browser that takes all memory, or a page that never rests, ends
 * with its process.
 */
export function createMountApart(settings: Omit<StoreSettings, 'deliveryProvenance'>): MountApart {
  const running = new Set<Child>();

  async function refusalsFor(order: MountOrder, say: Say): Promise<Refusal[]> {
    const child = fork(PROGRAM, [], { env: environment(), execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    running.add(child);
    const timer = endAfter(child, ENDS_WITHIN);
    let found: Refusal[] | null = null;
    child.on('message', (message) => {
      const news = MountNews.parse(message);
      if ('line' in news) say(news.line);
      else found = news.refusals;
    });
    try {
      child.send(order);
      await once(child, 'exit');
    } finally {
      clearTimeout(timer);
      running.delete(child);
    }
    if (found === null) throw new Error('The process that mounts candidates ended without a result.');
    return found;
  }

  return {
    mount:
      (say) =>
      async (candidates, live, { before = live, less = false } = {}) => {
        const { dataDir, deliveryBucket, artifactsUrl } = settings;
        const order = {
          settings: { dataDir, deliveryBucket, artifactsUrl },
          candidates: [...candidates],
          live: sent(live),
          before: sent(before),
          less,
        };
        return refusalsFor(order, say);
      },
    async close() {
      await Promise.all(
        [...running].map(async (child) => {
          const ended = once(child, 'exit');
          endAfter(child, 0);
          await ended;
        }),
      );
    },
  };
}
