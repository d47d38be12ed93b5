import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { lineReader } from './lines.ts';
import { type FromCell, parseFromCell, type ToCell } from './messages.ts';

/** A process that runs scripts which are not trusted. */
export interface Cell {
  say(message: ToCell): void;
  /** Ends it at once, whatever it does. */
  end(): void;
}

export interface CellDeps {
  readonly onMessage: (message: FromCell) => void;
  /** It ended by itself, or said what it may not say: why, in words for a log. */
  readonly onEnd: (why: string) => void;
  /** Code that runs there behind the process's own, outside of every context: what an attack may reach. Default: none. */
  readonly after?: string;
}

const MOST_MEGABYTES = 512;
/** Characters of one message: a screen with its answers is a hundredth of it. */
const LONGEST = 16_000_000;
const LAST_WORDS = 2_000;
/** User and group that own nothing. */
const NOBODY = 65_534;

const readMain = (): string => readFileSync(new URL('./cellMain.ts', import.meta.url), 'utf8');

/** Files, further processes, threads and native code are Node's to refuse; code from texts, V8's. */
const FLAGS = [
  '--permission',
  '--disallow-code-generation-from-strings',
  '--frozen-intrinsics',
  '--no-warnings',
  `--max-old-space-size=${MOST_MEGABYTES}`,
  '--input-type=module-typescript',
];

const EVERYBODY_MAY_ENTER = 0o001;

/** Whether another user may run a program: every folder on the way to it is open. */
function isOpenToAll(program: string): boolean {
  for (let at = program; at !== path.dirname(at); at = path.dirname(at)) {
    if ((statSync(at).mode & EVERYBODY_MAY_ENTER) === 0) return false;
  }
  return true;
}

/** A server that runs as root lends nothing of it to what it renders. */
const user = (): { uid?: number; gid?: number } =>
  process.getuid?.() === 0 && isOpenToAll(process.execPath) ? { uid: NOBODY, gid: NOBODY } : {};

const options = () => ({ env: {}, cwd: '/', ...user() });

/** Starts a program where the kernel gives it no network, not even the loopback address. */
const UNCONNECTED = ['unshare', '--user', '--net', '--'] as const;

let canUnshare: boolean | undefined;
/** Linux only, and not in every container: where the kernel refuses, the process has to do without its own means alone. */
function commandOf(program: string): [string, ...string[]] {
  canUnshare ??= process.platform === 'linux' && spawnSync(UNCONNECTED[0], [...UNCONNECTED.slice(1), 'true'], options()).status === 0;
  return canUnshare ? [...UNCONNECTED, program] : [program];
}

/**
 * Starts a process for scripts of remotes: with an empty environment, no files, no processes, no threads, no native
 * code and no network, as another user where the server is root. It hears and says lines of JSON.
 */
export function openCell({ onMessage, onEnd, after = '' }: CellDeps): Cell {
  const [command, ...before] = commandOf(process.execPath);
  const child: ChildProcessByStdio<Writable, Readable, Readable> = spawn(command, [...before, ...FLAGS, '--eval', readMain() + after], {
    ...options(),
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let ended = false;
  let words = '';
  const end = (why: string | null) => {
    if (ended) return;
    ended = true;
    child.kill('SIGKILL');
    if (why !== null) onEnd(why);
  };
  const hear = lineReader((line) => {
    if (!ended) onMessage(parseFromCell(line));
  }, LONGEST);
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    try {
      hear(text);
    } catch (cause) {
      end(`It said what is not understood. ${String(cause)}`);
    }
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    words = (words + text).slice(-LAST_WORDS);
  });
  child.on('error', (cause) => end(`It could not start: ${cause.message}`));
  child.on('close', (code, signal) => end(`It ended (${signal ?? code}). ${words}`.trim()));
  // It ended while something was said to it: `close` tells.
  child.stdin.on('error', (cause) => end(`It hears nothing any more: ${cause.message}`));
  // A site that stops does not wait for a screen.
  child.unref();
  for (const pipe of [child.stdin, child.stdout, child.stderr]) if ('unref' in pipe && typeof pipe.unref === 'function') pipe.unref();
  return {
    say: (message) => void child.stdin.write(`${JSON.stringify(message)}\n`),
    end: () => end(null),
  };
}
