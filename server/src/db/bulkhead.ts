import { AsyncLocalStorage } from 'node:async_hooks';

/** Longest wait for a connection in milliseconds. A request that waits longer would only be one of many. */
const WAITS = 3_000;
/** Requests that wait for a connection of this process. */
const MOST_WAITING = 200;
/** Those of one route. */
const MOST_OF_ONE_WAITING = 50;
/** A route that holds a connection for longer than this many milliseconds is in trouble: a table may be locked. */
const SLOW = 3_000;
/** Milliseconds for which it counts as in trouble after that. */
const REMEMBERED = 10_000;
/** Shares of the connections. */
const OF_ONE = 0.6;
const OF_TROUBLED = 0.5;
const RESERVED = 0.2;

/** No connection to the database could be had in time, or the request's route already has its share. */
export class Overloaded extends Error {
  readonly code = 'DATABASE_OVERLOADED';
}

export interface Caller {
  readonly route: string;
  /**
   * True: what a call brings or fetches is stored and would only come again, such as a payment's notice or a tab that
   * reconnects. As many of its calls may wait as there is room for.
   */
  readonly delivers: boolean;
}

const callers = new AsyncLocalStorage<Caller>();

/** Runs `work`, and all that follows from it, on behalf of a route: connections that it takes count as this route's. */
export const onBehalfOf = (caller: Caller, work: () => void): void => callers.run(caller, work);

/** Runs `work`, and all that follows from it, on behalf of no route, although a call of one started it. */
export const onNobodysBehalf = (work: () => void): void => callers.exit(work);

interface Share {
  /** Since when it has held each of its connections, in milliseconds. */
  readonly held: Set<{ readonly since: number }>;
  troubledUntil: number;
}

interface Waiting {
  readonly route: string;
  admit(): void;
}

/**
 * Divides connections among routes, so that a slow or locked table costs its own calls and not all: a route has at most
 * 60 % of the connections, the last fifth is for routes that hold none, and routes in trouble share half. A route beyond
 * its share waits for some seconds at most; one that is stuck is refused at once, and so are the calls of a route of which
 * many wait already, so that there is room for those of others. Work that is on behalf of no route, such
 * as jobs, is not limited.
 */
export function createBulkhead(connections: number, { onShed }: { onShed: () => void }) {
  const shares = new Map<string, Share>();
  const waiting: Waiting[] = [];
  const most = (share: number) => Math.max(1, Math.floor(connections * share));
  let inUse = 0;

  const shareOf = (route: string): Share => {
    const share = shares.get(route) ?? { held: new Set(), troubledUntil: 0 };
    shares.set(route, share);
    return share;
  };
  const isStuck = ({ held }: Share): boolean => [...held].some(({ since }) => Date.now() - since > SLOW);
  const isTroubled = (share: Share): boolean => share.troubledUntil > Date.now() || isStuck(share);

  function heldByTroubled(): number {
    let sum = 0;
    for (const share of shares.values()) if (isTroubled(share)) sum += share.held.size;
    return sum;
  }

  function mayHave(share: Share): boolean {
    const { held } = share;
    if (isTroubled(share)) return held.size === 0 || heldByTroubled() < most(OF_TROUBLED);
    if (held.size >= most(OF_ONE)) return false;
    return held.size === 0 || inUse < connections - Math.floor(connections * RESERVED);
  }

  function take(share: Share): () => void {
    const holding = { since: Date.now() };
    share.held.add(holding);
    inUse += 1;
    return () => {
      if (!share.held.delete(holding)) return;
      inUse -= 1;
      if (Date.now() - holding.since > SLOW) share.troubledUntil = Date.now() + REMEMBERED;
      admitNext();
    };
  }

  const waitingOf = (route: string): number => waiting.filter((one) => one.route === route).length;

  function admitNext(): void {
    const index = waiting.findIndex(({ route }) => inUse < connections && mayHave(shareOf(route)));
    if (index >= 0) waiting.splice(index, 1)[0]?.admit();
  }

  function shed(why: string): Overloaded {
    onShed();
    return new Overloaded(why);
  }

  const wait = (route: string): Promise<() => void> =>
    new Promise((resolve, reject) => {
      const mine: Waiting = {
        route,
        admit() {
          clearTimeout(timer);
          resolve(take(shareOf(route)));
        },
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(mine), 1);
        reject(shed('No connection to the database was free in time.'));
      }, WAITS);
      waiting.push(mine);
    });

  return {
    /** Waits for the right to one connection. Returns a function that gives it back. Throws `Overloaded`. */
    async enter(): Promise<() => void> {
      const caller = callers.getStore();
      if (caller === undefined) return () => undefined;
      const { route, delivers } = caller;
      const share = shareOf(route);
      if (inUse < connections && mayHave(share)) return take(share);
      if (isStuck(share)) throw shed(`${route} is stuck, and has its share of the connections.`);
      if (!delivers && waitingOf(route) >= MOST_OF_ONE_WAITING) throw shed(`Too many calls of ${route} wait for a connection.`);
      if (waiting.length >= MOST_WAITING) throw shed('Too many requests wait for a connection to the database.');
      return wait(route);
    },

    /** Requests that wait. */
    waiting: (): number => waiting.length,
  };
}
export type Bulkhead = ReturnType<typeof createBulkhead>;
