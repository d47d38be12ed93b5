import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { LIVE_PATH } from '@amarena/shared/contracts/chat/live';
import { freePort } from '../../server/src/freePort.ts';
import { pauseBefore } from '../../shared/src/api/liveStream.ts';

const MAIN = join(import.meta.dirname, '../../server/src/main.ts');
/** By plain http. */
const COOKIE = 'session';

/** Tries again until the address answers. */
async function whenReady(address: string): Promise<void> {
  const answer = await fetch(address).catch(() => null);
  if (answer?.ok) return;
  await setTimeout(100);
  await whenReady(address);
}

export interface LiveServer {
  readonly port: number;
  readonly process: ChildProcess;
  /** Ends it as a crash does. */
  kill(): Promise<void>;
}

export async function kill(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  program.kill('SIGKILL');
  await once(program, 'exit');
}

/** Starts a server that only holds streams. */
export async function startLiveServer(settings: Readonly<Record<string, string>>): Promise<LiveServer> {
  const port = await freePort();
  const server = spawn(process.execPath, [MAIN], {
    stdio: 'inherit',
    env: { ...process.env, ...settings, PORT: String(port), ROLES: 'live', HOST: '127.0.0.1', TRUST_PROXY: 'loopback' },
  });
  await whenReady(`http://127.0.0.1:${port}/health/ready`);
  return { port, process: server, kill: () => kill(server) };
}

export interface OpenStream {
  /** Settles when it ends. */
  readonly ended: Promise<unknown>;
  close(): void;
}

export interface Tab {
  /** Of the member's session. */
  readonly token: string;
  /** Number of the household: a server takes only so many tabs a second from one address. */
  readonly household: number;
}

const addressOf = (household: number): string => `10.${household >> 16}.${(household >> 8) & 255}.${household & 255}`;

/** Opens one stream; calls `heard` with the number of each event. Rejects if it is refused, or if nobody listens. */
export async function openStream(port: number, { token, household }: Tab, heard: (number: number) => void): Promise<OpenStream> {
  const socket = connect(port, '127.0.0.1');
  const headers = ['host: 127.0.0.1', `cookie: ${COOKIE}=${token}`, `x-forwarded-for: ${addressOf(household)}`];
  // A page has the number of the newest event that it knows.
  socket.write(`GET ${LIVE_PATH}?after=0 HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
  const [first] = await once(socket, 'data');
  if (!String(first).startsWith('HTTP/1.1 200')) {
    socket.destroy();
    throw new Error(`A stream was refused: ${String(first).split('\r\n')[0]}`);
  }
  const ended = Promise.withResolvers<void>();
  socket.on('data', (bytes) => {
    for (const [, number] of String(bytes).matchAll(/"new_likes":(\d+)/g)) heard(Number(number));
  });
  socket.on('error', () => ended.resolve()).on('close', () => ended.resolve());
  return { ended: ended.promise, close: () => socket.destroy() };
}

/** Attempts that take some two minutes in all. */
const MOST_ATTEMPTS = 8;

/** Opens a stream as a page does after a break: with its pauses, until it is let in. */
export async function openAsPage(port: number, tab: Tab, heard: (number: number) => void, attempt = 1): Promise<OpenStream> {
  await setTimeout(pauseBefore(attempt));
  return openStream(port, tab, heard).catch((cause: unknown) => {
    if (attempt === MOST_ATTEMPTS) throw cause;
    return openAsPage(port, tab, heard, attempt + 1);
  });
}
