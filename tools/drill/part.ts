import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { within } from './bounds.ts';

/** A program of the drilled site that can be killed and started again. */
export interface Part {
  readonly name: string;
  /** Starts it, and resolves when it does its work. */
  start(): Promise<void>;
  /** Ends it without warning, as a power failure would, and resolves when it is gone. */
  kill(): Promise<void>;
}

/** A program without the rights of root: databases refuse them. */
interface Account {
  readonly uid: number;
  readonly gid: number;
}

const LOOK_EVERY = 100;
const UP_WITHIN = 60_000;
const ANSWER_WITHIN = 5_000;

/** The account for programs that refuse to run as root; undefined if this is not root. Throws if there is none. */
export function unprivileged(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('postgres:'));
  if (line === undefined) throw new Error('There is no account "postgres", which the packages of PostgreSQL create.');
  const [, , uid, gid] = line.split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

/** Creates a folder that belongs to the account. */
export function folderFor(account: Account | undefined, ...path: string[]): string {
  const folder = join(...path);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (account !== undefined) chownSync(folder, account.uid, account.gid);
  return folder;
}

/** Resolves once `look` returns true. Throws with the name if that takes more than a minute, or a look hangs that long. */
export async function whenTrue(name: string, look: () => Promise<boolean>): Promise<void> {
  for (const began = Date.now(); Date.now() - began < UP_WITHIN; await setTimeout(LOOK_EVERY)) {
    const left = began + UP_WITHIN - Date.now();
    if (await within(left, name, look()).catch(() => false)) return;
  }
  throw new Error(`${name} is not there after ${UP_WITHIN / 1_000} s.`);
}

/** True if an address answers with success. Throws if it does not answer soon. */
export const answersOk = async (url: string): Promise<boolean> => (await fetch(url, { signal: AbortSignal.timeout(ANSWER_WITHIN) })).ok;

/** Resolves to true if something listens on the port. */
export async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

interface Program {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** Folder of its log, `<name>.log`. */
  readonly logs: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  readonly account?: Account | undefined;
  readonly isUp: () => Promise<boolean>;
  /** Ends what the program started and left running. Default: nothing. */
  readonly alsoKill?: () => void;
}

/** What a program needs of this process. A setting of the site, such as the address of its database, must not reach the drill. */
export const ownEnvironment = (): NodeJS.ProcessEnv => ({ PATH: process.env.PATH, HOME: process.env.HOME, TMPDIR: process.env.TMPDIR });

/** A part that is one program. */
export function programPart({ name, command, args, logs, environment = {}, cwd, account, isUp, alsoKill }: Program): Part {
  let running: ChildProcess | null = null;
  return {
    name,
    async start() {
      const log = openSync(join(logs, `${name}.log`), 'a');
      const started = spawn(command, args, { stdio: ['ignore', log, log], env: { ...ownEnvironment(), ...environment }, cwd, ...account });
      running = started;
      const ended = once(started, 'exit').then(([code]) => code);
      const failed = await Promise.race([whenTrue(name, isUp).then(() => null), ended.then((code) => ({ code }))]);
      if (failed !== null) throw new Error(`${name} ended with code ${failed.code}. Its log is ${join(logs, `${name}.log`)}.`);
    },
    async kill() {
      const ending = running;
      running = null;
      if (ending !== null && ending.exitCode === null && ending.signalCode === null) {
        const ended = once(ending, 'exit');
        ending.kill('SIGKILL');
        await ended;
      }
      alsoKill?.();
    },
  };
}
