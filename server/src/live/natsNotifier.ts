import { setTimeout as pause } from 'node:timers/promises';
import { AuthorizationError, type ConnectionOptions, connect, type NatsConnection, type Subscription } from '@nats-io/transport-node';
import { afterCommit } from '../db/schema.ts';
import { traced } from '../tracing/work.ts';
import type { NatsAddress } from './natsAddress.ts';
import type { Notifier } from './notifier.ts';

/** Milliseconds that a start waits for NATS. */
const OPEN_WITHIN = 2_000;
const CONNECT_WITHIN = 5_000;
const RETRY_AFTER = 500;
/** A node that answers no ping counts as gone after at most three times this. */
const PING_EVERY = 10_000;
/** Notifications kept while NATS is away. Beyond it, the regular look at the rows finds what was not told. */
const KEPT_WHILE_AWAY = 10_000;

/** The start fails: NATS answers, but refuses the log-in. */
export class NatsRefused extends Error {
  constructor(cause: unknown) {
    super('NATS_URL: NATS refuses the log-in.', { cause });
  }
}

interface Settings {
  readonly address: NatsAddress;
  /** First part of every subject. */
  readonly prefix: string;
  /** Shown in the monitoring of NATS. Default: the client's own. */
  readonly name?: string;
  readonly onLost: (error: unknown) => void;
  /** Called each time the connection is there, or gone. */
  readonly onConnected: (isUp: boolean) => void;
}

const optionsOf = ({ address: { servers, login, tls }, name }: Settings): ConnectionOptions => ({
  servers: [...servers],
  ...login,
  ...(tls ? { tls: {} } : {}),
  ...(name === undefined ? {} : { name }),
  timeout: CONNECT_WITHIN,
  maxReconnectAttempts: -1,
  reconnectTimeWait: RETRY_AFTER,
  pingInterval: PING_EVERY,
});

/** Connects, and again if NATS later refuses the log-in or closes the connection. `use` resolves once it is closed. */
function keepConnected(settings: Settings, use: (open: NatsConnection) => Promise<void>) {
  let started = false;
  let closed = false;

  async function connectAgainAndAgain(onOpen: () => void): Promise<void> {
    while (!closed) {
      try {
        const open = await connect(optionsOf(settings));
        if (closed) return open.close();
        const over = use(open);
        onOpen();
        await over;
      } catch (problem) {
        if (problem instanceof AuthorizationError && !started) throw new NatsRefused(problem);
        settings.onLost(problem);
      }
      await pause(RETRY_AFTER);
    }
  }

  return {
    /** Resolves once connected, or after `OPEN_WITHIN`: the site starts even if NATS is down. Throws `NatsRefused`. */
    async start(): Promise<void> {
      const opened = Promise.withResolvers<void>();
      connectAgainAndAgain(opened.resolve).catch(opened.reject);
      await Promise.race([opened.promise, pause(OPEN_WITHIN, undefined, { ref: false })]);
      started = true;
    },
    stop(): void {
      closed = true;
    },
  };
}

/** A connection that is renewed when it breaks, and its subscriptions with it. */
function createLink(settings: Settings) {
  const { onLost, onConnected } = settings;
  const wanted = new Map<string, (payload: string) => void>();
  const subscribed = new Map<string, Subscription>();
  /** Subject and payload of what could not be sent; each once. */
  const unsent = new Map<string, readonly [subject: string, payload: string]>();
  const gapTold: (() => void)[] = [];
  let connection: NatsConnection | null = null;
  let isUp = false;

  function subscribe(subject: string): void {
    if (connection === null || connection.isClosed()) return;
    const callback = (error: Error | null, message: { string(): string }) => {
      // What a listener throws would end the connection.
      try {
        if (error === null) wanted.get(subject)?.(message.string());
        else onLost(error);
      } catch (problem) {
        onLost(problem);
      }
    };
    subscribed.set(subject, connection.subscribe(subject, { callback }));
  }

  function publish(subject: string, payload: string): void {
    const open = connection;
    if (isUp && open !== null) traced({ kind: 'notify', name: 'nats' }, async () => open.publish(subject, payload)).catch(onLost);
    else if (unsent.size < KEPT_WHILE_AWAY) unsent.set(`${subject} ${payload}`, [subject, payload]);
  }

  function down(): void {
    if (isUp) onConnected(false);
    isUp = false;
  }

  function up(): void {
    isUp = true;
    onConnected(true);
    const kept = [...unsent.values()];
    unsent.clear();
    for (const [subject, payload] of kept) publish(subject, payload);
    for (const tell of gapTold) tell();
  }

  async function follow(open: NatsConnection): Promise<void> {
    for await (const { type } of open.status()) {
      if (type === 'disconnect') {
        down();
        onLost(new Error('The connection to NATS broke. It is made again as soon as NATS answers.'));
      }
      // The client subscribes again by itself.
      if (type === 'reconnect') up();
    }
  }

  const connected = keepConnected(settings, async (open) => {
    connection = open;
    subscribed.clear();
    for (const subject of wanted.keys()) subscribe(subject);
    up();
    follow(open).catch(onLost);
    const problem = await open.closed();
    down();
    if (problem) onLost(problem);
  });

  return {
    start: connected.start,
    publish,

    want(subject: string, heard: (payload: string) => void): void {
      wanted.set(subject, heard);
      subscribe(subject);
    },

    leave(subject: string): void {
      wanted.delete(subject);
      subscribed.get(subject)?.unsubscribe();
      subscribed.delete(subject);
    },

    /** Calls back once NATS knows all subscriptions so far; not if the connection breaks meanwhile, which is a gap. */
    whenKnown(act: () => void): void {
      if (isUp) connection?.flush().then(act, () => undefined);
    },

    onGap: (told: () => void): void => void gapTold.push(told),

    async close(): Promise<void> {
      connected.stop();
      await (isUp ? connection?.drain() : connection?.close());
    },
  };
}

/**
 * Uses NATS, with a subject for each member, to which a process subscribes only while one of its tabs is theirs: so each
 * process hears its own members alone. Throws `NatsRefused`.
 */
export async function natsNotifier(settings: Settings): Promise<Notifier> {
  const { prefix } = settings;
  const link = createLink(settings);
  const heard = new Map<string, Set<(payload: string) => void>>();
  const subjectOf = (memberId: string) => `${prefix}.member.${memberId}`;
  await link.start();
  return {
    async notify(db, channel, ...payloads) {
      afterCommit(db, () => {
        for (const payload of payloads) link.publish(`${prefix}.all.${channel}`, payload);
      });
    },
    async listen(channel, tell) {
      const listeners = heard.get(channel) ?? new Set();
      heard.set(channel, listeners.add(tell));
      link.want(`${prefix}.all.${channel}`, (payload) => {
        for (const listener of listeners) listener(payload);
      });
      return async () => {
        listeners.delete(tell);
      };
    },
    async notifyMembers(db, notices) {
      afterCommit(db, () => {
        for (const { memberId, payload } of notices) link.publish(subjectOf(memberId), payload);
      });
    },
    async hearMembers(tell) {
      const joined = new Set<string>();
      // Tabs that open in the same moment need one answer of NATS together.
      let joining: string[] = [];
      const confirm = () => {
        const some = joining;
        joining = [];
        link.whenKnown(() => {
          for (const memberId of some) if (joined.has(memberId)) tell(memberId, '');
        });
      };
      const leave = (memberId: string) => {
        joined.delete(memberId);
        link.leave(subjectOf(memberId));
      };
      return {
        join(memberId) {
          joined.add(memberId);
          link.want(subjectOf(memberId), (payload) => tell(memberId, payload));
          if (joining.push(memberId) === 1) setImmediate(confirm);
        },
        leave,
        async stop() {
          for (const memberId of joined) leave(memberId);
        },
      };
    },
    onGap: link.onGap,
    close: link.close,
  };
}
