import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { lineReader } from './lines.ts';
import { type FromCell, parseFromCell, type ToCell } from './messages.ts';

/** A process that runs untrusted scripts. */
export interface Cell {
  /** `content`: the JSON text that belongs to a `render` or an `answer`, on one line. */
  say(message: ToCell, content?: string): void;
  /** Ends it at once, whatever it is doing. */
  end(): void;
}

export interface CellDeps {
  readonly onMessage: (message: FromCell) => void;
  /** Called if it ends by itself, or sends an invalid message: with the reason, for a log. */
  readonly onEnd: (why: string) => void;
  /**
   * Code that runs after the process's own, outside of every context, to test what an attack could reach. Default:
   * none.
   */
  readonly after?: string;
}

const MOST_MEGABYTES = 512;
/** Maximum characters of one message: a screen with its answers is a hundredth of that. */
const LONGEST = 16_000_000;
const LAST_WORDS = 2_000;
/** User and group that own nothing. */
const NOBODY = 65_534;

const readMain = (): string => readFileSync(new URL('./cellMain.ts', import.meta.url), 'utf8');

/** Node denies files, child processes, threads and native code; V8 denies code from strings. */
const FLAGS = [
  '--permission',
  '--disallow-code-generation-from-strings',
  '--frozen-intrinsics',
  '--no-warnings',
  `--max-old-space-size=${MOST_MEGABYTES}`,
  '--input-type=module-typescript',
];

const EVERYBODY_MAY_ENTER = 0o001;

/** Whether another user may run a program: every folder on the path to it is accessible. */
function isOpenToAll(program: string): boolean {
  for (let at = program; at !== path.dirname(at); at = path.dirname(at)) {
    if ((statSync(at).mode & EVERYBODY_MAY_ENTER) === 0) return false;
  }
  return true;
}

/** A server that runs as root must not pass its rights on to what it renders. */
const user = (): { uid?: number; gid?: number } =>
  process.getuid?.() === 0 && isOpenToAll(process.execPath) ? { uid: NOBODY, gid: NOBODY } : {};

const options = () => ({ env: {}, cwd: '/', ...user() });

/** Starts a program without any network, not even the loopback address, enforced by the kernel. */
const UNCONNECTED = ['unshare', '--user', '--net', '--'] as const;

let canUnshare: boolean | undefined;
/** Linux only, and not in every container: if the kernel refuses, the process runs with its own restrictions alone. */
function commandOf(program: string): [string, ...string[]] {
  canUnshare ??= process.platform === 'linux' && spawnSync(UNCONNECTED[0], [...UNCONNECTED.slice(1), 'true'], options()).status === 0;
  return canUnshare ? [...UNCONNECTED, program] : [program];
}

/**
 * Starts a process for scripts of remotes: with an empty environment, no files, processes, threads, native code or
 * network, and as another user if the server is root. It exchanges lines of JSON.
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
  // It ended while something was sent to it: `close` reports that.
  child.stdin.on('error', (cause) => end(`It hears nothing any more: ${cause.message}`));
  // A server that stops does not wait for a screen.
  child.unref();
  for (const pipe of [child.stdin, child.stdout, child.stderr]) if ('unref' in pipe && typeof pipe.unref === 'function') pipe.unref();
  return {
    say: (message, content) => void child.stdin.write(`${JSON.stringify(message)}\n${content === undefined ? '' : `${content}\n`}`),
    end: () => end(null),
  };
}
