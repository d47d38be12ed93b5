import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { types } from 'node:util';

const CHILD = join(import.meta.dirname, 'serverChild.ts');

/** A server in a separate process, which is killed without warning and restarted. */
export interface MortalServer {
  /** Resolves while the server answers; during a restart, once it answers again. */
  up(): Promise<void>;
  /** Sends SIGKILL, and starts a new process on the same data. */
  killAndRestart(): Promise<void>;
  end(): Promise<void>;
}

export async function startMortal(environment: Record<string, string>): Promise<MortalServer> {
  async function start(): Promise<ChildProcess> {
    const child = spawn(process.execPath, [CHILD], {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const [word] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
    if (word !== 'listening') throw new Error(`The server ended at its start with ${word}.`);
    return child;
  }
  let running = start();
  await running;

  async function kill(): Promise<void> {
    const child = await running;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
  return {
    async up() {
      await running;
    },
    killAndRestart() {
      running = kill().then(start);
      return running.then(() => undefined);
    },
    end: kill,
  };
}

/** The answer to a call; null if the connection broke first, as it does when the server dies. */
export async function answerIfAny(address: string, call: RequestInit): Promise<Response | null> {
  try {
    return await fetch(address, call);
  } catch (cause) {
    // The error that fetch throws for a network failure, across realms; anything else is a mistake of the test.
    if (types.isNativeError(cause) && cause.name === 'TypeError') return null;
    throw cause;
  }
}
